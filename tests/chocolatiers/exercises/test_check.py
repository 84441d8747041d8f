"""The tasks of the notebooks: what is right passes, each usual slip is told in its own words."""

from __future__ import annotations

import pytest

from tutor import load_game
from tutor.chocolatiers import Take, check
from tutor.chocolatiers.exercises import EXERCISES
from tutor.chocolatiers_2019 import check as check_2019
from tutor.chocolatiers_2019.exercises import EXERCISES as EXERCISES_2019
from tutor.chocoly import check as check_chocoly
from tutor.chocoly.exercises import EXERCISES as EXERCISES_CHOCOLY

CHECKS = {"chocolatiers": check, "chocolatiers-2019": check_2019, "chocoly": check_chocoly}
KNOWN = (EXERCISES, EXERCISES_2019, EXERCISES_CHOCOLY)
TASKS = [
    (game, name, exercise)
    for game, exercises in zip(CHECKS, KNOWN, strict=True)
    for name, exercise in exercises.items()
]
NAMES = pytest.mark.parametrize(
    ("game", "name", "exercise"), TASKS, ids=[f"{game}/{name}" for game, name, _it in TASKS]
)
SLIPS = pytest.mark.parametrize(
    ("game", "name", "slip"),
    [(game, name, slip) for game, name, exercise in TASKS for slip in exercise.slips],
)


def solution(exercise):
    if exercise.any_of:
        return lambda *case: next(iter(exercise.truth(*case)))
    return exercise.truth


@NAMES
def test_a_right_function_passes(game, name, exercise):
    checked = getattr(CHECKS[game], name)(solution(exercise))
    assert checked
    assert str(len(exercise.cases)) in checked.text


@SLIPS
def test_each_slip_is_told_with_its_clause_and_the_case(game, name, slip):
    checked = getattr(CHECKS[game], name)(slip.makes)
    assert not checked
    head, rule, tried, *_answer = checked.text.splitlines()
    assert head == f"✗ {slip.text}"
    title = load_game(game).rulebook[slip.clause].title
    assert rule == f"Rule {slip.clause}, {title}."
    assert tried.startswith(f"Tried: {name}(")
    assert checked.case


@NAMES
@pytest.mark.parametrize(
    ("function", "words"),
    [
        (lambda *case: case.nothing, "Your function stopped: AttributeError"),
        (lambda: True, "Your function stopped: TypeError"),
        (lambda *case: object(), "It should give"),
        (lambda *case: [[["?"]]], "It should give"),
        ("groups", "Hand over the function itself"),
    ],
)
def test_whatever_a_learner_hands_over_is_answered_in_a_line(game, name, exercise, function, words):
    checked = getattr(CHECKS[game], name)(function)
    assert not checked
    assert words in checked.text.splitlines()[0]


def test_a_forgotten_return_is_told_but_none_may_be_an_answer():
    assert "return" in check.groups(lambda display, kind: None).text
    assert "return" in check.award(lambda sizes: None).text
    assert "return" not in check.award(lambda sizes: None if max(sizes) > 3 else 0).text


def test_an_answer_that_no_slip_explains_gets_the_rule():
    checked = check.groups(lambda display, kind: set())
    assert checked.clause == "9.1"
    assert "Your answer: set()" in checked.text


def test_answers_may_have_any_form_that_means_the_same():
    groups = EXERCISES["groups"].truth
    assert check.groups(lambda d, kind: [sorted(group) for group in groups(d, kind)])
    totals = EXERCISES["totals"].truth
    assert check.totals(lambda *table: dict(enumerate(totals(*table))))


def test_the_display_of_the_case_is_shown():
    checked = check.places(lambda display: set())
    assert str(checked.case["display"]) == "TR/NR"


# ---- a player of one's own


def test_a_player_that_keeps_the_rules_plays_its_games():
    checked = check.player(lambda view, actions: actions[0], games=2)
    assert checked
    assert "of 2." in checked.text


def test_a_player_sees_only_what_a_player_may_see():
    hands = []

    def choose(view, actions):
        hands.append(view.hands[1])
        return actions[0]

    assert check.player(choose, games=1)
    assert set("".join(hands)) == {"?"}


@pytest.mark.parametrize(
    ("choose", "words"),
    [
        (lambda view, actions: Take("?"), "✗ "),
        (lambda view, actions: "hello", "✗ "),
        (lambda view, actions: None, "✗ "),
        (lambda view, actions: actions[99999], "Your player stopped: IndexError"),
    ],
)
def test_a_player_that_does_not_is_told_why_and_when(choose, words):
    checked = check.player(choose)
    assert not checked
    assert words in checked.text
    assert "It was your move" in checked.text


def test_an_unknown_opponent_is_said():
    assert "dreamy" in check.player(lambda view, actions: actions[0], opponent="magnus").text
