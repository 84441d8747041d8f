"""A table of several devices: its code, who comes, and the game.

The page speaks with the service through the browser (`Shell.relay`). The key of one's seat is kept
in the browser, so the same seat is there again after a reload.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from attrs import evolve
from htpy import Node

from tutor.i18n import _
from tutor.kit.reading import read_json, text
from tutor.kit.words import usual_names
from tutor.together.codes import read_code
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.pages.classroom import links
from widgets.pages.classroom.links import class_place
from widgets.pages.classroom.wall import for_wall
from widgets.pages.controls import icon_link, message
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.together import changing, dialogs, join
from widgets.pages.together.keys import Keeper, keep_key, kept_keys
from widgets.pages.together.lobby import lobby
from widgets.pages.together.play import SharedTablePage
from widgets.pages.together.signs import SIGNS, called
from widgets.pages.together.told import Told
from widgets.storage.settings import Frame
from widgets.table import MatchError

MOST_TOLD = 4_000_000
"""Most characters of what is told at once."""
ADDRESS = "t"
DESK, CLASS = "class-desk", "classroom/class"
"""What the browser of a teacher keeps whose class is open, and the address of its desk."""


class Carrier(Keeper, Protocol):
    """What the page needs of the shell."""

    def relay(self, text: str = "", *, keep_open: bool = True) -> None: ...


class TogetherPage:
    """One table. `code`: "" as long as it is only being opened, or typed.

    `opens`: what the service is asked for a new table; None to come to one. `name`: of the learner,
    "" if unknown. `settings`: of the page of a game, see `TablePage`.
    """

    def __init__(
        self,
        code: str,
        carrier: Carrier,
        *,
        opens: Mapping[str, Any] | None = None,
        name: str = "",
        settings: Callable[[str], Mapping[str, Any]],
    ) -> None:
        self.code = code
        self._carrier = carrier
        self._opens = opens
        self._name = name
        self._settings = settings
        self.told: Told | None = None
        self.play: SharedTablePage[Any, Any, Any] | None = None
        self.gone = ""
        self.cut = False
        self.naming = False
        self.changing = ""
        """The game that is chosen in the form for another table; "" while it is closed."""
        self.wall = False
        """Whether it hangs on the wall: as large as on a projector."""
        self.note: Node = None
        self._wants: dict[str, str] = {}
        self._away = True

    # ---- the service

    def _ask(self, do: str, **what: Any) -> None:
        self._carrier.relay(json.dumps({"do": do, **what}))

    def _opened(self) -> None:
        """Say to the service who is there."""
        self.cut = False
        if self.code:
            key = kept_keys(self._carrier).get(self.code, "")
            self._ask("join", code=self.code, **({"key": key} if key else {}))
        elif self._opens is not None:
            self._ask("open", **self._opens)

    def _hear(self, told: Any, frame: Frame) -> Reply:
        match told.get("kind") if isinstance(told, dict) else None:
            case "you":
                return self._hear_key(told)
            case "table":
                return self._hear_table(Told.read(told), frame)
            case "no":
                return self._hear_no(str(told.get("why", "")), str(told.get("of", "")))
        return Reply()

    def _hear_key(self, told: Mapping[str, Any]) -> Reply:
        code, key = text(12)(told.get("code")), text(64)(told.get("key"))
        keep_key(self._carrier, code, key)
        if code == self.code:
            return Reply()
        opened, self.code, self._opens = self._opens, code, None
        free = [n for n, (_name, who) in enumerate((opened or {}).get("seats", ())) if not who]
        if free:
            sign = next(iter(SIGNS))
            self._ask("sit", seat=free[0], name=self._name or called(sign), mark=sign)
        return Reply(go=f"{ADDRESS}/{code}")

    def _hear_table(self, told: Told, frame: Frame) -> Reply:
        came, self.told = self.told is None, told
        self.cut, self.gone = False, ""
        place = None if told.you is None else told.places[told.you]
        if came and place is not None and place.who and told.begun:
            self._ask("computer", seat=told.you, strength="")  # back again
        if not told.begun or (told.you is None and not (told.watching or told.hosting)):
            self.play = None
            return Reply(focus=HEADING if came else None)
        if self.play is None:
            self.naming, self.note, self.changing = False, None, ""
            if not told.start:
                self._opened()  # all of it, once more
                return Reply()
            tabletop = rooms.room(told.game).tabletop()
            self.play = SharedTablePage(
                self.code, told, tabletop, self._ask, **self._settings(told.game)
            )
            return Reply(say=self.play.told(()), focus=HEADING)
        return self.play.hear(told, frame)

    def _hear_no(self, why: str, of: str) -> Reply:
        if of in ("join", "open", "") and why in ("unknown", "full", "gone", "elsewhere"):
            sat = self.code in kept_keys(self._carrier)
            self.gone, self._away = "gone" if sat and why == "unknown" else why, True
            self._carrier.relay(keep_open=False)
            return Reply(say=dialogs.told_gone(self.gone), focus=HEADING)
        if of == "sit" and why == "taken" and self._wants:
            return self._sit(self._wants)
        if of == "sign":
            return Reply()
        if self.play is not None:
            return self.play.refused(why)
        self.note = message("refused", dialogs.why_not(why))
        return Reply(say=dialogs.why_not(why))

    # ---- events

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an event of the service, or of the learner."""
        frame = for_wall(frame) if self._hangs() else frame
        match event.value:
            case "table-open":
                self._opened()
                return Reply()
            case "table-cut":
                return self._cut_off()
            case "table-told":
                try:
                    return self._hear(read_json(event.text, MOST_TOLD), frame)
                except ValueError:
                    return Reply()
        if self._seated_in_game():
            assert self.play is not None
            return self.play.on(event, frame)
        return self._act(event)

    def _act(self, event: Event) -> Reply | None:
        act, _colon, what = event.value.partition(":")
        self.note = None
        match act:
            case "code":
                code = read_code(event.fields.get("code", ""))
                if code:
                    return Reply(go=f"{ADDRESS}/{code}")
                self.note = message("refused", _("A code has five letters and digits."))
                return Reply(say=_("A code has five letters and digits."))
            case "sit":
                self._wants = dict(event.fields)
                return self._sit(self._wants)
            case "name":
                self.naming = True
                return Reply(focus=HEADING)
            case "cancel" | "close":
                self.naming, self.changing = False, ""
                return Reply(go=f"{ADDRESS}/{self.code}") if self.wall else Reply()
            case "dialog" | "change" | "change-game":
                return self._change(act, event)
            case "seat":
                seat, _space, who = what.partition(" ")
                n = int(seat) if seat.isdecimal() and len(seat) < 3 else -1
                name = usual_names(n + 1)[n] if who and n >= 0 else ""
                self._ask("computer", seat=n, strength=who, name=name)
                return Reply()
            case "start":
                self._ask("start")
                return Reply()
        return None

    def _change(self, act: str, event: Event) -> Reply:
        """Open the form for another table, or ask for what it says."""
        assert self.told is not None
        if act == "dialog":
            self.changing = self.told.game
        elif act == "change-game":
            self.changing = event.text if event.text in changing.games() else self.told.game
        elif self.changing:
            try:
                self._ask("change", **changing.changed(self.told, self.changing, event.fields))
            except MatchError as error:
                self.note = message("refused", str(error))
            self.changing = ""
        return Reply()

    def _hangs(self) -> bool:
        """Return whether it is painted for the wall, which no hand is shown on."""
        return self.wall and not (self.play is not None and self.play.match.people)

    def _sit(self, fields: Mapping[str, str]) -> Reply:
        """Ask for a seat: one's own, a free one, or in a game a computer player's."""
        assert self.told is not None
        mark = fields.get("mark", "")
        name = fields.get("name", "").strip() or called(mark)
        self._name = name
        self.naming = False
        if fields.get("as") == "watcher":
            self._ask("watch", name=name, mark=mark)
            return Reply()
        told = self.told
        seats = [n for n, place in enumerate(told.places) if place.free]
        if told.begun:
            seats = [n for n, place in enumerate(told.places) if not place.person]
        if told.you is not None:
            seats = [told.you]
        if not seats:
            self._wants = {}
            self.note = message("hint", _("All seats are taken. You may watch."))
            return Reply(say=_("All seats are taken. You may watch."))
        self._ask("sit", seat=seats[0], name=name, mark=mark)
        return Reply()

    def _cut_off(self) -> Reply:
        first, self.cut = not self.cut, True
        if self.play is not None and first:
            return self.play.refused("cut")
        return Reply()

    def _seated_in_game(self) -> bool:
        return self.play is not None and not self.gone

    def leave(self) -> None:
        """Let go of the connection: another page is opened. The seat is kept."""
        if not self._away:
            self._away = True
            self._carrier.relay(keep_open=False)
            self.told = self.play = None

    def come_back(self) -> None:
        """Connect, unless it is connected."""
        if self._away and (self.code or self._opens is not None):
            self._away, self.gone = False, ""
            self._carrier.relay()

    def resume(self) -> str:
        """Return "": the address and the key are enough."""
        return ""

    # ---- looks

    def paint(self, frame: Frame) -> Picture:
        """Paint what there is of the table; for a teacher who looks on, with the way back."""
        picture = self._paint(for_wall(frame) if self._hangs() else frame)
        if self.told is not None and self.told.you is None and DESK in self._carrier.stored:
            back = icon_link(CLASS, _("Back to the class"), "people")
            picture = evolve(picture, tools=[back, picture.tools])
        return evolve(picture, text="projector") if self._hangs() else picture

    def _paint(self, frame: Frame) -> Picture:
        if self.gone:
            return join.door(self.note or message("refused", dialogs.told_gone(self.gone)))
        if self._seated_in_game():
            assert self.play is not None
            return self.play.paint(frame)
        if not self.code and self._opens is None:
            return join.door(self.note)
        told = self.told
        if told is None:
            return join.waiting(self.code, cut=self.cut)
        if self.naming or (told.you is None and not told.watching and not told.hosting):
            return join.who_are_you(self.code, told, self._name, self.note)
        place = class_place(self._carrier.stored.get(links.KEY, ""), frame.view.place)
        return lobby(self.code, told, frame, place, self.note, self.changing, wall=self.wall)
