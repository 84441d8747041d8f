"""Which stages today?: several orders want the same chocolates. What pays most?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.puzzles.choosing import CHOICES, shuffled_keys
from tutor.chocolate_factory.puzzles.model import CARDS, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.puzzles.sales import (
    Progress,
    all_progress,
    money,
    payable,
    pays,
    progress,
)
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import FULFIL, SUPPLY, Seat, State
from tutor.chocolate_factory.using import ON_CHOCOLATES
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof, Puzzle

ID = "stages"
UNASKED = ("short", *ON_CHOCOLATES)
"""What Employees can do that changes chocolates, or lets one be missing."""


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    state = task.state
    if state.phase != FULFIL or state.step != SUPPLY or state.player != task.player:
        return _("You are not to fulfil orders.")
    if effect_of(task.seat, CARDS, *UNASKED) is not None:
        return _("Your Employee could change what lies in the store room.")
    return ""


def key_of(upto: Progress) -> str:
    """Return stages as an answer: "0-2-1"."""
    return "-".join(map(str, upto))


def read_key(answer: str) -> Progress | None:
    """Return the stages of an answer; None for what is none."""
    words = answer.split("-")
    return tuple(map(int, words)) if all(it.isdigit() for it in words) else None


def say_progress(seat: Seat, upto: Progress) -> str:
    """Say which stages are fulfilled: "all of order 1 and order 2 up to stage 1"."""
    said = []
    named = (_("order 1"), _("order 2"), _("order 3"))
    for name, mine, last in zip(named, seat.orders, upto, strict=True):
        if mine is None or last <= mine.done:
            continue
        order = CARDS.orders[mine.id]
        text = _("{order} up to stage {n}")
        if last == len(order.stages):
            text = _("all of {order}") if last > 1 else "{order}"
        said.append(text.format(order=name, n=last))
    return join_words(said) if said else _("nothing")


def _best(task: Task) -> list[Progress]:
    found = payable(task.seat, task.seat.store)
    most = max(found.values())
    return [upto for upto, pounds in found.items() if pounds == most]


def _alone(seat: Seat, upto: Progress) -> bool:
    """Return whether each of these orders could be paid for, were it the only one."""
    now = progress(seat)
    return all(
        pays(seat, seat.store, tuple(last if n == m else now[m] for m, last in enumerate(upto)))
        for n in range(len(upto))
    )


def _hasty(task: Task) -> Progress:
    """Return what who pays with the same chocolate twice would fulfil."""
    seat = task.seat
    able = (it for it in all_progress(seat) if _alone(seat, it))
    return max(able, key=lambda it: money(seat, it))


def _choices(task: Task) -> Mapping[str, str]:
    """Return the best, what tempts, and what pays a little less or cannot be paid."""
    if _lacking(task):
        return {}
    seat = task.seat
    can, best = payable(seat, seat.store), _best(task)[0]
    top = can[best]
    more = [it for it in all_progress(seat) if it not in can and money(seat, it) > top]
    less = [it for it, pounds in can.items() if pounds < top and it != progress(seat)]
    more.sort(key=lambda it: (not _alone(seat, it), money(seat, it), it))
    less.sort(key=lambda it: (-money(seat, it), it))
    some = [best, _hasty(task), *less[:1], *more[:1], *less[1:2], *more[1:], *less[2:]]
    keys = [key_of(it) for it in dict.fromkeys(some)][:CHOICES]
    return {key: say_progress(seat, read_key(key) or ()) for key in shuffled_keys(task, keys)}


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    best, seat = _best(task), task.seat
    found = sorted(set(payable(seat, seat.store).values()))
    if len(best) != 1 or best[0] == progress(seat) or len(_choices(task)) < CHOICES:
        return None
    runner_up = found[-2] if len(found) > 1 else None
    return Proof(
        (key_of(best[0]),),
        found[-1],
        runner_up,
        len(all_progress(seat)),
        key_of(_hasty(task)),
    )


def _value(task: Task, answer: str) -> int | None:
    upto = read_key(answer)
    if upto is None or upto not in all_progress(task.seat):
        return None
    return money(task.seat, upto) if pays(task.seat, task.seat.store, upto) else 0


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    seat, best = task.seat, read_key(puzzle.proof.answers[0]) or ()
    text = _("{stages}: £{n}.")
    said = say_progress(seat, best)
    lines = [Line(text.format(stages=said[:1].upper() + said[1:], n=puzzle.proof.value), "9.2")]
    given = read_key(answer)
    if given is not None and given != best:
        said = say_progress(seat, given)
        if pays(seat, seat.store, given):
            pounds = money(seat, given)
            words = text.format(stages=said[:1].upper() + said[1:], n=pounds)
            lines.append(Line(words, "9.2"))
        else:
            words = _("{stages} needs more than lies there: each chocolate is given once.")
            lines.append(Line(words.format(stages=said[:1].upper() + said[1:]), "9.1"))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return Clue(_("Which chocolate do two orders want? It can be given once."))
    lies = say_goods(puzzle.task.seat.store)
    text = _("In the store room: {lies}. Begin with what pays most for each chocolate.")
    return Clue(text.format(lies=lies), ("room",))


def _question(_task: Task) -> str:
    return _("Which of these can you fulfil now to earn most money today?")


def _features(task: Task, proof: Proof) -> Features:
    gap = proof.value - (proof.runner_up or 0)
    return {
        "pieces": len(task.seat.store),
        "near": float(gap == 1),
        "spread": len(all_progress(task.seat)) / 8,
    }


def _sort(task: Task, answer: str) -> str:
    """Return whether it is what most money is printed on, or less."""
    keys = [read_key(key) or () for key in _choices(task)]
    ranked = sorted(keys, key=lambda it: -money(task.seat, it))
    return f"the {ranked.index(read_key(answer) or ()) + 1}. most"


STAGES = Kind(
    id=ID,
    title=N_("Which stages today?"),
    line=N_("Orders want the same chocolates. What pays most?"),
    symbol="F",
    theme="orders",
    clauses=("9.2", "9.1", "9.4"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("9.2",),
    features=_features,
    worth=lambda value: f"£{value}",
    sort=_sort,
    base=1250,
)
