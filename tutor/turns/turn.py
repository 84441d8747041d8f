"""A turn: consecutive actions of one player with the same value of `Game.turn`.

Positions are frozen, so two orders of actions that lead to equal positions are the same turn.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.engine import A, Game, S


@attrs.frozen
class Turn:
    """Part of a record: the actions from `first` up to but not including `end`, counted from 0.

    `player`: who took it.
    """

    first: int
    end: int
    player: int

    @property
    def length(self) -> int:
        """The number of its actions."""
        return self.end - self.first


def same_turn(game: Game[S, A], before: S, after: S) -> bool:
    """Return whether the turn of `before` goes on in `after`, one action later."""
    return (
        not game.over(after)
        and game.to_move(before) == game.to_move(after)
        and game.turn(before) == game.turn(after)
    )


def turns_of(game: Game[S, A], states: Sequence[S]) -> tuple[Turn, ...]:
    """Split a record into turns; the last one may still go on.

    `states`: the positions in order, the start first, one more than there are actions.
    """
    turns: list[Turn] = []
    first, actions = 0, len(states) - 1
    for end in range(1, actions + 1):
        if end == actions or not same_turn(game, states[end - 1], states[end]):
            turns.append(Turn(first, end, game.to_move(states[first])))
            first = end
    return tuple(turns)


def foreseen(game: Game[S, A], before: S, action: A, after: S) -> bool:
    """Return whether the player to move could tell the outcome of an action from their view.

    False if chance decided something, or something hidden came to light: a card was drawn, a hand
    was shown.
    """
    player = game.to_move(before)
    return game.apply(game.view(before, player), action) == game.view(after, player)


def retractable(game: Game[S, A], states: Sequence[S], actions: Sequence[A]) -> tuple[A, ...]:
    """Return the last actions of a record that its player may take back, in the order they were
    played.

    They belong to the current turn, and each could be foreseen: nothing hidden was seen and chance
    decided nothing. `states`: one more than there are `actions`.
    """
    count = 0
    for number in range(len(actions) - 1, -1, -1):
        before, after = states[number], states[number + 1]
        if not same_turn(game, before, after):
            break
        if not foreseen(game, before, actions[number], after):
            break
        count += 1
    return tuple(actions[len(actions) - count :])


def same_outcome(game: Game[S, A], state: S, one: Sequence[A], other: Sequence[A]) -> bool:
    """Return whether two sequences of actions lead to the same position, as far as the player to
    move can tell.

    They are compared in the player's view, so that what is drawn in between does not matter; if the
    view does not allow one, because it uses what came to light, in the position itself. False if
    the position does not allow both.
    """
    view = game.view(state, game.to_move(state))
    for start in (view, state):
        ends = (_after(game, start, one), _after(game, start, other))
        if None not in ends:
            return ends[0] == ends[1]
    return False


def _after(game: Game[S, A], state: S, actions: Sequence[A]) -> S | None:
    """Return the position after these actions; None if one of them is not legal."""
    for action in actions:
        if game.explain(state, action):
            return None
        state = game.apply(state, action)
    return state
