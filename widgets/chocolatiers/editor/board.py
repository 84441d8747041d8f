"""The display on the editor's easel: all places of the grid, each a click away."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.making.edit import Draft, called
from tutor.chocolatiers.puzzles.making.sketch import FREE, SIDE
from tutor.chocolatiers_family.display import DisplayError, Place
from tutor.chocolatiers_family.kinds import EMPTY, WILD, name
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _
from widgets.browser.slots import target
from widgets.chocolatiers.editor.editing import EditorDesk, tiles
from widgets.chocolatiers_family.draw import DisplayLayout, Marks, draw_display
from widgets.draw import Pen, Rect
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone

SIZES = {"wide": 64, "tablet": 48, "phone": 46}


def board(desk: EditorDesk, frame: Frame) -> Zone:
    """Return the display that is painted, with a place for every box it could have."""
    sketch = desk.sketch
    every = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    layout = DisplayLayout.of(
        "", grid=(SIDE, SIDE), c=SIZES[frame.layout], width=_room(frame), height=None
    )
    places = {p: _invites(desk, p) for p in every if p not in sketch.boxes}
    boxes = {desk.box: "chosen"} if desk.box in sketch.boxes and desk.box is not None else {}
    pen = Pen()
    draw_display(
        pen, sketch.grid, sketch.points, layout, frame.theme, Marks({}, boxes, places, None, False)
    )
    rects: dict[str, Rect] = {}
    for row, column in every:
        if (row, column) in sketch.boxes:
            for r, c in ((0, 0), (0, 1), (1, 0), (1, 1)):
                space = (2 * row + r, 2 * column + c)
                rects["space:{},{}".format(*space)] = layout.space_rect(*space)
        else:
            rects[f"place:{row},{column}"] = layout.tile_rect(row, column)
    order = sorted(rects, key=lambda key: rects[key][1::-1])

    def buttons() -> Node:
        return [
            target(
                key,
                rects[key],
                _label(desk, key),
                id=f"easel-{key.replace(':', '-').replace(',', '-')}",
            )
            for key in order
        ]

    words = _("{who}: display to paint").format(who=called(desk.player))
    return Zone("easel", pen.scene(layout.width, layout.height), words, rects, buttons)


def _invites(desk: EditorDesk, place: Place) -> str:
    """A place where the next box could lie is dashed; the others are there all the same."""
    if not desk.sketch.boxes:
        return "clickable"
    try:
        display = desk.sketch.with_box(place, FREE.spaces, 0).display()
    except DisplayError:
        return "rest"
    return "clickable" if display else "rest"


def _room(frame: Frame) -> int | None:
    """Return the width of the canvas; None: as wide as it likes."""
    return frame.view.width - 24 - 44 if frame.layout == "phone" else None


def _label(desk: EditorDesk, key: str) -> str:
    kind, _colon, where = key.partition(":")
    row, column = (int(n) for n in where.split(","))
    if kind == "place":
        return _("No box, box row {r}, column {c}, lay one").format(r=row + 1, c=column + 1)
    shows = desk.sketch.at(row, column)
    return _("{what}, row {r}, column {c}, paint").format(
        what=_what(shows), r=row + 1, c=column + 1
    )


def _what(shows: str) -> str:
    return {WILD: _("Wild"), EMPTY: _("Empty space")}.get(shows) or name(shows)


def said(before: EditorDesk, after: EditorDesk, what: str) -> str:
    """Return what an act has changed, for a screen reader."""
    if after.brush != before.brush:
        return _("Brush: {what}.").format(what=_what(after.brush))
    if after.player != before.player:
        return _("{who}: display to paint").format(who=called(after.player))
    kind, _colon, where = what.partition(":")
    if kind == "space" and after != before:
        row, column = (int(n) for n in where.split(","))
        return _("Now {what}.").format(what=_what(after.sketch.at(row, column)))
    return ""


def tiles_to_lay() -> Sequence[Tile]:
    """Return a box to paint oneself, then the tiles of the game."""
    return tiles()


def tiles_of_the_game() -> Sequence[Tile]:
    """Return the tiles a question may ask about."""
    return load_components().tiles


def tile_number(draft: Draft, number: int) -> int:
    """Return which tile of the game is box `number` of the question; -1 for one of nobody's."""
    chosen = draft.tiles[number] if number < len(draft.tiles) else None
    game = load_components().tiles
    return game.index(chosen) if chosen in game else -1
