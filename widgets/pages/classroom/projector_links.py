"""Where the projector shows a page of the app."""

from __future__ import annotations

from tutor.classroom.plan import Daily, Part, Rule
from tutor.classroom.sets import puzzles_for
from tutor.rooms import qualified
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.tabs import ADDRESS

PART = "projector"


def on_the_wall(address: str) -> str:
    """Return the address at which the projector shows what this address shows.

    >>> on_the_wall("rules/9.1")
    'classroom/projector/rules/9.1'
    """
    return f"{ADDRESS}/{PART}/{address}"


def done_together(desk: Desk, game: str, part: Part) -> str:
    """Return the address at which the projector shows what a class does together, "" for all
    else."""
    match part:
        case Rule(clause):
            return on_the_wall(qualified(game, f"rules/{clause}"))
        case Daily() if game in desk.trainers:
            trainer = desk.trainers[game]
            [puzzle] = puzzles_for(trainer.pool, part, trainer.today)
            return on_the_wall(trainer.address(f"puzzle/{puzzle.id}"))
    return ""
