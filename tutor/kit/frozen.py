"""Changed copies of frozen values: states and tuples."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(state: T, **changes: object) -> T:
    """Return a copy of the state with some fields changed, in a fifth of the time of
    `attrs.evolve`.

    Search and replay spend their time here, so converters and validators are skipped.
    """
    following = object.__new__(type(state))
    # Two dicts joined share their keys with the state's; filling an empty one takes twice as long.
    object.__setattr__(following, "__dict__", state.__dict__ | changes)
    return following


def put(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the items with the one at `index` replaced."""
    return (*items[:index], value, *items[index + 1 :])
