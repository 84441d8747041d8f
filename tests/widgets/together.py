"""A shared table on paper: pages of several people, and the service's rules without sockets."""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from tests.widgets.paper import Paper
from tutor.together import (
    Entry,
    Had,
    NotNow,
    SharedTable,
    after,
    answer,
    computer_move,
    digest,
    opening,
    seen,
)
from tutor.together.seeing import view_of
from widgets.app.app import App
from widgets.serve.together.thinking import by_lot

CODE = "RAMP7"


class PaperService:
    """One table, and the pages that are connected to it, by their names."""

    def __init__(self) -> None:
        self.table: SharedTable | None = None
        self.entries: list[Entry] = []
        self.keys: dict[str, str] = {}
        self.had: dict[str, tuple[int | None, Had]] = {}
        self.away: dict[str, int] = {}
        self.cut_off: set[str] = set()
        self.waiting: deque[tuple[str, str, str]] = deque()
        self.told: dict[str, list[str]] = {}
        self.pages: dict[str, Paper] = {}

    def line(self, name: str) -> Any:
        """What stands for the socket of a page."""

        def relay(text: str = "", *, keep_open: bool = True) -> None:
            if not keep_open:
                self.keys.pop(name, None)
            elif text:
                self.hear(name, json.loads(text))
            else:
                self.waiting.append((name, "table-open", ""))

        return relay

    def hear(self, name: str, asked: dict[str, Any]) -> None:
        """Do what a page asks, or tell it why not."""
        try:
            if asked["do"] in ("open", "join"):
                known = name in self.had  # the service knows a device by its key alone
                key = asked.get("key") or f"{'another ' if known else ''}key of {name}"
                if asked["do"] == "open":
                    self.add(opening(asked, digest(key)))
                elif self.table is None or asked["code"] != CODE:
                    raise NotNow("unknown")
                self.keys[name] = key
                self.had[name] = None, Had()
                self.tell(name, {"kind": "you", "code": CODE, "key": key})
                self.tell_all()
            else:
                assert self.table is not None
                self.add(answer(self.table, digest(self.keys[name]), asked))
                self.tell_all()
        except NotNow as error:
            self.tell(name, {"kind": "no", "why": error.why, "of": asked["do"]})

    def add(self, entry: Entry) -> None:
        self.entries.append(json.loads(json.dumps(entry)))
        self.table = after(self.table, entry)

    def tell(self, name: str, message: dict[str, Any]) -> None:
        if name in self.cut_off:
            return
        text = json.dumps(message)
        self.told.setdefault(name, []).append(text)
        self.waiting.append((name, "table-told", text))

    def tell_all(self) -> None:
        table = self.table
        assert table is not None
        for name, secret in self.keys.items():
            key = digest(secret)
            seat, had = self.had[name]
            if seat != table.seat_of(key):
                had = Had()
            news = seen(table, key, had)
            self.had[name] = table.seat_of(key), Had(table.games, table.actions)
            owners = {digest(k): n for n, k in self.keys.items()}
            here = [self.away.get(owners.get(s.key, ""), -1) for s in table.seats]
            self.tell(name, {"kind": "table", "here": here, "coming": 0, **news})

    def pump(self) -> None:
        """Deliver what is under way."""
        while self.waiting:
            name, value, text = self.waiting.popleft()
            if name in self.pages:
                self.pages[name].event("together", value, text)

    def computers(self) -> None:
        """Let computer players move, by lot, until a person is to move."""
        while (
            self.table is not None
            and (seat := self.table.to_move) is not None
            and self.table.seats[seat].strength
        ):
            table = self.table
            view = view_of(table, seat, len(table.actions))
            action = by_lot(table.game.id, view, str(table.moment))
            self.add(computer_move(table, table.moment, action))
            self.tell_all()
            self.pump()

    def page(self, name: str, monkeypatch: Any, **browser: Any) -> Paper:
        """Open the app as somebody, in a browser of their own."""

        def make(**shell: Any) -> App:
            app = App(**shell)
            monkeypatch.setattr(app.shell, "relay", self.line(name))
            return app

        browser = {"hash": f"t/{CODE}", "tables": True, **browser}
        self.pages[name] = Paper(make, monkeypatch, **browser)
        self.pump()
        return self.pages[name]

    def press(self, name: str, act: str, /, **fields: str) -> None:
        """Press something as somebody, and let all hear of it."""
        page = self.pages[name]
        if fields:
            assert page.page.select(f'form[data-act="{act}"]'), act
            page.event("act", act, fields=fields)
        else:
            page.act(act)
        self.pump()


def a_game(
    monkeypatch: Any, game: str, people: int, computers: int = 0, **view: Any
) -> PaperService:
    """A table at which people called A, B, C … sit, its game begun."""
    service = PaperService()
    names = "ABCDE"[:people]
    page = service.page(names[0], monkeypatch, hash=f"{game}/table", **view)
    from tutor.players.brought import offered

    who = next(iter(offered(game)))
    fields = {f"name{n}": "" for n in range(people + computers)}
    fields |= {f"who{n}": "" if n < people else who for n in range(people + computers)}
    page.event("act", "new", fields={"players": str(people + computers), "together": "1", **fields})
    service.pump()
    for name in names[1:]:
        service.page(name, monkeypatch, **view)
        service.press(name, "sit", name=name, mark="owl", **{"as": "player"})
    service.press(names[0], "start")
    return service


def match_of(service: PaperService, name: str) -> Any:
    return service.pages[name].app.page.play.match


def take_an_action(service: PaperService, which: int = 0) -> str:
    """Let the person to move do something by clicks; returns their name."""
    table = service.table
    assert table is not None
    seat = table.to_move
    name = next(n for n, key in service.keys.items() if table.seat_of(digest(key)) == seat)
    page = service.pages[name]
    play = page.app.page.play
    actions = play.match.game.actions(play.match.seen)
    moment = table.moment
    for target in play.tabletop.clicks(
        play.match.game, play.match.seen, actions[which % len(actions)]
    ):
        page.event("act", target)
        service.pump()
        assert service.table is not None
        if service.table.moment != moment:
            break
    assert service.table is not None
    assert service.table.moment > moment, f"{name} could not play {actions[which % len(actions)]}"
    return name
