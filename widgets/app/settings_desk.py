"""The actions of the settings page on its app."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from widgets.storage.learner import Learner
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Settings


class App(Protocol):
    """The part of the app that this module needs."""

    learner: Learner
    trainers: dict[str, PuzzleTrainer]

    def change(self, settings: Settings) -> None:
        """Apply and store these settings."""

    def read_again(self) -> None:
        """Read the stored data again."""

    def forget(self) -> None:
        """Start over."""


class SettingsDesk:
    """The actions of the settings page on its app."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def trainers(self) -> Mapping[str, PuzzleTrainer]:
        """The learner's practice with puzzles, by game."""
        return self.app.trainers

    def change(self, settings: Settings) -> None:
        """Apply and store these settings."""
        self.app.change(settings)

    def save_copy(self) -> None:
        """Offer the progress as a file."""
        self.app.learner.save_copy()

    def load_copy(self, text: str) -> str:
        """Merge a saved copy; return the new progress in words. Raises ValueError if it is no
        copy.
        """
        self.app.learner.load_copy(text)
        self.app.read_again()
        return self.app.learner.in_words()

    def forget(self) -> None:
        """Delete all progress."""
        self.app.forget()

    def progress_in_words(self) -> str:
        """Say how far the learner is."""
        return self.app.learner.in_words()
