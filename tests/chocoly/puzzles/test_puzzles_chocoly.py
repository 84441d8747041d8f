"""The puzzles of Chocoly: every kind proven again, and what a wrong proof would be."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.chocoly.puzzles.slow import MEETS, with_proof, wrong
from tutor.chocoly.puzzles.judging import AnswerError, broken, explain, judge, possible
from tutor.chocoly.puzzles.kinds import PUZZLE_KINDS
from tutor.chocoly.puzzles.making.possible import problems
from tutor.chocoly.puzzles.making.shipped import shipped
from tutor.chocoly.puzzles.model import CHOOSE, GAME, Task
from tutor.chocoly.puzzles.room import PUZZLES
from tutor.engine import SaveError
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import check_pack, dump_pack, from_link, load_pack, to_link
from tutor.rooms import load_game

LEAST, EACH, LIKE = 300, 10, 2


def _of(kind: str) -> list[Puzzle[Task]]:
    return [puzzle for puzzle in shipped() if puzzle.task.kind == kind]


def _clues(puzzle: Puzzle[Task]) -> list[str]:
    return [puzzle.task.asked.hint(puzzle, level).text for level in (1, 2)]


def test_the_shipped_pack_has_enough_of_every_kind_and_no_table_too_often() -> None:
    kinds = Counter(puzzle.task.kind for puzzle in shipped())
    tables = Counter(PUZZLES.table(puzzle.task) for puzzle in shipped())
    assert puzzles_of(GAME).shipped() == shipped()
    assert len(shipped()) >= LEAST
    assert set(kinds) == set(PUZZLE_KINDS)
    assert min(kinds.values()) >= EACH
    assert max(tables.values()) <= LIKE


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 8])
def test_every_shipped_puzzle_is_proven_again(every: int) -> None:
    assert check_pack(shipped()[::every]) == []


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_what_is_accepted_is_exactly_what_meets_the_words(kind: str) -> None:
    found = _of(kind)
    for puzzle in (found[0], found[len(found) // 2]):
        assert wrong(puzzle, few=True) == []


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_a_wrong_acceptance_and_a_wrong_refusal_are_found(kind: str) -> None:
    found = _of(kind)
    puzzle = next((p for p in found if ";" in p.proof.answers[0]), found[-1])
    proof = puzzle.proof
    bad = next(answer for answer, meets in MEETS[kind](puzzle, True).items() if not meets)
    accepts = with_proof(puzzle, (*proof.answers, bad), proof.value)
    refuses = with_proof(puzzle, (bad,), proof.value + 1)
    for false in (accepts, refuses):
        assert wrong(false, few=True)
        assert check_pack([false])


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_each_answer_is_explained_with_clauses_of_this_rulebook(kind: str) -> None:
    rulebook = load_game(GAME).rulebook
    asked = PUZZLE_KINDS[kind]
    assert set(asked.clauses) <= set(rulebook)
    assert asked.theme in PUZZLES.themes
    for puzzle in _of(kind)[::12]:
        for answer in (puzzle.proof.answers[0], puzzle.proof.greedy):
            if not puzzle.proof.greedy_fails or answer in puzzle.proof.answers:
                assert judge(puzzle, puzzle.proof.answers[0]).correct
            if kind == "join" and not possible(puzzle.task, answer):
                continue  # half an answer
            found = explain(puzzle, answer)
            assert found.lines
            assert {line.clause for line in found.lines} <= set(rulebook)
            assert set(broken(puzzle, answer)) <= set(rulebook)
            assert bool(broken(puzzle, answer)) == (not found.verdict.correct)
        one, two = _clues(puzzle)
        assert one != two
        assert asked.question(puzzle.task)
        assert not asked.lacking(puzzle.task)


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_a_pack_and_a_link_hold_the_whole_task(kind: str) -> None:
    puzzle = _of(kind)[0]
    assert load_pack(dump_pack([puzzle]), GAME)[0] == puzzle
    assert from_link(to_link(puzzle), GAME) == puzzle


def test_no_task_knows_what_is_hidden() -> None:
    for puzzle in shipped():
        task, state = puzzle.task, puzzle.task.state
        assert set(state.pile) <= {"?"}
        assert state.seed is None
        for player, hand in enumerate(state.hands):
            open_ = player == task.player or (task.asked.opened and player == task.rival)
            assert open_ or set(hand) <= {"?"}


@pytest.mark.parametrize("kind", ["guard", "last"])
def test_a_reply_is_pointed_at_on_the_board_and_told_without_coordinates(kind: str) -> None:
    pointed = 0
    for puzzle in _of(kind)[::6]:
        found = explain(puzzle, puzzle.proof.greedy)
        assert not any("column" in line.text for line in found.lines)
        for line in found.lines:
            assert ("marked" in line.text) == bool(line.squares)
            assert line.squares <= set(found.state.board)
            pointed += bool(line.squares)
    assert pointed


def test_an_area_that_a_stack_leaves_as_large_is_not_said_to_change() -> None:
    puzzle = next(p for p in _of("cut") if p.id == "cut-d1546dacec")
    texts = [line.text for line in explain(puzzle, "stack CBCB -7 -1").lines]
    assert any("still has 16" in text for text in texts)
    assert not any("from 16 to 16" in text for text in texts)


def test_only_what_can_be_answered_is_judged() -> None:
    puzzle = _of("cut")[0]
    for text in ("lay AAAB 99 99", "bean", "", "nonsense", puzzle.proof.answers[0] + "; bean"):
        with pytest.raises(AnswerError):
            judge(puzzle, text)
    lay = next(p for p in _of("lay"))
    stack = next(p for p in _of("cut")).proof.answers[0]
    with pytest.raises(AnswerError):
        judge(lay, stack)
    choose = next(p for p in shipped() if p.task.asked.mode == CHOOSE)
    with pytest.raises(AnswerError):
        judge(choose, "17 and a half")


def test_what_cannot_be_is_refused_with_a_clause() -> None:
    lay, rule = _of("lay")[0].task, _of("rule")[0].task
    assert problems(Task("tie", lay.state, lay.player))[0].clause == "5.3"
    assert problems(Task("rule", rule.state, rule.player, "bean"))
    assert problems(Task("lay", lay.state, (lay.player + 1) % lay.state.players))[0].clause == "2.1"
    assert problems(Task("guard", lay.state, lay.player))
    for data in ({"kind": "both"}, {"kind": "lay"}, 7):
        with pytest.raises(SaveError):
            PUZZLES.read_task(data)


def test_a_puzzle_of_counting_alone_is_not_made() -> None:
    """Nothing covered, nothing joined, nothing cut: then a stack is a sum."""
    for puzzle in _of("area"):
        assert not puzzle.task.asked.only_counting(puzzle.task, puzzle.proof)
