"""The puzzles of Factory Manager: every kind proven again, and what a wrong proof would be."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tests.chocolate_factory.manager.puzzles.slow import MEETS, state_of, wrong
from tests.chocolate_factory.puzzles.slow import with_proof
from tutor.chocolate_factory.manager.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.manager.puzzles.making.generator import from_game
from tutor.chocolate_factory.manager.puzzles.making.possible import problems
from tutor.chocolate_factory.manager.puzzles.making.shipped import shipped
from tutor.chocolate_factory.manager.puzzles.making.tasks import read_task, task_data
from tutor.chocolate_factory.manager.puzzles.model import RULES, Task
from tutor.chocolate_factory.manager.puzzles.room import PUZZLES
from tutor.chocolate_factory.puzzles.judging import AnswerError, broken, explain, judge
from tutor.chocolate_factory.state import HIDDEN
from tutor.engine import SaveError
from tutor.puzzles.model import LEVELS, Puzzle
from tutor.puzzles.tricks import MOST

LEAST, EACH, LIKE = 150, 30, 2
EVERY_KIND = pytest.mark.parametrize("kind", PUZZLE_KINDS)


def _of(kind: str) -> list[Puzzle[Task]]:
    return [puzzle for puzzle in shipped() if puzzle.task.kind == kind]


def test_the_shipped_pack_has_enough_of_every_kind_and_no_table_too_often() -> None:
    kinds = Counter(puzzle.task.kind for puzzle in shipped())
    tables = Counter(PUZZLES.table(puzzle.task) for puzzle in shipped())
    levels = Counter(puzzle.level for puzzle in shipped())
    assert len(shipped()) >= LEAST
    assert set(kinds) == set(PUZZLE_KINDS)
    assert min(kinds.values()) >= EACH
    assert max(tables.values()) <= LIKE
    assert set(levels) == set(range(1, len(LEVELS) + 2))


@EVERY_KIND
def test_no_trick_solves_more_than_half_of_a_kind(kind: str) -> None:
    solved: Counter[str] = Counter()
    for puzzle in _of(kind):
        for trick, chance in PUZZLES.tricks(puzzle.task, puzzle.proof).items():
            solved[trick] += chance  # type: ignore[assignment]
    assert max(solved.values()) <= MOST * len(_of(kind))


def _proof_is_same(puzzle: Puzzle[Task]) -> bool:
    return puzzle.task.asked.prove(puzzle.task) == puzzle.proof


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 6])
def test_every_shipped_puzzle_is_proven_again(every: int) -> None:
    assert [p.id for p in shipped()[::every] if not _proof_is_same(p)] == []


SLOW = {"pair": 4, "won": 6}
"""As many puzzles of a kind as are tried here; all pairs take more than 240 s. All of them:
`python -m tests.chocolate_factory.manager.puzzles.slow`.
"""


@EVERY_KIND
@pytest.mark.parametrize("most", [pytest.param(999, marks=pytest.mark.long), 1])
def test_what_is_accepted_is_exactly_what_meets_the_words(kind: str, most: int) -> None:
    puzzles = _of(kind)[: min(most, SLOW.get(kind, most))]
    assert [line for puzzle in puzzles for line in wrong(puzzle)] == []


@EVERY_KIND
def test_a_wrong_acceptance_and_a_wrong_refusal_are_found(kind: str) -> None:
    """A false proof: what does not meet the words is right, and what does is not."""
    puzzle = _of(kind)[0]
    met = MEETS[kind](puzzle)
    bad = next(answer for answer in puzzle.task.asked.choices(puzzle.task) if not met[answer])
    proof = puzzle.proof
    assert wrong(with_proof(puzzle, (*proof.answers, bad), proof.value))
    assert wrong(with_proof(puzzle, (bad,), proof.value))
    assert not _proof_is_same(with_proof(puzzle, (bad,), proof.value))


@EVERY_KIND
def test_each_answer_is_explained_with_clauses_of_this_rulebook(kind: str) -> None:
    rulebook, asked = set(RULES.rulebook), PUZZLE_KINDS[kind]
    assert set(asked.clauses) <= rulebook
    assert asked.theme in PUZZLES.themes
    for puzzle in _of(kind)[::6]:
        for answer in asked.choices(puzzle.task):
            found = explain(puzzle, answer)
            assert found.verdict.correct == (answer in puzzle.proof.answers)
            assert found.lines
            assert {line.clause for line in found.lines} <= rulebook
            assert bool(broken(puzzle, answer)) == (not found.verdict.correct)
            assert set(broken(puzzle, answer)) <= rulebook
        one, two = (asked.hint(puzzle, level).text for level in (1, 2))
        assert one != two
        assert asked.question(puzzle.task)
        assert not problems(puzzle.task)


@EVERY_KIND
def test_a_right_answer_is_worth_more_than_a_wrong_one(kind: str) -> None:
    """But where the answer is a number, which is its own worth."""
    if kind == "missing":
        return
    for puzzle in _of(kind)[::6]:
        asked, task = puzzle.task.asked, puzzle.task
        worths = {it: asked.value(task, it) for it in asked.choices(task)}
        right = worths.pop(puzzle.proof.answers[0])
        assert right == puzzle.proof.value
        assert (
            all(it is None or it < puzzle.proof.value for it in worths.values()) or kind == "pays"
        )


@EVERY_KIND
def test_a_task_is_written_and_read_whole(kind: str) -> None:
    for puzzle in _of(kind)[::6]:
        assert read_task(task_data(puzzle.task)) == puzzle.task


def test_no_task_knows_what_is_hidden() -> None:
    for puzzle in shipped():
        state = state_of(puzzle.task)
        assert state.seed is None
        assert set(state.daily[state.turned :]) <= {HIDDEN}
        for deck in (*state.order_decks, *state.staff_decks, state.parts_deck):
            assert set(deck) <= {HIDDEN}


@EVERY_KIND
def test_only_what_can_be_answered_is_judged(kind: str) -> None:
    for text in ("", "nonsense", "later", "now x", "EP1 A1 A2", "done"):
        with pytest.raises(AnswerError):
            judge(_of(kind)[0], text)


@EVERY_KIND
def test_what_cannot_be_asked_is_refused_with_a_clause(kind: str) -> None:
    """Nobody is asked this at the moment of another kind's question."""
    phases = {(p.task.state.phase, p.task.state.day) for p in _of(kind)}
    other = next(p.task for p in shipped() if (p.task.state.phase, p.task.state.day) not in phases)
    assert problems(Task(kind, other.state, 0, "nothing"))[0].clause


def test_a_task_that_is_none_is_refused() -> None:
    for data in ({"kind": "both"}, {"kind": "pays"}, 7):
        with pytest.raises(SaveError):
            read_task(data)


def test_a_task_whose_position_breaks_a_rule_is_refused() -> None:
    task = _of("pays")[0].task
    state = attrs.evolve(state_of(task), initial=(state_of(task).daily[0],))
    with pytest.raises(SaveError):
        read_task(task_data(attrs.evolve(task, state=state)))


@pytest.mark.long
def test_the_same_seed_gives_the_same_puzzles() -> None:
    kinds = ("pays", "missing", "days")
    one, other = (from_game(3, 5, kinds) for _again in range(2))
    assert one == other
    assert one != from_game(4, 5, kinds)
