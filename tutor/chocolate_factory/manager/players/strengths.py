"""The computer players of the solo game, weakest first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolate_factory.actions import Done, Gift, Keep, New, Place, Shift
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager.actions import Choose, ManagerAction
from tutor.chocolate_factory.manager.game import FactoryManager
from tutor.chocolate_factory.manager.judging import known, spaces
from tutor.chocolate_factory.manager.players.progress import steps_worth, stored
from tutor.chocolate_factory.manager.players.selling import MOST_IMAGINED, best_sale
from tutor.chocolate_factory.manager.rules import legal_actions, successor
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.players.day import ALL, best_run
from tutor.chocolate_factory.players.selling import as_if_selling
from tutor.chocolate_factory.players.strengths import EFFECTS, PLAIN
from tutor.chocolate_factory.players.worth import (
    TOMORROW,
    belt_worth,
    goods_worth,
    part_worth,
    place_worth,
)
from tutor.chocolate_factory.state import (
    DAYS,
    FULFIL,
    GIFT,
    KEEP,
    NEW,
    PICK,
    PLACE,
    PLACES,
    RUN,
    Seat,
)
from tutor.chocolate_factory.stores import STORES, TRACK, offers
from tutor.chocolate_factory.stores import spaces as moves
from tutor.engine import Game
from tutor.i18n import N_
from tutor.kit.frozen import changed, put
from tutor.players.player import Planner, choices, pick

Sold = dict[tuple[str | None, str, bool], float]
"""What a day's sale is worth, by Employee and store room; the Factory changes nothing of it."""
LATER = 0.5
"""Uses of a new Part on each day to come, after what it brings today."""


@attrs.frozen
class Manager(Planner[ManagerState, ManagerAction]):
    """A player that plans its run Shift by Shift, with the open cards in mind.

    `width`: how many ends of a Shift it follows. `reads`: it looks at what Parts and Employees do.
    `aims`: it judges the end of its run by the cards that lie open, and thinks of stores and
    chocolate orders at all. `tries`: with how many of the most promising choices of the row it
    plays the day on. `uses`: how many of its Parts it uses in a Shift. `acts`: it thinks of what
    its Employee can do.
    """

    title: str
    description: str
    width: int
    reads: bool
    aims: bool
    tries: int = 0
    uses: int = ALL
    acts: bool = False

    def plan(
        self, game: Game[ManagerState, ManagerAction], view: ManagerState, rng: Random
    ) -> Sequence[ManagerAction]:
        """Plan the rest of the run, or of the Fulfil; one action elsewhere."""
        actions = choices(game, view)
        assert isinstance(game, FactoryManager)
        cards = game.components
        if view.step in (GIFT, KEEP):
            return (max(actions, key=lambda it: _goods(it, view)),)
        if view.step == NEW:
            return (max(actions, key=lambda it: _order(it, view, cards)),)
        if view.step in (PICK, PLACE):
            if not self.reads:
                return (pick(actions, rng),)
            if view.step == PICK and self.tries:
                return self._tried(actions, view, cards)
            value = _choice if view.step == PICK else _place
            return (max(actions, key=lambda it: value(it, view, cards)),)
        if view.phase == RUN:
            return self._run(view, cards)
        assert view.phase == FULFIL
        return (*best_sale(view, cards, gifts=self.aims, acts=self.acts)[1], Done())

    def _tried(
        self, actions: Sequence[ManagerAction], view: ManagerState, cards: Components
    ) -> Sequence[ManagerAction]:
        """Play the day on with the most promising choices; add what the Part is worth later. The
        run of the best one is planned by that, too.
        """
        ranked = sorted(actions, key=lambda it: -_choice(it, view, cards))
        best: tuple[float, Sequence[ManagerAction]] = (float("-inf"), ())
        sold: Sold = {}
        for action in ranked[: self.tries]:
            assert isinstance(action, Choose)
            now = successor(view, action, cards)
            path: list[ManagerAction] = [action]
            while now.phase != RUN:
                path.append(_after_choice(now, cards))
                now = successor(now, path[-1], cards)
            later = part_worth(cards.parts[action.part]) * LATER * (DAYS - 1 - view.day)
            value, run = self._planned(now, cards, sold)
            best = max(best, (value + later, (*path, *run)), key=lambda it: it[0])
        return best[1]

    def _run(self, view: ManagerState, cards: Components) -> Sequence[ManagerAction]:
        return self._planned(view, cards, {})[1]

    def _planned(
        self, view: ManagerState, cards: Components, sold: Sold
    ) -> tuple[float, Sequence[ManagerAction]]:
        """Return what the end of the best run is worth, and the run. `sold`: what is known."""

        def judge(seat: Seat) -> float:
            rest = 0.0 if view.last_day else TOMORROW * belt_worth(seat, 0, cards)
            if not self.aims:
                return goods_worth(seat.store) + rest
            after = as_if_selling(view, changed(seat, coal=0))
            key = view.seat.employee, after.seat.store, after.seat.employee_used
            if key not in sold:
                sold[key] = best_sale(after, cards, acts=self.acts, most=MOST_IMAGINED)[0]
            return sold[key] + rest

        line = best_run(view.seat, cards, judge, self.width, self.uses, acts=self.acts)
        return judge(line.seat), (*line.actions, Shift())


def _after_choice(view: ManagerState, cards: Components) -> ManagerAction:
    """Return the best Gift or place after the choice, by rule of thumb."""
    actions = legal_actions(view, cards)
    if view.step == GIFT:
        return max(actions, key=lambda it: _goods(it, view))
    return max(actions, key=lambda it: _place(it, view, cards))


def _goods(action: ManagerAction, view: ManagerState) -> float:
    assert isinstance(action, Gift | Keep)
    return stored(view, action.goods)


def _order(action: ManagerAction, view: ManagerState, cards: Components) -> float:
    """Return the money of an order for each chocolate it needs; more for a size that is wanted."""
    assert isinstance(action, New)
    card = next(it for it in view.waiting if cards.orders[it].size == action.size)
    stages = cards.orders[card].stages
    money = sum(stage.worth for stage in stages)
    wanted = sum(it.orders.count(action.size) for it in known(view))
    done = sum(cards.orders[it].size == action.size for it in view.seat.completed)
    return money / (2 + sum(len(stage.icons) for stage in stages)) + (2.0 if wanted > done else 0)


def _place(action: ManagerAction, view: ManagerState, cards: Components) -> float:
    assert isinstance(action, Place)
    return place_worth(cards.parts[view.waiting[0]], action.place, view.seat, cards)


def _choice(action: ManagerAction, view: ManagerState, cards: Components) -> float:
    """Return what the Part and the Employee are worth, with what its store is needed for."""
    assert isinstance(action, Choose)
    part, employee = cards.parts[action.part], cards.staff[action.employee]
    value = part_worth(part) + max(place_worth(part, it, view.seat, cards) for it in PLACES)
    return value + EFFECTS.get(employee.effects[0].verb, PLAIN) + _need(view, employee.store)


def _need(view: ManagerState, store: str) -> float:
    """Return what a visit to the store brings for the open cards: two steps, or all that can be
    made with what lies in the store room; nothing without a store.
    """
    if not store:
        return 0.0
    at, n = spaces(view), STORES.index(store)
    side = view.stores[n].side
    ready = (moves(store, side, goods) for goods in offers(store, side, view.seat.store))
    steps = max(2, *ready, 0)
    asked = tuple((card.store, card.steps) for card in known(view) if card.steps)
    after = put(at, n, min(TRACK, at[n] + steps))
    return steps_worth(asked, after) - steps_worth(asked, at)


TRAINEE = Manager(
    N_("Trainee"),
    N_("Takes any pair, uses one Part a Shift, and fulfils orders alone. For a first look."),
    width=1,
    reads=False,
    aims=False,
    uses=1,
)
FOREMAN = Manager(
    N_("Foreman"),
    N_("Reads the cards, runs each Shift by itself, and sells by Target and Demands."),
    width=1,
    reads=True,
    aims=True,
)
MANAGER = Manager(
    N_("Manager"),
    N_("Plans the day by what brings Target and Demands nearer."),
    width=6,
    reads=True,
    aims=True,
    tries=8,
    acts=True,
)
PLAYERS = {"trainee": TRAINEE, "foreman": FOREMAN, "manager": MANAGER}
"""Computer players by id, weakest first."""
