"""The slow search proves a fair share of the shipped pack, and would find what is wrong with it.

`python -m tests.chocolatiers.puzzles.slow` proves all of it.
"""

from __future__ import annotations

import attrs
import pytest

from tests.chocolatiers.puzzles.slow import proof
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.model import Task
from tutor.puzzles.model import Puzzle

SHARE, LARGE_SHARE = 1, 6
"""Puzzles of each kind that are proven slowly by `make test` and by `make test-long`."""
OFFERED = sorted({puzzle.task.kind for puzzle in shipped()})


def puzzles(kind: str, share: int = SHARE) -> list[Puzzle[Task]]:
    return proof.sample(shipped(), kind, share)


def test_each_kind_is_proven_slowly() -> None:
    assert set(PUZZLE_KINDS) <= set(proof.SEARCHES)
    assert set(OFFERED) <= set(proof.SEARCHES)


@pytest.mark.parametrize("share", [SHARE, pytest.param(LARGE_SHARE, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", OFFERED)
def test_accepted_is_exactly_what_meets_the_words(kind: str, share: int) -> None:
    assert [text for puzzle in puzzles(kind, share) for text in proof.complaints(puzzle)] == []


@pytest.mark.parametrize("kind", OFFERED)
def test_a_wrong_answer_that_is_accepted_is_found(kind: str) -> None:
    puzzle = puzzles(kind)[0]
    answers = proof.SEARCHES[kind](puzzle.task)
    wrong = next(text for text, right in answers.items() if not right)
    spoilt = with_answers(puzzle, (*puzzle.proof.answers, wrong))
    assert proof.complaints(spoilt, answers) == [f"{puzzle.id}: accepted, but wrong: {wrong}"]


@pytest.mark.parametrize("kind", OFFERED)
def test_a_right_answer_that_is_refused_is_found(kind: str) -> None:
    puzzle = puzzles(kind)[0]
    answers = proof.SEARCHES[kind](puzzle.task)
    right = next(text for text, meets in answers.items() if meets)
    # A kind that judges by value would take it for its value still.
    other = tuple(text for text in puzzle.proof.answers if text != right)
    spoilt = with_answers(puzzle, other, value=puzzle.proof.value + 1)
    assert f"{puzzle.id}: right, but refused: {right}" in proof.complaints(spoilt, answers)


def test_a_position_that_cannot_be_is_found() -> None:
    puzzle = puzzles("who")[0]
    state = attrs.evolve(puzzle.task.state, wilds=(9, *puzzle.task.state.wilds[1:]))
    spoilt = attrs.evolve(puzzle, task=attrs.evolve(puzzle.task, state=state))
    assert any("cannot be" in text for text in proof.complaints(spoilt))


def with_answers(
    puzzle: Puzzle[Task], answers: tuple[str, ...], value: int | None = None
) -> Puzzle[Task]:
    value = puzzle.proof.value if value is None else value
    return attrs.evolve(puzzle, proof=attrs.evolve(puzzle.proof, answers=answers, value=value))
