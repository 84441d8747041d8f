"""A cache for arguments that compare equal but cannot be hashed, such as a whole board."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def remembers(count: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Return a decorator that caches the last `count` results of a pure function of frozen data.

    A page is laid out for the flights of a click and again to be shown, both times the same.

    >>> @remembers(1)
    ... def double(things):
    ...     print("working")
    ...     return things * 2
    >>> double([1]) is double([1])
    working
    True
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        kept: deque[tuple[object, T]] = deque(maxlen=count)

        @wraps(function)
        def remembering(*args: P.args, **kwargs: P.kwargs) -> T:
            asked = (args, kwargs)
            for known, result in kept:
                if known == asked:
                    return result
            result = function(*args, **kwargs)
            kept.appendleft((asked, result))
            return result

        return remembering

    return decorate
