"""Which pieces can be dragged, and where they might go; see `carrying` for what that means."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from tutor.chocolatiers_2019 import reasons
from tutor.chocolatiers_2019.actions import RESERVED
from tutor.chocolatiers_2019.state import DISCARD, FIRST, SECOND
from tutor.chocolatiers_family.kinds import KINDS
from widgets.chocolatiers_2019 import composer
from widgets.chocolatiers_2019.desk import Board
from widgets.chocolatiers_family.carrying import Drags, Drop
from widgets.chocolatiers_family.selection import NOTHING
from widgets.chocolatiers_family.target_ids import spot

AREAS = {
    **dict.fromkeys(("tray", "deck", "discards"), "tray"),
    **dict.fromkeys(("row", "supply"), "stacks"),
    **dict.fromkeys(("place", "space", "enlarge"), "display"),
    **{zone: zone for zone in ("hand", "wild", "display", "reserved")},
}


def pieces(board: Board) -> tuple[str, ...]:
    """Return what can be dragged: cards, boxes, Wilds, and what is being tried out; nothing while
    another moves.
    """
    state, chosen = board.state, board.chosen
    if board.quiet or state.player != board.player:
        return ()
    found = [f"tray:{slot}" for slot, card in enumerate(state.tray) if card in KINDS]
    found += [f"hand:{card}" for card in range(len(state.hand)) if card != chosen.give]
    found += [f"row:{n}" for n in range(len(state.row))]
    found += ["reserved"] if state.tile(RESERVED) else []
    found += ["wild"]
    found += ["discards"] if chosen.give is not None else []
    found += [spot("place", chosen.place)] if chosen.place is not None else []
    found += [spot("space", chosen.space)] if chosen.space is not None else []
    return tuple(found)


def _places(board: Board, kind: str) -> Iterable[str]:
    """Where a piece of this kind might go at all."""
    state, chosen = board.state, board.chosen
    match kind:
        case "tray" | "discards":
            return ("hand",)
        case "hand" if state.phase == DISCARD:
            return ("discards",)
        case "hand":
            row = [f"row:{n}" for n in range(len(state.row))]
            boxes = [chosen.box] if chosen.box else [*row, "reserved"]
            here = [spot("place", chosen.place)] if chosen.place is not None and chosen.box else []
            return [*boxes, *here, "discards"]
        case "row" | "reserved" | "place":
            own = ["reserved"] if kind == "row" and state.tile(RESERVED) is None else []
            return [*(spot("place", at) for at in state.display.open_places), *own]
        case "wild" | "space":
            return [spot("space", at) for at in state.display.spaces]
    return ()


@frozen
class _Drop(Drop):
    """Drops that this edition knows, besides those of both."""

    def from_tray(self) -> tuple[str, ...] | None:
        """Take a card, or one more of a trade."""
        if self.area != "hand":
            return None
        return () if self.numbers[0] in self.chosen.taken else (self.source,)

    def put_back(self) -> tuple[str, ...] | None:
        """Take back the card that was put down for two."""
        return (f"hand:{self.chosen.give}",) if self.area == "hand" else None

    def of_hand(self) -> tuple[str, ...] | None:
        """Pay for a box with the card, or discard it for two of the tray."""
        if self.area != "tray":
            own = self.place == "reserved"
            return self.to_pay() if not own or self.board.state.tile(RESERVED) else None
        return (*(() if self.chosen == NOTHING else ("cancel",)), self.source, "discards")

    def of_row(self) -> tuple[str, ...] | None:
        """Lay a box of the row on a place of the display, or reserve it."""
        if self.area == "reserved":
            return (*self.pick(self.source), "reserve")
        return self.of_box()

    def of_tried(self) -> tuple[str, ...] | None:
        """Move, put back or reserve the box that is being tried out."""
        if self.area == "reserved":
            return ("cancel",) if self.chosen.box == "reserved" else ("reserve",)
        return self.of_place()


def _drops() -> dict[tuple[str, str], tuple[object, object]]:
    free = {
        "tray": (_Drop.from_tray, reasons.card_goes_to_hand),
        "discards": (_Drop.put_back, reasons.card_goes_to_hand),
        "hand": (_Drop.of_hand, reasons.card_pays),
        "row": (_Drop.of_row, reasons.box_goes_to_display),
        "reserved": (_Drop.of_box, reasons.box_goes_to_display),
        "place": (_Drop.of_tried, reasons.box_goes_to_display),
        "wild": (_Drop.of_wild, reasons.wild_goes_on_space),
        "space": (_Drop.of_space, reasons.wild_goes_on_space),
    }
    return {
        **{(phase, kind): drop for phase in (FIRST, SECOND) for kind, drop in free.items()},
        (DISCARD, "hand"): (_Drop.to_discard, reasons.card_is_discarded),
    }


DRAGS = Drags(composer.click, AREAS, _places, _drops(), _Drop)  # type: ignore[arg-type]
