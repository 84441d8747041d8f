"""Messages between a kernel and its page: each arrives once and in order, however often the line
between them is cut.

Both sides number what they send and keep it until the other has heard it. A page whose line was cut
sends again what was not heard, and asks for what it has not heard (`static/host/post.js`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

MOST_BUFFERS = 32
"""Most buffers of one message: the server's guard drops one of more than 64 parts."""

Message = dict[str, Any]
Send = Callable[[Message, Sequence[Any]], object]


class Post:
    """Sends the page what widgets tell it, several in one message, and numbers these messages.

    Args:
        send: sends the page a message: its content and its buffers.

    Attributes:
        gathers: whether what is told waits for `flush`.
    """

    def __init__(self, send: Send) -> None:
        self.gathers = False
        self._send = send
        self._told: list[Message] = []
        self._buffers: list[Any] = []
        self._begin("")

    def _begin(self, session: str) -> None:
        self._session = session
        self._heard = 0  # the number of the page's last message
        self._sent = 0  # the number of the last message to it
        self._kept: deque[tuple[int, Message, Sequence[Any]]] = deque()

    def tell(self, kind: str, content: Message, buffers: Sequence[Any] = ()) -> None:
        """Tell the page a message of a widget: at once, or with the rest."""
        if self._buffers and len(self._buffers) + len(buffers) > MOST_BUFFERS:
            self.flush()
        self._told.append({"kind": kind, "content": content, "buffers": len(buffers)})
        self._buffers += buffers
        if not self.gathers:
            self.flush()

    def flush(self) -> None:
        """Send what was told since the last message, and keep it until the page has heard it."""
        told, self._told = self._told, []
        buffers, self._buffers = self._buffers, []
        if not told:
            return
        self._sent += 1
        message = self._sent, {"told": told}, buffers
        if self._session:  # whoever sends no numbers never says what was heard
            self._kept.append(message)
        self._send_one(*message)

    def takes(self, message: Mapping[str, Any]) -> bool:
        """Return whether a message is to be handled. One that has been heard before is not; nor is
        the question of a page for what it has not heard, which is answered here.

        A message without numbers does not come from our page, and is handled.
        """
        numbers = message["metadata"]
        number, heard = numbers.get("number"), numbers.get("heard")
        if not (isinstance(number, int) and isinstance(heard, int)):
            return True
        if (session := message["header"]["session"]) != self._session:
            self._begin(session)
        while self._kept and self._kept[0][0] <= heard:
            self._kept.popleft()
        if numbers.get("again"):
            for each in self._kept:
                self._send_one(*each, again=True)
            return False
        new = number > self._heard
        self._heard = max(self._heard, number)
        return new

    def _send_one(
        self, number: int, content: Message, buffers: Sequence[Any], again: bool = False
    ) -> None:
        numbers = {"number": number, "heard": self._heard, "again": again}
        self._send({**content, **numbers}, buffers)
