"""A cached property: functools.cached_property without the lock it has before Python 3.12.

The lock costs more than many a property; on frozen data a second thread finds the same value
anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class remembered(Generic[T]):  # noqa: N801 (used like property)
    """For classes with a __dict__: the value is stored there, so later reads bypass this
    descriptor.
    """

    def __init__(self, find: Callable[[Any], T]) -> None:
        self.find, self.name, self.__doc__ = find, find.__name__, find.__doc__

    def __get__(self, owner: Any, _kind: type | None = None) -> T:
        if owner is None:
            return self  # type: ignore[return-value]  # read from the class: the property itself
        found = owner.__dict__[self.name] = self.find(owner)
        return found
