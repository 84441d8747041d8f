"""Turns of several actions: where one ends, and what becomes known in it."""

from tutor.turns.turn import Turn, foreseen, same_turn, turns_of

__all__ = ["Turn", "foreseen", "same_turn", "turns_of"]
