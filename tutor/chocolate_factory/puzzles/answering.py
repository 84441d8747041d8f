"""What imperfect solvers must know of the puzzles of Chocolate Factory."""

from __future__ import annotations

from random import Random

import attrs

from tutor.chocolate_factory.goods import KINDS, pile
from tutor.chocolate_factory.puzzles.judging import AnswerError, broken, judge
from tutor.chocolate_factory.puzzles.model import RUN, Task
from tutor.chocolate_factory.state import Seat, Store
from tutor.puzzles.answering import Answering, Judged, Misread
from tutor.puzzles.model import AnyPuzzle


def _judged(puzzle: AnyPuzzle, answer: str) -> Judged | None:
    try:
        right = judge(puzzle, answer).correct
    except AnswerError:
        return None
    return right, lambda: broken(puzzle, answer)


def _misread(task: Task, rng: Random, much: float) -> Misread:
    """Take each chocolate for another one at times, and be a space off with a marker."""

    def goods(letters: str) -> str:
        return pile("".join(rng.choice(KINDS) if rng.random() < much else it for it in letters))

    def seat(one: Seat) -> Seat:
        return attrs.evolve(one, belt=tuple(map(goods, one.belt)), store=goods(one.store))

    def store(one: Store) -> Store:
        off = (max(1, s + rng.choice((-1, 1))) if rng.random() < much else s for _p, s in one.stack)
        markers = zip((player for player, _space in one.stack), off, strict=True)
        return attrs.evolve(one, stack=tuple(markers))

    state = task.state
    seen = attrs.evolve(
        state,
        players=tuple(map(seat, state.players)),
        stores=tuple(map(store, state.stores)),
    )
    return attrs.evolve(task, state=seen), str


ANSWERING = Answering(
    candidates=lambda task: list(task.asked.choices(task)),
    tempting=lambda task: [says(task) for says in task.asked.tricks.values()],
    acts=lambda task: task.asked.mode == RUN,
    judged=_judged,
    value=lambda task, answer: task.asked.value(task, answer),
    misread=_misread,
    features=lambda task, proof: task.asked.features(task, proof),
)
