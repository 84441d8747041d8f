"""Fast ways to make frozen records, and to play what was listed."""

from __future__ import annotations

import copy
import pickle
from random import Random

import attrs
import pytest

from tutor import load_game
from tutor.chocolatiers.actions import Box, Swap
from tutor.engine import IllegalAction
from tutor.kit.frozen import changed, maker
from tutor.rooms import GAMES

MADE = maker(Box)(1, "TTN", 0, -1, "TN.R")


def test_a_made_record_is_one_of_its_class() -> None:
    usual = Box(1, "TTN", 0, -1, "TN.R")
    assert type(MADE) is Box
    assert usual == MADE
    assert hash(usual) == hash(MADE)
    assert repr(usual) == repr(MADE)
    assert copy.copy(MADE) == pickle.loads(pickle.dumps(MADE)) == usual
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        MADE.row = 3  # type: ignore[misc]


def test_a_changed_state_leaves_the_other_as_it_was() -> None:
    state = load_game("chocolatiers").start(2, seed=1)
    other = changed(state, tray="TNRMBV")
    assert other == attrs.evolve(state, tray="TNRMBV")
    assert state == load_game("chocolatiers").start(2, seed=1)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_listed_action_leads_where_an_equal_one_does(game_id: str) -> None:
    """The one is played without a second look at the rules, the other is judged."""
    game, rng = load_game(game_id), Random(1)
    state = game.start(min(game.players), seed=1)
    while actions := game.actions(state):
        action = actions[int(rng.random() * len(actions))]
        equal = game.parse_action(game.action_text(action))
        assert not game.explain(state, action)
        following = game.apply(state, action)
        assert following == game.apply(state, equal)
        state = following


def test_what_was_listed_elsewhere_is_judged() -> None:
    """A list of one position allows nothing in another."""
    game = load_game("chocolatiers")
    state = game.start(2, seed=1)
    action = next(it for it in game.actions(state) if isinstance(it, Swap))
    after = game.apply(state, action)
    with pytest.raises(IllegalAction):
        game.apply(after, action)
    assert game.actions(state)
    with pytest.raises(IllegalAction):
        game.apply(after, action)
