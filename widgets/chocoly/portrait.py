"""The board for the final score and for openings: one SVG for any room, an area brought out."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator
from functools import lru_cache

from markupsafe import Markup

from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.scoring import results
from tutor.chocoly.squares import Square
from tutor.chocoly.state import State
from widgets.chocoly.draw.pieces import PART, flavour
from widgets.chocoly.draw.svg import piece_svg
from widgets.chocoly.score_items import LARGEST_AREA, OWN_TOKENS, SECOND_AREA
from widgets.draw.geometry import Rect
from widgets.draw.players import player_svg
from widgets.draw.svg import inside

C = 40
"""A square is drawn at this size, whatever room the picture is given."""
EDGE = 6
PALE = 0.35
ROUND, LEAST = 1, 7
"""Squares shown round the area, and the least width and height of the picture in squares, so that
those of several players look alike.
"""

Span = tuple[tuple[int, int], tuple[int, int]]
"""First and last row, first and last column."""


@lru_cache(maxsize=64)
def portrait_svg(state: State, player: int, about: str = "", least: int = LEAST) -> Markup:
    """Return what a player has grown: their largest area with a line round it, and what lies around
    it.

    `about`: one of the items of the score: its pieces are counted one after the other. `least`: so
    many squares are in the picture at least, across and down.
    """
    found = results(state)[player]
    lit = found.second if about == SECOND_AREA else found.area
    rows, columns = span = _span(lit or found.area or frozenset(state.board), least)
    wide, high = (last - first + 1 for first, last in (columns, rows))
    x0, y0 = _origin(span)
    name = _name(state, player, about)
    parts = [
        *_squares(state, lit, name, (x0, y0), (rows, columns)),
        *_outline(lit, (x0, y0)),
        *_tokens(state, player, (x0, y0), (rows, columns), lit if about == OWN_TOKENS else ()),
    ]
    if about in (LARGEST_AREA, SECOND_AREA):
        parts += _pips(sorted(lit), (x0, y0))
    symbols = "".join(_symbol(name, each) for each in FLAVOURS)
    size = f"0 0 {wide * C + 2 * EDGE} {high * C + 2 * EDGE}"
    return Markup(
        f'<svg viewBox="{size}" stroke-linecap="round" stroke-linejoin="round" '
        f'aria-hidden="true" focusable="false"><defs>{symbols}</defs>{"".join(parts)}</svg>'
    )


def piece_in_portrait(state: State, player: int, letter: str, least: int) -> Rect | None:
    """Return where a piece of a flavour lies in the picture of the largest area, one of the area
    first; None if none is in the picture.
    """
    area = results(state)[player].area
    span = _span(area or frozenset(state.board), least)
    lying = [
        at for at, piece in state.board.items() if piece.flavour == letter and _inside(at, span)
    ]
    if not lying:
        return None
    row, column = min(lying, key=lambda at: (at not in area, at))
    x, y = _origin(span)
    return Rect(x + column * C, y + row * C, C, C).grown((round(PART * C) - C) / 2)


def _origin(span: Span) -> tuple[int, int]:
    """Return where the square at row 0, column 0 would begin."""
    (top, _bottom), (left, _right) = span
    return EDGE - left * C, EDGE - top * C


def _span(shown: Collection[Square], least: int) -> Span:
    """What of the board is in the picture: these squares, and some room round them."""
    spans = []
    for axis in (0, 1):
        first = min((at[axis] for at in shown), default=0) - ROUND
        last = max((at[axis] for at in shown), default=1) + ROUND
        more = max(0, least - (last - first + 1))
        spans.append((first - more // 2, last + more - more // 2))
    return spans[0], spans[1]


def _inside(square: Square, span: Span) -> bool:
    (top, bottom), (left, right) = span
    return top <= square[0] <= bottom and left <= square[1] <= right


def _name(state: State, player: int, about: str) -> str:
    """Return what the symbols of a picture are called: a page may have several of one player."""
    shown = f"{player} {about} {sorted(state.board.items())}"
    return f"c{zlib.crc32(shown.encode()):x}"


def _symbol(name: str, letter: str) -> str:
    inner = inside(piece_svg(letter, round(PART * C)))
    return f'<symbol id="{name}-{letter}" overflow="visible">{inner}</symbol>'


def _squares(
    state: State, lit: Collection[Square], name: str, origin: tuple[int, int], span: Span
) -> Iterator[str]:
    inset = (C - round(PART * C)) / 2
    for (row, column), piece in sorted(state.board.items()):
        if not _inside((row, column), span):
            continue
        x, y = origin[0] + column * C, origin[1] + row * C
        dim = "" if (row, column) in lit else f' opacity="{PALE}"'
        box = f'x="{x}" y="{y}" width="{C}" height="{C}"'
        if dim:
            yield f'<rect {box} style="fill:var(--surface)"/>'
        yield (
            f"<g{dim}><rect {box} "
            f'fill="{flavour(piece.flavour).field}" '
            f'style="stroke:var(--box-edge);stroke-width:1"/>'
            f'<use href="#{name}-{piece.flavour}" x="{x + inset:g}" y="{y + inset:g}"/></g>'
        )


def _outline(area: Collection[Square], origin: tuple[int, int]) -> Iterator[str]:
    """Yield the line round an area."""
    lines = []
    for row, column in sorted(area):
        x, y = origin[0] + column * C, origin[1] + row * C
        sides = (
            ((row - 1, column), f"M{x} {y}h{C}"),
            ((row + 1, column), f"M{x} {y + C}h{C}"),
            ((row, column - 1), f"M{x} {y}v{C}"),
            ((row, column + 1), f"M{x + C} {y}v{C}"),
        )
        lines += [line for other, line in sides if other not in area]
    if lines:
        yield (
            f'<path d="{"".join(lines)}" fill="none" style="stroke:var(--chosen);stroke-width:5"/>'
        )


def _tokens(
    state: State,
    player: int,
    origin: tuple[int, int],
    span: Span,
    area: Collection[Square],
) -> Iterator[str]:
    """Yield the tokens on their tiles; those that decide are counted one after the other."""
    n = 0
    for tile, squares in state.board.tiles().items():
        owner = state.tokens.get(tile)
        if owner is None or not all(_inside(square, span) for square in squares):
            continue
        row, column = squares[0]
        x, y = origin[0] + (column + 1) * C, origin[1] + (row + 1) * C
        size = round(0.4 * C)
        yield (
            f'<circle cx="{x}" cy="{y}" r="{0.32 * C:g}" '
            f'style="fill:var(--medal);stroke:var(--ink);stroke-width:2"/>'
            f'<g transform="translate({x - size / 2:g} {y - size / 2:g})">'
            f"{player_svg(owner, size)}</g>"
        )
        if owner in state.side(player) and any(square in area for square in squares):
            n += 1
            yield _pip(n, x + 0.34 * C, y - 0.34 * C)


def _pips(squares: Collection[Square], origin: tuple[int, int]) -> list[str]:
    return [
        _pip(n, origin[0] + (column + 0.5) * C, origin[1] + (row + 0.5) * C)
        for n, (row, column) in enumerate(squares, 1)
    ]


def _pip(number: int, x: float, y: float) -> str:
    """Return a piece as it is counted."""
    return (
        f'<g class="pip" style="--n:{number}"><circle cx="{x:g}" cy="{y:g}" r="{0.34 * C:g}" '
        f'style="fill:var(--solved);stroke:var(--surface);stroke-width:2"/>'
        f'<text x="{x:g}" y="{y:g}" dy=".35em" text-anchor="middle" '
        f'style="fill:var(--on-state);font:700 {0.4 * C:g}px var(--sans)">{number}</text></g>'
    )
