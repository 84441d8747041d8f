"""Search the rest of a turn: is there a way to a position that is wanted?

Operations that may be done in any order lead to few positions by many ways, so each position is
looked at once. The search is bounded: what it did not find may exist all the same, and says so.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable
from typing import Generic

import attrs

from tutor.engine import A, Game, S
from tutor.turns.turn import same_turn

MOST_POSITIONS = 3000
"""Positions one search looks at; about half a second."""


@attrs.frozen
class Found(Generic[A]):
    """What a search found.

    `actions`: the shortest way, None if there is none among the positions looked at; `whole`:
    whether those were all positions the turn can come to.
    """

    actions: tuple[A, ...] | None
    whole: bool


def rest_of_turn(
    game: Game[S, A],
    state: S,
    wanted: Callable[[S], bool],
    *,
    most: int = MOST_POSITIONS,
) -> Found[A]:
    """Search the positions the current turn can still come to, those at its end included.

    `wanted`: whether a position is looked for. `most`: positions to look at before the search gives
    up; all that are one action away are looked at in any case.
    """
    seen: set[Hashable] = {_key(game, state)}
    ways: deque[tuple[S, tuple[A, ...]]] = deque([(state, ())])
    while ways:
        before, way = ways.popleft()
        if way and len(seen) >= most:
            return Found(None, whole=False)
        for action in game.actions(before):
            after = game.apply(before, action)
            key = _key(game, after)
            if key in seen:
                continue
            seen.add(key)
            if wanted(after):
                return Found((*way, action), whole=False)
            if same_turn(game, before, after):
                ways.append((after, (*way, action)))
    return Found(None, whole=True)


def any_order(
    game: Game[S, A], state: S, actions: Collection[A], wanted: Callable[[S], bool]
) -> bool:
    """Whether some of these actions, each at most once and in any order, lead to a position that is
    wanted, within the turn."""
    left: deque[tuple[S, tuple[A, ...]]] = deque([(state, tuple(actions))])
    seen: set[Hashable] = set()
    while left and len(seen) < MOST_POSITIONS:
        before, rest = left.popleft()
        for n, action in enumerate(rest):
            if game.explain(before, action):
                continue
            after = game.apply(before, action)
            if wanted(after):
                return True
            others = (*rest[:n], *rest[n + 1 :])
            key = _key(game, after), others
            if key not in seen and same_turn(game, before, after):
                seen.add(key)
                left.append((after, others))
    return False


def _key(game: Game[S, A], state: S) -> Hashable:
    """The state itself; its text if a game's states cannot be hashed."""
    try:
        hash(state)
    except TypeError:
        return game.dump(state)
    return state
