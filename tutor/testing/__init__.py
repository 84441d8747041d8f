"""Whether a game keeps what the house promises of it: one suite for every game, also yours.

    from tutor.testing import check_game
    check_game("my-game")              # or one part: check_rules(game), check_players(room, game)

Each check plays games drawn by chance, the same ones every time, and raises an AssertionError whose
sentence says what is broken and where. `tutor check-game my-game` prints them one by one.
`widgets.testing` does the same for a game on screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from tutor.engine import AnyGame
from tutor.rooms import Room, room
from tutor.testing.coach import check_coach
from tutor.testing.drawn import MOST_ACTIONS, Setup, need, setups
from tutor.testing.lessons import check_clauses, check_keys, check_lessons
from tutor.testing.players import check_players
from tutor.testing.records import check_records
from tutor.testing.rules import check_rules
from tutor.testing.starts import check_room, check_starts
from tutor.testing.views import check_views

__all__ = [
    "MOST_ACTIONS",
    "Setup",
    "check_clauses",
    "check_coach",
    "check_game",
    "check_keys",
    "check_lessons",
    "check_players",
    "check_records",
    "check_room",
    "check_rules",
    "check_starts",
    "check_views",
    "checks",
    "need",
    "problems",
    "setups",
]


def checks(tests: Path | None = None) -> Mapping[str, Callable[[Room], None]]:
    """Every check of a room, by what it proves.

    `tests`: the folder whose tests prove the rules; without it that is not looked at.
    """
    found: dict[str, Callable[[Room], None]] = {
        "its room and its rulebook are complete": check_room,
        "a wrong start is refused in words": lambda room: check_starts(_game(room)),
        "random games end; what is listed, and only that, is legal": (
            lambda room: check_rules(_game(room))
        ),
        "views hide, and show the mover all there is to do": lambda room: check_views(_game(room)),
        "records go back, forth, to a file and into a link": (
            lambda room: check_records(_game(room))
        ),
        "computer players play to the end, from views alone": check_players,
        "the coach advises what is legal, and says why": check_coach,
        "lessons are solved by their solutions": check_lessons,
        "what is kept of it is kept apart from other games": lambda room: check_keys(room.id),
    }
    if tests is not None:
        found["every rule is built, proven and taught"] = lambda room: check_clauses(room, tests)
    return found


def check_game(game_id: str, tests: Path | None = None) -> None:
    """Every check of the game of that id. Raises AssertionError for the first that fails."""
    for what, problem in problems(room(game_id), tests):
        need(not problem, f"{game_id}: {what}: {problem}")


def problems(room: Room, tests: Path | None = None) -> Iterator[tuple[str, str]]:
    """Each check by what it proves, with the sentence of what is broken, "" if nothing is."""
    for what, check in checks(tests).items():
        try:
            check(room)
        except AssertionError as error:
            yield what, str(error)
        except Exception as error:  # a game that is not ready yet may raise anything
            yield what, f"{type(error).__name__}: {error}"
        else:
            yield what, ""


def _game(room: Room) -> AnyGame:
    return room.load(None)
