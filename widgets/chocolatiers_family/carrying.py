"""Dragging: what takes a piece that was taken up, and the clicks that letting it go stands for.

Whatever can be done by dragging can be done by clicking: a drop is told as clicks, which an
edition's composer answers. Only a drop that is no click at all is answered here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import evolve, frozen

from tutor.engine import Violation
from widgets.chocolatiers_family.selection import Selection
from widgets.chocolatiers_family.target_ids import parse, spot
from widgets.tabletop import Board as AnyBoard
from widgets.tabletop import Dropped, Lifted, Outcome

Board = AnyBoard[Any, Any, Selection]
BOXES = ("stack", "row", "reserved")
"""Kinds of targets at which boxes lie."""


@frozen
class Drop:
    """A piece let go; an edition's `Drags` say which method tells its clicks: None if there is no
    sense in it. `area`: the part of one's own table it was let go over."""

    board: Board
    source: str
    numbers: tuple[int, ...]
    place: str
    area: str

    @property
    def chosen(self) -> Selection:
        """What was chosen before the piece was taken up."""
        return self.board.chosen

    def to_pay(self) -> tuple[str, ...] | None:
        """Pay with the card that was dropped on a box or on its place."""
        kind, _numbers = parse(self.place)
        box = self.place if kind in BOXES else self.chosen.box
        if not box or self.area not in ("stacks", "reserved", "display"):
            return None
        paid = self.numbers[0] in self.chosen.cards
        return (*self.pick(box), *(() if paid else (self.source,)))

    def to_discard(self) -> tuple[str, ...] | None:
        """Discard the card that was dropped on the discards."""
        if self.area != "tray":
            return None
        return () if self.numbers[0] in self.chosen.cards else (self.source,)

    def of_box(self) -> tuple[str, ...] | None:
        """Place the box that was dropped on the display."""
        if self.area != "display" or ":" not in self.place:
            return None
        return (*self.pick(self.source), *self.box_place())

    def of_place(self) -> tuple[str, ...] | None:
        """Move the box that is being tried out, or put it back."""
        if self.area == "stacks":
            return ("cancel",)
        return self.box_place() if self.area == "display" and ":" in self.place else None

    def of_wild(self) -> tuple[str, ...] | None:
        """Place the Wild that was dropped on a space."""
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
        """Move the Wild that is being tried out, or put it back."""
        return ("wild",) if self.area == "wild" else self.of_wild()

    def pick(self, box: str) -> tuple[str, ...]:
        """Return the click that takes a box in hand."""
        return () if box == self.chosen.box else (box,)

    def box_place(self) -> tuple[str, ...]:
        """Return the click on the place for a box, taken or not."""
        kind, _colon, where = self.place.partition(":")
        row, column = (int(number) for number in where.split(","))
        at = (row // 2, column // 2) if kind == "space" else (row, column)
        return () if at == self.chosen.place else (spot("place", at),)


Clicks = Callable[[Any], tuple[str, ...] | None]
"""Tells the clicks of a `Drop`."""


@frozen
class Drags:
    """What an edition says of dragging.

    `click`: its composer. `areas`: the part of one's own table that a kind of target, or a zone,
    belongs to. `places`: where a piece of a kind might go at all. `drops`: by the phase and the
    piece who tells the clicks of a drop, and what is said where it is let go that it does not go.
    `drop` makes a Drop.
    """

    click: Callable[..., Outcome[Any, Selection]]
    areas: Mapping[str, str]
    places: Callable[[Board, str], Iterable[str]]
    drops: Mapping[tuple[str, str], tuple[Clicks, Callable[[], Violation]]]
    drop: type[Drop] = Drop

    def lifted(self, board: Board, source: str) -> Lifted[Selection]:
        """Return what takes the piece lights up: places that it can be dropped on without a
        refusal.

        Places for a box are there only while a box is in hand.
        """
        kind, _numbers = parse(source)
        chosen = board.chosen
        if kind in BOXES and source != chosen.box:
            chosen = self.click(board.game, board.state, board.player, chosen, source).chosen
        places = self.places(board, kind)
        takes = (p for p in places if self._leads(board, self.dropped(board, source, p).clicks))
        return Lifted(chosen, tuple(takes))

    def dropped(self, board: Board, source: str, place: str) -> Dropped:
        """Return the clicks of a drop; of a piece that has no business in this phase: the click on
        it.
        """
        kind, numbers = parse(source)
        drop = self.drop(board, source, numbers, place, self.areas.get(place.partition(":")[0], ""))
        if place.startswith("display:"):  # another's
            drop = evolve(drop, area="")
        at_home = drop.area == self.areas.get(kind) and kind not in ("place", "space")
        if not place or at_home or not kind:
            return Dropped()
        answer, missed = self.drops.get((board.state.phase, kind), (None, None))
        if answer is None or missed is None:
            return Dropped((source,))
        clicks = answer(drop)
        return Dropped(clicks) if clicks is not None else Dropped(refusal=(missed(),))

    def _leads(self, board: Board, clicks: tuple[str, ...]) -> bool:
        """Whether these clicks do something, and none of them is refused."""
        chosen = board.chosen
        for click in clicks:
            led = self.click(board.game, board.state, board.player, chosen, click)
            if led.refusal:
                return False
            chosen = led.chosen
        return bool(clicks)
