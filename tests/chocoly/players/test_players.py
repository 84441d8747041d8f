"""The computer players of Chocoly: they keep the rules, see what they may, and get better."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import combinations
from random import Random

import pytest

from tests.chocoly.played_positions import GAME, some
from tutor.chocoly.actions import Action, Bean, Stack
from tutor.chocoly.faces import HIDDEN
from tutor.chocoly.outcomes import sizes_after
from tutor.chocoly.players import PLAYERS
from tutor.chocoly.players.bean import average_best
from tutor.chocoly.players.imagine import imagine, unseen
from tutor.chocoly.players.judge import turns_left
from tutor.chocoly.state import State, view
from tutor.kit.frozen import changed
from tutor.players import decide
from tutor.testing.views import check_views

IMAGINE = partial(imagine, components=GAME.components)


def test_what_is_imagined_looks_the_same_and_uses_up_the_box() -> None:
    check_views(GAME, imagine=lambda seen, rng: imagine(seen, GAME.components, rng))
    for state in some(3, 11):
        full = imagine(view(state, 0), GAME.components, Random(2))
        assert HIDDEN not in {tile for some_ in (*full.hands, full.pile) for tile in some_}
        if not state.tokens:  # nothing is covered: what is unseen is known exactly
            hidden = (*full.hands[1], *full.hands[2], *full.pile)
            truly = (*state.hands[1], *state.hands[2], *state.pile)
            assert Counter(hidden) == Counter(truly)
            assert Counter(unseen(view(state, 0), GAME.components)) == Counter(truly)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_choice_hangs_on_what_is_hidden(name: str, players: int) -> None:
    player = PLAYERS[name]
    for state in some(players, 20 + players, every=11):
        seen = view(state, state.player)
        other = imagine(seen, GAME.components, Random(5))
        assert view(other, state.player) == seen
        choice = decide(player, GAME, state, Random(3))
        assert choice == decide(player, GAME, other, Random(3))
        assert not GAME.explain(state, choice)


def _won(names: tuple[str, ...], games: int, players: int = 2) -> float:
    """Games won by the first of these strengths, each deal from every seat."""
    won = 0.0
    for number in range(games):
        seated = names[number % len(names) :] + names[: number % len(names)]
        seated = (seated * players)[:players]
        state = GAME.start(players, seed=900 + number // len(names))
        rng = Random(number)
        while not GAME.over(state):
            player = PLAYERS[seated[GAME.to_move(state)]]
            state = GAME.apply(state, decide(player, GAME, state, rng))
        winners = [s.player for s in GAME.standings(state) if s.rank == 1]
        won += sum(seated[player] == names[0] for player in winners) / len(winners)
    return won


@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [
        ("dreamy", "playful", 6),
        ("greedy", "dreamy", 6),
        ("careful", "greedy", 6),
        pytest.param("foresight", "greedy", 2, marks=pytest.mark.long),
    ],
)
def test_the_next_strength_is_stronger(stronger: str, weaker: str, games: int) -> None:
    assert _won((stronger, weaker), games) > games / 2


def test_the_dreamy_one_never_looks_at_the_others_and_pays_no_token_where_a_tile_can_lie() -> None:
    for state in some(2, 31, every=4):
        if state.board:
            choice = decide(PLAYERS["dreamy"], GAME, state, Random(0))
            mine = "ABC".index(state.flavours[state.player] or "")
            lays = [a for a in GAME.actions(state) if type(a) is type(choice)]
            best = max(sizes_after(state.board, action)[mine] for action in lays)
            assert not isinstance(choice, Stack)
            assert sizes_after(state.board, choice)[mine] == best


def test_the_careful_one_keeps_a_token_for_which_there_are_turns_left() -> None:
    state = some(2, 31, every=1)[9]
    assert turns_left(state, state.player) > state.left[state.player]
    eager = changed(state, left=(0,) * 2)
    choice = decide(PLAYERS["careful"], GAME, state, Random(0))
    if isinstance(choice, Stack):  # then it gains more than the price of a token
        gain = _lead(state, choice) - _lead(
            eager, decide(PLAYERS["careful"], GAME, eager, Random(0))
        )
        assert gain > 3


def _lead(state: State, action: Action) -> int:
    mine = "ABC".index(state.flavours[state.player] or "")
    other = "ABC".index(state.flavours[1 - state.player] or "")
    sizes = sizes_after(state.board, action)
    return sizes[mine] - sizes[other]


def test_a_poor_hand_is_changed_for_the_bean() -> None:
    """Of some positions only those where a new hand promises more; never the first turn."""
    paid = 0
    for seed in range(40, 44):
        state = GAME.start(2, seed=seed, options={"flavours": "ABC"})
        while not GAME.over(state):
            choice = decide(PLAYERS["careful"], GAME, state, Random(0))
            paid += isinstance(choice, Bean)
            assert state.board or not isinstance(choice, Bean)
            state = GAME.apply(state, choice)
    assert 0 < paid <= 8


def test_the_average_of_the_best_is_exact() -> None:
    values = {"AAAB": 5.0, "AABB": 2.0, "BBBC": -1.0}
    tiles = ["AAAB", "AABB", "AABB", "BBBC", "BBBC", "BBBC", "AAAB"]
    for drawn in (1, 2, 4, 7):
        hands = list(combinations(range(len(tiles)), drawn))
        total = sum(max(values[tiles[n]] for n in hand) for hand in hands)
        assert average_best(values, tiles, drawn) == Fraction(int(total), len(hands))


@pytest.mark.parametrize("name", ["dreamy", "greedy", "careful"])
def test_of_equally_good_places_the_one_in_the_middle_is_taken_so_that_all_stays_in_sight(
    name: str,
) -> None:
    player, state, rng = PLAYERS[name], GAME.start(2, seed=5), Random(5)
    while not GAME.over(state):
        view = GAME.view(state, GAME.to_move(state))
        state = GAME.apply(state, player.choose(GAME, view, rng))
    rows, columns = zip(*state.board, strict=True)
    assert max(max(rows) - min(rows), max(columns) - min(columns)) < 19
