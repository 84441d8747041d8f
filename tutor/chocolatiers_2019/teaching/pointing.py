"""Which pieces an action or a broken rule is about."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers_2019 import components as box
from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.kinds import EMPTY, KINDS
from tutor.chocolatiers_family.teaching.pointing import places_around, slot_ids, spaces
from tutor.engine import Violation
from tutor.lessons.feedback import Mark, marks
from tutor.lessons.model import LEARNER

SLOT = "reserved"
"""The place beside the display where the reserved box lies, its Wild on it."""
SCORE_TILES = (*KINDS, box.THREE_FOUR, box.FIRST)
"""The Score tiles in their order."""


def box_id(place: int | str) -> str:
    """Return the id of a box of the row, or of the reserved one."""
    return SLOT if place == RESERVED else f"row:{place}"


def pieces(state: State, action: Action) -> list[str]:
    """Return the ids of the pieces to touch for this action, of the player to act."""
    hand = state.hand
    match action:
        case Take(card):
            return slot_ids(state.tray, card, "tray")
        case Trade(give, take):
            return slot_ids(hand, give, "hand") + slot_ids(state.tray, take, "tray")
        case Box(place, cards, row, column):
            return [box_id(place), *slot_ids(hand, cards, "hand"), f"place:{row},{column}"]
        case PlaceWild(row, column):
            return ["wild", f"space:{row},{column}"]
        case Reserve(place):
            return [box_id(place)]
        case Discard(cards):
            return slot_ids(hand, cards, "hand")


def targets(state: State) -> list[str]:
    """Return the ids of all that the learner can point at, from the top of the table to the bottom.

    Among the places for the next box are those where none may go (clauses 4.5 and 4.8).
    """
    display = state.displays[LEARNER]
    return [
        *(f"display:{player}" for player in range(state.players)),
        *(f"card:{what}" for what in SCORE_TILES),
        *(f"place:{row},{column}" for row, column in places_around(display)),
        *spaces(display.spaces),
        SLOT,
        *(box_id(place) for place in range(len(state.row))),
        *("supply", "deck", "discards"),
        *(f"tray:{slot}" for slot, card in enumerate(state.tray) if card != EMPTY),
        *(f"hand:{number}" for number in range(len(state.hands[LEARNER]))),
        "wild",
    ]


_AT_PLACE = frozenset({"4.5", "4.6", "4.8"})
_AT_HAND = frozenset({"4.2", "4.3", "2.4"})
_AT_WILD = frozenset({"5.2", "6.3"})


def refused(state: State, action: Action, broken: Sequence[Violation]) -> tuple[Mark, ...]:
    """Return the piece where the first rule breaks."""
    clause = broken[0].clause
    match action:
        case Box(place, cards, row, column):
            if clause in _AT_PLACE:
                return marks([f"place:{row},{column}"], "refused")
            held = slot_ids(state.hand, cards, "hand") if clause in _AT_HAND else []
            return marks(held or [box_id(place)], "refused")
        case PlaceWild(row, column):
            return marks(["wild" if clause in _AT_WILD else f"space:{row},{column}"], "refused")
        case Reserve(place):
            where = {"6.4": SLOT, "6.5": "wild"}.get(clause, box_id(place))
            return marks([where], "refused")
        case _:
            return marks(pieces(state, action), "refused")
