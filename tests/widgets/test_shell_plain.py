"""Browsers that cannot show ipycanvas paint SVG; where there are no widgets there are pictures."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import htpy as h
import pytest

from tests.widgets.wire import BLUE, RED, Wire
from widgets import DisplayView, GraphView, lesson_player
from widgets.browser.shell import Shell


def painted(wire: Wire) -> dict[str, str]:
    """The pictures that were sent as SVG, by their canvas."""
    return {message["canvas"]: message["svg"] for message in wire.take("paint")}


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return Wire(monkeypatch, strict=True)


def test_a_browser_without_ipycanvas_gets_svg(wire: Wire) -> None:
    wire.shell.show(h.p["One"], {"board": RED})
    wire.ready(plain=True)
    assert 'fill="#f00"' in painted(wire)["board"]
    wire.shell.show(h.p["Two"], {"board": RED, "more": BLUE})
    assert [*painted(wire)] == ["more"]
    assert wire.boards[0].drawn == []
    assert len(wire.boards) == 1


def test_a_browser_that_fails_to_load_it_gets_what_is_on_show(wire: Wire) -> None:
    wire.shell.show(h.p["One"], {"board": RED})
    wire.ready()
    assert painted(wire) == {}
    wire.shell.receive({"kind": "plain"})
    assert 'fill="#f00"' in painted(wire)["board"]


def test_the_next_browser_gets_canvases_again(wire: Wire) -> None:
    wire.ready(plain=True)
    wire.ready()
    wire.shell.show(h.p["One"], {"board": RED})
    assert painted(wire) == {}
    assert wire.boards[0].drawn == [(RED, 3.0)]


def test_without_ipycanvas_installed_there_are_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Mapping[str, Any]] = []
    monkeypatch.setitem(sys.modules, "widgets.draw.backend", None)
    shell = Shell(strict=True)
    monkeypatch.setattr(shell, "send", sent.append)
    shell.receive({"kind": "ready", "view": {"width": 800, "height": 600, "dpr": 1}, "stored": {}})
    shell.show(h.p["One"], {"board": RED})
    assert [message["canvas"] for message in sent if message["kind"] == "paint"] == ["board"]


def test_what_is_sent_is_plain_text(wire: Wire) -> None:
    wire.ready()
    wire.shell.show(h.p["One"], {"board": RED})
    assert type(wire.take("show")[-1]["html"]["parts"][""]) is str


def test_where_there_are_no_widgets_a_player_says_what_to_do() -> None:
    data, _metadata = lesson_player("first-bite")._repr_mimebundle_()
    assert "JupyterLab" in data["text/plain"]
    assert "tutor app" in data["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in data


@pytest.mark.parametrize("view", [DisplayView, GraphView])
def test_where_there_are_no_widgets_a_view_is_a_still_picture(view: type[DisplayView]) -> None:
    data, _metadata = view("TT/NN")._repr_mimebundle_()
    assert "<img" in data["text/html"]
    assert "T T" in data["text/plain"]
