"""How often each Weekly Target is won by a computer player.

    python -m tests.chocolate_factory.manager.study --weeks 60 --jobs 2

Week n of every Target has the seed 60000 + n, so all Targets meet the same decks; what lies beside
them is drawn. A line tells how many weeks were won, with Wilson's interval for 95 in 100.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from random import Random
from time import process_time

import attrs

from tutor.chocolate_factory.manager.game import FactoryManager
from tutor.chocolate_factory.manager.players.strengths import PLAYERS
from tutor.chocolate_factory.manager.state import TARGETS
from tutor.kit.shares import interval
from tutor.players.player import plan

SEED = 60_000


@attrs.frozen
class Week:
    """What came of a week: cards met of all, pounds, seconds of processor time."""

    target: str
    met: int
    cards: int
    money: int
    seconds: float

    @property
    def won(self) -> bool:
        """Whether all cards are met."""
        return self.met == self.cards


def played(strength: str, initial: int, where: tuple[int, str]) -> Week:
    """Play one week of a Target. `where`: the number of the week, and the Target."""
    n, target = where
    game, began = FactoryManager.from_file(), process_time()
    state = game.start(1, SEED + n, options={"target": target, "initial": initial})
    rng, player = Random(n), PLAYERS[strength]
    while not game.over(state):
        for action in plan(player, game, game.view(state, 0), rng):
            state = game.apply(state, action)
    (standing,) = game.standings(state)
    items = len(standing.items)
    return Week(target, standing.total, items, state.money, process_time() - began)


def line(target: str, weeks: list[Week]) -> str:
    """Return the line of a Target."""
    won, n = sum(week.won for week in weeks), len(weeks)
    low, high = interval(won / n, n)
    met = sum(week.met for week in weeks) / n
    money = sum(week.money for week in weeks) / n
    longest = max(week.seconds for week in weeks)
    return (
        f"{target}: {won} of {n} weeks won, {won / n:.0%} ({low:.0%} to {high:.0%}); "
        f"{met:.1f} of {weeks[0].cards} cards, £{money:.0f}; longest {longest:.1f} s"
    )


def main() -> None:
    """Play the weeks and tell each Target's line, and that of all; before that a line for each
    round of weeks.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--weeks", type=int, default=60)
    parser.add_argument("--strength", default="manager", choices=PLAYERS)
    parser.add_argument("--initial", type=int, default=1)
    parser.add_argument("--targets", nargs="+", default=TARGETS, choices=TARGETS)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    weeks: list[Week] = []
    with ProcessPoolExecutor(chosen.jobs) as pool:
        play = partial(played, chosen.strength, chosen.initial)
        for week in pool.map(play, product(range(chosen.weeks), chosen.targets)):
            weeks.append(week)
            if len(weeks) % len(chosen.targets) == 0:
                now = {it: sum(w.won for w in weeks if w.target == it) for it in chosen.targets}
                print(len(weeks) // len(chosen.targets), now, flush=True)
    for target in chosen.targets:
        print(line(target, [week for week in weeks if week.target == target]))
    print(line("All", weeks))


if __name__ == "__main__":
    main()
