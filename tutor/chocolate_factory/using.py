"""An Employee's Action on chocolates (clause 6.6): what it can do, and what forbids it.

A change says where, then what becomes what: "s:K>C" in the store room, "2:K>KK" on tile 2. A tile
alone, "3", moves all of it into the store room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from attrs import evolve

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.effects import ANYWHERE, EACH_SHIFT, STORE, Effect
from tutor.chocolate_factory.goods import holds, pile, say_goods, stands_for, upgrades, without
from tutor.chocolate_factory.operating import halves, kinds_on, no_upgrade, upgrade_chains
from tutor.chocolate_factory.state import FULFIL, OPERATE, RUN, TILES, Seat, State
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed

Changes = tuple[str, ...]
ROOM = "s"
"""Where a change happens in the store room; else the number of a tile."""
CHANGED_INTO = {"K": "F", "F": "K", "C": "N", "N": "C"}
"""What the Mould Changer makes of a chocolate."""
ON_CHOCOLATES = ("upgrade", "change", "copy", "empty")
"""Verbs of Actions on chocolates."""


def reach(state: State, effect: Effect) -> str:
    """Return where an Action may work now: letters of ROOM and of tiles, "" for nowhere (H36).

    On the Factory at any moment of one's run, on the store room in one's run and one's Fulfil. What
    comes with each Shift waits for its push.
    """
    tiles = "".join(map(str, range(1, TILES + 1))) if state.phase == RUN else ""
    if effect.where == EACH_SHIFT:
        return tiles if state.step == OPERATE else ""
    if effect.where == STORE:
        return ROOM
    return tiles + ROOM if effect.where == ANYWHERE else tiles


def lying(seat: Seat, where: str) -> str:
    """Return the pile at a place that a change can name."""
    return seat.store if where == ROOM else seat.belt[int(where) - 1]


def after(seat: Seat, changes: Changes) -> tuple[tuple[str, ...], str]:
    """Return belt and store room after these changes, each of which must find what it takes."""
    belt, store = list(seat.belt), seat.store
    for each in changes:
        where, _colon, change = each.partition(":")
        if not change:
            store, belt[int(where) - 1] = pile(store + belt[int(where) - 1]), ""
            continue
        taken, put = halves(change)
        if where == ROOM:
            store = pile(without(store, taken) + put)
        else:
            tile = belt[int(where) - 1]
            belt[int(where) - 1] = pile(without(tile, taken) + put)
    return tuple(belt), store


def one_by_one(effect: Effect) -> bool:
    """Return whether an Action is made of several upgrades, each by itself (ruling of 18.1)."""
    return effect.verb == "upgrade" and effect.where == ANYWHERE and not effect.goods


def may_act(seat: Seat) -> bool:
    """Return whether the Employee's Action is not taken yet, or not all of it."""
    return not seat.employee_used or seat.upgrades_left > 0


def acted(seat: Seat, effect: Effect, changes: Changes) -> Seat:
    """Return the seat after an Action on chocolates."""
    belt, store = after(seat, changes)
    left = (seat.upgrades_left or effect.count) - 1 if one_by_one(effect) else 0
    return changed(seat, belt=belt, store=store, employee_used=True, upgrades_left=left)


# ---- what can be done


def uses(state: State, effect: Effect) -> Iterator[Changes]:
    """Return one way to each result that the Action can have now, in a stable order."""
    return uses_at(state.seat, effect, reach(state, effect))


def uses_at(seat: Seat, effect: Effect, places: str) -> Iterator[Changes]:
    """Return one way to each result that the Action can have at these places: ROOM, and tiles."""
    if effect.verb == "empty":
        yield from ((where,) for where in places if lying(seat, where))
        return
    if one_by_one(effect):
        effect = evolve(effect, count=1)
    seen = {(seat.belt, seat.store)}
    for changes in _ways(seat, effect, places):
        result = after(seat, changes)
        if result not in seen:
            seen.add(result)
            yield changes


def _ways(seat: Seat, effect: Effect, places: str) -> Iterator[Changes]:
    if effect.verb == "upgrade" and not effect.goods and len(places) == 1:
        for where in places:
            for chain in upgrade_chains(lying(seat, where), effect.count):
                yield tuple(f"{where}:{change}" for change in chain)
        return
    single = [it for where in places for it in _each(seat, effect, where)]
    for size in range(1, effect.count + 1):
        for chosen in combinations_with_replacement(single, size):
            if _enough(seat, chosen):
                yield chosen


def _each(seat: Seat, effect: Effect, where: str) -> Iterator[str]:
    """Return what the Action can do with one chocolate at a place."""
    for kind in kinds_on(lying(seat, where)):
        yield from (f"{where}:{kind}>{put}" for put in _made(effect, kind))


def _made(effect: Effect, kind: str) -> Sequence[str]:
    """Return what the Action can make of a chocolate of this kind."""
    if effect.goods and not any(kind in stands_for(icon) for icon in effect.goods):
        return ()
    if effect.verb == "copy":
        return (kind * 2,)
    if effect.verb == "change":
        return CHANGED_INTO.get(kind, "")
    return upgrades(kind)


def _enough(seat: Seat, chosen: Sequence[str]) -> bool:
    """Return whether there are so many different chocolates (H39: those that lay there before)."""
    if len(chosen) == 1:
        return True
    taken = Counter(change[:3] for change in chosen)
    return all(lying(seat, at[0]).count(at[2]) >= n for at, n in taken.items())


# ---- what forbids it


def misuse(state: State, effect: Effect, changes: Changes) -> Violation | None:
    """Say why the Action cannot do this now; None if it can."""
    seat, places = state.seat, reach(state, effect)
    for each in changes:
        if each[0] not in places:
            return _out_of_reach(state, effect, each[0])
    if effect.verb == "empty":
        if any(":" in each for each in changes):
            return Violation("6.6", _("It moves all of one tile: write its number."))
        if not lying(seat, changes[0]):
            return Violation("6.6", _("Nothing lies on tile {n}.").format(n=changes[0]))
        return None
    if any(":" not in each for each in changes):
        return Violation("6.6", _("It does not move a tile's chocolates into the store room."))
    if one_by_one(effect) and len(changes) > 1:
        return Violation("6.6", _("One upgrade at a time: write each by itself."))
    if len(changes) > effect.count:
        return Violation("6.6", _("It does that at most {n} times.").format(n=effect.count))
    wrong = _wrong_piece(seat, effect, changes)
    if wrong is None and after(seat, changes) == (seat.belt, seat.store):
        return Violation("6.6", _("Nothing would change."))
    return wrong


def _wrong_piece(seat: Seat, effect: Effect, changes: Changes) -> Violation | None:
    in_a_row = effect.verb == "upgrade" and not effect.goods
    now = seat
    for n, each in enumerate(changes):
        where, change = each[0], each[2:]
        taken, put = halves(change)
        if len(taken) != 1 or put not in _made(effect, taken):
            return _not_made(effect, taken)
        lies = lying(now, where)
        if not holds(lies, taken) or not (in_a_row or _enough(seat, changes[: n + 1])):
            text = _("There is no {what} for it: what lies there is {lies}.")
            return Violation("6.6", text.format(what=say_goods(taken), lies=say_goods(lies)))
        if in_a_row:
            belt, store = after(now, (each,))
            now = changed(now, belt=belt, store=store)
    return None


def _not_made(effect: Effect, taken: str) -> Violation:
    if effect.goods and taken and not any(taken in stands_for(it) for it in effect.goods):
        text = _("It works on {what}.")
        return Violation("6.6", text.format(what=say_goods(effect.goods)))
    if effect.verb == "copy":
        return Violation("6.6", _("It adds one exact copy of a chocolate, as in “2:K>KK”."))
    if effect.verb == "change":
        text = _("It changes Chunks and Fingers, or Caramel and Nuts, into each other.")
        return Violation("6.6", text)
    return Violation("8.2", no_upgrade(taken))


def _out_of_reach(state: State, effect: Effect, where: str) -> Violation:
    if effect.where == EACH_SHIFT and state.phase == RUN and where != ROOM:
        return Violation("7.4", _("First push a tile into the Factory."))
    if effect.where == STORE:
        return Violation("6.6", _("It works in the store room only."))
    if where == ROOM:
        return Violation("6.6", _("It works in the Factory only, not in the store room."))
    return Violation("6.6", _("What lies in the Factory can be changed during your run only."))


# ---- positions


def wrong_upgrades_left(state: State, player: int, cards: Components) -> Iterator[Violation]:
    """Find upgrades that are left where none can be: only whoever acts has begun such an Action."""
    seat = state.players[player]
    if not seat.upgrades_left:
        return
    effect = cards.staff[seat.employee].effect("upgrade") if seat.employee else None
    begun = seat.employee_used and player == state.player and state.phase in (RUN, FULFIL)
    fits = effect is not None and one_by_one(effect) and seat.upgrades_left < effect.count
    if not (begun and fits):
        yield Violation("6.6", _("Upgrades are left of an Action that has not begun."))
