"""The service of shared tables and classes: a socket for each page, and what happens there."""

from __future__ import annotations

from typing import Any

from jupyter_server.utils import url_path_join
from tornado.ioloop import PeriodicCallback

from tutor import live_class, together
from tutor.i18n import _
from tutor.together import MemoryStore, Store
from tutor.together.redis_store import KIND, redis_store
from tutor.together.store import MOST_TABLES
from widgets.serve.together.live import LiveTable, Think
from widgets.serve.together.served_class import MOST_CLASSES, ServedClass
from widgets.serve.together.service import Service
from widgets.serve.together.socket import LONGEST_OF_CLASS, SHAPE, Link, Socket
from widgets.serve.together.thinking import Thinkers

ROUND = 5_000
"""Milliseconds after which the service looks again who is there."""
CLASS = "class"
"""Under this name Redis keeps classes."""


def tables_of(store: Store, think: Think) -> Service[LiveTable]:
    """Return the service of the tables in a store."""
    return Service(
        store, together.opening, lambda code, entries: LiveTable(code, entries, store, think)
    )


def classes_of(store: Store, tables: Store) -> Service[ServedClass]:
    """Return the service of the classes in a store, whose tables are in another."""
    return Service(
        store, live_class.opening, lambda code, entries: ServedClass(code, entries, store, tables)
    )


def handlers_of(
    tables: Service[LiveTable], classes: Service[ServedClass], base: str = "/", **more: Any
) -> list[Any]:
    """Return the handlers of a server at this base URL. `more`: for the sockets."""
    found: list[Any] = []
    longest = {"longest": LONGEST_OF_CLASS}
    for place, service, most in (("t", tables, {}), ("in", classes, longest)):
        path, link = url_path_join(base, place), {"place": place}
        found += [
            (f"{path}/socket", Socket, {"service": service, **most, **more}),
            (path, Link, link),
            (f"{path}/{SHAPE}", Link, link),
        ]
    return found


class Together:
    """The service as a server has it. `rooms`: where its tables are stored, "" in memory."""

    def __init__(self, rooms: str = "") -> None:
        """Raises ValueError, in plain words, if there cannot be tables there."""
        self._place = rooms
        self.thinkers = Thinkers()
        tables = store_at(rooms)
        self.tables = tables_of(tables, self.thinkers)
        self.classes = classes_of(store_at(rooms, CLASS, MOST_CLASSES), tables)
        services = (self.tables, self.classes)
        self._rounds = [PeriodicCallback(service.look_round, ROUND) for service in services]

    def handlers(self, base: str) -> list[Any]:
        """Return the handlers of the server at this base URL."""
        return handlers_of(self.tables, self.classes, base)

    async def start(self) -> None:
        """Begin to look round. Raises ValueError if the store cannot be reached."""
        try:
            await self.tables.store.count("start", 0)
        except Exception as error:  # each client has errors of its own
            text = _("the tables of several devices cannot be kept at {place}: {why}")
            raise ValueError(text.format(place=self._place, why=error)) from None
        for each in self._rounds:
            each.start()

    async def close(self) -> None:
        """Stop, and let go of the store."""
        for each in self._rounds:
            each.stop()
        self.tables.close()
        self.classes.close()
        self.thinkers.close()
        await self.tables.store.close()
        await self.classes.store.close()


def store_at(rooms: str, kind: str = KIND, most: int = MOST_TABLES) -> Store:
    """Return the store of an address, for so many of a kind. Raises ValueError with advice."""
    if not rooms:
        return MemoryStore(most=most)
    try:
        return redis_store(rooms, kind, most)
    except ImportError:
        text = _('--rooms needs the package redis: pip install "choco-tutor[rooms]".')
        raise ValueError(text) from None
