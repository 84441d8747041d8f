"""One class as this process serves it: what pupils note, what the teacher asks, the end."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from tutor.kit.reading import Reader
from tutor.live_class import (
    LiveClass,
    after,
    answer,
    class_of,
    noted,
    results,
    seen_by_pupil,
    seen_by_teacher,
)
from tutor.live_class.asking import NOTES
from tutor.live_class.seeing import BEGUN, RESTED
from tutor.live_class.tables import asked_tables, game_of, table_entries
from tutor.together import Entry, Full, NotNow, Store
from widgets.serve.together.followed import Device, Followed

log = logging.getLogger("tutor.together")
MOST_CLASSES = 40
"""Classes of a store at the same time."""
LONGEST_CLASS = 12 * 3600
"""Seconds after which a class ends, whoever is still there."""
GATHER = 0.5
"""Seconds in which what happens is told to the desk at once."""


class ServedClass(Followed):
    """A class with at least one device in this process."""

    def __init__(self, code: str, entries: tuple[Entry, ...], store: Store, tables: Store) -> None:
        self.school: LiveClass = class_of(entries)
        self.gather = GATHER
        self._tables = tables
        self._seen: dict[str, dict[str, Any]] = {}
        self._telling: asyncio.Task[None] | None = None
        super().__init__(code, store)

    @property
    def entries(self) -> int:
        """How many entries the class has."""
        return self.school.entries

    def learn(self, entry: Entry) -> None:
        """Take one more entry in."""
        self.school = after(self.school, entry)

    # ---- what devices ask

    async def ask(self, device: Device, asked: dict[str, Any]) -> None:
        """Do what a device asks. Raises NotNow and SaveError."""
        do, teaches = asked.get("do"), device.key == self.school.teacher
        if do in NOTES:
            await self._store.note(self.code, *noted(self.school, device.key, asked))
            if do != "result":
                self._tell_soon()
        elif do == "tables":
            await self._form(device.key, asked)
        elif do in ("results", "end") and not teaches:
            raise NotNow("not yours")
        elif do == "results":
            found = results(self.school, await self._store.notes(self.code))
            device.tell({"kind": "results", "results": found})
        elif do == "end":
            await self.end()
        else:
            await self._add(lambda: answer(self.school, device.key, asked))
            if do == "eyes" and not self.school.eyes_up:
                await self._store.note(self.code, RESTED, "1")

    async def _form(self, key: str, asked: dict[str, Any]) -> None:
        """Lay tables with those who are to sit there, and tell them."""
        groups = asked_tables(self.school, key, Reader(asked))
        formed: list[list[Any]] = []
        for group in groups:
            first, *others = table_entries(game_of(self.school), group, self.school.teacher)
            try:
                code = await self._tables.open(first)
            except Full:
                raise NotNow("full") from None
            for number, entry in enumerate(others, 1):
                await self._tables.add(code, number, entry)
            for each in (*(pupil.key for pupil in group), self.school.teacher):
                await self._tables.hear(code, each)
            formed.append([code, [pupil.number for pupil in group]])
        await self._add(lambda: {"do": "tables", "tables": formed})

    async def end(self) -> None:
        """Forget all of it, and say so to all."""
        await self._store.forget(self.code)
        await self.read()

    # ---- what devices are told

    def _tell(self, device: Device) -> None:
        """Tell all with what the store has noted, once for what happens at the same time."""
        self._tell_soon()

    def tell_all(self) -> None:
        """Tell all, in a moment."""
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = asyncio.ensure_future(self._tell_after_a_moment())

    async def _tell_after_a_moment(self) -> None:
        await asyncio.sleep(self.gather)
        self._telling = None
        try:
            await self.look_round()
        except Exception as error:  # a store that is out of reach for a while
            log.warning("A class could not be told what is new: %s", error)

    async def look_round(self) -> None:
        """Tell each device what has changed for it."""
        notes = await self._store.notes(self.code)
        if self.gone:
            return
        if BEGUN not in notes:
            await self._store.note(self.code, BEGUN, "1")
        elif notes[BEGUN][1] >= LONGEST_CLASS:
            await self.end()
            return
        silent = await self.silent()
        if self.gone:  # it has ended meanwhile, and all have been told
            return
        silent |= {each.key: 0.0 for each in self.devices}
        known = {self.school.teacher, *(each.key for each in self.school.pupils)}
        coming = sum(1 for key, away in silent.items() if key not in known and not away)
        for device in tuple(self.devices):
            if device.key == self.school.teacher:
                told = {"teaches": True, **seen_by_teacher(self.school, notes, silent, coming)}
            else:
                told = {"teaches": False, **seen_by_pupil(self.school, device.key, notes)}
            if self._seen.get(device.key) != told:
                self._seen[device.key] = told
                device.tell({"kind": "class", **told})

    async def come(self, device: Device) -> None:
        """Add a device, and tell it all."""
        self._seen.pop(device.key, None)
        await super().come(device)

    async def go(self, device: Device) -> None:
        """Remove a device whose connection has ended."""
        await super().go(device)
        self._seen.pop(device.key, None)

    def close(self) -> None:
        """Stop what goes on by itself."""
        super().close()
        if self._telling is not None:
            self._telling.cancel()
