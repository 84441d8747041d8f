"""Pieces to tap: answers to Touch steps, computed from the position as ids of pieces.

"Own" is the learner's, player 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.scoring import awards
from tutor.chocolatiers_family.teaching.pieces import Pieces as Pieces
from tutor.chocolatiers_family.teaching.pieces import box_spaces as box_spaces
from tutor.chocolatiers_family.teaching.pieces import cards_without_pair as cards_without_pair
from tutor.chocolatiers_family.teaching.pieces import group_spaces as group_spaces
from tutor.chocolatiers_family.teaching.pieces import hand_cards as hand_cards
from tutor.chocolatiers_family.teaching.pieces import lone_spaces as lone_spaces
from tutor.chocolatiers_family.teaching.pieces import open_places as open_places
from tutor.chocolatiers_family.teaching.pieces import spaces_of as spaces_of
from tutor.chocolatiers_family.teaching.pieces import these as these
from tutor.chocolatiers_family.teaching.pieces import tray_cards as tray_cards
from tutor.chocolatiers_family.teaching.played import P, Played
from tutor.chocolatiers_family.teaching.pointing import places_around, spaces
from tutor.chocolatiers_family.teaching.position import with_wild
from tutor.lessons.goal import Goal
from tutor.lessons.model import LEARNER

Of = Callable[[P], Sequence[str]]
"""An answer about positions of one."""


def both(*answers: Of[P]) -> Of[P]:
    """Return the pieces of several answers together."""
    return lambda state: [target for answer in answers for target in answer(state)]


# ---- cards and boxes


def payable_boxes() -> Of[State]:
    """Return the boxes on the stacks that the own hand can pay for (clauses 4.2 to 4.4)."""

    def answer(state: State) -> list[str]:
        hand = state.hands[LEARNER]
        tops = ((n, stack[0]) for n, stack in enumerate(state.stacks) if stack)
        return [f"stack:{n}" for n, top in tops if payments(hand, top.chocolates)]

    return answer


def best_payable_boxes() -> Of[State]:
    """Return the boxes with the most points of those that the own hand can pay for."""

    def answer(state: State) -> list[str]:
        payable = payable_boxes()(state)
        points = {box: state.stacks[int(box.partition(":")[2])][0].points for box in payable}
        return [box for box in payable if points[box] == max(points.values())]

    return answer


def boxes_worth_most() -> Of[State]:
    """Return the boxes on the stacks with the most points."""

    def answer(state: State) -> list[str]:
        most = max((stack[0].points for stack in state.stacks if stack), default=0)
        tops = enumerate(state.stacks)
        return [f"stack:{n}" for n, stack in tops if stack and stack[0].points == most]

    return answer


def stacks_left() -> Of[State]:
    """Return the stacks that still have a box (clause 4.1)."""
    return lambda state: [f"stack:{n}" for n, stack in enumerate(state.stacks) if stack]


def last_boxes() -> Of[State]:
    """Return the boxes that are the last of their stacks (clause 8.1)."""
    return lambda state: [f"stack:{n}" for n, left in enumerate(state.stacks) if len(left) == 1]


# ---- the own display


def closed_places() -> Pieces:
    """Return every place around the own display where no box may go."""

    def answer(state: Played) -> list[str]:
        display = state.displays[LEARNER]
        around = (place for place in places_around(display) if place not in display.open_places)
        return [f"place:{r},{c}" for r, c in around]

    return answer


def wild_meets(goal: Goal[P]) -> Of[P]:
    """Return the spaces where the next Wild meets the goal (clauses 6.1 and 6.3)."""

    def answer(state: P) -> list[str]:
        display = state.displays[LEARNER]
        free = (space for space in display.spaces if display.at(*space) != WILD)
        return spaces(space for space in free if goal.met(with_wild(state, *space)))

    return answer


# ---- Scoring cards


def winners_display(kind: str) -> Pieces:
    """Return the display that wins the kind's Scoring card; the card itself, to be turned, if
    nobody does (clauses 9.1, 9.3 and 9.4)."""

    def answer(state: Played) -> list[str]:
        winner = awards(state.displays)[kind].winner
        return [f"card:{kind}" if winner is None else f"display:{winner}"]

    return answer


def tied_displays(kind: str) -> Pieces:
    """Return the displays that tie for the kind's Scoring card."""
    return lambda state: [f"display:{p}" for p in awards(state.displays)[kind].tied]


def cards_won_by(player: int = LEARNER) -> Of[State]:
    """Return the Scoring cards of kinds that a player wins, First included if they hold it."""

    def answer(state: State) -> list[str]:
        first = ["card:first"] if state.first_card == player else []
        found = awards(state.displays)
        return first + [f"card:{kind}" for kind in KINDS if found[kind].winner == player]

    return answer


def face_down_cards() -> Pieces:
    """Return the Scoring cards that nobody wins (clauses 9.3 and 9.4)."""

    def answer(state: Played) -> list[str]:
        found = awards(state.displays)
        return [f"card:{kind}" for kind in KINDS if found[kind].winner is None]

    return answer
