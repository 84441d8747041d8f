"""Questions answered on the board: one Wild, or one box, in this turn."""

from __future__ import annotations

from tests.chocolatiers.puzzles.slow.rules import (
    KINDS,
    Answers,
    before_the_bonus,
    box_placed,
    lead,
    tied,
    wild_placed,
    winner,
)
from tutor.chocolatiers import State
from tutor.chocolatiers.puzzles.model import Task


def steal(task: Task) -> Answers:
    """Take the {kind} card with 1 Wild: another has it, or nobody; then you do."""
    me, kind = task.player, task.cards
    to_take = winner(kind, task.state.displays) != me
    return {
        text: to_take and winner(kind, then.displays) == me
        for text, then in wild_placed(task.state).items()
    }


def spoil(task: Task) -> Answers:
    """Force a tie: nobody gets the {kind} card. A rival has it, then a tie pays nobody."""
    kind = task.cards
    to_spoil = winner(kind, task.state.displays) not in (None, task.player)
    return {
        text: to_spoil and tied(kind, then.displays)
        for text, then in wild_placed(task.state).items()
    }


def two(task: Task) -> Answers:
    """One Wild wins you two cards more. Where?"""

    def mine(state: State) -> int:
        return sum(winner(kind, state.displays) == task.player for kind in KINDS)

    before = mine(task.state)
    return {text: mine(then) - before >= 2 for text, then in wild_placed(task.state).items()}


def keep(task: Task) -> Answers:
    """Last turn: place a Wild, or keep its point? The most: own total less the best rival's."""
    nothing = {str(task.state.displays[task.player]): before_the_bonus(task.state)[0]}
    return _most(task, {**nothing, **wild_placed(task.state)})


def cover(task: Task) -> Answers:
    """Last turn: an empty space will not do. Where is your Wild best? It must be on a chocolate."""
    own = task.state.displays[task.player]
    best = _most(task, wild_placed(task.state))
    empty = {str(own.with_wild(*space)) for space in own.spaces if own.at(*space) == "."}
    covering = not any(best.get(text) for text in empty)
    return {text: covering and right for text, right in best.items()}


def last(task: Task) -> Answers:
    """Last turn: where does the box go, and how turned?"""
    return _most(task, box_placed(task.state, task.stacks[0]))


def _most(task: Task, tables: dict[str, State]) -> Answers:
    leads = {text: lead(then, task.player) for text, then in tables.items()}
    return {text: value == max(leads.values()) for text, value in leads.items()}
