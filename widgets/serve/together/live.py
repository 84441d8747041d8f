"""One shared table as this process serves it: its devices, and what goes on by itself.

What goes on by itself: entries that other processes have added, computer players, a host who has
left, a seat that nobody holds any more.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Protocol

from tutor.together import (
    Entry,
    Had,
    NotNow,
    SharedTable,
    Store,
    after,
    answer,
    computer_move,
    hosted,
    seen,
    table_of,
)
from tutor.together.seeing import view_of

PAUSE = 0.9
"""Seconds before a move of a computer player, to see the one before."""
AWAY = 60.0
"""Seconds of silence after which a person counts as away."""
DEAF = 45.0
"""Seconds after which a connection that another process has reported counts as ended."""
BETWEEN_SIGNS = 5.0
"""Seconds between two signs of a seat."""
TRIES = 20
"""How often an entry is made anew because somebody else was faster."""

Think = Callable[[str, str, str, str, str], Awaitable[str]]
"""Chooses for a computer player: see `thinking.Thinkers`."""


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


class LiveTable:
    """A table with at least one device in this process."""

    def __init__(self, code: str, entries: tuple[Entry, ...], store: Store, think: Think) -> None:
        self.code = code
        self.table: SharedTable = table_of(entries)
        self.devices: list[Device] = []
        self.pause = PAUSE
        self._store = store
        self._think = think
        self._reading = asyncio.Lock()
        self._thinking: tuple[tuple[int, str], asyncio.Task[None]] | None = None
        self._signs: dict[int, float] = {}
        self._here: tuple[Any, ...] = ()
        self._following = asyncio.ensure_future(self._follow())

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

    async def ask(self, device: Device, asked: dict[str, Any]) -> None:
        """Do what a device asks. Raises NotNow."""
        if asked.get("do") == "sign":
            self._wait_between_signs(device.key)
        if asked.get("do") == "computer" and asked.get("strength"):
            await self._keep_seats(asked.get("seat"))
        await self._add(lambda table: answer(table, device.key, asked))

    def _wait_between_signs(self, key: str) -> None:
        seat, now = self.table.seat_of(key), monotonic()
        if seat is not None:
            if now - self._signs.get(seat, -BETWEEN_SIGNS) < BETWEEN_SIGNS:
                raise NotNow("not now")
            self._signs[seat] = now

    async def _keep_seats(self, seat: object) -> None:
        """Refuse to seat a computer player for somebody who is there. Raises NotNow."""
        seats = self.table.seats
        if not isinstance(seat, int) or not 0 <= seat < len(seats) or not seats[seat].key:
            return
        there, silence = (await self._store.silences(self.code)).get(seats[seat].key, (False, AWAY))
        if silence < AWAY or (there and silence < DEAF):
            raise NotNow("taken")

    # ---- entries

    async def _add(self, make: Callable[[SharedTable], Entry]) -> None:
        """Add the entry that is made for the table as it is now. Raises NotNow."""
        for _n in range(TRIES):
            before = self.table
            if await self._store.add(self.code, before.entries, make(before)):
                await self.read()
                return
            if not await self.read():
                return
        raise NotNow("stale")

    async def read(self) -> bool:
        """Read what is new and tell all; return False if the table is gone."""
        async with self._reading:
            new = await self._store.read(self.code, self.table.entries)
            for entry in new or ():
                self.table = after(self.table, entry)
            if new:
                self.tell_all()
        if new is None:
            for device in tuple(self.devices):
                device.tell({"kind": "no", "why": "gone"})
            return False
        self._let_computer_move()
        return True

    async def _follow(self) -> None:
        """Read what other processes add, and go on when the store is out of reach for a while."""
        while True:
            try:
                await self._store.news(self.code, self.table.entries)
                if not await self.read():
                    return
            except Exception:
                await asyncio.sleep(1)

    def tell_all(self) -> None:
        """Tell every device how the table stands."""
        for device in tuple(self.devices):
            self._tell(device)

    def _tell(self, device: Device) -> None:
        seat = self.table.seat_of(device.key)
        if seat != device.seat:
            device.seat, device.had = seat, Had()
        news = seen(self.table, device.key, device.had)
        device.had = Had(self.table.games, self.table.actions)
        minutes, coming = self._here or ((), 0)
        device.tell({"kind": "table", "here": list(minutes), "coming": coming, **news})

    # ---- who is there

    async def look_round(self) -> None:
        """See who is there, and tell all if that has changed. A seat that nobody holds before the
        game becomes free; another person becomes host when the host is away.
        """
        silences = await self._store.silences(self.code)

        def away(key: str) -> float:
            there, silence = silences.get(key, (False, AWAY))
            return 0.0 if there and silence < DEAF else max(silence, 0.001)

        table = self.table
        minutes = tuple(
            int(away(seat.key) // 60) if seat.key and away(seat.key) else -1 for seat in table.seats
        )
        known = {seat.key for seat in table.seats} | set(table.watchers)
        coming = sum(1 for key in silences if key not in known and not away(key))
        if (minutes, coming) != self._here:
            self._here = minutes, coming
            self.tell_all()
        with contextlib.suppress(NotNow):
            if not table.begun:
                for seat in table.seats:
                    if seat.key and seat.key != table.host and away(seat.key) >= AWAY:
                        await self._add(_rising(seat.key))
            if away(table.host) >= AWAY:
                here = [seat.key for seat in table.seats if seat.key and not away(seat.key)]
                if here:
                    await self._add(lambda now: hosted(now, here[0]))

    async def hear(self) -> None:
        """Note that the devices of this process are there."""
        for device in tuple(self.devices):
            await self._store.hear(self.code, device.key)

    # ---- computer players

    def _let_computer_move(self) -> None:
        table, to_move = self.table, self.table.to_move
        if to_move is None or not table.seats[to_move].strength or not self.devices:
            return
        now = table.moment, table.seats[to_move].strength
        if self._thinking is not None and self._thinking[0] == now:
            return
        self._stop_thinking()
        self._thinking = now, asyncio.ensure_future(self._move(table, to_move))

    async def _move(self, table: SharedTable, seat: int) -> None:
        await asyncio.sleep(self.pause)
        place, chance = f"{self.code}.{table.games}.{seat}", f"{table.chance} {len(table.actions)}"
        view = view_of(table, seat, len(table.actions))
        strength = table.seats[seat].strength
        action = await self._think(place, table.game.id, view, strength, chance)
        self._thinking = None
        with contextlib.suppress(NotNow):
            await self._add(lambda now: computer_move(now, table.moment, action))

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking[1].cancel()
            self._thinking = None

    def close(self) -> None:
        """Stop what goes on by itself."""
        self._following.cancel()
        self._stop_thinking()


def _rising(key: str) -> Callable[[SharedTable], Entry]:
    return lambda table: answer(table, key, {"do": "rise"})
