"""What stays overnight: tomorrow the belt brings something, too. Which two complete it?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from tutor.chocolate_factory.cleaning import room_overnight
from tutor.chocolate_factory.goods import REFINED, parts_of, pile, say_goods
from tutor.chocolate_factory.players.worth import goods_worth
from tutor.chocolate_factory.puzzles.choosing import CHOICES, shuffled_keys
from tutor.chocolate_factory.puzzles.kinds.stages import say_progress
from tutor.chocolate_factory.puzzles.model import CARDS, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.puzzles.sales import payable, progress
from tutor.chocolate_factory.state import CLEANUP, KEEP, Seat, State
from tutor.i18n import N_, _
from tutor.kit.frozen import changed
from tutor.puzzles.model import Proof, Puzzle

ID = "keep"


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    state = task.state
    if state.phase != CLEANUP or state.step != KEEP or state.player != task.player:
        return _("You are not to choose what stays overnight.")
    if None in task.seat.orders:
        return _("A new order is to come that nobody knows.")
    return ""


def coming(seat: Seat) -> str:
    """Return what three pushes bring into the store room by themselves."""
    return pile("".join(seat.belt[1:]))


def _tomorrow(seat: Seat) -> Seat:
    """Return the seat without the Employee of today."""
    return changed(seat, employee=None)


def _money(task: Task, kept: str) -> int:
    seat = _tomorrow(task.seat)
    return max(payable(seat, pile(kept + coming(seat))).values())


def _able(task: Task) -> tuple[str, ...]:
    return parts_of(task.seat.store, room_overnight(task.seat, CARDS))


def _whole(task: Task) -> list[str]:
    """Return what fills the store room of the night."""
    room = room_overnight(task.seat, CARDS)
    return [goods for goods in _able(task) if len(goods) == room]


def _hasty(task: Task) -> str:
    """Return the dearest chocolates."""
    return max(_whole(task), key=lambda it: (goods_worth(it), it))


@lru_cache(maxsize=256)
def _ranked(task: Task) -> tuple[str, ...]:
    """Return one of the best piles, and then all that are worth less, the best first."""
    found = sorted(_whole(task), key=lambda it: (-_money(task, it), goods_worth(it), it))
    top = _money(task, found[0])
    return (found[0], *(it for it in found if _money(task, it) < top))


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task) or len(_whole(task)) < CHOICES:
        return {}
    best, *less = _ranked(task)
    hasty = [it for it in (_hasty(task),) if it in less]
    some = [*dict.fromkeys((best, *hasty, *less))][:CHOICES]
    return {key: say_goods(key) for key in shuffled_keys(task, some)}


def _prove(task: Task) -> Proof | None:
    if len(_choices(task)) < CHOICES:
        return None
    best, second = (_money(task, it) for it in _ranked(task)[:2])
    hasty = _hasty(task)
    tempting = hasty if hasty in _choices(task) else _ranked(task)[0]
    return Proof((_ranked(task)[0],), best, second, len(_whole(task)), tempting)


def _value(task: Task, answer: str) -> int | None:
    return _money(task, answer) if answer in _choices(task) else None


def _said(task: Task, kept: str) -> str:
    seat = _tomorrow(task.seat)
    found = payable(seat, pile(kept + coming(seat)))
    upto = max(found, key=lambda it: (found[it], it))
    text = _("{goods} kept, and {more} from the belt: {stages}, £{n}.")
    if upto == progress(seat):
        text = _("{goods} kept, and {more} from the belt: no stage.")
    return text.format(
        goods=say_goods(kept),
        more=say_goods(coming(seat)),
        stages=say_progress(seat, upto),
        n=found[upto],
    )


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, best = puzzle.task, puzzle.proof.answers[0]
    lines = [Line(_said(task, best), "10.1")]
    if answer != best:
        lines.append(Line(_said(task, answer), "9.2"))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    belt = puzzle.task.seat.belt
    if level == 1:
        text = _("What lies on the belt stays there. Three pushes bring tiles 4, 3 and 2 out.")
        return Clue(text, tuple(f"tile:{n + 1}" for n, it in enumerate(belt) if it and n))
    text = _("Tomorrow’s belt: {goods}. What is missing for a stage then?")
    return Clue(text.format(goods=say_goods(coming(puzzle.task.seat))), ("room",))


def _question(_task: Task) -> str:
    return _(
        "Tomorrow you push three tiles and operate nothing. Which of these do you keep tonight, "
        "so that the Corner Shops pay most tomorrow?"
    )


def _features(task: Task, proof: Proof) -> Features:
    gap = proof.value - (proof.runner_up or 0)
    return {
        "pieces": len(task.seat.store) + len(coming(task.seat)),
        "near": float(gap == 1),
        "spread": len(_whole(task)) / 4,
    }


def _pairs(task: Task) -> list[str]:
    return [key for key in _choices(task) if len(set(key)) == 1]


def _mixed(task: Task) -> list[str]:
    return [key for key in _choices(task) if len(set(key)) > 1]


def _only_refined(task: Task) -> list[str]:
    return [key for key in _choices(task) if set(key) <= set(REFINED)]


KEEP_TWO = Kind(
    id=ID,
    title=N_("What stays overnight?"),
    line=N_("Two may stay, and the belt stays, too."),
    symbol="F",
    theme="orders",
    clauses=("10.1", "7.14", "9.2"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("10.1",),
    features=_features,
    worth=lambda value: f"£{value}",
    tricks={"only what can be sold": _only_refined, "a pair": _pairs, "two kinds": _mixed},
    base=1400,
)
