"""A browser on paper: what a shell sends is written down, what a learner does is put in by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bs4 import BeautifulSoup, Tag

from widgets.draw.scene import Scene

VIEW = {
    "width": 1280,
    "height": 800,
    "dpr": 1,
    "dark": False,
    "reduced_motion": False,
    "embedded": False,
}


class PaperBoard:
    """A canvas that only writes down what it is to show."""

    class Widget:
        model_id = "canvas-model"

    def __init__(self) -> None:
        self.widget = self.Widget()
        self.scenes: list[Scene] = []

    def draw(self, scene: Scene, dpr: float) -> None:
        self.scenes.append(scene)

    def close(self) -> None:
        pass


class Paper:
    """One browser tab: `make(board=..., strict=True)` gives what has the `shell` it shows.

    `stored` is the browser's localStorage and outlives the tab when it is handed on.
    """

    def __init__(
        self,
        make: Callable[..., Any],
        monkeypatch: Any,
        *,
        stored: dict[str, str] | None = None,
        hash: str = "",
        resume: str = "",
        **view: Any,
    ) -> None:
        self.app = make(board=PaperBoard, strict=True)
        self.shell = getattr(self.app, "shell", None) or self.app._shell
        self.stored = {} if stored is None else stored
        self._html = ""
        self._parsed: BeautifulSoup | None = None
        self.sent: list[Mapping[str, Any]] = []
        self.title = self.resume = self.address = ""
        self.downloads: dict[str, str] = {}
        monkeypatch.setattr(self.shell, "send", self._receive)
        self._view = VIEW | view
        self.shell.receive(
            {
                "kind": "ready",
                "view": self._view,
                "stored": dict(self.stored),
                "hash": hash,
                "resume": resume,
            }
        )

    # ---- what the learner does

    def act(self, value: str, text: str = "") -> None:
        """Press or change what has this act; it must be there."""
        found = self.page.select(f'[data-act="{value}"]')
        assert found, f"nothing on the page does {value!r}"
        assert any(not item.has_attr("disabled") for item in found), f"{value!r} is disabled"
        self.event("act", value, text)

    def event(self, name: str, value: str = "", text: str = "", **more: Any) -> None:
        """Anything at all, whether the page has it or not."""
        self.shell.receive({"kind": "event", "name": name, "value": value, "text": text, **more})

    def go(self, address: str) -> None:
        """Follow a link, or type an address."""
        self.event("hash", address)

    def resize(self, **view: Any) -> None:
        """Make the window another size."""
        self._view |= view
        self.event("resize", view=self._view)

    # ---- what is to be seen

    @property
    def page(self) -> BeautifulSoup:
        """The page, read when it is looked at: most pages are left before."""
        if self._parsed is None:
            self._parsed = BeautifulSoup(self._html, "html.parser")
        return self._parsed

    @property
    def text(self) -> str:
        """All words of the page, blanks evened out."""
        return " ".join(self.page.get_text(" ").split())

    @property
    def heading(self) -> str:
        """The words of the h1."""
        (heading,) = self.page.select("h1")
        return " ".join(heading.get_text(" ").split())

    def find(self, selector: str) -> Tag:
        """The one element that fits a CSS selector."""
        (found,) = self.page.select(selector)
        return found

    def all(self, selector: str) -> list[Tag]:
        """Every element that fits a CSS selector."""
        return list(self.page.select(selector))

    @property
    def said(self) -> str:
        """What a screen reader said last."""
        return next((m["say"] for m in reversed(self.sent) if m.get("say")), "")

    @property
    def last(self) -> Mapping[str, Any]:
        """The last page that was sent."""
        return next(m for m in reversed(self.sent) if m["kind"] == "show")

    def scene(self, canvas: str) -> Scene:
        """What a canvas shows."""
        return self.shell.page.scenes[canvas]

    def _receive(self, message: Mapping[str, Any]) -> None:
        if message["kind"] == "all":
            for told in message["told"]:
                self._receive(told)
            return
        self.sent.append(message)
        match message["kind"]:
            case "show":
                self._html, self._parsed = self.shell.page.html, None
                self.title = message.get("title", self.title)
                self.resume = message.get("resume", self.resume)
            case "store" if message["text"] is None:
                self.stored.pop(message["key"], None)
            case "store":
                self.stored[message["key"]] = message["text"]
            case "hash":
                self.address = message["hash"]
            case "download":
                self.downloads[message["filename"]] = message["text"]
