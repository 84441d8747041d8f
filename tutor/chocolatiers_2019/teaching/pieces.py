"""Pieces to tap that only this edition has: answers to Touch steps, as ids of pieces.

Those about hands, trays and displays are the first edition's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.chocolatiers_2019.actions import RESERVED
from tutor.chocolatiers_2019.components import FIRST
from tutor.chocolatiers_2019.legality import no_reserving, tile_at
from tutor.chocolatiers_2019.scoring import THREE_FOUR, awards
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_2019.teaching.counting import COUNTING
from tutor.chocolatiers_2019.teaching.pointing import SLOT, box_id
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.teaching.pointing import spaces
from tutor.lessons.feedback import Mark, marks
from tutor.lessons.model import LEARNER

Pieces = Callable[[State], Sequence[str]]


def row_boxes() -> Pieces:
    """Return every box of the row."""
    return lambda state: [box_id(place) for place in range(len(state.row))]


def payable_boxes() -> Pieces:
    """Return the boxes, of the row or reserved, that the own hand can pay for (clauses 4.1 to
    4.3)."""

    def answer(state: State) -> list[str]:
        found = ((place, tile_at(state, place)) for place in (*range(len(state.row)), RESERVED))
        hand = state.hands[LEARNER]
        return [box_id(p) for p, tile in found if tile and payments(hand, tile.chocolates)]

    return answer


def reservable_boxes() -> Pieces:
    """Return the boxes that may be reserved now (clauses 6.4 and 6.5)."""
    return lambda state: [] if [*no_reserving(state)] else list(row_boxes()(state))


def still_to_play() -> Pieces:
    """Return the displays of those who have a turn after this one (clause 7.2)."""

    def answer(state: State) -> list[str]:
        after = range(1, (state.turns_left or 0) + 1)
        return [f"display:{p}" for p in sorted((state.player + n) % state.players for n in after)]

    return answer


def winners_display(key: str) -> Pieces:
    """Return the display that wins a Score tile, by its key; the tile itself if nobody does (8.1
    to 8.3).

    Keys are kinds and "three_four".
    """

    def answer(state: State) -> list[str]:
        winner = COUNTING.awards(state)[key].winner
        return [f"card:{key}" if winner is None else f"display:{winner}"]

    return answer


def score_tiles_of(player: int = LEARNER) -> Pieces:
    """Return the Score tiles that a player wins now, First included if they hold it (clause
    8.4)."""

    def answer(state: State) -> list[str]:
        found = COUNTING.awards(state)
        won = [f"card:{key}" for key, award in found.items() if award.winner == player]
        return won + ([f"card:{FIRST}"] if state.first_tile == player else [])

    return answer


def worth_a_point() -> Pieces:
    """Return what is worth 1 point at the end if it stays as it is: the free Wilds (5.7 and
    6.3).
    """
    return lambda state: ["wild"] if state.wilds[LEARNER] else []


# ---- marks that show why


def cheap_spaces(state: State) -> tuple[Mark, ...]:
    """Return every box worth 3 or 4 points of those who have the most of them (clause 8.3)."""
    award = awards(state.displays)[THREE_FOUR]
    found: list[str] = []
    for player, display in enumerate(state.displays):
        if award.sizes[player] != max(award.sizes):
            continue
        where = f"display:{player}/" if player else ""
        for (row, column), points in zip(display.boxes, display.points, strict=True):
            if points in (3, 4):
                corners = ((2 * row + r, 2 * column + c) for r in (0, 1) for c in (0, 1))
                found += [f"{where}{space}" for space in spaces(corners)]
    return marks(found, "solved")


__all__ = [
    "SLOT",
    "Pieces",
    "cheap_spaces",
    "payable_boxes",
    "reservable_boxes",
    "row_boxes",
    "score_tiles_of",
    "still_to_play",
    "winners_display",
    "worth_a_point",
]
