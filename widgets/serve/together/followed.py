"""Something of several devices as this process serves it: its entries, and who is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from tutor.together import Entry, Had, NotNow, Store

AWAY = 60.0
"""Seconds of silence after which a person counts as away."""
DEAF = 45.0
"""Seconds after which a connection that another process has reported counts as ended."""
TRIES = 20
"""How often an entry is made anew because somebody else was faster."""


class Device(Protocol):
    """A page that is connected."""

    key: str
    """Digest of its secret."""
    had: Had
    seat: int | None
    """Whose view it has."""

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message."""
        ...

    def end(self) -> None:
        """Close the connection."""
        ...


class Followed:
    """The devices of this process, and the entries that any process adds. `entries`: how many are
    known.
    """

    def __init__(self, code: str, store: Store) -> None:
        self.code = code
        self.devices: list[Device] = []
        self.gone = False
        self._store = store
        self._reading = asyncio.Lock()
        self._following = asyncio.ensure_future(self._follow())

    @property
    def entries(self) -> int:
        """How many entries are known here."""
        raise NotImplementedError

    def learn(self, entry: Entry) -> None:
        """Take one more entry in."""
        raise NotImplementedError

    def _tell(self, device: Device) -> None:
        """Tell a device how it stands."""
        raise NotImplementedError

    def _go_on(self) -> None:
        """Do what goes on by itself after an entry."""

    async def look_round(self) -> None:
        """See who is there."""
        raise NotImplementedError

    async def ask(self, device: Device, asked: dict[str, Any]) -> None:
        """Do what a device asks. Raises NotNow."""
        raise NotImplementedError

    # ---- devices

    async def come(self, device: Device) -> None:
        """Add a device; an older one with the same key has to go."""
        for other in [each for each in self.devices if each.key == device.key]:
            self.devices.remove(other)
            other.tell({"kind": "no", "why": "elsewhere"})
            other.end()
        self.devices.append(device)
        await self._store.hear(self.code, device.key)
        await self.read()
        self._tell(device)
        await self.look_round()

    async def go(self, device: Device) -> None:
        """Remove a device whose connection has ended."""
        if device in self.devices:
            self.devices.remove(device)
            await self._store.leave(self.code, device.key)
            await self.look_round()

    async def hear(self) -> None:
        """Note that the devices of this process are there."""
        for device in tuple(self.devices):
            await self._store.hear(self.code, device.key)

    async def silent(self) -> dict[str, float]:
        """Return of each device that was ever there the seconds since; 0 for one that is."""
        silences = await self._store.silences(self.code)
        return {
            key: 0.0 if there and silence < DEAF else max(silence, 0.001)
            for key, (there, silence) in silences.items()
        }

    def tell_all(self) -> None:
        """Tell every device how it stands."""
        for device in tuple(self.devices):
            self._tell(device)

    # ---- entries

    async def _add(self, make: Callable[[], Entry]) -> None:
        """Add the entry that is made for how it stands now. Raises NotNow."""
        for _n in range(TRIES):
            if await self._store.add(self.code, self.entries, make()):
                await self.read()
                return
            if not await self.read():
                return
        raise NotNow("stale")

    async def read(self) -> bool:
        """Read what is new and tell all; return False if it is gone."""
        async with self._reading:
            new = await self._store.read(self.code, self.entries)
            for entry in new or ():
                self.learn(entry)
            if new:
                self.tell_all()
        if new is None:
            self.gone = True
            for device in tuple(self.devices):
                device.tell({"kind": "no", "why": "gone"})
            return False
        self._go_on()
        return True

    async def _follow(self) -> None:
        """Read what other processes add, and go on when the store is out of reach for a while."""
        while True:
            try:
                await self._store.news(self.code, self.entries)
                if not await self.read():
                    return
            except Exception:
                await asyncio.sleep(1)

    def close(self) -> None:
        """Stop what goes on by itself."""
        self._following.cancel()
