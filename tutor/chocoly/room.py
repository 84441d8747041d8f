"""The room of Chocoly: what the house may ask of it. The rest is loaded when needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.engine import AnyGame
from tutor.rooms import Line, Room

if TYPE_CHECKING:
    from tutor.coach.coach import AnyCoach
    from tutor.lessons.model import AnyLesson
    from tutor.lessons.teaching import AnyTeaching
    from tutor.players.player import AnyPlayer
    from tutor.puzzles.room import AnyPuzzleRoom


def _load(components: Path | None) -> AnyGame:
    from tutor.chocoly.game import Chocoly

    return Chocoly.from_file(components)
