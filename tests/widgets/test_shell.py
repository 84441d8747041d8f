"""The shell as Python sees it: what is sent, what is understood, what an error does."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import htpy as h
import pytest

from widgets.browser.parts import Part
from widgets.browser.shell import (
    After,
    Event,
    Look,
    Move,
    Pulse,
    Shake,
    Shell,
    View,
    slot,
    target,
)
from widgets.draw.scene import Fill, Scene

RED = Scene(40, 30, (Fill((("R", (0, 0, 40, 30, 0)),), "#f00"),))
BLUE = Scene(40, 30, (Fill((("R", (0, 0, 40, 30, 0)),), "#00f"),))
FLIGHT = Move("board", (0, 0, 10, 10), "board", (20, 0, 10, 10), RED)

PHONE = {
    "width": 390,
    "height": 844,
    "dpr": 3,
    "dark": True,
    "reduced_motion": False,
    "embedded": False,
}


def whole(message: Mapping[str, Any]) -> str:
    """The page of a message that brings one without parts."""
    text = message["html"]["parts"][""]
    assert isinstance(text, str)
    return text


class PaperBoard:
    """A canvas that only writes down what it is to show."""

    class Widget:
        model_id = "canvas-model"

    def __init__(self) -> None:
        self.widget = self.Widget()
        self.drawn: list[tuple[Scene, float]] = []
        self.closed = False

    def draw(self, scene: Scene, dpr: float) -> None:
        self.drawn.append((scene, dpr))

    def close(self) -> None:
        self.closed = True


class Wire:
    """A shell with a browser that is only a list of messages."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **arguments: Any) -> None:
        self.events: list[Event] = []
        self.boards: list[PaperBoard] = []
        self.sent: list[dict[str, Any]] = []
        arguments.setdefault("on_event", self.events.append)
        self.shell = Shell(board=self.make_board, **arguments)
        monkeypatch.setattr(self.shell, "send", self.sent.append)

    def make_board(self) -> PaperBoard:
        self.boards.append(PaperBoard())
        return self.boards[-1]

    def ready(self, **more: Any) -> None:
        self.shell.receive({"kind": "ready", "view": PHONE, "stored": {}, **more})

    def event(self, name: str, **more: Any) -> None:
        self.shell.receive({"kind": "event", "name": name, **more})

    def take(self, kind: str) -> list[Mapping[str, Any]]:
        """The messages of that kind since the last call."""
        found = [message for message in self.sent if message["kind"] == kind]
        self.sent[:] = [message for message in self.sent if message["kind"] != kind]
        return found


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return Wire(monkeypatch, strict=True)


def test_nothing_is_sent_before_a_browser_is_there(wire: Wire) -> None:
    wire.shell.show(h.p["Hello"], {"board": RED})
    wire.shell.say("Hello")
    wire.shell.store("name", "Ana")
    assert wire.sent == []
    assert wire.boards[0].drawn == []


def test_a_browser_that_comes_gets_the_last_page(wire: Wire) -> None:
    wire.shell.show(h.p["One"])
    wire.shell.show(h.p["Two"], {"board": RED})
    wire.ready()
    (message,) = wire.take("show")
    assert whole(message) == "<p>Two</p>"
    assert message["canvases"] == {"board": "canvas-model"}
    assert wire.boards[0].drawn == [(RED, 3.0)]


def test_ready_brings_the_view_and_what_was_kept_before_the_handler_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[object] = []

    def on_event(event: Event) -> None:
        shell = wire.shell
        seen.extend([event, shell.view, shell.stored, shell.hash])
        shell.show(h.p["Here"])

    wire = Wire(monkeypatch, on_event=on_event, strict=True)
    wire.ready(stored={"seen": "3"}, resume="step 2", hash="lesson/first-bite")
    view = View(width=390, height=844, dpr=3.0, dark=True)
    assert seen == [Event("ready", "step 2"), view, {"seen": "3"}, "lesson/first-bite"]
    assert len(wire.take("show")) == 1  # the handler's own page, not once more


def test_only_what_changed_travels(wire: Wire) -> None:
    wire.ready()
    wire.take("show")
    wire.shell.show(h.p["A"], {"a": RED, "b": RED}, title="T", resume="r", look=Look("dark"))
    (first,) = wire.take("show")
    assert {"html", "title", "resume", "look"} < set(first)
    assert first["drawn"] == ["a", "b"]

    wire.shell.show(h.p["A"], {"a": BLUE, "b": RED})
    (second,) = wire.take("show")
    assert not {"html", "title", "resume", "look"} & set(second)
    assert second["drawn"] == ["a"]
    assert [board.drawn for board in wire.boards] == [[(RED, 3.0), (BLUE, 3.0)], [(RED, 3.0)]]


def test_the_canvas_that_was_clicked_on_is_painted_first(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(h.p["A"], {"a": RED, "b": RED, "c": RED})
    wire.take("show")
    wire.shell.on_event = lambda event: wire.shell.show(h.p["B"], {"a": BLUE, "b": BLUE, "c": BLUE})
    wire.event("act", value="hand:1", canvas="b")
    (message,) = wire.take("show")
    assert message["drawn"] == ["b", "a", "c"]


def test_a_canvas_left_out_keeps_its_picture_and_is_used_again(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(h.p["A"], {"board": RED})
    wire.shell.show(h.p["B"])
    wire.shell.show(h.p["A"], {"board": RED})
    assert len(wire.boards) == 1
    assert wire.boards[0].drawn == [(RED, 3.0)]


@pytest.mark.parametrize(("moves", "first"), [((), BLUE), ((FLIGHT,), RED)])
def test_pictures_go_before_the_page_unless_a_piece_flies_from_the_old_one(
    wire: Wire, moves: tuple[Move, ...], first: Scene
) -> None:
    wire.shell.show(h.p["One"], {"board": RED})
    wire.ready()
    seen = []

    def page() -> h.Element:
        seen.append(wire.boards[0].drawn[-1][0])
        return h.p["Two"]

    wire.shell.show(page, {"board": BLUE}, moves=moves)
    assert seen == [first]
    assert whole(wire.take("show")[-1]) == "<p>Two</p>"
    assert wire.boards[0].drawn[-1][0] == BLUE


def test_another_screen_gets_a_picture_of_its_own_sharpness(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(h.p["A"], {"board": RED})
    wire.event("resize", view=PHONE | {"dpr": 2})
    wire.shell.show(h.p["A"], {"board": RED})
    assert wire.events[-1] == Event("resize")
    assert wire.boards[0].drawn == [(RED, 3.0), (RED, 2.0)]


def test_a_page_loaded_again_is_drawn_again(wire: Wire) -> None:
    wire.shell.show(h.p["A"], {"board": RED})
    wire.ready()
    wire.take("show")
    wire.ready()
    (message,) = wire.take("show")
    assert whole(message) == "<p>A</p>"
    assert message["drawn"] == ["board"]


def parted(hand: str, panel: str) -> h.Node:
    return h.main[Part("hand", h.p[hand]), h.p[panel]]


def test_only_what_changed_is_sent(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(parted("one", "asks"), {"board": RED})
    (_nothing, first) = wire.take("show")
    assert set(first["html"]["parts"]) == {"", "hand"}
    wire.shell.show(parted("two", "asks"), {"board": RED})
    (second,) = wire.take("show")
    assert set(second["html"]["parts"]) == {"hand"}
    assert second["html"]["since"] == first["html"]["number"]
    assert "canvases" not in second
    wire.shell.show(parted("two", "asks"), {"board": RED})
    assert "html" not in wire.take("show")[0]


def test_a_browser_that_missed_a_message_gets_everything_again(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(parted("one", "asks"), {"board": RED}, pieces={"x": RED})
    wire.shell.show(parted("two", "asks"), {"board": RED}, pieces={"x": RED})
    wire.take("show")
    wire.take("pieces")
    events = list(wire.events)
    wire.shell.receive({"kind": "whole"})
    (again,) = wire.take("show")
    assert "since" not in again["html"]
    assert set(again["html"]["parts"]) == {"", "hand"}
    assert again["canvases"] == {"board": "canvas-model"}
    assert again["drawn"] == ["board"]
    assert "look" in again
    (pieces,) = wire.take("pieces")
    assert set(pieces["changed"]) == {"x"}
    assert set(pieces["pictures"]) == set(pieces["changed"].values())
    assert wire.events == events, "the learner did nothing"


def test_of_what_can_be_dragged_only_the_difference_is_sent(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(parted("one", "asks"), pieces={"x": RED, "y": RED})
    wire.take("pieces")
    wire.shell.show(parted("two", "asks"), pieces={"y": RED, "z": RED})
    (pieces,) = wire.take("pieces")
    assert (set(pieces["changed"]), pieces["gone"]) == ({"z"}, ["x"])
    wire.shell.show(parted("three", "asks"), pieces={"y": RED, "z": RED})
    assert wire.take("pieces") == []


def test_events_come_as_they_were_sent(wire: Wire) -> None:
    wire.event("act", value="tray:3", n=7)
    wire.event("act", value="search", fields={"words": "pairs"})
    wire.event("input", value="name", text="An")
    assert wire.events == [
        Event("act", "tray:3"),
        Event("act", "search", fields={"words": "pairs"}),
        Event("input", "name", "An"),
    ]


def test_every_numbered_message_is_answered_once(wire: Wire) -> None:
    wire.ready()
    wire.event("act", value="a", n=1)
    wire.event("act", value="b", n=2)
    assert [message["n"] for message in wire.take("done")] == [1, 2]
    wire.shell.receive({"kind": "ping"})
    assert wire.take("pong") == [{"kind": "pong"}]


def test_what_is_stored_is_there_at_once_and_in_the_browser(wire: Wire) -> None:
    wire.ready(stored={"old": "1"})
    wire.shell.store("new", "2")
    wire.shell.forget("old")
    assert wire.shell.stored == {"new": "2"}
    assert [(m["key"], m["text"]) for m in wire.take("store")] == [("new", "2"), ("old", None)]


def test_another_tab_is_heard(wire: Wire) -> None:
    wire.ready()
    wire.event("stored", stored={"from": "elsewhere"})
    assert wire.shell.stored == {"from": "elsewhere"}
    assert wire.events[-1] == Event("stored")


def test_going_to_an_address_is_told_once_and_back_is_heard(wire: Wire) -> None:
    wire.ready(hash="home")
    wire.shell.navigate("lesson/2")
    wire.shell.navigate("lesson/2")
    assert [message["hash"] for message in wire.take("hash")] == ["lesson/2"]
    wire.event("hash", value="home")
    assert wire.shell.hash == "home"
    assert wire.events[-1] == Event("hash", "home")


def test_moves_say_what_they_are(wire: Wire) -> None:
    wire.ready()
    wire.take("show")
    wire.shell.show(
        h.p["A"],
        moves=[
            Move("hand", (0, 0, 9, 9), "board", (5, 5, 9, 9), RED),
            Shake("board", (1, 1, 2, 2)),
            Pulse("board", (1, 1, 2, 2)),
        ],
        say="Placed.",
        focus="undo",
        after=After(400, "next"),
    )
    (message,) = wire.take("show")
    assert [move["kind"] for move in message["moves"]] == ["move", "shake", "pulse"]
    assert message["moves"][0]["to_rect"] == (5, 5, 9, 9)
    assert (message["say"], message["focus"]) == ("Placed.", "undo")
    assert message["after"] == {"ms": 400, "act": "next"}


def test_movement_and_words_are_told_once_only(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(h.p["A"], moves=[Shake("board", (0, 0, 1, 1))], say="No.")
    wire.take("show")
    wire.ready()
    (again,) = wire.take("show")
    assert (again["moves"], again["say"], again["after"]) == ([], "", None)


NAUGHTY = "<img src=x onerror=alert(1)>\"'&"


@pytest.mark.parametrize(
    "html",
    [
        NAUGHTY,
        h.p[NAUGHTY],
        h.button(data_act=NAUGHTY, aria_label=NAUGHTY, title=NAUGHTY),
        [h.p["Hello, "], NAUGHTY],
        target(NAUGHTY, (0, 0, 1, 1), NAUGHTY),
        slot(NAUGHTY, RED)[NAUGHTY],
    ],
)
def test_no_text_of_a_learner_becomes_html(wire: Wire, html: h.Node) -> None:
    wire.shell.show(html)
    assert "<img" not in wire.shell.page.html
    assert "onerror=alert(1)>" not in wire.shell.page.html
    assert "&lt;img" in wire.shell.page.html


def test_an_error_is_logged_shown_and_not_the_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def on_event(event: Event) -> None:
        if event.value == "break":
            raise RuntimeError("a bug")
        wire.shell.show(h.p["Fine"])

    wire = Wire(monkeypatch, on_event=on_event)
    wire.ready()
    with caplog.at_level(logging.ERROR):
        wire.event("act", value="break", text="x" * 10**6, n=1)
    assert "a bug" in caplog.text
    assert len(caplog.text) < 10_000, "nobody fills a server's log"
    assert len(wire.take("fault")) == 1
    assert [message["n"] for message in wire.take("done")] == [1]
    wire.event("act", value="go", n=2)
    assert wire.take("fault") == []
    assert wire.shell.page.html == "<p>Fine</p>"


def test_an_error_at_the_start_still_shows_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def on_event(event: Event) -> None:
        raise RuntimeError("a bug")

    wire = Wire(monkeypatch, on_event=on_event)
    wire.shell.show(h.p["Kept"])
    wire.ready()
    assert [whole(message) for message in wire.take("show")] == ["<p>Kept</p>"]
    assert len(wire.take("fault")) == 1


def test_strict_lets_errors_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def on_event(event: Event) -> None:
        raise RuntimeError("a bug")

    wire = Wire(monkeypatch, on_event=on_event, strict=True)
    with pytest.raises(RuntimeError, match="a bug"):
        wire.event("act", value="x", n=3)


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "ready", "view": None, "stored": {}},
        {"kind": "ready", "view": {**PHONE, "width": "wide"}, "stored": {}},
        {"kind": "ready", "view": {**PHONE, "dpr": True}, "stored": {}},
        {"kind": "ready", "view": PHONE, "stored": {"a": 1}},
        {"kind": "event", "name": 7},
        {"kind": "event", "name": "act", "fields": ["a"]},
    ],
)
def test_nonsense_is_refused(wire: Wire, message: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="the browser sent"):
        wire.shell.receive(message)
    assert wire.events == []


def test_no_browser_is_as_large_as_it_may_say(wire: Wire) -> None:
    wire.shell.receive({"kind": "ready", "view": PHONE | {"width": 1e300}, "stored": {}})
    assert wire.shell.view.width < 100_000


def test_a_message_reaches_the_shell_as_jupyter_delivers_it(wire: Wire) -> None:
    wire.shell._handle_custom_msg({"kind": "event", "name": "act", "value": "a"}, [])
    assert wire.events == [Event("act", "a")]


def test_dark_follows_the_system_unless_chosen() -> None:
    assert Look().dark(View(dark=True))
    assert not Look().dark(View(dark=False))
    assert Look("dark").dark(View(dark=False))
    assert not Look("light").dark(View(dark=True))


def test_shortcuts_and_contrast_as_the_browser_reads_them(wire: Wire) -> None:
    wire.ready()
    wire.take("show")
    wire.shell.show(h.p["A"], look=Look(contrast=True, motion="off", keys="u:undo h:tray:hint"))
    (message,) = wire.take("show")
    assert message["look"]["keys"] == {"u": "undo", "h": "tray:hint"}
    assert (message["look"]["contrast"], message["look"]["motion"]) == ("high", "off")


def test_closing_gives_the_canvases_back(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(h.p["A"], {"board": RED})
    wire.take("show")
    wire.shell.close()
    wire.shell.show(h.p["B"])
    assert wire.boards[0].closed
    assert wire.take("show") == []


def test_targets_lie_where_the_piece_is_drawn() -> None:
    assert str(target("tray:3", (1.5, 2, 44, 50), "Mint", aria_pressed="true")) == (
        '<button class="target" type="button" data-act="tray:3" aria-label="Mint" '
        'style="left:1.5px;top:2px;width:44px;height:50px" aria-pressed="true"></button>'
    )
    assert str(slot("board", RED, data_grid="b")) == (
        '<div class="slot" data-canvas="board" style="width:40px;height:30px" data-grid="b"></div>'
    )
