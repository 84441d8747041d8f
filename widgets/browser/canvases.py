"""The canvases of a page: what each shows, and which pictures the browser still needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from widgets.browser.protocol import Tell
from widgets.draw.scene import Scene
from widgets.draw.svg import picture_name, scene_svg


class Board(Protocol):
    """The interface of a canvas; `widgets.draw.backend.CanvasBoard` is one."""

    widget: Any

    def draw(self, scene: Scene, dpr: float) -> None:
        """Show a scene, now or as soon as the browser can."""

    def close(self) -> None:
        """Release its resources."""


def canvas_board(*, ready: bool = False) -> Board | None:
    """Return a canvas of ipycanvas; None if that is not installed. `ready`: the page can draw on it
    as soon as it has heard of it, and need not say so.
    """
    try:
        from widgets.draw.backend import CanvasBoard  # imported late: it loads numpy
    except ModuleNotFoundError:
        return None
    return CanvasBoard(ready=ready)


class Canvases:
    """The canvases of one page.

    Args:
        make: returns a canvas; None if it cannot, and the browser shows SVG.
        tell: sends the browser a message of a kind, with its content.

    Attributes:
        plain: whether this browser shows our SVG, because it has no ipycanvas.
        touched: the canvas that was clicked last; it is drawn first.
    """

    def __init__(self, make: Callable[[], Board | None], tell: Tell) -> None:
        self.plain = False
        self.touched = ""
        self._make = make
        self._tell = tell
        self._boards: dict[str, Board] = {}
        self._drawn: dict[str, tuple[Scene, float, float]] = {}
        self._scales: dict[str, float] = {}  # the scale at which a canvas is seen
        self._pictures: set[str] = set()

    @property
    def models(self) -> dict[str, str]:
        """The widget ids of the canvases of ipycanvas, by canvas name."""
        return {name: board.widget.model_id for name, board in self._boards.items()}

    def start(self, plain: bool) -> None:
        """Forget what was drawn, because a new browser with new canvases has come."""
        self.plain = plain
        self._drawn, self._scales, self._pictures = {}, {}, set()

    def go_plain(self) -> None:
        """Switch to SVG for a browser that cannot show ipycanvas after all."""
        self.plain = True
        self._drawn = {}

    def prepare(self, names: Iterable[str]) -> None:
        """Make missing canvases of these names."""
        for name in names:
            board = None if self.plain or name in self._boards else self._make()
            if board is not None:
                self._boards[name] = board

    def enlarge(self, names: Iterable[str], scale: float) -> None:
        """Set the scale at which some canvases are seen, for sharp drawing."""
        self._scales |= dict.fromkeys(names, scale)

    def draw(self, scenes: Mapping[str, Scene], dpr: float) -> list[str]:
        """Send the pictures that have changed, and return their names."""
        drawn = self.undrawn(scenes, dpr)
        for name in drawn:
            scene, scale = scenes[name], self._scales.get(name, 1.0)
            self._drawn[name] = (scene, dpr, scale)
            if self.plain or name not in self._boards:
                svg = scene_svg(scene.at(scale))
                self._tell("paint", canvas=name, svg=svg, scale=scale)
            else:
                self._boards[name].draw(scene.at(scale), scene.sharpness(dpr * scale))
        return drawn

    def undrawn(self, scenes: Mapping[str, Scene], dpr: float) -> list[str]:
        """Return the canvases whose picture has changed, the one clicked last first."""
        names = [
            name
            for name, scene in scenes.items()
            if self._drawn.get(name) != (scene, dpr, self._scales.get(name, 1.0))
        ]
        return sorted(names, key=lambda name: name != self.touched)

    def knows(self, pictures: Iterable[str]) -> bool:
        """Return whether the browser has had all pictures of these names."""
        return self._pictures.issuperset(pictures)

    def unknown(self, pictures: Iterable[Scene]) -> dict[str, str]:
        """Return those pictures that the browser has not had yet, as SVG by name."""
        named = {picture_name(scene): scene for scene in pictures}
        new = {name: scene for name, scene in named.items() if name not in self._pictures}
        self._pictures |= set(new)
        return {name: scene_svg(scene) for name, scene in new.items()}

    def close(self) -> None:
        """Release the canvases."""
        for board in self._boards.values():
            board.close()
        self._boards.clear()
