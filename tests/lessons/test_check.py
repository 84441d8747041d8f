"""check_lesson finds what it promises to find, and nothing in a sound lesson."""

from __future__ import annotations

import attrs
import pytest

from tests.lessons.broken import (
    ASK,
    BITE,
    FILL,
    MOVE,
    PAY,
    PLACES,
    SOUND,
    TAKE,
    TAP,
    TURN,
    lesson,
    spoilt,
)
from tutor import load_game
from tutor.chocolatiers.teaching import Goal, Lesson, PaymentsOf, Say, boxes, position
from tutor.chocolatiers_family.teaching.pieces import these
from tutor.lessons.check import check_course, check_lesson

LONG = "one two three four five six seven eight nine ten eleven twelve thirteen"


def test_a_sound_lesson_has_no_problems():
    assert check_lesson(SOUND) == []


ALL_STACKS = these("stack:0 stack:1 stack:2 stack:3 stack:4")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (Lesson("empty", "Empty", 1, "T", []), "no steps"),
        (Lesson("odd", "Odd", 1, "X", [TAKE]), "symbol must be one of these: T N R M B V *."),
        (lesson(FILL), "needs a position"),
        (lesson(TAKE, TAKE), "the same text"),
        (spoilt(TAKE, clauses="3.1 99.9"), "no clause 99.9"),
        (spoilt(TAKE, clauses=""), "name a clause"),
        (spoilt(TAKE, show="tray kitchen"), "no area “kitchen”"),
        (spoilt(TAKE, text=LONG), "more than 12 words"),
        (spoilt(TAKE, hint=LONG), "more than 12 words"),
        (spoilt(TAKE, done=Say("one two three four five six")), "more than 5 words"),
        (spoilt(TAKE, done=Say("Yes.", "a b c d e f g h i")), "more than 8 words"),
        (spoilt(TAKE, done=Say("", "Now fill it.")), "no head"),
        (spoilt(TAKE, mistakes={"take *": TAKE.done}), "said twice"),
        (spoilt(TAKE, mistakes={"take *": Say("No.", "", "99.9")}), "no clause 99.9"),
        (spoilt(TAKE, solution=""), "no solution"),
        (spoilt(TAKE, goal=Goal(lambda state: True, "done")), "meets the goal already"),
        (spoilt(TAKE, solution="take R", mistakes={}), "the solution misses the goal"),
        (spoilt(TAKE, solution="take T; skip"), "the goal is met before “skip”"),
        (spoilt(TAKE, solution="dance"), "cannot be played"),
        (spoilt(TAKE, solution="box 0 TTN 0 0 T.TN"), "cannot be played"),
        (
            spoilt(TAKE, mistakes={"discard *": Say("Nobody hears this.")}),
            "nothing a learner can do is answered by “Nobody hears this.”",
        ),
        (
            spoilt(TAKE, mistakes={"take *": Say("No."), "take M": Say("Too late.")}),
            "answered by “Too late.”",
        ),
        (spoilt(TAKE, show="hand"), "points at tray:2, but “tray” is not shown"),
        (spoilt(TAKE, point="wild"), "points at wild"),
        (spoilt(TAKE, only="hand"), "“take T” needs tray:2, which rests"),
        (spoilt(ASK, options={"yes": "Yes", "maybe": "Maybe"}), "not among the choices"),
        (spoilt(ASK, mistakes={"no": Say("Right, in fact.")}), "“no” is no wrong answer"),
        (spoilt(ASK, mistakes={"perhaps": Say("Hm.")}), "“perhaps” is no wrong answer"),
        (spoilt(ASK, otherwise=None), "give “otherwise” too, for: yes"),
        (spoilt(ASK, mistakes={"yes": Say("No.")}), "“otherwise” is never said"),
        (spoilt(ASK, hint=()), "it has no hint"),
        (spoilt(PAY, solution=("NRB", "NNRB")), "value 2 does not work"),
        (spoilt(PAY, solution=("NRB",)), "the solution misses the goal"),
        (spoilt(PAY, by=PaymentsOf(number=1)), "solved before value 2"),
        (spoilt(MOVE, solution=((9, 9),)), "value 1 does not work"),
        (spoilt(MOVE, solution=((0, 3),)), "the solution misses the goal"),
        (spoilt(TAP, answer=these("")), "no piece is right"),
        (spoilt(TAP, answer=these("stack:9")), "stack:9 is right, but cannot be tapped"),
        (spoilt(TAP, among="hand"), "stack:0 is right, but cannot be tapped"),
        (spoilt(TAP, show="hand"), "stack:0 is right, but cannot be tapped"),
        (
            spoilt(TAP, answer=these("stack:0 stack:1 stack:2 stack:3 stack:4")),
            "can be tapped is right",
        ),
        (spoilt(TAP, otherwise=None), "give “otherwise” too, for: stack:3, stack:4"),
        (spoilt(TAP, mistakes={"stack:*": Say("No.")}), "“otherwise” is never said"),
        (spoilt(TAP, mistakes={"stack:0": Say("Never said.")}), "answered by “Never said.”"),
        (spoilt(TAP, mistakes={"stack:9": Say("No box.")}), "answered by “No box.”"),
        (spoilt(TAP, hint=()), "it has no hint"),
        (spoilt(TAP, since=LONG), "this reason has more than 8 words"),
        (spoilt(PLACES, otherwise=None), "give “otherwise” too, for: place:-1,-1"),
    ],
)
def test_what_is_wrong_is_said_with_the_step(wrong, told):
    problems = check_lesson(wrong)
    assert any(told in problem for problem in problems), problems
    if len(wrong.steps) == 1 and "symbol" not in told:
        assert problems[0].startswith("one/1: ")


def test_where_every_piece_is_right_nothing_is_said_of_wrong_ones():
    every = these("stack:0 stack:1 stack:2 stack:3 stack:4")
    assert not any("otherwise" in said for said in check_lesson(spoilt(TAP, answer=every)))


def test_a_function_of_the_author_that_fails_is_told_not_raised():
    def fails(state):
        raise ZeroDivisionError("my own mistake")

    problems = check_lesson(spoilt(ASK, answer=fails))
    assert len(problems) == 1
    assert "my own mistake" in problems[0]


def test_an_error_that_is_no_sentence_is_told_with_its_kind():
    def fails(state):
        return {}["mint"]

    assert check_lesson(spoilt(ASK, answer=fails)) == [
        "one/1: it cannot be played: KeyError: 'mint'"
    ]


def test_a_step_that_cannot_be_entered_is_told_not_raised():
    assert check_lesson(spoilt(TAKE, start="TTNN"))[0].startswith("one/1: it cannot be played")
    second = attrs.evolve(FILL, start="TTNN")
    assert check_lesson(lesson(TAKE, second))[0].startswith("one/2: it cannot be played")


@pytest.mark.parametrize("text", ["Take {one}.", "Take {"])
def test_a_gap_of_a_text_that_nothing_fills_is_told(text):
    assert check_lesson(spoilt(TAKE, text=text))[0].startswith("one/1: it cannot be played")


GROWN = position(phase="bonus", display="TM/RN", hand="TTN", stacks=["T.TN"])


def test_a_move_after_which_nothing_that_is_shown_can_be_played_is_found():
    heard = {"skip": Say("Not so fast."), "wild *": Say("Keep it.")}
    second = {"goal": boxes(2), "solution": "box 0 TTN 0 1 T.TN"}
    step = attrs.evolve(FILL, start=GROWN, mistakes=heard, **second)
    assert check_lesson(lesson(step)) == []
    unheard = attrs.evolve(step, mistakes={})
    assert check_lesson(lesson(unheard)) == [
        "one/1: after “wild 0 0” nobody can play on; show tray too."
    ]
    assert check_lesson(lesson(attrs.evolve(unheard, show="display stacks hand tray"))) == []


def test_every_problem_is_told_at_once():
    assert len(check_lesson(spoilt(TAKE, text=LONG, done=Say(LONG, LONG), show="cellar"))) == 4


def test_a_course_must_teach_every_clause_and_practise_it_elsewhere():
    game = load_game("chocolatiers")
    both = attrs.evolve(TURN, practises="2.1")
    problems = check_course([Lesson("one", "One", 1, "T", [both])], game)
    assert "No step teaches clause 2.2." in problems
    assert "No step teaches clause 2.1." not in problems
    assert "No other step practises clause 2.1." in problems


def test_two_lessons_of_a_course_cannot_share_an_id():
    twice = [lesson(TAKE), lesson(TURN)]
    assert "The id “one” stands twice." in check_course(twice, load_game("chocolatiers"))


def test_a_lesson_of_another_game_is_no_part_of_a_course():
    told = "one: the lesson belongs to another game."
    game = load_game("chocolatiers")
    assert told in check_course([attrs.evolve(lesson(TAKE), game="go")], game)
    assert told not in check_course([attrs.evolve(lesson(TAKE), game="chocolatiers")], game)


def test_the_start_of_the_first_step_is_a_real_position():
    game = load_game("chocolatiers")
    assert game.load(game.dump(BITE)) == BITE
