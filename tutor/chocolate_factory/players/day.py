"""The best way a computer player finds through a Shift, and through the rest of a day's run.

All ends of a Shift are found, each once, and the best few are followed into the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs

from tutor.chocolate_factory.actions import Action, Drop, Shift, Use
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.effects import STORE
from tutor.chocolate_factory.goods import REFINED, pile
from tutor.chocolate_factory.players.worth import COAL, belt_worth, goods_worth
from tutor.chocolate_factory.shifts import (
    chute_tiles,
    dropped,
    effect_of,
    operated,
    operations,
    pushed,
)
from tutor.chocolate_factory.state import TILES, Seat
from tutor.chocolate_factory.using import ON_CHOCOLATES, acted, may_act, uses_at

MOST_POSITIONS = 300
"""Positions looked at in one Shift; Parts with free outputs have many that differ little."""

MOST_JUDGED = 60
"""Ends of a run that are judged; the others are far behind by rule of thumb."""

ALL = 99
"""More Parts than a Factory has."""

BELT = "".join(str(n) for n in range(1, TILES + 1))
"""All four tiles, as an Action names them."""

Judge = Callable[[Seat], float]


@attrs.frozen
class Line:
    """A way through the run so far: where it leads, and the actions."""

    seat: Seat
    actions: tuple[Action, ...]


def shift_ends(
    seat: Seat, cards: Components, uses: int = ALL, *, acts: bool = False
) -> Iterator[Line]:
    """List every position that operating can lead to in this Shift, each once, before any Chute.

    `uses`: the most Parts that are used in it. `acts`: the Employee's Action on Parts and belt is
    thought of.
    """
    start = Line(seat, ())
    seen = {_key(seat)}
    following = [start]
    while following and len(seen) < MOST_POSITIONS:
        lines, following = following, []
        for line in lines:
            yield line
            if len(line.seat.used) >= uses:
                continue
            for use in operations(line.seat, cards):
                if use.by_employee and not acts:
                    continue
                now = operated(line.seat, use, cards)
                if _key(now) not in seen:
                    seen.add(_key(now))
                    following.append(Line(now, (*line.actions, use)))
            for now, action in _acted(line.seat, cards) if acts else ():
                if _key(now) not in seen:
                    seen.add(_key(now))
                    following.append(Line(now, (*line.actions, action)))
    yield from following


def _key(seat: Seat) -> tuple[object, ...]:
    return seat.belt, seat.store, seat.coal, seat.used, seat.employee_used, seat.upgrades_left


def _acted(seat: Seat, cards: Components) -> Iterator[tuple[Seat, Use]]:
    """List what the Employee's Action on the belt can lead to (clause 6.6)."""
    effect = effect_of(seat, cards, *ON_CHOCOLATES) if may_act(seat) else None
    if effect is None or effect.where == STORE:
        return
    for changes in uses_at(seat, effect, BELT):
        yield acted(seat, effect, changes), Use(changes)


def emptied(line: Line, cards: Components) -> Line:
    """Move what can be sold through the Chute."""
    named = effect_of(line.seat, cards, "chute") is not None
    for tile in chute_tiles(line.seat, cards):
        goods = "".join(kind for kind in line.seat.belt[tile] if kind in REFINED)
        if goods:
            drop = Drop(goods, tile + 1 if named else None)
            line = Line(dropped(line.seat, drop, cards), (*line.actions, drop))
    return line


def next_shift(line: Line, cards: Components) -> Line:
    """Load the next tile, with the better load, and push it."""
    load = effect_of(line.seat, cards, "load")
    goods = "" if load is None else pile("".join(load.goods))
    after = pushed(line.seat, goods or "B", cards)
    return Line(after, (*line.actions, Shift(goods)))


def best_run(
    seat: Seat,
    cards: Components,
    judge: Judge,
    width: int,
    uses: int = ALL,
    *,
    acts: bool = False,
) -> Line:
    """Return the rest of the run: the end that `judge` likes best, following the `width` best ends
    of each Shift by rule of thumb.

    `seat`: before its first push, or in an Operate step. `uses`, `acts`: see `shift_ends`.
    """
    lines = [Line(seat, ())]
    if not seat.pushed:
        lines = [next_shift(line, cards) for line in lines]
    while True:
        pushes = lines[0].seat.outside
        ends = [end for line in lines for end in _ends(line, cards, uses, acts)]
        ends.sort(key=lambda end: -in_between(end.seat, pushes, cards))
        if not pushes:
            return max(_different(ends)[:MOST_JUDGED], key=lambda end: judge(end.seat))
        lines = [next_shift(end, cards) for end in _different(ends)[:width]]


def _ends(line: Line, cards: Components, uses: int, acts: bool) -> Iterator[Line]:
    for end in shift_ends(line.seat, cards, uses, acts=acts):
        joined = Line(end.seat, (*line.actions, *end.actions))
        clear = emptied(joined, cards)
        yield clear
        if clear is not joined and joined.seat.outside:
            yield joined


def _different(lines: list[Line]) -> list[Line]:
    seen, kept = set(), []
    for line in lines:
        key = (line.seat.belt, line.seat.store, line.seat.coal)
        if key not in seen:
            seen.add(key)
            kept.append(line)
    return kept


def in_between(seat: Seat, pushes: int, cards: Components) -> float:
    """Return what a Factory is worth between two Shifts, by rule of thumb."""
    return goods_worth(seat.store) + belt_worth(seat, pushes, cards) + COAL * seat.coal
