"""Zones: one canvas each, with invisible buttons over its pieces, and the places of all on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from typing import NamedTuple

import htpy as h
from attrs import evolve, field, frozen
from htpy import Node

from widgets.browser.parts import Part
from widgets.browser.protocol import Move
from widgets.browser.slots import slot
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_fresh
from widgets.draw.players import SIZE, mark_name, player_svg
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme


def no_picture(key: str) -> Scene | None:
    """Return None: no piece lies here."""
    return None


@frozen
class Spot:
    """A place on a canvas, in CSS px. `picture`: draws the piece that lies there, None for none."""

    canvas: str
    rect: Rect
    picture: Callable[[], Scene | None] = field(default=lambda: None, eq=False)


Spots = Mapping[str, Spot]
Way = tuple[str, str]
"""The keys of the spots from which and to which a piece moves."""


class Ride(NamedTuple):
    """A way on a belt: all that rides moves at the same moment, and stops hard."""

    start: str
    end: str


def backwards(ways: Iterable[Way]) -> Iterator[Way]:
    """Return each of these ways from its end to its start; a belt runs back as a whole."""
    for way in ways:
        end, start = way
        yield Ride(start, end) if isinstance(way, Ride) else (start, end)


@frozen
class Zone:
    """One canvas of the table with the buttons over it.

    `rects`: the place on the canvas of each target and of each thing that pieces move to or from.
    `picture(key)`: the piece there drawn by itself, to fly and to be dragged: without marks and
    without what lies beside or below it; None if there is none. `label`: the name of the whole for
    screen readers. `buttons`: called when the page is rendered, after its pictures have been sent;
    without, the zone is only a picture. `bleed`: by how much the canvas exceeds its column on both
    sides. `elsewhere`: spots of things that the page does not show, such as on the tab they are
    on; the id of an element stands for their canvas, whatever their rectangle.
    """

    name: str
    scene: Scene
    label: str
    rects: Mapping[str, Rect]
    buttons: Callable[[], Node] | None = None
    bleed: int = 0
    picture: Callable[[str], Scene | None] = field(default=no_picture, eq=False)
    elsewhere: Mapping[str, Spot] = field(factory=dict)

    @property
    def element(self) -> Part:
        """The slot for the canvas, with the buttons over it."""
        return Part(self.name, self._slot())

    def _slot(self) -> h.Element:
        margin = {"class_": ["bleed"]} if self.bleed else {}
        if self.buttons is None:
            return slot(self.name, self.scene, role="img", aria_label=self.label, **margin)
        return slot(
            self.name,
            self.scene,
            role="group",
            aria_label=self.label,
            data_grid=self.name,
            **margin,
        )[self.buttons]

    @property
    def spots(self) -> dict[str, Spot]:
        """`rects` with their canvas and pictures, and what lies elsewhere."""
        here = {
            key: Spot(self.name, rect, partial(self.picture, key))
            for key, rect in self.rects.items()
        }
        return {**self.elsewhere, **here}


def with_fresh(zone: Zone, fresh: Collection[str], theme: Theme) -> Zone:
    """Mark those pieces of a zone that have just changed."""
    pen = Pen()
    for key, rect in zone.rects.items():
        if key in fresh:
            draw_fresh(pen, rect, theme)
    drawn = pen.recorded().commands
    return evolve(zone, scene=zone.scene.with_more(drawn)) if drawn else zone


def scenes_of(zones: Iterable[Zone]) -> dict[str, Scene]:
    """Return the scenes of several zones by canvas name."""
    return {zone.name: zone.scene for zone in zones}


def spots_of(zones: Iterable[Zone]) -> dict[str, Spot]:
    """Return the spots of several zones together."""
    return {key: spot for zone in zones for key, spot in zone.spots.items()}


def pieces_of(zones: Iterable[Zone], wanted: Collection[str]) -> dict[str, Scene]:
    """Return the pictures of these pieces, as far as they lie in these zones."""
    shown = ((key, zone.picture(key)) for zone in zones for key in zone.rects if key in wanted)
    return {key: picture for key, picture in shown if picture is not None}


def moves_along(
    ways: Iterable[Way], old: Spots, new: Spots, turning: Collection[str] = ()
) -> tuple[Move, ...]:
    """Return the flights along these ways, from the spots before to the spots after.

    A moving piece uses its picture at the destination, or at the source if it has none there (a
    pile, for example). Ways without a picture or a spot at both ends, and pieces that stay where
    they are, give no flight, so callers need not filter out zones that are not on the page.
    `turning`: spots from which a piece turns over as it leaves.
    """
    ways = tuple(ways)
    left = {start for start, _end in ways}
    found = (
        (way, new[way[1]].picture() or old[way[0]].picture())
        for way in ways
        if way[0] in old and way[1] in new and old[way[0]] != new[way[1]]
    )
    return tuple(
        Move(
            old[start].canvas,
            old[start].rect,
            new[end].canvas,
            new[end].rect,
            picture,
            start,
            end not in left and (rides or _stays(new[end].canvas, old, new)),
            start in turning,
            rides,
        )
        for way, picture in found
        for start, end, rides in [(*way, isinstance(way, Ride))]
        if picture is not None
    )


def _stays(canvas: str, old: Spots, new: Spots) -> bool:
    """Return whether everything on this canvas lies where it did."""
    places = ((old[key], spot) for key, spot in new.items() if key in old)
    return all(was == now for was, now in places if now.canvas == canvas)


@lru_cache(maxsize=64)
def badge(player: int, size: int = SIZE, *, current: bool = False) -> h.Element:
    """Return the mark that stands for a player, before their name (see `called`)."""
    return h.span(class_={"badge": True, "current": current}, aria_hidden="true")[
        player_svg(player, size)
    ]


def called(name: str, player: int) -> Node:
    """Return a name with its mark for screen readers: "Ben, olive bowl"."""
    return [fitting(name), h.span(".visually-hidden")[", ", mark_name(player)]]


def fitting(name: str) -> h.Element:
    """Return a name whose letters get smaller where its line (`.name-line`) is short."""
    return h.span(".fits", style=f"--letters:{len(name)}")[name]
