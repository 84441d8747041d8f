"""Imagined worlds fit what the player sees, and the box."""

from __future__ import annotations

from collections import Counter
from random import Random

import attrs
import pytest

from tests.chocolatiers.players.matches import GAME, positions
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.players.imagine import imagine
from tutor.chocolatiers.players.learner import CAREFUL
from tutor.chocolatiers_family.kinds import KINDS
from tutor.testing import check_views

COMPONENTS = components_of(GAME)


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_an_imagined_world_looks_the_same_and_holds_the_whole_box(seed: int) -> None:
    for number, state in enumerate(positions([CAREFUL] * (2 + seed), seed)):
        view = GAME.view(state, state.player)
        world = imagine(view, COMPONENTS, Random(number))
        assert GAME.view(world, state.player) == view
        cards = Counter("".join((*world.hands, world.tray, world.deck, world.discards)))
        assert {k: cards[k] for k in KINDS} == dict(COMPONENTS.cards)
        in_stacks = Counter(tile for stack in world.stacks for tile in stack)
        assert in_stacks <= Counter(COMPONENTS.tiles)


def test_no_view_shows_what_is_hidden() -> None:
    check_views(GAME, imagine=lambda view, rng: imagine(view, COMPONENTS, rng))


def test_worlds_differ() -> None:
    view = GAME.view(GAME.start(4, seed=1), 0)
    assert len({imagine(view, COMPONENTS, Random(n)).hands for n in range(20)}) > 10


def test_a_made_up_position_with_too_many_cards_is_still_filled_in() -> None:
    state = attrs.evolve(GAME.start(2, seed=1), discards="TNRMBV" * 9)
    world = imagine(GAME.view(state, 0), COMPONENTS, Random(1))
    assert "?" not in "".join((*world.hands, world.deck))
