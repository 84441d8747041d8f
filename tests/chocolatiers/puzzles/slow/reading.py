"""Questions about the table as it lies: who gets a card, who has won, how many Wilds it takes."""

from __future__ import annotations

from itertools import combinations

from tests.chocolatiers.puzzles.slow.rules import Answers, results, winner
from tutor.chocolatiers.puzzles.model import Task


def who(task: Task) -> Answers:
    """Who gets the {kind} card?"""
    player = winner(task.cards, task.state.displays)
    right = "none" if player is None else str(player)
    return {text: text == right for text in (*_players(task), "none")}


def tally(task: Task) -> Answers:
    """The game is over. Who has won? Points, then Scoring cards, then they share it (10.3-10.5)."""
    found = results(task.state)
    best = [str(player) for player, result in enumerate(found) if result == max(found)]
    right = best[0] if len(best) == 1 else "shared"
    return {text: text == right for text in (*_players(task), "shared")}


def fewest(task: Task) -> Answers:
    """As it lies: how few Wilds would win you {kind}? On any spaces, one Wild on each."""
    assert winner(task.cards, task.state.displays) != task.player
    right = str(_fewest(task) or "cannot")
    return {text: text == right for text in (*map(str, range(1, task.wilds + 1)), "cannot")}


def _fewest(task: Task) -> int | None:
    displays, me = list(task.state.displays), task.player
    own = displays[me]
    free = [space for space in own.spaces if own.at(*space) != "*"]
    for number in range(1, task.wilds + 1):
        for spaces in combinations(free, number):
            displays[me] = own
            for space in spaces:
                displays[me] = displays[me].with_wild(*space)
            if winner(task.cards, displays) == me:
                return number
    return None


def _players(task: Task) -> list[str]:
    return [str(player) for player in range(task.state.players)]
