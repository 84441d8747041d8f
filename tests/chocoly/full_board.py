"""A full board of Chocoly: 34 of 36 tiles placed, and a person to move."""

from __future__ import annotations

from functools import cache
from random import Random

from tutor import Record
from tutor.chocoly.actions import Flavour, Lay, Stack

SEED = 8


@cache
def full_board() -> str:
    """The link of such a game, drawn by chance near the middle, every sixth tile stacked."""
    record, rng = Record.start("chocoly", players=2, seed=SEED), Random(SEED)
    while record.state.placed < 34:
        actions = record.game.actions(record.state)
        if isinstance(actions[0], Flavour):
            record.play(actions[0])
            continue
        lays = [action for action in actions if isinstance(action, Lay)]
        stacks = [action for action in actions if isinstance(action, Stack)]
        if stacks and record.state.placed % 6 == 5:
            record.play(rng.choice(stacks))
            continue
        lays.sort(key=lambda action: abs(action.row) + abs(action.column) + 3 * rng.random())
        record.play(lays[0])
    return record.link()
