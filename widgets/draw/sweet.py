"""Sweets: a silhouette, a body with a darker side, decor and a letter. A game defines how its own
pieces look; this module draws them at any size.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from widgets.draw.paths import parse, placed
from widgets.draw.scene import Fill, Path, Stroke

BASE_OFFSET = 0.05
"""How far the side of a sweet shows below its top, as a fraction of its size."""
LETTER_SIZES = ((56, 0.33, 0.07), (32, 0.37, 0.085), (0, 0.42, 0.105))
"""Least size in px, height and line width of a letter, the latter two as fractions of the sweet."""
CONDENSED = 0.92
"""Width of a letter relative to its glyph."""


@frozen
class Decor:
    """A line or a spot on top of a sweet, drawn at sizes from `from_px`; `width` 0 means filled."""

    from_px: int
    colour: str
    width: float
    path: Path


@frozen
class Small:
    """Differences of a sweet smaller than `below` px: a plainer silhouette, a smaller letter."""

    below: int
    silhouette: Path
    letter: float = 1.0


@frozen(eq=False)
class Sweet:
    """The look of a kind of sweet. Paths are in a unit square; `glyph` is one letter high and wide.

    `letter_height` and `letter_stroke` correct the common letter sizes for this kind.
    """

    letter: str
    body: str
    shade: str
    edge: str
    light: str
    ink: str
    letter_centre: tuple[float, float]
    letter_height: float
    letter_stroke: float
    silhouette: Path
    decor: tuple[Decor, ...]
    glyph: Path
    glyph_width: float
    small: Small | None = None

    def shape(self, size: float) -> Path:
        """Return the silhouette for a sweet of `size` px."""
        small = self._small(size)
        return small.silhouette if small else self.silhouette

    def letter_size(self, size: float) -> tuple[float, float]:
        """Return height and line width of the letter on a sweet of `size` px, as fractions of that
        size.
        """
        _from, height, stroke = next(entry for entry in LETTER_SIZES if entry[0] <= size)
        small = self._small(size)
        less = small.letter if small else 1.0
        return height * self.letter_height * less, stroke * self.letter_stroke * less**0.5

    def _small(self, size: float) -> Small | None:
        return self.small if self.small is not None and size < self.small.below else None


def read_sweet(letter: str, look: Mapping[str, Any], glyph: Mapping[str, Any]) -> Sweet:
    """Read a sweet from the tables of a data file: its look, and the lines of its letter."""
    x, y = look["letter_centre"]
    less = look.get("small")
    return Sweet(
        letter=letter,
        body=look["body"],
        shade=look["shade"],
        edge=look["edge"],
        light=look["light"],
        ink=look["letter"],
        letter_centre=(x, y),
        letter_height=look.get("letter_height", 1.0),
        letter_stroke=look.get("letter_stroke", 1.0),
        silhouette=parse(look["silhouette"]),
        decor=tuple(
            Decor(spot["from_px"], look[spot["paint"]], spot.get("width", 0.0), parse(spot["path"]))
            for spot in look.get("decor", ())
        ),
        glyph=parse(glyph["path"]),
        glyph_width=glyph["width"],
        small=Small(less["below"], parse(less["silhouette"]), less["letter"]) if less else None,
    )


def body_layers(look: Sweet, size: float, rim: str, line_scale: float) -> list[Fill | Stroke]:
    """Return what to paint below the letter, from the bottom up: rim, side, top, decor.

    `rim`: colour of the line round the sweet; `line_scale`: factor of its width.
    """
    shape = look.shape(size)
    top = placed(shape, 0, 0, size)
    side = placed(shape, 0, BASE_OFFSET * size, size)
    layers: list[Fill | Stroke] = [
        Stroke(side + top, rim, 2 * max(1.5, 0.03 * size) * line_scale),
        Fill(side, look.shade),
        Fill(top, look.body),
    ]
    for spot in look.decor:
        if size >= spot.from_px:
            path = placed(spot.path, 0, 0, size)
            layers.append(
                Stroke(path, spot.colour, spot.width * size)
                if spot.width
                else Fill(path, spot.colour)
            )
    return layers


def letter_layer(look: Sweet, size: float) -> Stroke:
    """Return the letter on top of a sweet of `size` px."""
    height, width = look.letter_size(size)
    x, y = look.letter_centre
    return Stroke(letter_path(look, x * size, y * size, height * size), look.ink, width * size)


def letter_path(look: Sweet, cx: float, cy: float, height: float) -> Path:
    """Return the lines of a letter, `height` px high, centred at (cx, cy)."""
    width = look.glyph_width * height * CONDENSED
    return placed(look.glyph, cx - width / 2, cy - height / 2, width, height)
