"""Windows on pictures: what they say of themselves, and how sharp what is in them is drawn."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.widgets.wire import BLUE, RED, Wire
from widgets.browser.pane import Inside, pane
from widgets.browser.slots import slot
from widgets.draw.geometry import Rect
from widgets.draw.scene import MOST_PIXELS, Fill, Scene

INSIDE = Inside(400, 300, (18, 22), (200, 150), Rect(100, 50, 200, 200))


def test_a_pane_says_where_what_is_in_it_lies() -> None:
    text = str(pane("board", INSIDE, 200, 100, slot("board", RED)))
    assert 'data-units="18 22"' in text
    assert 'data-origin="200 150"' in text
    assert 'data-home="100 50 200 200"' in text
    assert "data-look" not in text
    assert text.count("data-zoom=") == 2


def test_the_buttons_for_it_stand_where_they_cover_no_piece() -> None:
    assert 'data-corner="top right"' in str(pane("board", INSIDE, 200, 200))
    upper, lower = Rect(100, 50, 200, 60), Rect(240, 190, 60, 60)
    right = evolve(INSIDE, pieces=(upper,))
    assert 'data-corner="bottom right"' in str(pane("board", right, 200, 200))
    both = evolve(INSIDE, pieces=(upper, lower))
    assert 'data-corner="bottom left"' in str(pane("board", both, 200, 200))
    middle = evolve(INSIDE, pieces=(Rect(100, 110, 200, 80),))
    assert 'data-corner="top right beside"' in str(pane("board", middle, 200, 200))


def test_what_cannot_be_enlarged_has_no_buttons_for_it() -> None:
    assert "data-zoom=" not in str(pane("board", evolve(INSIDE, units=(54,)), 200, 100))


def test_what_is_enlarged_is_drawn_as_sharp_and_with_its_detail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wire = Wire(monkeypatch, strict=True)
    wire.ready()
    wire.shell.show("", {"board": evolve(RED, closer=lambda scale: BLUE), "hand": RED})
    board, hand = wire.boards
    wire.shell.receive({"kind": "enlarged", "canvases": ["board", "gone"], "scale": 2})
    assert board.drawn[-1] == (BLUE, 6.0)
    assert hand.drawn == [(RED, 3.0)]
    wire.shell.receive({"kind": "enlarged", "canvases": ["board"], "scale": 1})
    assert board.drawn[-1] == (RED, 3.0)


@pytest.mark.parametrize(
    "more",
    [{"canvases": "board", "scale": 2}, {"canvases": [3], "scale": 2}, {"canvases": ["board"]}],
)
def test_what_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, more: dict[str, object]
) -> None:
    wire = Wire(monkeypatch, strict=True)
    wire.ready()
    with pytest.raises(ValueError, match="the browser sent"):
        wire.shell.receive({"kind": "enlarged", **more})


def test_no_canvas_is_larger_than_a_phone_can_hold() -> None:
    large = Scene(2000, 2000)
    assert (2000 * large.sharpness(6)) ** 2 == pytest.approx(MOST_PIXELS)
    assert RED.sharpness(6) == 6


def test_more_on_a_picture_is_on_it_when_it_is_enlarged_too() -> None:
    more = (Fill((("R", (0, 0, 4, 4, 0)),), "#0f0"),)
    found = evolve(RED, closer=lambda scale: BLUE).with_more(more)
    assert found.commands == RED.commands + more
    assert found.at(2).commands == BLUE.commands + more
