"""Steps of lessons as tests of their pages look at them."""

from __future__ import annotations

from tests.widgets.paper import Paper
from tutor.lessons.course import course


def shows(page: Paper, act: str) -> str:
    """The state in which a piece is shown."""
    return str(page.find(f'[data-act="{act}"]')["data-shows"])


def address_of(kind: type, by: type = object) -> str:
    """The first step of a kind in the course."""
    for lesson in course("chocolatiers"):
        for number, step in enumerate(lesson.steps, 1):
            if isinstance(step, kind) and isinstance(getattr(step, "by", None), by):
                return f"lesson/{lesson.id}/{number}"
    raise AssertionError(f"no step of kind {kind.__name__} {by.__name__}")
