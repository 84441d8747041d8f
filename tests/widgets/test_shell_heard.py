"""What the shell understands of what the page says, and what an error does."""

from __future__ import annotations

import logging
from typing import Any

import htpy as h
import pytest

from tests.widgets.wire import BLUE, FLIGHT, PHONE, RED, Wire, whole
from widgets.browser.shell import (
    Event,
    Look,
    View,
    slot,
    target,
)
from widgets.draw.scene import Scene


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
    wire.shell.receive({"kind": "ping", "last": 2})
    assert wire.take("pong") == [{"kind": "pong", "last": 2}]


def told(wire: Wire) -> list[str]:
    """The kinds of what each message told since the last call."""
    found = [" ".join(message["kind"] for message in told) for told in wire.messages]
    wire.messages.clear()
    return found


def test_what_comes_of_an_event_goes_with_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def on_event(event: Event) -> None:
        wire.shell.store("move", event.value)
        if event.value == "break":
            raise RuntimeError("a bug")
        pictures = {event.value: BLUE if event.value == "y" else RED}
        wire.shell.show(h.p[event.value], {"board": RED}, pieces=pictures)

    wire = Wire(monkeypatch, on_event=on_event)
    wire.ready()
    told(wire)
    wire.event("act", value="x", n=1)
    assert told(wire) == ["store show pieces", "done"]
    wire.event("act", value="y", n=2)
    assert told(wire) == ["store show", "pieces", "done"], "a page waits for no piece's picture"
    wire.event("act", value="break", n=3)
    assert told(wire) == ["store fault done"]
    wire.shell.say("Out of turn.")
    assert told(wire) == ["say"]


def test_a_page_goes_before_the_pictures_that_pieces_fly_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def on_event(event: Event) -> None:
        if event.name == "act":
            wire.shell.show(h.p["Flies"], {"board": BLUE}, moves=[FLIGHT])
        else:
            wire.shell.show(h.p["Lies"], {"board": RED})

    wire = Wire(monkeypatch, on_event=on_event)
    wire.ready()
    told(wire)
    (board,) = wire.boards
    monkeypatch.setattr(board, "draw", lambda scene, _dpr: before.append((scene, told(wire))))
    before: list[tuple[Scene, list[str]]] = []
    wire.event("act", value="x", n=1)
    assert before == [(BLUE, ["show"])]
    assert told(wire) == ["done"]


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
