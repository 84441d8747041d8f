"""Puzzles solved by placing a box, with or without a Wild."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.greedy import hasty_box, hasty_wilds
from tutor.chocolatiers.puzzles.kinds.placing import best_value, value_of, value_without
from tutor.chocolatiers.puzzles.model import PLACE, Kind, Pieces, Task
from tutor.chocolatiers.puzzles.position import Aim, Position
from tutor.chocolatiers.puzzles.solver import solve
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof


def _room(position: Position) -> bool:
    return 3 <= len(position.own.points) <= 5


def _tile_left(position: Position, rng: Random) -> Task | None:
    """A tile of the game that lies on no display, as the next box."""
    if not _room(position):
        return None
    placed = [sorted(d.face(*b)) for d in position.displays for b in d.boxes]
    free = [t for t in load_components().tiles if sorted(t.spaces) not in placed]
    return Task("last", position, tiles=(rng.choice(free),)) if free else None


def _propose_last(position: Position, rng: Random) -> list[Task]:
    task = _tile_left(position, rng)
    return [task] if task else []


def _prove_last(task: Task) -> Proof | None:
    solution = solve(task.position, Aim(), task.tiles)
    if not solution.answers or solution.runner_up is None:
        return None
    return best_value(solution, hasty_box(task.position.own, task.tiles[0]))


LAST_BOX = Kind(
    "last",
    N_("Last box"),
    N_("Place and turn the box."),
    "N",
    PLACE,
    "boxes",
    ("5.2", "5.3", "5.4", "9.1"),
    Pieces(tiles=1),
    lambda task: _("Place and turn the last box so that you come out best."),
    _propose_last,
    _prove_last,
    lambda task, answer: value_of(task, Aim(), answer),
)


def _propose_both(position: Position, rng: Random) -> list[Task]:
    task = _tile_left(position, rng)
    if task is None:
        return []
    most = min(2, position.wilds[position.player])
    return [Task("both", position, tiles=task.tiles, wilds=n) for n in range(1, most + 1)]


def _prove_both(task: Task) -> Proof | None:
    """Every Wild matters: with one fewer the best is worth less."""
    solution = solve(task.position, Aim(), task.tiles, task.wilds)
    if not solution.unique or len(solution.answers[0].wilds) < task.wilds:
        return None
    if value_without(task, Aim(), task.wilds - 1) >= solution.value:
        return None
    hasty = hasty_wilds(hasty_box(task.position.own, task.tiles[0]), task.wilds)
    return best_value(solution, hasty)


BOX_AND_WILD = Kind(
    "both",
    N_("Box and Wild"),
    N_("First the box, then the Wild."),
    "B",
    PLACE,
    "boxes",
    ("4.5", "5.3", "6.1", "6.4", "9.1"),
    Pieces(tiles=1, wilds=True),
    lambda task: ngettext(
        "Place the box, then the Wild, so that you come out best.",
        "Place the box, then {n} Wilds, so that you come out best.",
        task.wilds,
    ).format(n=task.wilds),
    _propose_both,
    _prove_both,
    lambda task, answer: value_of(task, Aim(), answer),
)
