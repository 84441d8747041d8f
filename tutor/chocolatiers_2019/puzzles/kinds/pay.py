"""Pay smart: one payment among several leaves the next box nearest."""

from __future__ import annotations

from itertools import permutations
from random import Random

from tutor.chocolatiers_2019.puzzles.edition import COMPONENTS
from tutor.chocolatiers_2019.puzzles.model import Kind, Task
from tutor.chocolatiers_2019.state import FIRST, SECOND, State
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.chocolatiers_family.puzzles import paying
from tutor.chocolatiers_family.puzzles.model import PAY, Pieces
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof

ID = "pay"


def _propose(state: State, rng: Random) -> list[Task]:
    """Two boxes of the row: one to pay for now, one to come near to."""
    if _lacking(state) or any(HIDDEN in tile.spaces for tile in state.row):
        return []
    return [
        Task(ID, state, state.player, two)
        for two in permutations(range(len(state.row)), 2)
        if len(paying.cheap(card_sets(state.hand, in_order(state.row[two[0]].chocolates)))) > 1
    ]


def _lacking(state: State) -> str:
    if state.phase not in (FIRST, SECOND):
        return _("It is not your turn.")
    if len(state.display.points) > COMPONENTS.boxes_to_end - 2:
        return _("Your display has no room for two boxes.")
    if state.phase == SECOND and state.ending:
        return _("You are not sure of a second box.")
    return ""


def _prove(task: Task) -> Proof | None:
    if _lacking(task.state) or task.state.player != task.player:
        return None
    return paying.prove(task)


PAY_SMART = Kind(
    id=ID,
    title=N_("Pay smart"),
    line=N_("Keep the next box near."),
    symbol="T",
    mode=PAY,
    theme="payments",
    clauses=("4.2", "4.3"),
    pieces=Pieces(tiles=2, hand=True),
    question=lambda task: _("Pay for the first box. Keep the second as near as possible."),
    propose=_propose,
    prove=_prove,
    value=paying.value,
    lines=paying.lines,
    hint=paying.hint,
    why_not=lambda task: _lacking(task.state) or _("No single payment is best."),
    broken=lambda task, answer: ("4.3",),
    features=paying.features,
    base=800,
    turn=True,
    early=True,
)
