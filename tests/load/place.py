"""A seat at a shared table: what its page shows, and moves by clicks."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

from attrs import Factory, define, field

from tests.load.client import Content
from tests.load.page import Page
from tutor import load_game
from widgets.rooms import room

THINKING = 3.0
"""Seconds between two moves of a table, about."""
PATIENCE = 60.0
"""Seconds until a table that does not come about, or does not come to rest, has failed."""


@define
class Table:
    """What the pages of one table share: when each move was made, how long each took to be seen."""

    number: int
    game: str
    seats: int
    end: float
    chance: random.Random
    code: str = ""
    made: dict[int, tuple[Place, float]] = field(factory=dict)
    took: list[float] = field(factory=list)
    pages: list[Place] = field(factory=list)
    failed: list[str] = field(factory=list)


@define
class Place:
    """A seat at a table, and the page of the learner who has it."""

    table: Table
    number: int
    page: Page
    told: Content = field(factory=dict)
    start: str = ""
    steps: list[list[str]] = field(factory=list)
    has_turn: bool = False
    school: Content = field(factory=dict)
    _news: asyncio.Event = Factory(asyncio.Event)

    def __attrs_post_init__(self) -> None:
        self.page.hears = self._see

    def _see(self, way: str, told: Content) -> None:
        """Keep what the page shows now."""
        if way == "class":
            self.school = told
        if way == "table" and told["kind"] == "you":
            self.table.code = told["code"]
        if way == "table" and told["kind"] == "table":
            moment = told["moment"]
            self.told = told
            if "start" in told:
                self.start, self.steps = told["start"], []
            self.steps = self.steps[: told.get("keep", 0)] + told.get("steps", [])
            self.has_turn = bool(self.start) and self._to_move()
            mover, when = self.table.made.get(moment - 1, (self, 0.0))
            if mover is not self:
                self.table.took.append(time.perf_counter() - when)
        self._news.set()

    async def until(self, sees: Callable[[Content], bool], *, school: bool = False) -> None:
        """Wait until the table, or the class, is so."""

        async def wait() -> None:
            while not ((told := self.school if school else self.told) and sees(told)):
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(wait(), PATIENCE)

    # ---- a game

    @property
    def position(self) -> str:
        """The text of the position that the page shows."""
        return self.steps[-1][1] if self.steps else self.start

    def _to_move(self) -> bool:
        """Whether the learner is to move; a game that is over is the host's to start anew."""
        game = load_game(self.table.game)
        state = game.load(self.position)
        if game.over(state):
            return self.number == 0
        return game.to_move(state) == self.told["you"]

    async def play(self) -> None:
        """Make moves whenever it is one's turn, until the class is over."""
        while time.monotonic() < self.table.end:
            if not self.has_turn:
                await asyncio.sleep(0.1)
                continue
            await asyncio.sleep(THINKING * (0.5 + self.table.chance.random()))
            if time.monotonic() < self.table.end:
                await self._move()

    async def _move(self) -> None:
        moment = self.told["moment"]
        game = load_game(self.table.game)
        state = game.load(self.position)
        if game.over(state):
            self.page.say("act", "again")
        else:
            action = self.table.chance.choice(game.actions(state))
            for click in room(self.table.game).tabletop().clicks(game, state, action):
                self.table.made[moment] = self, time.perf_counter()
                self.page.say("act", click)
                await self.page.answered()
        await self.until(lambda told: told["moment"] > moment)
