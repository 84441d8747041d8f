"""Turns of several actions: where one ends, what is foreseen in it, where it can lead."""

from tutor.turns.search import Found, any_order, rest_of_turn
from tutor.turns.turn import Turn, foreseen, retractable, same_outcome, same_turn, turns_of

__all__ = [
    "Found",
    "Turn",
    "any_order",
    "foreseen",
    "rest_of_turn",
    "retractable",
    "same_outcome",
    "same_turn",
    "turns_of",
]
