"""Where a rule is the first edition's: its clause there, and here, as the rulebook says (`like`).

The rooms share the code of such rules; what it says is said again with the clause of this rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from tutor.chocolatiers_family.room import FAMILY
from tutor.engine import Violation
from tutor.resources import resource
from tutor.rulebook import load_rulebook

RULEBOOK = load_rulebook(resource("tutor.chocolatiers_2019", "rulebook.toml"), FAMILY.rulebook)
"""Every clause of this edition by id."""

HERE: Mapping[str, str] = MappingProxyType(
    {there: clause.id for clause in RULEBOOK.values() for there in clause.like}
)
"""This edition's clauses by those of the first edition that they are like."""


def here(broken: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield what is broken, with the clauses of this edition."""
    for clause, message in broken:
        yield HERE[clause], message


def found_here(found: Iterable[Violation]) -> Iterator[Violation]:
    """Yield the same for violations."""
    for violation in found:
        yield Violation(HERE[violation.clause], violation.message)
