"""The desk of a class: who is where, who needs the teacher, and what the teacher asks of all.

Its page speaks with the service as a pupil's does. The teacher's key is kept in this browser; it is
in no link.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from attrs import evolve

from tutor.classroom.plan import Plan
from tutor.classroom.plan_text import read_plan
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import Reader, read_json, text
from tutor.results.gather import gather
from tutor.results.result import read_result, result_file
from tutor.results.together import dump_results, fitting, load_results
from tutor.rooms import split
from widgets.browser.protocol import Event
from widgets.browser.shell import Shell
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.plan import game_of_plan, kept_plan
from widgets.pages.classroom.results import KEY as RESULTS
from widgets.pages.classroom.results import PAGE as RESULTS_PAGE
from widgets.pages.classroom.sharing import address_of, place_of
from widgets.pages.live_class import desk_dialogs as dialogs
from widgets.pages.live_class import desk_view as view
from widgets.pages.live_class.columns import Column, columns
from widgets.pages.live_class.forming import first_forming
from widgets.pages.live_class.told import DeskPupil, ToldDesk, read_results
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.together.keys import keep_key
from widgets.pages.together.page import ADDRESS as TABLE
from widgets.storage.settings import Frame

KEY = "class-desk"
"""Under this name the browser keeps the code of the class and the teacher's key."""
MOST_TOLD = 2_000_000


def kept_class(stored: Mapping[str, str]) -> tuple[str, str]:
    """Return code and key of the class that this browser has opened; "" for none."""
    try:
        read = Reader(read_json(stored.get(KEY, "") or "{}"))
        return read.one("code", text(12)), read.one("key", text(64))
    except SaveError:
        return "", ""


class ClassDesk:
    """The page of a teacher whose class is open, or may be opened."""

    def __init__(self, desk: Desk, shell: Shell) -> None:
        self.desk = desk
        self.code, self._key = kept_class(shell.stored)
        self.told: ToldDesk | None = None
        self.cut = False
        self.opening = False
        self.ending = False
        self.wants_results = False
        self.asking = ""
        self.chosen = 0
        """Number of the pupil whose dialog is open."""
        self.forming = first_forming(game_of_plan(desk))
        self.problem = ""
        self._shell = shell
        self._columns: tuple[str, tuple[Column, ...]] = ("", ())
        if self.code:
            self._relay()

    # ---- the service

    def _relay(self, what: str = "", *, keep_open: bool = True) -> None:
        self._shell.relay(what, keep_open=keep_open, to="class")

    def ask(self, do: str, **what: Any) -> None:
        """Ask something of the class."""
        self._relay(json.dumps({"do": do, **what}))

    def leave(self) -> None:
        """Let go of the connection: another page is opened. The class goes on."""
        if self.code or self.opening:
            self._relay(keep_open=False)

    def _hear(self, told: Any) -> Reply:
        match told.get("kind") if isinstance(told, dict) else None:
            case "you":
                self.code, self._key = text(12)(told.get("code")), text(64)(told.get("key"))
                self._shell.store(KEY, json.dumps({"code": self.code, "key": self._key}))
                first, self.opening = self.opening, False
                return Reply(say=_("The class is open."), focus=HEADING) if first else Reply()
            case "class" if told.get("teaches"):
                return self._hear_class(ToldDesk.read(told))
            case "class":  # the key is not that of this class
                return self._forget()
            case "results":
                return self._hear_results(read_results(told))
            case "no":
                return self._hear_no(str(told.get("why", "")))
        return Reply()

    def _hear_class(self, told: ToldDesk) -> Reply:
        before, self.told = self.told, told
        hands = {each.number for each in before.pupils if each.hand} if before else set()
        new = [each.name for each in told.pupils if each.hand and each.number not in hands]
        names = ", ".join(new)
        return Reply(say=_("Hand up: {names}").format(names=names) if new and before else "")

    def _hear_results(self, found: tuple[tuple[str, str], ...]) -> Reply:
        """Put them to the others that the browser keeps until the day is over."""
        texts = []
        for name, told in found:
            try:
                texts.append((name, result_file(evolve(read_result(told), name=name))))
            except SaveError:
                continue  # not what this tutor sends
        kept = self._shell.stored.get(RESULTS, "")
        try:
            old = load_results(kept) if kept else ()
        except SaveError:
            old = ()
        self._shell.store(RESULTS, dump_results(fitting(gather(old, texts)).results))
        if self.ending:
            self.ask("end")
            return Reply()
        return Reply(go=RESULTS_PAGE) if self.wants_results else Reply()

    def _hear_no(self, why: str) -> Reply:
        if why == "elsewhere":
            self._relay(keep_open=False)
            self.problem, self.told = "elsewhere", None
            return Reply(say=view.problem_in_words("elsewhere"))
        if why in ("gone", "unknown"):
            return self._forget()
        self.problem, self.opening = why, False
        return Reply(say=view.problem_in_words(why))

    def _forget(self) -> Reply:
        """Forget the class, which is no more."""
        ended, self.ending = self.ending, False
        self._relay(keep_open=False)
        self._shell.forget(KEY)
        self.code = self._key = self.asking = ""
        self.told = None
        if ended:
            return Reply(go=RESULTS_PAGE, say=_("The class has ended."))
        self.problem = "gone"
        return Reply(say=view.problem_in_words("gone"), focus=HEADING)

    # ---- events

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer what the service tells, and the teacher."""
        match event.value:
            case "class-open":
                self.cut = False
                if self.code:
                    self.ask("join", code=self.code, key=self._key)
                elif self.opening:
                    self.ask("open", plan=address_of(self.plan))
                return Reply()
            case "class-cut":
                self.cut = True
                return Reply()
            case "class-told":
                try:
                    return self._hear(read_json(event.text, MOST_TOLD))
                except ValueError:
                    return Reply()
        act, _colon, what = event.value.partition(":")
        if self.asking == "tables" and self.told is not None:
            formed = self.forming.on(act, what, self.told, self.columns)
            if formed is not None:
                self.forming = formed
                return Reply()
        return self._act(act, what)

    def _act(self, act: str, what: str) -> Reply | None:
        told, self.problem = self.told, ""
        match act:
            case "open-class" if not self.code:
                self.opening = True
                self._relay()
                return Reply()
            case "here-again":
                self._relay()
                return Reply()
            case "eyes" if told is not None:
                self.told = evolve(told, eyes_up=not told.eyes_up)
                self.ask("eyes", up=self.told.eyes_up)
                return Reply(say=_("Eyes are down.") if told.eyes_up else _("Eyes are up."))
            case "call" if told is not None and what.lstrip("-").isdecimal():
                self.asking = ""
                self.ask("call", to=int(what))
                return Reply(say=_("All are called there."), focus="ask-call")
            case "ask" if what in dialogs.KINDS:
                self.asking = what
                self.forming = first_forming(self.plan.game)
                return Reply()
            case "seat" if self.asking == "tables":
                return self._seat(what)
            case "look" | "wall" if told is not None and what in dict(told.tables):
                keep_key(self._shell, what, self._key)
                return Reply(go=f"{TABLE}/{what}" + ("/wall" if act == "wall" else ""))
            case "pupil" if what.isdecimal():
                self.asking, self.chosen = "pupil", int(what)
                return Reply()
            case "out" if told is not None and self.pupil is not None:
                self.ask("out", pupil=self.chosen)
                self.asking = ""
                return Reply(focus=HEADING)
            case "close" | "cancel":
                self.asking = ""
                return Reply()
            case "see-results":
                self.wants_results = True
                self.ask("results")
                return Reply()
            case "end" if told is not None:
                self.ending, self.asking = True, ""
                self.ask("results")
                return Reply()
        return None

    def _seat(self, how: str) -> Reply:
        """Seat those who are chosen: by lot, or all at one table."""
        one = [sorted(self.forming.chosen)]
        groups = self.forming.groups if how == "lot" else one
        self.asking = ""
        self.ask("tables", groups=groups)
        return Reply(say=_("The tables are laid."), focus="ask-tables")

    # ---- looks

    @property
    def plan(self) -> Plan:
        """The plan of the class; as long as there is none, that on the desk."""
        if self.told is None:
            return kept_plan(self.desk, game_of_plan(self.desk))
        game, name = split(self.told.plan)
        try:
            return read_plan(game, name.partition("/")[2])[0]
        except SaveError:
            return Plan(game)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The plan's parts."""
        assert self.told is not None
        if self._columns[0] != self.told.plan:
            self._columns = self.told.plan, columns(self.plan, self.desk)
        return self._columns[1]

    @property
    def pupil(self) -> DeskPupil | None:
        """The pupil whose dialog is open."""
        pupils = self.told.pupils if self.told is not None else ()
        return next((each for each in pupils if each.number == self.chosen), None)

    def resume(self) -> str:
        """Return "": the browser keeps the key."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the class, or how it is opened."""
        place = place_of(self.desk, frame)
        if self.told is None:
            waits = bool(self.code) or self.opening
            return view.before(self.plan, waits=waits, cut=self.cut, problem=self.problem)
        picture = view.desk(
            self.code, self.told, self.columns, place, frame, cut=self.cut, problem=self.problem
        )
        opened = dialogs.dialog_of(
            self.asking, self.told, self.columns, self.plan.game, self.pupil, self.forming
        )
        return evolve(picture, body=[picture.body, opened]) if opened is not None else picture


def class_page(desk: Desk, rest: str, resume: str) -> ClassDesk | None:
    """Return the desk of a class; None where the server has no classes."""
    shell = desk.browser
    return ClassDesk(desk, shell) if not rest and isinstance(shell, Shell) else None
