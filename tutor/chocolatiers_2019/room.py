"""The room of Chocolatiers 2019: what the house may ask of it. The rest is loaded when needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.chocolatiers_family.room import FAMILY
from tutor.engine import AnyGame
from tutor.rooms import Box, Line, Room

if TYPE_CHECKING:
    from tutor.coach.coach import AnyCoach
    from tutor.lessons.model import AnyLesson, ShortWay
    from tutor.lessons.teaching import AnyTeaching
    from tutor.lessons.written.forms import AnyWriting
    from tutor.players.player import AnyPlayer
    from tutor.puzzles.room import AnyPuzzleRoom


def _load(components: Path | None) -> AnyGame:
    from tutor.chocolatiers_2019.game import Chocolatiers2019

    return Chocolatiers2019.from_file(components)


def _lessons() -> tuple[AnyLesson, ...]:
    from tutor.chocolatiers_2019.lessons import course

    return course()


def _short() -> ShortWay:
    from tutor.chocolatiers_2019.lessons.short_way import short_way

    return short_way()


def _teaching() -> AnyTeaching:
    from tutor.chocolatiers_2019.teaching.room import TEACHING

    return TEACHING


def _players() -> Mapping[str, AnyPlayer]:
    from tutor.chocolatiers_2019.players import PLAYERS

    return PLAYERS


def _box(game: AnyGame, options: Mapping[str, Any]) -> Box:
    from tutor.chocolatiers_2019.game import components_of
    from tutor.chocolatiers_family.box import box

    return box(components_of(game))


def _coach() -> AnyCoach:
    from tutor.chocolatiers_2019.coach.room import COACH

    return COACH


def _puzzles() -> AnyPuzzleRoom:
    from tutor.chocolatiers_2019.puzzles.room import PUZZLES

    return PUZZLES


def _checklist(players: int, options: Mapping[str, Any]) -> tuple[Line, ...]:
    from tutor.chocolatiers_2019.checklist import checklist

    return checklist(players)


def _writing() -> AnyWriting:
    from tutor.chocolatiers_2019.teaching.writing import WRITING

    return WRITING


ROOM = Room(
    id="chocolatiers-2019",
    load=_load,
    lessons=_lessons,
    teaching=_teaching,
    players=_players,
    checklist=_checklist,
    coach=_coach,
    puzzles=_puzzles,
    box=_box,
    short=_short,
    writing=_writing,
    package="tutor.chocolatiers_2019",
    family=FAMILY,
    plans={
        45: "two-actions/trading..out-of-reserve/rule.6.3"
        "/two-wilds..place-lock-keep/3.still.1/daily",
        90: "two-actions..out-of-reserve/rule.6.3/two-wilds..final-score"
        "/8.trade.1-3/rule.8.3/whole-game/4.tally.1/daily",
    },
)
