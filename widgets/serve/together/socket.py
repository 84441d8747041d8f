"""The socket through which a page speaks with the shared tables or with its class, and the short
link to one.

A page relays between its kernel and this service, and shows the key of its own seat. So a kernel
that is killed loses nothing, a kernel needs no way to the server but its page, and the service need
not know which kernel belongs to whom: a key is all that counts.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from time import monotonic
from typing import Any
from urllib.parse import quote

from jupyter_server.base.handlers import JupyterHandler
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from tutor.engine import SaveError
from tutor.kit.reading import read_json
from tutor.together import Had, NotNow, digest
from widgets.serve.together.followed import Followed
from widgets.serve.together.service import Service

LONGEST, LONGEST_OF_CLASS = 16 << 10, 32 << 10
"""Most bytes of a message of a page; to a class it may bring a result."""
MOST_A_SECOND = 20
"""Messages of a page; one that sends more is cut off."""
PING = 15.0
"""Seconds between questions whether a page is still there."""
SHAPE = "([^/]{0,40})"
"""What may stand in a link in the place of a code."""


class Socket(WebSocketHandler, JupyterHandler):  # type: ignore[misc]
    """One page's connection: see `widgets.serve.together.followed.Device`."""

    def initialize(
        self, service: Service[Any], longest: int = LONGEST, clock: Callable[[], float] = monotonic
    ) -> None:
        """Take the service; `longest`: most bytes of a message; `clock` returns seconds."""
        self.service = service
        self.longest = longest
        self.clock = clock
        self.key = ""
        self.had = Had()
        self.seat: int | None = None
        self.live: Followed | None = None
        self._second = 0.0, 0

    @property
    def max_message_size(self) -> int:
        """The most bytes of a message."""
        return self.longest

    @property
    def ping_interval(self) -> float:
        """The seconds between pings, which find a tablet that sleeps."""
        return PING

    def get_compression_options(self) -> dict[str, Any]:
        """Compress: a whole game is many positions that differ little."""
        return {"compression_level": 3}

    async def prepare(self) -> None:  # type: ignore[override]
        """Find out who asks, without leading to a login."""
        await super().prepare(_redirect_to_login=False)

    async def get(self, *args: Any, **kwargs: Any) -> None:
        """Open the connection for those who may see the app."""
        if self.current_user is None:
            raise HTTPError(403)
        await super().get(*args, **kwargs)

    def open(self, *_args: str, **_more: str) -> None:
        """Send each message at once."""
        self.set_nodelay(True)

    async def on_message(self, message: str | bytes) -> None:
        """Do what the page asks, and say why not."""
        if self._too_many():
            self.close()
            return
        asked: Any = None
        try:
            asked = read_json(message, self.longest)
            await self._do(asked)
        except SaveError:
            self.tell({"kind": "no", "why": "unreadable"})
        except NotNow as error:
            of = asked.get("do") if isinstance(asked, dict) else ""
            self.tell({"kind": "no", "why": error.why, "of": str(of)})
        except Exception:  # a store that is out of reach
            self.log.exception("What several devices share could not be reached.")
            self.close()  # the page comes again by itself

    async def _do(self, asked: Any) -> None:
        if not isinstance(asked, dict):
            raise NotNow("unreadable")
        if asked.get("do") in ("open", "join"):
            address = self.request.remote_ip or ""
            if asked["do"] == "open":
                code, key = await self.service.open(address, asked)
            else:
                code, key = await self.service.join(address, asked)
            await self._leave()
            self.key, self.had, self.seat = digest(key), Had(), None
            self.tell({"kind": "you", "code": code, "key": key})
            self.live = await self.service.come(self, code)
        elif self.live is None:
            raise NotNow("not now")
        else:
            await self.live.ask(self, asked)

    def _too_many(self) -> bool:
        second, number = self._second
        if self.clock() - second >= 1:
            second, number = self.clock(), 0
        self._second = second, number + 1
        return number >= MOST_A_SECOND

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message, unless the page has gone."""
        with contextlib.suppress(WebSocketClosedError):
            self.write_message(json.dumps(message, separators=(",", ":")))

    def end(self) -> None:
        """Close the connection: the seat is somebody else's now."""
        self.live = None
        self.close()

    def on_close(self) -> None:
        """Leave the table. The seat is kept."""
        IOLoop.current().add_callback(self._leave)

    async def _leave(self) -> None:
        live, self.live = self.live, None
        if live is not None:
            try:
                await self.service.go(self, live)
            except Exception as error:  # a store that is out of reach, or is being closed
                self.log.warning("It could not be told that a page left: %s", error)


class Link(JupyterHandler):
    """Leads from a link that can be typed, "/t/RAMP7", to the place in the app. Whether there is
    such a table, or class, is not said here.
    """

    def initialize(self, place: str) -> None:
        """`place`: what begins the address in the app."""
        self.place = place

    @authenticated
    def get(self, code: str = "") -> None:
        """Redirect to the place in the app; without a code to where one is typed."""
        self.set_header("Cache-Control", "no-store")
        self.redirect(
            f"{self.settings['base_url']}#{self.place}/{quote(code, safe='')}".rstrip("/")
        )
