"""A class on paper: a desk and pupils' pages, and the service's rules without sockets."""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from tests.widgets.paper import Paper
from tutor.kit.reading import Reader
from tutor.live_class import (
    LiveClass,
    after,
    answer,
    noted,
    opening,
    results,
    seen_by_pupil,
    seen_by_teacher,
)
from tutor.live_class.asking import NOTES
from tutor.live_class.seeing import BEGUN
from tutor.live_class.tables import asked_tables, game_of, table_entries
from tutor.together import NotNow, digest
from widgets.app.app import App

CODE = "RAMP7"
PLAN = "today/first-bite..your-turn/rule.9.1/groups/daily"
DESK = "desk"


class PaperClass:
    """One class, and the pages that are connected to it, by their names."""

    def __init__(self, monkeypatch: Any) -> None:
        self.school: LiveClass | None = None
        self.now = 0.0
        self.notes: dict[str, tuple[str, float]] = {}
        self.keys: dict[str, str] = {}
        self.away: dict[str, float] = {}
        self.pages: dict[str, Paper] = {}
        self.told: dict[str, list[str]] = {}
        self.waiting: deque[tuple[str, str, str]] = deque()
        self.to_tables: list[tuple[str, Any]] = []
        self.tables: list[Any] = []
        self._monkeypatch = monkeypatch

    # ---- pages

    def open(self, name: str, **browser: Any) -> Paper:
        """Open the app as somebody, in a browser of their own."""

        def make(**more: Any) -> App:
            app = App(**more)
            self._monkeypatch.setattr(app.shell, "relay", self._line(name))
            return app

        self.pages[name] = Paper(make, self._monkeypatch, tables=1, **browser)
        self.pump()
        return self.pages[name]

    def desk(self, plan: str = PLAN) -> Paper:
        """Open the class from the desk."""
        stored = {"plan": plan.removeprefix("today/"), "plan-game": "chocolatiers"}
        page = self.open(DESK, stored=stored, hash="classroom/class")
        self.press(DESK, "open-class")
        return page

    def pupil(self, name: str, mark: str = "", **browser: Any) -> Paper:
        """Come in by the code."""
        page = self.open(name, hash=f"in/{CODE}", **browser)
        self.press(name, "come", name=name, mark=mark)
        return page

    def press(self, who: str, act: str, **fields: str) -> None:
        """Press a button there, or send a form."""
        page = self.pages[who]
        assert page.page.select(f'[data-act="{act}"]'), f"nothing there does {act!r}"
        page.event("act", act, fields=fields)
        self.pump()

    def pump(self) -> None:
        """Deliver what is under way."""
        while self.waiting:
            name, value, text = self.waiting.popleft()
            if name in self.pages:
                self.pages[name].event("together", value, text)

    def wait(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds
        self.tell_all()
        self.pump()

    def leave(self, name: str, seconds: float) -> None:
        """Somebody's tablet sleeps since then."""
        self.away[name] = seconds
        self.tell_all()
        self.pump()

    # ---- the service

    def _line(self, name: str) -> Any:
        def relay(text: str = "", *, keep_open: bool = True, to: str = "table") -> None:
            if to != "class":
                self.to_tables.append((name, json.loads(text) if text else keep_open))
                return
            if not keep_open:
                self.keys.pop(name, None)
            elif text:
                self._hear(name, json.loads(text))
            else:
                self.waiting.append((name, "class-open", ""))

        return relay

    def _hear(self, name: str, asked: dict[str, Any]) -> None:
        try:
            self._do(name, asked)
        except NotNow as error:
            self.tell(name, {"kind": "no", "why": error.why, "of": asked["do"]})

    def _do(self, name: str, asked: dict[str, Any]) -> None:
        do = asked["do"]
        if do in ("open", "join"):
            key = asked.get("key") or f"key of {name}"
            if do == "open":
                self.school = after(None, opening(asked, digest(key)))
                self.notes[BEGUN] = "1", self.now
            elif self.school is None or asked["code"] != CODE:
                raise NotNow("unknown")
            self.keys[name] = key
            self.tell(name, {"kind": "you", "code": CODE, "key": key})
            self.tell_all()
            return
        assert self.school is not None
        key = digest(self.keys[name])
        if do in NOTES:
            what, text = noted(self.school, key, asked)
            self.notes[what] = text, self.now
        elif do == "tables":
            formed = []
            for group in asked_tables(self.school, key, Reader(asked)):
                self.tables.append(table_entries(game_of(self.school), group, self.school.teacher))
                formed.append([f"ACDE{3 + len(self.tables)}", [each.number for each in group]])
            self.school = after(self.school, {"do": "tables", "tables": formed})
        elif do == "results":
            self.tell(name, {"kind": "results", "results": results(self.school, self._notes())})
        elif do == "end":
            self.school = None
            for each in self.keys:
                self.tell(each, {"kind": "no", "why": "gone"})
            return
        else:
            self.school = after(self.school, answer(self.school, key, asked))
        self.tell_all()

    def _notes(self) -> dict[str, tuple[str, float]]:
        return {what: (text, self.now - when) for what, (text, when) in self.notes.items()}

    def tell(self, name: str, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        self.told.setdefault(name, []).append(text)
        self.waiting.append((name, "class-told", text))

    def tell_all(self) -> None:
        school = self.school
        if school is None:
            return
        silent = {digest(key): self.away.get(name, 0.0) for name, key in self.keys.items()}
        for name, secret in self.keys.items():
            key, notes = digest(secret), self._notes()
            teaches = key == school.teacher
            news = (
                seen_by_teacher(school, notes, silent, 0)
                if teaches
                else seen_by_pupil(school, key, notes)
            )
            self.tell(name, {"kind": "class", "teaches": teaches, **news})
