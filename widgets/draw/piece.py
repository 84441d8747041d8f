"""One chocolate. The same list of layers feeds the canvas and the SVG, so both look alike."""

from __future__ import annotations

from functools import lru_cache

from widgets.draw.kinds import BASE_OFFSET, TIP_RADIUS, TIPS, Kind, kind
from widgets.draw.paths import placed
from widgets.draw.scene import Fill, Path, Pen, Sprite, Stroke
from widgets.draw.theme import Theme

SHADOW_FROM = 40
TIPS_FROM = 36
LETTER_CONDENSED = 0.92

Tips = tuple[str, str, str, str]
"""Kinds above, right, below and left of a Wild, "" where there is none."""
NO_TIPS: Tips = ("", "", "", "")


def draw_piece(
    pen: Pen,
    letter: str,
    x: float,
    y: float,
    size: float,
    theme: Theme,
    *,
    tips: Tips = NO_TIPS,
    ground: bool = True,
) -> None:
    """A chocolate in the square of `size` px at (x, y), its corner on a whole pixel.

    `letter` is one of "TNRMBV", or "W" or "*" for a Wild. `ground` draws its shadow (from 40 px).
    """
    pen.splice(piece_sprite(letter, size, theme, tips, ground), x, y)


@lru_cache(maxsize=4096)
def piece_sprite(
    letter: str, size: float, theme: Theme, tips: Tips = NO_TIPS, ground: bool = True
) -> Sprite:
    """The drawing of a chocolate of `size` px with its origin at the top left."""
    pen = Pen()
    if ground and size >= SHADOW_FROM:
        pen.ellipse(0.5 * size, 0.9 * size, 0.36 * size, 0.07 * size, theme.shadow)
    for layer in piece_layers(kind(letter), size, theme, tips):
        if isinstance(layer, Fill):
            pen.fill(layer.path, layer.colour)
        else:
            pen.stroke(layer.path, layer.colour, layer.width)
    return pen.recorded()


def piece_layers(look: Kind, size: float, theme: Theme, tips: Tips) -> list[Fill | Stroke]:
    """What to paint, from the bottom up: rim, side, top, decor, tips of a Wild, letter."""
    shape = look.shape(size)
    top = placed(shape, 0, 0, size)
    side = placed(shape, 0, BASE_OFFSET * size, size)
    rim = 2 * max(1.5, 0.03 * size) * theme.line_scale
    layers: list[Fill | Stroke] = [
        Stroke(side + top, theme.rim or look.edge, rim),
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
    if look.letter == "W" and size >= TIPS_FROM:
        layers += _wild_tips(look, size, tips)
    height, width = look.letter_size(size)
    layers.append(Stroke(_letter(look, size, height * size), look.ink, width * size))
    return layers


def _wild_tips(look: Kind, size: float, tips: Tips) -> list[Fill | Stroke]:
    layers: list[Fill | Stroke] = []
    for (x, y), neighbour in zip(TIPS, tips, strict=True):
        disc = placed((("O", (x, y, TIP_RADIUS)),), 0, 0, size)
        colour = kind(neighbour).body if neighbour else look.shade
        layers += [Fill(disc, colour), Stroke(disc, look.edge, 1.0)]
    return layers


def _letter(look: Kind, size: float, height: float) -> Path:
    width = look.glyph_width * height * LETTER_CONDENSED
    centre_x, centre_y = look.letter_centre
    return placed(
        look.glyph, centre_x * size - width / 2, centre_y * size - height / 2, width, height
    )
