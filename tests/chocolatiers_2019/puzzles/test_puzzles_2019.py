"""The puzzles of this edition: every shipped one proven again, and what a wrong proof would be."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.chocolatiers_2019.puzzles.slow import with_proof, wrong
from tutor.chocolatiers_2019.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers_2019.puzzles.making.possible import problems
from tutor.chocolatiers_2019.puzzles.making.shipped import shipped
from tutor.chocolatiers_2019.puzzles.model import GAME, Task
from tutor.chocolatiers_2019.puzzles.room import PUZZLES
from tutor.chocolatiers_family.puzzles.explain import explain, judge
from tutor.chocolatiers_family.puzzles.model import TURN
from tutor.engine import SaveError
from tutor.puzzles.model import BETWEEN, Puzzle
from tutor.puzzles.pack import check_pack, dump_pack, from_link, load_pack, to_link

LEAST, EACH, LIKE = 450, 20, 2
SAMPLE = 2
"""Puzzles of a kind that the slow proof goes through on every run."""


def _of(kind: str) -> list[Puzzle[Task]]:
    return [puzzle for puzzle in shipped() if puzzle.task.kind == kind]


def test_the_shipped_pack_has_enough_of_every_kind_and_no_table_too_often() -> None:
    kinds = Counter(puzzle.task.kind for puzzle in shipped())
    tables = Counter(PUZZLES.table(puzzle.task) for puzzle in shipped())
    assert len(shipped()) >= LEAST
    assert set(kinds) == set(PUZZLE_KINDS)
    assert min(kinds.values()) >= EACH
    assert max(tables.values()) <= LIKE


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 8])
def test_every_shipped_puzzle_is_proven_again(every: int) -> None:
    assert check_pack(shipped()[::every]) == []


def test_a_proof_holds_whatever_the_order_of_the_actions() -> None:
    turned = None
    for puzzle in shipped():
        kind, task, proof = PUZZLE_KINDS[puzzle.task.kind], puzzle.task, puzzle.proof
        first, _between, second = proof.answers[0].partition(BETWEEN)
        other = f"{second}{BETWEEN}{first}"
        if kind.mode != TURN or not second or kind.value(task, other) is None:
            continue
        if kind.outcome(task, other) == kind.outcome(task, proof.answers[0]):
            turned = with_proof(puzzle, (other, *proof.answers[1:]), proof.value)
            break
    assert turned is not None
    assert turned.proof.answers != puzzle.proof.answers
    assert check_pack([turned]) == []
    assert judge(turned, puzzle.proof.answers[0]).correct


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_what_is_accepted_is_exactly_what_meets_the_words(kind: str) -> None:
    for puzzle in _of(kind)[:: len(_of(kind)) // SAMPLE][:SAMPLE]:
        assert wrong(puzzle) == []


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_a_wrong_acceptance_and_a_wrong_refusal_are_found(kind: str) -> None:
    puzzle = next(p for p in _of(kind) if p.proof.greedy_fails)
    proof = puzzle.proof
    accepts = with_proof(puzzle, (*proof.answers, proof.greedy), proof.value)
    refuses = with_proof(puzzle, (proof.greedy,), proof.value + 1)
    for false in (accepts, refuses):
        assert wrong(false)
        assert check_pack([false])


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_each_answer_is_explained_with_clauses_of_this_rulebook(kind: str) -> None:
    from tutor.rooms import load_game

    rulebook = load_game(GAME).rulebook
    assert set(PUZZLE_KINDS[kind].clauses) <= set(rulebook)
    for puzzle in _of(kind)[:3]:
        for answer in (puzzle.proof.answers[0], puzzle.proof.greedy):
            found = explain(puzzle, answer)
            assert found.lines
            assert {line.clause for line in found.lines} <= set(rulebook)
            asked = puzzle.task.asked
            assert asked.broken is not None
            assert set(asked.broken(puzzle.task, answer)) <= set(rulebook)
        assert puzzle.task.asked.hint(puzzle, 1).text != puzzle.task.asked.hint(puzzle, 2).text


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_a_pack_and_a_link_hold_the_whole_task(kind: str) -> None:
    puzzle = _of(kind)[0]
    assert load_pack(dump_pack([puzzle]), GAME)[0] == puzzle
    assert from_link(to_link(puzzle), GAME) == puzzle


def test_an_unseen_refill_is_in_no_task() -> None:
    for puzzle in shipped():
        state = puzzle.task.state
        assert set(state.deck) <= {"?"}
        assert {tile.spaces for tile in state.pile} <= {"????"}
        assert state.seed is None


def test_what_cannot_be_is_refused_with_a_clause() -> None:
    last = _of("chain")[0].task
    early = next(p.task.state for p in _of("trade") if p.task.state.turns_left is None)
    found = problems(Task("actions", early, early.player))
    assert [violation.clause for violation in found] == ["7.2"]
    assert problems(Task("chain", last.state, last.player, wilds=0))[0].clause == "5.1"
    assert problems(Task("pay", early, early.player, (0, 0)))[0].clause == "4.1"
    with pytest.raises(SaveError, match="kind"):
        PUZZLES.read_task({"kind": "both"})


def test_locking_a_wild_for_nothing_is_worth_a_point_less() -> None:
    puzzle = next(
        p
        for p in _of("actions")
        if p.task.state.reserved[p.task.player] is None and p.task.state.wilds[p.task.player]
    )
    tray = puzzle.task.state.tray
    idle = judge(puzzle, f"take {tray[0]}; take {tray[1]}")
    locked = judge(puzzle, f"reserve 0; take {tray[0]}")
    assert idle.value is not None
    assert locked.value == idle.value - 1
