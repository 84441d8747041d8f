"""A duel on one screen: two learners, the same puzzle, a point for the first right answer.

Whoever knows the answer presses a button and then answers alone. After a wrong answer, or none in
time, the other may press. Pure functions over frozen data.
"""

from __future__ import annotations

import json
from datetime import datetime

import attrs

from tutor.kit import reading
from tutor.puzzles.runs.clock import Clock, clock_data, read_clock

GOALS = (3, 5, 10)
"""Points needed to win."""
SECONDS = 30
"""Time for an answer after pressing."""
RATINGS = (650, 1000, 1400)
"""Ratings of the first puzzles: easy, middle, hard."""
STEP = 30
"""By how much the rating rises from one puzzle to the next."""
LONGEST_NAME = 20
MOST_MET = 200
NOBODY = -1


@attrs.frozen
class Duel:
    """The state of a duel. `names`, `points`: of both. `turn`: who has pressed and answers now.
    `failed`: who was wrong on this puzzle. `told`: whether its answer is shown. `met`: ids of
    puzzles, each with who was right (NOBODY for nobody).
    """

    names: tuple[str, str]
    goal: int = GOALS[1]
    hard: int = 0
    timed: bool = True
    points: tuple[int, int] = (0, 0)
    puzzle: str = ""
    turn: int | None = None
    failed: tuple[int, ...] = ()
    told: bool = False
    clock: Clock | None = None
    met: tuple[tuple[str, int], ...] = ()
    ended: bool = False

    @property
    def open_to(self) -> tuple[int, ...]:
        """The players who may press now."""
        if self.told or self.ended or self.turn is not None:
            return ()
        return tuple(player for player in (0, 1) if player not in self.failed)

    @property
    def winner(self) -> int | None:
        """The player with enough points, or with more when the duel was ended; None for nobody."""
        one, two = self.points
        if max(one, two) < self.goal and not self.ended:
            return None
        return None if one == two else int(two > one)


def pressed(duel: Duel, player: int, now: datetime) -> Duel:
    """Let a player answer; a late press changes nothing."""
    if player not in duel.open_to:
        return duel
    clock = Clock(SECONDS).started(now) if duel.timed else None
    return attrs.evolve(duel, turn=player, clock=clock)


def out_of_time(duel: Duel, now: datetime) -> bool:
    """Return whether the time for the answer is over."""
    return duel.clock is not None and duel.clock.at(now) <= 0


def right(duel: Duel) -> Duel:
    """Give the point to the player whose turn it is, and show the answer."""
    assert duel.turn is not None
    one, two = duel.points
    points = (one + (duel.turn == 0), two + (duel.turn == 1))
    return _told(attrs.evolve(duel, points=points), duel.turn)


def wrong(duel: Duel) -> Duel:
    """Take the turn away, after a wrong answer or none; after both players' the answer is shown."""
    assert duel.turn is not None
    after = attrs.evolve(duel, turn=None, clock=None, failed=(*duel.failed, duel.turn))
    return _told(after, NOBODY) if len(after.failed) == 2 else after


def given_up(duel: Duel) -> Duel:
    """Show the answer, because nobody knows it."""
    return _told(duel, NOBODY) if duel.open_to else duel


def _told(duel: Duel, who: int) -> Duel:
    met = (*duel.met, (duel.puzzle, who))[-MOST_MET:]
    return attrs.evolve(duel, told=True, turn=None, clock=None, met=met)


def with_puzzle(duel: Duel, puzzle: str) -> Duel:
    """Set the next puzzle; end the duel if somebody has won or there is none."""
    won = max(duel.points) >= duel.goal
    return attrs.evolve(
        duel,
        puzzle=puzzle,
        turn=None,
        failed=(),
        told=False,
        clock=None,
        ended=duel.ended or won or not puzzle,
    )


def over(duel: Duel) -> Duel:
    """End the duel."""
    return attrs.evolve(duel, ended=True, turn=None, clock=None)


def paused(duel: Duel, now: datetime) -> Duel:
    """Stop the clock of an answer."""
    return attrs.evolve(duel, clock=duel.clock.stopped(now)) if duel.clock else duel


def going_on(duel: Duel, now: datetime) -> Duel:
    """Start that clock again."""
    return attrs.evolve(duel, clock=duel.clock.started(now)) if duel.clock else duel


def is_paused(duel: Duel) -> bool:
    """Return whether that clock is stopped."""
    return duel.clock is not None and duel.clock.since is None


def wanted(duel: Duel) -> int:
    """Return the rating that the next puzzle should have."""
    return RATINGS[duel.hard] + STEP * len(duel.met)


# ---- across a reload


def dump_duel(duel: Duel) -> str:
    """Return the duel as JSON text."""
    data = attrs.asdict(duel, recurse=False) | {"clock": clock_data(duel.clock)}
    return json.dumps(data, separators=(",", ":"))


def load_duel(text: str) -> Duel:
    """Return the duel of a dumped text. Raises SaveError."""
    read = reading.Reader(reading.read_json(text))
    called, points = reading.text(LONGEST_NAME), reading.number(99)
    met = reading.pair(reading.text(60), reading.number(1, least=NOBODY))
    player = reading.number(1)
    return Duel(
        read.one("names", reading.pair(called, called)),
        read.one("goal", reading.number(99, least=1)),
        read.one("hard", reading.number(len(RATINGS) - 1)),
        read.one("timed", reading.flag),
        read.one("points", reading.pair(points, points)),
        read.one("puzzle", reading.text(60)),
        read.one("turn", reading.optional(player)),
        read.one("failed", reading.items(player, 2)),
        read.one("told", reading.flag),
        read.one("clock", read_clock),
        read.one("met", reading.items(met, MOST_MET)),
        read.one("ended", reading.flag),
    )
