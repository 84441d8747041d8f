"""What the settings page may change of the app it is in."""

from __future__ import annotations

from typing import Protocol

from widgets.storage.learner import Learner
from widgets.storage.settings import Settings


class App(Protocol):
    """What this needs of the app."""

    learner: Learner

    def change(self, settings: Settings) -> None:
        """Use and keep these settings."""

    def read_again(self) -> None:
        """What is kept has changed."""

    def forget(self) -> None:
        """Start over."""


class SettingsDesk:
    """What the settings page may change of an app."""

    def __init__(self, app: App) -> None:
        self.app = app

    def change(self, settings: Settings) -> None:
        """Use and keep these settings."""
        self.app.change(settings)

    def save_copy(self) -> None:
        """Offer the progress as a file."""
        self.app.learner.save_copy()

    def load_copy(self, text: str) -> str:
        """Add the progress of such a file; what there is now, in words. ValueError if it is not."""
        self.app.learner.load_copy(text)
        self.app.read_again()
        return self.app.learner.in_words()

    def forget(self) -> None:
        """Forget the progress."""
        self.app.forget()

    def progress_in_words(self) -> str:
        """How far the learner is."""
        return self.app.learner.in_words()
