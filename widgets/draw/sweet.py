"""Sweets: a silhouette, a body on its darker side, decor and a letter. What a game's pieces look
like is its own; how such a piece is drawn at any size is the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from widgets.draw.paths import parse, placed
from widgets.draw.scene import Fill, Path, Stroke

BASE_OFFSET = 0.05
"""The side of a sweet shows this far below its top."""
LETTER_SIZES = ((56, 0.33, 0.07), (32, 0.37, 0.085), (0, 0.42, 0.105))
"""From so many px on the height and the line width of a letter, as parts of the sweet."""
CONDENSED = 0.92
"""Letters are so much narrower than their glyphs."""


@frozen
class Decor:
    """A line or a spot on top of a sweet, drawn from `from_px` on; `width` 0 means filled."""

    from_px: int
    colour: str
    width: float
    path: Path


@frozen
class Small:
    """How a sweet differs below `below` px: a plainer silhouette, a letter so much smaller."""

    below: int
    silhouette: Path
    letter: float = 1.0


@frozen(eq=False)
class Sweet:
    """How a kind of sweet looks. Paths live in a unit square; `glyph` is one letter high and wide.

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
        """The silhouette for a sweet of `size` px."""
        small = self._small(size)
        return small.silhouette if small else self.silhouette

    def letter_size(self, size: float) -> tuple[float, float]:
        """Height and line width of the letter on a sweet of `size` px, as parts of that size."""
        _from, height, stroke = next(entry for entry in LETTER_SIZES if entry[0] <= size)
        small = self._small(size)
        less = small.letter if small else 1.0
        return height * self.letter_height * less, stroke * self.letter_stroke * less**0.5

    def _small(self, size: float) -> Small | None:
        return self.small if self.small is not None and size < self.small.below else None


def read_sweet(letter: str, look: Mapping[str, Any], glyph: Mapping[str, Any]) -> Sweet:
    """A sweet from the tables of a data file: how it looks, and the lines of its letter."""
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
    """What to paint below the letter, from the bottom up: rim, side, top, decor.

    `rim` is the colour of the line round the sweet, `line_scale` makes that line wider.
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
    """The letter on top of a sweet of `size` px."""
    height, width = look.letter_size(size)
    x, y = look.letter_centre
    return Stroke(letter_path(look, x * size, y * size, height * size), look.ink, width * size)


def letter_path(look: Sweet, cx: float, cy: float, height: float) -> Path:
    """The lines of a letter, `height` px high, with their middle at (cx, cy)."""
    width = look.glyph_width * height * CONDENSED
    return placed(look.glyph, cx - width / 2, cy - height / 2, width, height)
