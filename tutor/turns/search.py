"""Search of the rest of a turn for a wanted position.

Actions that may be done in any order lead to few positions in many ways, so each position is
visited once. The search is bounded; its result says whether it was complete.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable
from typing import Generic

import attrs

from tutor.engine import A, Game, S
from tutor.turns.turn import same_turn

MOST_POSITIONS = 3000
"""Most positions that one search visits; about half a second."""


@attrs.frozen
class Found(Generic[A]):
    """The result of a search.

    `actions`: the shortest way, None if none was found; `whole`: whether all positions that the
    turn can come to were visited.
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
    """Search the positions that the current turn can come to, including those at its end.

    `wanted`: whether a position is looked for. `most`: positions to visit before the search gives
    up; all that are one action away are visited in any case.
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
    """Return whether some of these actions, each at most once and in any order, lead to a wanted
    position within the turn.
    """
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
    """Return the state itself; its text if a game's states cannot be hashed."""
    try:
        hash(state)
    except TypeError:
        return game.dump(state)
    return state
