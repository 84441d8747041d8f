"""The Monday that the first lessons run: five coal, the printed Parts, nothing made yet.

Your new Part lies at the far end below, where it is in nobody's way.
"""

from __future__ import annotations

from tutor.chocolate_factory.state import State
from tutor.chocolate_factory.teaching import factory, played

MORNING = factory(parts={"b4": "A14"})
"""Before the first push."""
SHIFTS = (
    "shift",
    "op t1 B>O",
    "shift",
    "op t2 O>K",
    "op t1 B>O",
    "shift",
    "chute K",
    "op t2 O>F",
    "op t1 B>O",
)
"""What the lessons do, one after the other: worked example 31 of the rules."""


def after(actions: int) -> State:
    """Return Monday after so many of these actions."""
    return played(MORNING, *SHIFTS[:actions])
