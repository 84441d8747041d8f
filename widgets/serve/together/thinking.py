"""Computer players of shared tables think in a process of their own, so that the server answers
meanwhile.

The process gets what `Game.view` shows to the player's seat, as text, and answers with an action.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from tutor.players import Follower
from tutor.players.brought import offered
from tutor.rooms import load_game

MOST_KEPT = 400
"""Most players of whom the process remembers a plan."""
PATIENCE = 60.0
"""Seconds for one move; after that a move is drawn by lot."""

_followers: OrderedDict[tuple[str, str], Follower[Any, Any]] = OrderedDict()


def choose(place: str, game: str, view: str, strength: str, chance: str) -> str:
    """Return the action that a player chooses. `place`: names its seat, for its plan."""
    rules = load_game(game)
    key = place, strength
    follower = _followers.pop(key, None) or Follower(offered(game)[strength])
    _followers[key] = follower
    if len(_followers) > MOST_KEPT:
        _followers.popitem(last=False)
    return rules.action_text(follower.choose(rules, rules.load(view), Random(chance)))


def by_lot(game: str, view: str, chance: str) -> str:
    """Return any legal action."""
    rules = load_game(game)
    return rules.action_text(Random(chance).choice(rules.actions(rules.load(view))))


class Thinkers:
    """Owns the process; it starts when a computer player is to move for the first time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def __call__(self, place: str, game: str, view: str, strength: str, chance: str) -> str:
        """Return the action of a computer player; any legal one if it cannot choose."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=os.nice, initargs=(5,))
        try:
            asked = self._pool.submit(choose, place, game, view, strength, chance)
            return await asyncio.wait_for(asyncio.wrap_future(asked), PATIENCE)
        except BrokenProcessPool:
            self.close()
        except Exception:  # a player of somebody's own may do anything
            pass
        return by_lot(game, view, chance)

    def close(self) -> None:
        """End the process."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            with contextlib.suppress(Exception):
                worker.join(5)
