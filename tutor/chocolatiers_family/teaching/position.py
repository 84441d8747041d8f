"""Positions for lessons: cards and tiles come out of one game's box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, WILD, is_cards, name
from tutor.chocolatiers_family.teaching.played import P
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import brief
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.kit.shuffling import shuffled
from tutor.lessons.story import PositionError

SEED = 7
"""Orders what the author leaves open, and later shuffles."""


@attrs.frozen
class Other:
    """Another player: as for the learner, what is not given is filled in."""

    display: str = ""
    hand: str | None = None
    wilds: int | None = None
    points: Sequence[int] | None = None
    wild_chain: bool = True


def with_wild(state: P, row: int, column: int) -> P:
    """Return a Wild of the learner's tried on a space, whatever the phase."""
    displays = (state.displays[0].with_wild(row, column), *state.displays[1:])
    wilds = (state.wilds[0] - 1, *state.wilds[1:])
    return changed(state, displays=displays, wilds=wilds)


class Cards:
    """The cards not yet given to anybody."""

    def __init__(self, of_kind: Mapping[str, int]) -> None:
        every = "".join(kind * of_kind[kind] for kind in KINDS)
        self.left = "".join(shuffled(every, SEED, 0))

    def take(self, cards: str) -> str:
        """Take these cards ("." takes none). Raises PositionError when they are not there."""
        if not is_cards(cards.replace(EMPTY, "")):
            raise PositionError(_("“{cards}” is no set of cards.").format(cards=brief(cards)))
        for kind in cards.replace(EMPTY, ""):
            if kind not in self.left:
                raise PositionError(_("There are not so many {kind}.").format(kind=name(kind)))
            self.left = self.left.replace(kind, "", 1)
        return cards

    def deal(self, number: int) -> str:
        """Return the next cards of the shuffled rest."""
        dealt, self.left = self.left[:number], self.left[number:]
        return dealt


def display_of(seat: Other, pool: list[Tile], wild_chain: bool) -> Display:
    """Return a seat's display; its boxes leave the pool."""
    shape = Display.parse(seat.display, seat.points)
    faces = [shape.face(*place) for place in shape.boxes]
    points = dict[int, int]()
    # A box under a Wild may be one of several; boxes seen whole choose theirs first.
    for n in sorted(range(len(faces)), key=lambda n: faces[n].count(WILD)):
        given = shape.points[n] if seat.points is not None else None
        points[n] = from_pool(faces[n], pool, given)
    return Display(shape.rows, tuple(points[n] for n in range(len(faces))), wild_chain=wild_chain)


def from_pool(face: str, pool: list[Tile], points: int | None = None) -> int:
    """Return the points of the tile that shows this face, turned as needed; it leaves the pool.

    A Wild covers anything. With `points` of the author's own, the tile need not be there.
    """
    for tile in pool:
        fits = points is None or tile.points == points
        if fits and any(_shows(turned, face) for turned in tile.faces):
            pool.remove(tile)
            return tile.points
    if points is None:
        raise PositionError(
            _("No box that is left shows “{face}”, however it is turned.").format(face=face)
        )
    return points


def _shows(spaces: str, face: str) -> bool:
    return all(f in (s, WILD) for s, f in zip(spaces, face, strict=True))
