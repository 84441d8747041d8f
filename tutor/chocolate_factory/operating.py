"""Operating a Part over what lies on its tile (section 8): every result, and what forbids a use.

A use is spelled out as changes, each a text of what is taken and what is put: `BB>KF`. A stronger
Upgrader makes several changes, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from tutor.chocolate_factory.goods import (
    KINDS,
    fillings,
    holds,
    is_pile,
    pile,
    say_goods,
    upgrades,
    without,
)
from tutor.chocolate_factory.moving import moves, split, wrong_move
from tutor.chocolate_factory.parts import Convert, Copy, Move, Part, Upgrade
from tutor.engine import Violation
from tutor.i18n import _

Changes = tuple[str, ...]


def halves(change: str) -> tuple[str, str]:
    """Return what a change takes and what it puts."""
    taken, _arrow, put = change.partition(">")
    return taken, put


def is_change(text: str) -> bool:
    """Return whether this is the text of a change: some chocolates, an arrow, some chocolates."""
    taken, arrow, put = text.partition(">")
    return bool(arrow and taken and put and is_pile(taken) and is_pile(put))


def changed(tile: str, changes: Changes) -> str:
    """Return the tile after these changes, each of which must find what it takes."""
    for change in changes:
        taken, put = halves(change)
        tile = pile(without(tile, taken) + put)
    return tile


@lru_cache(maxsize=1 << 14)
def results(part: Part, tile: str, column: int | None = None) -> Mapping[str, Changes]:
    """List every tile that one use of the Part can make of this one, with the shortest way to each.

    The order is stable; a use always changes something (clause 8.5, ruling). `column`: of a Part
    that moves a chocolate, from 0; the move follows the tile in the key, "KX F@3" (clause 19.2).
    """
    found: dict[str, Changes] = {}
    for way in part.ways:
        for changes in _uses(way, tile):
            made = changed(tile, changes)
            found.setdefault(made, changes)
            if column is not None and getattr(way, "then_move", False):
                for move in moves(made, column):
                    found.setdefault(f"{made} {move}", (*changes, move))
        if isinstance(way, Move) and column is not None:
            for move in moves(tile, column):
                found.setdefault(f"{tile} {move}", (move,))
    return MappingProxyType(found)


def _uses(way: object, tile: str) -> Iterator[Changes]:
    if isinstance(way, Convert):
        for taken in fillings(way.inputs):
            if holds(tile, taken):
                yield from ((f"{taken}>{put}",) for put in fillings(way.outputs))
    elif isinstance(way, Copy):
        yield from ((f"{kind}>{kind * (way.copies + 1)}",) for kind in kinds_on(tile))
    elif isinstance(way, Upgrade):
        yield from upgrade_chains(tile, way.times)


def kinds_on(tile: str) -> Iterator[str]:
    """List each kind that lies on a tile, once, in the order of the chain."""
    return (kind for kind in KINDS if kind in tile)


def upgrade_chains(tile: str, times: int) -> Iterator[Changes]:
    """List upgrades one after the other, one to `times`, one way to each result (clause 8.10)."""
    seen = {tile}
    reached: list[tuple[str, Changes]] = [(tile, ())]
    for _step in range(times):
        following = []
        for now, so_far in reached:
            for kind in kinds_on(now):
                for better in upgrades(kind):
                    result = pile(without(now, kind) + better)
                    if result not in seen:
                        seen.add(result)
                        following.append((result, (*so_far, f"{kind}>{better}")))
        yield from (changes for _result, changes in following)
        reached = following


# ---- what forbids a use


def misuse(part: Part, tile: str, changes: Changes, column: int) -> Violation | None:
    """Say why these changes are no use of the Part over this tile, tile `column` from 0 on; None if
    they are one.
    """
    changes, move = split(changes)
    if not move:
        return _wrong_making(part, tile, changes)
    wrong = _wrong_making(part, tile, changes) if changes else None
    made = changed(tile, changes) if wrong is None else tile
    return wrong or wrong_move(part, made, move, column, bool(changes))


def _wrong_making(part: Part, tile: str, changes: Changes) -> Violation | None:
    if part.is_chute:
        return Violation("8.3", _("The Chute moves chocolates: write “chute” and what it takes."))
    if any(isinstance(way, Upgrade) for way in part.ways):
        return wrong_upgrades(part.name, tile, changes, part.ways[0].times)  # type: ignore[union-attr]
    if len(changes) != 1:
        return Violation("7.5", _("{part} works once in a Shift.").format(part=_(part.name)))
    taken, put = halves(changes[0])
    clause, why = "8.5", _no_such_use(part)
    for way in part.ways:
        if isinstance(way, Move):
            continue
        if isinstance(way, Copy):
            clause = "8.11"
            fits = len(taken) == 1 and put == taken * (way.copies + 1)
        else:
            assert isinstance(way, Convert)
            clause = "8.9" if len(way.inputs) > 1 else clause
            fits = pile(taken) in fillings(way.inputs) and pile(put) in fillings(way.outputs)
        if fits:
            return None if holds(tile, taken) else _missing(tile, taken, len(taken) > 1)
    return Violation(clause, why)


def wrong_upgrades(name: str, tile: str, changes: Changes, times: int) -> Violation | None:
    """Say why these are no upgrades, one after the other, of chocolates on this tile."""
    if len(changes) > times:
        text = _("{part} upgrades at most {n} times.")
        return Violation("8.10" if times > 1 else "8.2", text.format(part=_(name), n=times))
    for change in changes:
        taken, put = halves(change)
        if len(taken) != 1 or len(put) != 1 or put not in upgrades(taken):
            return Violation("8.2", no_upgrade(taken))
        if taken not in tile:
            return _missing(tile, taken, False)
        tile = changed(tile, (change,))
    return None


def no_upgrade(taken: str) -> str:
    """Return what is said where a change is no upgrade of that chocolate."""
    if taken == "X":
        return _("Boxed is the end of the chain: it cannot be upgraded.")
    if len(taken) == 1 and taken in KINDS:
        better = " or ".join(_say(kind) for kind in upgrades(taken))
        return _("One upgrade makes {better} of {it}.").format(better=better, it=_say(taken))
    return _("An upgrade works on one chocolate at a time.")


def _say(kind: str) -> str:
    return say_goods(kind)


def _missing(tile: str, taken: str, together: bool) -> Violation:
    lies = say_goods(tile)
    if together:
        text = _("It needs {what} on its tile at the same time; it holds {lies}.")
        return Violation("8.9", text.format(what=say_goods(pile(taken)), lies=lies))
    text = _("It needs {what} on its tile; it holds {lies}.")
    return Violation("4.3", text.format(what=say_goods(taken), lies=lies))


def _no_such_use(part: Part) -> str:
    said = [
        _("{taken} into {put}").format(taken=say_goods(way.inputs), put=say_goods(way.outputs))
        for way in part.ways
        if isinstance(way, Convert)
    ]
    if said:
        text = _("{part} turns {ways}, nothing else.")
        return text.format(part=_(part.name), ways=_(", or ").join(said))
    copies = sum(way.copies for way in part.ways if isinstance(way, Copy))
    text = _("{part} adds {n} exact copies of one chocolate to its tile.")
    if copies == 1:
        text = _("{part} adds {n} exact copy of one chocolate to its tile.")
    return text.format(part=_(part.name), n=copies)
