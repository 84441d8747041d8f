"""The puzzles of Chocolate Factory: every kind proven again, and what a wrong proof would be."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tests.chocolate_factory.puzzles.slow import MEETS, with_proof, wrong
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.puzzles.judging import AnswerError, broken, explain, judge
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.generator import from_game
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.making.shipped import shipped
from tutor.chocolate_factory.puzzles.making.tasks import read_task, task_data
from tutor.chocolate_factory.puzzles.model import RUN, TOUCH, Task
from tutor.chocolate_factory.puzzles.room import PUZZLES
from tutor.chocolate_factory.state import HIDDEN
from tutor.engine import SaveError
from tutor.puzzles.model import LEVELS, Puzzle
from tutor.puzzles.tricks import MOST

LEAST, EACH, LIKE = 350, 20, 2
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


def test_the_first_hint_of_best_shift_names_every_way_off_the_belt() -> None:
    """Where a tile is still pushed, what lies on the last one needs no Chute."""
    told = set()
    for puzzle in _of("shift"):
        seat, text = puzzle.task.seat, PUZZLE_KINDS["shift"].hint(puzzle, 1).text
        chute = "Chute" in seat.places
        assert ("tile 4" in text) == bool(seat.outside)
        assert ("no Chute" in text) == (not chute)
        told.add((chute, bool(seat.outside)))
    assert {(True, True), (True, False), (False, True)} <= told


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 10])
def test_every_shipped_puzzle_is_proven_again(every: int) -> None:
    assert [p.id for p in shipped()[::every] if not _proof_is_same(p)] == []


@EVERY_KIND
@pytest.mark.parametrize("most", [pytest.param(999, marks=pytest.mark.long), 1])
def test_what_is_accepted_is_exactly_what_meets_the_words(kind: str, most: int) -> None:
    assert [line for puzzle in _of(kind)[:most] for line in wrong(puzzle)] == []


@EVERY_KIND
def test_a_wrong_acceptance_and_a_wrong_refusal_are_found(kind: str) -> None:
    """A false proof: what does not meet the words is right, and what does is not."""
    puzzle = next(p for p in _of(kind) if not all(MEETS[kind](p).values()))
    proof = puzzle.proof
    bad = next(answer for answer, meets in MEETS[kind](puzzle).items() if not meets)
    if puzzle.task.asked.mode == RUN:
        value = puzzle.task.asked.value(puzzle.task, bad)
        assert value is not None
        assert wrong(with_proof(puzzle, (bad,), value)) or value > proof.value
    else:
        assert wrong(with_proof(puzzle, (*proof.answers, bad), proof.value))
        assert wrong(with_proof(puzzle, (bad,), proof.value))
    assert not _proof_is_same(with_proof(puzzle, (bad,), proof.value - 1))


def test_a_pile_that_a_store_does_not_take_is_named_beside_its_rule() -> None:
    """Three Boxed where pairs are taken: more than two is not two."""
    delivery = PUZZLE_KINDS["delivery"]
    puzzle = next(p for p in _of("delivery") if not delivery.value(p.task, p.proof.greedy))
    told = delivery.lines(puzzle, puzzle.proof.greedy)[-1].text
    assert f"It does not take {say_goods(puzzle.proof.greedy)} together." in told


@EVERY_KIND
def test_each_answer_is_explained_with_clauses_of_this_rulebook(kind: str) -> None:
    rulebook = load_rulebook()
    asked = PUZZLE_KINDS[kind]
    assert set(asked.clauses) <= rulebook
    assert asked.theme in PUZZLES.themes
    for puzzle in _of(kind)[::12]:
        assert judge(puzzle, puzzle.proof.answers[0]).correct
        for answer in filter(None, (puzzle.proof.answers[0], puzzle.proof.greedy)):
            found = explain(puzzle, answer)
            assert found.verdict.correct == (answer in puzzle.proof.answers)
            assert found.lines
            assert {line.clause for line in found.lines} <= rulebook
            assert set(broken(puzzle, answer)) <= rulebook
            assert bool(broken(puzzle, answer)) == (not found.verdict.correct)
        one, two = (asked.hint(puzzle, level).text for level in (1, 2))
        assert one != two
        assert asked.question(puzzle.task)
        assert not problems(puzzle.task)


def load_rulebook() -> set[str]:
    """The ids of the clauses."""
    from tutor.chocolate_factory.game import ChocolateFactory

    return set(ChocolateFactory.from_file().rulebook)


@EVERY_KIND
@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 7])
def test_whatever_can_be_answered_is_explained(kind: str, every: int) -> None:
    """Also a wrong Part whose cheapest run takes long to find."""
    for puzzle in _of(kind)[::every]:
        task, proof = puzzle.task, puzzle.proof
        for answer in {*task.asked.choices(task), proof.answers[0], proof.greedy} - {""}:
            found = explain(puzzle, answer)
            assert found.verdict.correct == (answer in proof.answers)
            assert found.lines


@pytest.mark.parametrize("kind", [it for it in PUZZLE_KINDS if PUZZLE_KINDS[it].mode == TOUCH])
def test_who_can_try_again_is_not_shown_the_right_answer(kind: str) -> None:
    for puzzle in _of(kind):
        asked, right = puzzle.task.asked, {*puzzle.proof.answers}
        places = {asked.target(it) for it in right}
        for answer in {*asked.choices(puzzle.task)} - right:
            lines = explain(puzzle, answer).lines
            assert not places & {mark for line in lines for mark in line.marks}, puzzle.id


@EVERY_KIND
def test_a_task_is_written_and_read_whole(kind: str) -> None:
    for puzzle in _of(kind)[::15]:
        assert read_task(task_data(puzzle.task)) == puzzle.task


def test_no_task_knows_what_is_hidden() -> None:
    for puzzle in shipped():
        state = puzzle.task.state
        assert state.seed is None
        for deck in (*state.order_decks, *state.staff_decks, state.parts_deck):
            assert set(deck) <= {HIDDEN}


@EVERY_KIND
def test_only_what_can_be_answered_is_judged(kind: str) -> None:
    puzzle = _of(kind)[0]
    for text in ("", "nonsense", "op t9 B>O", "done", "17 and a half", "trade K", "shift; shift"):
        with pytest.raises(AnswerError):
            judge(puzzle, text)


@EVERY_KIND
def test_what_cannot_be_asked_is_refused_with_a_clause(kind: str) -> None:
    """Nobody is asked this at the moment of another kind's question."""
    phases = {puzzle.task.state.phase for puzzle in _of(kind)}
    other = next(p.task for p in shipped() if p.task.state.phase not in phases)
    assert problems(Task(kind, other.state, other.player, "nothing"))[0].clause


def test_a_task_that_is_none_is_refused() -> None:
    for data in ({"kind": "both"}, {"kind": "coal"}, 7):
        with pytest.raises(SaveError):
            read_task(data)


def test_a_task_whose_position_breaks_a_rule_is_refused() -> None:
    task = _of("stages")[0].task
    players = (attrs.evolve(task.state.players[0], coal=-1), *task.state.players[1:])
    state = attrs.evolve(task.state, players=players)
    with pytest.raises(SaveError):
        read_task(task_data(attrs.evolve(task, state=state)))


@pytest.mark.long
def test_the_same_seed_gives_the_same_puzzles() -> None:
    kinds = ("result", "stages", "lift")
    one, other = (from_game(3, 5, kinds) for _again in range(2))
    assert one == other
    assert one != from_game(4, 5, kinds)
