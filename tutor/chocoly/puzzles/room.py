"""The puzzles of Chocoly, as the rest of the house sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tutor.chocoly.puzzles import tricks
from tutor.chocoly.puzzles.kinds import PUZZLE_KINDS
from tutor.chocoly.puzzles.making import shipped, tasks
from tutor.chocoly.puzzles.model import Task
from tutor.i18n import N_
from tutor.puzzles.answering import Answering
from tutor.puzzles.difficulty import rater
from tutor.puzzles.model import Puzzle
from tutor.puzzles.room import PuzzleRoom

PACKAGE = "tutor.chocoly.puzzles"
THEMES: Mapping[str, str] = MappingProxyType(
    {
        "areas": N_("Areas"),
        "stacks": N_("Stacks"),
        "rules": N_("Rules"),
        "ending": N_("The end"),
    }
)


def _table(task: Task) -> str:
    """Return what lies on the table: every piece."""
    return " ".join(f"{r},{c}{it.flavour}" for (r, c), it in sorted(task.state.board.items()))


def _from_game(number: int, seed: int, kinds: Sequence[str]) -> tuple[list[Puzzle[Task]], int]:
    from tutor.chocoly.puzzles.making.generator import from_game  # players, for makers only

    return from_game(number, seed, kinds)


def _answering() -> Answering:
    from tutor.chocoly.puzzles.answering import ANSWERING  # for studies only

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
    openers=("rule", "area"),
)
"""What this game's puzzles are to the rest of the house."""
