"""Fewest coal: bring the chocolates of a stage into the store room today, as cheaply as can be."""

from __future__ import annotations

from random import Random

from tutor.chocolate_factory.actions import Operate
from tutor.chocolate_factory.goods import holds, is_pile, pile, say_goods
from tutor.chocolate_factory.names import n_coal
from tutor.chocolate_factory.orders import payments
from tutor.chocolate_factory.players.day import best_run
from tutor.chocolate_factory.players.worth import goods_worth
from tutor.chocolate_factory.puzzles.model import CARDS, RUN, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.puzzles.running_answers import (
    actions_in,
    after,
    burned,
    operated,
    say_steps,
    text_of,
)
from tutor.chocolate_factory.puzzles.search import TooManyPositions, able, cheapest_run
from tutor.chocolate_factory.state import OPERATE, READY, Seat, State
from tutor.chocolate_factory.state import RUN as RUNNING
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "coal"
FEWEST = 2
"""Uses of Parts of a run that is worth thinking through."""


def wanted_goods(seat: Seat) -> list[str]:
    """Return what the next stages of the orders ask for, where no choice is left."""
    found = []
    for mine in seat.orders:
        if mine is not None:
            icons = CARDS.orders[mine.id].stages[mine.done].icons
            piles = payments(icons)
            if len(piles) == 1 and not holds(seat.store, piles[0]):
                found.append(piles[0])
    return list(dict.fromkeys(found))


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != RUNNING or state.step not in (READY, OPERATE):
        return []
    tasks = [Task(ID, state, state.player, goods) for goods in wanted_goods(state.seat)]
    return [task for task in tasks if not _lacking(task)]


def lacking_run(task: Task) -> str:
    """Return why a question about the run of who solves cannot be asked, "" if it can."""
    state = task.state
    mine = state.phase == RUNNING and state.player == task.player
    if not mine or state.step not in (READY, OPERATE):
        return _("You are not to run your Factory.")
    if state.last_day:
        return _("On Saturday everything comes into the store room.")
    if not able(task.seat):
        return _("Your Employee could change chocolates.")
    return ""


def _lacking(task: Task) -> str:
    if not task.named or not is_pile(task.named) or pile(task.named) != task.named:
        return _("The question is about chocolates.")
    if holds(task.seat.store, task.named):
        return _("They lie in the store room already.")
    return lacking_run(task)


def hasty_run(task: Task) -> str:
    """Return how one runs who looks at what is wanted, one Shift after the other, and not at coal;
    "" where the chocolates do not come of it.
    """

    def judge(end: Seat) -> float:
        there = sum(min(end.store.count(kind), task.named.count(kind)) for kind in set(task.named))
        return 100 * there + goods_worth(end.store)

    run = best_run(task.seat, CARDS, judge, 1).actions
    texts = (text_of(run[:n]) for n in range(1, len(run) + 1))
    return next((text for text in texts if not _missing(task, text)), "")


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    try:
        found = cheapest_run(task.seat, task.named)
    except TooManyPositions:
        return None
    if found is None:
        return None
    coal, run = found
    best, hasty = text_of(run), hasty_run(task)
    if operated(best) < FEWEST:
        return None
    if hasty and burned(task, hasty) == coal:
        hasty = best
    return Proof((best,), -coal, None, sum(isinstance(it, Operate) for it in run), hasty)


def _missing(task: Task, done: str) -> str:
    state = after(task, done)
    if state is not None and holds(state.players[task.player].store, task.named):
        return ""
    return _("Not everything lies in your store room yet: {goods}.").format(
        goods=say_goods(task.named)
    )


def _value(task: Task, answer: str) -> int | None:
    if after(task, answer) is None or _missing(task, answer):
        return None
    return -burned(task, answer)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    coal, goods = burned(task, answer), say_goods(task.named)
    if coal == -puzzle.proof.value:
        text = _("{goods} in the store room for {coal}: it cannot be done with less.")
        lines = [Line(text.format(goods=goods, coal=n_coal(coal)), "7.4", ("coal",))]
        return lines + best_steps(puzzle, answer)
    text = _("{goods} in the store room for {coal}: it can be done with less.")
    more = _("A Part works once in a Shift. What one use makes of more pieces costs no more.")
    return [
        Line(text.format(goods=goods, coal=n_coal(coal)), "7.4", ("coal",)),
        Line(more, "7.5"),
    ]


def best_steps(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return a line that tells the run of the proof step by step, if that is the answer."""
    if answer not in puzzle.proof.answers:
        return []
    return [Line(say_steps(puzzle.task.state, actions_in(answer)), "8.5")]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        text = _("Begin at the end: where can it leave the belt, and what lies there then?")
        return Clue(text)
    text = _("A Part works on its tile only, once in each Shift; a push moves all one tile on.")
    return Clue(text, tuple(f"tile:{n + 1}" for n, it in enumerate(puzzle.task.seat.belt) if it))


def _question(task: Task) -> str:
    text = _(
        "Bring {goods} into your store room today, and burn as little coal as can be. Nothing is "
        "traded."
    )
    return text.format(goods=say_goods(task.named))


def features(task: Task, proof: Proof) -> Features:
    """Return what makes a run hard to think through."""
    seat = task.seat
    return {
        "pieces": len("".join(seat.belt)),
        "shifts": seat.outside,
        "parts": sum(card is not None for card in seat.places) - 3,
        "trap": float(proof.greedy_fails),
        "goods": len(task.named),
    }


COAL = Kind(
    id=ID,
    title=N_("Fewest coal"),
    line=N_("A stage with as little as can be."),
    symbol="K",
    theme="factory",
    clauses=("7.4", "7.5", "7.6", "8.3"),
    mode=RUN,
    question=_question,
    propose=_propose,
    lacking=_lacking,
    missing=_missing,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("7.5",),
    features=features,
    worth=lambda value: n_coal(-value),
    base=1450,
)
