"""Pay smart: one payment among several leaves the next box nearest."""

from __future__ import annotations

from itertools import permutations
from random import Random

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.bonus import bonus_phases
from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers.puzzles.table import turns_left
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.kinds import in_order
from tutor.chocolatiers_family.puzzles import paying
from tutor.chocolatiers_family.puzzles.model import PAY, Pieces
from tutor.chocolatiers_family.puzzles.paying import cheap, ways
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof


def _propose(state: State, rng: Random) -> list[Task]:
    """Two boxes on the stacks: one to pay for now, one to come near to for the next turn."""
    me = state.player
    room = load_components().boxes_to_end - len(state.displays[me].points)
    if room < 2 or turns_left(state, me) < 2:
        return []
    tops = [n for n, stack in enumerate(state.stacks) if stack]
    return [
        Task("pay", seen, me, stacks=two)
        for seen in bonus_phases(state)
        for two in permutations(tops, 2)
        if len(cheap(card_sets(seen.hand, in_order(seen.stacks[two[0]][0].chocolates)))) > 1
    ]


def _prove(task: Task) -> Proof | None:
    """Prove as `paying` does, where a second turn is sure."""
    return None if turns_left(task.state, task.player) < 2 else paying.prove(task)


def _why_not(task: Task) -> str:
    if turns_left(task.state, task.player) < 2:
        return _("You are not sure of a second turn.")
    found = ways(task)
    if not found:
        return _("This hand cannot pay for the first box.")
    if len(found) == 1:
        return _("There is only one way to pay: nothing to find.")
    good = sum(lacks == min(found.values()) for lacks in found.values())
    return _("{n} payments leave the second box equally near.").format(n=good)


PAY_SMART = Kind(
    id="pay",
    title=N_("Pay smart"),
    line=N_("Keep the next box near."),
    symbol="T",
    mode=PAY,
    theme="payments",
    clauses=("4.2", "4.3", "4.4"),
    pieces=Pieces(tiles=2, hand=True),
    question=lambda task: _("Pay for the first box. Keep the second as near as possible."),
    propose=_propose,
    prove=_prove,
    value=paying.value,
    lines=paying.lines,
    hint=paying.hint,
    why_not=_why_not,
    features=paying.features,
    base=800,
    turn=True,
    early=True,
)
