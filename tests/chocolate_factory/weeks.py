"""What each Part does in weeks of Shrewd players: is it used on the day it comes, does it decide?

    python -m tests.chocolate_factory.weeks --games 200 --seed 70000

Three play. What they take is drawn by chance, so that nobody's taste says which Parts are strong;
they place, run and sell as Shrewd does. A Part that its owner does not use on its day is tried at
every tile, following twelve ends of each Shift: does any run of that day use it?
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev

import attrs

from tutor.chocolate_factory.actions import Action, Operate, Take
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.players.day import Line, in_between, next_shift, shift_ends
from tutor.chocolate_factory.players.strengths import PLAYERS, Worker
from tutor.chocolate_factory.puzzles.search import with_part
from tutor.chocolate_factory.state import PLACE, RUN, Seat, State
from tutor.players.following import Follower
from tutor.players.player import pick

SEATS, WIDTH, EACH = 3, 12, 10
GAME = ChocolateFactory.from_file()


@attrs.frozen
class Owned:
    """A Part in one week: whether it worked on its day, or could have; uses a day; and how far its
    owner ended ahead of the mean of the table.
    """

    part: str
    used: bool
    could: bool
    uses: float
    ahead: float
    won: bool


@attrs.frozen
class ByChance(Worker):
    """Takes packets by chance; all else as the Worker it is made of."""

    def _draft(
        self, actions: Sequence[Action], view: State, cards: Components, rng: Random
    ) -> Action:
        if isinstance(actions[0], Take):
            return pick(actions, rng)
        return super()._draft(actions, view, cards, rng)


SHREWD = PLAYERS["shrewd"]
assert isinstance(SHREWD, Worker)
PLAYER = ByChance(**attrs.asdict(SHREWD, recurse=False))


def could_work(seat: Seat, card: str, cards: Components) -> bool:
    """Whether some run of a day uses the Part, wherever it lies."""
    columns = (("t1", "b1"), ("t2", "b2"), ("t3", "b3"), ("t4", "b4"))
    free = [next((it for it in pair if seat.part(it) is None), pair[0]) for pair in columns]
    return any(_works(with_part(seat, card, place), place, cards) for place in free)


def _works(seat: Seat, place: str, cards: Components) -> bool:
    lines = [next_shift(Line(seat, ()), cards)]
    while True:
        ends = [end for line in lines for end in shift_ends(line.seat, cards)]
        if any(place in end.seat.used for end in ends):
            return True
        pushes = lines[0].seat.outside
        if not pushes:
            return False
        ends.sort(key=lambda end: -in_between(end.seat, pushes, cards))
        lines = [next_shift(end, cards) for end in ends[:WIDTH]]


def week(seed: int) -> Iterator[Owned]:
    """Play one, and tell what became of each Part."""
    rng, state = Random(seed), GAME.start(SEATS, seed=seed)
    followers = [Follower(PLAYER) for _seat in range(SEATS)]
    came: dict[str, tuple[int, int]] = {}
    before: dict[str, Seat] = {}
    worked: dict[str, list[int]] = {}
    while not GAME.over(state):
        player = GAME.to_move(state)
        if state.step == PLACE:
            came[state.waiting[0]] = player, state.day
        if state.phase == RUN:
            for card in (
                it for it, (who, day) in came.items() if (who, day) == (player, state.day)
            ):
                before.setdefault(card, state.seat)
        action = followers[player].choose(GAME, state, rng)
        if isinstance(action, Operate):
            worked.setdefault(state.seat.part(action.place) or "", []).append(state.day)
        state = GAME.apply(state, action)
    totals = {it.player: it.total for it in GAME.standings(state)}
    table, winners = mean(totals.values()), GAME.verdict(state).winners
    for card, (player, day) in came.items():
        days = worked.get(card, [])
        used = day in days
        bare = before[card]
        bare = attrs.evolve(bare, places=tuple(None if it == card else it for it in bare.places))
        yield Owned(
            *(card, used, used or could_work(bare, card, GAME.components)),
            *(len(days) / (6 - day), totals[player] - table, player in winners),
        )


def main() -> None:
    """Play the weeks and print a line for each Part, those that put their owner ahead first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=70000)
    asked = parser.parse_args()
    found: dict[str, list[Owned]] = {}
    for number in range(asked.games):
        for it in week(asked.seed + number):
            found.setdefault(it.part, []).append(it)
        if (number + 1) % EACH == 0:  # whoever stops it early has what was found until then
            print(table(found, number + 1), flush=True)


def table(found: Mapping[str, Sequence[Owned]], weeks: int) -> str:
    """Return a line for each Part, and the weeks that were played."""
    lines = [
        f"{weeks} weeks",
        "part  owned  used on its day  could be  uses a day  ahead by     won",
    ]
    for card, all_ in sorted(found.items(), key=lambda it: -mean(own.ahead for own in it[1])):
        ahead = [it.ahead for it in all_]
        span = 1.96 * stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
        lines.append(
            f"{card:5} {len(all_):5} {mean(it.used for it in all_):13.0%} "
            f"{mean(it.could for it in all_):12.0%} {mean(it.uses for it in all_):10.2f} "
            f"{mean(ahead):+9.1f} ± {span:4.1f} {mean(it.won for it in all_):9.0%}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
