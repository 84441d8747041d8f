"""All shared tables of this process, or all classes: opens them, and lets devices in that know a
code.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from tutor.kit.reading import Reader, text
from tutor.together import Entry, Full, NotNow, Store, digest, read_code
from widgets.serve.together.followed import Device, Followed

log = logging.getLogger("tutor.together")
MOST_WRONG = 10
"""Wrong codes of one address within a minute; further ones are not looked up."""
MOST_OPENED = 10
"""Tables that one address may open within a minute."""
MOST_DEVICES = 60
"""Devices at one table."""
HEAR_EVERY = 3
"""So many times as seldom as it looks round, the service notes who is there."""


L = TypeVar("L", bound=Followed)


class Service(Generic[L]):
    """The tables (or classes) that have devices here, by code.

    `opening`: returns the entry that opens what is asked for, under the digest of a key. `serve`:
    serves what has this code and these entries.
    """

    def __init__(
        self,
        store: Store,
        opening: Callable[[Any, str], Entry],
        serve: Callable[[str, tuple[Entry, ...]], L],
    ) -> None:
        self.store = store
        self.live: dict[str, L] = {}
        self._opening = opening
        self._serve = serve
        self._rounds = 0

    async def open(self, address: str, asked: Any) -> tuple[str, str]:
        """Open a table; return its code and the key of its host. Raises NotNow."""
        if await self.store.count(f"opened:{address}") > MOST_OPENED:
            raise NotNow("full")
        key = secrets.token_urlsafe(16)
        try:
            code = await self.store.open(self._opening(asked, digest(key)))
        except Full:
            raise NotNow("full") from None
        return code, key

    async def join(self, address: str, asked: Any) -> tuple[str, str]:
        """Return the code of the table that a device may come to, and its key: the one that it
        shows if that is known there, else a new one. Raises NotNow and SaveError.

        An address with too many wrong codes is answered as if there were no table, unless its
        device has been there before.
        """
        read = Reader(asked)
        code, key = read_code(read.one("code", text(40))), read.maybe("key", text(64), "")
        live = await self._table(code) if code else None
        if live is not None and key and digest(key) in await self.store.silences(code):
            return code, key
        if live is None:
            await self.store.count(f"wrong:{address}")
            raise NotNow("unknown")
        if await self.store.count(f"wrong:{address}", 0) >= MOST_WRONG:
            raise NotNow("unknown")
        if len(live.devices) >= MOST_DEVICES:
            raise NotNow("full")
        return code, secrets.token_urlsafe(16)

    async def come(self, device: Device, code: str) -> L:
        """Let a device in. Raises NotNow if the table is gone."""
        live = await self._table(code)
        if live is None:
            raise NotNow("unknown")
        await live.come(device)
        return live

    async def go(self, device: Device, live: L) -> None:
        """Remove a device; a table without any is left to the store."""
        await live.go(device)
        self._drop_empty()

    async def look_round(self) -> None:
        """See at every table who is there; to be called every few seconds."""
        self._rounds += 1
        for live in tuple(self.live.values()):
            try:
                if self._rounds % HEAR_EVERY == 0:
                    await live.hear()
                await live.look_round()
            except Exception as error:  # a store that is out of reach for a while
                log.warning("A shared table could not be looked at: %s", error)
        self._drop_empty()

    def close(self) -> None:
        """Stop what goes on by itself."""
        for live in self.live.values():
            live.close()
        self.live.clear()

    async def _table(self, code: str) -> L | None:
        if code in self.live:
            return self.live[code]
        entries = await self.store.read(code)
        if not entries:
            return None
        if code not in self.live:  # somebody else may have come meanwhile
            self.live[code] = self._serve(code, tuple(entries))
        return self.live[code]

    def _drop_empty(self) -> None:
        for code in [code for code, live in self.live.items() if not live.devices]:
            self.live.pop(code).close()
