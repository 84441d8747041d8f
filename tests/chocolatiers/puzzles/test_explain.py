"""Every wrong answer is told what it was worth, which race it lost, and by which clause."""

from __future__ import annotations

import pytest

from tutor import load_game
from tutor.chocolatiers import KINDS, Display
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.generator import from_game
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers_family.puzzles.explain import AnswerError, explain, judge, table_after
from tutor.chocolatiers_family.puzzles.lines import margin
from tutor.chocolatiers_family.puzzles.model import PLACE
from tutor.chocolatiers_family.scoring import awards
from tutor.puzzles.pack import prove

from .found import some
from .tables import asked

CLAUSES = load_game("chocolatiers").rulebook


@pytest.fixture(scope="module")
def puzzles():
    return [puzzle for n in range(16) for puzzle in from_game(n, seed=21)[0]]


def test_the_right_answer_is_right(puzzles):
    for puzzle in puzzles:
        told = explain(puzzle, puzzle.proof.answers[0])
        assert told.verdict.correct
        assert told.head == "Right."
        assert told.lines


def test_the_hasty_answer_is_refuted_with_clauses(puzzles):
    refuted = [p for p in puzzles if p.proof.greedy_fails]
    assert len(refuted) > 12
    for puzzle in refuted:
        told = explain(puzzle, puzzle.proof.greedy)
        assert not told.verdict.correct
        assert told.lines
        assert all(line.clause in CLAUSES and line.text.endswith(".") for line in told.lines)


def test_wrong_answers_on_the_board_are_worth_less(puzzles):
    for puzzle in puzzles:
        if PUZZLE_KINDS[puzzle.task.kind].mode == PLACE and puzzle.proof.greedy_fails:
            verdict = judge(puzzle, puzzle.proof.greedy)
            assert verdict.value is not None
            assert verdict.value < verdict.best


def test_impossible_answers_are_refused(puzzles):
    for puzzle in puzzles:
        with pytest.raises(AnswerError):
            explain(puzzle, "<b>no</b>")


def test_a_missed_tie_is_shown_where_it_lies():
    own = Display.parse("MT/NM", points=[4])
    rival = Display.parse("MM/TN", points=[4])
    puzzle = prove("chocolatiers", asked("steal", Position((own, rival), (1, 0)), "M", wilds=1))
    assert puzzle is not None
    assert set(puzzle.proof.answers) == {"M*/NM", "MT/*M"}  # whatever does it is right
    own = Display.parse("MTRM/NNRN", points=[4, 4])
    rival = Display.parse("MM/TN", points=[4])
    puzzle = prove("chocolatiers", asked("spoil", Position((own, rival), (1, 0)), "M", wilds=1))
    assert puzzle is None
    reading = prove(
        "chocolatiers",
        asked("who", Position((Display.parse("MM/TR", points=[4]), rival), (0, 0)), "M"),
    )
    assert reading is not None
    told = explain(reading, "0")
    assert told.lines[0].text == "Mint: You 2 and Ben 2. A tie: nobody gets it."
    assert told.lines[0].clause == "9.3"
    assert told.groups == (frozenset({(0, 0), (0, 1)}),) * 2


def test_the_sum_of_a_tally_is_shown():
    own = Display.parse("MM/TR", points=[6])
    rival = Display.parse("NN/NV", points=[5])
    puzzle = prove("chocolatiers", asked("tally", Position((own, rival), (0, 1), first=0)))
    assert puzzle is not None
    told = explain(puzzle, "1")
    assert told.lines[-2].text == "You: 6 + 4 + 4 + 3 + 3 = 20."


def test_how_few_wilds_is_answered_without_giving_the_best_away():
    position = Position(
        (Display.parse("MTM./RTTR", [4, 4]), Display.parse("MMMB/VRTR", [3, 5])), (3, 0)
    )
    puzzle = prove("chocolatiers", asked("fewest", position, "M", wilds=3))
    assert puzzle is not None
    assert puzzle.proof.answers == ("2",)
    said = {answer: explain(puzzle, answer).lines[1].text for answer in ("1", "2", "3", "cannot")}
    assert said == {
        "1": "1 Wild makes a group of 3 at most.",
        "2": "2 Wilds make a group of 4 at most.",
        "3": "2 Wilds are enough.",
        "cannot": "3 Wilds are enough.",
    }


def test_of_two_cards_a_wrong_wild_is_told_what_it_leaves_and_what_it_wins() -> None:
    for puzzle in some("two", 20):
        task, best = puzzle.task, puzzle.proof.answers[0]
        before = awards(task.position.displays)
        for space in task.position.own.spaces:
            if task.position.own.at(*space) == "*":
                continue
            answer = str(task.position.own.with_wild(*space))
            after = awards(table_after(task, answer).displays)
            won = {k for k in KINDS if after[k].winner == task.player != before[k].winner}
            lines = explain(puzzle, answer).lines
            assert won <= {line.kind for line in lines}
            right = awards(table_after(task, best).displays)
            if len(puzzle.proof.answers) == 1 and answer != best:
                left = {k for k in KINDS if after[k].winner != right[k].winner}
                assert left <= {line.kind for line in lines[: len(left)]}


def test_a_wild_that_costs_a_card_is_told_so_without_a_minus() -> None:
    shown = (
        (puzzle, str(own.with_wild(*space)))
        for puzzle in shipped()
        if puzzle.task.kind == "two"
        for own in (puzzle.task.position.own,)
        for space in own.spaces
        if own.at(*space) != "*"
    )
    puzzle, costly = next(
        (puzzle, way) for puzzle, way in shown if (judge(puzzle, way).value or 0) < 0
    )
    assert explain(puzzle, costly).lines[-1].text == "1 card fewer than before."


@pytest.mark.parametrize("kind", ["steal", "spoil"])
def test_a_wrong_wild_is_told_how_the_group_could_have_grown_and_of_no_other_card(kind):
    for puzzle in some(kind, 12):
        task = puzzle.task
        if not puzzle.proof.greedy_fails:
            continue
        named, growth = explain(puzzle, puzzle.proof.greedy).lines
        assert {named.kind, growth.kind} <= {task.cards, ""}
        sizes = {table_after(task, a).own.largest(task.cards) for a in puzzle.proof.answers}
        assert any(f" of {n}." in growth.text for n in sizes)


def test_where_keeping_the_wild_would_score_more_a_right_tie_says_so():
    told = 0
    for puzzle in (each for each in shipped() if each.task.kind == "spoil"):
        for answer in puzzle.proof.answers:
            now, then = (
                margin(p) for p in (puzzle.task.position, table_after(puzzle.task, answer))
            )
            said = " ".join(line.text for line in explain(puzzle, answer).lines)
            assert ("keeping the Wild would be better" in said) == (then < now)
            told += then < now
    assert told
