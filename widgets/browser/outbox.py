"""What Python tells the page: what comes of an event goes in one message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from widgets.browser.protocol import ToPage


class Outbox:
    """Gathers what is told while an event is handled; each message on its way costs half a
    millisecond, however short it is.

    Args:
        post: sends the page one message.

    Attributes:
        connected: whether there is a page; until then nothing is told.
    """

    def __init__(self, post: Callable[[dict[str, Any]], None]) -> None:
        self.connected = False
        self._post = post
        self._gathers = False
        self._told: list[dict[str, Any]] = []

    def tell(self, kind: ToPage, **content: Any) -> None:
        """Tell the page something: at once, or with the rest of what comes of an event."""
        if self.connected:
            self._told.append({"kind": kind, **content})
            if not self._gathers:
                self.send()

    def gather(self) -> None:
        """Let what is told wait for `send`."""
        self._gathers = True

    def end(self) -> None:
        """Send what waits, and all else at once from now on."""
        self._gathers = False
        self.send()

    def send(self) -> None:
        """Send what was told since the last message."""
        told, self._told = self._told, []
        if told:
            only: ToPage = "all"
            self._post(told[0] if len(told) == 1 else {"kind": only, "told": told})
