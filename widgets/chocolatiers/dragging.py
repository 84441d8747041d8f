"""Which pieces can be dragged, and where they might go; see `carrying` for what that means."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from tutor.chocolatiers import reasons
from tutor.chocolatiers.state import ACTION, BONUS, END
from tutor.chocolatiers_family.kinds import KINDS
from widgets.chocolatiers import composer
from widgets.chocolatiers_family.carrying import Drags, Drop
from widgets.chocolatiers_family.desk import Board
from widgets.chocolatiers_family.target_ids import parse, spot

AREAS = {
    **dict.fromkeys(("tray", "deck", "discards"), "tray"),
    **dict.fromkeys(("stack", "stacks"), "stacks"),
    **dict.fromkeys(("place", "space", "enlarge"), "display"),
    **{zone: zone for zone in ("hand", "wild", "display")},
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
    found += [f"stack:{n}" for n in range(len(state.stacks)) if state.tile(n)]
    found += ["wild"]
    found += [f"tray:{len(state.tray)}"] if chosen.give is not None else []
    found += [spot("place", chosen.place)] if chosen.place is not None else []
    found += [spot("space", chosen.space)] if chosen.space is not None else []
    return tuple(found)


def _places(board: Board, kind: str) -> Iterable[str]:
    """Where a piece of this kind might go at all."""
    state = board.state
    match kind:
        case "tray":
            return ("hand",)
        case "hand" if state.phase == ACTION:
            return [f"tray:{slot}" for slot in range(len(state.tray) + 1)]
        case "hand" if state.phase == END:
            return ("tray",)
        case "hand":
            place, box = board.chosen.place, board.chosen.box
            boxes = [box] if box else [f"stack:{n}" for n in range(len(state.stacks))]
            here = [spot("place", place)] if place is not None and box else []
            return [*boxes, *here]
        case "stack" | "place":
            return [spot("place", at) for at in state.display.open_places]
        case "wild" | "space":
            return [spot("space", at) for at in state.display.spaces]
    return ()


@frozen
class _Drop(Drop):
    """Drops of the Action Phase."""

    def from_tray(self) -> tuple[str, ...] | None:
        if self.area != "hand":
            return None
        slot, give = self.numbers[0], self.chosen.give
        if slot == len(self.board.state.tray):  # one's own card comes back
            return (f"hand:{give}",)
        return () if slot in self.chosen.taken else (self.source,)

    def to_swap(self) -> tuple[str, ...] | None:
        if self.area != "tray":
            return None
        kind, numbers = parse(self.place)
        tray = self.board.state.tray
        lies = kind == "tray" and numbers[0] < len(tray) and tray[numbers[0]] in KINDS
        return (self.source, self.place) if lies else (self.source,)


DRAGS = Drags(
    composer.click,
    AREAS,
    _places,
    {
        (ACTION, "tray"): (_Drop.from_tray, reasons.card_goes_to_hand),
        (ACTION, "hand"): (_Drop.to_swap, reasons.card_goes_to_tray),
        (BONUS, "hand"): (_Drop.to_pay, reasons.card_pays),
        (BONUS, "stack"): (_Drop.of_box, reasons.box_goes_to_display),
        (BONUS, "place"): (_Drop.of_place, reasons.box_goes_to_display),
        (BONUS, "wild"): (_Drop.of_wild, reasons.wild_goes_on_space),
        (BONUS, "space"): (_Drop.of_space, reasons.wild_goes_on_space),
        (END, "hand"): (_Drop.to_discard, reasons.card_is_discarded),
    },
    _Drop,
)
