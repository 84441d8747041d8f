"""The three flavours: names, colours and shapes, and one piece on its square."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from attrs import evolve, frozen

from widgets.draw.scene import Pen, Sprite, Stroke
from widgets.draw.sweet import Decor, Sweet, body_layers, letter_layer, read_sweet
from widgets.draw.theme import Theme, mixed

FLAVOURS = "ABC"
PART = 0.8
"""A piece's size as a part of its square."""
PALE, THIN = 0.38, 0.72
"""Opacity of pieces that are not counted now, and of those only tried out."""
PLAIN, NEUTRAL, UNLIT, GHOST = "", "neutral", "unlit", "ghost"
"""How a piece looks: as it is, as of the flavour that nobody has, because others are counted, or
only tried out."""


def _read() -> dict[str, Any]:
    text = files(__package__).joinpath("data", "flavours.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_DATA = _read()


@frozen(eq=False)
class Flavour:
    """How a flavour looks: its piece, and the ground of its squares."""

    sweet: Sweet
    field: str


@cache
def flavour(letter: str) -> Flavour:
    """Return the look of a flavour by its letter. Raises KeyError for others."""
    look = _DATA["flavours"][letter]
    return Flavour(read_sweet(letter, look, _DATA["letters"][letter]), look["field"])


@lru_cache(maxsize=64)
def shown(letter: str, theme: Theme, how: str = PLAIN) -> Flavour:
    """Return a flavour in the colours of a theme: its edge the rim of its pieces; see PLAIN,
    NEUTRAL."""
    plain = flavour(letter)
    found = Flavour(evolve(plain.sweet, edge=theme.rim or plain.sweet.edge), plain.field)
    if how == NEUTRAL:
        values = _DATA["neutral"]
        field = values["field_dark" if theme.dark else "field"]
        # Flat where it lies, so that its areas are seen less than those that count.
        return Flavour(_mixed(found.sweet, field, values["part"]), field)
    if how in (UNLIT, GHOST):
        ground, part = theme.tray, PALE if how == UNLIT else THIN
        return Flavour(_mixed(found.sweet, ground, part), mixed(found.field, ground, part))
    return found


def _mixed(look: Sweet, ground: str, part: float) -> Sweet:
    decor = tuple(
        Decor(spot.from_px, mixed(spot.colour, ground, part), spot.width, spot.path)
        for spot in look.decor
    )
    return evolve(
        look,
        decor=decor,
        body=mixed(look.body, ground, part),
        shade=mixed(look.shade, ground, part),
        edge=mixed(look.edge, ground, part),
        light=mixed(look.light, ground, part),
        ink=mixed(look.ink, ground, part),
    )


def draw_piece(
    pen: Pen, letter: str, x: float, y: float, size: int, theme: Theme, how: str = PLAIN
) -> None:
    """Draw a piece in the square of `size` px at (x, y), its corner on a whole pixel."""
    pen.splice(piece_sprite(letter, size, theme, how), x, y)


@lru_cache(maxsize=512)
def piece_sprite(letter: str, size: int, theme: Theme, how: str = PLAIN) -> Sprite:
    """Return a piece of `size` px with its origin at the top left."""
    pen = Pen()
    look = shown(letter, theme, how).sweet
    for layer in [
        *body_layers(look, size, look.edge, theme.line_scale),
        letter_layer(look, size),
    ]:
        if isinstance(layer, Stroke):
            pen.stroke(layer.path, layer.colour, layer.width)
        else:
            pen.fill(layer.path, layer.colour)
    return pen.recorded()


@lru_cache(maxsize=512)
def square_sprite(letter: str, c: int, theme: Theme, how: str = PLAIN) -> Sprite:
    """Return a square of `c` px: its ground in the flavour's colour, the piece on it."""
    pen = Pen()
    pen.rect(0, 0, c, c, fill=shown(letter, theme, how).field)
    size = piece_size(c)
    draw_piece(pen, letter, (c - size) / 2, (c - size) / 2, size, theme, how)
    return pen.recorded()


def piece_size(c: int) -> int:
    """Return how large a piece is on a square of `c` px."""
    return round(PART * c)
