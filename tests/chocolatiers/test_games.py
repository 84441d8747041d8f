"""Random games driven to the end: nothing is lost, nothing is changed, nothing shows through."""

from __future__ import annotations

from collections import Counter
from random import Random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tutor
from tests.chocolatiers.strategies import positions
from tests.chocolatiers.tables import GAME, play
from tutor.chocolatiers import State

CARDS = Counter(GAME.components.cards)  # type: ignore[attr-defined]
GAMES_OF_EACH = 700


def cards(state: State) -> Counter[str]:
    """Every card, wherever it is."""
    everywhere = "".join((*state.hands, state.tray, state.deck, state.discards))
    return Counter(everywhere.replace(".", ""))


def tiles(state: State) -> Counter[tuple[int, str]]:
    """Every tile by its points and chocolates, wherever it is; Wilds hide what they cover."""
    return Counter(
        (tile.points, "".join(sorted(tile.spaces))) for stack in state.stacks for tile in stack
    )


@pytest.mark.clause("1.1", "1.2", "7.1", "8.2", "8.3")
@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 10])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_thousands_of_games_lose_no_card_no_tile_and_no_wild(players: int, every: int) -> None:
    """All of them are long; every tenth is always played."""
    for seed in range(0, GAMES_OF_EACH, every):
        left = players * 3
        start = last = None
        for state, action in play(seed, players):
            start = start or state
            last = state
            assert len(state.tray) == 6
            if type(action).__name__ == "PlaceWild":
                left -= 1
            if state.phase == "action":
                assert all(len(hand) <= 6 for hand in state.hands)
                assert cards(state) == CARDS
                assert "." not in state.tray
                assert sum(state.wilds) == left
        assert start is not None
        assert last is not None
        assert cards(last) == CARDS
        assert sum(state.wilds) + sum(d.wilds for d in last.displays) == players * 3
        boxes = [len(display.boxes) for display in last.displays]
        assert max(boxes) == 6
        assert last.first_card is not None
        assert boxes[last.first_card] == 6
        in_stacks = sum(len(stack) for stack in last.stacks)
        assert in_stacks + sum(boxes) == sum(len(stack) for stack in start.stacks)
        points = sum(tile.points for stack in start.stacks for tile in stack)
        assert points == sum(tile.points for stack in last.stacks for tile in stack) + sum(
            sum(display.points) for display in last.displays
        )
        assert tiles(last) <= tiles(start)


@pytest.mark.clause("2.1", "7.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_in_phases(players: int) -> None:
    order = ["action", "bonus", "end"]
    for seed in range(20):
        before = None
        for state, _action in play(seed, players):
            if before is not None and state.phase != "over":
                if state.turn == before.turn:
                    assert state.player == before.player
                    assert order.index(state.phase) > order.index(before.phase)
                else:
                    assert state.turn == before.turn + 1
                    assert state.player == (before.player + 1) % players
                    assert state.phase == "action"
                assert state.player == (state.starter + state.turn - 1) % players
            before = state


@given(positions(), st.data())
@settings(max_examples=200)
def test_apply_gives_a_new_state_and_leaves_the_old_one(state: State, data: st.DataObject) -> None:
    if GAME.over(state):
        return
    action = data.draw(st.sampled_from(GAME.actions(state)))
    before = GAME.dump(state)
    after = GAME.apply(state, action)
    assert GAME.dump(state) == before
    assert after != state
    assert GAME.apply(state, action) == after
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        state.turn = 5  # type: ignore[misc]


def otherwise(state: State, player: int, seed: int) -> State:
    """A state that this player cannot tell from the given one: all hidden pieces change places."""
    mix = Random(seed)
    others = [p for p in range(state.players) if p != player]
    pool = list("".join(state.hands[p] for p in others) + state.deck)
    mix.shuffle(pool)
    hands = list(state.hands)
    for p in others:
        hands[p] = "".join(sorted(pool.pop() for _card in hands[p]))
    covered = [tile for stack in state.stacks for tile in stack[1:]]
    mix.shuffle(covered)
    stacks = tuple((*s[:1], *(covered.pop() for _tile in s[1:])) for s in state.stacks)
    return attrs.evolve(
        state, hands=tuple(hands), deck="".join(pool), stacks=stacks, seed=mix.randrange(10**6)
    )


@pytest.mark.clause("1.1", "1.3", "1.4")
@given(positions(), st.integers(0, 3), st.integers(0, 10**6))
@settings(max_examples=300)
def test_a_view_shows_nothing_that_is_hidden(state: State, player: int, seed: int) -> None:
    player %= state.players
    other = otherwise(state, player, seed)
    assert GAME.view(state, player) == GAME.view(other, player)
    assert GAME.describe(state, player) == GAME.describe(other, player)


@given(positions(), st.integers(0, 3), st.integers(0, 3))
@settings(max_examples=200)
def test_a_view_is_enough_to_play_by(state: State, player: int, other: int) -> None:
    mover, player, other = state.player, player % state.players, other % state.players
    seen = GAME.view(state, player)
    assert GAME.view(seen, player) == seen
    assert GAME.view(GAME.view(seen, other), player) == GAME.view(GAME.view(state, other), player)
    assert GAME.actions(GAME.view(state, mover)) == GAME.actions(state)
    assert GAME.standings(seen) == GAME.standings(state)
    for action in GAME.actions(seen)[:20]:  # also where the hand is hidden
        assert GAME.explain(seen, action) == ()
        assert GAME.describe_action(seen, action)
    assert GAME.load(GAME.dump(seen)) == seen


@given(st.integers(0, 30), st.integers(2, 4))
@settings(max_examples=10)
def test_a_view_can_be_played_on_to_the_end(seed: int, players: int) -> None:
    choose = Random(seed)
    state = GAME.view(GAME.start(players, seed=seed), 0)
    for _move in range(300):
        actions = GAME.actions(state)
        if not actions:  # nothing known to do, as someone whose hand is hidden at the End Phase
            break
        state = GAME.apply(state, choose.choice(actions))
        assert GAME.describe(state)
        assert GAME.load(GAME.dump(state)) == state


@pytest.mark.parametrize("player", [-1, 2, True, None, 0.0, "0"])
def test_only_players_at_the_table_see_it(player: object) -> None:
    state = GAME.start(2)
    with pytest.raises(tutor.PlayerCountError, match="0 to 1"):
        GAME.view(state, player)  # type: ignore[arg-type]


@given(positions())
@settings(max_examples=100)
def test_a_position_is_said_whole(state: State) -> None:
    text = GAME.describe(state)
    for player in range(state.players):
        assert f"Player {player + 1}" in text
        assert "cannot see" not in text
        named = GAME.describe(state, player, names=("Ann", "Ben", "Cem", "Dana"))  # type: ignore[call-arg]
        assert "Ann" in named
        assert named.splitlines()[8].startswith(("Ann", "Ben", "Cem", "Dana")[player])
    assert "Share Tray" in text
    assert text.count("Stack") == 5


def test_describe_of_someone_who_is_not_there() -> None:
    with pytest.raises(tutor.PlayerCountError):
        GAME.describe(GAME.start(2), 2)
