"""The windows in which a game is looked at, and what a painted page shows in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape

from attrs import frozen

from widgets.browser.protocol import View
from widgets.draw.scene import Scene
from widgets.pages.page import Page
from widgets.storage.settings import Frame

FRAMES: Mapping[str, Frame] = {
    frame.layout: frame
    for frame in (
        Frame(View(width=1280, height=800, reduced_motion=True)),
        Frame(View(width=900, height=1000, reduced_motion=True)),
        Frame(View(width=390, height=844, reduced_motion=True)),
    )
}
"""A window of each layout: "wide", "tablet", "phone"."""
WIDE = FRAMES["wide"]


@frozen
class Painted:
    """A page as it is seen and read."""

    html: str
    scenes: Mapping[str, Scene]

    def button(self, act: str) -> str:
        """Return the tag of the button that does this, "" if there is none."""
        tags = re.findall(r"<button[^>]*>", self.html)
        return next((tag for tag in tags if f'data-act="{act}"' in unescape(tag)), "")

    def acts(self) -> list[str]:
        """Return what the buttons of the page do."""
        return [unescape(act) for act in re.findall(r'data-act="([^"]*)"', self.html)]


def painted(page: Page, frame: Frame) -> Painted:
    """Return the page as it is now."""
    picture = page.paint(frame)
    return Painted(str(picture.body), dict(picture.scenes))
