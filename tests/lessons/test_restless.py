"""A restless learner, who does anything at any time: nothing raises, and the lesson stays sound."""

from __future__ import annotations

from random import Random

import pytest

from tutor.lessons import LessonSession
from tutor.lessons.course import course
from tutor.lessons.model import Explore, Predict, Touch
from tutor.rooms import GAMES, load_game

FEW = 1000
"""Tries in each course in the short run."""
MANY = 12_500
"""Tries in each course in the long run: 62,500 together."""


def restless(game: str, tries: int, seed: int) -> int:
    """Do anything at any time; return how often a step was solved."""
    rules, random, lessons, solved = load_game(game), Random(seed), course(game), 0
    explored = _explored(lessons)
    learner = LessonSession(random.choice(lessons))
    for _n in range(tries):
        doing = random.random()
        if learner.finished or doing < 0.004:
            learner = LessonSession(random.choice(lessons))
        elif learner.solved:
            solved += 1
            learner.next()
        elif doing < 0.03:
            learner.restart()
        elif doing < 0.06:
            again = LessonSession.resume(learner.lesson, learner.dump())
            assert again.state == learner.state, learner.step.id
            learner = again
        elif doing < 0.15 and learner.can_undo:
            learner.undo()
        elif doing < 0.45:
            assert learner.hint().text or learner.hint_level, learner.step.id
        else:
            _try_something(learner, rules, random, explored)
        assert learner.text
        assert learner.words
        assert isinstance(learner.marks, tuple)
    return solved


def _explored(lessons):
    """Every value that leads on in some step, by the sort of exploration."""
    found = {}
    for lesson in lessons:
        for step in lesson.steps:
            if isinstance(step, Explore) and not callable(step.solution):
                found.setdefault(type(step.by), []).extend(step.solution)
    return found


def _try_something(learner, rules, random, explored):
    step, targets = learner.step, learner.teaching.targets(learner.state)
    if isinstance(step, Touch):
        learner.touch(random.choice([*learner.touchable, *targets]))
    elif isinstance(step, Predict):
        learner.answer(random.choice(step.options)[0])
    elif isinstance(step, Explore):
        own = step.rest(learner.start, learner.seen)
        learner.explore(random.choice([*own, *explored.get(type(step.by), ())]))
    elif actions := rules.actions(learner.state):
        learner.act(random.choice(actions))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("tries", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_a_restless_learner_raises_nothing(game, tries):
    assert restless(game, tries, 24) > tries // 50
