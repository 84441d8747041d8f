"""Key moments of a finished game: the turns whose alternatives would have gained most.

Each turn is compared with the critic's by the position it leads to, so the order of its actions
does not matter. If they differ, both are played out to the end several times, in the same imagined
positions, and the final points decide. The work is divided into pieces of some tenths of a second
at most, so that a page can answer clicks in between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Generic

import attrs

from tutor.coach.coach import MOST_ACTIONS, Coach, Moment
from tutor.engine import A, Game, S
from tutor.players.following import Follower
from tutor.record import Record
from tutor.turns import foreseen, same_outcome, same_turn, turns_of

MOMENTS = 3
LEAST, LEAST_WON = 1.0, 0.25
"""Least gain of a moment: in points, or in the share of games won."""
AT_ONCE = 2
"""Games played out in one piece of work, each twice."""
GLANCE, LOOK = 6, 24
"""Games played out from every decision, and from the most promising ones."""
CLOSER = 8
"""How many of the latter there are."""
GLANCING = 0.6
"""Fraction of the work that goes into looking at every decision."""


class Review(Generic[S, A]):
    """The search for the key moments of these players in a game, piece by piece.

    `step` does one piece; the result does not depend on its speed.
    """

    def __init__(self, coach: Coach[S, A], record: Record[S, A], players: Collection[int]) -> None:
        self._coach = coach
        self._game: Game[S, A] = record.game
        self._chance = record.chance
        self._decisions = list(_decisions(record, players))
        self._turn_of = {
            number: turn
            for turn in turns_of(self._game, record.states)
            for number in range(turn.first, turn.end)
        }
        self._record = record
        self._seen: list[Moment[S, A]] = []
        self._work = self._search()
        self.moments: tuple[Moment[S, A], ...] = ()
        """The moments found, in the order of the game, once it is `done`."""
        self.done = False
        self.progress = 0.0
        """Approximate fraction of the work that is done, from 0 to 1."""

    def step(self) -> None:
        """Do the next piece of work."""
        self.done = next(self._work, None) is None
        self.progress = 1.0 if self.done else self.progress

    def _search(self) -> Iterator[bool]:
        settled = 0  # decisions before this one are already compared
        for done, number in enumerate(self._decisions):
            if number < settled:
                continue
            self.progress = GLANCING * done / len(self._decisions)
            end = self._turn_of[number].end
            moment = self._at(number, self._record.actions[number:end])
            settled = end if moment is None else moment.number + 1
            yield True
            while moment is not None and moment.games < GLANCE:
                moment = self._compared(moment)
                yield True
            if moment is not None:
                self._seen.append(moment)
        closer = sorted(self._seen, key=_gain, reverse=True)[:CLOSER]
        found = []
        for done, glanced in enumerate(closer):
            self.progress = GLANCING + (1 - GLANCING) * done / len(closer)
            # Count anew: the first look selected lucky moments.
            moment = attrs.evolve(glanced, gain=0.0, games=0, items={})
            while moment.games < LOOK:
                moment = self._compared(moment, "again")
                yield True
            found.append(moment)
        least = LEAST if self._game.kind.ranked else LEAST_WON
        best: dict[int, Moment[S, A]] = {}  # one of each turn
        for moment in sorted(found, key=_gain, reverse=True):
            if moment.gain >= least and len(best) < MOMENTS:
                best.setdefault(self._turn_of[moment.number].first, moment)
        self.moments = tuple(best[turn] for turn in sorted(best))

    def _at(self, number: int, played: Sequence[A]) -> Moment[S, A] | None:
        """Return the moment where the rest of a turn differs from the critic's; None if both lead
        to the same position.
        """
        game, states = self._game, self._record.states
        better = self._better(states[number], Random(f"{self._chance} {number}"))
        if same_outcome(game, states[number], played, better):
            return None
        at, rest = 0, better
        # Find the latest point from which the better turn can still be reached.
        for length in range(len(played) - 1, 0, -1):
            left = _without(better, played[:length])
            if left and same_outcome(game, states[number], [*played[:length], *left], better):
                at, rest = length, left
                break
        state = states[number + at]
        return Moment(
            number + at,
            state,
            game.to_move(state),
            played[at],
            rest[0],
            played_turn=tuple(played[at:]),
            better_turn=tuple(rest),
        )

    def _better(self, state: S, rng: Random) -> tuple[A, ...]:
        """Return the critic's actions from here to the end of the turn."""
        game, critic, actions = self._game, Follower(self._coach.critic), list[A]()
        for _n in range(MOST_ACTIONS):
            actions.append(critic.choose(game, state, rng))
            before, state = state, game.apply(state, actions[-1])
            if not same_turn(game, before, state):
                break
        return tuple(actions)

    def _compared(self, moment: Moment[S, A], look: str = "") -> Moment[S, A]:
        """Return the moment after some more games of both kinds; another `look` uses other random
        numbers.
        """
        gains = moment.gain * moment.games
        items = {label: points * moment.games for label, points in moment.items.items()}
        games = moment.games + AT_ONCE
        for number in range(moment.games, games):
            chance = f"{self._chance} {moment.number} {number} {look}"
            state = self._coach.imagine(self._game, moment.state, moment.player, Random(chance))
            ends = [
                self._coach.play_out(
                    self._game, self._begun(state, moment.state, turn), Random(chance)
                )
                for turn in (moment.played_turn, moment.better_turn)
            ]
            (before, had), (after, has) = (self._points(end, moment.player) for end in ends)
            gains += after - before
            for label in has:
                items[label] = items.get(label, 0.0) + has[label] - had.get(label, 0)
        means = {label: points / games for label, points in items.items()}
        return attrs.evolve(moment, gain=gains / games, games=games, items=means)

    def _begun(self, world: S, real: S, turn: Sequence[A]) -> S:
        """Return an imagined position after the part of a turn that the player could foresee."""
        game = self._game
        for action in turn:
            if game.explain(world, action):
                break
            world, before, real = game.apply(world, action), real, game.apply(real, action)
            if not foreseen(game, before, action, real):
                break
        return world

    def _points(self, state: S, player: int) -> tuple[float, Mapping[str, int]]:
        """Return by how much the player is ahead of the best opponent, and their points by item.

        In a game that is won or lost, 1 for a victory and 0 for a defeat instead of the lead.
        """
        standings, game = self._game.standings(state), self._game
        own = next(s for s in standings if s.player == player)
        if not game.kind.ranked:
            won = game.over(state) and player in game.verdict(state).winners
            return float(won), own.items
        side = game.kind.side(player, game.seats(state))
        others = [s.total for s in standings if s.player not in side]
        return own.total - max(others, default=0), own.items


def _gain(moment: Moment[S, A]) -> float:
    return moment.gain


def _without(actions: Sequence[A], done: Sequence[A]) -> tuple[A, ...]:
    """Return the actions without those that are done; () if some of these are not among them."""
    left = list(actions)
    for action in done:
        if action not in left:
            return ()
        left.remove(action)
    return tuple(left)


def _decisions(record: Record[S, A], players: Collection[int]) -> Iterator[int]:
    """Yield, for each choice of one of these players, the number of actions before it."""
    for number, state in enumerate(record.states[:-1]):
        if record.game.to_move(state) in players and len(record.game.actions(state)) > 1:
            yield number
