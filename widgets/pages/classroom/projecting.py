"""Where the projector shows a page of the app."""

from __future__ import annotations

from widgets.pages.classroom.parts import ADDRESS

PART = "projector"


def on_the_wall(address: str) -> str:
    """The address at which the projector shows what this address shows.

    >>> on_the_wall("rules/9.1")
    'classroom/projector/rules/9.1'
    """
    return f"{ADDRESS}/{PART}/{address}"
