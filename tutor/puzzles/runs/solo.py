"""A run of one learner: a rush against the clock, or a streak until the first miss.

Pure functions over frozen data: which puzzle follows, when the run is over, and what is saved of
it.
"""

from __future__ import annotations

import json
from datetime import datetime

import attrs

from tutor.kit import reading
from tutor.puzzles.runs.clock import Clock, clock_data, read_clock

RUSH, STREAK = "rush", "streak"
FORMS = (RUSH, STREAK)
MISSES = {RUSH: 3, STREAK: 1}
"""How many wrong answers end a run."""
MINUTES = (3, 6, 0)
"""Lengths of a rush; 0 for no clock."""
OPENING = 3
"""So many puzzles of a rush about everything are of kinds that are grasped at once."""
MOST_MET = 2000

EASIEST = 600
START = {RUSH: -400, STREAK: -250}
"""Difference of the first puzzle's rating to the learner's."""
STEP = {RUSH: 35, STREAK: 45}
"""By how much the rating rises with each right answer."""

Met = tuple[str, bool]
"""Id of a puzzle, and whether it was answered right."""


@attrs.frozen
class Solo:
    """The state of a run. `theme`: the only one asked about, "" for all. `minutes`: on the clock at
    the start, 0 for no clock. `puzzle`: id of the one on the board, "" when the run is over.
    """

    form: str
    theme: str = ""
    minutes: int = 0
    clock: Clock | None = None
    puzzle: str = ""
    met: tuple[Met, ...] = ()
    ended: bool = False

    @property
    def score(self) -> int:
        """Number of right answers."""
        return sum(right for _id, right in self.met)

    @property
    def misses(self) -> int:
        """Number of wrong answers."""
        return len(self.met) - self.score

    @property
    def lost(self) -> bool:
        """Whether it has as many misses as end it."""
        return self.misses >= MISSES[self.form]

    @property
    def paused(self) -> bool:
        """Whether its clock is stopped."""
        return not self.ended and self.clock is not None and self.clock.since is None

    @property
    def name(self) -> str:
        """The key of its best result: each clock and each theme has its own."""
        what = str(self.minutes) if self.form == RUSH else self.theme
        return f"{self.form}:{what}"


def begun(form: str, now: datetime, *, theme: str = "", minutes: int = 0) -> Solo:
    """Start a new run, with its clock running.

    >>> noon = datetime(2026, 11, 21, 12)
    >>> begun(RUSH, noon, minutes=3).name, begun(STREAK, noon, theme="ties").name
    ('rush:3', 'streak:ties')
    """
    clock = Clock(60 * minutes).started(now) if minutes else None
    return Solo(form, theme, minutes, clock)


def out_of_time(run: Solo, now: datetime) -> bool:
    """Return whether its clock has run down."""
    return run.clock is not None and run.clock.at(now) <= 0


def answered(run: Solo, right: bool) -> Solo:
    """Record an answer to the puzzle on the board."""
    return attrs.evolve(run, met=(*run.met, (run.puzzle, right))[-MOST_MET:])


def with_puzzle(run: Solo, puzzle: str) -> Solo:
    """Put another puzzle on the board; end the run if there is none."""
    return attrs.evolve(run, puzzle=puzzle, ended=run.ended or not puzzle)


def over(run: Solo) -> Solo:
    """End the run."""
    return attrs.evolve(run, ended=True)


def paused(run: Solo, now: datetime) -> Solo:
    """Stop the clock."""
    return attrs.evolve(run, clock=run.clock.stopped(now)) if run.clock else run


def going_on(run: Solo, now: datetime) -> Solo:
    """Start the clock again."""
    return attrs.evolve(run, clock=run.clock.started(now)) if run.clock else run


def wanted(run: Solo, rating: int) -> int:
    """Return the rating that the next puzzle should have, for a learner of this rating."""
    return max(EASIEST, rating + START[run.form]) + STEP[run.form] * run.score


def opens(run: Solo) -> bool:
    """Return whether the next puzzle should be of a kind that is grasped at once."""
    return run.form == RUSH and not run.theme and len(run.met) < OPENING


# ---- across a reload


def dump_solo(run: Solo) -> str:
    """Return the run as JSON text."""
    data = attrs.asdict(run, recurse=False) | {"clock": clock_data(run.clock)}
    return json.dumps(data, separators=(",", ":"))


def load_solo(text: str) -> Solo:
    """Return the run of a dumped text. Raises SaveError."""
    read = reading.Reader(reading.read_json(text))
    met = reading.items(reading.pair(reading.text(60), reading.flag), MOST_MET)
    return Solo(
        read.one("form", reading.choice(FORMS)),
        read.one("theme", reading.text(60)),
        read.one("minutes", reading.number(60)),
        read.one("clock", read_clock),
        read.one("puzzle", reading.text(60)),
        read.one("met", met),
        read.one("ended", reading.flag),
    )
