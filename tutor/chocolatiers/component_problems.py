"""What does not fit in a components file: every problem, each with its line."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any

import attrs

from tutor.chocolatiers.kinds import EMPTY, KINDS
from tutor.chocolatiers.toml_lines import TomlLines
from tutor.engine import brief
from tutor.i18n import _

SOURCES = ("rulebook", "reported", "reconstructed")
"""Where a figure may come from."""
NOTES = ("source", "note")
"""Entries that any table may have; `source` it must have."""
MOST = 20
"""Problems shown; whoever sees twenty mends those first."""

Found = Iterator[tuple[int, str]]


def _nothing_more(_data: dict[str, Any], _lines: TomlLines) -> Found:
    return iter(())


@attrs.frozen
class Form:
    """What the components file of an edition looks like.

    `fixed`: figures the rulebook states, which a file may not change. `scoring`: what the Scoring
    cards are for. `switches`: what may be chosen, with its values. `cards`, `tiles`: how many there
    are. `points`: the least and the most of a box. `more`: what else must hold of the whole.
    """

    edition: str
    fixed: Mapping[str, Mapping[str, Any]]
    scoring: tuple[str, ...]
    switches: Mapping[str, tuple[Any, ...]]
    cards: int
    tiles: int
    points: tuple[int, int] = (1, 9)
    more: Callable[[dict[str, Any], TomlLines], Found] = _nothing_more


@attrs.frozen
class Problem:
    """What is wrong, and in which line; line 0 is the file itself."""

    line: int
    text: str

    def __str__(self) -> str:
        return _("line {n}: {what}").format(n=self.line, what=self.text) if self.line else self.text


def find_problems(data: dict[str, Any], text: str, form: Form) -> list[Problem]:
    """All that does not fit, in the order of the lines; a long list is cut short."""
    found = sorted(_everything(data, TomlLines(text), form), key=lambda problem: problem[0])
    problems = [Problem(line, what) for line, what in dict.fromkeys(found)]
    if len(problems) > MOST:
        more = _("and {n} more problems.").format(n=len(problems) - MOST)
        problems[MOST:] = [Problem(0, more)]
    return problems


def _everything(data: dict[str, Any], lines: TomlLines, form: Form) -> Found:
    for name in data:
        if name not in ("edition", "tiles", *form.fixed, *_CHECKS):
            yield lines.of(name), _("“{name}” means nothing here.").format(name=brief(name))
    if data.get("edition") != form.edition:
        yield lines.of("", "edition"), _("edition must be “{right}”.").format(right=form.edition)
    for name, figures in form.fixed.items():
        table = yield from _table(data, name, tuple(figures), lines)
        if table is not None:
            for key, right in figures.items():
                if not _same(table.get(key), right):
                    yield lines.of(name, key), _fixed(key, right)
    for name, check in _CHECKS.items():
        table = yield from _table(data, name, _entries(form, name), lines)
        if table is not None:
            yield from check(table, lines, form)
    yield from _tiles(data.get("tiles"), lines, form)
    yield from form.more(data, lines)


def _entries(form: Form, name: str) -> tuple[str, ...]:
    """The entries of a table that a teacher may change."""
    return {
        "switches": tuple(form.switches),
        "cards": (*KINDS, "total", "total_source"),
        "scoring": form.scoring,
    }[name]


def _table(
    data: dict[str, Any], name: str, keys: tuple[str, ...], lines: TomlLines
) -> Generator[tuple[int, str], None, dict[str, Any] | None]:
    """The table of that name, if there is one; what is wrong with its form comes out on the way."""
    table = data.get(name)
    if not isinstance(table, dict):
        yield lines.of(name), _("the table [{name}] is missing.").format(name=name)
        return None
    for key in table:
        if key not in (*keys, *NOTES):
            yield (
                lines.of(name, key),
                _("“{name}” means nothing in [{table}].").format(name=brief(key), table=name),
            )
    if table.get("source") not in SOURCES:
        yield lines.of(name, "source"), _source_message()
    return table


def _cards(cards: dict[str, Any], lines: TomlLines, form: Form) -> Found:
    for kind in KINDS:
        if not whole(cards.get(kind), 0, form.cards):
            yield (
                lines.of("cards", kind),
                _("give the number of {kind} cards, a whole number.").format(kind=kind),
            )
    if all(whole(cards.get(k), 0, form.cards) for k in KINDS):
        total = sum(cards[k] for k in KINDS)
        if total != form.cards:
            yield (
                lines.of("cards"),
                _("the cards add up to {sum}; the rulebook has {total}.").format(
                    sum=total, total=form.cards
                ),
            )
    if not _same(cards.get("total", form.cards), form.cards):
        yield lines.of("cards", "total"), _fixed("total", form.cards)


def _scoring(scoring: dict[str, Any], lines: TomlLines, form: Form) -> Found:
    for key in form.scoring:
        if not whole(scoring.get(key), 0, 99):
            yield (
                lines.of("scoring", key),
                _("give the points of the Scoring card “{key}”, a whole number.").format(key=key),
            )


def _switches(switches: dict[str, Any], lines: TomlLines, form: Form) -> Found:
    for key, values in form.switches.items():
        if not any(_same(switches.get(key), value) for value in values):
            text = _("{key} must be one of: {known}.")
            if values == (True, False):
                text = _("{key} must be true or false.")
            known = ", ".join(map(str, values))
            yield lines.of("switches", key), text.format(key=key, known=known)


_CHECKS = {"switches": _switches, "cards": _cards, "scoring": _scoring}
"""Tables a teacher may change."""


def _tiles(tiles: object, lines: TomlLines, form: Form) -> Found:
    if not isinstance(tiles, list) or not all(isinstance(tile, dict) for tile in tiles):
        yield lines.of("tiles"), _("write each Box tile as a table [[tiles]].")
        return
    if len(tiles) != form.tiles:
        yield (
            lines.of("tiles"),
            _("{n} tiles; the rulebook has {total}.").format(n=len(tiles), total=form.tiles),
        )
    for n, tile in enumerate(tiles):
        for key in tile:
            if key not in ("spaces", "points", *NOTES):
                yield (
                    lines.of("tiles", key, n),
                    _("“{name}” means nothing in [{table}].").format(
                        name=brief(key), table="[tiles]"
                    ),
                )
        if not _is_spaces(tile.get("spaces")):
            what = _("spaces must be four of {kinds}, with at most one “.” for an empty space.")
            yield lines.of("tiles", "spaces", n), what.format(kinds=KINDS)
        least, most = form.points
        if not whole(tile.get("points"), least, most):
            text = _("points must be a whole number from {least} to {most}.")
            yield lines.of("tiles", "points", n), text.format(least=least, most=most)
        if tile.get("source") not in SOURCES:
            yield lines.of("tiles", "source", n), _source_message()


def _is_spaces(spaces: object) -> bool:
    return (
        isinstance(spaces, str)
        and len(spaces) == 4
        and all(s in KINDS + EMPTY for s in spaces)
        and spaces.count(EMPTY) <= 1
    )


def whole(value: object, least: int, most: int) -> bool:
    """Whether this is a whole number in that range; true is none."""
    return type(value) is int and least <= value <= most


def _same(value: object, right: object) -> bool:
    """Equal and of the same type: in Python 2.0 and true equal whole numbers too."""
    if isinstance(right, dict):
        return (
            isinstance(value, dict)
            and value.keys() == right.keys()
            and all(_same(value[key], right[key]) for key in right)
        )
    return type(value) is type(right) and value == right


def _fixed(key: str, right: object) -> str:
    if isinstance(right, dict):
        right = "{ " + ", ".join(f"{k} = {v}" for k, v in right.items()) + " }"
    return _("{key} must be {right}: the rulebook says so.").format(key=key, right=right)


def _source_message() -> str:
    return _("source must be one of {known}: where does the figure come from?").format(
        known=", ".join(SOURCES)
    )
