"""What a puzzle shows on canvases: displays, the box to place, the hand to pay with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs
from htpy import Node

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import name
from tutor.chocolatiers_family.puzzles.model import Asked
from tutor.chocolatiers_family.tiles import Tile
from tutor.chocolatiers_family.words import describe_display, say_tile
from tutor.i18n import _
from widgets.browser.slots import target as button
from widgets.chocolatiers_family.draw import (
    CardRow,
    DisplayLayout,
    Marks,
    box_side,
    draw_box,
    draw_card,
    draw_display,
    draw_pair,
    lifted,
)
from widgets.chocolatiers_family.draw.pictures import box_picture, card_picture
from widgets.chocolatiers_family.puzzles.attempt import Attempt, face, pairs, shown, targets
from widgets.chocolatiers_family.target_ids import parse
from widgets.chocolatiers_family.targets import space_label
from widgets.draw import Pen, Rect, Scene, Theme
from widgets.tabletop.zone import Zone

CHOSEN, CLICKABLE, REST = "chosen", "clickable", "rest"
HAND_HEIGHT = 104
TILE = "tile"
"""Where the box lies before it is placed."""


@attrs.frozen
class Size:
    """A canvas for a display: `width` x `height` px, spaces of `c` px at most."""

    width: int
    height: int
    c: int


def natural(display: Display, places: Iterable[Place], c: int) -> tuple[int, int]:
    """Return the width and height of a display with these open places at `c` px a space."""
    layout = DisplayLayout.of(str(display), places=tuple(places), c=c)
    return layout.width, layout.height


def own_forms(task: Asked) -> list[tuple[Display, tuple[Place, ...]]]:
    """Return the own display as it is and as it may become while the puzzle is solved, each
    with its open places: what the canvas must have room for."""
    own = task.position.own
    if not task.tiles:
        return [(own, ())]
    tile = task.tiles[0]
    grown = [own.with_box(*place, tile.faces[0], tile.points) for place in own.open_places]
    return [(own, own.open_places), *((display, ()) for display in grown)]


def live_board(
    task: Asked, attempt: Attempt, size: Size, theme: Theme, marks: Mapping[str, str]
) -> Zone:
    """Return the own display to play on. `marks`: states of targets over the usual ones."""
    now = shown(task, attempt)
    states = {**targets(task, attempt), **marks}
    places, spaces, boxes = _placed(states, (now.up, now.left), now.box)
    if not task.tiles or now.box is not None:
        # Only the places that are left: the box lies on one of them.
        places = {p: s for p, s in places.items() if p not in now.display.boxes}
    layout = DisplayLayout.of(
        str(now.display), places=tuple(places), c=size.c, width=size.width, height=size.height
    )
    pen = Pen()
    shows = Marks(spaces, boxes, {p: s for p, s in places.items() if s != CHOSEN})
    draw_display(pen, str(now.display), now.display.points, layout, theme, shows)
    rects: dict[str, Rect] = {}
    for key in states:
        kind, numbers = parse(key)
        if kind == "place":
            rects[key] = layout.tile_rect(numbers[0] + now.up, numbers[1] + now.left)
        elif kind == "space":
            rects[key] = layout.space_rect(numbers[0] + 2 * now.up, numbers[1] + 2 * now.left)
    covered = "place:{},{}".format(*attempt.place) if attempt.place and task.wilds else ""
    asked = targets(task, attempt)
    live = sorted((k for k in rects if k in asked and k != covered), key=lambda k: rects[k][1::-1])
    words = describe_display(now.display)

    def buttons() -> Node:
        return [
            button(
                key,
                rects[key],
                _label(task, attempt, key),
                aria_pressed=str(states[key] == CHOSEN).lower(),
                data_shows=states[key],
                id=f"own-{key.replace(':', '-').replace(',', '-')}",
            )
            for key in live
        ]

    scene = pen.scene(size.width, size.height)
    return Zone(
        "own",
        scene,
        words,
        rects,
        buttons if live else None,
        picture=lambda key: _box_at(task, attempt, key, layout.c, theme),
    )


def _box_at(task: Asked, attempt: Attempt, key: str, c: int, theme: Theme) -> Scene | None:
    """Return the box by itself, if it is tried out at this place."""
    kind, numbers = parse(key)
    if kind != "place" or attempt.place != numbers:
        return None
    return box_picture(face(task, attempt), task.tiles[0].points, c, theme)


def _placed(
    states: Mapping[str, str], shift: Place, box: Place | None
) -> tuple[dict[Place, str], dict[Place, str], dict[Place, str]]:
    """States of places, spaces and boxes, counted as the display is shown."""
    places: dict[Place, str] = {}
    spaces: dict[Place, str] = {}
    boxes: dict[Place, str] = {}
    for key, state in states.items():
        kind, numbers = parse(key)
        if kind == "place":
            at = (numbers[0] + shift[0], numbers[1] + shift[1])
            places[at] = state
            if at == box and state == CHOSEN:
                boxes[at] = state
        elif kind == "space" and state != REST:
            spaces[numbers[0] + 2 * shift[0], numbers[1] + 2 * shift[1]] = state
    return places, spaces, boxes


def _label(task: Asked, attempt: Attempt, key: str) -> str:
    kind, numbers = parse(key)
    if kind == "place":
        words = _("Place for the box, box row {r}, column {c}")
        if attempt.place == numbers:
            words = _("The box, box row {r}, column {c}, turn it")
        return words.format(r=numbers[0] + 1, c=numbers[1] + 1)
    now = shown(task, attempt)
    return space_label(now.display, (numbers[0] + 2 * now.up, numbers[1] + 2 * now.left))


def still_board(
    canvas: str,
    display: Display,
    size: Size,
    theme: Theme,
    rings: Mapping[Place, str] | None = None,
    boxes: Mapping[Place, str] | None = None,
    least: float = 0,
) -> Zone:
    """Return a display only to look at, with rings round spaces and boxes; `least`: see
    draw_display."""
    layout = DisplayLayout.of(str(display), c=size.c, width=size.width, height=size.height)
    marks = Marks(rings or {}, boxes or {}, badges=False)
    pen = Pen()
    draw_display(pen, str(display), display.points, layout, theme, marks, least=least)
    return Zone(canvas, pen.scene(size.width, size.height), describe_display(display), {})


def tile_board(canvas: str, tile: Tile, face: str, c: int, theme: Theme) -> Zone:
    """Return a box, as it is turned now."""
    pen, side = Pen(), box_side(c)
    draw_box(pen, face, tile.points, 2, 2, c, theme)
    return Zone(
        canvas,
        pen.scene(side + 6, side + 6),
        say_tile(tile),
        {TILE: Rect(2, 2, side, side)},
        picture=lambda key: box_picture(face, tile.points, c, theme),
    )


def hand_board(
    task: Asked,
    attempt: Attempt,
    width: int,
    theme: Theme,
    marks: Mapping[str, str],
    unit: float = 1.0,
) -> Zone:
    """Return the hand to pay with; pairs close up and are bracketed as they form.

    `unit`: see `Frame.unit`.
    """
    count = len(task.hand)
    per_row = 0 if width >= count * 54 * unit else (count + 1) // 2
    height, widest = round(HAND_HEIGHT * unit), round(84 * unit)
    row = CardRow.of(count, width, height=height, widest=widest, per_row=per_row)
    states = {**targets(task, attempt), **marks}
    pen = Pen()
    rects: dict[str, Rect] = {}
    found = pairs(task, attempt)
    places = row.card_rects((pair.first, pair.second) for pair in found)
    for index in reversed(range(count)):  # the sign of a card lies over its right neighbour
        key = f"hand:{index}"
        rects[key] = lifted(places[index], states[key])
        draw_card(pen, task.hand[index], places[index], theme, states[key])
    rects = dict(reversed(rects.items()))
    for pair in found:
        ends = places[pair.first], places[pair.second]
        if ends[0].y == ends[1].y:
            draw_pair(pen, *ends, theme, pair.kind)
    label = _("Your hand, card {n} of {of}, {kind}")

    def buttons() -> Node:
        return [
            button(
                key,
                rects[key],
                label.format(n=n + 1, of=count, kind=name(card)),
                aria_pressed=str(n in attempt.cards).lower(),
                data_shows=states[key],
                id=f"own-hand-{n}",
            )
            for n, (key, card) in enumerate(zip(rects, task.hand, strict=True))
        ]

    return Zone(
        "hand",
        pen.scene(*row.size),
        _("Your hand"),
        rects,
        buttons,
        bleed=10,
        picture=lambda key: _card_at(task, key, rects[key], theme),
    )


def _card_at(task: Asked, key: str, rect: Rect, theme: Theme) -> Scene:
    """Return a card of the hand by itself."""
    return card_picture(task.hand[parse(key)[1][0]], rect.width, rect.height, theme)
