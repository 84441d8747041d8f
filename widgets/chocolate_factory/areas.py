"""The areas of the table and how much room each needs, by what a table or a lesson shows.

While packets are taken, they need the most room; while Parts run, the Factory does; in the evening
the orders and the stores do. The own Factory is always in sight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.state import OVER, PICK, PLACE, RUN, State
from tutor.i18n import N_
from widgets import tabletop
from widgets.chocolate_factory.display_zone import display
from widgets.chocolate_factory.factory_zone import factory
from widgets.chocolate_factory.offering import Board, Chosen
from widgets.chocolate_factory.orders_zone import orders
from widgets.chocolate_factory.others_zone import others
from widgets.chocolate_factory.stores_zone import stores
from widgets.stage import FREE
from widgets.stage.windows import LOW, PHONE
from widgets.tabletop import Ask, Place, Shape, Shown, Span
from widgets.tabletop.zone import Zone

Area = tabletop.Area[State, Action, Chosen]
Draw = Callable[[Board, int, int], Zone]
States = Sequence[State]

WIDTH = Span(300, 800, FREE)
NOWHERE = Place(())
"""Of what is not on the table now."""


def _made(draw: Draw) -> Callable[[Ask[State, Action, Chosen]], Shown]:
    def make(ask: Ask[State, Action, Chosen]) -> Shown:
        return Shown((draw(ask.board, ask.width, ask.height),))

    return make


def _any(states: States, *steps: str) -> bool:
    return any(state.step in steps or state.phase in steps for state in states)


def _heights(low: Span, phone: Span, other: Span) -> tuple[Shape, ...]:
    """Return a shape for each kind of room: a low one, a phone's, and any other."""
    rest = ("side", "upright", "paper", "wide", "sideways", "tall", "projector")
    return (
        Shape(low, WIDTH, kinds=(LOW,)),
        Shape(phone, WIDTH, kinds=(PHONE,)),
        Shape(other, WIDTH, kinds=rest),
    )


def _factory_place(states: States) -> Place:
    if _any(states, RUN, PLACE, OVER):
        return Place(_heights(Span(186, 200, 220), Span(300, 380, 400), Span(186, 400, 480)))
    if _any(states, PICK):
        return Place(_heights(Span(96, 104, 130), Span(132, 160, 220), Span(110, 260, 400)))
    return Place(_heights(Span(150, 170, 200), Span(216, 250, 290), Span(170, 270, 340)))


def _display_place(states: States) -> Place:
    if _any(states, PICK):
        shapes = _heights(Span(170, 180, 220), Span(330, 350, 380), Span(180, 330, 400))
        return Place(shapes, tab="display")
    if _any(states, PLACE):
        shapes = _heights(Span(52, 60, 80), Span(64, 80, 110), Span(56, 90, 110))
        return Place(shapes)
    return NOWHERE


def _orders_place(states: States) -> Place:
    del states
    shapes = _heights(Span(72, 90, 120), Span(120, 150, 200), Span(88, 150, 180))
    return Place(shapes, tab="orders")


def _stores_place(states: States) -> Place:
    del states
    shapes = _heights(Span(72, 90, 140), Span(150, 200, 250), Span(140, 190, 240))
    slim = Shape(Span(140, 190, 240), Span(300, 380, 460), slim=True)
    return Place((*shapes, slim), beside=("orders",), tab="stores")


def _others_place(states: States) -> Place:
    del states
    shapes = _heights(Span(60, 80, 120), Span(110, 150, 200), Span(56, 64, 90))
    return Place(shapes, tab="others")


AREAS = (
    Area("display", N_("Packets"), _made(display), _display_place),
    Area("factory", N_("Factory"), _made(factory), _factory_place, main=True),
    Area("orders", N_("Orders"), _made(orders), _orders_place),
    Area("stores", N_("Stores"), _made(stores), _stores_place),
    Area("others", N_("Players"), _made(others), _others_place, short=N_("Players")),
)
"""In reading order; what follows the Factory lies in tabs where not everything fits."""
