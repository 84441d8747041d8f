"""Key moments of a finished game: where something else would have been worth most.

What was played is compared with the critic's choice: both are played out to the end several times,
in the same imagined worlds, and the final points decide. The work is cut into pieces that each take
some tenths of a second at most, so that whoever shows it can answer clicks in between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import accumulate, pairwise
from random import Random
from typing import Generic

import attrs

from tutor.coach.coach import Coach, Moment
from tutor.engine import A, Game, S
from tutor.record import Record

MOMENTS = 3
LEAST = 1.0
"""A moment is worth telling if it was about so many points."""
AT_ONCE = 2
"""So many games are played out in one piece of work, each twice."""
GLANCE, LOOK = 6, 24
"""Games played out from every decision, and from those that seem to matter."""
CLOSER = 8
"""So many of those are looked at closely."""
GLANCING = 0.6
"""The share of the work that goes into looking at every decision."""


class Review(Generic[S, A]):
    """The search for the key moments of these players in a game, piece by piece.

    `step` does a piece of it; what is found never depends on how fast it is done.
    """

    def __init__(self, coach: Coach[S, A], record: Record[S, A], players: Collection[int]) -> None:
        self._coach = coach
        self._game: Game[S, A] = record.game
        self._chance = record.chance
        self._decisions = list(_decisions(record, players))
        movers = [self._game.to_move(state) for state in record.states]
        changes = (before != after for before, after in pairwise(movers))
        self._turns = list(accumulate(changes, initial=0))
        self._seen: list[Moment[S, A]] = []
        self._work = self._search()
        self.moments: tuple[Moment[S, A], ...] = ()
        """What was found, in the order of the game, once it is `done`."""
        self.done = False
        self.progress = 0.0
        """How much of the work is done, about, from 0 to 1."""

    def step(self) -> None:
        """Do the next piece."""
        self.done = next(self._work, None) is None
        self.progress = 1.0 if self.done else self.progress

    def _search(self) -> Iterator[bool]:
        for done, (number, state, played) in enumerate(self._decisions):
            self.progress = GLANCING * done / len(self._decisions)
            moment = self._at(number, state, played)
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
            moment = attrs.evolve(glanced, gain=0.0, games=0, items={})  # the first look was lucky
            while moment.games < LOOK:
                moment = self._compared(moment, "again")
                yield True
            found.append(moment)
        best: dict[int, Moment[S, A]] = {}  # one of each turn
        for moment in sorted(found, key=_gain, reverse=True):
            if moment.gain >= LEAST and len(best) < MOMENTS:
                best.setdefault(self._turns[moment.number], moment)
        self.moments = tuple(best[turn] for turn in sorted(best))

    def _at(self, number: int, state: S, played: A) -> Moment[S, A] | None:
        """The decision, if the critic would have decided otherwise."""
        player = self._game.to_move(state)
        view = self._game.view(state, player)
        better = self._coach.critic.choose(self._game, view, Random(f"{self._chance} {number}"))
        if better == played:
            return None
        return Moment(number, state, player, played, better)

    def _compared(self, moment: Moment[S, A], look: str = "") -> Moment[S, A]:
        """The moment after some more games of both kinds; another `look` has other chances."""
        gains = moment.gain * moment.games
        items = {label: points * moment.games for label, points in moment.items.items()}
        games = moment.games + AT_ONCE
        for number in range(moment.games, games):
            chance = f"{self._chance} {moment.number} {number} {look}"
            state = self._coach.imagine(self._game, moment.state, moment.player, Random(chance))
            ends = [
                self._coach.play_out(self._game, self._game.apply(state, action), Random(chance))
                for action in (moment.played, moment.better)
            ]
            (before, had), (after, has) = (self._points(end, moment.player) for end in ends)
            gains += after - before
            for label in has:
                items[label] = items.get(label, 0.0) + has[label] - had.get(label, 0)
        means = {label: points / games for label, points in items.items()}
        return attrs.evolve(moment, gain=gains / games, games=games, items=means)

    def _points(self, state: S, player: int) -> tuple[float, Mapping[str, int]]:
        """By how much the player is ahead of the best opponent, and what their points are for."""
        standings, game = self._game.standings(state), self._game
        side = game.kind.side(player, game.seats(state))
        own = next(s for s in standings if s.player == player)
        others = [s.total for s in standings if s.player not in side]
        return own.total - max(others, default=0), own.items


def _gain(moment: Moment[S, A]) -> float:
    return moment.gain


def _decisions(record: Record[S, A], players: Collection[int]) -> Iterator[tuple[int, S, A]]:
    """Where one of these players had a choice: how many actions before it, the position, theirs."""
    for number, (state, action) in enumerate(zip(record.states, record.actions, strict=False)):
        if record.game.to_move(state) in players and len(record.game.actions(state)) > 1:
            yield number, state, action
