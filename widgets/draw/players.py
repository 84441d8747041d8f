"""Players' marks: a shape and a colour for each seat, in every game and on every page.

You always have the first mark, the others follow by seat. A mark never stands alone: the name is
beside it, and a screen reader says both ("Ben, olive bowl").
"""

from __future__ import annotations

from functools import cache

from attrs import frozen
from markupsafe import Markup

from tutor.i18n import N_, _
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon
from widgets.draw.paths import parse, placed, svg_data
from widgets.draw.scene import Path, Pen
from widgets.draw.theme import Theme

SIZE = 28
"""Size of a mark before a name, px; 20 to 24 in lists, never under 14."""
DISC = 14
"""Radius of the disc under a mark on a card, px; the mark on it has MARK_ON_DISC px."""
MARK_ON_DISC = 16
TAKEN_LINE = 4
SMALL_CARD, SMALL_DISC, MARK_ON_SMALL_DISC = 44, 11, 14
THINNEST, LINE_PART = 1.5, 0.055


@frozen
class _Shape:
    """A silhouette in a unit square, unlike that of any chocolate, sign or letter."""

    name: str
    path: Path


_SHAPES = (
    _Shape(N_("peak"), parse("M .5 .08 L .98 .9 L .02 .9 Z")),
    _Shape(
        N_("bowl"),
        parse("M .02 .18 L .98 .18 C .98 .6 .8 .88 .5 .88 C .2 .88 .02 .6 .02 .18 Z"),
    ),
    _Shape(N_("glass"), parse("M .1 .04 L .9 .04 L .6 .5 L .9 .96 L .1 .96 L .4 .5 Z")),
    _Shape(N_("pennant"), parse("M .03 .1 L .99 .5 L .03 .9 L .32 .5 Z")),
    _Shape(
        N_("arch"),
        parse(
            "M .04 .95 L .04 .5 C .04 .22 .24 .05 .5 .05 C .76 .05 .96 .22 .96 .5 L .96 .95 "
            "L .64 .95 L .64 .5 C .64 .41 .58 .35 .5 .35 C .42 .35 .36 .41 .36 .5 L .36 .95 Z"
        ),
    ),
)
_FILLS = (N_("plum"), N_("olive"), N_("steel"), N_("coral"), N_("pearl"))


def _looks(player: int) -> tuple[_Shape, int]:
    """Return shape and number of the fill; further players get the same shapes in other colours."""
    turn, seat = divmod(player, len(_SHAPES))
    return _SHAPES[seat], (seat + turn) % len(_FILLS)


def mark_name(player: int) -> str:
    """Say a player's mark in words, for screen readers.

    >>> mark_name(1)
    'olive bowl'
    """
    shape, fill = _looks(player)
    return _("{colour} {shape}").format(colour=_(_FILLS[fill]), shape=_(shape.name))


def ribbon(player: int) -> str:
    """Return the CSS colour of a player's mark."""
    return f"var(--player-{_looks(player)[1] + 1})"


def _placed(shape: _Shape, x: float, y: float, size: float) -> tuple[Path, float]:
    line = max(THINNEST, LINE_PART * size)
    return placed(shape.path, x + line / 2, y + line / 2, size - line), line


@cache
def player_svg(player: int, size: int = SIZE) -> Markup:
    """Return a player's mark of `size` px; its colours follow the page's theme."""
    shape, fill = _looks(player)
    path, line = _placed(shape, 0, 0, size)
    return Markup(
        f'<svg class="player-mark" width="{size}" height="{size}" viewBox="0 0 {size} {size}" '
        f'stroke-linejoin="round" overflow="visible" aria-hidden="true" focusable="false">'
        f'<path d="{svg_data(path)}" style="fill:var(--player-{fill + 1});'
        f'stroke:var(--player-line)" stroke-width="{line:.2f}"/></svg>'
    )


def draw_player(pen: Pen, player: int, rect: Rect, theme: Theme) -> None:
    """Draw a player's mark in a square."""
    shape, fill = _looks(player)
    path, line = _placed(shape, rect.x, rect.y, min(rect.width, rect.height))
    pen.fill(path, theme.players[fill])
    pen.stroke(path, theme.player_line, line * theme.line_scale)


def draw_owner(pen: Pen, player: int, card: Rect, theme: Theme) -> None:
    """Draw the owner of a card: the mark on a disc that overlaps the card's lower right corner.

    On a small card both are smaller, so that its points stay visible.
    """
    cx, cy, mark = _disc(pen, card, theme)
    draw_player(pen, player, Rect(cx - mark / 2, cy - mark / 2, mark, mark), theme)


def draw_taken(pen: Pen, player: int, card: Rect, theme: Theme, radius: float) -> None:
    """Draw a frame in a player's colour: this card is theirs for good."""
    line = TAKEN_LINE * theme.line_scale
    _shape, fill = _looks(player)
    pen.rect(*card.grown(-line / 2), radius, stroke=theme.players[fill], line=line)


def draw_tied(pen: Pen, card: Rect, theme: Theme) -> None:
    """Draw two equal bars in place of the owner's mark: several players are equal."""
    cx, cy, mark = _disc(pen, card, theme)
    draw_icon(pen, "equal", cx, cy, mark, theme.ink)


def _disc(pen: Pen, card: Rect, theme: Theme) -> tuple[float, float, int]:
    """Draw the disc at a card's corner; return its centre, and the size of the mark on it."""
    small = min(card.width, card.height) < SMALL_CARD
    radius, mark = (SMALL_DISC, MARK_ON_SMALL_DISC) if small else (DISC, MARK_ON_DISC)
    cx, cy = card.right - radius + 8, card.bottom - radius + 8
    pen.circle(
        cx,
        cy,
        radius - 0.5,
        fill=theme.surface,
        stroke=theme.line_strong,
        line=theme.line_scale,
    )
    return cx, cy, mark
