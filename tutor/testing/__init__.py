"""Conformance checks: one suite for every game, yours too.

    from tutor.testing import check_game
    check_game("my-game")              # or one part: check_rules(game), check_players(room, game)

Each check plays random games, the same ones every time, and raises an AssertionError whose message
says what is broken and where. `tutor check-game my-game` prints them one by one.
`widgets.testing` does the same for a game on screen.

To add a check, write a function of a room and a line in CHECKS.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tutor.engine import AnyGame
from tutor.rooms import Room, room
from tutor.testing.alike import check_alike
from tutor.testing.check import Check, Result, chosen, problem_of, run_checks
from tutor.testing.coach import check_coach
from tutor.testing.drawn import MOST_ACTIONS, Setup, need, setups
from tutor.testing.explosion import check_lists
from tutor.testing.hidden import check_hidden
from tutor.testing.kinds import check_kind
from tutor.testing.lessons import check_clauses, check_course, check_keys, check_lessons, check_ways
from tutor.testing.offers import check_offers
from tutor.testing.players import check_players
from tutor.testing.puzzles import check_puzzles
from tutor.testing.records import check_records
from tutor.testing.rules import check_rules
from tutor.testing.saves import check_saves, check_status
from tutor.testing.starts import check_room, check_starts
from tutor.testing.turns import check_turns
from tutor.testing.views import check_views

__all__ = [
    "CHECKS",
    "MOST_ACTIONS",
    "Check",
    "Result",
    "Setup",
    "check_alike",
    "check_clauses",
    "check_coach",
    "check_course",
    "check_game",
    "check_hidden",
    "check_keys",
    "check_kind",
    "check_lessons",
    "check_lists",
    "check_offers",
    "check_players",
    "check_puzzles",
    "check_records",
    "check_room",
    "check_rules",
    "check_saves",
    "check_starts",
    "check_status",
    "check_turns",
    "check_views",
    "check_ways",
    "checks",
    "chosen",
    "need",
    "problem_of",
    "run_checks",
    "setups",
]


def of_game(check: Callable[[AnyGame], None]) -> Callable[[Room], None]:
    """Turn a check of a game into a check of its room."""
    return lambda room: check(room.load(None))


CHECKS: tuple[Check, ...] = (
    Check("Room", "room", "its room and its rulebook are complete", check_room),
    Check(
        "Room",
        "keys",
        "what is kept of it is kept apart from other games",
        lambda room: check_keys(room.id),
    ),
    Check(
        "Room",
        "offers",
        "its checklist, plans and box name what there is",
        check_offers,
    ),
    Check("Rules", "starts", "a wrong start is refused in words", of_game(check_starts)),
    Check(
        "Rules",
        "lists",
        "no position lists more actions than anybody can look through",
        of_game(check_lists),
    ),
    Check("Rules", "kind", "it is of the kind that it declares", of_game(check_kind)),
    Check(
        "Rules",
        "play",
        "random games end; what is listed, and only that, is legal",
        of_game(check_rules),
    ),
    Check("Rules", "alike", "a game played again is the same game, also elsewhere", check_alike),
    Check(
        "Saves",
        "records",
        "records go back, forth, to a file and into a link",
        of_game(check_records),
    ),
    Check(
        "Saves",
        "status",
        "status says why a changed position cannot be",
        of_game(check_status),
    ),
    Check(
        "Saves",
        "saves",
        "a damaged save is refused, or is a position that can be",
        of_game(check_saves),
    ),
    Check(
        "Hidden",
        "views",
        "views hide, and show the mover all there is to do",
        of_game(check_views),
    ),
    Check("Hidden", "hidden", "what is hidden shows nowhere, dealt anew or not", check_hidden),
    Check(
        "Players", "players", "computer players play to the end, from views alone", check_players
    ),
    Check("Players", "turns", "turns are told apart, and plans can be followed", check_turns),
    Check("Players", "coach", "the coach advises what is legal, and says why", check_coach),
    Check("Lessons", "course", "the course teaches and practises every rule", check_course),
    Check("Lessons", "puzzles", "puzzles have the answers that they state", check_puzzles),
    Check("Lessons", "lessons", "lessons are solved by their solutions", check_lessons),
    Check("Lessons", "ways", "whatever else is right in a lesson leads on", check_ways),
)
"""Every check of the rules and of what is taught, in the order of the report: the quick ones of a
group first.
"""


def checks(tests: Path | None = None) -> tuple[Check, ...]:
    """Return every check of a room.

    `tests`: the folder whose “tests” prove the rules; without it that check is left out.
    """
    if tests is None:
        return CHECKS
    clauses = Check(
        "Lessons",
        "clauses",
        "every rule is built and proven",
        lambda room: check_clauses(room, tests),
    )
    return (*CHECKS, clauses)


def check_game(game_id: str, tests: Path | None = None, only: Sequence[str] = ()) -> None:
    """Run every check of the game of that id, or those named. Raises AssertionError for the first
    that fails.
    """
    for result in run_checks(room(game_id), chosen(checks(tests), only)):
        said = f"{game_id}: {result.check.proves}: {result.problem}"
        need(not result.problem, said)
