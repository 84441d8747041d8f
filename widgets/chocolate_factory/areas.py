"""The areas of the table and how much room each needs, by what a table or a lesson shows.

While packets are taken, they need the most room; while Parts run, the Factory does; in the evening
the orders and the stores do. The own Factory is always in sight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve

from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.state import NEW, OVER, PICK, PLACE, RUN, State
from tutor.i18n import N_
from widgets import tabletop
from widgets.chocolate_factory.display_zone import display, parts_alone, staff_alone
from widgets.chocolate_factory.enlarging import larger
from widgets.chocolate_factory.factory_zone import factory
from widgets.chocolate_factory.offering import Chosen
from widgets.chocolate_factory.orders_zone import orders
from widgets.chocolate_factory.others_zone import heads, others
from widgets.chocolate_factory.stores_zone import stores
from widgets.stage import FREE
from widgets.stage.windows import KINDS, LOW, PHONE, PRINTS, SIDE, UPRIGHT
from widgets.tabletop import Ask, Place, Shape, Shown, Span
from widgets.tabletop.zone import Zone

Area = tabletop.Area[State, Action, Chosen]
States = Sequence[State]
Shapes = tuple[Shape, ...]

WIDTH = Span(300, 800, FREE)
ROW = Span(300, 460, FREE)
"""Width of three orders side by side: the stores stand at their right where there is more."""
FLAT = ("sideways",)
"""Kinds of rooms of a lesson that may be low."""
WALL, WALL_TEXT = "projector", 1.6
"""The kind of room of a lesson on the wall, and how much larger words are there."""
ROOMY = tuple(kind for kind in KINDS if kind not in (LOW, PHONE, WALL, *FLAT))
"""Kinds of rooms that are neither a phone's nor on a wall."""
BESIDE = (*ROOMY, *FLAT)
TABLES = (SIDE, UPRIGHT, *PRINTS)
"""Kinds of rooms at a table that are neither a phone's nor low."""
NOWHERE = Place(())
"""The place of an area that is not on the table now."""
LARGER = 1.1
"""Size of pieces, as a factor of the usual, from which everything else in a picture grows, too."""


def made(draw: Callable[[Any, int, int], Zone]) -> Callable[[Any], Shown]:
    """Return the function that draws an area, larger on large screens."""

    def make(ask: Ask[Any, Any, Chosen]) -> Shown:
        scale = ask.room.text if ask.room.kind == WALL else ask.room.scale
        scale = scale if scale > LARGER else 1.0
        zone = draw(ask.board, int(ask.width / scale), int(ask.height / scale))
        return Shown((larger(zone, scale),))

    return make


def _others(ask: Ask[Any, Any, Chosen]) -> Shown:
    """Draw the players; on paper what others hold would be too small to read, and no puzzle asks
    about it.
    """
    return made(heads if ask.room and ask.room.kind in PRINTS else others)(ask)


def _any(states: States, *steps: str) -> bool:
    return any(state.step in steps or state.phase in steps for state in states)


def _heights(
    low: Span | None, phone: Span | None, other: Span | None, width: Span = WIDTH
) -> Shapes:
    """Return a shape for each kind of room: a low one, a phone's, any other; None for no place."""
    return (
        *((Shape(low, width, kinds=(LOW,)),) if low else ()),
        *((Shape(phone, width, kinds=(PHONE,)),) if phone else ()),
        *((Shape(other, width, kinds=BESIDE), on_wall(other)) if other else ()),
    )


def on_wall(span: Span) -> Shape:
    """Return the shape for a class that looks on, whose pictures are larger with their words."""
    best, most = (round(WALL_TEXT * length) for length in (span.best, span.most))
    return Shape(Span(span.least, best, most), WIDTH, kinds=(WALL,))


def _smaller(span: Span, least: int, *kinds: str) -> Shape:
    """Return a second shape, for a lesson with little room. It is farther from its best size than
    the first one is: where both fit, the first is taken.
    """
    return Shape(Span(least, span.most, span.most), WIDTH, kinds=kinds)


def factory_place(states: States) -> Place:
    """Return the place of the Factory, larger while Parts run or are placed."""
    if _any(states, RUN, PLACE):
        low, phone, other = Span(186, 200, 220), Span(300, 380, 400), Span(186, 400, 480)
        small: Shapes = _smaller(phone, 264, PHONE), _smaller(other, 160, *FLAT)
    elif _any(states, PICK) or all(state.phase == OVER for state in states):
        low, phone, other = Span(96, 104, 130), Span(132, 160, 220), Span(110, 260, 400)
        small = (_smaller(other, 96, *FLAT),)
    else:
        low, phone, other = Span(150, 170, 200), Span(216, 250, 290), Span(160, 270, 340)
        small = (_smaller(other, 150, *FLAT),)
    return Place((*_heights(low, phone, other), *small))


def _display_place(states: States) -> Place:
    if _any(states, PICK):
        table, phone, lesson = Span(290, 330, 400), Span(330, 372, 390), Span(180, 330, 400)
        others = tuple(kind for kind in BESIDE if kind not in TABLES)
        found = (
            Shape(table, WIDTH, kinds=TABLES),
            Shape(phone, WIDTH, kinds=(PHONE,)),
            Shape(lesson, WIDTH, kinds=others),
            on_wall(lesson),
            _smaller(phone, 270, PHONE),
            _smaller(lesson, 150, *FLAT),
        )
        return Place(found, tab="display", unless=("parts", "staff"))
    if _any(states, PLACE):
        return new_part_place()
    return NOWHERE


def new_part_place() -> Place:
    """Return the place of the Part that is being placed."""
    return Place(_heights(Span(52, 60, 80), Span(64, 80, 110), Span(56, 90, 110)))


def _packets_place(tab: str) -> Callable[[States], Place]:
    """Return the place of one kind of packets, at a table on a phone: each has a tab of its own."""
    shapes = _heights(Span(150, 160, 190), Span(280, 340, 390), None)
    return lambda states: Place(shapes, tab=tab) if _any(states, PICK) else NOWHERE


def orders_place(states: States) -> Place:
    """Return the place of the orders."""
    if _any(states, NEW):
        other, flat = Span(180, 240, 300), 150
        shapes = _heights(Span(150, 170, 190), Span(230, 290, 320), other, ROW)
    else:
        other, flat = Span(88, 150, 180), 76
        shapes = _heights(Span(76, 80, 84), Span(120, 150, 200), other, ROW)
    return Place((*shapes, _smaller(other, flat, *FLAT)), tab="orders", aside=(LOW,))


def stores_place(states: States) -> Place:
    """Return the place of the stores, beside the orders where there is room."""
    other = Span(140, 190, 240)
    shapes = _unless_busy(states, Span(84, 96, 130), Span(150, 200, 250), other, 84)
    slim = Shape(other, Span(300, 380, 460), kinds=BESIDE, slim=True)
    return Place((*shapes, slim), beside=("orders",), tab="stores")


def _others_place(states: States) -> Place:
    shapes = _unless_busy(states, Span(60, 80, 120), Span(110, 150, 200), Span(56, 64, 90), 56)
    printed = Shape(Span(30, 32, 36), WIDTH, kinds=PRINTS)
    return Place((printed, *map(_off_paper, shapes)), tab="others")


def _off_paper(shape: Shape) -> Shape:
    return evolve(shape, kinds=tuple(kind for kind in shape.kinds if kind not in PRINTS))


def _unless_busy(states: States, low: Span, phone: Span, other: Span, flat: int) -> Shapes:
    """Return the shapes of what is left out on small screens while a Part is placed, or new orders
    are chosen: `flat` is the least of it in a low lesson.
    """
    roomy = Shape(other, WIDTH, kinds=ROOMY), on_wall(other)
    if all(state.step in (PLACE, NEW) for state in states):
        return roomy
    flats = Shape(other, WIDTH, kinds=FLAT), _smaller(other, flat, *FLAT)
    return (*_heights(low, phone, None), *roomy, *flats)


IN_THE_FACTORY = ("3.2", "6.4", "7.1", "7.11", "10.3", "11.6", "12.7", "14.7")
"""Rules about the Factory whose lessons show more."""


WALL_SIZE = (460, 380)
"""A rule's picture is drawn in so much room (px); the wall makes it as large as itself."""


def beside_factory(clause: str, areas: Sequence[str]) -> Sequence[str]:
    """Return what a rule is about besides the Factory, of the areas of the step that teaches it."""
    return () if clause in IN_THE_FACTORY else [area for area in areas if area != "factory"]


AREAS = (
    Area("display", N_("Packets"), made(display), _display_place),
    Area("parts", N_("Parts"), made(parts_alone), _packets_place("parts")),
    Area("staff", N_("Employees"), made(staff_alone), _packets_place("staff"), short=N_("Staff")),
    Area("factory", N_("Factory"), made(factory), factory_place, main=True),
    Area("orders", N_("Orders"), made(orders), orders_place),
    Area("stores", N_("Stores"), made(stores), stores_place),
    Area("others", N_("Players"), _others, _others_place, short=N_("Players")),
)
"""Areas in reading order; those after the Factory become tabs where not everything fits."""
