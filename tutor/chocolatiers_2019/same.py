"""Where a rule is the first edition's, word for word: its clause there, and here.

The rooms share the code of such rules; what it says is said again with the clause of this rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from tutor.engine import Violation

HERE: Mapping[str, str] = MappingProxyType(
    {
        "1.1": "1.1",  # the cards of the box
        "1.2": "1.3",  # three Wilds each
        "1.4": "1.4",  # the boxes of the game
        "4.2": "4.2",  # exact payment
        "4.3": "4.3",  # two for one
        "5.1": "4.5",  # the first box
        "5.2": "4.5",  # full edge to full edge
        "5.3": "4.6",  # turned, not mirrored
        "5.5": "4.6",  # a placed box stays
        "5.6": "4.8",  # 3 by 2
        "6.1": "5.1",  # a Wild on a space
        "6.2": "5.2",  # a box and a free Wild
        "6.3": "5.5",  # what it may lie on
        "7.1": "2.4",  # the hand limit
        "8.3": "4.8",  # six boxes are all
    }
)


def here(broken: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """What is broken, with the clauses of this edition."""
    for clause, message in broken:
        yield HERE[clause], message


def found_here(found: Iterable[Violation]) -> Iterator[Violation]:
    """The same for violations."""
    for violation in found:
        yield Violation(HERE[violation.clause], violation.message)
