"""The areas of the solo table: the main game's, with the row of pairs and the week's goals.

The goals are in sight: in the page's own column beside the table, or as a strip of tiles. Only in
a lesson on a phone they are a tab where a whole evening stands on the table, and so is the row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import evolve

from tutor.chocolate_factory.manager.actions import ManagerAction
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import NEW, PICK, PLACE
from tutor.chocolate_factory.stores import STORES
from tutor.i18n import N_
from widgets import tabletop
from widgets.chocolate_factory import areas as main
from widgets.chocolate_factory.factory_zone import factory
from widgets.chocolate_factory.manager.goals_zone import goals
from widgets.chocolate_factory.manager.offering import Board, as_main
from widgets.chocolate_factory.manager.row_zone import row
from widgets.chocolate_factory.manager.stores_zone import stores
from widgets.chocolate_factory.offering import Chosen
from widgets.chocolate_factory.orders_zone import orders
from widgets.stage.windows import LOW, PHONE, PRINTS, SIDE, UPRIGHT
from widgets.tabletop import Ask, Place, Shape, Shown, Span
from widgets.tabletop.zone import Zone

Area = tabletop.Area[ManagerState, ManagerAction, Chosen]
Draw = Callable[[Board, int, int], Zone]
States = Sequence[ManagerState]
ROOMS = ("wide", "sideways", "tall", main.WALL)
"""Kinds of rooms of a lesson."""
STRIP = Span(46, 50, 60)
"""Height of a row of tiles."""
FLATTER = Shape(Span(96, 240, 240), main.WIDTH, kinds=main.FLAT)
"""The Factory of a low lesson while orders are chosen: over the whole width, the store room beside
the belt. Beside listed goals it would be too narrow for that, and its Parts would be cut."""


def _made(draw: Draw) -> Callable[[Ask[ManagerState, ManagerAction, Chosen]], Shown]:
    return main.made(draw)


def _row_place(states: States) -> Place:
    if _picking(states):
        other = Span(150, 210, 240)
        phone = Span(268, 276, 320) if _six(states) else Span(256, 264, 300)
        return Place(
            (
                Shape(Span(146, 150, 190), main.WIDTH, kinds=(LOW,)),
                Shape(phone, main.WIDTH, kinds=(PHONE,)),
                Shape(other, main.WIDTH, kinds=main.BESIDE),
                main.on_wall(other),
                Shape(Span(130, 240, 240), main.WIDTH, kinds=main.FLAT),
            ),
            tab="row",
            stays=True,
        )
    if any(state.step == PLACE for state in states):
        return main.new_part_place()
    return main.NOWHERE


def _goals_place(states: States) -> Place:
    listed = Shape(Span(250, 410, 520), Span(236, 300, 340), kinds=ROOMS, slim=True)
    return Place(
        (
            Shape(Span(250, 360, 520), Span(236, 300, 340), kinds=(SIDE,)),
            Shape(Span(96, 100, 110), main.WIDTH, kinds=(LOW,)),
            Shape(STRIP, main.WIDTH, kinds=(PHONE, UPRIGHT, *PRINTS, *ROOMS)),
            listed,
        ),
        beside=("factory", "row", "orders"),
        aside=(SIDE, LOW),
        tab="goals",
        stays=True,
    )


def _strip_place(states: States) -> Place:
    """Return the place of the goals beside a question: a strip, also on a low screen, where answers
    need the room.
    """
    return _flatter(_goals_place(states), STRIP, STRIP)


def _flatter(place: Place, low: Span, phone: Span) -> Place:
    """Return the place with other heights on a low screen and on a phone."""
    spans = {LOW: low, PHONE: phone}
    shapes = (
        evolve(it, height=spans[it.kinds[0]]) if it.kinds[:1] in ((LOW,), (PHONE,)) else it
        for it in place.shapes
    )
    return evolve(place, shapes=tuple(shapes))


def _six(states: States) -> bool:
    """Return whether an Employee of the expansion lies in the row, too."""
    return any(len(state.packets.staff) > len(STORES) for state in states)


def _new(states: States) -> bool:
    return any(state.step == NEW for state in states)


def _picking(states: States) -> bool:
    return any(state.step == PICK for state in states)


def _factory_place(states: States) -> Place:
    found = main.factory_place(states)
    if _picking(states):
        return _flatter(found, Span(88, 92, 110), Span(118, 124, 160))
    if all(state.step == NEW for state in states):
        found = evolve(found, shapes=(*found.shapes, FLATTER))
    return _or_lower(found)


def _or_lower(place: Place) -> Place:
    """Return the place with one shape more, for phones with too little room for the others: so far
    from its best size that it is taken only there.
    """
    far = 2 * max(shape.height.most for shape in place.shapes_in(PHONE))
    lower = Shape(Span(200, far, far), main.WIDTH, kinds=(PHONE,))
    return evolve(place, shapes=(*place.shapes, lower))


def _orders_place(states: States) -> Place:
    found = main.orders_place(states)
    if _picking(states):
        return _flatter(found, Span(72, 76, 84), Span(104, 120, 150))
    return _or_lower(found) if _new(states) else found


def _stores_place(states: States) -> Place:
    found = main.stores_place(states)
    return _flatter(found, Span(68, 72, 100), Span(104, 120, 150)) if _picking(states) else found


AREAS = (
    Area("row", N_("Row"), _made(row), _row_place),
    Area("goals", N_("Goals"), _made(goals), _goals_place),
    Area(
        "factory",
        N_("Factory"),
        _made(lambda *ask: factory(as_main(ask[0]), *ask[1:])),
        _factory_place,
        main=True,
    ),
    Area(
        "orders",
        N_("Orders"),
        _made(lambda *ask: orders(as_main(ask[0]), *ask[1:])),
        _orders_place,
    ),
    Area("stores", N_("Stores"), _made(stores), _stores_place),
)
"""Areas in reading order; the last two become tabs where not everything fits."""
PUZZLE_AREAS = tuple(
    evolve(area, place=_strip_place) if area.id == "goals" else area for area in AREAS
)
"""The same beside a question."""
