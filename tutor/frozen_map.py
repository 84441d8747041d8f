"""A mapping that cannot be changed, and can be hashed and pickled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn, Self, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenMap(dict[K, V]):
    """A dictionary that never changes: it equals a dict with the same entries, and can be hashed
    if its values can.

    >>> points = FrozenMap({"Boxes": 12})
    >>> points, points["Boxes"], hash(points) == hash(FrozenMap(Boxes=12))
    ({'Boxes': 12}, 12, True)
    """

    def __hash__(self) -> int:  # type: ignore[override]  # a dict has none, because it changes
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self),)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def _refuse(self, *_arguments: Any, **_named: Any) -> NoReturn:
        raise TypeError("This mapping cannot be changed; dict(it) makes a copy that can.")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


def frozen(mapping: Mapping[Any, Any]) -> FrozenMap[Any, Any]:
    """Return a mapping as one that cannot be changed: a converter for fields of records."""
    return mapping if isinstance(mapping, FrozenMap) else FrozenMap(mapping)
