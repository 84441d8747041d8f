"""The puzzles of Chocolatiers, as the rest of the house sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making import shipped, tasks
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers_family.puzzles import stated, tricks
from tutor.i18n import N_
from tutor.puzzles.answering import Answering
from tutor.puzzles.difficulty import rater
from tutor.puzzles.model import Puzzle
from tutor.puzzles.room import PuzzleRoom

PACKAGE = "tutor.chocolatiers.puzzles"
THEMES: Mapping[str, str] = MappingProxyType(
    {
        "majority": N_("Majorities"),
        "ties": N_("Ties"),
        "wilds": N_("Wilds"),
        "boxes": N_("Boxes"),
        "payments": N_("Payments"),
        "rules": N_("Rules"),
        "scoring": N_("Final scoring"),
        "turns": N_("Whole turns"),
    }
)


def _table(task: Task) -> str:
    """Return what lies on the table: every display."""
    return " ".join(str(display) for display in task.position.displays)


def _from_game(number: int, seed: int, kinds: Sequence[str]) -> tuple[list[Puzzle[Task]], int]:
    from tutor.chocolatiers.puzzles.making.generator import (
        from_game,  # the players, for makers only
    )

    return from_game(number, seed, kinds)


def _answering() -> Answering:
    from tutor.chocolatiers.puzzles.causes import broken  # for studies only
    from tutor.chocolatiers_family.puzzles.answering import answering

    return answering(broken)


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
    unfit=stated.unfit,
    tricks=tricks.chances,
    answering=_answering,
    openers=("who", "steal", "spoil", "fewest"),
    late=("race",),
)
