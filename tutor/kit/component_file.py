"""Reading of component files (TOML), with the line of every problem.

A game's rulebook often counts its pieces without printing them. So the pieces of a box are in a
TOML file in which every table names the source of its figures, and a teacher may use another file.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from tutor.engine import brief
from tutor.errors import PlainError
from tutor.i18n import _
from tutor.kit.toml import TomlError, read_toml
from tutor.kit.toml_lines import TomlLines

SOURCES = ("rulebook", "reported", "reconstructed")
"""The sources that a figure may have."""
NOTES = ("source", "note")
"""Entries allowed in any table; `source` is required."""
MOST = 20
"""Most problems shown at once."""
MAX_BYTES = 1 << 18
"""Size limit of a file; a components file has some kilobytes."""

Found = Iterator[tuple[int, str]]
"""Pairs of line and problem."""


@attrs.frozen
class Problem:
    """A problem and its line; line 0 is the file itself."""

    line: int
    text: str

    def __str__(self) -> str:
        return _("line {n}: {what}").format(n=self.line, what=self.text) if self.line else self.text


class ComponentsError(PlainError):
    """Raised for a components file that cannot be used; `problems` holds each, with its line."""

    def __init__(self, path: Path, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{path.name}: {problem}" for problem in self.problems))


# ---- reading


def read_file(path: Path, find: Callable[[dict[str, Any], TomlLines], Found]) -> dict[str, Any]:
    """Read a components file and return its data.

    `find` yields the problems of the data. Raises ComponentsError with these, sorted by line; a
    long list is cut short.
    """
    try:
        text = _text(path)
        data = _parsed(text)
    except _Unreadable as error:
        raise ComponentsError(path, [error.problem]) from None
    found = sorted(find(data, TomlLines(text)), key=lambda problem: problem[0])
    problems = [Problem(line, what) for line, what in dict.fromkeys(found)]
    if len(problems) > MOST:
        more = _("and {n} more problems.").format(n=len(problems) - MOST)
        problems[MOST:] = [Problem(0, more)]
    if problems:
        raise ComponentsError(path, problems)
    return data


def edition_of(path: Path, known: Sequence[str]) -> str:
    """Return which of the known editions a file declares; the first one if it declares none.

    Raises ComponentsError for a file that cannot be read.
    """
    try:
        said = _parsed(_text(path)).get("edition")
    except _Unreadable as error:
        raise ComponentsError(path, [error.problem]) from None
    return said if isinstance(said, str) and said in known else known[0]


class _Unreadable(Exception):  # noqa: N818 (never leaves this file)
    def __init__(self, text: str, line: int = 0) -> None:
        self.problem = Problem(line, text)


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (FileNotFoundError, ValueError):  # ValueError: a name with a null character
        raise _Unreadable(_("there is no such file.")) from None
    except IsADirectoryError:
        raise _Unreadable(_("this is a folder; give the file in it.")) from None
    except OSError as error:
        raise _Unreadable(
            _("this file cannot be read: {why}.").format(why=error.strerror)
        ) from None
    if len(data) > MAX_BYTES:
        raise _Unreadable(_("this file is far too long for a components file."))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _Unreadable(
            _("this is not text in UTF-8; save the file as text."),
            line=data.count(b"\n", 0, error.start) + 1,
        ) from None


def _parsed(text: str) -> dict[str, Any]:
    try:
        return read_toml(text)
    except TomlError as error:
        raise _Unreadable(str(error), error.line) from None


# ---- checks for any components file


def frame_problems(
    data: dict[str, Any], lines: TomlLines, edition: str, tables: Sequence[str]
) -> Found:
    """Find unknown top-level entries, and a wrong edition."""
    for name in data:
        if name not in ("edition", *tables):
            yield lines.of(name), _("“{name}” means nothing here.").format(name=brief(name))
    if data.get("edition") != edition:
        yield lines.of("", "edition"), _("edition must be “{right}”.").format(right=edition)


def fixed_problems(
    data: dict[str, Any], lines: TomlLines, fixed: Mapping[str, Mapping[str, Any]]
) -> Found:
    """Find figures that differ from those that the rulebook states."""
    for name, figures in fixed.items():
        table = yield from table_problems(data, name, tuple(figures), lines)
        if table is not None:
            for key, right in figures.items():
                if not same(table.get(key), right):
                    yield lines.of(name, key), must_be(key, right)


def table_problems(
    data: dict[str, Any], name: str, keys: Sequence[str], lines: TomlLines
) -> Generator[tuple[int, str], None, dict[str, Any] | None]:
    """Yield problems of a table's form, and return the table; None if it is missing."""
    table = data.get(name)
    if not isinstance(table, dict):
        yield lines.of(name), _("the table [{name}] is missing.").format(name=name)
        return None
    yield from unknown_entries(table, name, keys, lines)
    if table.get("source") not in SOURCES:
        yield lines.of(name, "source"), source_text()
    return table


def unknown_entries(
    table: Mapping[str, Any], name: str, keys: Sequence[str], lines: TomlLines, nth: int = 0
) -> Found:
    """Find unknown entries of a table."""
    for key in table:
        if key not in (*keys, *NOTES):
            text = _("“{name}” means nothing in [{table}].")
            yield lines.of(name, key, nth), text.format(name=brief(key), table=name)


def switch_problems(
    table: Mapping[str, Any], lines: TomlLines, switches: Mapping[str, tuple[Any, ...]]
) -> Found:
    """Find switches of the table [switches] with a value that is not allowed."""
    for key, values in switches.items():
        if not any(same(table.get(key), value) for value in values):
            text = _("{key} must be one of: {known}.")
            if values == (True, False):
                text = _("{key} must be true or false.")
            known = ", ".join(map(str, values))
            yield lines.of("switches", key), text.format(key=key, known=known)


def whole(value: object, least: int, most: int) -> bool:
    """Return whether this is an int in this range (bool rejected)."""
    return type(value) is int and least <= value <= most


def same(value: object, right: object) -> bool:
    """Return whether two values are equal and of the same type (in Python 2.0 == 2 and True ==
    1).
    """
    if isinstance(right, dict):
        return (
            isinstance(value, dict)
            and value.keys() == right.keys()
            and all(same(value[key], right[key]) for key in right)
        )
    return type(value) is type(right) and value == right


def must_be(key: str, right: object) -> str:
    """Return the message for a figure that differs from the rulebook's."""
    if isinstance(right, dict):
        right = "{ " + ", ".join(f"{k} = {v}" for k, v in right.items()) + " }"
    return _("{key} must be {right}: the rulebook says so.").format(key=key, right=right)


def source_text() -> str:
    """Return the message for a table without a valid source."""
    return _("source must be one of {known}: where does the figure come from?").format(
        known=", ".join(SOURCES)
    )
