"""A display for the final score: one SVG that fits any room, the groups of one kind brought out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.display import Place as Space
from tutor.chocolatiers_family.kinds import KINDS
from widgets.chocolatiers_family.draw.box import BOX_RADIUS, PIECE_PART, SPACE_RADIUS
from widgets.chocolatiers_family.draw.display import boxes_of, spaces_of, tips_at
from widgets.chocolatiers_family.draw.display_layout import DisplayLayout
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.draw.geometry import Rect
from widgets.draw.svg import inside

C = 56
"""A space is drawn at this size, whatever room the picture is given."""
PALE = 0.38
GHOST = 0.55
MEDALS = "medals"
"""What is brought out where the points of the boxes are counted."""
ANY = "0123456789"
MEDAL, LARGE_MEDAL = 0.22, 0.42
"""Radius of a box's points at rest and brought out, of a space."""
LYING, STANDING = (2, 3), (3, 2)


@lru_cache(maxsize=128)
def portrait_svg(
    display: Display, player: int, about: str = "", ghost: Space | None = None
) -> Markup:
    """Return a display with the points of its boxes.

    `about`: the largest group of this kind stays at full strength on the colour of what is solved,
    its chocolates numbered one after the other; everything else pales, and no points are shown.
    With MEDALS the points of the boxes are brought out so, and all chocolates pale; with
    "medals:34" only those of 3 and of 4. `player`: theirs, so that several pictures on one page do
    not mix up their parts. `ghost`: where a Wild that was kept would have lain.
    """
    medals, _colon, figures = about.partition(":")
    text, layout = str(display), _layout(display)
    lit = _lit(display, medals)
    counted = about in {*KINDS}
    brought_out = (figures or ANY) if medals == MEDALS else ""
    parts = [
        *_ground(layout, text),
        *_spaces(layout, text, lit, player, bool(about)),
        # Nothing lies over chocolates that are counted.
        *(() if counted else _points(layout, display, brought_out)),
        *_pips(layout, lit),
        *(_ghost(layout, *ghost) if ghost else ()),
    ]
    letters = sorted({letter for _at, letter in spaces_of(text.split("/")) if letter not in ".*"})
    symbols = "".join(
        f'<symbol id="{_symbol(player, letter)}" overflow="visible">{_drawn(letter)}</symbol>'
        for letter in letters
    )
    return Markup(
        f'<svg viewBox="0 0 {layout.width} {layout.height}" '
        f'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">'
        f"<defs>{symbols}</defs>{''.join(parts)}</svg>"
    )


def piece_in_portrait(display: Display, about: str, letter: str) -> Rect | None:
    """Return where a chocolate of a kind, or a Wild, lies in the picture of a display, one at full
    strength first; None if there is none.
    """
    lying = [at for at, lies in spaces_of(str(display).split("/")) if lies == letter]
    if not lying:
        return None
    lit = {*_lit(display, about)}
    first = min(lying, key=lambda at: (at not in lit, at))
    return _layout(display).space_rect(*first).grown((_size() - C) / 2)


def _layout(display: Display) -> DisplayLayout:
    grid = STANDING if display.height > 2 * LYING[0] else LYING
    return DisplayLayout.of(str(display), grid=grid, c=C)


def _lit(display: Display, about: str) -> list[Space]:
    groups = display.groups(about) if about not in ("", MEDALS) else []
    return sorted(groups[0]) if groups else []


def _symbol(player: int, letter: str) -> str:
    return f"p{player}-{letter}"


def _size() -> int:
    return round(PIECE_PART * C)


def _drawn(letter: str) -> str:
    return inside(piece_svg(letter, _size()))


def _ground(layout: DisplayLayout, text: str) -> Iterator[str]:
    """Yield the tray, places without a box, and the boxes."""
    yield _rect(0.75, 0.75, layout.width - 1.5, layout.height - 1.5, 0.3 * C, "tray", "line")
    boxes = set(boxes_of(text.split("/"))) if text else set()
    for place in layout.places:
        rect = layout.tile_rect(*place)
        if place not in boxes:
            yield _rect(*rect.grown(-1), BOX_RADIUS * C, "", "line-strong", dash=True)
            continue
        side = box_side(C)
        yield _rect(rect.x, rect.y + 2, side, side, BOX_RADIUS * C, "shadow-solid", "")
        yield _rect(rect.x, rect.y, side, side, BOX_RADIUS * C, "box", "box-edge")


def _spaces(
    layout: DisplayLayout, text: str, lit: list[Space], player: int, about: bool
) -> Iterator[str]:
    rows = tuple(text.split("/")) if text else ()
    for at, letter in spaces_of(rows):
        rect = layout.space_rect(*at)
        shines = at in lit
        yield (
            _rect(*rect.grown(-1), SPACE_RADIUS * C, "solved-bg", "solved", line=3)
            if shines
            else _rect(*rect, SPACE_RADIUS * C, "cell", "")
        )
        if letter == ".":
            x, y = rect.centre
            yield (
                f'<circle cx="{x:g}" cy="{y:g}" r="{0.3 * C:.1f}" fill="none" '
                f'style="stroke:var(--line-strong);stroke-width:1.5" stroke-dasharray="3.5 3"/>'
            )
            continue
        x, y = rect.x + (C - _size()) / 2, rect.y + (C - _size()) / 2
        pale = f' opacity="{PALE}"' if about and not shines else ""
        if letter == "*":
            wild = inside(piece_svg("W", _size(), tips=tips_at(rows, *at)))
            yield f'<g transform="translate({x:g} {y:g})"{pale}>{wild}</g>'
        else:
            yield f'<use href="#{_symbol(player, letter)}" x="{x:g}" y="{y:g}"{pale}/>'


def _points(layout: DisplayLayout, display: Display, brought_out: str) -> Iterator[str]:
    """Yield the points of each box; brought out, they are large and fill as they are counted."""
    places = (layout.tile_rect(*place).centre for place in display.boxes)
    n = 0
    for (x, y), points in zip(places, display.points, strict=False):
        if str(points) not in brought_out:
            yield _disc(x, y, MEDAL * C, "medal", "box-edge", "ink", points)
            continue
        n += 1
        size = LARGE_MEDAL * C
        yield _disc(x, y, size, "medal", "solved", "ink", points, line=4)
        counted = _disc(x, y, size, "solved", "surface", "on-state", points, line=4)
        yield f'<g class="pip" style="--n:{n}">{counted}</g>'


def _pips(layout: DisplayLayout, lit: list[Space]) -> Iterator[str]:
    for number, at in enumerate(lit, 1):
        rect = layout.space_rect(*at)
        x, y, radius = rect.right - 0.17 * C, rect.y + 0.17 * C, 0.2 * C
        disc = _disc(x, y, radius, "solved", "surface", "on-state", number)
        yield f'<g class="pip" style="--n:{number}">{disc}</g>'


def _ghost(layout: DisplayLayout, row: int, column: int) -> Iterator[str]:
    """Yield a Wild that does not lie there, in a frame of dashes."""
    rect = layout.space_rect(row, column)
    wild = inside(piece_svg("W", _size()))
    x, y = rect.x + (C - _size()) / 2, rect.y + (C - _size()) / 2
    yield _rect(*rect, SPACE_RADIUS * C, "cell", "")
    yield f'<g class="kept-ghost" transform="translate({x:g} {y:g})" opacity="{GHOST}">{wild}</g>'
    yield _rect(*rect, SPACE_RADIUS * C, "", "click", line=3, dash=True)


def _disc(
    x: float,
    y: float,
    radius: float,
    fill: str,
    edge: str,
    ink: str,
    number: int,
    *,
    line: float = 1.5,
) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:.1f}" '
        f'style="fill:var(--{fill});stroke:var(--{edge});stroke-width:{line:g}"/>'
        f'<text x="{x:g}" y="{y:g}" dy=".35em" text-anchor="middle" '
        f'style="fill:var(--{ink});font:700 {1.25 * radius:.1f}px var(--sans)">{number}</text>'
    )


def _rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    stroke: str,
    *,
    line: float = 1.5,
    dash: bool = False,
) -> str:
    paint = f"fill:var(--{fill})" if fill else "fill:none"
    edge = f";stroke:var(--{stroke});stroke-width:{line:g}" if stroke else ""
    dashes = ' stroke-dasharray="2 4.5"' if dash else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:.1f}" '
        f'style="{paint}{edge}"{dashes}/>'
    )
