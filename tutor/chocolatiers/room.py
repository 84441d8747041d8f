"""The room of Chocolatiers: what the house may ask of it. The rest is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.chocolatiers_family.room import FAMILY
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
    from tutor.chocolatiers.game import Chocolatiers

    return Chocolatiers.from_file(components)


def _lessons() -> tuple[AnyLesson, ...]:
    from tutor.chocolatiers.lessons import course

    return course()


def _teaching() -> AnyTeaching:
    from tutor.chocolatiers.teaching.room import TEACHING

    return TEACHING


def _players() -> Mapping[str, AnyPlayer]:
    from tutor.chocolatiers.players import PLAYERS

    return PLAYERS


def _puzzles() -> AnyPuzzleRoom:
    from tutor.chocolatiers.puzzles.room import PUZZLES

    return PUZZLES


def _checklist(players: int, options: Mapping[str, Any]) -> tuple[Line, ...]:
    from tutor.chocolatiers.checklist import checklist

    return checklist(players)


def _box(game: AnyGame, options: Mapping[str, Any]) -> Box:
    from tutor.chocolatiers.game import components_of
    from tutor.chocolatiers_family.box import box

    return box(components_of(game))


def _coach() -> AnyCoach:
    from tutor.chocolatiers.coach.room import COACH

    return COACH


def _writing() -> AnyWriting:
    from tutor.chocolatiers.teaching.writing import WRITING

    return WRITING


ROOM = Room(
    id="chocolatiers",
    load=_load,
    lessons=_lessons,
    teaching=_teaching,
    players=_players,
    puzzles=_puzzles,
    box=_box,
    checklist=_checklist,
    coach=_coach,
    writing=_writing,
    package="tutor.chocolatiers",
    family=FAMILY,
    plans={
        45: "first-bite/your-turn..your-display/rule.9.1/groups..majorities/3.who.1/daily",
        90: "first-bite..your-display/rule.9.1/groups..final-score/8.steal.1-3"
        "/rule.9.3/whole-game/3.tally.1/daily",
    },
)
