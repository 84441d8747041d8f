"""Finds the part of a wrong box that is right, its place or its payment, and keeps it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from attrs import evolve, frozen

from tutor.chocolatiers_family.payments import payments
from tutor.i18n import _
from widgets.chocolatiers_family.gestures import MakeBox
from widgets.chocolatiers_family.selection import NOTHING, Position, Selection
from widgets.chocolatiers_family.target_ids import spot
from widgets.tabletop import Near


@frozen
class Tried:
    """A Box action that was wrong. `box` has its `cards`, `row`, `column` and `face`; it lies at
    `where`, others at `places`; `make` makes the edition's action."""

    state: Position
    box: Any
    where: int | str
    places: Iterable[int | str]
    make: MakeBox

    def near(self, chosen: Selection, right: Callable[[Any], bool]) -> Near[Selection] | None:
        """Return the right place with the wrong turn: the box stays there. The right box at a
        wrong place: it goes back, but stays in hand, paid for. A wrong box at the right
        place: it goes back, too, and its cards with it; only the place stays chosen, for the
        right one."""
        at = (self.box.row, self.box.column)
        if any(map(right, self._turned())):
            text = _("The place is right: only turn the box.")
            return Near(chosen, stays=True, text=text, marked=(spot("place", at), "rotate"))
        if any(map(right, self._moved())):
            return Near(evolve(chosen, place=None))
        if any(map(right, self._others())):
            return Near(evolve(NOTHING, place=at), text=_("The place is right; it stays chosen."))
        return None

    @property
    def _faces(self) -> tuple[str, ...]:
        tile = self.state.tile(self.where)
        return tile.faces if tile else ()

    def _turned(self) -> Iterator[Any]:
        """The same box in the same place, turned otherwise."""
        box = self.box
        for face in self._faces:
            if face != box.face:
                yield self.make(self.where, box.cards, box.row, box.column, face)

    def _moved(self) -> Iterator[Any]:
        """The same box in every other place."""
        for row, column in self.state.display.open_places:
            if (row, column) != (self.box.row, self.box.column):
                for face in self._faces:
                    yield self.make(self.where, self.box.cards, row, column, face)

    def _others(self) -> Iterator[Any]:
        """The other boxes in the same place, paid for in every way."""
        for place in self.places:
            tile = self.state.tile(place) if place != self.where else None
            for way in payments(self.state.hand, tile.chocolates) if tile else ():
                for face in tile.faces if tile else ():
                    yield self.make(place, way.cards, self.box.row, self.box.column, face)
