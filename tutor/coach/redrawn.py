"""Redraw a position: another deal that looks the same to one player.

Hidden parts are found by comparing a position with its view, so a game need not name them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import attrs

from tutor.engine import AnyGame

TRIES = 4
"""Shuffles tried for each way to take a position apart."""
Place = tuple[Any, ...]


def redrawn(game: AnyGame, state: Any, player: int, rng: Random) -> Any | None:
    """Return a possible position that differs from this one but looks the same to the player.

    None if nothing is hidden from them, or nothing of it can be exchanged.
    """
    view = game.view(state, player)
    for split, sort in product((_letters, _items), (_alike, _together)):
        hidden = dict(_hidden(state, view, (), split))
        for _n in range(TRIES):
            other = _rebuilt(state, (), _mixed(hidden, sort, rng))
            if other != state and game.view(other, player) == view and not game.status(other):
                return other
    return None


Split = Callable[[Any, Any], Iterator[tuple[Any, Any, Any]] | None]
Sort = Callable[[Place, Any], Any]


def _hidden(here: Any, seen: Any, at: Place, split: Split) -> Iterator[tuple[Place, Any]]:
    """Yield the places of the smallest parts that differ from the view, and their values."""
    if here == seen:
        return
    parts = split(here, seen) if at else _fields(here, seen)
    if parts is None:
        yield at, here
        return
    for key, inner, shown in parts:
        yield from _hidden(inner, shown, (*at, key), split)


def _fields(here: Any, seen: Any) -> Iterator[tuple[Any, Any, Any]] | None:
    """Return the fields of a record; None for any other value."""
    if not attrs.has(type(here)) or type(here) is not type(seen):
        return None
    names = [field.name for field in attrs.fields(type(here)) if field.init]
    return ((name, getattr(here, name), getattr(seen, name)) for name in names)


def _items(here: Any, seen: Any) -> Iterator[tuple[Any, Any, Any]] | None:
    """Return the items of tuples and mappings; texts and records stay whole."""
    if isinstance(here, tuple) and isinstance(seen, tuple) and len(here) == len(seen):
        return ((n, *pair) for n, pair in enumerate(zip(here, seen, strict=True)))
    if isinstance(here, dict) and isinstance(seen, Mapping) and here.keys() == seen.keys():
        return ((key, here[key], seen[key]) for key in here)
    return None


def _letters(here: Any, seen: Any) -> Iterator[tuple[Any, Any, Any]] | None:
    """Return the same, and the letters of texts of equal length."""
    if isinstance(here, str) and isinstance(seen, str) and len(here) == len(seen) > 1:
        return ((n, *pair) for n, pair in enumerate(zip(here, seen, strict=True)))
    return _items(here, seen)


def _alike(_place: Place, value: Any) -> Any:
    """Exchange whatever is of the same type and length: a hand with the pile."""
    return type(value), len(value) if isinstance(value, str) else 0


def _together(place: Place, value: Any) -> Any:
    """Exchange only what lies together: piles of different cards stay apart."""
    return place[:-1], _alike(place, value)


def _mixed(hidden: Mapping[Place, Any], sort: Sort, rng: Random) -> Mapping[Place, Any]:
    """Exchange hidden values of the same sort among their places."""
    sorts: dict[Any, list[Place]] = defaultdict(list)
    for place, value in hidden.items():
        sorts[sort(place, value)].append(place)
    found: dict[Place, Any] = {}
    for places in sorts.values():
        values = [hidden[place] for place in places]
        rng.shuffle(values)
        found |= dict(zip(places, values, strict=True))
    return found


def _rebuilt(value: Any, at: Place, other: Mapping[Place, Any]) -> Any:
    """Return the value with other values at these places."""
    if at in other:
        return other[at]
    if not any(place[: len(at)] == at for place in other):
        return value
    if isinstance(value, tuple):
        return tuple(_rebuilt(each, (*at, n), other) for n, each in enumerate(value))
    if isinstance(value, str):
        return "".join(_rebuilt(each, (*at, n), other) for n, each in enumerate(value))
    if isinstance(value, dict):
        return {key: _rebuilt(each, (*at, key), other) for key, each in value.items()}
    names = {place[len(at)] for place in other if place[: len(at)] == at}
    new = {name: _rebuilt(getattr(value, name), (*at, name), other) for name in names}
    return attrs.evolve(value, **{name.lstrip("_"): each for name, each in new.items()})
