"""The pictures of a page: which canvas shows what, and which the browser has to be sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from widgets.browser.protocol import Tell
from widgets.draw.scene import Scene
from widgets.draw.svg import picture_name, scene_svg


class Board(Protocol):
    """What is needed of a canvas; `widgets.draw.backend.CanvasBoard` is one."""

    widget: Any

    def draw(self, scene: Scene, dpr: float) -> None:
        """Show a scene, now or as soon as the browser can."""

    def close(self) -> None:
        """Give everything back."""


def canvas_board() -> Board | None:
    """A canvas of ipycanvas; None where that is not installed."""
    try:
        from widgets.draw.backend import CanvasBoard  # late: it loads numpy
    except ModuleNotFoundError:
        return None
    return CanvasBoard()


class Canvases:
    """The canvases of one page.

    Args:
        make: makes a canvas; None if it cannot, and the browser paints by itself.
        tell: sends the browser a message of a kind, with its content.

    Attributes:
        plain: whether this browser paints our SVG, because it has no ipycanvas.
        touched: the canvas that was clicked on last: it is drawn first.
    """

    def __init__(self, make: Callable[[], Board | None], tell: Tell) -> None:
        self.plain = False
        self.touched = ""
        self._make = make
        self._tell = tell
        self._boards: dict[str, Board] = {}
        self._drawn: dict[str, tuple[Scene, float, float]] = {}
        self._scales: dict[str, float] = {}  # how much enlarged a canvas is seen
        self._pictures: set[str] = set()

    @property
    def models(self) -> dict[str, str]:
        """The canvases of ipycanvas: the name of the widget of each."""
        return {name: board.widget.model_id for name, board in self._boards.items()}

    def start(self, plain: bool) -> None:
        """A browser has come that has nothing yet; its canvases are new, too."""
        self.plain = plain
        self._drawn, self._scales, self._pictures = {}, {}, set()

    def go_plain(self) -> None:
        """This browser cannot show ipycanvas after all: it gets all pictures as SVG."""
        self.plain = True
        self._drawn = {}

    def prepare(self, names: Iterable[str]) -> None:
        """See to it that there are canvases of these names."""
        for name in names:
            board = None if self.plain or name in self._boards else self._make()
            if board is not None:
                self._boards[name] = board

    def enlarge(self, names: Iterable[str], scale: float) -> None:
        """The learner looks closer at some canvases: they are drawn so sharp from now on."""
        self._scales |= dict.fromkeys(names, scale)

    def draw(self, scenes: Mapping[str, Scene], dpr: float) -> list[str]:
        """Send the pictures that have changed; their names."""
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
        """The canvases that show something else as yet; first the one that was clicked on."""
        names = [
            name
            for name, scene in scenes.items()
            if self._drawn.get(name) != (scene, dpr, self._scales.get(name, 1.0))
        ]
        return sorted(names, key=lambda name: name != self.touched)

    def unknown(self, pictures: Iterable[Scene]) -> dict[str, str]:
        """Those of the pictures that the browser has not had yet, by their names."""
        named = {picture_name(scene): scene for scene in pictures}
        new = {name: scene for name, scene in named.items() if name not in self._pictures}
        self._pictures |= set(new)
        return {name: scene_svg(scene) for name, scene in new.items()}

    def close(self) -> None:
        """Give the canvases back."""
        for board in self._boards.values():
            board.close()
        self._boards.clear()
