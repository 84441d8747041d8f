"""The board as a zone: what lies on the table in one canvas, what is thought about it in another
over it, so that trying a tile out does not draw a hundred pieces anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import htpy as h
from attrs import evolve, field, frozen
from htpy import Node

from tutor.chocoly.board import Board as Pieces
from tutor.chocoly.faces import FLAVOURS, name
from tutor.chocoly.squares import Square, footprint
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.browser.pane import Inside, pane
from widgets.browser.parts import Part
from widgets.browser.slots import slot
from widgets.chocoly.draw.board import draw_board
from widgets.chocoly.draw.bubbles import Bubble, bubbles, token_corners
from widgets.chocoly.draw.changes import Change
from widgets.chocoly.draw.film import film
from widgets.chocoly.draw.layout import REACH, STEPS, BoardLayout, steps_from
from widgets.chocoly.draw.marks import Ghost, Over, draw_over
from widgets.chocoly.draw.tile import Looks, tile_picture
from widgets.chocoly.target_ids import parse, spot
from widgets.draw.caching import remembers
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.tabletop.zone import Zone

BOARD, OVER_BOARD = "board", "over-board"
"""The canvases: what lies on the table, and what lies over it."""
AWAY = "away"
"""Where tiles come from that others lay: a spot over the upper edge."""


@frozen
class Seen:
    """What the board zone is made from, plain data.

    `board`, `tokens`: what lies on the table, and whose token is on which tile.
    `tried`: the same with the tile that is tried out, for the counts; None if it is not legal.
    `ghost`: that tile. `states`: of targets ("at:…", "square:…"). `places`: where the tile in hand
    can lie now; each is a button. `squares`: pieces that can be tapped; each is a button.
    `unmarked`: places that can be tried as well, buttons without a sign.
    `button(target, rect)`: makes a button. `own`, `neutral`: flavours of who looks, and of nobody.
    `lit`: the flavour that is counted now; the others are pale. `outlined`: areas to draw round.
    `cuts`: squares at which an area can be cut. `change`: what the last move cut or joined, and
    `move`, its number: it is shown as a film once. `counts`: bubbles are shown. `tries`: a click
    beside all places is a try, too. `label`: what is said of the whole.
    """

    board: Pieces
    theme: Theme
    tokens: Mapping[int, int] = field(factory=dict)
    tried: Pieces | None = None
    ghost: Ghost | None = None
    states: Mapping[str, str] = field(factory=dict)
    places: tuple[Square, ...] = ()
    squares: tuple[Square, ...] = ()
    unmarked: tuple[Square, ...] = ()
    button: Callable[[str, Rect], h.Element] | None = None
    own: str = ""
    neutral: str = ""
    lit: str = ""
    outlined: tuple[frozenset[Square], ...] = ()
    cuts: tuple[Square, ...] = ()
    change: Change | None = None
    move: int = 0
    counts: bool = True
    tries: bool = False
    label: str = ""


@frozen
class BoardZone:
    """The board in its pane: `zones` for the page (both canvases), `element` for its place."""

    zones: tuple[Zone, ...]
    element: Callable[[], Node]
    layout: BoardLayout

    @property
    def picture(self) -> Zone:
        """All of it in one canvas, only to look at."""
        board, over = self.zones
        scene = board.scene
        both = Scene(scene.width, scene.height, scene.commands + over.scene.commands)
        return evolve(board, scene=both)


def board_zone(
    seen: Seen, *, width: int, height: int, c: int = 0, most: int = STEPS[-1], reach: int = REACH
) -> BoardZone:
    """Return the board in a pane of `width` x `height` px.

    `c`: the size of a square; 0: as large as fits, in whole steps from 18 to `most`. `reach`: so
    many squares are free at each side, for a tile that is tried out.
    """
    asked = seen.ghost if not seen.tries else None  # it is looked at: all of it is in sight
    covered = [*seen.board, *(footprint(*asked.square) if asked else ())]
    layout = BoardLayout.of(
        covered, width=width - 3, height=height - 3, c=c, most=most, reach=reach
    )
    rects = _rects(seen, layout)
    over = {key: rect for key, rect in rects.items() if key.startswith("at:")}
    zones = (
        Zone(
            BOARD,
            _board_scene(seen.board, layout, seen.theme, (seen.neutral, seen.lit)),
            seen.label or board_words(seen.board),
            {key: rect for key, rect in rects.items() if key not in over},
            picture=partial(_picture, seen, layout.c),
        ),
        Zone(
            OVER_BOARD,
            _closer(layout, partial(_draw_over, seen)),
            "",
            over,
            picture=partial(_picture, seen, layout.c),
        ),
    )
    return BoardZone(zones, partial(_element, seen, layout, zones, width, height), layout)


Draw = Callable[[Pen, BoardLayout], None]


def _closer(layout: BoardLayout, draw: Draw) -> Scene:
    """Return a drawing that has more detail where it is enlarged."""

    def enlarged(scale: float) -> Scene:
        closer = layout.enlarged(round(layout.c * scale))
        pen = Pen()
        with pen.moved(0, 0, layout.c / closer.c):
            draw(pen, closer)
        return pen.scene(layout.width, layout.height)

    pen = Pen()
    draw(pen, layout)
    return evolve(pen.scene(layout.width, layout.height), closer=enlarged)


@remembers(4)
def _board_scene(board: Pieces, layout: BoardLayout, theme: Theme, looks: Looks) -> Scene:
    def draw(pen: Pen, at: BoardLayout) -> None:
        draw_board(pen, board, at, theme, looks)

    return _closer(layout, draw)


def _draw_over(seen: Seen, pen: Pen, layout: BoardLayout) -> None:
    squares, tiles = {}, {}
    for target, state in seen.states.items():
        kind, numbers = parse(target)
        if kind == "square" and state not in ("rest", "clickable"):
            squares[numbers[0], numbers[1]] = state
        elif kind == "at" and state not in ("rest", "clickable"):
            tiles[numbers[0], numbers[1]] = state
    over = Over(
        tokens=seen.tokens,
        places=seen.places,
        ghost=seen.ghost,
        squares=squares,
        tiles=tiles,
        outlined=seen.outlined,
        cuts=seen.cuts,
        bubbles=_bubbles(seen),
        own=seen.own,
        neutral=seen.neutral,
    )
    draw_over(pen, seen.board, over, layout, seen.theme)


def _bubbles(seen: Seen) -> tuple[Bubble, ...]:
    if not seen.counts:
        return ()
    shown = seen.tried if seen.tried is not None else seen.board
    told = seen.change.flavour if seen.change and seen.tried is None else ""
    flavours = [seen.lit] if seen.lit else FLAVOURS
    taken = token_corners(shown)
    return bubbles(shown, [flavour for flavour in flavours if flavour != told], taken)


def _rects(seen: Seen, layout: BoardLayout) -> dict[str, Rect]:
    """Where each target lies, each tile, and the place that is tried out."""
    rects = {AWAY: Rect(layout.width / 2 - layout.c, -2 * layout.c, 2 * layout.c, 2 * layout.c)}
    rects |= {spot("at", place): layout.middle(place) for place in seen.places}
    rects |= {spot("square", square): layout.square(square) for square in seen.squares}
    if seen.ghost is not None:
        rects[spot("at", seen.ghost.square)] = layout.tile(seen.ghost.square)
    for tile, squares in seen.board.tiles().items():
        if len(squares) == 4:
            up = layout.raised if seen.board[squares[0]].level else 0
            rects[f"tile:{tile}"] = layout.tile(squares[0]).shifted(0, -up)
    return rects


def _picture(seen: Seen, c: int, key: str) -> Scene | None:
    """Return a tile that lies there wholly seen, or that is tried out, by itself."""
    kind, _colon, rest = key.partition(":")
    looks = seen.neutral, seen.lit
    if kind == "tile":
        squares = seen.board.tiles().get(int(rest), ())
        face = "".join(seen.board[square].flavour for square in squares)
        return tile_picture(face, c, seen.theme, looks) if len(face) == 4 else None
    if seen.ghost is not None and key == spot("at", seen.ghost.square):
        return tile_picture(seen.ghost.face, c, seen.theme, looks)
    return None


def _element(
    seen: Seen, layout: BoardLayout, zones: tuple[Zone, ...], width: int, height: int
) -> Part:
    board, over = zones
    look = layout.tile(seen.ghost.square) if seen.ghost else None
    origin = layout.square((0, 0))
    inside = Inside(
        layout.width,
        layout.height,
        steps_from(layout.c),
        (origin.x, origin.y),
        layout.covered,
        look,
        "at" if seen.tries else "",
        tuple(map(layout.square, seen.board)),
    )
    buttons = _buttons(seen, layout)
    role = {"role": "group", "data_grid": BOARD} if buttons else {"role": "img"}
    picture = slot(BOARD, board.scene, aria_label=board.label, **role)[
        _film(seen, layout),
        slot(OVER_BOARD, over.scene, class_=("over-board",)),
        buttons,
    ]
    return Part(BOARD, pane(BOARD, inside, width, height, picture))


def _film(seen: Seen, layout: BoardLayout) -> Node:
    if seen.change is None:
        return None
    away = seen.tried is not None
    return film(seen.change, seen.board, layout, seen.move, seen.own, away)


def _buttons(seen: Seen, layout: BoardLayout) -> list[Node]:
    """Place them in reading order, each as large as a square, so that none lies over another."""
    if seen.button is None:
        return []
    found = [(place, spot("at", place), layout.middle(place)) for place in seen.places]
    found += [(place, spot("at", place), layout.middle(place)) for place in seen.unmarked]
    found += [(place, spot("square", place), layout.square(place)) for place in seen.squares]
    if seen.ghost is not None and seen.ghost.square not in seen.places:
        there = seen.ghost.square
        found.append((there, spot("at", there), layout.middle(there)))
    return [seen.button(target, rect) for _place, target, rect in sorted(found)]


def board_words(board: Pieces) -> str:
    """Return the board in a few words: how many tiles, and the largest area of each flavour."""
    sizes = [(flavour, board.areas.largest(flavour)) for flavour in FLAVOURS]
    told = join_words([f"{name(flavour)} {size}" for flavour, size in sizes if size])
    return _("The board. Largest areas: {areas}").format(areas=told or _("none"))
