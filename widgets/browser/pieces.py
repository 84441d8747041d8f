"""What can be dragged on a page, and what the browser knows of it."""

from __future__ import annotations

from collections.abc import Mapping

from widgets.browser.canvases import Canvases
from widgets.browser.outbox import Outbox
from widgets.draw.scene import Scene
from widgets.draw.svg import picture_name


class Pieces:
    """The targets that can be dragged, each with a picture of the piece by itself."""

    def __init__(self, outbox: Outbox, canvases: Canvases) -> None:
        self._outbox, self._canvases = outbox, canvases
        self._pieces: Mapping[str, Scene] = {}
        self._known: Mapping[str, str] = {}  # names of pictures by target

    def show(self, pieces: Mapping[str, Scene]) -> None:
        """Send what differs, after the page itself, which must not wait for pictures."""
        self._pieces = pieces
        named = {target: picture_name(scene) for target, scene in pieces.items()}
        if not self._outbox.connected or named == self._known:
            return
        changed = dict(named.items() - self._known.items())
        gone = [target for target in self._known if target not in named]
        self._known = named
        if not self._canvases.knows(named.values()):
            self._outbox.send()
        new = self._canvases.unknown(pieces.values())
        self._outbox.tell("pieces", changed=changed, gone=gone, pictures=new)

    def again(self) -> None:
        """Send all to a browser that has missed a message."""
        self._known = {}
        self.show(self._pieces)

    def forget(self) -> None:
        """Forget all, because a new browser has come."""
        self._pieces, self._known = {}, {}
