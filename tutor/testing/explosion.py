"""A list of actions that explodes is named, with the position, before it takes the machine.

What counts is work, not seconds, so that a slow machine judges as a fast one does: the calls that
`Game.actions` makes are counted, and it is stopped at the limit.
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
"""Actions that one position may list; our own games list at most some hundreds."""
MOST_CALLS = 4_000_000
"""Calls that listing them may take: some seconds."""
TRIED = 2
"""Actions tried at each position; of these the one after which most is listed is played."""
MOST_PLAYED = 100
"""Actions played in a game."""


class _TooMuchWork(Exception):  # noqa: N818 (a signal, never shown)
    """The list takes too many calls."""


def check_lists(game: AnyGame) -> None:
    """The list of actions stays short, in games that go where it is longest.

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
    """The actions of a position.

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
