"""The plan a learner's class follows today: kept by the browser, so that everything leads back."""

from __future__ import annotations

from typing import Protocol

import attrs

from tutor.classroom.plan import Lessons, Plan, read_plan
from tutor.engine import SaveError
from tutor.rooms import qualified, split
from widgets import rooms
from widgets.browser.protocol import View

KEY = "class-plan"
"""Under this name the browser keeps the day and the address of the plan that was opened last."""
TODAY = "today"
"""Addresses of plans begin with it, after the game."""


class Browser(Protocol):
    """What this needs of the shell."""

    view: View
    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Keep a text in the browser."""


@attrs.frozen
class ClassDay:
    """A plan, the address it was opened by, and in a sentence what of it there is not here."""

    plan: Plan
    address: str
    left_out: str = ""

    def has(self, game: str, lesson: str) -> bool:
        """Whether the lesson is one of the plan's."""
        return game == self.plan.game and any(
            lesson in part.ids for part in self.plan.parts if isinstance(part, Lessons)
        )


def opened(browser: Browser, game: str, text: str) -> ClassDay:
    """The plan of a link, which is that of the day from now on. Raises SaveError."""
    plan, left_out = read_plan(game, text)
    address = qualified(game, f"{TODAY}/{text}")
    kept = f"{browser.view.today} {address}"
    if browser.stored.get(KEY, "") != kept:
        browser.store(KEY, kept)
    return ClassDay(plan, address, left_out)


def kept(browser: Browser) -> ClassDay | None:
    """The plan that was opened today, None if none was."""
    day, _blank, address = browser.stored.get(KEY, "").partition(" ")
    if day != browser.view.today or not address:
        return None
    game, name = split(address)
    head, _slash, text = name.partition("/")
    if head != TODAY or game not in rooms.ids():
        return None
    try:
        return ClassDay(read_plan(game, text)[0], address)
    except SaveError:
        return None
