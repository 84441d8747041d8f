"""Which pieces an action, a payment or a broken rule is about."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.kinds import EMPTY, KINDS
from tutor.chocolatiers_family.teaching.pointing import places_around, slot_ids, spaces
from tutor.engine import Violation
from tutor.lessons.feedback import Mark, marks
from tutor.lessons.model import LEARNER


def pieces(state: State, action: Action) -> list[str]:
    """Return the ids of the pieces to touch for this action, of the player to act."""
    hand = state.hand
    match action:
        case Take(card):
            return slot_ids(state.tray, card, "tray")
        case Swap(give, take):
            back = give if give in take else ""
            return slot_ids(hand, give, "hand") + slot_ids(
                state.tray, take.replace(back, "", 1) if back else take, "tray"
            )
        case Box(stack, cards, row, column):
            return [f"stack:{stack}", *slot_ids(hand, cards, "hand"), f"place:{row},{column}"]
        case PlaceWild(row, column):
            return ["wild", f"space:{row},{column}"]
        case Skip():
            return ["skip"]
        case Discard(cards):
            return slot_ids(hand, cards, "hand")


OWN_DISPLAY = f"display:{LEARNER}"


def targets(state: State) -> list[str]:
    """Return the ids of all that the learner can point at, from the top of the table to the bottom.

    Among the places for the next box are those where none may go (clauses 5.2 and 5.6), among the
    stacks those that are empty (4.1).
    """
    display = state.displays[LEARNER]
    return [
        *(f"display:{player}" for player in range(state.players)),
        *(f"card:{what}" for what in ("first", *KINDS)),
        *(f"place:{row},{column}" for row, column in places_around(display)),
        *spaces(display.spaces),
        *(f"stack:{number}" for number in range(len(state.stacks))),
        *("deck", "discards"),
        *(f"tray:{slot}" for slot, card in enumerate(state.tray) if card != EMPTY),
        *(f"hand:{number}" for number in range(len(state.hands[LEARNER]))),
        "wild",
    ]


_AT_PLACE = frozenset({"5.1", "5.2", "5.5", "5.6", "8.3"})

_AT_HAND = frozenset({"4.2", "4.3", "4.4", "7.1"})


def refused(state: State, action: Action, broken: Sequence[Violation]) -> tuple[Mark, ...]:
    """Return the piece where the first rule breaks."""
    clause = broken[0].clause
    match action:
        case Box(stack, cards, row, column):
            if clause in _AT_PLACE:
                return marks([f"place:{row},{column}"], "refused")
            held = slot_ids(state.hand, cards, "hand") if clause in _AT_HAND else []
            return marks(held or [f"stack:{stack}"], "refused")
        case PlaceWild(row, column):
            return marks(["wild" if clause == "6.2" else f"space:{row},{column}"], "refused")
        case _:
            return marks(pieces(state, action), "refused")
