"""One shared table as this process serves it: its devices, and what goes on by itself.

What goes on by itself: entries that other processes have added, computer players, a host who has
left, a seat that nobody holds any more.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

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
from widgets.serve.together.followed import AWAY, Device, Followed

PAUSE = 0.9
"""Seconds before a move of a computer player, to see the one before."""
BETWEEN_SIGNS = 5.0
"""Seconds between two signs of a seat."""

Think = Callable[[str, str, str, str, str], Awaitable[str]]
"""Chooses for a computer player: see `thinking.Thinkers`."""


class LiveTable(Followed):
    """A table with at least one device in this process."""

    def __init__(self, code: str, entries: tuple[Entry, ...], store: Store, think: Think) -> None:
        self.table: SharedTable = table_of(entries)
        self.pause = PAUSE
        self._think = think
        self._thinking: tuple[tuple[int, str], asyncio.Task[None]] | None = None
        self._signs: dict[int, float] = {}
        self._here: tuple[Any, ...] = ()
        super().__init__(code, store)

    @property
    def entries(self) -> int:
        """How many entries the table has."""
        return self.table.entries

    def learn(self, entry: Entry) -> None:
        """Take one more entry in."""
        self.table = after(self.table, entry)

    # ---- devices

    async def ask(self, device: Device, asked: dict[str, Any]) -> None:
        """Do what a device asks. Raises NotNow."""
        if asked.get("do") == "sign":
            self._wait_between_signs(device.key)
        if asked.get("do") == "computer" and asked.get("strength"):
            await self._keep_seats(asked.get("seat"))
        await self._add(lambda: answer(self.table, device.key, asked))

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
        if (await self.silent()).get(seats[seat].key, AWAY) < AWAY:
            raise NotNow("taken")

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
        silent = await self.silent()

        def away(key: str) -> float:
            return silent.get(key, AWAY)

        table = self.table
        minutes = tuple(
            int(away(seat.key) // 60) if seat.key and away(seat.key) else -1 for seat in table.seats
        )
        known = {seat.key for seat in table.seats} | set(table.watchers)
        coming = sum(1 for key in silent if key not in known and not away(key))
        if (minutes, coming) != self._here:
            self._here = minutes, coming
            self.tell_all()
        with contextlib.suppress(NotNow):
            if not table.begun:
                for seat in table.seats:
                    if seat.key and seat.key != table.host and away(seat.key) >= AWAY:
                        await self._add(self._rising(seat.key))
            if away(table.host) >= AWAY:
                here = [seat.key for seat in table.seats if seat.key and not away(seat.key)]
                if here:
                    await self._add(lambda: hosted(self.table, here[0]))

    # ---- computer players

    def _go_on(self) -> None:
        """Let a computer player move."""
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
            await self._add(lambda: computer_move(self.table, table.moment, action))

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking[1].cancel()
            self._thinking = None

    def close(self) -> None:
        """Stop what goes on by itself."""
        super().close()
        self._stop_thinking()

    def _rising(self, key: str) -> Callable[[], Entry]:
        return lambda: answer(self.table, key, {"do": "rise"})
