"""Make frozen records and changed copies of them fast: states, actions, tuples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import attrs

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


def maker(kind: type[T]) -> Callable[..., T]:
    """Return a function that makes a frozen record from the values of its fields, in a third of the
    time that the class takes. The record needs slots for its fields alone (`weakref_slot=False`).

    Lists of actions spend their time here. A record of the same slots that is not frozen is filled,
    then its class is changed; converters and validators are skipped.
    """
    names = [field.name for field in attrs.fields(kind)]  # type: ignore[arg-type]
    name = f"{kind.__name__}Filled"
    filled: Any = attrs.make_class(name, names, slots=True, weakref_slot=False, eq=False)

    def make(*values: object) -> T:
        made = filled(*values)
        made.__class__ = kind
        return made  # type: ignore[no-any-return]

    return make
