"""Python's side of the site: one App, and its messages as JSON to and from the page.

Runs in the browser only. `warm` is called once, when the site is built: what it leaves in memory is
the snapshot with which every visit begins. `start` begins a visit.
"""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

from tutor.i18n import _
from widgets.site import standins
from widgets.site.standins import Kind

if TYPE_CHECKING:
    from widgets.app import App
    from widgets.draw.scene import Scene

Send = Callable[[str, str], Any]
"""To the page: the kind of a message and its JSON."""
OTHERS = ("fsrs", "openskill.models", "segno")
"""What is otherwise imported when it is first needed."""
NOT_HERE = (
    *(".cli", "_cli", ".command", ".terminal", ".__main__"),
    *(".generator", ".backend", ".build", ".making", ".record_slider"),
)
"""Modules (by their ends) that are for a terminal or for Jupyter."""


class BrowserPage:
    """The page, as the app's messages reach it; what is sent before it is there is nobody's."""

    def __init__(self) -> None:
        self.send: Send = lambda _kind, _text: None

    def post(self, kind: Kind, content: object) -> None:
        """Send the page what can be said as JSON."""
        if kind == "setup":  # and again in each language the learner turns to
            self.post("words", words())
        self.send(kind, json.dumps(content))


PAGE = BrowserPage()


class Canvas:
    """The name by which the page knows a canvas."""

    def __init__(self, number: int) -> None:
        self.model_id = f"canvas-{number}"


class SiteBoard:
    """A canvas of the page: a scene travels as the text that ipycanvas would be sent."""

    made = 0

    def __init__(self) -> None:
        SiteBoard.made += 1
        self.widget = Canvas(SiteBoard.made)
        self._shown: tuple[Scene, float] | None = None

    def draw(self, scene: Scene, dpr: float = 1.0) -> None:
        """Show a scene; the same is not sent twice."""
        from widgets.draw.wire import scene_wire

        if (scene, dpr) == self._shown:
            return
        name = self.widget.model_id
        calls = scene_wire(scene, dpr, name).decode()
        self._shown = scene, dpr
        size = [round(scene.width * dpr), round(scene.height * dpr), scene.width, scene.height]
        PAGE.send("draw", f"{json.dumps([name, *size])[:-1]},{calls}]")

    def close(self) -> None:
        """Let the page forget the canvas."""
        PAGE.post("gone", self.widget.model_id)


def words() -> dict[str, str]:
    """Return what the page says on its own, in the learner's language."""
    return {
        "again": _("The tutor had to start again. You are where you were."),
        "fine": _("All right"),
        "fresh": _("A new version of the tutor is ready. Your place is kept."),
        "take": _("Take it now"),
        "later": _("Later"),
    }


def start(send: Send) -> Callable[[str], None]:
    """Begin a visit: make the app; what takes the page's messages comes back."""
    random.seed()  # memory comes from a snapshot: else everybody would be dealt the same cards
    PAGE.send = send
    app = _app()

    def receive(text: str) -> None:
        app.shell.receive(json.loads(text))

    return receive


def warm() -> None:
    """Load everything and paint the first page once, for nobody, so that the snapshot knows it: a
    visit that begins with it has no other code. What else is painted would make it larger.
    """
    app = _app(strict=True)
    for package in map(import_module, ("tutor", "widgets")):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith(NOT_HERE):
                import_module(found.name)
    for name in OTHERS:
        import_module(name)
    view = {"width": 1280, "height": 800, "dpr": 1}
    app.shell.receive({"kind": "ready", "view": view, "stored": {}})
    SiteBoard.made = 0
    del app
    gc.collect()


def _app(*, strict: bool = False) -> App:
    _stand_in()
    from widgets.app import App

    return App(board=SiteBoard, strict=strict)


def _stand_in() -> None:
    """Once: what the app has imported stays."""
    wire = json.loads(files(__package__).joinpath("wire.json").read_text(encoding="utf-8"))
    standins.install(PAGE.post, wire["commands"], wire["attributes"])
