"""What a coach is. Any game has one; a room may offer its own, who says why in the game's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Generic, Protocol

import attrs

from tutor.engine import A, Game, S
from tutor.i18n import _
from tutor.players.following import Follower
from tutor.players.player import Player

MOST_ACTIONS = 1000
"""A game that is played out for a comparison ends here at the latest."""


@attrs.frozen
class Moment(Generic[S, A]):
    """A decision, and what would have been better.

    `number`: actions before it. `played` and `better`: the actions that differ. `played_turn` and
    `better_turn`: the turns from here to their ends, which begin with them; they lead to different
    positions. `gain`: by how many points more the player would have been ahead of the best
    opponent, on average of `games` played out; `items`: how many more points of their own by the
    label of each item of the score. `state` is the whole position, `player` to move.
    """

    number: int
    state: S
    player: int
    played: A
    better: A
    gain: float = 0.0
    games: int = 0
    items: Mapping[str, float] = attrs.field(factory=lambda: MappingProxyType({}))
    played_turn: tuple[A, ...] = ()
    better_turn: tuple[A, ...] = ()


AnyMoment = Moment[Any, Any]


class Coach(Protocol[S, A]):
    """Advises the player to move, and looks back on a game.

    Optional members have defaults: a coach that names this class as its base may leave them out.
    """

    @property
    def adviser(self) -> Player[S, A]:
        """Who knows best: its choice is the hint."""
        ...

    @property
    def critic(self) -> Player[S, A]:
        """Whose choice what was played is compared with; asked for each decision of a game, so it
        answers in some hundredths of a second."""
        return self.adviser

    def reason(self, game: Game[S, A], view: S, action: A) -> str:
        """Why this is a good action for the player to move, who sees `view`: a sentence or two."""
        return game.describe_action(view, action)

    def news(
        self, game: Game[S, A], before: S, after: S, player: int, names: Sequence[str]
    ) -> tuple[str, ...]:
        """What matters to `player` of what happened between two positions, beside the moves
        themselves: a sentence each, of what everybody can see; usually nothing."""
        return ()

    def imagine(self, game: Game[S, A], state: S, player: int, rng: Random) -> S:
        """A whole position that looks to the player as this one does; usually this very one."""
        return state

    def play_out(self, game: Game[S, A], state: S, rng: Random) -> S:
        """The game played to its end by everybody, quickly."""
        players = [Follower(self.critic) for _seat in range(game.seats(state))]
        for _n in range(MOST_ACTIONS):
            if game.over(state):
                break
            action = players[game.to_move(state)].choose(game, state, rng)
            state = game.apply(state, action)
        return state

    def tell(self, game: Game[S, A], moment: Moment[S, A]) -> str:
        """What would have been better, in a sentence."""
        told, state = [], moment.state
        for action in moment.better_turn or (moment.better,):
            told.append(game.describe_action(state, action))
            state = game.apply(state, action)
        what = " ".join(told)
        return _("Here this was better: {what}").format(what=what)


AnyCoach = Coach[Any, Any]
