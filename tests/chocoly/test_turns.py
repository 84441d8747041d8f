"""Setting the table, choosing flavours, turns, passing, and the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.chocoly.tables import GAME, TILES, clauses, do, listed, play, said, table
from tutor.chocoly import Bean, Pass, State
from tutor.chocoly.checklist import checklist
from tutor.chocoly.scoring import results

# Setting up


@pytest.mark.clause("chocoly/1.1", "chocoly/1.2", "chocoly/1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_four_tiles_a_bean_and_three_tokens(players: int) -> None:
    state = GAME.start(players, seed=5)
    assert [len(hand) for hand in state.hands] == [4] * players
    assert len(state.pile) == 36 - 4 * players
    assert Counter((*state.pile, *sum(state.hands, ()))) == Counter(TILES)
    assert state.beans == (True,) * players
    assert state.left == (3,) * players
    assert state != GAME.start(players, seed=6)


@pytest.mark.clause("chocoly/1.4")
def test_two_choose_in_turn_and_the_third_flavour_is_neutral() -> None:
    state = GAME.start(2, first=1)
    assert (state.player, state.phase, state.neutral) == (1, "choose", "")
    assert listed(state) == ["flavour A", "flavour B", "flavour C"]
    state = do(state, "flavour B")
    assert listed(state) == ["flavour A", "flavour C"]
    assert "Biscuit is taken" in said(state, "flavour B")
    assert clauses(state, "lay AAAB 0 0") == clauses(state, "bean") == ["1.4"]
    assert clauses(state, "flavour D") == ["1.4"]
    state = do(state, "flavour C")
    assert (state.flavours, state.neutral) == (("C", "B"), "A")
    assert (state.player, state.phase) == (1, "turn")
    assert clauses(state, "flavour A") == ["1.4"]


@pytest.mark.clause("chocoly/1.5")
def test_three_have_all_three_flavours() -> None:
    state = do(GAME.start(3, first=2), "flavour C", "flavour A")
    assert listed(state) == ["flavour B"]
    assert clauses(state, "flavour A") == ["1.5"]
    state = do(state, "flavour B")
    assert (state.flavours, state.neutral, state.player) == (("A", "B", "C"), "", 2)


@pytest.mark.clause("chocoly/1.6")
def test_four_are_two_teams_across_the_table() -> None:
    state = do(GAME.start(4, first=3), "flavour B")
    assert state.flavours == (None, "B", None, "B")
    assert state.player == 0
    assert clauses(state, "flavour B") == ["1.6"]
    state = do(state, "flavour A")
    assert state.flavours == ("A", "B", "A", "B")
    assert (state.neutral, state.player) == ("C", 3)
    assert state.left == (3, 3, 3, 3)
    assert state.sides == ((0, 2), (1, 3))


@pytest.mark.clause("chocoly/1.4", "chocoly/1.5", "chocoly/1.6")
@pytest.mark.parametrize(
    ("players", "flavours"),
    [(2, ("B", "C")), (3, ("B", "C", "A")), (4, ("B", "C", "B", "C"))],
)
def test_flavours_may_be_given(players: int, flavours: tuple[str, ...]) -> None:
    state = GAME.start(players, first=1, options={"flavours": "BCA"})
    assert state.flavours == flavours
    assert (state.phase, state.player) == ("turn", 1)


@pytest.mark.clause("chocoly/1.1", "chocoly/1.7")
def test_the_checklist_cites_what_is_set_up() -> None:
    for players, clause in ((2, "1.4"), (3, "1.5"), (4, "1.6")):
        cited = [line.clause for line in checklist(players)]
        assert cited == ["1.1", "1.2", "1.3", clause, "1.7"]


# Turns


@pytest.mark.clause("chocoly/2.1", "chocoly/1.7")
def test_a_tile_is_placed_one_is_drawn_and_the_next_is_on_the_left() -> None:
    state = table(
        "AAAB 0 0",
        hands=(("AABC", "BBCC"), ("BBCC",), ("CCCA",)),
        pile=("AAAC", "BBBC"),
        passes=1,
    )
    after = do(state, "lay AABC 0 2")
    assert after.hands[0] == ("BBCC", "AAAC")
    assert after.pile == ("BBBC",)
    assert (after.player, after.placed, after.passes) == (1, 2, 0)
    assert do(after, "lay CBCB 0 4").player == 2
    assert {after.board[0, 2], after.board[1, 3]} == {("A", 1, 0), ("C", 1, 0)}


@pytest.mark.clause("chocoly/2.1")
def test_without_a_pile_nothing_is_drawn() -> None:
    after = do(table("AAAB 0 0", pile=()), "lay AABC 0 2")
    assert after.hands == ((), ("BBCC",))


@pytest.mark.clause("chocoly/2.2")
def test_the_bean_is_for_the_start_of_a_turn_once_and_with_a_pile() -> None:
    state = table("AAAB 0 0", hands=(("AABC",) * 4, ("BBCC",) * 4))
    assert listed(state)[0] == "bean"
    assert "only one" in said(table("AAAB 0 0", beans=(False, True)), "bean")
    assert "pile is empty" in said(table("AAAB 0 0", pile=()), "bean")
    after = do(state, "bean")
    assert "in this turn" in said(after, "bean")
    assert "bean" not in listed(after)
    assert not do(after, listed(after, "lay")[0]).started


@pytest.mark.clause("chocoly/2.2")
def test_a_short_pile_gives_some_of_the_old_tiles_back() -> None:
    state = table("AAAB 0 0", hands=(("AABC",) * 4, ("BBCC",) * 4), pile=("ABBA", "ABBA"))
    after = do(state, "bean")
    assert Counter(after.hands[0]) == Counter({"ABBA": 2, "AABC": 2})
    assert after.pile == ("AABC", "AABC")


# No place for any tile

STUCK: dict[str, Any] = {"hands": (("AABB",), ("AABB",)), "beans": (False, False)}
FULL = "CCCC 0 0"
"""Three sides of a tile of one flavour only can be matched by no tile without it."""


@pytest.mark.clause("chocoly/2.1")
def test_who_can_do_nothing_passes_and_draws_no_tile() -> None:
    state = table(FULL, **STUCK)
    assert GAME.actions(state) == (Pass(),)
    after = do(state, "pass")
    assert (after.hands, after.pile, after.player, after.passes) == (state.hands, state.pile, 1, 1)


@pytest.mark.clause("chocoly/2.1", "chocoly/5.1")
def test_all_pass_in_a_row_and_the_game_is_counted() -> None:
    state = do(table(FULL, **STUCK), "pass", "pass")
    assert GAME.over(state)
    assert "nobody can place" in said(state, "pass")
    assert [standing.total for standing in GAME.standings(state)] == [0, 0]


@pytest.mark.clause("chocoly/2.1")
def test_nobody_passes_who_can_lay_stack_or_pay_the_bean() -> None:
    assert "on the table" in said(table("AAAB 0 0"), "pass")
    # No piece of the tile is equal to one on the rim, but one to a piece that it would cover.
    inside = [f"CCCC {row} {column}" for row in (0, 2, 4) for column in (0, 2, 4)]
    inside[4] = "CBCC 2 2"
    state = table(*inside, **STUCK, stack_match="beside_or_beneath")
    assert {text.split()[0] for text in listed(state)} == {"stack"}
    assert "can be stacked" in said(state, "pass")
    state = table(FULL, hands=STUCK["hands"], beans=(True, False))
    assert GAME.actions(state) == (Bean(),)
    assert "bean" in said(state, "pass")


# The end


@pytest.mark.clause("chocoly/5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_with_all_tiles_placed(players: int) -> None:
    for seed in range(4):
        stacked = Counter[int]()
        for state, action in play(seed, players):
            away = len(state.pile) + sum(map(len, state.hands))
            assert state.placed + away == 36
            assert all(len(hand) == 4 for hand in state.hands) or not state.pile
            if action is None:
                break
            stacked[state.player] += type(action).__name__ == "Stack"
        assert GAME.over(state)
        assert state.placed == 36
        assert GAME.actions(state) == ()
        assert max(stacked.values()) <= 3
        assert clauses(state, "pass") == ["5.1"]
        assert [3 - left for left in state.left] == [stacked[p] for p in range(players)]
        assert GAME.phase_name(state)


# Who is how far


def ended(*tiles: str, flavours: tuple[str, ...] = ("A", "B"), **changes: object) -> State:
    """Nothing is left to place."""
    hands = ((),) * len(flavours)
    return table(*tiles, hands=hands, pile=(), phase="over", flavours=flavours, **changes)


@pytest.mark.clause("chocoly/5.4")
def test_a_token_is_in_an_area_if_a_piece_of_its_tile_is() -> None:
    state = ended("AABB 0 0", "AABB 0 2", "CACB 0 1 by 0")
    first, second = results(state)
    assert (len(first.area), first.tokens) == (2, 1)  # (0, 2) is the stacked tile's, with (0, 3)
    assert (len(second.area), second.tokens) == (2, 0)  # the token in it is another player's


@pytest.mark.clause("chocoly/5.4", "chocoly/5.5")
def test_of_equal_areas_that_with_most_own_tokens_counts_and_the_others_are_second() -> None:
    state = ended("AACC 0 0", "CCCC 0 2", "CCCC 0 4", "CACA 0 3 by 0")
    own = results(state)[0]
    assert own.area == {(0, 4), (1, 4)}
    assert own.second == {(0, 0), (0, 1)}
    assert own.key == (2, 1, 2)


@pytest.mark.clause("chocoly/1.6", "chocoly/5.3", "chocoly/5.4")
def test_partners_win_together_and_their_tokens_count_for_both() -> None:
    state = ended(
        "AABB 0 0",
        "AABB 0 2",
        "AACB 0 4",
        "AABB 0 1 by 0",
        "AABC 0 3 by 2",
        flavours=("A", "B", "A", "B"),
    )
    standings = GAME.standings(state)
    assert [(each.player, each.rank) for each in standings] == [(0, 1), (2, 1), (1, 2), (3, 2)]
    assert results(state)[0] == results(state)[2]
    assert results(state)[0].tokens == 2
    names = ("You", "Ben", "Cleo", "Dora")
    assert GAME.verdict(state, names).head.startswith("You and Cleo win by ")


@pytest.mark.clause("chocoly/5.3")
def test_the_neutral_flavour_wins_nothing_however_large_it_is() -> None:
    state = ended("CCCA 0 0", "CCCB 0 2")
    verdict = GAME.verdict(state)
    assert "Caramel" in verdict.notes[-1].text
    assert verdict.notes[-1].clause == "5.3"
    assert {standing.total for standing in GAME.standings(state)} == {1}
    assert verdict.head == "Player 1 and Player 2 share the victory."


@pytest.mark.clause("chocoly/5.2")
def test_what_is_covered_does_not_count() -> None:
    before = table("AAAB 0 0", "AACA 0 2", hands=(("ABBB",), ("BBCC",)))
    assert GAME.standings(before)[0].total == 6
    assert GAME.standings(do(before, "stack ABBB 0 1"))[0].total == 3
