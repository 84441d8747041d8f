"""The board on the editor's desk, the game's own, and the tile in hand beside it."""

from __future__ import annotations

import htpy as h

from tutor.chocoly.actions import Lay, Stack
from tutor.chocoly.faces import say_face
from tutor.chocoly.squares import Square
from tutor.chocoly.words import describe_board
from tutor.i18n import _
from widgets.browser.slots import target
from widgets.chocoly.draw.marks import Ghost
from widgets.chocoly.draw.tile import draw_tile, tile_picture
from widgets.chocoly.editor.editing import EditorDesk, named
from widgets.chocoly.target_ids import spot
from widgets.chocoly.targets import shown
from widgets.chocoly.zones.board import BoardZone, Seen, board_zone
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone

HELD = "hand:0"
"""The tile in hand: pressed, it is turned; it can be dragged to the board."""
TILE, EDGE = 96, 6
"""Side of the canvas of the tile in hand, and room round the tile, px."""
PANEL = 400
GAPS = {"wide": 120, "tablet": 96, "phone": 70}
"""What stands beside the board on a wide window, and what is round it, px."""
LOW, HIGH = 260, {"wide": 560, "tablet": 520, "phone": 380}
"""How high the board is, px."""


def board(desk: EditorDesk, frame: Frame) -> BoardZone:
    """Return what lies on the table; the tile of the question, or one that was refused, lies over
    it.
    """
    state = desk.draft.state
    places = desk.places
    return board_zone(
        Seen(
            state.board,
            frame.theme,
            state.tokens,
            ghost=_ghost(desk),
            states={spot("at", place): "clickable" for place in places},
            places=() if desk.asking else places,
            unmarked=places if desk.asking else (),
            button=lambda key, rect: _place_button(desk, key, rect),
            own=state.flavours[desk.draft.player] or "",
            neutral=state.neutral,
            tries=True,
            label=describe_board(state.board),
        ),
        width=_width(frame),
        height=max(LOW, min(HIGH[frame.layout], frame.view.height - 260)),
    )


def _width(frame: Frame) -> int:
    beside = PANEL if frame.layout == "wide" else 0
    return max(240, frame.view.width - beside - GAPS[frame.layout])


def _ghost(desk: EditorDesk) -> Ghost | None:
    refused = desk.refused
    if refused is not None:
        return _tile(refused, "refused")
    asked = named(desk)
    return _tile(asked, "chosen") if asked is not None else None


def _tile(action: Lay | Stack, state: str) -> Ghost:
    return Ghost(action.face, (action.row, action.column), isinstance(action, Stack), state)


def _place_button(desk: EditorDesk, key: str, rect: Rect) -> h.Element:
    _kind, _colon, where = key.partition(":")
    row, column = (int(number) for number in where.split(","))
    return target(key, rect, _label(desk, (row, column)), data_shows="clickable")


def _label(desk: EditorDesk, place: Square) -> str:
    row, column = shown(place)
    if desk.asking:
        text = _("Ask about it here: {row}, {column}")
    elif desk.stacking:
        text = _("Stack it here: {row}, {column}")
    else:
        text = _("Lay it here: {row}, {column}")
    return text.format(row=row, column=column)


def tile(desk: EditorDesk, frame: Frame) -> Zone:
    """Return the tile in hand, as it is turned."""
    face, c = desk.face, (TILE - 2 * EDGE) // 2
    pen, rect = Pen(), Rect(0, 0, TILE, TILE)
    draw_tile(pen, face, EDGE, EDGE, c, frame.theme)
    words = _("The tile to place: {face}; press to turn it").format(face=say_face(face))
    return Zone(
        "tile",
        pen.scene(TILE, TILE),
        _("The tile to place"),
        {HELD: rect},
        lambda: [target(HELD, rect, words)],
        picture=lambda key: tile_picture(face, c, frame.theme) if key == HELD else None,
    )
