"""A pupil in a class, for the whole visit: coming in, being called, eyes up, a raised hand.

The connection stays while the pupil turns from page to page; every page has the pupil's sign and a
hand to raise in its header. The key is kept in the browser, so a reload comes back as the same
pupil.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from attrs import evolve, frozen

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import Reader, number, read_json, text
from widgets.browser.protocol import Event
from widgets.pages.live_class import looks
from widgets.pages.live_class.told import ToldPupil
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.together.keys import keep_key
from widgets.pages.together.page import ADDRESS as TABLE
from widgets.storage.settings import Frame

KEY = "class-seat"
"""Under this name the browser keeps the code of the class, the key, and what was heard."""
ADDRESS = "in"
"""Prefix of the addresses at which pupils come in."""
HAND, REST = "class-hand", "class-rest"


class Browser(Protocol):
    """What this module needs of the shell."""

    stored: dict[str, str]

    def store(self, key: str, text: str) -> None: ...

    def forget(self, key: str) -> None: ...

    def relay(self, text: str = "", *, keep_open: bool = True, to: str = "table") -> None: ...


@frozen
class Seat:
    """What the browser keeps: `calls` and `table`: those that the pupil has followed already."""

    code: str
    key: str = ""
    calls: int = 0
    table: str = ""

    @classmethod
    def kept(cls, browser: Browser) -> Seat | None:
        """Return what the browser keeps; None if nothing fits."""
        try:
            read = Reader(read_json(browser.stored.get(KEY, "") or "{}"))
            return cls(
                read.one("code", text(12, least=1)),
                read.one("key", text(64, least=1)),
                read.one("calls", number(10**6)),
                read.one("table", text(12)),
            )
        except SaveError:
            return None


class Guest:
    """A pupil of a class, or somebody at its door.

    `leads`: returns the address of a thing of the plan, by its number; -1 for the plan itself.
    `tell`: shows a message above the next page.
    """

    def __init__(
        self,
        browser: Browser,
        seat: Seat,
        leads: Callable[[int], str],
        tell: Callable[[str, str, str], None],
    ) -> None:
        self.seat = seat
        self.told: ToldPupil | None = None
        self.gone = ""
        self.refused = ""
        self.cut = False
        self._browser = browser
        self._leads = leads
        self._tell = tell
        self._reported: dict[str, Any] = {}
        browser.relay(to="class")

    @property
    def inside(self) -> bool:
        """Whether the pupil has come in."""
        return self.told is not None and self.told.inside and not self.gone

    @property
    def rests(self) -> bool:
        """Whether all pages rest."""
        return self.inside and self.told is not None and self.told.eyes_up

    # ---- the service

    def ask(self, do: str, **what: Any) -> None:
        """Ask something of the class."""
        self._browser.relay(json.dumps({"do": do, **what}), to="class")

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer what the service tells and the hand; None for all else, unless pages rest."""
        match event.value:
            case "class-open":
                self.cut = False
                key = {"key": self.seat.key} if self.seat.key else {}
                self.ask("join", code=self.seat.code, **key)
                return Reply()
            case "class-cut":
                self.cut = True
                return Reply()
            case "class-told":
                try:
                    return self._hear(read_json(event.text))
                except ValueError:
                    return Reply()
            case act if act == HAND and self.told is not None:
                up = not self.told.hand
                self.told = evolve(self.told, hand=up)
                self.ask("hand", up=up)
                return Reply(say=_("Your hand is up.") if up else _("Your hand is down."))
        return Reply() if self.rests and event.name in ("act", "input") else None

    def _hear(self, told: Any) -> Reply:
        match told.get("kind") if isinstance(told, dict) else None:
            case "you":
                self._keep(evolve(self.seat, key=text(64)(told.get("key"))))
                self._reported, self.gone = {}, ""
            case "class" if not self.gone:  # else it was on its way when the class ended
                return self._hear_class(ToldPupil.read(told))
            case "no":
                return self._hear_no(str(told.get("why", "")), str(told.get("of", "")))
        return Reply()

    def _hear_class(self, told: ToldPupil) -> Reply:
        before, self.told = self.told, told
        if not told.inside:
            self._reported = {}
            if before is not None and before.inside:
                return Reply(go=f"{ADDRESS}/{self.seat.code}")
            return Reply()
        if before is not None and not before.inside:  # just come in
            self._keep(evolve(self.seat, calls=told.calls, table=told.table))
            return Reply(go=told.plan)
        if told.table != self.seat.table:
            self._keep(evolve(self.seat, table=told.table))
            if told.table:
                return self._to_table(told.table)
        if told.calls != self.seat.calls:
            self._keep(evolve(self.seat, calls=told.calls))
            self._tell("hint", _("Your teacher called everybody here."), "")
            return Reply(go=self._leads(told.called), say=_("Your teacher called everybody here."))
        was_up = before is not None and before.eyes_up
        if told.eyes_up and not was_up:
            return Reply(say=_("Eyes up. Your teacher has something to show."), focus=looks.EYES)
        return Reply(say=_("Go on.")) if was_up and not told.eyes_up else Reply()

    def _to_table(self, code: str) -> Reply:
        """Go to the table at which the teacher has seated this pupil: the key is the same."""
        keep_key(self._browser, code, self.seat.key)
        return Reply(go=f"{TABLE}/{code}", say=_("Your teacher has seated you at a table."))

    def _hear_no(self, why: str, of: str) -> Reply:
        if why in ("gone", "unknown", "elsewhere", "full") and of in ("", "join"):
            was_inside, self.gone, self.told = self.inside, why, None
            self._browser.relay(keep_open=False, to="class")
            if why != "elsewhere":
                self._browser.forget(KEY)
            if was_inside:
                self._tell("", looks.told_gone(why), "")
            return Reply(say=looks.told_gone(why))
        if of == "come":
            self.refused = looks.why_not(why)
            return Reply(say=self.refused, focus=HEADING)
        return Reply()

    def _keep(self, seat: Seat) -> None:
        self.seat = seat
        kept = {"code": seat.code, "key": seat.key, "calls": seat.calls, "table": seat.table}
        self._browser.store(KEY, json.dumps(kept))

    def leave(self) -> None:
        """Go out of the class, and forget the key."""
        self._browser.forget(KEY)
        self._browser.relay(keep_open=False, to="class")
        self.told, self.gone = None, "left"

    # ---- what it tells

    def report(self, place: Mapping[str, Any], result: str) -> None:
        """Tell the class where the pupil is and how it went, if that is new."""
        if not self.inside or self.cut:
            return
        for do, what in (("at", place), ("result", {"text": result})):
            if self._reported.get(do) != what and (do == "at" or result):
                self._reported[do] = what
                self.ask(do, **what)

    # ---- how it looks

    def dress(self, picture: Picture, frame: Frame) -> Picture:
        """Return a page as it looks in a class."""
        if not self.inside or self.told is None:
            return picture
        tools = [looks.in_class(self.told, self.seat.code, cut=self.cut), picture.tools]
        picture = evolve(picture, tools=tools)
        if not self.rests:
            return picture
        return evolve(picture, body=[picture.body, looks.eyes_up()], after=None, keys="", pieces={})
