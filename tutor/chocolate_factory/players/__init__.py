"""The computer players of Chocolate Factory, by id, weakest first."""

from tutor.chocolate_factory.players.strengths import PLAYERS

__all__ = ["PLAYERS"]
