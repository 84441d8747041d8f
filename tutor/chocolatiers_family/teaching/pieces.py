"""Pieces a learner is to touch, computed from the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.chocolatiers_family.teaching.played import Played
from tutor.chocolatiers_family.teaching.pointing import spaces
from tutor.lessons.model import LEARNER

Pieces = Callable[[Played], Sequence[str]]
"""An answer that fits every edition."""


def these(targets: str) -> Pieces:
    """Return the pieces by their ids: "stack:2 hand:0"; for what no position tells."""
    return lambda state: targets.split()


def hand_cards(kinds: str) -> Pieces:
    """Return every card of these kinds in the own hand."""
    return lambda state: [f"hand:{n}" for n, k in enumerate(state.hands[LEARNER]) if k in kinds]


def cards_without_pair() -> Pieces:
    """Return the cards of the own hand that are the only ones of their kind (clause 4.3)."""

    def answer(state: Played) -> list[str]:
        hand = state.hands[LEARNER]
        return [f"hand:{n}" for n, kind in enumerate(hand) if hand.count(kind) == 1]

    return answer


def tray_cards(kinds: str) -> Pieces:
    """Return every card of these kinds in the Share Tray."""
    return lambda state: [f"tray:{n}" for n, k in enumerate(state.tray) if k in kinds]


def open_places() -> Pieces:
    """Return every place where the next box may go (clauses 5.1, 5.2 and 5.6)."""
    return lambda state: [f"place:{r},{c}" for r, c in state.displays[LEARNER].open_places]


def spaces_of(kinds: str) -> Pieces:
    """Return every space of these kinds in the own display; "*" are Wilds."""

    def answer(state: Played) -> list[str]:
        display = state.displays[LEARNER]
        return spaces(space for space in display.spaces if display.at(*space) in kinds)

    return answer


def box_spaces(row: int, column: int) -> Pieces:
    """Return the spaces of one box of the own display, counted in boxes from the top left
    one."""
    rows, columns = (2 * row, 2 * row + 1), (2 * column, 2 * column + 1)
    return lambda state: spaces((r, c) for r in rows for c in columns)


def group_spaces(kind: str) -> Pieces:
    """Return the largest group of the kind in the own display, its Wilds included (clause
    9.2)."""

    def answer(state: Played) -> list[str]:
        groups = state.displays[LEARNER].groups(kind)
        return spaces(groups[0]) if groups else []

    return answer


def lone_spaces(kind: str) -> Pieces:
    """Return the chocolates of the kind that are not in its largest group."""

    def answer(state: Played) -> list[str]:
        inside = group_spaces(kind)(state)
        return [space for space in spaces_of(kind)(state) if space not in inside]

    return answer
