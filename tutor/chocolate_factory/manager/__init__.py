"""Factory Manager, the solo game of Chocolate Factory."""

from tutor.chocolate_factory.manager.assignment import GoalError, pays

__all__ = ["GoalError", "pays"]
