"""Now or later?: a chocolate order and the Corner Shops want the same chocolates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random

import attrs

from tutor.chocolate_factory.cleaning import room_overnight
from tutor.chocolate_factory.delivering import same_kinds
from tutor.chocolate_factory.goods import fillings, holds, parts_of, pile, say_goods, without
from tutor.chocolate_factory.manager.cards import GoalCard, load_cards
from tutor.chocolate_factory.manager.puzzles.composing import OTHERS, with_room
from tutor.chocolate_factory.manager.puzzles.model import (
    CARDS,
    Clue,
    Features,
    Kind,
    Line,
    Task,
    week,
)
from tutor.chocolate_factory.manager.saying import say_gift
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.orders import payments
from tutor.chocolate_factory.puzzles.choosing import CHOICES, shuffled_keys
from tutor.chocolate_factory.puzzles.kinds.keep import coming
from tutor.chocolate_factory.puzzles.kinds.stages import UNASKED, key_of, read_key, say_progress
from tutor.chocolate_factory.puzzles.sales import Progress, all_progress, money, payable, progress
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import FULFIL, SUPPLY, OpenOrder, Seat, State
from tutor.i18n import N_, _
from tutor.kit.frozen import changed
from tutor.puzzles.model import Proof, Puzzle

ID = "later"
LATER, NOW = "later", "now"
Way = tuple[bool, Progress]
"""Whether the Demand gets its chocolates tonight, and how far the orders are afterwards."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != FULFIL or state.step != SUPPLY or state.last_day:
        return []
    found = []
    for card in OTHERS:
        if load_cards()[card].give:
            at = with_room(week(Task(ID, state, 0)), rng)
            found.append(Task(ID, _with_demand(at, card), 0, card))
    return [task for task in found if not _lacking(task)]


def _with_demand(state: ManagerState, card: str) -> ManagerState:
    """Return the position with this card as the Initial Demand, unpaid."""
    if card in state.daily:
        return attrs.evolve(state, paid=tuple(it for it in state.paid if it != card))
    paid = tuple(it for it in state.paid if it in state.daily)
    return attrs.evolve(state, initial=(card,), paid=paid)


def _lacking(task: Task) -> str:
    state = week(task)
    if state.phase != FULFIL or state.step != SUPPLY or state.last_day:
        return _("You are not to fulfil orders on an evening before Saturday.")
    demands = [it for n, it in enumerate(state.demands) if state.is_open(n)]
    if task.named not in demands or task.named in state.paid:
        return _("The question is about a Demand that lies open, without its chocolates.")
    card = load_cards()[task.named]
    if not card.give or not _gifts(card, state.seat.store):
        return _("The store room cannot pay this Demand now.")
    if state.special or effect_of(state.seat, CARDS, *UNASKED, "same", "swap") is not None:
        return _("Your Employee could change what lies in the store room.")
    return ""


def _gifts(card: GoalCard, goods: str) -> list[str]:
    """Return what of these chocolates pays the card's order (clause 15.7)."""
    return [it for it in fillings(card.give) if card.accepts(it) and holds(goods, it)]


def _after(seat: Seat, card: GoalCard, way: Way, goods: str) -> Iterator[str]:
    """Return each pile that is left of these chocolates."""
    give, upto = way
    left = {without(goods, it) for it in _gifts(card, goods)} if give else {goods}
    same = same_kinds(seat, CARDS)
    for mine, last in zip(seat.orders, upto, strict=True):
        if mine is not None and last > mine.done:
            needs = payments(CARDS.orders[mine.id].needs(mine.done, last), same)
            left = {without(rest, it) for rest in left for it in needs if holds(rest, it)}
    yield from sorted(left)


@lru_cache(maxsize=512)
def _worths(task: Task) -> Mapping[Way, int]:
    """Return the money of both evenings for each way to spend this one, if the Demand has its
    chocolates by then; ways after which it cannot are worth 0.
    """
    seat, card = task.seat, load_cards()[task.named]
    room = room_overnight(seat, CARDS, week(task).overnight)
    found: dict[Way, int] = {}
    for give in (True, False):
        for upto in all_progress(seat):
            rests = list(_after(seat, card, (give, upto), seat.store))
            if rests:
                today = money(seat, upto)
                then = [_tomorrow(seat, card, upto, it, room, not give) for it in rests]
                able = [today + it for it in then if it is not None]
                found[give, upto] = max(able, default=0)
    return found


def _tomorrow(
    seat: Seat, card: GoalCard, upto: Progress, rest: str, room: int, owing: bool
) -> int | None:
    """Return the most that the known orders pay tomorrow, None if a Demand that is still owing
    cannot be paid.
    """
    orders = tuple(
        None
        if mine is None or last == len(CARDS.orders[mine.id].stages)
        else OpenOrder(mine.id, last)
        for mine, last in zip(seat.orders, upto, strict=True)
    )
    there = changed(seat, orders=orders, employee=None)
    best: int | None = None
    kept = (it for it in parts_of(rest, room) if len(it) == min(room, len(rest)))
    for each in (*kept, *([""] if not rest else [])):
        goods = pile(each + coming(seat))
        for left in {without(goods, it) for it in _gifts(card, goods)} if owing else {goods}:
            most = max(payable(there, left).values())
            best = most if best is None else max(best, most)
    return best


def _key(way: Way) -> str:
    return f"{NOW if way[0] else LATER} {key_of(way[1])}"


def _way(answer: str) -> Way | None:
    """Return the way of an answer; None for what is none."""
    when, _blank, key = answer.partition(" ")
    upto = read_key(key) if when in (NOW, LATER) else None
    return None if upto is None else (when == NOW, upto)


def _hasty(task: Task) -> Way:
    """Return what brings most money tonight; the Demand as well if that is still possible."""
    return max(_worths(task), key=lambda it: (money(task.seat, it[1]), it[0]))


def _choices(task: Task) -> Mapping[str, str]:
    """Return one of the best ways, what tempts, and others of both sorts that are worth less."""
    if _lacking(task):
        return {}
    found = _worths(task)
    top = max(found.values())
    best = _representative(task, [it for it in found if found[it] == top])
    less = sorted((it for it in found if found[it] < top), key=lambda it: (-found[it], it))
    other = [it for it in less if it[0] != best[0]]
    same = [it for it in less if it[0] == best[0]]
    hasty = [it for it in (_hasty(task),) if it in less]
    some = [*dict.fromkeys((best, *hasty, *other[:1], *same[:1], *other[1:2], *less))][:CHOICES]
    return {key: _say(task, key) for key in shuffled_keys(task, map(_key, some))}


def _representative(task: Task, best: Sequence[Way]) -> Way:
    """Return one of equally good ways: tonight's and tomorrow's in turn, always the same one for a
    task.
    """
    now = (sum(map(ord, task.seat.store)) + len(coming(task.seat))) % 2 == 0
    return min(best, key=lambda it: (it[0] != now, _key(it)))


def _say(task: Task, answer: str) -> str:
    way = _way(answer)
    assert way is not None
    give, upto = way
    orders = say_progress(task.seat, upto) if upto != progress(task.seat) else ""
    if give:
        text = _("the Demand, and {orders}") if orders else _("only the Demand")
    else:
        text = _("not the Demand, but {orders}") if orders else _("nothing tonight")
    said = text.format(orders=orders)
    return said[:1].upper() + said[1:]


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    found, choices = _worths(task), _choices(task)
    top = max(found.values())
    right = [key for key in choices if found[_way(key) or (False, ())] == top]
    if len(choices) < CHOICES or len(right) != 1 or top <= 0:
        return None
    second = max((it for it in found.values() if it < top), default=None)
    hasty = _key(_hasty(task))
    return Proof((right[0],), top, second, len(found), hasty if hasty in choices else right[0])


def _value(task: Task, answer: str) -> int | None:
    way = _way(answer)
    return None if way is None else _worths(task).get(way)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    lines = [_told(task, puzzle.proof.answers[0])]
    if answer not in puzzle.proof.answers:
        lines.append(_told(task, answer))
    return lines


def _told(task: Task, answer: str) -> Line:
    value = _value(task, answer)
    if not value:
        text = _("{what}: then the Demand gets its chocolates on neither evening.")
        return Line(text.format(what=_say(task, answer)), "15.7")
    text = _("{what}: with tomorrow’s {more}, £{n} on both evenings.")
    more = say_goods(coming(task.seat)) if coming(task.seat) else _("empty belt")
    return Line(text.format(what=_say(task, answer), more=more, n=value), "9.2")


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    seat = puzzle.task.seat
    if level == 1:
        text = _("Tomorrow’s belt: {goods}. What could be paid with that?")
        if not coming(seat):
            text = _("Nothing comes by itself tomorrow. What must stay overnight?")
        return Clue(text.format(goods=say_goods(coming(seat))), ("room",))
    text = _("All chocolates of the Demand are given at once, and six may stay overnight.")
    return Clue(text, (f"goal:{1 + week(puzzle.task).demands.index(puzzle.task.named)}",))


def _question(task: Task) -> str:
    return _(
        "Tomorrow you push three tiles and operate nothing; then the marked Demand must have "
        "{goods}. What do you fulfil tonight, so that your orders bring most on both evenings?"
    ).format(goods=say_gift(load_cards()[task.named]))


def _features(task: Task, proof: Proof) -> Features:
    return {
        "pieces": len(task.seat.store) + len(coming(task.seat)),
        "near": float(proof.value - (proof.runner_up or 0) <= 1),
        "spread": len(_worths(task)) / 8,
        "trap": float(proof.greedy_fails),
    }


def _all_now(task: Task) -> Sequence[str]:
    return [key for key in _choices(task) if key.startswith(NOW)]


def _all_later(task: Task) -> Sequence[str]:
    return [key for key in _choices(task) if key.startswith(LATER)]


def _least(task: Task) -> Sequence[str]:
    """Return what sells least tonight."""
    sold = {key: money(task.seat, way[1]) for key in _choices(task) if (way := _way(key))}
    return [key for key, much in sold.items() if much == min(sold.values())]


def _why_not(task: Task) -> str:
    if max(_worths(task).values()) <= 0:
        return _("No order is paid on either evening: lay more chocolates.")
    return _("Too few ways to choose from: lay more chocolates.")


LATER_KIND = Kind(
    id=ID,
    title=N_("Now or later?"),
    line=N_("A Demand and the Corner Shops want the same."),
    symbol="F",
    theme="chocolates",
    clauses=("15.7", "14.9", "9.2"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("15.7",),
    features=_features,
    worth=lambda value: f"£{value}",
    shows=lambda task: (f"goal:{1 + week(task).demands.index(task.named)}",),
    why_not=_why_not,
    tricks={
        "the Demand at once": _all_now,
        "the Demand later": _all_later,
        "what sells least tonight": _least,
    },
    sort=lambda _task, answer: answer.partition(" ")[0],
    base=1500,
)
