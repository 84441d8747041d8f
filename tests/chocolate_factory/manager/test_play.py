"""Whole weeks by chance: what is listed is legal, and every position can be, be saved and said."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chocolate_factory.manager.positions import GAME, started, week
from tutor.chocolate_factory.manager.actions import Choose, Give
from tutor.chocolate_factory.manager.state import TARGETS
from tutor.chocolate_factory.setup import SIDE_OPTIONS
from tutor.engine import ActionError, SaveError

WEEKS = settings(max_examples=4, deadline=None)
options = st.fixed_dictionaries(
    {
        "initial": st.integers(1, 4),
        "target": st.sampled_from(("drawn", *TARGETS)),
        "special_orders_required": st.booleans(),
        "money_completed_only": st.booleans(),
        **{name: st.sampled_from(["A", "B", "AB"]) for name in SIDE_OPTIONS},
    }
)


@WEEKS
@given(chosen=options, seed=st.integers(0, 10**6))
def test_a_week_by_chance(chosen: dict[str, Any], seed: int) -> None:
    rng, state = random.Random(seed), started(seed, **chosen)
    while not GAME.over(state):
        actions = GAME.actions(state)
        assert len(set(actions)) == len(actions) > 0
        action = rng.choice(actions)
        assert GAME.explain(state, action) == ()
        assert GAME.parse_action(GAME.action_text(action)) == action
        assert GAME.describe_action(state, action)
        GAME.tell(state, action, "You")
        state = GAME.apply(state, action)
        seen = GAME.view(state, 0)
        assert GAME.status(state) == GAME.status(seen) == ()
        assert GAME.load(GAME.dump(state)) == state
        assert GAME.load(GAME.dump(seen)) == seen
        assert GAME.view(seen, 0) == seen
    (standing,) = GAME.standings(state)
    assert sum(standing.items.values()) == standing.total
    assert bool(GAME.verdict(state).winners) is (standing.total == len(standing.items))


@WEEKS
@given(seed=st.integers(0, 10**6), other=st.integers(0, 10**6))
def test_what_is_not_listed_is_refused_with_a_clause_of_the_rulebook(seed: int, other: int) -> None:
    """Actions of one week, tried at every position of another."""
    tried = {action for state in week(other)[::25] for action in GAME.actions(state)[:40]}
    rng = random.Random(seed)
    for state in week(seed)[::15]:
        listed = set(GAME.actions(state))
        for action in rng.sample(sorted(tried, key=GAME.action_text), min(40, len(tried))):
            broken = GAME.explain(state, action)
            assert bool(broken) is (action not in listed), GAME.action_text(action)
            assert all(it.clause in GAME.rulebook and it.message for it in broken)


def test_all_thirty_parts_are_somewhere() -> None:
    for state in week(3):
        lying = sum(len(it) for it in state.packets.parts)
        placed = sum(
            it in GAME.components.parts and it[0] in "AB" for it in state.seat.places if it
        )
        gone = sum(card in GAME.components.parts for card in state.gone)
        waiting = state.step == "place"
        assert len(state.parts_deck) + lying + placed + gone + waiting == 30


def test_the_same_seed_is_the_same_week() -> None:
    assert started(5) == started(5) != started(6)


def test_names_of_actions() -> None:
    assert GAME.parse_action("take EF3 A9") == Choose("EF3", "A9")
    assert GAME.parse_action("demand 2 XCK") == Give(2, "KCX")
    for text in ("order s0 1", "use order s1 2 C", "order s2 3 KF"):
        assert GAME.action_text(GAME.parse_action(text)) == text
    for text in ("parts 1 A4", "staff 0 EF3", "take EF3", "demand 10 K", "order s3 1", "order s 1"):
        with pytest.raises(ActionError):
            GAME.parse_action(text)


def _damage(**entries: Any) -> Callable[[dict[str, Any]], None]:
    return lambda state: state.update(entries)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (_damage(target="D1"), "target"),
        (_damage(initial=[]), "12.9"),
        (_damage(daily=["D1", "D2", "D3", "D4"]), "12.5"),
        (_damage(initial=["W1"]), "initial"),
        (_damage(initial=["?"]), "initial"),
        (_damage(daily=["D1", "D1", "D3", "D4", "D5"], initial=["D9"]), "12.2"),
        (_damage(daily=["?"] * 5), "14.2"),
        (_damage(paid=["D18"]), "15.7"),
        (_damage(initial=["D9"], daily=["D1", "D2", "D3", "D4", "D10"], paid=["D10"]), "15.7"),
        (_damage(initial=["D9"], daily=["D1", "D2", "D3", "D4", "D10"], paid=["D9"] * 2), "15.7"),
        (_damage(initial=["D9"], daily=["D1", "D2", "D3", "D4", "D10"], paid=["D1"]), "15.7"),
        (_damage(pending=[1, 0, 0]), "15.4"),
        (_damage(pending=[0]), "15.4"),
        (_damage(packets={"parts": [], "staff": []}), "14.5"),
        (_damage(step="place", packets={"parts": [], "staff": []}, waiting=["A1"]), "14.6"),
    ],
)
def test_what_cannot_be_is_not_loaded(damage: Callable[[dict[str, Any]], None], said: str) -> None:
    """The clause says why, or the entry where: `said`."""
    data = json.loads(GAME.dump(started(2, target="W1")))
    data["state"]["gone"] = []
    damage(data["state"])
    with pytest.raises(SaveError, match=rf"\[{said}\]|“{said}"):
        GAME.load(json.dumps(data))
