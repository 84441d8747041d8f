"""The solo game against the slow referee, position by position, and its weeks as judged."""

from __future__ import annotations

import random

import attrs
import pytest

from tests.chocolate_factory import slow
from tests.chocolate_factory.comparing import compare
from tests.chocolate_factory.manager import slow_week
from tests.chocolate_factory.manager.positions import GAME, ended, goals, started, week
from tutor.chocolate_factory.manager.actions import Choose, Give
from tutor.chocolate_factory.manager.state import DEMANDS, TARGETS
from tutor.chocolate_factory.setup import table
from tutor.chocolate_factory.state import PICK

SIDES = {f"side_{store}": "A" for store in "PFSHD"}


@pytest.mark.parametrize(("seed", "target", "sides"), [(1, "W7", "A"), (2, "W1", "B")])
def test_everything_legal_is_what_the_referee_allows(seed: int, target: str, sides: str) -> None:
    base = table(GAME.components, 1, seed, 0, SIDES)
    days = slow_week.rows([list(it) for it in base.staff_decks], list(base.parts_deck))
    for state in week(seed, target=target, initial=3, **dict.fromkeys(SIDES, sides)):
        actions = GAME.actions(state)
        found = {(it.demand, slow.heap(it.goods)) for it in actions if isinstance(it, Give)}
        assert found == slow_week.gifts(state)
        if state.step == PICK:
            staff, parts = next(days)
            pairs = {(it.employee, it.part) for it in actions if isinstance(it, Choose)}
            assert pairs == {(employee, part) for employee in staff for part in parts}
            assert len(actions) == len(pairs)
        else:
            compare(state, GAME, keeps=6)
    assert list(days) == [], "six days"


def test_the_week_is_judged_as_the_referee_does() -> None:
    """Weeks that end anyhow: markers, money, orders and chocolates by chance."""
    rng = random.Random(5)
    orders = sorted(GAME.components.orders)
    results = set()
    for n in range(40):
        target = TARGETS[n % len(TARGETS)]
        demands = rng.sample(DEMANDS, 6)
        state = goals(started(target=target), target, *demands)
        state = ended(
            state,
            "".join(str(rng.choice((0, 1, 2, 3, 5, 9))) for _store in range(5)),
            money=rng.choice((30, 40, 45, 60)),
            completed=tuple(rng.sample(orders, rng.randrange(8))),
        )
        gives = [it for it in demands if "give" in slow_week.CARDS[it]]
        state = attrs.evolve(state, paid=tuple(it for it in gives if rng.random() < 0.9))
        met = slow_week.satisfied(state)
        items = GAME.standings(state)[0].items
        cards = (state.target, *state.demands)
        assert [card for card, is_met in zip(cards, items.values(), strict=True) if is_met] == met
        assert bool(GAME.verdict(state).winners) is (len(met) == 7)
        results.add(len(met))
    assert {7, 6, 5} <= results
