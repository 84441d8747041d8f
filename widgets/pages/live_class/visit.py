"""The app of a learner who is in a class, or at its door: what the class adds to a visit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tutor.classroom.plan import Plan
from tutor.classroom.plan_text import read_plan
from tutor.engine import SaveError
from tutor.results.result import Result
from tutor.rooms import split
from tutor.together.codes import read_code
from widgets.browser.protocol import Event
from widgets.pages.classroom.today import Todo, todos
from widgets.pages.live_class.door import DoorPage
from widgets.pages.live_class.guest import Browser, Guest, Seat
from widgets.pages.live_class.report import result_for_class, whereabouts
from widgets.pages.page import Picture, Reply
from widgets.storage.learner import Learner
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame
from widgets.storage.shared_lessons import SharedLessons


class Tutor(Protocol):
    """What a class needs of the app."""

    learner: Learner
    given: SharedLessons
    trainers: dict[str, PuzzleTrainer]

    def tell(self, kind: str, head: str, text: str) -> None: ...


class Visit:
    """One learner's visit in a class. `result`: returns what the learner has done."""

    def __init__(self, browser: Browser, tutor: Tutor, result: Callable[[str], Result]) -> None:
        self.guest: Guest | None = None
        self._browser = browser
        self._tutor = tutor
        self._result = result
        self._packed: tuple[Any, str] = (None, "")
        self._plans: dict[str, Plan] = {}
        seat = Seat.kept(browser)
        if seat is not None:
            self._come(seat)

    def _come(self, seat: Seat) -> None:
        self.guest = Guest(self._browser, seat, self._leads, self._tutor.tell)

    def door(self, rest: str, name: str) -> DoorPage:
        """Return the door of the class with this code; without one where it is typed."""
        code = read_code(rest)
        if code and (self.guest is None or self.guest.gone or self.guest.seat.code != code):
            self._come(Seat(code))
        return DoorPage(self.guest if code else None, name)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer what the class is about, None for all else."""
        return self.guest.on(event, frame) if self.guest is not None else None

    @property
    def rests(self) -> bool:
        """Whether all pages rest."""
        return self.guest is not None and self.guest.rests

    def dress(self, picture: Picture, frame: Frame) -> Picture:
        """Return a page as it looks in a class."""
        return self.guest.dress(picture, frame) if self.guest is not None else picture

    # ---- the plan

    @property
    def _plan(self) -> Plan:
        assert self.guest is not None
        assert self.guest.told is not None
        address = self.guest.told.plan
        if address not in self._plans:
            game, name = split(address)
            try:
                self._plans[address] = read_plan(game, name.partition("/")[2])[0]
            except SaveError:  # the teacher's tutor is another version
                self._plans[address] = Plan(game)
        return self._plans[address]

    def _todos(self) -> tuple[Todo, ...]:
        plan, tutor = self._plan, self._tutor
        trainer = tutor.trainers.get(plan.game)
        return todos(plan, tutor.learner.progress, tutor.given.progress, trainer)

    def _leads(self, thing: int) -> str:
        """Return where a thing of the plan is; the plan's own address for what has none."""
        assert self.guest is not None
        assert self.guest.told is not None
        plan, found = self.guest.told.plan, self._todos()
        if not 0 <= thing < len(found):
            return plan
        todo, trainer = found[thing], self._tutor.trainers.get(self._plan.game)
        if todo.puzzles and trainer is not None:
            begin = trainer.again if todo.is_done else trainer.on_plan
            return begin(plan, todo.puzzles)
        return todo.address or plan

    def report(self, address: str, page: object) -> None:
        """Tell the class where the learner is, after each thing that happens."""
        if self.guest is None or not self.guest.inside:
            return
        place = whereabouts(self._todos(), self._plan.game, address, page)
        self.guest.report(place, self._packed_result())

    def _packed_result(self) -> str:
        """Return the result as text, made anew only where something was done."""
        tutor = self._tutor
        now = (
            tutor.learner.progress,
            tutor.learner.tallies.now,
            tutor.given.progress,
        )
        if self._packed[0] != now:
            trainer = tutor.trainers.get(self._plan.game)
            self._packed = now, result_for_class(self._plan, self._result(""), trainer)
        return self._packed[1]
