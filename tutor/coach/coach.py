"""The interface of a coach. Any game has one; a room may offer its own, with better reasons."""

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
"""Most actions of a game that is played out."""


@attrs.frozen
class Moment(Generic[S, A]):
    """A decision, and what would have been better.

    `number`: actions before it. `state`: the whole position, `player` to move. `played` and
    `better`: the actions that differ. `played_turn` and `better_turn`: the rest of the turn,
    beginning with these; the two lead to different positions. `gain`: how many points more the
    player would have been ahead of the best opponent, on average of `games` played out; if the game
    is won or lost, which share of them would have been won in addition. `items`: how many more
    points of their own, by the label of each item of the score.
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
        """The player whose choice is the hint."""
        ...

    @property
    def critic(self) -> Player[S, A]:
        """The player whose choices the game is compared with; asked for each decision of a game, so
        it should answer in some hundredths of a second.
        """
        return self.adviser

    def reason(self, game: Game[S, A], view: S, action: A, /) -> str:
        """Say in a sentence or two why this is a good action for the player to move, who sees
        `view`.
        """
        return game.describe_action(view, action)

    def news(
        self, game: Game[S, A], before: S, after: S, player: int, names: Sequence[str], /
    ) -> tuple[str, ...]:
        """Return sentences on what matters to `player` of what happened between two positions,
        besides the actions themselves. Only what everybody can see; nothing by default.
        """
        return ()

    def idle(self, game: Game[S, A], view: S, actions: Sequence[A], /) -> str:
        """Return in a sentence or two what the player to move still holds and could use now, as the
        player sees the position; "" by default.

        `actions`: the legal ones.
        """
        return ""

    def begins(self, game: Game[S, A], before: S | None, after: S) -> str:
        """Name the part of a game that begins at `after`, from which a lost one can be played on;
        "" for none, the default. `before`: the position before, None at the start.
        """
        return ""

    def hopeless(self, game: Game[S, A], state: S) -> bool:
        """Return whether a game that is lost or won cannot be won any more, whatever is done; True
        only where that is certain, False by default.

        `state`: the whole position, with what nobody can see yet.
        """
        return False

    def imagine(self, game: Game[S, A], state: S, player: int, rng: Random) -> S:
        """Return a whole position that looks to the player like this one; this one by default."""
        return state

    def play_out(self, game: Game[S, A], state: S, rng: Random) -> S:
        """Play the game to its end, quickly, and return the last position."""
        return played_out(game, self.critic, state, rng)

    def tell(self, game: Game[S, A], moment: Moment[S, A]) -> str:
        """Say in a sentence what would have been better."""
        told, state = [], moment.state
        for action in moment.better_turn or (moment.better,):
            told.append(game.describe_action(state, action))
            state = game.apply(state, action)
        what = " ".join(told)
        return _("Here this was better: {what}").format(what=what)


AnyCoach = Coach[Any, Any]


def played_out(game: Game[S, A], player: Player[S, A], state: S, rng: Random) -> S:
    """Return the last position of a game that this computer player plays on for everybody."""
    players = [Follower(player) for _seat in range(game.seats(state))]
    for _n in range(MOST_ACTIONS):
        if game.over(state):
            break
        state = game.apply(state, players[game.to_move(state)].choose(game, state, rng))
    return state
