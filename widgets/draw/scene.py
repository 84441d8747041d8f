"""A drawing as data: what to paint, in CSS pixels, recorded once and cheap to compare.

A page asks for a `Scene`, tests read it, and `widgets.draw.backend` draws it in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt

from attrs import evolve, field, frozen

SANS = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", sans-serif'
"""The font of every text."""

MOST_PIXELS = 16_000_000
"""Most pixels of one canvas; browsers on phones show no larger one."""

# One step of a path: a letter and its numbers.
#   M x y · L x y · C x1 y1 x2 y2 x y · Z      as in SVG
#   O cx cy r · E cx cy rx ry · R x y w h r    circle, ellipse, rounded rectangle: subpaths
Verb = tuple[str, tuple[float, ...]]
Path = tuple[Verb, ...]


@frozen(cache_hash=True)
class Fill:
    """Fill a path with a CSS colour."""

    path: Path
    colour: str


@frozen(cache_hash=True)
class Stroke:
    """Draw the line of a path; `dash`: lengths on and off in px, empty for a solid line."""

    path: Path
    colour: str
    width: float
    dash: tuple[float, ...] = ()
    cap: str = "round"


@frozen(cache_hash=True)
class Text:
    """One line of text, centred vertically on `y`; `align` is left, center or right of `x`."""

    text: str
    x: float
    y: float
    size: float
    colour: str
    weight: int = 400
    align: str = "center"


@frozen
class Save:
    """Save the origin, the scale and the clip."""


@frozen
class Restore:
    """Restore what the matching `Save` saved."""


@frozen
class Shift:
    """Move the origin by (x, y), then scale by `scale`."""

    x: float
    y: float
    scale: float = 1.0


@frozen(cache_hash=True)
class Clip:
    """Paint only inside this path."""

    path: Path


@frozen(cache_hash=True)
class Sprite:
    """A small finished drawing, used many times."""

    commands: tuple[Command, ...]


@frozen(cache_hash=True)
class Splice:
    """Draw a sprite with its origin at (x, y)."""

    sprite: Sprite
    x: float
    y: float


Command = Fill | Stroke | Text | Save | Restore | Shift | Clip | Splice


@frozen(cache_hash=True)
class Scene:
    """Everything visible on one canvas of `width` by `height` CSS pixels.

    `closer(scale)`: returns the same scene, of the same size, with the details that are visible at
    this scale (see `widgets.browser.pane`).
    """

    width: int
    height: int
    commands: tuple[Command, ...] = field(default=(), repr=lambda c: f"<{len(c)} commands>")
    closer: Callable[[float], Scene] | None = field(default=None, eq=False, repr=False)

    def at(self, scale: float) -> Scene:
        """Return the scene to draw at this scale."""
        return self if scale == 1 or self.closer is None else self.closer(scale)

    def with_more(self, commands: tuple[Command, ...]) -> Scene:
        """Return the scene with more drawn over it, at every scale."""
        closer = self.closer
        return evolve(
            self,
            commands=self.commands + commands,
            closer=closer and (lambda scale: closer(scale).with_more(commands)),
        )

    def sharpness(self, wanted: float) -> float:
        """Return device pixels a CSS pixel: as many as wanted, up to the limit of a canvas on
        phones.
        """
        return min(wanted, sqrt(MOST_PIXELS / max(1, self.width * self.height)))


class Pen:
    """Records drawing commands. Lengths are CSS pixels, colours are CSS colours."""

    def __init__(self) -> None:
        self._commands: list[Command] = []

    def scene(self, width: int, height: int) -> Scene:
        """Return what has been drawn so far, as a scene of this size."""
        return Scene(width, height, tuple(self._commands))

    def recorded(self) -> Sprite:
        """Return what has been drawn so far, as a sprite."""
        return Sprite(tuple(self._commands))

    def splice(self, sprite: Sprite, x: float, y: float) -> None:
        """Draw a sprite with its origin at the whole pixel nearest to (x, y), so that it is
        crisp.
        """
        self._commands.append(Splice(sprite, round(x), round(y)))

    def fill(self, path: Path, colour: str) -> None:
        """Fill a path."""
        self._commands.append(Fill(path, colour))

    def stroke(
        self,
        path: Path,
        colour: str,
        width: float = 1.0,
        dash: tuple[float, ...] = (),
        cap: str = "round",
    ) -> None:
        """Draw a path's line; `cap` is the shape of the ends of its dashes."""
        self._commands.append(Stroke(path, colour, width, dash, cap))

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 0.0,
        *,
        fill: str = "",
        stroke: str = "",
        line: float = 1.0,
        dash: tuple[float, ...] = (),
        cap: str = "butt",
    ) -> None:
        """Draw a rectangle with round corners, filled, outlined or both."""
        radius = max(0.0, min(radius, width / 2, height / 2))
        self._shape(((("R", (x, y, width, height, radius))),), fill, stroke, line, dash, cap)

    def circle(
        self,
        cx: float,
        cy: float,
        radius: float,
        *,
        fill: str = "",
        stroke: str = "",
        line: float = 1.0,
        dash: tuple[float, ...] = (),
        cap: str = "butt",
    ) -> None:
        """Draw a circle, filled, outlined or both."""
        self._shape((("O", (cx, cy, radius)),), fill, stroke, line, dash, cap)

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, fill: str) -> None:
        """Draw a filled ellipse."""
        self.fill((("E", (cx, cy, rx, ry)),), fill)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        colour: str,
        width: float = 1.0,
        dash: tuple[float, ...] = (),
        cap: str = "round",
    ) -> None:
        """Draw a straight line."""
        self.stroke((("M", (x1, y1)), ("L", (x2, y2))), colour, width, dash, cap)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: str,
        weight: int = 400,
        align: str = "center",
    ) -> None:
        """Draw one line of sans-serif text, vertically centred at `y`."""
        self._commands.append(Text(text, x, y, size, colour, weight, align))

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1.0) -> Iterator[None]:
        """Draw with the origin at (x, y), scaled by `scale`."""
        with self._kept():
            self._commands.append(Shift(x, y, scale))
            yield

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        """Draw only inside a path."""
        with self._kept():
            self._commands.append(Clip(path))
            yield

    @contextmanager
    def _kept(self) -> Iterator[None]:
        # Restored even when the drawing fails, so that a caught error cannot move the rest.
        self._commands.append(Save())
        try:
            yield
        finally:
            self._commands.append(Restore())

    def _shape(
        self,
        path: Path,
        fill: str,
        stroke: str,
        line: float,
        dash: tuple[float, ...],
        cap: str,
    ) -> None:
        if fill:
            self.fill(path, fill)
        if stroke:
            self.stroke(path, stroke, line, dash, cap)
