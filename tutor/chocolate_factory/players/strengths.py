"""The computer players of Chocolate Factory, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

import attrs

from tutor.chocolate_factory.actions import (
    PARTS,
    Action,
    Done,
    Gift,
    Keep,
    New,
    Place,
    Shift,
    Take,
)
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.players.day import ALL, best_run
from tutor.chocolate_factory.players.selling import as_if_selling, best_sale, coal_worth
from tutor.chocolate_factory.players.worth import (
    TOMORROW,
    belt_worth,
    goods_worth,
    part_worth,
    place_worth,
)
from tutor.chocolate_factory.state import (
    DRAFT,
    FULFIL,
    GIFT,
    KEEP,
    NEW,
    PLACE,
    PLACES,
    RUN,
    Seat,
    State,
)
from tutor.engine import Game
from tutor.i18n import N_
from tutor.kit.frozen import changed
from tutor.players.player import Planner, choices, pick
from tutor.players.players import Players


def _best(actions: Iterable[Action], value: Callable[[Action], float]) -> Action:
    return max(actions, key=value)


@attrs.frozen
class Worker(Planner[State, Action]):
    """A player that plans its run Shift by Shift.

    `width`: how many ends of a Shift it follows. `sells`: it judges the end of its run by what it
    could sell, not by rule of thumb. `reads`: it looks at what Parts and Employees do. `uses`: how
    many of its Parts it uses in a Shift. `delivers`: it thinks of the stores.
    """

    title: str
    description: str
    width: int
    sells: bool
    reads: bool
    uses: int = ALL
    delivers: bool = True

    def plan(self, game: Game[State, Action], view: State, rng: Random) -> Sequence[Action]:
        """Plan the rest of the run, or of the Fulfil; one action elsewhere."""
        actions = choices(game, view)
        assert isinstance(game, ChocolateFactory)
        cards = game.components
        if view.step in (GIFT, KEEP):
            return (_best(actions, _goods),)
        if view.step == NEW:
            return (_best(actions, lambda action: _order(action, view, cards)),)
        if view.phase == DRAFT:
            return (self._draft(actions, view, cards, rng),)
        if view.phase == RUN:
            return self._run(view, cards)
        assert view.phase == FULFIL
        return (*best_sale(view, cards, delivers=self.delivers)[1], Done())

    def _draft(
        self, actions: Sequence[Action], view: State, cards: Components, rng: Random
    ) -> Action:
        if not self.reads:
            return pick(actions, rng)
        if view.step == PLACE:
            part = cards.parts[view.waiting[0]]
            return _best(actions, lambda it: place_worth(part, _at(it), view.seat, cards))
        return _best(actions, lambda it: self._card(it, view, cards))

    def _card(self, action: Action, view: State, cards: Components) -> float:
        assert isinstance(action, Take)
        if action.kind == PARTS:
            part = cards.parts[action.card]
            place = max(place_worth(part, each, view.seat, cards) for each in PLACES)
            return part_worth(part) + place
        employee = cards.staff[action.card]
        store = next((it for it in view.stores if it.id == employee.store), None)
        first = NO_STORE
        if store is not None:
            first = 2.0 if not store.space(view.player) else 0.0
        return first + EFFECTS.get(employee.effects[0].verb, PLAIN)

    def _run(self, view: State, cards: Components) -> Sequence[Action]:
        sold: dict[tuple[str, bool], float] = {}  # coal and belt change nothing of a sale

        def judge(seat: Seat) -> float:
            rest = TOMORROW * belt_worth(seat, 0, cards)
            if not self.sells:
                return goods_worth(seat.store) + rest
            after = as_if_selling(view, changed(seat, coal=0))
            key = after.seat.store, after.seat.employee_used
            if key not in sold:
                sold[key] = best_sale(after, cards)[0]
            return sold[key] + coal_worth(view, seat) + rest

        return (*best_run(view.seat, cards, judge, self.width, self.uses).actions, Shift())


def _at(action: Action) -> str:
    assert isinstance(action, Place)
    return action.place


EFFECTS = {"goods": 4.0, "tile": 4.0, "belt": 4.0, "load": 3.0, "copy": 0.5, "coal": 1.5}
"""What an Employee is worth in about, by what it does."""
NO_STORE = -1.0
"""A day without a delivery."""
PLAIN = 1.5
"""What any other Employee is worth."""


def _goods(action: Action) -> float:
    assert isinstance(action, Gift | Keep)
    return goods_worth(action.goods)


def _order(action: Action, view: State, cards: Components) -> float:
    """Return the money of an order for each chocolate it needs, with a liking for short ones."""
    assert isinstance(action, New)
    card = next(it for it in view.waiting if cards.orders[it].size == action.size)
    stages = cards.orders[card].stages
    money = sum(stage.worth for stage in stages)
    return money / (2 + sum(len(stage.icons) for stage in stages))


PLAYFUL = Worker(
    N_("Playful"),
    N_(
        "Takes any card, uses one Part a Shift, and forgets the stores. For a first game, also for "
        "children."
    ),
    width=1,
    sells=False,
    reads=False,
    uses=1,
    delivers=False,
)
HASTY = Worker(N_("Hasty"), N_("Takes any card; runs each Shift by itself."), 1, False, False)
GREEDY = Worker(N_("Greedy"), N_("Reads cards; makes the most of each Shift."), 1, False, True)
SHREWD = Worker(N_("Shrewd"), N_("Plans the day by what it can sell."), 12, True, True)
PLAYERS = Players({"playful": PLAYFUL, "hasty": HASTY, "greedy": GREEDY, "shrewd": SHREWD})
"""Computer players by id, weakest first."""
