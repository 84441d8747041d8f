"""Dragging: which pieces can be taken up, what takes them, and the clicks that a drag stands for.

Whatever can be done by dragging can be done by clicking: a drop is told as clicks, which `composer`
answers. Only a drop that is no click at all is answered here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from attrs import evolve, frozen

from tutor.chocolatiers import reasons
from tutor.chocolatiers.kinds import KINDS
from tutor.chocolatiers.state import ACTION, BONUS, END
from tutor.engine import Violation
from widgets.chocolatiers import composer
from widgets.chocolatiers.desk import Board
from widgets.chocolatiers.selection import Selection, top_tile
from widgets.chocolatiers.target_ids import parse, spot
from widgets.tabletop import Dropped, Lifted

AREAS = {
    **dict.fromkeys(("tray", "deck", "discards"), "tray"),
    **dict.fromkeys(("stack", "stacks"), "stacks"),
    **dict.fromkeys(("place", "space", "enlarge"), "display"),
    **{zone: zone for zone in ("hand", "wild", "display")},
}
"""The part of one's own table that a kind of target, or a zone, belongs to."""


def pieces(board: Board) -> tuple[str, ...]:
    """Cards, boxes, Wilds, and what is being tried out; nothing while another moves."""
    state, chosen = board.state, board.chosen
    if board.quiet or state.player != board.player:
        return ()
    found = [f"tray:{slot}" for slot, card in enumerate(state.tray) if card in KINDS]
    found += [f"hand:{card}" for card in range(len(state.hand)) if card != chosen.give]
    found += [f"stack:{n}" for n in range(len(state.stacks)) if top_tile(state, n)]
    found += ["wild"]
    found += [f"tray:{len(state.tray)}"] if chosen.give is not None else []
    found += [spot("place", chosen.place)] if chosen.place is not None else []
    found += [spot("space", chosen.space)] if chosen.space is not None else []
    return tuple(found)


def lifted(board: Board, source: str) -> Lifted[Selection]:
    """What takes the piece lights up: places that it can be dropped on without a refusal.

    Places for a box are there only while a box is in hand.
    """
    kind, numbers = parse(source)
    chosen = board.chosen
    if kind == "stack" and numbers[0] != chosen.stack:
        chosen = composer.click(board.game, board.state, board.player, chosen, source).chosen
    places = _places(board, kind)
    takes = (p for p in places if _leads(board, dropped(board, source, p).clicks))
    return Lifted(chosen, tuple(takes))


def dropped(board: Board, source: str, place: str) -> Dropped:
    """The clicks of a drop; of a piece that has no business in this phase: the click on it."""
    kind, numbers = parse(source)
    drop = _Drop(board, source, numbers, place, AREAS.get(place.partition(":")[0], ""))
    if place.startswith("display:"):  # another's
        drop = evolve(drop, area="")
    at_home = drop.area == AREAS.get(kind) and kind not in ("place", "space")
    if not place or at_home or not kind:
        return Dropped()
    answer, missed = DROPS.get((board.state.phase, kind), (None, None))
    if answer is None or missed is None:
        return Dropped((source,))
    clicks = answer(drop)
    return Dropped(clicks) if clicks is not None else Dropped(refusal=(missed(),))


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
            place, stack = board.chosen.place, board.chosen.stack
            boxes = range(len(state.stacks)) if stack is None else [stack]
            here = [spot("place", place)] if place is not None and stack is not None else []
            return [*(f"stack:{n}" for n in boxes), *here]
        case "stack" | "place":
            return [spot("place", at) for at in state.display.open_places]
        case "wild" | "space":
            return [spot("space", at) for at in state.display.spaces]
    return ()


def _leads(board: Board, clicks: tuple[str, ...]) -> bool:
    """Whether these clicks do something, and none of them is refused."""
    chosen = board.chosen
    for click in clicks:
        led = composer.click(board.game, board.state, board.player, chosen, click)
        if led.refusal:
            return False
        chosen = led.chosen
    return bool(clicks)


@frozen
class _Drop:
    """A piece let go; DROPS says which method tells its clicks: None if there is no sense in it."""

    board: Board
    source: str
    numbers: tuple[int, ...]
    place: str
    area: str

    @property
    def chosen(self) -> Selection:
        return self.board.chosen

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

    def to_pay(self) -> tuple[str, ...] | None:
        kind, numbers = parse(self.place)
        stack = numbers[0] if kind == "stack" else self.chosen.stack
        if stack is None or self.area not in ("stacks", "display"):
            return None
        paid = self.numbers[0] in self.chosen.cards
        return (*self.pick(stack), *(() if paid else (self.source,)))

    def to_discard(self) -> tuple[str, ...] | None:
        if self.area != "tray":
            return None
        return () if self.numbers[0] in self.chosen.cards else (self.source,)

    def of_stack(self) -> tuple[str, ...] | None:
        if self.area != "display" or ":" not in self.place:
            return None
        return (*self.pick(self.numbers[0]), *self.box_place())

    def of_place(self) -> tuple[str, ...] | None:
        if self.area == "stacks":
            return ("cancel",)
        return self.box_place() if self.area == "display" and ":" in self.place else None

    def of_wild(self) -> tuple[str, ...] | None:
        kind, numbers = parse(self.place)
        if kind == "space":
            same = (numbers[0], numbers[1]) == self.chosen.space
            wanted: tuple[str, ...] = () if same else (self.place,)
        elif self.place.startswith("enlarge:"):
            wanted = (self.place,)
        else:
            return None
        return (*(() if self.chosen.wild else ("wild",)), *wanted)

    def of_space(self) -> tuple[str, ...] | None:
        return ("wild",) if self.area == "wild" else self.of_wild()

    def pick(self, stack: int) -> tuple[str, ...]:
        return () if stack == self.chosen.stack else (f"stack:{stack}",)

    def box_place(self) -> tuple[str, ...]:
        """The click on the place for a box, taken or not."""
        kind, _colon, where = self.place.partition(":")
        row, column = (int(number) for number in where.split(","))
        at = (row // 2, column // 2) if kind == "space" else (row, column)
        return () if at == self.chosen.place else (spot("place", at),)


Clicks = Callable[[_Drop], tuple[str, ...] | None]
DROPS: Mapping[tuple[str, str], tuple[Clicks, Callable[[], Violation]]] = {
    (ACTION, "tray"): (_Drop.from_tray, reasons.card_goes_to_hand),
    (ACTION, "hand"): (_Drop.to_swap, reasons.card_goes_to_tray),
    (BONUS, "hand"): (_Drop.to_pay, reasons.card_pays),
    (BONUS, "stack"): (_Drop.of_stack, reasons.box_goes_to_display),
    (BONUS, "place"): (_Drop.of_place, reasons.box_goes_to_display),
    (BONUS, "wild"): (_Drop.of_wild, reasons.wild_goes_on_space),
    (BONUS, "space"): (_Drop.of_space, reasons.wild_goes_on_space),
    (END, "hand"): (_Drop.to_discard, reasons.card_is_discarded),
}
"""By the phase and the piece: who tells the clicks of a drop, and what is said where it is let go
that it does not go."""
