"""The actions of the settings page on its app."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from widgets.browser.shell import Shell
from widgets.storage import learners
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

    def turn(self) -> None:
        """Go on as the learner whose things the browser keeps now."""

    @property
    def shell(self) -> Shell:
        """The browser."""


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

    @property
    def learners(self) -> learners.Learners:
        """Who shares the device."""
        return learners.kept(self.app.shell)

    def add_learner(self, now: str, other: str) -> None:
        """Let another learner begin. Raises SaveError for a name that is none."""
        learners.add(self.app.shell, now, other)
        self.app.turn()

    def switch_learner(self, to: str) -> None:
        """Let another of them learn on. Raises SaveError for a name that nobody has."""
        learners.switch(self.app.shell, to)
        self.app.turn()

    def remove_learner(self, name: str) -> None:
        """Forget one of the others."""
        learners.remove(self.app.shell, name)

    def progress_in_words(self) -> str:
        """Say how far the learner is."""
        return self.app.learner.in_words()
