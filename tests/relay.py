"""A line between a browser and a server that a test can cut, as a network does."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

PIECE = 1 << 16


class Relay:
    """Hands on what comes, in both directions. `url` is the server's, through the relay."""

    def __init__(self, url: str) -> None:
        scheme, _slashes, rest = url.partition("//")
        place, _slash, path = rest.partition("/")
        host, _colon, port = place.partition(":")
        self._target = host, int(port)
        self._open: set[socket.socket] = set()
        self._lost: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"{scheme}//127.0.0.1:{self._door.getsockname()[1]}/{path}"
        threading.Thread(target=self._let_in, daemon=True).start()

    def cut(self) -> int:
        """Cut every connection there is; how many there were. New ones are let in."""
        ends = list(self._open)
        for end in ends:
            with contextlib.suppress(OSError):  # it has just ended by itself
                end.shutdown(socket.SHUT_RDWR)
        return len(ends) // 2

    def lose(self) -> None:
        """Lose what comes on the connections there are, which both ends take for open: a network
        that has forgotten them. New ones are let in.
        """
        self._lost |= self._open

    def close(self) -> None:
        """Cut all, and let nobody in any more."""
        self._door.close()
        self.cut()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):  # the door is closed
            while True:
                near, _address = self._door.accept()
                far = socket.create_connection(self._target)
                self._open |= {near, far}
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(PIECE):
                if source not in self._lost:
                    target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.discard(source)
        source.close()


@contextlib.contextmanager
def relayed(url: str) -> Iterator[Relay]:
    """A relay to a server, for as long as it is needed."""
    relay = Relay(url)
    try:
        yield relay
    finally:
        relay.close()
