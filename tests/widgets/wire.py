"""A shell with a browser that is only a list of messages, and pictures to tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from widgets.browser.shell import (
    Event,
    Move,
    Shell,
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
        self.messages: list[list[dict[str, Any]]] = []  # what each message told
        monkeypatch.setattr(self.shell, "send", self.receive)

    def receive(self, message: dict[str, Any]) -> None:
        told = message["told"] if message["kind"] == "all" else [message]
        self.messages.append(told)
        self.sent += told

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
