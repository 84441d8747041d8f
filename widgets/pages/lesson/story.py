"""Lists what a lesson will show, step by step, so that its table can be laid out once."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from tutor.engine import Game
from tutor.lessons.model import LEARNER, AnyLesson, Do, Touch
from tutor.lessons.moves import begin, solution_states
from tutor.rooms import load_game, room
from widgets.draw.caching import remembers
from widgets.tabletop import Story

KEPT = 2


@remembers(KEPT)
def story_of(lesson: AnyLesson, game: Game[Any, Any] | None = None) -> Story[Any]:
    """Return the positions of a lesson, step by step along its solutions, and all areas it
    shows.

    A lesson that somebody still writes may have a solution that cannot be played: then its step
    has its first position only.
    """
    game = game or load_game(lesson.game)
    adviser = room(lesson.game).teaching().adviser
    steps: list[tuple[Any, ...]] = []
    before: Any = None
    for step in lesson.steps:
        line = begin(game, adviser, step, before)
        states = [line.state]
        if isinstance(step, Do):
            with suppress(ValueError):
                states = solution_states(step, line)
        steps.append(tuple(states))
        before = states[-1]
    areas = dict.fromkeys(area for step in lesson.steps for area in step.show + step.reveals)
    open_play: set[int] = set()
    for number, step in enumerate(lesson.steps):
        free = isinstance(step, Do) and (step.open_play or not step.solution)
        if free or (step.start is None and number - 1 in open_play):
            open_play.add(number)
    asks = {kind for step in lesson.steps if isinstance(step, Touch) for kind in step.among}
    return Story(tuple(steps), tuple(areas), LEARNER, frozenset(asks), frozenset(open_play))
