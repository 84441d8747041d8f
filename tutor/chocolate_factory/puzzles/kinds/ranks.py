"""Who gets what?: the markers of a store, and what one of them earns in the end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolate_factory.puzzles import tricks
from tutor.chocolate_factory.puzzles.model import Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.state import OVER, State, Store
from tutor.chocolate_factory.stores import NAMES, REWARDS, rank_store, ranked
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "ranks"
LEAST = 3
"""Markers on a track that is worth asking about."""


def store_of(task: Task) -> Store | None:
    """Return the store that a question names."""
    return next((it for it in task.state.stores if it.id == task.named), None)


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase == OVER:
        return []
    return [
        Task(ID, state, player, store.id)
        for store in state.stores
        if len(store.stack) >= LEAST
        for player, _space in store.stack
    ]


def _lacking(task: Task) -> str:
    store = store_of(task)
    if store is None or not store.space(task.player):
        return _("The question is about a store where you have a marker.")
    return ""


def _hasty(stack: tuple[tuple[int, int], ...], player: int) -> int:
    """Return what who looks at the spaces alone would say: no half, ties equal."""
    mine = dict(stack)[player]
    ahead = sum(space > mine for _player, space in stack)
    return REWARDS[ahead] if ahead < len(REWARDS) else 0


def _right(task: Task) -> int:
    store = store_of(task)
    assert store is not None
    return rank_store(store.stack).get(task.player, 0)


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    store = store_of(task)
    assert store is not None
    right = _right(task)
    return Proof(
        (str(right),), right, None, len(REWARDS) + 1, str(_hasty(store.stack, task.player))
    )


def _choices(task: Task) -> Mapping[str, str]:
    return {str(n): f"£{n}" for n in (*REWARDS, 0)}


def _value(task: Task, answer: str) -> int | None:
    return int(answer) if answer in _choices(task) else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    store = store_of(task)
    assert store is not None
    mark = (f"store:{store.id}",)
    found, ahead = [], 0
    paid = rank_store(store.stack)
    for n, (player, space) in enumerate(ranked(store.stack)[: len(REWARDS)]):
        who, money = task.names[player], paid.get(player, 0)
        if n and 2 * space < ahead:
            text = _("{who}, space {n}: less than half of {ahead}, so nothing from here on.")
            found.append(Line(text.format(who=who, n=space, ahead=ahead), "11.4", mark))
            break
        tied = n and space == ahead
        text = _("{who}, space {n}: £{money}.")
        if tied:
            text = _("{who}, space {n}, too, but came later, on top: £{money}.")
        clause = "11.3" if tied else "11.4"
        found.append(Line(text.format(who=who, n=space, money=money), clause, mark))
        ahead = space
    if not paid.get(task.player) and len(found) == len(REWARDS):
        text = _("Three places are paid; you have another one.")
        found.append(Line(text, "11.4", mark))
    return found


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return Clue(_("Each rank needs at least half of the spaces of the one before it."))
    text = _("Of markers on one space, the one underneath was there first.")
    return Clue(text, (f"store:{puzzle.task.named}",))


def _question(task: Task) -> str:
    store = store_of(task)
    name = _(NAMES[store.id]) if store else ""
    return _("If the markers stay as they stand, what does {store} earn you?").format(store=name)


def _features(task: Task, proof: Proof) -> Features:
    store = store_of(task)
    stack = store.stack if store else ()
    spaces = [space for _player, space in stack]
    return {
        "pieces": len(stack),
        "tie": float(len(set(spaces)) < len(spaces)),
        "half": float(sum(rank_store(stack).values()) < sum(REWARDS[: len(stack)])),
    }


RANKS = Kind(
    id=ID,
    title=N_("What does the store pay?"),
    line=N_("Ranks, ties, and half of the one before."),
    symbol="C",
    theme="stores",
    clauses=("11.3", "11.4"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("11.3", "11.4"),
    features=_features,
    worth=lambda value: f"£{value}",
    shows=lambda task: (f"store:{task.named}",),
    sort=tricks.the_answer,
    base=800,
)
