"""What is hidden does not show on screen: another deal that looks the same is painted alike."""

from __future__ import annotations

from random import Random

from tutor import Record
from tutor.coach.redrawn import redrawn
from tutor.rooms import room as rules_room
from tutor.testing import need, setups
from tutor.testing.positions import positions
from widgets.pages.table.page import AnyTablePage, TablePage
from widgets.rooms import room
from widgets.table import Match, seats_for, strengths_of
from widgets.testing.frames import WIDE, Painted, painted

PLAYER = 0
"""The seat of the person at the table; the others are computer players."""


def check_secrets(game_id: str) -> None:
    """Check that nothing hidden shows: in positions of random games what is hidden is dealt anew,
    and the table and all that is said on it stay as they were.
    """
    game = rules_room(game_id).load(None)
    if game.kind.open:
        return
    for setup in setups(game, 1):
        rng = Random(setup.seed)
        for state in list(positions(game, setup, rng))[::2]:
            if game.over(state):
                continue
            other = redrawn(game, state, PLAYER, rng)
            if other is not None:
                first, second = (_table(game_id, each) for each in (state, other))
                need(
                    first.html == second.html,
                    f"The page says what is hidden: {_difference(first.html, second.html)}",
                )
                for name, scene in first.scenes.items():
                    need(second.scenes.get(name) == scene, f"“{name}” shows what is hidden.")


def _table(game_id: str, state: object) -> Painted:
    """The table in this position."""
    game = rules_room(game_id).load(None)
    seats = seats_for(game.seats(state), strengths_of(game_id))
    match = Match(Record.from_state(game, state), seats)
    page: AnyTablePage = TablePage(
        game_id,
        room(game_id).tabletop(),
        match.dump(),
        keep=lambda text: None,
        download=lambda name, text: None,
    )
    return painted(page, WIDE)


def _difference(first: str, second: str) -> str:
    """Where two texts part."""
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"{first[max(0, at - 60) : at + 40]!r}, {second[max(0, at - 20) : at + 40]!r}"
