"""Facts that texts of steps tell: computed from the position."""

from __future__ import annotations

from collections.abc import Callable

from tutor.chocolatiers_2019.scoring import tiles_won
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_2019.teaching.counting import standings
from tutor.chocolatiers_family.teaching.answers import NOBODY
from tutor.kit.words import usual_names
from tutor.rooms import load_game

GAME = "chocolatiers-2019"
Answer = Callable[[State], int]


def total(player: int = 0) -> Answer:
    """Return a player's points if the game ended now."""
    return lambda state: standings(state)[player].total


def verdict_of() -> Callable[[State], str]:
    """Return who has won, and by how much, in a sentence (clauses 9.2 to 9.4)."""

    def said(state: State) -> str:
        return load_game(GAME).verdict(state, usual_names(state.players)).head

    return said


def score_tiles(player: int = 0) -> Answer:
    """Return how many Score tiles a player holds then, First and “3 and 4” included (clause
    9.3)."""
    return lambda state: tiles_won(standings(state)[player])


def next_to_play() -> Callable[[State], str]:
    """Return who plays after this turn: a player's number, "none" where the game is over
    (clause 7.2)."""

    def answer(state: State) -> str:
        return str((state.player + 1) % state.players) if state.turns_left else NOBODY

    return answer
