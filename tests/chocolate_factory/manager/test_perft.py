"""How many sequences of 1, 2, 3 legal actions there are: numbers that no change may move unseen."""

from __future__ import annotations

import pytest

from tests.chocolate_factory.manager.positions import GAME, fulfilling, goals, running, started
from tutor.chocolate_factory.manager.state import ManagerState

GIVES = ("D9", "D10", "D11", "D12", "D13", "D14")


def count(state: ManagerState, depth: int) -> int:
    """Sequences of so many legal actions."""
    actions = GAME.actions(state)
    if depth == 1:
        return len(actions)
    return sum(count(GAME.apply(state, action), depth - 1) for action in actions)


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (started(7, target="W1"), [16, 128, 160]),
        (running(goals(started(7), "W1", *GIVES), store="KFCNX", coal=3), [16, 94, 374]),
        (fulfilling(goals(started(7, target="W7"), "W7", *GIVES), "KKFFCNX"), [24, 301, 2275]),
    ],
    ids=["Monday", "a run", "a Fulfil"],
)
def test_sequences(state: ManagerState, counts: list[int]) -> None:
    assert [count(state, depth) for depth in (1, 2, 3)] == counts
