"""The computer players of the solo game, by id, weakest first."""

from tutor.chocolate_factory.manager.players.strengths import PLAYERS

__all__ = ["PLAYERS"]
