"""A page as it was shown, and what differs in the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from widgets.browser.changes import diff
from widgets.browser.parts import WrittenPage
from widgets.browser.protocol import Look, look_wire
from widgets.draw.scene import Scene


@frozen
class ShownPage:
    """The last arguments of `show`, the page as it was written."""

    written: WrittenPage = field(factory=WrittenPage)
    scenes: Mapping[str, Scene] = field(factory=dict)
    title: str = ""
    resume: str = ""
    look: Look = field(factory=Look)

    @property
    def html(self) -> str:
        """The whole page as text."""
        return str(self.written)


def difference(sent: ShownPage | None, page: ShownPage) -> dict[str, Any]:
    """Return what a browser that has a page needs for the next one: its parts of text, look, title
    and place. All of it for a browser that has nothing yet.
    """
    before, fresh = sent or ShownPage(), sent is None
    found: dict[str, Any] = {}
    parts = diff(before.written, page.written)
    if fresh or parts:
        found["parts"] = parts
    if fresh or page.look != before.look:
        found["look"] = look_wire(page.look)
    if page.title != before.title:
        found["title"] = page.title
    if page.resume != before.resume:
        found["resume"] = page.resume
    return found
