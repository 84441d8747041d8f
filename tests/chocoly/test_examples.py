"""The worked examples of the rulebook, X1 to X8, and those that follow from its words."""

from __future__ import annotations

import pytest

from tests.chocoly.tables import GAME, clauses, do, listed, said, table
from tutor.chocoly import State, areas, largest
from tutor.chocoly.scoring import SECOND, TOKENS


def rows(flavour: str, size: int, row: int, column: int = 0) -> dict[tuple[int, int], str]:
    """An area: pieces of one flavour in a line."""
    return {(row, column + n): flavour for n in range(size)}


def scored(
    sizes: dict[str, int], tokens: dict[str, int], second: dict[str, int] | None = None
) -> State:
    """Three players with areas of these sizes, each token on a tile of its own in the largest."""
    board, owners, number = {}, {}, 0
    for player, flavour in enumerate("ABC"):
        line = rows(flavour, sizes[flavour], 4 * player)
        line |= rows(flavour, (second or {}).get(flavour, 0), 4 * player, 40)
        for n, square in enumerate(line):
            board[square] = (flavour, number, int(n < tokens[flavour]))
            if n < tokens[flavour]:
                owners[number] = player
            number += 1
    hands = ((), (), ())
    return State(
        0,
        "over",
        hands,
        board,
        owners,
        beans=(False,) * 3,
        left=(0,) * 3,
        flavours=("A", "B", "C"),
        placed=number,
    )


def order(state: State) -> list[tuple[int, int]]:
    """Players and ranks, best first."""
    return [(standing.player, standing.rank) for standing in GAME.standings(state)]


@pytest.mark.clause("chocoly/5.2", "chocoly/5.3")
def test_x1_the_largest_area_wins_whatever_the_tokens() -> None:
    state = scored({"A": 15, "B": 12, "C": 13}, {"A": 3, "B": 1, "C": 3})
    assert order(state) == [(0, 1), (2, 2), (1, 3)]
    assert [standing.total for standing in GAME.standings(state)] == [15, 13, 12]
    assert GAME.verdict(state, ("You", "Ben", "Cleo")).head == "You win by 2."
    assert GAME.verdict(state).clause == "5.3"


@pytest.mark.clause("chocoly/5.4")
def test_x2_a_tie_goes_to_more_tokens_in_the_area() -> None:
    state = scored({"A": 13, "B": 12, "C": 13}, {"A": 1, "B": 3, "C": 3})
    assert order(state) == [(2, 1), (0, 2), (1, 3)]
    verdict = GAME.verdict(state, ("You", "Ben", "Cleo"))
    assert verdict.head == "Cleo wins, with more tokens in the largest area."
    (note,) = verdict.notes
    assert (note.clause, "You 1 and Cleo 3" in note.text or "Cleo 3 and You 1" in note.text) == (
        "5.4",
        True,
    )


@pytest.mark.clause("chocoly/5.5")
def test_x3_then_to_the_larger_second_area() -> None:
    state = scored({"A": 13, "B": 1, "C": 13}, {"A": 2, "B": 0, "C": 2}, {"A": 5, "C": 6})
    assert order(state) == [(2, 1), (0, 2), (1, 3)]
    assert GAME.standings(state)[0].ties == {TOKENS: 2, SECOND: 6}
    verdict = GAME.verdict(state, ("You", "Ben", "Cleo"))
    assert verdict.head == "Cleo wins, with the larger second area."
    assert [note.clause for note in verdict.notes] == ["5.4", "5.5"]


@pytest.mark.clause("chocoly/5.5")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    state = scored({"A": 13, "B": 1, "C": 13}, {"A": 2, "B": 0, "C": 2}, {"A": 5, "C": 5})
    assert order(state) == [(0, 1), (2, 1), (1, 3)]
    assert GAME.verdict(state).head == "Player 1 and Player 3 share the victory."
    assert "share" in GAME.verdict(state).notes[-1].text


X4 = table("AAAB 0 0", hands=(("AABC", "ACCC"), ("BBCC",)))


@pytest.mark.clause("chocoly/3.1", "chocoly/3.2", "chocoly/3.4")
def test_x4_what_a_laid_tile_must_touch() -> None:
    assert clauses(X4, "lay CCCA 0 2") == ["3.1"]
    assert clauses(X4, "lay ACCC 0 2") == []
    assert clauses(X4, "lay CACC 1 2") == ["3.1", "3.2"]  # one edge, which does not match
    assert clauses(X4, "lay ACCC 1 2") == ["3.1", "3.2", "3.4"]  # A meets A at a corner
    one_edge = table("AAAB 0 0", hands=(("BBBC",), ("BBCC",)))
    assert clauses(one_edge, "lay BBBC 1 2") == ["3.2"]  # even where it matches
    assert "only one piece" in said(one_edge, "lay BBBC 1 2")
    assert clauses(X4, "lay CCCA 2 2") == ["3.1", "3.2", "3.4"]
    assert "touches no piece" in said(X4, "lay CCCA 2 2")
    assert clauses(X4, "lay CCCA 5 5") == ["3.1", "3.2"]  # nothing meets there, not even a corner


@pytest.mark.clause("chocoly/3.2", "chocoly/3.3")
def test_x5_an_inner_corner_has_four_edges_and_a_gap_may_stay() -> None:
    state = table("AAAB 0 0", "BBCC 2 2", hands=(("AABC",), ("BBCC",)))
    assert clauses(state, "lay AABC 0 2") == []  # beside (0, 1) and (1, 1), above (2, 2) and (2, 3)
    after = do(state, "lay AABC 0 2")
    assert (2, 1) not in after.board
    assert (2, 0) not in after.board


X6 = table("AAAB 0 0", "CACC 0 2", hands=(("ABCA", "BBBC"), ("BBCC",)))


@pytest.mark.clause("chocoly/4.1", "chocoly/4.2", "chocoly/4.3")
def test_x6_where_a_stack_may_lie() -> None:
    # Beside its footprint lie A (0, 0), A (1, 0), A (0, 3) and C (1, 3).
    assert "stack ABCA 0 1" in listed(X6, "stack")
    assert clauses(X6, "stack ABCA 0 1") == []
    assert clauses(X6, "stack BBBC 0 1") == []  # its C beside the C at (1, 3)
    assert clauses(X6, "stack BCBB 0 1") == ["3.4", "4.2"]  # that C meets its like at a corner
    assert clauses(X6, "stack CBBB 0 1") == ["4.2"]
    assert "4.1" in clauses(X6, "stack ABCA 0 0")
    assert "covers only one tile" in said(X6, "stack ABCA 0 0")
    assert clauses(X6, "stack ABCA 0 3") == ["4.1", "4.3"]
    assert "2 pieces of it stick out" in said(X6, "stack ABCA 0 3")


@pytest.mark.clause("chocoly/4.4")
def test_x6_a_tile_with_a_token_is_never_covered() -> None:
    state = table("AAAB 0 0", "CACC 0 2", "ABCA 0 1 by 1", "AABC 2 0", hands=(("ABCA",), ("BBCC",)))
    assert "4.4" in clauses(state, "stack ABCA 1 1")
    assert "4.4" in clauses(state, "stack ABCA 0 2")
    assert clauses(state, "stack ABCA 1 0") == ["4.4"]  # (1, 1) is the stacked tile's


@pytest.mark.clause("chocoly/2.3", "chocoly/5.2")
def test_x7_a_stack_cuts_an_area_of_nine_into_five_and_three() -> None:
    line = ("AABB 0 0", "AABC 0 2", "AACB 0 4", "AABB 0 6", "ACBB 0 8")  # row 0, columns 0 to 8
    state = table(*line, hands=(("ABCB",), ("BBBC",)), flavours=("B", "A"))
    assert largest(state.board, "A") == 9
    after = do(state, "stack CABB 0 5")  # Almond goes on at (0, 6), but no longer at (0, 5)
    assert [len(area) for area in areas(after.board, "A")] == [5, 3]
    assert after.tokens == {5: 0}
    assert after.left == (2, 3)


@pytest.mark.clause("chocoly/1.3", "chocoly/2.2")
def test_x8_the_bean_gives_four_new_tiles_and_the_turn_goes_on() -> None:
    state = table(
        "AAAB 0 0", hands=(("AABC", "ABCA", "BBCC", "CCCA"), ("BBCC",) * 4), pile=("AAAC",) * 7
    )
    after = do(state, "bean")
    assert after.hands[0] == ("AAAC",) * 4
    assert len(after.pile) == 7
    assert after.beans == (False, True)
    assert (after.player, after.phase) == (0, "turn")
    assert sorted(after.pile[3:]) == ["AABC", "ABCA", "ACCC", "BBCC"]
    assert after.placed == state.placed
    assert clauses(after, "bean") == ["2.2"]
    assert listed(after, "lay")
