"""What the shell sends to the page: only what has changed, in the right order."""

from __future__ import annotations

import htpy as h
import pytest

from tests.widgets.wire import BLUE, FLIGHT, PHONE, RED, Wire, whole
from widgets.browser.parts import Part
from widgets.browser.shell import (
    After,
    Event,
    Look,
    Move,
    Pulse,
    Shake,
    View,
    slot,
    target,
)
from widgets.draw.scene import Scene


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
