"""Which of four moves cannot be played, and by which rule: asked of the game itself."""

from __future__ import annotations

from tests.chocolatiers.puzzles.slow.rules import GAME, Answers
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task


def ruling(task: Task) -> Answers:
    """Three of these can be done now. Which cannot, and by which rule?"""
    moves = [GAME.parse_action(text) for text in task.options]
    legal = set(GAME.actions(task.state))
    seconds = PUZZLE_KINDS[task.kind].seconds
    assert seconds is not None
    found = {}
    for number, move in enumerate(moves):
        broken = {each.clause for each in GAME.explain(task.state, move)}
        assert bool(broken) == (move not in legal)
        found |= {f"{number} {clause}": clause in broken for clause in seconds(task)}
    return found
