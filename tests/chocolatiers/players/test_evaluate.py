"""The pieces by which the players judge, held against the rules core."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from tests.chocolatiers.players.matches import GAME, positions
from tutor import UnknownGame
from tutor.chocolatiers import KINDS, Display, Tile, payments
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.players.evaluate import can_still_box, promise, totals_now
from tutor.chocolatiers.players.learner import CAREFUL
from tutor.chocolatiers.players.outlook import best_spot, best_wild, outlook
from tutor.chocolatiers.players.whole_turns import ranked_turns
from tutor.chocolatiers_family.players.evaluate import short
from tutor.chocolatiers_family.players.outlook import cards_worth

COMPONENTS = components_of(GAME)
kinds = st.text(KINDS, max_size=6).map(lambda cards: "".join(sorted(cards)))


@given(hand=kinds, chocolates=st.text(KINDS, min_size=3, max_size=4))
def test_short_counts_the_fewest_cards_that_are_missing(hand: str, chocolates: str) -> None:
    missing = short(hand, chocolates)
    more = ["".join(cards) for cards in combinations_with_replacement(KINDS, missing)]
    assert any(payments(hand + cards, chocolates) for cards in more)
    if missing:
        fewer = ["".join(cards) for cards in combinations_with_replacement(KINDS, missing - 1)]
        assert not any(payments(hand + cards, chocolates) for cards in fewer)


def test_totals_are_the_final_scores() -> None:
    for state in positions([CAREFUL] * 3, seed=8):
        scored = {s.player: s.total for s in GAME.standings(state)}
        assert totals_now(state, COMPONENTS) == [scored[p] for p in range(3)]


def test_a_hand_that_is_closer_to_a_box_promises_more() -> None:
    boxes = (Tile("TTV.", 4),)
    assert promise("TTV", boxes) > promise("TTN", boxes) > promise("TNR", boxes)
    assert promise("TTV", ()) == 0


def test_a_box_is_possible_while_there_is_room_and_a_turn() -> None:
    start = GAME.start(3, seed=3)
    last = evolve(start, first_card=2, last_turns=1, player=1)
    assert [can_still_box(start, p, COMPONENTS) for p in range(3)] == [True, True, True]
    assert [can_still_box(last, p, COMPONENTS) for p in range(3)] == [False, True, False]
    full = Display.parse("TTTTTT/NNNNNN/RRRRRR/MMMMMM")
    assert not can_still_box(evolve(start, displays=(full,) * 3), 0, COMPONENTS)


def test_the_best_places_are_the_best_of_all() -> None:
    tried = 0
    for state in positions([CAREFUL] * 2, seed=6):
        display, tile = state.display, Tile("TNR.", 3)
        seen = outlook(state, state.player, COMPONENTS)
        places = [(r, c, face) for r, c in display.open_places for face in tile.faces]
        if not display or not places:
            continue
        boxed = [display.with_box(*place, tile.points).largest_groups for place in places]
        worth, spot = best_spot(display, tile, seen)
        assert worth == max(cards_worth(sizes, seen) for sizes in boxed)
        assert worth == cards_worth(display.with_box(*spot, 3).largest_groups, seen)
        wild = best_wild(display, seen)
        assert wild is not None
        free = [(r, c) for r, c in display.spaces if display.at(r, c) != "*"]
        covered = [display.with_wild(r, c).largest_groups for r, c in free]
        assert wild[0] == max(cards_worth(sizes, seen) for sizes in covered)
        tried += 1
    assert tried > 20


def test_a_larger_lead_and_a_nearer_end_make_a_card_surer() -> None:
    early = outlook(GAME.start(2, seed=0), 0, COMPONENTS)
    sizes = [(n, 0, 0, 0, 0, 0) for n in range(4)]
    worth = [cards_worth(s, early) for s in sizes]
    assert worth == sorted(worth)
    assert worth[0] < worth[3]


@pytest.mark.parametrize("seed", [4, 5])
def test_every_planned_turn_can_be_played(seed: int) -> None:
    for state in positions([CAREFUL] * 2, seed):
        for _worth, actions in ranked_turns(GAME.view(state, state.player), COMPONENTS)[::7]:
            after = state
            for action in actions:
                assert GAME.explain(after, action) == ()
                after = GAME.apply(after, action)
            assert after.turn == state.turn + 1 or GAME.over(after)


def test_other_games_are_refused() -> None:
    with pytest.raises(UnknownGame):
        components_of(object())  # type: ignore[arg-type]
