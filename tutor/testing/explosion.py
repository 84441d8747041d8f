"""Check that no list of actions explodes; name the position before it exhausts the machine.

The limit counts the calls that `Game.actions` makes, not seconds, so that a slow machine judges as
a fast one does.
"""

from __future__ import annotations

import sys
from random import Random
from types import FrameType
from typing import Any

from tutor.engine import AnyGame
from tutor.players.player import pick
from tutor.testing.drawn import need, setups

MOST_LISTED = 3000
"""Most actions that one position may list; our own games list some hundreds."""
MOST_CALLS = 4_000_000
"""Most calls that listing them may take: some seconds."""
TRIED = 2
"""Actions tried at each position; the one that leads to the longest list is played."""
MOST_PLAYED = 100
"""Most actions played in a game."""


class _TooMuchWork(Exception):  # noqa: N818 (a signal, never shown)
    """Stops listing after too many calls."""


def check_lists(game: AnyGame) -> None:
    """Check that the list of actions stays short, in games that steer to long lists.

    Raises AssertionError, which names the position.
    """
    for setup in setups(game, 1):
        if setup.players not in (game.players[0], game.players[-1]):
            continue
        rng, state = Random(setup.seed), setup.start(game)
        actions = listed(game, state)
        for _n in range(MOST_PLAYED):
            if game.over(state) or not actions:
                break
            tried = [game.apply(state, pick(actions, rng)) for _each in range(TRIED)]
            lists = [listed(game, each) for each in tried]
            lengths = [len(each) for each in lists]
            best = lengths.index(max(lengths))
            state, actions = tried[best], lists[best]


def listed(game: AnyGame, state: Any) -> list[Any]:
    """Return the actions of a position.

    Raises AssertionError, which names the position, if they are too many or take too much work.
    """
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")
        if calls > MOST_CALLS:
            raise _TooMuchWork

    before, found, stopped = sys.getprofile(), list[Any](), False
    sys.setprofile(count)
    try:
        for action in game.actions(state):
            found.append(action)
            if len(found) > MOST_LISTED:
                break
    except _TooMuchWork:
        stopped = True
    finally:
        sys.setprofile(before)
    need(
        not stopped and len(found) <= MOST_LISTED,
        f"The list of actions explodes: more than {MOST_LISTED} of them, or more than "
        f"{MOST_CALLS} calls to list them. Make one operation one action.",
        lambda: game.describe(state),
    )
    return found
