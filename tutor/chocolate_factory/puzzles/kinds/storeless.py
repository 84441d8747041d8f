"""A day without a store?: one of the further Employees, or one who opens a store, on Saturday."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from random import Random

import attrs

from tutor.chocolate_factory.actions import STAFF
from tutor.chocolate_factory.delivering import copies
from tutor.chocolate_factory.drafting import open_kinds
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import n_spaces, staff_name, staff_title
from tutor.chocolate_factory.puzzles.kinds.stages import say_progress
from tutor.chocolate_factory.puzzles.last_day import (
    Evening,
    best_evening,
    completed,
    evening_room,
    frame,
    hired,
    store_of,
)
from tutor.chocolate_factory.puzzles.model import CARDS, TOUCH, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.state import DRAFT, HIDDEN, PICK, Packets, State
from tutor.chocolate_factory.stores import NAMES, STORES
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "storeless"
OPEN_A_STORE = (
    *("EP1", "EP4", "EP5", "EF1", "EF5", "ES4", "EH1", "EH3", "EH5", "ED1", "ED3", "ED5"),
)
"""Employees with a store who make no chocolates: they bring coal or money, or spare coal."""
OPEN_NONE = ("EX1", "EX2", "EX5", "EX6")
"""The Owner and the Prodigy. The Helpers spare coal, which is no help where nothing operates."""
ALL = (*OPEN_A_STORE, *OPEN_NONE)
FEWEST = 3
WEEKS, FAR = 8, 6
"""Rows of Employees that are tried; pounds from which on a choice is plain."""


# ---- positions


def _propose(state: State, rng: Random) -> list[Task]:
    if _not_choosing(state) or not _extra(state):
        return []
    found = (Task(ID, _with_staff(state, rng), state.player) for _try in range(WEEKS))
    return [task for task in found if not _lacking(task)]


def _extra(state: State) -> list[str]:
    return [it for it in chain(*state.packets.staff) if it != HIDDEN and not CARDS.staff[it].store]


def _with_staff(state: State, rng: Random) -> State:
    """Return the packets with Employees who make no chocolates, each for one of the same store."""
    free = set(ALL) - {seat.employee for seat in state.players}
    gone, packets = list(state.gone), []
    for packet in state.packets.staff:
        cards = []
        for lying in packet:
            store = CARDS.staff[lying].store
            card = rng.choice([it for it in ALL if it in free and CARDS.staff[it].store == store])
            free.discard(card)
            gone = [it for it in (*gone, lying) if it != card]
            cards.append(card)
        packets.append(tuple(cards))
    gone = [it for it in gone if it not in chain(*packets)]
    return attrs.evolve(
        state, packets=Packets(state.packets.parts, tuple(packets)), gone=tuple(gone)
    )


def _not_choosing(state: State) -> bool:
    return not (
        state.phase == DRAFT
        and state.step == PICK
        and state.last_day
        and STAFF in open_kinds(state)
        and HIDDEN not in chain(*state.packets.staff)
    )


def _lacking(task: Task) -> str:
    state = task.state
    if _not_choosing(state) or state.player != task.player:
        return _("You are not to take a packet of Employees on Saturday.")
    cards = [*chain(*state.packets.staff)]
    if not set(cards) <= set(ALL):
        return _("An Employee could change what is made.")
    if len(_extra(state)) != 1 or len(cards) < FEWEST:
        return _("There is nobody without a store, or there are too few Employees.")
    if any(map(copies, state.stores)):
        return _("The Palace would copy another store.")
    return ""


# ---- answers


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    return {card: staff_title(CARDS.staff[card]) for card in chain(*task.state.packets.staff)}


@lru_cache(maxsize=256)
def _totals(task: Task) -> Mapping[str, int]:
    return {card: best_evening(task, card).total for card in _choices(task)}


def _hasty(task: Task) -> str:
    """Return who comes to mind at once: with whom the marker moves most."""
    return min(_farthest(task))


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    found = _totals(task)
    best, second = sorted(found.values(), reverse=True)[:2]
    right = next(card for card, total in found.items() if total == best)
    (extra,) = _extra(task.state)
    rival = max(total for card, total in found.items() if (card == extra) != (right == extra))
    if best == second or best - rival > FAR or not _is_a_question(task, extra, right):
        return None
    return Proof((right,), best, second, len(found), _hasty(task))


def _is_a_question(task: Task, extra: str, right: str) -> bool:
    """Return whether who opens no store sells something, and more than a Gift decides."""
    best = best_evening(task, right)
    return bool(best_evening(task, extra).money and (best.money or best.by))


def _value(task: Task, answer: str) -> int | None:
    return _totals(task).get(answer)


# ---- words


def _told(task: Task, card: str) -> Line:
    """Say what comes of an Employee: orders, the store, and what is left."""
    found = best_evening(task, card)
    said = [_("{who}: {orders}, £{n}.")]
    store = store_of(task, card)
    if card in OPEN_NONE and found.room != evening_room(task.seat):
        said.insert(0, _("Upgraded to {room}."))
    if store is not None:
        said.append(_("{store}: {goods}, {spaces}; stores and bonus £{more} more."))
        if not found.by:
            said[-1] = _("Nothing for {store}.")
    said.append(
        _(
            "In the end £{total}: orders of the week £{sold}, stores and bonuses £{ranks}, left "
            "over £{left}."
        )
    )
    sold = task.seat.money + found.money
    left = _left(task, card, found)
    text = " ".join(said).format(
        who=staff_name(card, CARDS),
        orders=say_progress(task.seat, found.upto),
        n=found.money,
        room=say_goods(found.room),
        store=_(NAMES[store.id]) if store is not None else "",
        goods=say_goods(found.delivery) if found.delivery else _("the money of the day"),
        spaces=n_spaces(found.by),
        more=_gain(task, card, found),
        total=found.total,
        sold=sold,
        left=left,
        ranks=found.total - sold - left,
    )
    clause = "18.1" if store is None else "11.3"
    return Line(text, clause, (f"card:{card}",) if store is None else (f"store:{store.id}",))


def _left(task: Task, card: str, found: Evening) -> int:
    """Return the pounds for chocolates and coal that are left over (clause 11.6)."""
    seat = hired(task, card)
    done = completed(seat, found.upto)
    return found.total - found.money - frame(task, seat, found.by, done) + seat.coal


def _gain(task: Task, card: str, found: Evening) -> int:
    """Return the pounds that the delivery brings at the end of the week."""
    seat = hired(task, card)
    return frame(task, seat, found.by, 0) - frame(task, seat, 0, 0)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, right = puzzle.task, puzzle.proof.answers[0]
    totals = _totals(task)
    if answer == right:  # why not the next best one
        other = max((it for it in totals if it != right), key=lambda it: totals[it])
        return [_told(task, right), _told(task, other)]
    told = _told(task, answer)
    text = _("With another Employee you have £{n} more.")
    return [told, Line(text.format(n=totals[right] - totals[answer]), told.clause)]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        text = _("In the evening you have {goods}. What do your orders pay for that?")
        return Clue(text.format(goods=say_goods(evening_room(task.seat))), ("room",))
    text = _("At which store would a few spaces more bring another rank, or a first visit?")
    stores = tuple(f"store:{it}" for it in STORES)
    return Clue(text, stores)


def _question(_task: Task) -> str:
    return _(
        "Saturday: you push three tiles and operate nothing, and the others move no marker and "
        "complete no order any more. With which Employee do you have most money in the end?"
    )


def _features(task: Task, proof: Proof) -> Features:
    return {
        "pieces": len(evening_room(task.seat)),
        "near": float(proof.value - (proof.runner_up or 0) <= 1),
        "spread": len(_choices(task)),
        "stores": sum(best_evening(task, it).by > 0 for it in _openers(task)),
        "players": len(task.state.players),
    }


# ---- tricks


def _openers(task: Task) -> list[str]:
    return [it for it in _choices(task) if CARDS.staff[it].store]


def _lowest(task: Task) -> Sequence[str]:
    """Return who opens the store at which one's marker is least far."""
    at = {it: store.space(task.player) for it in _openers(task) if (store := store_of(task, it))}
    return [it for it in at if at[it] == min(at.values())]


def _most_sold(task: Task) -> Sequence[str]:
    """Return with whom orders pay most."""
    sold = {it: best_evening(task, it).money for it in _choices(task)}
    return [it for it in sold if sold[it] == max(sold.values())]


def _farthest(task: Task) -> Sequence[str]:
    """Return with whom the marker moves most."""
    by = {it: best_evening(task, it).by for it in _openers(task)}
    return [it for it in by if by[it] == max(by.values())]


def _unvisited(task: Task) -> Sequence[str]:
    found = [
        it
        for it in _openers(task)
        if (store := store_of(task, it)) and not store.space(task.player)
    ]
    return found or _openers(task)


STORELESS = Kind(
    id=ID,
    title=N_("A day without a store?"),
    line=N_("Saturday: the Owner or the Prodigy, or a store."),
    symbol="X",
    theme="stores",
    clauses=("18.1", "11.3", "11.5"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    mode=TOUCH,
    choices=_choices,
    target=lambda card: f"card:{card}",
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("18.1",) if answer in _extra(task.state) else ("11.3",),
    features=_features,
    worth=lambda value: f"£{value}",
    tricks={
        "the lowest marker": _lowest,
        "the longest way": _farthest,
        "most for orders": _most_sold,
        "a store without a marker": _unvisited,
    },
    sort=lambda _task, answer: CARDS.staff[answer].store or "none",
    staffed=True,
    base=1600,
)
