"""The other ways through a lesson: faults beside the author's own way are found."""

from __future__ import annotations

import attrs
import pytest

from tests.lessons.broken import FILL, TAKE, TAP, lesson
from tutor.chocolatiers.teaching import Goal, Say
from tutor.lessons import LessonSession
from tutor.lessons.check import check_lesson
from tutor.lessons.course import course
from tutor.lessons.ways import follow_ways
from tutor.rooms import load_game

GAME = load_game("chocolatiers")
ANY_CARD = Goal(lambda state: len(state.hands[0]) == 3, "one more card")
OPEN = attrs.evolve(TAKE, goal=ANY_CARD, mistakes={}, hint="Any card.")
"""Whatever is taken solves it."""


def found(*steps, most=None):
    ways = follow_ways(lesson(*steps), GAME, most)
    return ways.number, [str(finding) for finding in ways.findings]


def test_ways_that_solve_or_stand_are_followed_and_a_sound_lesson_has_no_problem():
    number, problems = found(OPEN)
    assert number > 4  # the other five cards of the tray among them
    assert problems == []


def test_a_bound_follows_some_of_them():
    assert found(OPEN, most=2)[0] == 2


def test_a_step_that_only_the_own_way_leads_to_is_found():
    assert check_lesson(lesson(OPEN, FILL)) == []
    _number, problems = found(OPEN, FILL)
    assert problems[0].startswith("one/2: after “")
    assert "hints alone do not solve it" in problems[0]


def test_a_touch_step_where_everything_is_right_on_another_way_is_found():
    stacks = [f"stack:{n}" for n in range(5)]
    step = attrs.evolve(
        TAP,
        start=None,
        answer=lambda state: ["stack:0"] if "TT" in state.hands[0] else stacks,
        mistakes={},
    )
    assert check_lesson(lesson(OPEN, step)) == []
    _number, problems = found(OPEN, step)
    assert any("every piece that can be tapped is right" in said for said in problems), problems


def test_a_touch_step_where_nothing_is_right_on_another_way_is_found():
    step = attrs.evolve(
        TAP,
        start=None,
        answer=lambda state: ["stack:0"] if "TT" in state.hands[0] else [],
        mistakes={},
    )
    _number, problems = found(OPEN, step)
    assert any("no piece is right" in said for said in problems), problems


def test_a_function_that_fails_on_another_way_is_told():
    def fails(state):
        return ["stack:0"] if "TT" in state.hands[0] else [][0]

    _number, problems = found(OPEN, attrs.evolve(TAP, start=None, answer=fails, mistakes={}))
    assert any("IndexError" in said for said in problems), problems


def test_closing_words_that_are_not_true_on_the_own_way_are_found():
    def no_truffle(state):
        return "T" not in state.hands[0]

    false = attrs.evolve(TAKE, done=Say("No Truffle.", true_when=no_truffle))
    assert check_lesson(lesson(false)) == ["one/1: “No Truffle.” is not true."]


def test_closing_words_are_left_out_where_they_are_not_true():
    def two_truffles(state):
        return state.hands[0].count("T") == 2

    step = attrs.evolve(OPEN, done=Say("Two Truffles.", true_when=two_truffles))
    assert check_lesson(lesson(step)) == []
    learner = LessonSession(lesson(step))
    assert learner.act("take T").head == "Two Truffles."
    learner = LessonSession(lesson(step))
    assert learner.act("take M").head == "Right."


def test_hints_lead_on_where_the_solution_is_not_legal():
    """The root of “Something went wrong”: two Truffles pay for what the solution takes."""
    learner = LessonSession(next(it for it in course("chocolatiers") if it.id == "the-end"))
    assert learner.act("take T").kind == "solved"
    learner.next()
    for _n in range(9):
        learner.hint()
    assert learner.solved


def test_what_rests_does_not_count_as_a_move():
    learner = LessonSession(lesson(attrs.evolve(OPEN, only="tray")))
    before = learner.state
    learner.act("swap N TR")
    assert learner.state == before
    assert learner.unaided


def test_a_plain_trade_is_asked_for_in_2019():
    trading = next(it for it in course("chocolatiers-2019") if it.id == "trading")
    ways = follow_ways(trading, load_game("chocolatiers-2019"), 8)
    assert ways.findings == []
    learner = LessonSession(trading)
    assert learner.act("take R").kind == "mistake"


@pytest.mark.parametrize(
    ("game", "lesson_id", "step", "way", "false"),
    [
        ("chocolatiers", "two-for-one", 5, "box 3 TTTNN -1 0 VNT.", "Three Truffles"),
        ("chocolatiers-2019", "hand-limit", 5, "box 1 TTNN 2 0 TNNT", "Seven"),
        ("chocoly", "cutting", 4, "stack AABB 1 0", "seventeen"),
        ("chocoly", "feed-nobody", 2, "lay AAAB -3 5", "nothing but Almonds"),
    ],
)
def test_closing_words_hold_for_another_right_way(game, lesson_id, step, way, false):
    learner = LessonSession(next(it for it in course(game) if it.id == lesson_id))
    while learner.index < step - 1:
        learner.hint()
        if learner.solved:
            learner.next()
    answer = learner.act(way)
    assert answer.kind == "solved"
    assert false not in f"{answer.head} {answer.text}"
