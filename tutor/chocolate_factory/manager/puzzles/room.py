"""The puzzles of Factory Manager, as the rest of the house sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tutor.chocolate_factory.manager.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.manager.puzzles.making import shipped, tasks
from tutor.chocolate_factory.manager.puzzles.model import Task, week
from tutor.chocolate_factory.puzzles import tricks
from tutor.i18n import N_
from tutor.puzzles.answering import Answering
from tutor.puzzles.difficulty import rater
from tutor.puzzles.model import Puzzle
from tutor.puzzles.room import PuzzleRoom

PACKAGE = "tutor.chocolate_factory.manager.puzzles"
THEMES: Mapping[str, str] = MappingProxyType(
    {
        "steps": N_("Steps"),
        "week": N_("The week"),
        "chocolates": N_("Chocolate orders"),
    }
)


def _table(task: Task) -> str:
    """Return what lies on the table: cards and markers, the row, the Factory and the orders."""
    state, seat = week(task), task.seat
    stores = " ".join(f"{it.id}{it.stack}" for it in state.stores)
    cards = " ".join((state.target, *state.demands))
    return f"{cards} {stores} {state.packets} {seat.belt} {seat.store} {seat.orders}"


def _from_game(number: int, seed: int, kinds: Sequence[str]) -> tuple[list[Puzzle[Task]], int]:
    from tutor.chocolate_factory.manager.puzzles.making.generator import (
        from_game,  # players, for makers only
    )

    return from_game(number, seed, kinds)


def _answering() -> Answering:
    from tutor.chocolate_factory.puzzles.answering import ANSWERING  # for studies only

    return ANSWERING


PUZZLES = PuzzleRoom(
    kinds=PUZZLE_KINDS,
    themes=THEMES,
    shipped=shipped.shipped,
    rate=rater(PACKAGE, lambda task, proof: task.asked.features(task, proof)),
    fitted=PACKAGE,
    task_data=tasks.task_data,
    table=_table,
    read_task=tasks.read_task,
    from_game=_from_game,
    tricks=tricks.chances,
    answering=_answering,
    openers=("pays", "missing"),
)
"""What this game's puzzles are to the rest of the house."""
