"""Draws a picture for each line of the setup's checklist."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocoly.components import load_components
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.setup import CHOSEN
from tutor.chocoly.state import TEAM_GAME
from widgets.chocoly.draw.pieces import NEUTRAL, PLAIN, draw_piece
from widgets.chocoly.draw.svg import BEAN, GROOVE
from widgets.chocoly.draw.tile import draw_tile, draw_token
from widgets.chocoly.zones.hand import pile_zone
from widgets.draw.paths import placed
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.draw.turns import turns_picture

EDGE, GAP = 4, 10
"""Room round the pieces and between them (px)."""
PILE, C = 72, 26
"""The side of the pile's picture, and of a tile's square (px)."""
BEAN_SIZE, PIECE, SQUARE, STEP = 40, 34, 32, 22
"""Sides of a bean, of a piece, and of the square a token is drawn for; from token to token (px)."""
BETWEEN = 14
"""Between those who play one flavour and the next (px)."""


def pictures(players: int, options: Mapping[str, Any], theme: Theme) -> tuple[Scene, ...]:
    """Return a picture for each line of `tutor.chocoly.checklist`, in their order."""
    box = load_components()
    return (
        pile_zone(len(box.tiles), theme, side=PILE).scene,
        _hand(box.tiles[:: len(box.tiles) // box.hand][: box.hand], theme),
        _bean(theme),
        _flavours(players, box.tokens, options["flavours"], theme),
        turns_picture(players, theme),
    )


def _hand(tiles: tuple[str, ...], theme: Theme) -> Scene:
    pen, step = Pen(), 2 * C + GAP
    for n, face in enumerate(tiles):
        draw_tile(pen, face, EDGE + n * step, EDGE, C, theme)
    return pen.scene(2 * EDGE + len(tiles) * step - GAP, 2 * (C + EDGE))


def _bean(theme: Theme) -> Scene:
    pen, line = Pen(), 0.075 * BEAN_SIZE
    for path in (BEAN, GROOVE):
        pen.stroke(placed(path, EDGE, EDGE, BEAN_SIZE, BEAN_SIZE), theme.ink, line)
    return pen.scene(BEAN_SIZE + 2 * EDGE, BEAN_SIZE + 2 * EDGE)


def _flavours(players: int, tokens: int, given: str, theme: Theme) -> Scene:
    """Return each flavour with the tokens of those who chose it, for example; a neutral one
    with none."""
    sides = [(0, 2), (1, 3)] if players == TEAM_GAME else [(p,) for p in range(players)]
    pen, x, middle = Pen(), EDGE, EDGE + PIECE / 2
    for n, letter in enumerate(FLAVOURS if given == CHOSEN else given):
        side = sides[n] if n < len(sides) else ()
        draw_piece(pen, letter, x, EDGE, PIECE, theme, PLAIN if side else NEUTRAL)
        x += PIECE
        for player in side:
            for _token in range(tokens):
                draw_token(pen, player, x + STEP / 2, middle, SQUARE, theme)
                x += STEP
        x += BETWEEN
    return pen.scene(x - BETWEEN + EDGE, PIECE + 2 * EDGE)
