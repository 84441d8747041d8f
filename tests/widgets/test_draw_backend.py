"""The board: sends when the browser is ready, only what is new, and never dies."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from ipycanvas.canvas import COMMANDS

from widgets.draw import Pen, Scene
from widgets.draw.backend import CanvasBoard
from widgets.draw.wire import scene_wire


def scene(colour: str = "#112233", size: int = 40) -> Scene:
    pen = Pen()
    pen.rect(0, 0, size, size, fill=colour)
    return pen.scene(size, size)


def broken() -> Scene:
    pen = Pen()
    pen.fill((("?", (1.0,)),), "#000000")
    return pen.scene(10, 10)


class Watched:
    """A board with its messages caught on the way to the browser."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.board = CanvasBoard()
        self.messages: list[list[Any]] = []
        monkeypatch.setattr(self.board.widget._canvas_manager, "send", self._catch)

    def _catch(self, content: dict[str, Any], buffers: Sequence[memoryview]) -> None:
        (buffer,) = buffers
        number = content.pop("number")
        assert content == {"shape": [buffer.nbytes], "dtype": "uint8"}
        assert number > 0
        self.messages.append(json.loads(bytes(buffer)))

    def ready(self) -> None:
        self.board.widget._handle_frontend_event(None, {"event": "client_ready"}, [])


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    return Watched(monkeypatch)


def test_nothing_is_sent_before_the_browser_is_ready(watched: Watched) -> None:
    watched.board.draw(scene("#111111"))
    watched.board.draw(scene("#222222"))
    assert watched.messages == []
    watched.ready()
    assert len(watched.messages) == 1
    assert "#222222" in json.dumps(watched.messages), "the last scene"


def test_a_board_without_a_scene_stays_quiet(watched: Watched) -> None:
    watched.ready()
    assert watched.messages == []


def test_a_scene_is_one_message_for_its_own_canvas(watched: Watched) -> None:
    watched.ready()
    watched.board.draw(scene())
    (message,) = watched.messages
    assert message[0] == [
        COMMANDS["switchCanvas"], [f"IPY_MODEL_{watched.board.widget.model_id}"]
    ]  # fmt: skip


def test_the_same_scene_is_not_sent_twice(watched: Watched) -> None:
    watched.ready()
    watched.board.draw(scene())
    watched.board.draw(scene())
    assert len(watched.messages) == 1
    watched.board.draw(scene(), dpr=2)
    watched.board.draw(scene("#445566"), dpr=2)
    assert len(watched.messages) == 3


def test_a_reloaded_page_gets_the_picture_again(watched: Watched) -> None:
    watched.ready()
    watched.board.draw(scene())
    watched.ready()
    assert watched.messages[0] == watched.messages[1]


@pytest.mark.parametrize(("dpr", "backing"), [(1, 40), (1.25, 50), (2, 80), (2.625, 105)])
def test_the_canvas_has_the_screens_pixels_and_the_pages_size(
    watched: Watched, dpr: float, backing: int
) -> None:
    watched.ready()
    watched.board.draw(scene(), dpr)
    widget = watched.board.widget
    assert (widget.width, widget.height) == (backing, backing)
    assert (widget.layout.width, widget.layout.height) == ("40px", "40px")


def test_an_error_leaves_this_board_and_all_others_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Watched(monkeypatch), Watched(monkeypatch)
    for watched in (one, other):
        watched.ready()
        watched.board.draw(scene())
    with pytest.raises(ValueError, match="path verb"):
        one.board.draw(broken())
    one.board.draw(scene("#445566"))
    other.board.draw(scene("#445566"))
    assert [len(watched.messages) for watched in (one, other)] == [2, 2]
    assert not one.board.widget._canvas_manager._caching


def test_after_an_error_the_canvas_keeps_its_size_and_picture(watched: Watched) -> None:
    watched.ready()
    watched.board.draw(scene())
    with pytest.raises(ValueError, match="path verb"):
        watched.board.draw(broken())
    assert watched.board.widget.width == 40
    watched.ready()
    assert watched.messages[1] == watched.messages[0]


def test_each_board_has_a_queue_of_its_own() -> None:
    one, other = CanvasBoard(), CanvasBoard()
    assert one.widget._canvas_manager is not other.widget._canvas_manager
    assert one.widget._canvas_manager is one._manager


def test_a_page_that_keeps_what_it_was_sent_gets_only_what_is_different(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = CanvasBoard(ready=True)
    sent: list[tuple[dict[str, Any], str]] = []

    def catch(content: dict[str, Any], buffers: Sequence[memoryview]) -> None:
        sent.append((content, bytes(buffers[0]).decode()))

    monkeypatch.setattr(board.widget._canvas_manager, "send", catch)
    many = [scene(f"#{n}{n}{n}") for n in (1, 2)]
    board.draw(many[0])
    board.draw(many[1].with_more(many[0].commands))
    board.draw(many[1])
    text = sent[0][1]
    for number, (content, put) in enumerate(sent[1:], 2):
        assert content["number"] == number
        assert content["canvas"] == f"IPY_MODEL_{board.widget.model_id}"
        done, start, at = "", 0, 0
        for begin, end, length in content["edits"]:
            done += text[start:begin] + put[at : at + length]
            start, at = end, at + length
        text = done + text[start:]
        assert len(put) < len(text) / 2
    wanted = scene_wire(many[1], 1.0, f"IPY_MODEL_{board.widget.model_id}").decode()
    assert text == wanted
    board.widget._handle_frontend_event(None, {"event": "client_ready"}, [])
    content, put = sent[-1]
    assert (content["number"], put) == (3, wanted), "whole, for a page that has missed something"
    assert "edits" not in content


def test_a_closed_board_is_silent(watched: Watched) -> None:
    watched.ready()
    watched.board.close()
    watched.board.draw(scene())
    assert watched.messages == []
