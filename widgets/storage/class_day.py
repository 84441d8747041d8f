"""The plan that a learner's class follows today, stored so that pages can link back to it."""

from __future__ import annotations

from typing import Protocol

import attrs

from tutor.classroom.plan import Lessons, Own, Plan
from tutor.classroom.plan_text import read_plan
from tutor.engine import SaveError
from tutor.rooms import qualified, split
from widgets import rooms
from widgets.browser.protocol import View

KEY = "class-plan"
"""Storage key of the day and the address of the plan that was opened last."""
TODAY = "today"
"""Prefix of the addresses of plans, after the game."""


class Browser(Protocol):
    """The part of the shell that this module needs."""

    view: View
    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Store a text in the browser."""


@attrs.frozen
class ClassDay:
    """A plan, the address it was opened by, and a sentence on its parts that are not available."""

    plan: Plan
    address: str
    left_out: str = ""

    def has(self, game: str, lesson: str) -> bool:
        """Return whether the lesson is part of the plan."""
        return game == self.plan.game and any(
            lesson in part.ids for part in self.plan.parts if isinstance(part, Lessons)
        )

    def has_own(self, link: str) -> bool:
        """Return whether the lesson that a teacher wrote is part of the plan."""
        return any(part.link == link for part in self.plan.parts if isinstance(part, Own))


def opened(browser: Browser, game: str, text: str) -> ClassDay:
    """Return the plan of a link, and store it as the day's. Raises SaveError."""
    plan, left_out = read_plan(game, text)
    address = qualified(game, f"{TODAY}/{text}")
    kept = f"{browser.view.today} {address}"
    if browser.stored.get(KEY, "") != kept:
        browser.store(KEY, kept)
    return ClassDay(plan, address, left_out)


def kept(browser: Browser) -> ClassDay | None:
    """Return the plan that was opened today; None if none was."""
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
