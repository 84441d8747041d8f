"""Answers and marks of questions about displays."""

from __future__ import annotations

from collections.abc import Callable

from tutor.chocolatiers_family.kinds import KINDS, NAMES
from tutor.chocolatiers_family.teaching.played import Played
from tutor.chocolatiers_family.teaching.pointing import spaces
from tutor.kit.words import OTHERS, YOU
from tutor.lessons.feedback import Mark, marks

NOBODY = "none"

Answer = Callable[[Played], str | int]
Marks = Callable[[Played], tuple[Mark, ...]]


def largest(kind: str, player: int = 0) -> Answer:
    """Return the size of the largest group of the kind."""
    return lambda state: state.displays[player].largest(kind)


def groups_of(kind: str) -> Answer:
    """Return how many groups of the kind the own display has."""
    return lambda state: len(state.displays[0].groups(kind))


def places() -> Answer:
    """Count the places where the next box can go."""
    return lambda state: len(state.displays[0].open_places)


# ---- pieces that show why


def group_marks(*kinds: str) -> Marks:
    """Return the own largest group of each kind."""

    def reveal(state: Played) -> tuple[Mark, ...]:
        display = state.displays[0]
        found = [display.groups(kind)[:1] for kind in kinds]
        return marks([s for groups in found for group in groups for s in spaces(group)], "solved")

    return reveal


def deciding_groups(kind: str) -> Marks:
    """Return the largest groups of a kind at the table: who has one wins its card, several
    are a tie."""

    def reveal(state: Played) -> tuple[Mark, ...]:
        most = max(display.largest(kind) for display in state.displays)
        found: list[str] = []
        for player, display in enumerate(state.displays):
            where = f"display:{player}/" if player else ""
            groups = [group for group in display.groups(kind)[:1] if len(group) == most]
            found += [f"{where}{space}" for group in groups for space in spaces(group)]
        return marks(found, "solved")

    return reveal


def kinds(letters: str = KINDS) -> dict[str, str]:
    """Return kinds of chocolate as choices."""
    return {kind: NAMES[kind] for kind in letters}


def players(number: int, nobody: str = "") -> dict[str, str]:
    """Return players as choices, by number; with `nobody`, that too."""
    named = {str(player): name for player, name in enumerate((YOU, *OTHERS)[:number])}
    return {**named, NOBODY: nobody} if nobody else named
