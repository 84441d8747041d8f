"""Puzzles of Chocoly made by hand: what cannot be is refused by its rule, the rest is proven."""

from __future__ import annotations

import json
from typing import Any

import attrs
import pytest

from tutor.chocoly.components import load_components
from tutor.chocoly.puzzles.judging import judge
from tutor.chocoly.puzzles.making.drafted_table import Put
from tutor.chocoly.puzzles.making.drafts import dump, load
from tutor.chocoly.puzzles.making.edit import DRAWN, FROM_GAMES, Draft, examine
from tutor.chocoly.puzzles.making.shipped import shipped
from tutor.chocoly.puzzles.model import GAME
from tutor.chocoly.status import status
from tutor.puzzles.drafting import DraftError, UnfinishedError
from tutor.puzzles.pack import dump_pack, from_link, load_pack, to_link
from widgets.chocoly.editor.editing import EXAMPLE

ONE = Draft(puts=(Put("lay AABC 0 0", 0),))
TWO = ONE.put("lay BBCC 2 0", 1)


@pytest.mark.parametrize(
    ("draft", "text", "clause"),
    [
        (ONE, "lay BBBC 9 9", "3.1"),
        (ONE, "lay AAAB 0 0", "2.3"),
        (ONE, "lay BBBC -1 2", "3.1"),
        (ONE, "lay AABC -2 0", "1.1"),  # the box has one
        (ONE, "lay AAAA 0 2", "1.1"),  # the box has none
        (ONE, "stack AAAB 0 0", "4.1"),
        (TWO, "stack AAAC 3 0", "4.1"),
        (TWO, "stack AACB 1 1", "4.3"),
        (Draft(), "lay AAAB 0 1", "3.2"),
    ],
)
def test_a_tile_that_cannot_lie_there_is_refused_by_its_rule(
    draft: Draft, text: str, clause: str
) -> None:
    with pytest.raises(DraftError, match=r"\w\.") as refused:
        draft.put(text, 0)
    assert refused.value.clause == clause


def test_a_stack_costs_its_owner_a_token_and_is_never_covered() -> None:
    stacked = TWO.put("stack BBBC 1 0", 1)
    assert stacked.state.left == (3, 2)
    assert stacked.state.tokens == {2: 1}
    wide = stacked.put("lay CCCB 1 2", 0)
    with pytest.raises(DraftError, match="token") as refused:
        wide.put("stack BCCC 1 1", 0)
    assert refused.value.clause == "4.4"
    assert wide.taken_back().taken_back() == TWO


def test_the_hand_is_four_tiles_of_the_box() -> None:
    full = ONE.with_hand("AAAB").with_hand("ABBB").with_hand("ABBB").with_hand("ABBB")
    with pytest.raises(DraftError) as refused:
        full.with_hand("ACCC")
    assert refused.value.clause == "1.2"
    with pytest.raises(DraftError) as refused:
        full.without_hand(0).with_hand("BABB")  # a fourth one
    assert refused.value.clause == "1.1"
    with pytest.raises(UnfinishedError, match="4 more"):
        ONE.task()
    with pytest.raises(UnfinishedError, match="Lay a tile"):
        Draft().task()


def test_a_player_who_has_a_token_on_the_table_does_not_leave() -> None:
    three = Draft().with_players(3).put("lay AABC 0 0", 0).put("lay BBCC 2 0", 1)
    three = three.put("stack BBBC 1 0", 2)
    with pytest.raises(DraftError) as refused:
        three.with_players(2)
    assert refused.value.clause == "4.5"
    assert three.with_players(4).state.left == (3, 3, 2, 3)


def test_tiles_of_a_player_who_leaves_stay_on_the_table() -> None:
    three = Draft().with_players(3).put("lay AABC 0 0", 0).put("lay BBCC 2 0", 2)
    two = three.with_players(2)
    assert two.state.board == three.state.board
    assert load(dump(two)) == two


@pytest.mark.parametrize("kind", DRAWN)
def test_every_kind_is_proven_from_a_shipped_one_laid_on_and_taken_back(kind: str) -> None:
    puzzle = next(p for p in shipped() if p.task.kind == kind)
    draft = Draft.of(puzzle.task)
    found = examine(draft.task()).puzzle
    assert found is not None
    assert found.proof == puzzle.proof
    assert found.id == puzzle.id
    assert load(dump(draft)) == draft


@pytest.mark.parametrize("kind", FROM_GAMES)
def test_what_comes_out_of_games_says_so(kind: str) -> None:
    puzzle = next(p for p in shipped() if p.task.kind == kind)
    with pytest.raises(DraftError, match="come out of games"):
        Draft.of(puzzle.task)
    with pytest.raises(DraftError, match="come out of games"):
        attrs.evolve(EXAMPLE, kind=kind).task()


def test_what_is_made_is_proven_and_goes_round_through_file_and_link() -> None:
    puzzle = examine(EXAMPLE.task()).puzzle
    assert puzzle is not None
    assert judge(puzzle, puzzle.proof.answers[0]).correct
    assert load_pack(dump_pack([puzzle]), GAME) == [puzzle]
    assert from_link(to_link(puzzle), GAME) == puzzle
    again = Draft.of(from_link(to_link(puzzle), GAME).task)
    assert examine(again.task()).puzzle == puzzle


def test_a_question_is_about_a_tile_of_the_hand() -> None:
    rule = attrs.evolve(EXAMPLE, kind="rule")
    with pytest.raises(UnfinishedError, match="question"):
        rule.task()
    puzzle = examine(rule.asking("stack ACCC 1 1").task()).puzzle
    assert puzzle is not None
    with pytest.raises(DraftError):
        rule.asking("lay AAAB 0 6")  # the hand is full
    with pytest.raises(UnfinishedError):
        attrs.evolve(rule, kind="area").asking("lay ACCC 0 6").task()


def test_a_base_with_unknown_tiles_under_it_is_taken_back_as_far_as_is_known() -> None:
    puzzle = next(p for p in shipped() if p.task.kind == "rule" and p.task.state.tokens)
    draft = Draft.of(puzzle.task)
    squares = draft.state.board.tiles()
    while not any(draft.state.board[at].level for at in squares[draft.state.placed - 1]):
        before, draft = draft, draft.taken_back()
        assert draft.state.placed == before.state.placed - 1
        assert not status(draft.state, load_components())
    with pytest.raises(DraftError, match="Nobody knows"):
        draft.taken_back()
    assert not draft.emptied().state.board


def test_a_nonsense_draft_is_none() -> None:
    good: dict[str, Any] = json.loads(dump(EXAMPLE))
    for key, value in (
        ("puts", [["lay AAAA 0 0", 0]]),
        ("puts", [["pass", 0]]),
        ("puts", [["lay CBBB 0 0", 7]]),
        ("hand", ["AAAA"]),
        ("hand", ["ACCC"] * 4),
        ("named", "x"),
        ("base", {}),
        ("kind", "last"),
    ):
        assert load(json.dumps(good | {key: value})) is None
    for nonsense in ("", "{}", "[1]", "[" * 3000, "null", "1" * 5000):
        assert load(nonsense) is None
