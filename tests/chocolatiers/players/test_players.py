"""Computer players: legal, blind to what is hidden, repeatable, and each stronger than the last."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.budget import breadth
from tests.chocolatiers.players.matches import GAME, positions, wins
from tutor.chocolatiers import Box, Skip, State, Swap
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.players.foresight import ForesightPlayer
from tutor.chocolatiers.players.learner import CAREFUL
from tutor.chocolatiers.players.lookahead import LookaheadPlayer
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import in_order
from tutor.players import GameOver, Player, decide
from tutor.players.random_player import RandomPlayer

QUICK: dict[str, Player] = {
    "random": RandomPlayer(),
    **PLAYERS,
    "lookahead": LookaheadPlayer(budget=24),
    "foresight": ForesightPlayer(budget=48),
}


def hidden_swapped(state: State) -> State:
    """The same table for the player to act: the other hands, deck and covered tiles changed."""
    me = state.player
    others = "".join(hand for p, hand in enumerate(state.hands) if p != me)
    pool = list(others + state.deck)[::-1]
    hands = tuple(
        hand if p == me else in_order("".join(pool.pop() for _card in hand))
        for p, hand in enumerate(state.hands)
    )
    covered = [tile for stack in state.stacks for tile in stack[1:]][::-1]
    stacks = tuple(s[:1] + tuple(covered.pop(0) for _tile in s[1:]) for s in state.stacks)
    return attrs.evolve(
        state, hands=hands, deck="".join(pool), stacks=stacks, seed=(state.seed or 0) + 1
    )


def test_each_strength_has_a_name_and_a_description() -> None:
    assert list(PLAYERS) == ["playful", "dreamy", "greedy", "careful", "lookahead", "foresight"]
    titles = [player.title for player in PLAYERS.values()]
    assert len(set(titles)) == 6
    assert all(player.description.endswith(".") for player in PLAYERS.values())


@pytest.mark.parametrize("count", [2, 3, 4])
def test_players_play_whole_games_of_legal_actions(count: int) -> None:
    quick = list(QUICK.values())[1:]
    table = [quick[(2 * seat + count) % len(quick)] for seat in range(count)]
    *_before, end = positions(table, seed=count)
    assert GAME.over(end)


@pytest.mark.parametrize("strength", PLAYERS)
def test_a_choice_does_not_depend_on_what_is_hidden(strength: str) -> None:
    states = [s for s in positions([CAREFUL] * 3, seed=11) if not GAME.over(s)]
    for number, state in enumerate(states[:: len(states) // 8]):
        other = hidden_swapped(state)
        assert other != state
        seen = [decide(PLAYERS[strength], GAME, s, Random(number)) for s in (state, other)]
        assert seen[0] == seen[1]


@pytest.mark.parametrize("player", QUICK.values(), ids=QUICK)
def test_the_same_rng_leads_to_the_same_game(player: Player) -> None:
    first, again = (list(positions([player] * 2, seed=5)) for _time in range(2))
    assert first == again


@pytest.mark.parametrize("player", QUICK.values(), ids=QUICK)
def test_nothing_is_chosen_after_the_end(player: Player) -> None:
    *_before, end = positions([CAREFUL] * 2, seed=1)
    with pytest.raises(GameOver):
        decide(player, GAME, end, Random(0))


@pytest.mark.parametrize("player", QUICK.values(), ids=QUICK)
def test_a_discard_is_chosen_when_the_hand_is_too_large(player: Player) -> None:
    start = GAME.start(2, seed=3)
    state = attrs.evolve(
        start,
        phase="end",
        hands=("TTTNNRV", start.hands[1]),
    )
    action = decide(player, GAME, state, Random(4))
    assert GAME.explain(state, action) == ()
    assert len(GAME.apply(state, action).hands[0]) == 6


@pytest.mark.parametrize("strength", ["careful", "lookahead", "foresight"])
def test_the_sixth_box_is_filled_for_a_sure_win(strength: str) -> None:
    """A full hand, five boxes, the rival far behind: anything but boxing loses First."""
    for state in positions([CAREFUL] * 2, seed=2):
        ready = len(state.display.points) == 5 and state.phase == "bonus"
        if ready and any(type(a).__name__ == "Box" for a in GAME.actions(state)):
            after = GAME.apply(state, decide(PLAYERS[strength], GAME, state, Random(1)))
            assert after.first_card == state.player
            return
    pytest.fail("no such position in this game")


@pytest.mark.parametrize("strength", ["careful", "lookahead", "foresight"])
def test_the_last_bonus_is_not_wasted(strength: str) -> None:
    """On the last turn a hand is worth nothing: a box that can be filled is filled."""
    found = 0
    for seed in range(6):
        for state in positions([CAREFUL] * 2, seed=seed):
            boxes = [a for a in GAME.actions(state) if type(a).__name__ == "Box"]
            if state.last_turns == 1 and boxes and state.player != state.first_card:
                found += 1
                action = decide(PLAYERS[strength], GAME, state, Random(seed))
                assert action != Skip()
    assert found


@pytest.mark.parametrize(
    ("strong", "weak", "deals"),
    [
        ("dreamy", "playful", 20),
        *(("greedy", "dreamy", 40), ("careful", "greedy", 40), ("careful", "dreamy", 20)),
        ("lookahead", "dreamy", 3),
        pytest.param("foresight", "dreamy", 2, marks=pytest.mark.long),
    ],
)
def test_each_strength_beats_a_weaker_one(strong: str, weak: str, deals: int) -> None:
    """A few games with wide room; docs/players.md tells how the many are played."""
    assert wins(QUICK[strong], QUICK[weak], range(deals)) > deals


def test_the_weakest_beats_chance() -> None:
    assert wins(PLAYERS["playful"], RandomPlayer(), range(10)) >= 13


@pytest.mark.parametrize("strength", ["playful", "dreamy", "greedy", "careful"])
def test_whoever_is_learning_fills_boxes_too(strength: str) -> None:
    *_before, end = positions([PLAYERS[strength]] * 2, seed=4)
    assert all(len(display.points) >= 3 for display in end.displays)


@breadth("strength", *PLAYERS, short=len(PLAYERS) - 1)  # the last one takes seconds
def test_nobody_swaps_for_what_a_take_would_bring(strength: str) -> None:
    swaps = 0
    for state in positions([PLAYERS["careful"]] * 2, seed=9):
        if state.phase == "action":
            action = decide(PLAYERS[strength], GAME, state, Random(1))
            if isinstance(action, Swap):
                swaps += 1
                assert action.give not in action.take
    assert swaps or strength in ("playful", "dreamy")


def test_who_is_learning_overlooks_things() -> None:
    dreamy, eager = PLAYERS["dreamy"], PLAYERS["greedy"]
    for seed in range(6):
        for player in (dreamy, eager):
            for state in positions([player] * 2, seed):
                if state.phase != "bonus":
                    continue
                action = decide(player, GAME, state, Random(0))
                if isinstance(action, Box):
                    assert len(action.cards) == len(state.stacks[action.stack][0].chocolates)


def test_the_playful_one_keeps_its_wilds_and_puts_boxes_wherever_there_is_room() -> None:
    playful = PLAYERS["playful"]
    for seed in range(4):
        for state in positions([playful] * 2, seed):
            action = decide(playful, GAME, state, Random(0)) if not GAME.over(state) else None
            assert not isinstance(action, PlaceWild)
            if isinstance(action, Box):
                assert (action.row, action.column) == state.display.open_places[0]
