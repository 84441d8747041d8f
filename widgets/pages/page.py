"""What a page of the app is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from attrs import field, frozen
from htpy import Node

from widgets.browser.protocol import After, Event, Move, Shake, Sink
from widgets.draw.scene import Scene
from widgets.storage.settings import Frame

HEADING = "heading"
"""Id of each page's h1."""


class NoSuchPageError(ValueError):
    """An address that leads nowhere; the message says so to the learner."""


@frozen
class Picture:
    """How a page looks now.

    Attributes:
        title: of the browser tab; said when the learner comes to the page.
        body: everything below the header. Its heading is an `h1` with the id HEADING.
        scenes: what is drawn in its slots, by canvas name.
        pieces: what can be dragged: pictures by target. The page is told "lift:TARGET" and
            "drop:TARGET PLACE"; the place is a target, a canvas or "".
        takes: the targets and canvases that take the piece in the air.
        where: beside the app's name in the header.
        steps: in the header at the right, such as the dots of a lesson.
        tools: buttons in the header before those of every page.
        keys: single-letter shortcuts, "u:undo h:hint".
        focus: id of what gets the focus when the learner comes to the page.
        after: an act that comes by itself as long as the page looks like this.
        home: whether this is where the app's name in the header leads to.
        corner: width (px) of a header that stands in the upper left corner only, on a low screen;
            0 where it has a row of its own.
        plain: there is no header.
        text: the text size it is for, whatever the learner's own is; "" for that.
        paper: it looks as it will be printed, whatever the window: light, as wide as a sheet.
    """

    title: str
    body: Node
    scenes: Mapping[str, Scene] = field(factory=dict)
    pieces: Mapping[str, Scene] = field(factory=dict)
    takes: tuple[str, ...] = ()
    where: str = ""
    steps: Node = None
    tools: Node = None
    keys: str = ""
    focus: str = HEADING
    after: After | None = None
    home: bool = False
    corner: int = 0
    plain: bool = False
    text: str = ""
    paper: bool = False


@frozen
class Reply:
    """What happens once, together with the new picture.

    Attributes:
        say: spoken by a screen reader.
        focus: id of the element that gets the focus.
        moves: pieces that fly or shake.
        sounds: what is heard by those who asked for sounds, see `static/sound.js`.
        after: an act that comes by itself later.
        go: address of the page to open instead.
    """

    say: str = ""
    focus: str | None = None
    moves: tuple[Move | Shake | Sink, ...] = ()
    sounds: tuple[str, ...] = ()
    after: After | None = None
    go: str | None = None


class Page(Protocol):
    """A controller: `on` changes what it holds, `paint` shows it and changes nothing."""

    def paint(self, frame: Frame) -> Picture:
        """Paint the page as it is now."""
        ...

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an "act" or an "input"; unknown ones are none of the page's business."""
        ...

    def resume(self) -> str:
        """Return text from which the page can be made again as it is, "" if its address is
        enough.
        """
        ...
