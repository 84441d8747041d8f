"""Checked reading of untrusted data: saves, links, packs, the browser's storage.

`read_json` returns plain data of limited size; a `Reader` takes the entries of a table one by one,
each through a check of its value. Every error is a SaveError in our own words, with the place of
the entry:

    read = Reader(read_json(text))
    player = read.one("player", number(most=3))
    hands = read.one("hands", items(letters("TNRMBV", most=7), most=4))

A check is a function that returns the accepted value; it raises Unfit for any other.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Callable, Collection
from datetime import date
from typing import Any, TypeVar

from tutor.engine import SaveError, brief
from tutor.i18n import _

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
Check = Callable[[Any], T]

MOST_TEXT = 1 << 20
"""Most characters of a saved text."""
MOST_DEPTH = 40
"""Most levels of nested lists and tables."""
MOST_DIGITS = 40
"""Most digits of a number: Python takes quadratic time to read a long one."""
BOM = "\ufeff"
"""Byte order mark that some editors write before a text."""


class Unfit(SaveError):  # noqa: N818 (what it is, not that it is an error)
    """Raised for a value that is not allowed: `why` in a sentence, `place` the entries that lead to
    it.
    """

    def __init__(self, why: str, place: tuple[str, ...] = ()) -> None:
        self.why, self.place = why, place
        text = _("The entry “{entry}”: {why}").format(entry=", ".join(map(brief, place)), why=why)
        super().__init__(text if place else why)

    def inside(self, entry: str) -> Unfit:
        """Return the same error with an outer entry added to its place."""
        return Unfit(self.why, (entry, *self.place))


# ---- text


def read_json(text: object, most: int = MOST_TEXT, deepest: int = MOST_DEPTH) -> Any:
    """Parse JSON text, with or without a byte order mark.

    Raises SaveError for anything but a text of at most `most` characters, for invalid JSON (with
    line and column), for nesting deeper than `deepest`, and for what parsers disagree about:
    numbers too long, NaN and infinity, repeated entries, half of a surrogate pair.
    """
    if not isinstance(text, str):
        raise SaveError(_("A save is text. Open the file and pass what is in it."))
    if len(text) > most:
        raise SaveError(_("This is nothing the tutor saved: it is far too long."))
    check_brackets(text, deepest)
    try:
        data = _DECODER.decode(text.removeprefix(BOM))
    except json.JSONDecodeError as error:
        raise SaveError(
            _("This is nothing the tutor saved: line {line}, column {column} is not JSON.").format(
                line=error.lineno, column=error.colno
            )
        ) from None
    if "\\u" in text and not _is_whole(json.dumps(data, ensure_ascii=False)):
        raise SaveError(_("This is nothing the tutor saved: half a character stands in it."))
    return data


def check_brackets(text: str, deepest: int = MOST_DEPTH) -> None:
    """Raise SaveError for JSON nested deeper than `deepest`, before it is parsed: in a browser a
    text of brackets alone crashes Python.
    """
    if text.count("[") + text.count("{") <= deepest:
        return
    depth = 0
    for found in _BRACKETS.finditer(text):
        sign = found[0]
        depth += (sign in ("[", "{")) - (sign in ("]", "}"))
        if depth > deepest:
            raise _too_deep()


def check_depth(data: object, deepest: int = MOST_DEPTH) -> None:
    """Raise SaveError for lists and tables nested more than `deepest` times."""
    level = [data] if isinstance(data, list | dict) else []
    for _depth in range(deepest):
        if not level:
            return
        level = [
            value
            for outer in level
            for value in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(value, list | dict)
        ]
    if level:
        raise _too_deep()


_BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)
"""Match brackets, and whole strings, so that brackets inside them are skipped."""


def _too_deep() -> SaveError:
    return SaveError(_("This is nothing the tutor saved: it is nested too deep."))


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise SaveError(_("This is nothing the tutor saved: a number is too long."))
    return int(digits)


def _real(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise SaveError(_("This is nothing the tutor saved: a number is too large."))
    return value


def _no_number(name: str) -> Any:
    raise SaveError(_("This is nothing the tutor saved: {it} is no number.").format(it=name))


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entries = dict(pairs)
    if len(entries) < len(pairs):
        twice = Counter(name for name, _value in pairs).most_common(1)[0][0]
        raise SaveError(_("The entry “{entry}” stands here twice.").format(entry=brief(twice)))
    return entries


_DECODER = json.JSONDecoder(
    parse_int=_whole, parse_float=_real, parse_constant=_no_number, object_pairs_hook=_unique
)


def _is_whole(text: str) -> bool:
    """Return whether the text has no half of a surrogate pair, which no file or link can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


# ---- entries


class Reader:
    """Reads the entries of a table; errors name the entry."""

    def __init__(self, data: object) -> None:
        """Raises Unfit if `data` is not a table."""
        self.data = table(data)

    def one(self, name: str, check: Check[T]) -> T:
        """Return the entry, checked. Raises SaveError, with its name, if it is missing or wrong."""
        if name not in self.data:
            raise SaveError(_("The entry “{entry}” is missing.").format(entry=name))
        return at(name, self.data[name], check)

    def maybe(self, name: str, check: Check[T], default: A) -> T | A:
        """Return the entry, checked, or the default if it is missing."""
        return self.one(name, check) if name in self.data else default


def at(place: str, value: Any, check: Check[T]) -> T:
    """Check a value; an error of the check gets the place."""
    try:
        return check(value)
    except Unfit as error:
        raise error.inside(place) from None
    except SaveError as error:
        raise Unfit(str(error), (place,)) from None


def table(value: Any) -> dict[str, Any]:
    """Check for a table of any entries."""
    if not isinstance(value, dict):
        raise Unfit(_("This is not a table of entries."))
    return value


def flag(value: Any) -> bool:
    """Check for a bool."""
    if not isinstance(value, bool):
        raise Unfit(_("This must be true or false."))
    return value


def number(most: int, least: int = 0) -> Check[int]:
    """Check for an int in this range (bool rejected)."""

    def check(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise Unfit(
                _("This must be a whole number from {least} to {most}.").format(
                    least=least, most=most
                )
            )
        return value

    return check


def real(most: float, least: float = 0) -> Check[float]:
    """Check for an int or float in this range (bool rejected); lets it through as a float."""

    def check(value: Any) -> float:
        if type(value) not in (int, float) or not least <= value <= most:
            raise Unfit(
                _("This must be a number from {least} to {most}.").format(least=least, most=most)
            )
        return float(value)

    return check


def letters(alphabet: str, most: int, least: int = 0) -> Check[str]:
    """Check for a text of these letters only, `least` to `most` long."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise _not_that_long(least, most)
        strange = next((letter for letter in value if letter not in alphabet), "")
        if strange:
            raise Unfit(
                _("“{it}” means nothing here; the letters are {all}.").format(
                    it=strange, all=alphabet
                )
            )
        return value

    return check


def text(most: int, least: int = 0) -> Check[str]:
    """Check for a text, `least` to `most` characters long, that a file can hold."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or not least <= len(value) <= most or not _is_whole(value):
            raise _not_that_long(least, most)
        return value

    return check


def _not_that_long(least: int, most: int) -> Unfit:
    return Unfit(
        _("This must be a text of {least} to {most} letters.").format(least=least, most=most)
    )


def choice(known: Collection[str]) -> Check[str]:
    """Check for one of these texts."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or value not in known:
            raise Unfit(_("This must be one of: {known}.").format(known=", ".join(known)))
        return value

    return check


def iso_day(value: Any) -> str:
    """Check for an ISO date: 2026-03-04."""
    try:
        return date.fromisoformat(text(10)(value)).isoformat()
    except ValueError:
        raise Unfit(_("This must be a date, for example 2026-03-04.")) from None


def optional(check: Check[T]) -> Check[T | None]:
    """Check for None, or for what `check` accepts."""
    return lambda value: None if value is None else check(value)


def items(check: Check[T], most: int, least: int = 0) -> Check[tuple[T, ...]]:
    """Check for a list of `least` to `most` items, each checked."""

    def check_all(value: Any) -> tuple[T, ...]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise Unfit(
                _("This must be a list of {least} to {most} items.").format(least=least, most=most)
            )
        return tuple(at(_("item {n}").format(n=n), item, check) for n, item in enumerate(value, 1))

    return check_all


def pair(first: Check[A], second: Check[B]) -> Check[tuple[A, B]]:
    """Check for a list of two items, each with its own check."""

    def check(value: Any) -> tuple[A, B]:
        one, other = items(lambda item: item, most=2, least=2)(value)
        place = _("item {n}")
        return at(place.format(n=1), one, first), at(place.format(n=2), other, second)

    return check


def entries(check: Check[T], most: int, longest: int = 60) -> Check[dict[str, T]]:
    """Check for a table of at most `most` entries, each checked, with names of at most `longest`
    characters.
    """

    def check_all(value: Any) -> dict[str, T]:
        found = table(value)
        if len(found) > most or any(len(name) > longest for name in found):
            raise Unfit(
                _("This must be a table of at most {most} entries with short names.").format(
                    most=most
                )
            )
        return {name: at(name, entry, check) for name, entry in found.items()}

    return check_all
