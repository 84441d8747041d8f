"""The service of shared tables: a socket for each page, and what happens at the tables."""

from __future__ import annotations

from typing import Any

from jupyter_server.utils import url_path_join
from tornado.ioloop import PeriodicCallback

from tutor.i18n import _
from tutor.together import MemoryStore, Store
from tutor.together.redis_store import redis_store
from widgets.serve.together.service import Service
from widgets.serve.together.socket import SHAPE, TableLink, TableSocket
from widgets.serve.together.thinking import Thinkers

ROUND = 5_000
"""Milliseconds after which the service looks again who is there."""


class Together:
    """The service as a server has it. `rooms`: where its tables are stored, "" in memory."""

    def __init__(self, rooms: str = "") -> None:
        """Raises ValueError, in plain words, if there cannot be tables there."""
        self._place = rooms
        self.thinkers = Thinkers()
        self.service = Service(store_at(rooms), self.thinkers)
        self._rounds = PeriodicCallback(self.service.look_round, ROUND)

    def handlers(self, base: str) -> list[Any]:
        """Return the handlers of the server at this base URL."""
        tables = url_path_join(base, "/t")
        return [
            (f"{tables}/socket", TableSocket, {"service": self.service}),
            (tables, TableLink),
            (f"{tables}/{SHAPE}", TableLink),
        ]

    async def start(self) -> None:
        """Begin to look round. Raises ValueError if the store cannot be reached."""
        try:
            await self.service.store.count("start", 0)
        except Exception as error:  # each client has errors of its own
            text = _("the tables of several devices cannot be kept at {place}: {why}")
            raise ValueError(text.format(place=self._place, why=error)) from None
        self._rounds.start()

    async def close(self) -> None:
        """Stop, and let go of the store."""
        self._rounds.stop()
        self.service.close()
        self.thinkers.close()
        await self.service.store.close()


def store_at(rooms: str) -> Store:
    """Return the store of an address. Raises ValueError, which says what to do."""
    if not rooms:
        return MemoryStore()
    try:
        return redis_store(rooms)
    except ImportError:
        text = _('--rooms needs the package redis: pip install "choco-tutor[rooms]".')
        raise ValueError(text) from None
