"""A written lesson as a TOML file. Files are untrusted: everything read is checked."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from tutor import rooms
from tutor.engine import SaveError, brief
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.links import from_link, to_link
from tutor.kit.toml import TomlError, read_toml
from tutor.lessons.written.model import (
    KINDS,
    LINE,
    LONG,
    MOST_FIELDS,
    MOST_MINUTES,
    MOST_REPLIES,
    MOST_STEPS,
    Reply,
    Written,
    WrittenStep,
)

FORMAT = 1
MOST_FILE = 60_000
"""Most characters of a file; a lesson of the course would have some thousands."""
MOST_LINK = 6000
"""Most characters of a link: messages and address bars carry these without cutting them."""
TITLE = 60
NAME = re.compile(r"[A-Za-z0-9_]+")
"""Name of an entry of a position. TOML needs quotes for others, and here names are written bare."""
HIDDEN = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that reverse the order of the letters after them."""
LESSON = ("lesson", "game", "title", "aim", "symbol", "minutes", "step")
TEXTS = (
    "text",
    "since",
    "task",
    "right",
    "hint",
    "clause",
    "show",
    "done",
    "done_text",
    "wrong",
    "wrong_text",
)
"""Entries of a step that are one line of text."""
STEP = ("kind", *TEXTS, "table", "solution", "every", "reply")
REPLY = ("when", "head", "text")


class TooLongForALink(SaveError):  # noqa: N818 (what it is, not that it is an error)
    """Raised for a lesson that is too long for a link and is shared as a file."""


def writable() -> tuple[str, ...]:
    """Return the ids of the games whose lessons can be written in a form."""
    return tuple(game for game in rooms.ids() if rooms.room(game).writing is not None)


def line(most: int = LINE) -> reading.Check[str]:
    """Check for one line of text without invisible characters."""

    def check(value: Any) -> str:
        found = reading.text(most)(value)
        if any(unicodedata.category(c) == "Cc" or c in HIDDEN for c in found):
            raise reading.Unfit(_("This must be one line of plain text."))
        return found

    return check


# ---- reading


def read_written(text: str) -> Written:
    """Read a lesson from a file's text. Raises SaveError, which says what is wrong with it."""
    try:
        data = read_toml(text, MOST_FILE)
    except TomlError as error:
        where = _("Line {n}: {why}").format(n=error.line, why=error) if error.line else str(error)
        raise SaveError(where[:1].upper() + where[1:]) from None
    read = reading.Reader(data)
    if "lesson" not in read.data:
        raise SaveError(_("Nothing says that this is a lesson: the entry “lesson” is missing."))
    if read.one("lesson", reading.number(10**6)) != FORMAT:
        raise SaveError(_("This lesson was written with a newer tutor."))
    _known(read.data, LESSON)
    return Written(
        game=read.one("game", reading.choice(writable())),
        title=read.maybe("title", line(TITLE), ""),
        aim=read.maybe("aim", line(), ""),
        symbol=read.maybe("symbol", line(TITLE), ""),
        minutes=read.maybe("minutes", reading.number(MOST_MINUTES, least=1), 5),
        steps=read.maybe("step", reading.items(_step, MOST_STEPS), ()),
    )


def _known(data: dict[str, Any], names: tuple[str, ...]) -> None:
    """Raise Unfit for an unknown entry."""
    strange = next((name for name in data if name not in names), None)
    if strange is not None:
        raise reading.Unfit(
            _("There is no entry “{entry}” here; the entries are: {known}.").format(
                entry=brief(strange), known=", ".join(names)
            )
        )


def _step(value: Any) -> WrittenStep:
    read = reading.Reader(value)
    _known(read.data, STEP)
    texts = {name: read.maybe(name, line(), "") for name in TEXTS}
    return WrittenStep(
        kind=read.one("kind", reading.choice(KINDS)),
        table=read.maybe("table", _table, None),
        solution=read.maybe("solution", line(LONG), ""),
        every=read.maybe("every", reading.flag, False),
        replies=read.maybe("reply", reading.items(_reply, MOST_REPLIES), ()),
        **texts,
    )


def _table(value: Any) -> dict[str, str]:
    found = reading.entries(line(LONG), MOST_FIELDS)(value)
    strange = next((name for name in found if not NAME.fullmatch(name)), None)
    if strange is not None:
        raise reading.Unfit(_("“{entry}” is no name of an entry.").format(entry=brief(strange)))
    return found


def _reply(value: Any) -> Reply:
    read = reading.Reader(value)
    _known(read.data, REPLY)
    return Reply(*(read.maybe(name, line(), "") for name in REPLY))


# ---- writing


def write_written(written: Written) -> str:
    """Return the lesson as a file's text; `read_written` returns an equal one."""
    return "\n".join(_lines(written)) + "\n"


def _lines(written: Written) -> Iterator[str]:
    yield f"lesson = {FORMAT}"
    yield _entry("game", written.game)
    for name in ("title", "aim", "symbol"):
        yield from _maybe(name, getattr(written, name))
    yield f"minutes = {written.minutes}"
    for step in written.steps:
        yield ""
        yield "[[step]]"
        yield _entry("kind", step.kind)
        for name in (*TEXTS[:3], "solution", *TEXTS[3:]):
            yield from _maybe(name, getattr(step, name))
        if step.every:
            yield "every = true"
        if step.table is not None:
            yield "[step.table]"
            for name, value in step.table.items():
                yield _entry(name, value)
        for reply in step.replies:
            yield "[[step.reply]]"
            for name in REPLY:
                yield from _maybe(name, getattr(reply, name))


def _maybe(name: str, value: str) -> Iterator[str]:
    if value:
        yield _entry(name, value)


def _entry(name: str, value: str) -> str:
    """Write an entry as JSON, whose texts are TOML's but for one character, which `line`
    rejects.
    """
    return f"{name} = {json.dumps(value, ensure_ascii=False)}"


# ---- links


def written_link(written: Written) -> str:
    """Return the lesson as URL-safe text. Raises TooLongForALink."""
    link = to_link(write_written(written))
    if len(link) > MOST_LINK:
        raise TooLongForALink(
            _("This lesson is too long for a link. Save it as a file and share that.")
        )
    return link


def of_link(link: str) -> Written:
    """Return the lesson of a link. Raises SaveError."""
    if len(link) > MOST_LINK:
        raise SaveError(_("This link is too long for a lesson."))
    return read_written(from_link(link, MOST_FILE))
