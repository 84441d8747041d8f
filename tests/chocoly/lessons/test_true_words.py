"""What Chocoly's lessons say of a position is so, wherever it is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.lessons.learners import answered, came_to
from tutor.chocoly.areas import areas, cuts, largest
from tutor.chocoly.lessons.match import MATCH
from tutor.chocoly.squares import beside, footprint
from tutor.chocoly.state import State

Claim = Callable[[str, State], bool]


def square(piece: str) -> tuple[int, int]:
    row, column = piece.partition(":")[2].split(",")
    return int(row), int(column)


def edges(place: str, state: State) -> list[int]:
    """The tiles that a new tile at this place would meet, once for each edge."""
    new = footprint(*square(place))
    near = [it for each in new for it in beside(each) if it in state.board and it not in new]
    return [state.board[it].tile for it in near]


def size(piece: str, state: State) -> int:
    """How many pieces lie in the area of this piece."""
    here = square(piece)
    flavour = state.board[here].flavour
    return next(len(area) for area in areas(state.board, flavour) if here in area)


def sizes(state: State) -> tuple[int, int]:
    return largest(state.board, "A"), largest(state.board, "C")


def was_in(before: State, flavour: str) -> Claim:
    """Whether this very piece was in the largest area of the flavour before."""

    def claim(piece: str, state: State) -> bool:
        here = square(piece)
        same = state.board[here] == before.board.get(here)
        return same and here in areas(before.board, flavour)[0]

    return claim


def corner_only(piece: str, state: State) -> bool:
    row, column = square(piece)
    area = areas(state.board, "A")[0]
    slantwise = {(row + dr, column + dc) for dr in (-1, 1) for dc in (-1, 1)}
    return bool(slantwise & area) and not set(beside((row, column))) & area


def joins_three(text: str, state: State) -> bool:
    """Whether the area of three in lesson 2, step 5, has grown."""
    return size("square:0,-1", state) > 3


CLAIMS: dict[tuple[str, int, str], Claim] = {
    ("areas", 4, "It meets only a corner."): corner_only,
    ("areas", 6, "One alone."): lambda piece, state: size(piece, state) == 1,
    ("areas", 7, "Cut off."): was_in(MATCH.at(3, 1), "A"),
    ("areas", 7, "It was alone before."): lambda piece, state: size(piece, MATCH.at(3, 1)) == 1,
    ("areas", 8, "solved"): lambda text, state: sizes(state) == (7, 3),
    ("full-side", 4, "It touches more there."): lambda at, state: len(edges(at, state)) > 1,
    ("full-side", 4, "No edge at all."): lambda at, state: not edges(at, state),
    ("full-side", 5, "solved"): joins_three,
    ("full-side", 5, "He is cut."): lambda text, state: (
        largest(state.board, "C") < 10 and not joins_three(text, state)
    ),
    ("offset", 3, "That is one tile."): lambda at, state: (
        len(edges(at, state)) == 2 and len(set(edges(at, state))) == 1
    ),
    ("offset", 3, "One edge only."): lambda at, state: len(edges(at, state)) == 1,
    ("offset", 3, "Only corners meet."): lambda at, state: not edges(at, state),
    ("offset", 4, "Fewer lie there."): lambda piece, state: (
        size(piece, state) < 3 == largest(state.board, "B")
    ),
    ("corners-and-gaps", 5, "Edges meet there."): lambda at, state: len(edges(at, state)) > 1,
    ("corners-and-gaps", 5, "One edge meets there."): lambda at, state: len(edges(at, state)) == 1,
    ("any-flavour", 3, "It fits."): lambda text, state: text.split()[1].count("A") < 3,
    ("two-into-one", 1, "Nothing may lie there."): lambda at, state: len(edges(at, state)) < 2,
    ("two-into-one", 2, "solved"): lambda text, state: sizes(state) == (15, 12),
    ("two-into-one", 4, "That one is alone."): lambda piece, state: size(piece, state) == 1,
    ("feed-nobody", 2, "solved"): lambda text, state: sizes(state) == (18, 15),
    ("feed-nobody", 2, "That feeds Ben."): lambda text, state: largest(state.board, "C") > 15,
    ("feed-nobody", 2, "It brings too little."): lambda text, state: largest(state.board, "A") < 18,
    ("stacking", 4, "solved"): lambda text, state: sizes(state)[0] == 21,
    ("cutting", 1, "That part is smaller."): lambda piece, state: 1 < size(piece, state) < 11,
    ("cutting", 1, "It was alone before."): lambda piece, state: size(piece, MATCH.at(11, 1)) == 1,
    ("cutting", 4, "solved"): lambda text, state: (
        largest(state.board, "C") == 10 and largest(state.board, "A") > 16
    ),
    ("cutting", 5, "It was outside before."): lambda piece, state: (
        not was_in(MATCH.at(12), "C")(piece, state)
    ),
    ("guard-and-bean", 5, "Not quite so."): lambda text, state: (
        state.board[0, 0].flavour != "A"
        or state.board[0, 0].tile not in state.tokens
        or largest(state.board, "A") < 24
    ),
}
"""Where a sentence of a step (lesson, number, head) is said: whether it is true there; "solved"
stands for its closing words, on every move that solves it at once.
"""


@pytest.mark.parametrize("where", CLAIMS, ids=lambda where: f"{where[0]}/{where[1]} {where[2]}")
def test_a_sentence_about_the_position_is_true_wherever_it_is_said(
    where: tuple[str, int, str],
) -> None:
    lesson, number, head = where
    said = answered(came_to(lesson, number, "chocoly"))
    assert said[head], f"nothing is answered by it, only by {sorted(said)}"
    wrong = [what for what, state in said[head] if not CLAIMS[where](what, state)]
    assert wrong == []


def test_a_piece_that_would_cut_an_area_is_not_told_that_the_rest_holds_only() -> None:
    session = came_to("cutting", 3, "chocoly")
    assert session.state.board[2, 3].flavour == "C"
    assert (2, 3) in cuts(session.state.board, "C")
    assert session.touch("square:2,3").text == "The rest holds, or no stack fits."


def test_two_edges_of_a_full_side_and_one_pair() -> None:
    """Closing words of lesson 2, steps 2 and 3."""
    state = came_to("full-side", 3, "chocoly").state
    new = footprint(-2, 0)
    pairs = [
        state.board[it].flavour == state.board[near].flavour
        for it in new
        for near in beside(it)
        if near in state.board and near not in new
    ]
    assert sorted(pairs) == [False, True]


def test_the_end_of_the_match_is_the_one_that_the_learner_has_laid() -> None:
    ways = answered(came_to("whole-game", 1, "chocoly"))["solved"]
    assert [after.board for _text, after in ways] == [MATCH.at(18, 1).board]
