"""The room of Chocoly: what the house may ask of it. The rest is loaded when needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.engine import AnyGame
from tutor.rooms import Box, Line, Room

if TYPE_CHECKING:
    from tutor.coach.coach import AnyCoach
    from tutor.lessons.model import AnyLesson
    from tutor.lessons.teaching import AnyTeaching
    from tutor.lessons.written.forms import AnyWriting
    from tutor.players.player import AnyPlayer
    from tutor.puzzles.room import AnyPuzzleRoom


def _load(components: Path | None) -> AnyGame:
    from tutor.chocoly.game import Chocoly

    return Chocoly.from_file(components)


def _lessons() -> tuple[AnyLesson, ...]:
    from tutor.chocoly.lessons import course

    return course()


def _teaching() -> AnyTeaching:
    from tutor.chocoly.teaching.room import TEACHING

    return TEACHING


def _players() -> Mapping[str, AnyPlayer]:
    from tutor.chocoly.players import PLAYERS

    return PLAYERS


def _box(game: AnyGame, options: Mapping[str, Any]) -> Box:
    from tutor.chocoly.box import box
    from tutor.chocoly.game import components_of

    return box(components_of(game))


def _coach() -> AnyCoach:
    from tutor.chocoly.coach.room import COACH

    return COACH


def _puzzles() -> AnyPuzzleRoom:
    from tutor.chocoly.puzzles.room import PUZZLES

    return PUZZLES


def _checklist(players: int, options: Mapping[str, Any]) -> tuple[Line, ...]:
    from tutor.chocoly.checklist import checklist

    return checklist(players, options)


def _writing() -> AnyWriting:
    from tutor.chocoly.teaching.writing import WRITING

    return WRITING


ROOM = Room(
    id="chocoly",
    load=_load,
    lessons=_lessons,
    teaching=_teaching,
    players=_players,
    coach=_coach,
    box=_box,
    puzzles=_puzzles,
    checklist=_checklist,
    writing=_writing,
    package="tutor.chocoly",
    plans={
        45: "areas..drawing/rule.3.4/two-into-one..cutting/3.rule.1-2",
        90: "areas..drawing/rule.3.4/two-into-one..guard-and-bean/8.area.1-2"
        "/rule.4.4/whole-game/4.cut.1-2/daily",
    },
)
