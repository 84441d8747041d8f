"""One chocolate. The same list of layers feeds the canvas and the SVG, so both look alike."""

from __future__ import annotations

from functools import lru_cache

from widgets.chocolatiers_family.draw.kinds import TIP_RADIUS, TIPS, kind
from widgets.draw.paths import placed
from widgets.draw.scene import Fill, Pen, Sprite, Stroke
from widgets.draw.sweet import Sweet, body_layers, letter_layer
from widgets.draw.theme import Theme

SHADOW_FROM = 40
TIPS_FROM = 36

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
    """Draw a chocolate in the square of `size` px at (x, y), its corner on a whole pixel.

    `letter` is one of "TNRMBV", or "W" or "*" for a Wild. `ground` draws its shadow (from 40 px).
    """
    pen.splice(piece_sprite(letter, size, theme, tips, ground), x, y)


@lru_cache(maxsize=1024)
def piece_sprite(
    letter: str, size: float, theme: Theme, tips: Tips = NO_TIPS, ground: bool = True
) -> Sprite:
    """Return the drawing of a chocolate of `size` px with its origin at the top left."""
    pen = Pen()
    if ground and size >= SHADOW_FROM:
        pen.ellipse(0.5 * size, 0.9 * size, 0.36 * size, 0.07 * size, theme.shadow)
    look = kind(letter)
    for layer in piece_layers(look, size, theme.rim or look.edge, theme.line_scale, tips):
        if isinstance(layer, Fill):
            pen.fill(layer.path, layer.colour)
        else:
            pen.stroke(layer.path, layer.colour, layer.width)
    return pen.recorded()


def piece_layers(
    look: Sweet, size: float, rim: str, line_scale: float, tips: Tips
) -> list[Fill | Stroke]:
    """Return what to paint, from the bottom up: rim, side, top, decor, tips of a Wild, letter.

    `rim` is the colour of the line round the piece, `line_scale` makes that line wider.
    """
    layers = body_layers(look, size, rim, line_scale)
    if look.letter == "W" and size >= TIPS_FROM:
        layers += _wild_tips(look, size, tips)
    return [*layers, letter_layer(look, size)]


def _wild_tips(look: Sweet, size: float, tips: Tips) -> list[Fill | Stroke]:
    layers: list[Fill | Stroke] = []
    for (x, y), neighbour in zip(TIPS, tips, strict=True):
        disc = placed((("O", (x, y, TIP_RADIUS)),), 0, 0, size)
        colour = kind(neighbour).body if neighbour else look.shade
        layers += [Fill(disc, colour), Stroke(disc, look.edge, 1.0)]
    return layers
