"""For those who know the first edition: only what differs, in steps of the course itself."""

from __future__ import annotations

from functools import cache

import attrs

from tutor.chocolatiers_2019.lessons import (
    GAME,
    from_the_row,
    hand_limit,
    last_round,
    out_of_reserve,
    place_lock_keep,
    reserving,
    score_tiles,
    trading,
    two_actions,
)
from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import N_, Lesson
from tutor.lessons.course import with_game
from tutor.lessons.model import AnyStep, ShortWay


def _steps(lesson: Lesson, *numbers: int) -> list[AnyStep]:
    """These steps of a lesson, numbered from 1, to be counted anew."""
    return [attrs.evolve(lesson.steps[number - 1], id="") for number in numbers]


YOUR_TURN = Lesson(
    id="new-turn",
    title=N_("New: your turn"),
    minutes=3,
    symbol="T",
    can=N_("You can play a turn of 2019: two actions out of four."),
    steps=[
        *_steps(two_actions.LESSON, 1, 2, 3),
        *_steps(trading.LESSON, 1, 2),
        *_steps(from_the_row.LESSON, 2, 3),
    ],
)
RESERVING = Lesson(
    id="new-reserving",
    title=N_("New: reserving"),
    minutes=3,
    symbol="V",
    can=N_("You can keep a box for yourself, with a Wild on it."),
    steps=[*_steps(reserving.LESSON, 1, 2, 3, 4), *_steps(out_of_reserve.LESSON, 1, 2, 3)],
)
THE_END = Lesson(
    id="new-end",
    title=N_("New: limit, tiles, end"),
    minutes=3,
    symbol="M",
    can=N_("You can play a game of 2019 to its end."),
    steps=[
        attrs.evolve(
            hand_limit.LESSON.steps[2],
            id="",
            start=MATCH.at(14),
            meanwhile=(),
            since=N_("Your match: you hold six cards."),
        ),
        *_steps(hand_limit.LESSON, 4),
        attrs.evolve(
            score_tiles.LESSON.steps[2],
            id="",
            start=score_tiles.TABLE,
            since=N_("Another table: there is a new tile."),
        ),
        *_steps(last_round.LESSON, 3, 4),
        *_steps(place_lock_keep.LESSON, 3, 4),
    ],
)


@cache
def short_way() -> ShortWay:
    """Return the three lessons, and whom they are for."""
    lessons = (YOUR_TURN, RESERVING, THE_END)
    return ShortWay(
        N_("You know the first edition? Here is only what differs."),
        tuple(with_game(lesson, GAME) for lesson in lessons),
    )
