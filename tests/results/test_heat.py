"""What a teacher reads out of many results."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.results.test_result import RESULTS
from tutor import GAMES
from tutor.lessons.course import course
from tutor.puzzles.games import puzzles_of
from tutor.results.csv_file import csv_text
from tutor.results.findings import finding, misled, stuck
from tutor.results.gather import distinct
from tutor.results.heat import Level, games_of, heat, levels_of
from tutor.results.result import Result
from tutor.results.tally import Answer, Slip, StepTally, Tally
from tutor.rooms import qualified

GAME, OTHER = GAMES[0], GAMES[-1]
LESSON = next(lesson for lesson in course(GAME) if lesson.steps[0].clauses)
CLAUSE = LESSON.steps[0].clauses[0]
KIND = next(kind for kind in puzzles_of(GAME).kinds.values() if kind.clauses)


def learner(name: str, step: StepTally | None = None, *answers: Answer) -> Result:
    """A learner at the first step of a lesson that teaches a rule."""
    steps = {f"{LESSON.id}/1": step} if step else {}
    return Result(name, tally=Tally(steps, answers))


def answer(puzzle: str, right: bool, said: str = "") -> Answer:
    return Answer(puzzle, KIND.id, right, said=said)


@pytest.mark.parametrize(
    ("step", "level"),
    [
        (StepTally(True), Level.RIGHT),
        (StepTally(True, 0, (Slip(CLAUSE),)), Level.SECOND),
        (StepTally(True, 0, (Slip(CLAUSE, "", 2),)), Level.HELP),
        (StepTally(True, 1), Level.HELP),
        (StepTally(False, 1), Level.STUCK),
        (StepTally(False, 0, (Slip("", "", 1),)), Level.STUCK),
    ],
)
def test_a_step_says_how_its_rule_went(step, level):
    assert levels_of(learner("Ada", step), GAME)[CLAUSE] == level
    assert CLAUSE not in levels_of(learner("Ada", step), OTHER)


def test_a_slip_about_another_rule_counts_for_that_one():
    other = next(c for c in KIND.clauses if c not in LESSON.steps[0].clauses)
    levels = levels_of(learner("Ada", StepTally(True, 0, (Slip(other),))), GAME)
    assert (levels[CLAUSE], levels[other]) == (Level.RIGHT, Level.SECOND)


@pytest.mark.parametrize(
    ("right", "wrong", "level"),
    [
        (3, 0, Level.RIGHT),
        (0, 1, Level.SECOND),  # one alone says little
        (9, 1, Level.SECOND),
        (2, 2, Level.HELP),
        (1, 4, Level.STUCK),
    ],
)
def test_puzzles_say_it_by_the_share_that_is_wrong(right, wrong, level):
    answers = [answer(f"p-{n}", n < right) for n in range(right + wrong)]
    assert levels_of(learner("Ada", None, *answers), GAME)[KIND.clauses[0]] == level


def test_what_most_needed_help_with_is_found_and_how():
    wrong = StepTally(True, 0, (Slip(CLAUSE, "Corner to corner.", 2),))
    results = [
        learner("Ada", wrong),
        learner("Bo", wrong),
        learner("Cem", StepTally(True)),
        learner("Di", StepTally(False, 2)),
    ]
    found = heat(results, GAME)
    assert found.clauses[0] == CLAUSE
    said = finding(results, found)
    assert said is not None
    assert (said.clause, said.needed, said.met, said.said) == (CLAUSE, 3, 4, "Corner to corner.")
    assert finding(results[2:3], heat(results[2:3], GAME)) is None


def test_who_is_stuck_where_those_with_most_first():
    later = f"{LESSON.id}/2"
    results = [
        learner("Ada", StepTally(False, 1)),
        learner("Bo", StepTally(False, 1)),
        Result("Cem", tally=Tally({later: StepTally(False, 3)})),
    ]
    one, two = stuck(results, GAME)
    assert (one.lesson.id, one.number, one.learners) == (LESSON.id, 1, ("Ada", "Bo"))
    assert (two.number, two.learners) == (2, ("Cem",))


def test_which_puzzle_misled_most_and_how():
    results = [
        learner("Ada", None, answer("p-1", False, "Ben"), answer("p-2", True)),
        learner("Bo", None, answer("p-1", False, "Ben"), answer("p-2", False, "nobody")),
        learner("Cem", None, answer("p-1", True)),
    ]
    most, second = misled(results, GAME)
    assert (most.puzzle, most.kind, most.wrong, most.met) == ("p-1", KIND.id, 2, 3)
    assert (most.said, most.times) == ("Ben", 2)
    assert (second.puzzle, second.said) == ("p-2", "nobody")


def test_each_game_is_by_itself():
    here = learner("Ada", StepTally(True))
    there = Result("Bo", stars={qualified(OTHER, "x"): 1, qualified(OTHER, "y"): 2})
    assert games_of([here, there]) == (OTHER, GAME)
    assert heat([here, there], OTHER).clauses == ()


@given(st.lists(RESULTS, max_size=6))
def test_nothing_that_can_be_read_is_too_strange_to_be_counted(results):
    named = distinct(results)
    for game in {*games_of(named), GAME}:
        found = heat(named, game)
        assert len(set(found.clauses)) == len(found.clauses)
        finding(named, found)
        stuck(named, game)
        misled(named, game)
        rows = list(csv.reader(io.StringIO(csv_text(named, found))))
        assert len(rows) == 1 + len(named)
        assert {len(row) for row in rows} == {2 + len(found.clauses)}


def test_no_nickname_is_a_formula_in_a_spreadsheet():
    results = [learner('=HYPERLINK("x")', StepTally(True)), learner("Ada, B", StepTally(False, 1))]
    rows = list(csv.reader(io.StringIO(csv_text(results, heat(results, GAME)))))
    assert rows[1][0].startswith("'=")
    assert rows[2][0] == "Ada, B"
    assert {"stuck"} <= set(rows[2])
