"""Sell for spaces: a side C counts the money of the day. How far can it move a marker?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolate_factory.names import n_spaces
from tutor.chocolate_factory.puzzles import tricks
from tutor.chocolate_factory.puzzles.choosing import numbers
from tutor.chocolate_factory.puzzles.evenings import not_asked, pounds, room_left, store_of
from tutor.chocolate_factory.puzzles.kinds.stages import say_progress
from tutor.chocolate_factory.puzzles.model import Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.puzzles.sales import all_progress, best_money, payable, progress
from tutor.chocolate_factory.sides import MONEY
from tutor.chocolate_factory.state import State
from tutor.chocolate_factory.stores import NAMES, TRACK
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "counted"
LEAST = 2
"""Stages at least that can be paid for: one alone is a division."""


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    if why := not_asked(task):
        return why
    if store_of(task).side != MONEY:
        return _("The store of this evening counts no money.")
    if len(payable(task.seat, task.seat.store)) <= LEAST:
        return _("Too few stages can be paid for.")
    return ""


def _worth(task: Task, earned: int) -> int:
    return min(room_left(task), earned // pounds(store_of(task).id))


def _right(task: Task) -> int:
    return _worth(task, task.seat.earned_today + best_money(task.seat, task.seat.store))


def _week(task: Task) -> int:
    """Return what who counts the money of the whole week would say."""
    return _worth(task, task.seat.money + best_money(task.seat, task.seat.store))


def _twice(task: Task) -> int:
    """Return what who pays with the same chocolate twice would say."""
    now, able = progress(task.seat), payable(task.seat, task.seat.store)
    alone = (
        max(worth for upto, worth in able.items() if upto[:n] + upto[n + 1 :] == rest)
        for n, rest in ((n, now[:n] + now[n + 1 :]) for n in range(len(now)))
    )
    return _worth(task, task.seat.earned_today + sum(alone))


def _up(task: Task) -> int:
    """Return what who rounds up would say."""
    earned = task.seat.earned_today + best_money(task.seat, task.seat.store)
    return min(room_left(task), -(-earned // pounds(store_of(task).id)))


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    right = _right(task)
    hasty = next((it for it in (_twice(task), _up(task), _week(task)) if it != right), right)
    return Proof((str(right),), right, None, len(all_progress(task.seat)), str(hasty))


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    wrong = (_twice(task), _up(task), _week(task))
    found = numbers(_right(task), wrong, range(TRACK + 1))
    return {str(n): n_spaces(n) for n in found}


def _value(task: Task, answer: str) -> int | None:
    return int(answer) if answer in _choices(task) else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, seat = puzzle.task, puzzle.task.seat
    able = payable(seat, seat.store)
    best = max(able, key=lambda it: able[it])
    said = say_progress(seat, best)
    text = _("{stages}: £{n}.")
    lines = [Line(text.format(stages=said[:1].upper() + said[1:], n=able[best]), "9.2")]
    text = _("With £{before} of today it is £{all}; £{each} are one space.")
    earned = seat.earned_today + able[best]
    each = pounds(store_of(task).id)
    mark = (f"store:{store_of(task).id}",)
    lines.append(Line(text.format(before=seat.earned_today, all=earned, each=each), "17.2", mark))
    if answer == str(_week(task)) and answer not in puzzle.proof.answers:
        lines.append(Line(_("Money of other days is not counted."), "17.2", mark))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return Clue(_("First find what the Corner Shops can pay at most today."))
    store = store_of(puzzle.task)
    text = _("£{each} are one space; what is left over is lost.")
    return Clue(text.format(each=pounds(store.id)), (f"store:{store.id}",))


def _question(task: Task) -> str:
    text = _("How far can your marker move at {store} tonight, if you sell as well as can be?")
    return text.format(store=_(NAMES[store_of(task).id]))


def _features(task: Task, proof: Proof) -> Features:
    return {
        "pieces": len(task.seat.store),
        "spread": len(all_progress(task.seat)) / 8,
        "trap": float(_twice(task) != proof.value),
        "far": float(proof.value),
    }


COUNTED = Kind(
    id=ID,
    title=N_("Sell for spaces"),
    line=N_("A side C counts money. How far tonight?"),
    symbol="N",
    theme="orders",
    clauses=("17.2", "9.2"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("17.2",),
    features=_features,
    worth=n_spaces,
    shows=lambda task: (f"store:{store_of(task).id}",),
    tricks={
        "rounded up": lambda task: [str(_up(task))],
        "the week": lambda task: [str(_week(task))],
    },
    sort=tricks.the_answer,
    expanded=True,
    base=1300,
)
