"""Which pieces an action, a payment or a broken rule is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.chocolatiers.actions import Action, Box, Discard, PlaceWild, Skip, Swap, Take
from tutor.chocolatiers.display import Place
from tutor.chocolatiers.state import State
from tutor.engine import Violation
from tutor.lessons.feedback import Mark, marks


def spaces(places: Iterable[Place]) -> list[str]:
    """Ids of spaces of the own display, in reading order."""
    return [f"space:{row},{column}" for row, column in sorted(places)]


def slot_ids(row: str, cards: str, name: str) -> list[str]:
    """Ids of places in a row of cards ("tray" or "hand") that hold these cards, each once.

    >>> slot_ids("TRMTBV", "TT", "tray")
    ['tray:0', 'tray:3']
    """
    found: list[int] = []
    for card in cards:
        found += [n for n, c in enumerate(row) if c == card and n not in found][:1]
    return [f"{name}:{n}" for n in sorted(found)]


def pieces(state: State, action: Action) -> list[str]:
    """Ids of the pieces to touch for this action, of the player to act."""
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


_AT_PLACE = frozenset({"5.1", "5.2", "5.5", "5.6", "8.3"})
_AT_HAND = frozenset({"4.2", "4.3", "4.4", "7.1"})


def refused(state: State, action: Action, broken: Sequence[Violation]) -> tuple[Mark, ...]:
    """The piece where the first rule breaks."""
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
