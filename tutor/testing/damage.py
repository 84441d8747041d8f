"""Damage plain data, as a saved file may be damaged: one change at a time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import attrs

STRANGE = {"no such entry": 1}
NONSENSE = "nonsense ☹"
FAR_OUT = (-1, 99, 10**6)
MISSING = object()
"""Stands for an entry that is left out."""
ITEMS = 2
"""Items of a list that are changed; the others behave alike."""


@attrs.frozen
class Damage:
    """One change: `place`: the entries that lead to it, `was` changed to `to`. `data`: the whole
    data with the change.

    `never`: the change has no meaning in any game, so a load must always refuse it.
    """

    place: tuple[str | int, ...]
    was: Any
    to: Any
    data: Any
    never: bool = False

    def __str__(self) -> str:
        where = ", ".join(map(str, self.place))
        what = "left out" if self.to is MISSING else f"made {str(self.to)[:60]!r}"
        return f"“{where}” {what}"


def damages(data: Any, rng: Random) -> Iterator[Damage]:
    """Yield the data with one entry changed, for every entry in turn, nested ones too."""
    for place, value in _places(data, (), rng):
        for to in (STRANGE, None, *_changed(value)):
            never = to is STRANGE or to is NONSENSE
            yield Damage(place, value, to, _with(data, place, to), never)
        if isinstance(place[-1], str):
            yield Damage(place, value, MISSING, _with(data, place, MISSING))


def _places(
    value: Any, at: tuple[str | int, ...], rng: Random
) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Yield every place in the data, and its value."""
    if at:
        yield at, value
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _places(inner, (*at, name), rng)
    elif isinstance(value, list):
        several = range(len(value))
        for n in several if len(value) <= ITEMS else sorted(rng.sample(several, ITEMS)):
            yield from _places(value[n], (*at, n), rng)


def _changed(value: Any) -> Iterator[Any]:
    """Yield other values of the same type."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, *FAR_OUT)
    elif isinstance(value, str):
        yield NONSENSE
        yield from {value[:-1], value + value[-1:], value[::-1]} - {value}
    elif isinstance(value, list):
        yield from ([], [*value, *value[-1:]], value[:-1], value[::-1])
    elif value is None:
        yield 0


def _with(data: Any, place: tuple[str | int, ...], to: Any) -> Any:
    """Return the data with another value at that place."""
    if not place:
        return to
    at, *rest = place
    if not rest and to is MISSING:
        return {name: value for name, value in data.items() if name != at}
    if isinstance(data, dict):
        return {**data, at: _with(data[at], tuple(rest), to)}
    return [_with(each, tuple(rest), to) if n == at else each for n, each in enumerate(data)]
