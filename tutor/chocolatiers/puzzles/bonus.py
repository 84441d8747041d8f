"""The bonus phase of the solving player: how it can be reached, and what could be done in it."""

from __future__ import annotations

from tutor.chocolatiers.actions import Skip, Swap
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers.puzzles.solver import solve
from tutor.chocolatiers.state import ACTION, BONUS, State
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.actions import Take
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS
from tutor.chocolatiers_family.payments import payments


def bonus_phases(state: State) -> list[State]:
    """Return the bonus phases this moment can lead to, one for each hand; the moment itself if
    it is one.

    No unseen card comes into it: the tray is filled at the end of a turn (clause 7.2).
    """
    if state.phase == BONUS:
        return [state]
    if state.phase != ACTION:
        return []
    components = load_components()
    found: dict[str, State] = {}
    for action in legal_actions(state, components):
        if isinstance(action, Take | Swap | Skip):
            following = successor(state, action, components)
            found.setdefault(following.hand, following)
    return list(found.values())


def open_stacks(state: State) -> list[int]:
    """Return the stacks whose top box the player to act could pay for and place now."""
    if len(state.display.points) >= load_components().boxes_to_end:
        return []
    hand = "".join(card for card in state.hand if card in KINDS)
    return [
        number
        for number, stack in enumerate(state.stacks)
        if stack and HIDDEN not in stack[0].spaces and payments(hand, stack[0].chocolates)
    ]


def best_otherwise(task: Task) -> int:
    """Return the most that another bonus is worth than the one asked about: the best of the
    other boxes, and of a Wild or none where a box is asked about."""
    values = [
        solve(task.position, Aim(), [task.state.stacks[number][0]]).value
        for number in open_stacks(task.state)
        if number not in task.stacks
    ]
    if task.stacks:
        values.append(
            solve(task.position, Aim(), wilds=min(1, task.state.wilds[task.player])).value
        )
    return max(values, default=-(10**6))
