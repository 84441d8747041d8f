"""A course's full box as a picture: closed, with a window in its lid, a ribbon and a tag.

It is drawn in the page's colours, as custom properties; with `colours` it is a file of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup, escape

from tutor.i18n import _, ngettext
from widgets.draw.paper import scallops
from widgets.draw.players import player_svg, ribbon
from widgets.draw.theme import LIGHT
from widgets.pages.final.doily import doily_svg
from widgets.pages.home.page import rows_of
from widgets.pages.pralines import symbol

SIDE = 1080
"""Width and height of the picture (px)."""
LID = (149, 245, 782, 551)
WINDOW = (192, 312, 696, 440)
"""The lid and the window in it: x, y, width, height."""
CELL, CUP, PRALINE = 134.0, 0.4, 0.6
"""Most room for a cup; radius of a cup and size of a praline, as parts of that."""
MOST = 6
"""Most cups in a row: a fourth row would make all cups smaller."""
LONGEST = 18
"""So many letters of a name fit on the tag."""
SERIF = "font-family:'Iowan Old Style','Palatino Linotype',Palatino,P052,Georgia,serif"


def box_svg(game: str, title: str, lessons: int, name: str) -> Markup:
    """Return the box of a game's course on its doily; `name`: on the tag, "" for the mark alone."""
    said = escape(_said(title, lessons, name))
    return Markup(
        f'<svg class="full-box" viewBox="60 40 960 960" role="img" aria-label="{said}">'
        f"{_drawn(game, title, lessons, name)}</svg>"
    )


def box_file(game: str, title: str, lessons: int, name: str) -> str:
    """Return the same as a file of SVG in light colours, with its ground and what it is."""
    colours = "".join(f"{key}:{value};" for key, value in LIGHT.css_variables().items())
    what = ngettext("{n} lesson", "{n} lessons", lessons).format(n=lessons)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" '
        f'viewBox="0 0 {SIDE} {SIDE}"><style>:root{{{colours}}}</style>'
        f'<rect width="{SIDE}" height="{SIDE}" style="fill:var(--table)"/>'
        f"{_drawn(game, title, lessons, name)}"
        f'<text x="540" y="1036" text-anchor="middle" style="fill:var(--ink);font-size:28px;'
        f'font-weight:700;{SERIF}">Choco Tutor · {escape(what)}</text></svg>'
    )


def _said(title: str, lessons: int, name: str) -> str:
    """Say the picture for screen readers."""
    what = _("A closed box of {n} pralines: {game}.").format(n=lessons, game=title)
    tag = _("On its tag: {name}.").format(name=name)
    return f"{what} {tag}" if name else what


def _drawn(game: str, title: str, lessons: int, name: str) -> str:
    doily = str(doily_svg()).replace("<svg ", '<svg x="60" y="40" width="960" height="960" ', 1)
    return "".join(
        (
            doily,
            _tray(),
            *_cups(game, lessons),
            _lid(title),
            *_ribbons(),
            _tag(name),
        )
    )


def _rect(box: tuple[int, int, int, int], round_: int, style: str) -> str:
    x, y, width, height = box
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round_}" style="{style}"/>'
    )


def _tray() -> str:
    """Return what is below the lid: the box, seen through the window."""
    x, y, width, height = LID
    return _rect((x, y + 8, width, height), 38, "fill:var(--shadow-solid);opacity:.45") + _rect(
        LID, 38, "fill:var(--tray);stroke:var(--box-edge);stroke-width:3"
    )


def _cups(game: str, lessons: int) -> Iterator[str]:
    """Yield each praline in its cup, row by row."""
    rows = rows_of(lessons, MOST)
    x, y, width, height = WINDOW
    cell = min(CELL, height / len(rows), width / max(rows))
    radius, size = CUP * cell, round(PRALINE * cell)
    top = y + (height - cell * len(rows)) / 2
    n = 0
    for row, many in enumerate(rows):
        left = x + (width - cell * many) / 2
        for column in range(many):
            at_x, at_y = left + (column + 0.5) * cell, top + (row + 0.5) * cell
            yield (
                f'<g class="full-cup" style="--n:{n}"><g transform="translate({at_x:g} {at_y:g})">'
                f'<path d="{scallops(16, radius)}" style="fill:var(--surface);'
                f'stroke:var(--box-edge);stroke-width:1.5"/>'
                f'<circle r="{0.72 * radius:.1f}" style="fill:var(--surface-2)"/></g>'
                f'<g transform="translate({at_x - size / 2:g} {at_y - size / 2:g})">'
                f"{symbol(game, n, size)}</g></g>"
            )
            n += 1


def _lid(title: str) -> str:
    """Return the lid: a frame round the window, the game's name, and light on the pane."""
    x, y, width, height = LID
    left, top, wide, high = WINDOW
    frame = (
        f"M{x + 38} {y}h{width - 76}a38 38 0 0 1 38 38v{height - 76}a38 38 0 0 1-38 38"
        f"h{76 - width}a38 38 0 0 1-38-38v{76 - height}a38 38 0 0 1 38-38z"
        f"M{left + 20} {top}a20 20 0 0 0-20 20v{high - 40}a20 20 0 0 0 20 20h{wide - 40}"
        f"a20 20 0 0 0 20-20v{40 - high}a20 20 0 0 0-20-20z"
    )
    line = 'style="stroke:var(--box-edge);stroke-width:2"'
    half = 10 * len(title) + 28  # of the room that the name takes
    dashes = f'<path d="M{540 - half - 90} 285h90M{540 + half} 285h90" {line}/>'
    return (
        '<g class="full-lid">'
        f'<path d="M590 {top}h78L540 {top + high}h-78zM690 {top}h30L592 {top + high}h-30z" '
        f'style="fill:var(--surface);opacity:.22"/>'
        f'<path d="{frame}" style="fill:var(--surface);stroke:var(--box-edge);stroke-width:3;'
        f'fill-rule:evenodd"/>{dashes}'
        f'<text x="540" y="297" text-anchor="middle" style="fill:var(--ink);font-size:36px;'
        f'font-weight:700;{SERIF}">{escape(title)}</text></g>'
    )


def _ribbons() -> Iterator[str]:
    """Yield the ribbon over two corners, in the learner's colour, and its bow."""
    paint = f"fill:{ribbon(0)};stroke:var(--player-line);stroke-width:2"
    stitch = "fill:none;stroke:var(--player-line);stroke-width:1.5;opacity:.45"
    bands = (
        ("M149 352L286 245h50L149 392z", "M149 372L311 245"),
        ("M931 636L810 731h54L931 678z", "M931 657L837 731"),
    )
    for n, (band, seam) in enumerate(bands):
        yield (
            f'<g class="full-ribbon" style="--n:{n}"><path d="{band}" style="{paint}"/>'
            f'<path d="{seam}" stroke-dasharray="8 7" style="{stitch}"/></g>'
        )
    yield (
        f'<g class="full-bow" style="{paint}">'
        '<path d="M216 312L230 368L243 350L262 358L226 306z"/>'
        '<path d="M218 308L272 333L254 340L256 352L212 318z"/>'
        '<path d="M212 302C170 282 140 300 156 336C164 366 206 346 220 312z"/>'
        '<path d="M214 304C212 262 236 238 260 256C286 276 262 306 224 314z"/>'
        '<circle cx="215" cy="306" r="14"/></g>'
    )


def _tag(name: str) -> str:
    """Return the tag: the learner's mark, and their name."""
    mark = player_svg(0, 38)
    wide = 180 if not name else 290
    left = 893 - wide
    size = min(34, 330 // max(1, len(name)))
    return (
        f'<g class="full-tag"><g transform="rotate(-3 750 785)">'
        f'<path d="M{left} 740h{wide - 32}l32 28v44l-32 28H{left}z" transform="translate(3 7)" '
        f'style="fill:var(--shadow-solid);opacity:.4"/>'
        f'<path d="M{left + 8} 735h{wide - 36}l28 28v50l-28 28h{36 - wide}'
        f'a8 8 0 0 1-8-8v-90a8 8 0 0 1 8-8z" '
        f'style="fill:var(--surface);stroke:var(--box-edge);stroke-width:2.5"/>'
        f'<circle cx="{893 - 20}" cy="788" r="7" style="fill:var(--tray);stroke:var(--box-edge);'
        f'stroke-width:2.5"/>'
        f'<path d="M872 786C886 760 872 728 846 708" '
        f'style="fill:none;stroke:var(--box-edge);stroke-width:3"/>'
        f'<g transform="translate({left + 24} 769)">{mark}</g>'
        f'<text x="{left + 78}" y="798" style="fill:var(--ink);font-size:{size}px;'
        f'font-style:italic;font-weight:700;{SERIF}">{escape(name)}</text></g></g>'
    )
