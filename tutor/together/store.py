"""Where shared tables are stored: an interface, and a store in memory.

A table is its entries, in order. Whoever adds one says how many there are already, so of two who
add at once one is told to look again. Nothing is kept longer than LIFE after the last sign of life.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Protocol

from attrs import Factory, define

from tutor.together.codes import new_code
from tutor.together.table import Entry

LIFE = 4 * 3600
"""Seconds after the last sign of life until a table is forgotten."""
MOST_TABLES = 200
"""Most tables of a store at the same time."""
MINUTE = 60


class Full(ValueError):  # noqa: N818 (an answer, not a fault)
    """Raised when a store has as many tables as it may have."""


class Store(Protocol):
    """What the service asks of a store. `code`: of a table; unknown ones are answered, not
    raised.
    """

    async def open(self, first: Entry) -> str:
        """Store a new table, and return its code. Raises Full."""
        ...

    async def read(self, code: str, after: int = 0) -> Sequence[Entry] | None:
        """Return the entries after the first `after` ones; None if there is no such table."""
        ...

    async def add(self, code: str, number: int, entry: Entry) -> bool:
        """Add an entry to a table of `number` entries; False if it has another number of them by
        now, or is gone.
        """
        ...

    async def news(self, code: str, after: int) -> None:
        """Return once the table has more than `after` entries, or after some seconds."""
        ...

    async def hear(self, code: str, key: str) -> None:
        """Note that the device with this digest is there."""
        ...

    async def leave(self, code: str, key: str) -> None:
        """Note that its connection has ended."""
        ...

    async def silences(self, code: str) -> Mapping[str, tuple[bool, float]]:
        """Return of each device whether it is connected, and the seconds since it was heard."""
        ...

    async def note(self, code: str, what: str, text: str) -> None:
        """Store a text under a name, in the place of an earlier one."""
        ...

    async def notes(self, code: str) -> Mapping[str, tuple[str, float]]:
        """Return each text by its name, and the seconds since it was stored."""
        ...

    async def forget(self, code: str) -> None:
        """Delete a table with all that belongs to it."""
        ...

    async def count(self, what: str, more: int = 1) -> int:
        """Count something, and return how often that was within this minute."""
        ...

    async def close(self) -> None:
        """Let go of what the store holds."""
        ...


@define
class _Table:
    entries: list[Entry]
    alive: float
    heard: dict[str, tuple[bool, float]] = Factory(dict)
    notes: dict[str, tuple[str, float]] = Factory(dict)
    changed: asyncio.Event = Factory(asyncio.Event)


@define
class MemoryStore:
    """Tables in the memory of this process, and nowhere else.

    `now`: returns the time in seconds. `most`: tables at the same time.
    """

    now: Callable[[], float] = monotonic
    most: int = MOST_TABLES
    patience: float = 20.0
    _tables: dict[str, _Table] = Factory(dict)
    _counts: dict[str, tuple[float, int]] = Factory(dict)

    async def open(self, first: Entry) -> str:
        """Store a new table, and return its code. Raises Full."""
        self._sweep()
        if len(self._tables) >= self.most:
            raise Full
        code = new_code()
        while code in self._tables:
            code = new_code()
        self._tables[code] = _Table([first], self.now())
        return code

    async def read(self, code: str, after: int = 0) -> Sequence[Entry] | None:
        """Return the entries after the first `after` ones; None if there is no such table."""
        table = self._table(code)
        return None if table is None else tuple(table.entries[after:])

    async def add(self, code: str, number: int, entry: Entry) -> bool:
        """Add an entry, unless somebody was faster."""
        table = self._table(code)
        if table is None or len(table.entries) != number:
            return False
        table.entries.append(entry)
        table.alive = self.now()
        table.changed.set()
        table.changed = asyncio.Event()
        return True

    async def news(self, code: str, after: int) -> None:
        """Return once the table has more than `after` entries, or after some seconds."""
        table = self._table(code)
        if table is not None and len(table.entries) <= after:
            try:
                await asyncio.wait_for(table.changed.wait(), self.patience)
            except TimeoutError:
                return

    async def hear(self, code: str, key: str) -> None:
        """Note that a device is there."""
        if table := self._table(code):
            table.heard[key] = True, self.now()
            table.alive = self.now()

    async def leave(self, code: str, key: str) -> None:
        """Note that the connection of a device has ended."""
        if table := self._table(code):
            table.heard[key] = False, self.now()

    async def silences(self, code: str) -> Mapping[str, tuple[bool, float]]:
        """Return of each device whether it is connected, and the seconds since it was heard."""
        table, now = self._table(code), self.now()
        heard = table.heard if table else {}
        return {key: (there, now - when) for key, (there, when) in heard.items()}

    async def note(self, code: str, what: str, text: str) -> None:
        """Store a text under a name."""
        if table := self._table(code):
            table.notes[what] = text, self.now()
            table.alive = self.now()

    async def notes(self, code: str) -> Mapping[str, tuple[str, float]]:
        """Return each text by its name, and the seconds since it was stored."""
        table, now = self._table(code), self.now()
        return {k: (said, now - when) for k, (said, when) in (table.notes if table else {}).items()}

    async def forget(self, code: str) -> None:
        """Delete a table."""
        if table := self._tables.pop(code, None):
            table.changed.set()

    async def count(self, what: str, more: int = 1) -> int:
        """Count something, and return how often that was within this minute."""
        now = self.now()
        self._counts = {k: v for k, v in self._counts.items() if now - v[0] < MINUTE}
        begun, number = self._counts.get(what, (now, 0))
        if more:
            self._counts[what] = begun, number + more
        return number + more

    async def close(self) -> None:
        """Let go of all tables."""
        for code in tuple(self._tables):
            await self.forget(code)

    def _table(self, code: str) -> _Table | None:
        self._sweep()
        return self._tables.get(code)

    def _sweep(self) -> None:
        now = self.now()
        for code in [c for c, each in self._tables.items() if now - each.alive >= LIFE]:
            self._tables.pop(code).changed.set()
