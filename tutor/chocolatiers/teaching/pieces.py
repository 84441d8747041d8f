"""Pieces to tap: answers to Touch steps, computed from the position as ids of pieces.

"Own" is the learner's, player 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.chocolatiers.kinds import KINDS, WILD
from tutor.chocolatiers.payments import payments
from tutor.chocolatiers.scoring import awards
from tutor.chocolatiers.state import State
from tutor.chocolatiers.teaching.played import P, Played
from tutor.chocolatiers.teaching.pointing import places_around, spaces
from tutor.chocolatiers.teaching.position import with_wild
from tutor.lessons.goal import Goal
from tutor.lessons.model import LEARNER

Pieces = Callable[[Played], Sequence[str]]
"""An answer that fits every edition."""
Of = Callable[[P], Sequence[str]]
"""An answer about positions of one."""


def these(targets: str) -> Pieces:
    """Pieces by their ids: "stack:2 hand:0"; for what no position tells."""
    return lambda state: targets.split()


def both(*answers: Of[P]) -> Of[P]:
    """The pieces of several answers together."""
    return lambda state: [target for answer in answers for target in answer(state)]


# ---- cards and boxes


def hand_cards(kinds: str) -> Pieces:
    """Every card of these kinds in the own hand."""
    return lambda state: [f"hand:{n}" for n, k in enumerate(state.hands[LEARNER]) if k in kinds]


def cards_without_pair() -> Pieces:
    """The cards of the own hand that are the only ones of their kind (clause 4.3)."""

    def answer(state: Played) -> list[str]:
        hand = state.hands[LEARNER]
        return [f"hand:{n}" for n, kind in enumerate(hand) if hand.count(kind) == 1]

    return answer


def tray_cards(kinds: str) -> Pieces:
    """Every card of these kinds in the Share Tray."""
    return lambda state: [f"tray:{n}" for n, k in enumerate(state.tray) if k in kinds]


def payable_boxes() -> Of[State]:
    """The boxes on the stacks that the own hand can pay for (clauses 4.2 to 4.4)."""

    def answer(state: State) -> list[str]:
        hand = state.hands[LEARNER]
        tops = ((n, stack[0]) for n, stack in enumerate(state.stacks) if stack)
        return [f"stack:{n}" for n, top in tops if payments(hand, top.chocolates)]

    return answer


def best_payable_boxes() -> Of[State]:
    """The boxes with the most points of those that the own hand can pay for."""

    def answer(state: State) -> list[str]:
        payable = payable_boxes()(state)
        points = {box: state.stacks[int(box.partition(":")[2])][0].points for box in payable}
        return [box for box in payable if points[box] == max(points.values())]

    return answer


def boxes_worth_most() -> Of[State]:
    """The boxes on the stacks with the most points."""

    def answer(state: State) -> list[str]:
        most = max((stack[0].points for stack in state.stacks if stack), default=0)
        tops = enumerate(state.stacks)
        return [f"stack:{n}" for n, stack in tops if stack and stack[0].points == most]

    return answer


def stacks_left() -> Of[State]:
    """The stacks that still have a box (clause 4.1)."""
    return lambda state: [f"stack:{n}" for n, stack in enumerate(state.stacks) if stack]


def last_boxes() -> Of[State]:
    """The boxes that are the last of their stacks (clause 8.1)."""
    return lambda state: [f"stack:{n}" for n, left in enumerate(state.stacks) if len(left) == 1]


# ---- the own display


def open_places() -> Pieces:
    """Every place where the next box may go (clauses 5.1, 5.2 and 5.6)."""
    return lambda state: [f"place:{r},{c}" for r, c in state.displays[LEARNER].open_places]


def closed_places() -> Pieces:
    """Every place around the own display where no box may go."""

    def answer(state: Played) -> list[str]:
        display = state.displays[LEARNER]
        around = (place for place in places_around(display) if place not in display.open_places)
        return [f"place:{r},{c}" for r, c in around]

    return answer


def spaces_of(kinds: str) -> Pieces:
    """Every space of these kinds in the own display; "*" are Wilds."""

    def answer(state: Played) -> list[str]:
        display = state.displays[LEARNER]
        return spaces(space for space in display.spaces if display.at(*space) in kinds)

    return answer


def box_spaces(row: int, column: int) -> Pieces:
    """The spaces of one box of the own display, counted in boxes from the top left one."""
    rows, columns = (2 * row, 2 * row + 1), (2 * column, 2 * column + 1)
    return lambda state: spaces((r, c) for r in rows for c in columns)


def group_spaces(kind: str) -> Pieces:
    """The largest group of the kind in the own display, its Wilds included (clause 9.2)."""

    def answer(state: Played) -> list[str]:
        groups = state.displays[LEARNER].groups(kind)
        return spaces(groups[0]) if groups else []

    return answer


def lone_spaces(kind: str) -> Pieces:
    """The chocolates of the kind that are not in its largest group."""

    def answer(state: Played) -> list[str]:
        inside = group_spaces(kind)(state)
        return [space for space in spaces_of(kind)(state) if space not in inside]

    return answer


def wild_meets(goal: Goal[P]) -> Of[P]:
    """The spaces where the next Wild meets the goal (clauses 6.1 and 6.3)."""

    def answer(state: P) -> list[str]:
        display = state.displays[LEARNER]
        free = (space for space in display.spaces if display.at(*space) != WILD)
        return spaces(space for space in free if goal.met(with_wild(state, *space)))

    return answer


# ---- Scoring cards


def winners_display(kind: str) -> Pieces:
    """The display that wins the kind's Scoring card; the card itself, to be turned, if nobody does
    (clauses 9.1, 9.3 and 9.4)."""

    def answer(state: Played) -> list[str]:
        winner = awards(state.displays)[kind].winner
        return [f"card:{kind}" if winner is None else f"display:{winner}"]

    return answer


def tied_displays(kind: str) -> Pieces:
    """The displays that tie for the kind's Scoring card."""
    return lambda state: [f"display:{p}" for p in awards(state.displays)[kind].tied]


def cards_won_by(player: int = LEARNER) -> Of[State]:
    """The Scoring cards of kinds that a player wins, First included if they hold it."""

    def answer(state: State) -> list[str]:
        first = ["card:first"] if state.first_card == player else []
        found = awards(state.displays)
        return first + [f"card:{kind}" for kind in KINDS if found[kind].winner == player]

    return answer


def face_down_cards() -> Pieces:
    """The Scoring cards that nobody wins (clauses 9.3 and 9.4)."""

    def answer(state: Played) -> list[str]:
        found = awards(state.displays)
        return [f"card:{kind}" for kind in KINDS if found[kind].winner is None]

    return answer
