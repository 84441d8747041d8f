"""Setting up the table: section 1 of the rulebook."""

from __future__ import annotations

from collections import Counter

import pytest

import tutor
from tests.chocolatiers.tables import GAME, TILES
from tutor.chocolatiers import KINDS

COUNTS = [2, 3, 4]
HUGE = pytest.param(10**5000, id="huge")


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("players", COUNTS)
def test_everyone_gets_three_cards_and_sees_only_their_own(players: int) -> None:
    state = GAME.start(players, seed=3)
    assert [len(hand) for hand in state.hands] == [3] * players
    for player in range(players):
        seen = GAME.view(state, player)
        assert seen.hands[player] == state.hands[player]
        assert all(seen.hands[p] == "???" for p in range(players) if p != player)


@pytest.mark.clause("1.1", "1.3")
def test_the_cards_are_shuffled_by_the_seed() -> None:
    def order(seed: int) -> str:
        state = GAME.start(2, seed=seed)
        return "".join((*state.hands, state.tray, state.deck))

    assert len({order(seed) for seed in range(50)}) == 50
    assert order(7) == order(7)


@pytest.mark.clause("1.2")
@pytest.mark.parametrize("players", COUNTS)
def test_everyone_gets_three_wilds(players: int) -> None:
    assert GAME.start(players).wilds == (3,) * players


@pytest.mark.clause("1.3")
@pytest.mark.parametrize("players", COUNTS)
def test_six_cards_lie_in_the_tray_and_the_others_in_the_deck(players: int) -> None:
    state = GAME.start(players, seed=5)
    assert len(state.tray) == 6
    assert set(state.tray) <= set(KINDS)
    assert state.discards == ""
    cards = Counter("".join((*state.hands, state.tray, state.deck)))
    assert cards == Counter(GAME.components.cards)  # type: ignore[attr-defined]
    assert cards.total() == 39


@pytest.mark.clause("1.4")
@pytest.mark.parametrize(("players", "height"), [(2, 3), (3, 4), (4, 5)])
def test_five_stacks_whose_height_depends_on_the_players(players: int, height: int) -> None:
    state = GAME.start(players, seed=5)
    assert [len(stack) for stack in state.stacks] == [height] * 5
    dealt = Counter(tile for stack in state.stacks for tile in stack)
    assert dealt <= Counter(TILES)


@pytest.mark.clause("1.4")
def test_the_tiles_are_shuffled_by_the_seed() -> None:
    assert len({GAME.start(2, seed=seed).stacks for seed in range(50)}) == 50
    seen = {stack[0] for seed in range(50) for stack in GAME.start(2, seed=seed).stacks}
    assert seen == set(TILES)  # no tile is always left in the box


@pytest.mark.clause("1.4")
def test_only_the_top_box_of_a_stack_is_known() -> None:
    state = GAME.start(4, seed=5)
    for seen, real in zip(GAME.view(state, 0).stacks, state.stacks, strict=True):
        assert seen[0] == real[0]
        assert [(tile.spaces, tile.points) for tile in seen[1:]] == [("????", 0)] * 4


@pytest.mark.clause("1.5")
def test_scoring_cards_come_in_printed_order() -> None:
    labels = list(GAME.standings(GAME.start(2))[0].items)
    assert labels[1:8] == [
        "First",
        "Truffle",
        "Nut Cluster",
        "Raspberry",
        "Mint",
        "Blueberry",
        "Violet",
    ]


@pytest.mark.clause("1.6")
def test_the_caller_says_who_starts() -> None:
    assert [GAME.to_move(GAME.start(3, first=p)) for p in range(3)] == [0, 1, 2]


@pytest.mark.clause("1.6")
@pytest.mark.parametrize("first", [-1, 3, True, None, 0.0, "0", HUGE])
def test_someone_who_is_not_there_cannot_start(first: object) -> None:
    with pytest.raises(tutor.PlayerCountError, match="0 to 2"):
        GAME.start(3, first=first)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, 2.0, None, "3", HUGE])
def test_the_error_names_the_allowed_numbers_of_players(players: object) -> None:
    with pytest.raises(tutor.PlayerCountError, match="2 to 4 players"):
        GAME.start(players)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [None, 1.0, "7", True, 10**19, HUGE])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(tutor.SeedError, match="whole number"):
        GAME.start(2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, -1, 10**18])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert GAME.start(2, seed=seed) == GAME.start(2, seed=seed)
