"""The displays: one's own to play on, the others' small, one box enlarged."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import htpy as h

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import KINDS, WILD, name
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.browser.slots import target
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.draw.box import draw_box
from widgets.chocolatiers_family.draw.display import Marks, draw_display, tips_at
from widgets.chocolatiers_family.draw.display_layout import SMALLEST, DisplayLayout
from widgets.chocolatiers_family.draw.measures import box_side, box_size
from widgets.chocolatiers_family.draw.pictures import box_picture, wild_picture
from widgets.chocolatiers_family.draw.stack import LEAST_MEDALLION
from widgets.chocolatiers_family.grounds import Ground
from widgets.chocolatiers_family.selection import Preview
from widgets.chocolatiers_family.target_ids import OWN, parse, spot
from widgets.chocolatiers_family.targets import say_place, space_label
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.tabletop.desk import CLICKABLE, REST
from widgets.tabletop.zone import Zone

SMALLEST_SPACE = 44
"""Below this size (px) a whole box is the target, and clicking it enlarges it."""
NO_ROOM = (1, 1)
FULL = (2, 3)


def own_display(
    desk: Desk,
    *,
    c: int,
    width: int,
    height: int,
    link: tuple[Place, Place] | None = None,
    badges: bool = True,
    grow: bool = True,
    ground: Ground | None = None,
    tight: bool = False,
) -> Zone:
    """Return the player's own display on a canvas of `width` x `height`, its spaces `c` px at
    most.

    What is being tried out lies where it would lie. `link`: two spaces (of the display as it is
    shown) that do not join. `badges`: False leaves out those of single spaces. `grow`: False keeps
    no room for more boxes until one is being placed, so that the display is larger. `ground`: the
    display lies where a lesson keeps room for it. `tight`: open places are narrow, where there is
    little room.
    """
    shown = desk.preview
    display = shown.display
    before = desk.state.displays[desk.player]
    asked = [(n[0], n[1]) for kind, n in map(parse, desk.board.touch) if kind == "place"]
    room = before.open_places if grow or _laying(desk) else ()
    seen = ground.places(before, shown) if ground is not None else None
    places = {
        (r + shown.up, c + shown.left): f"place:{r},{c}"
        for r, c in (*room, *asked)
        if (r + shown.up, c + shown.left) != shown.box
        and ((r, c) in asked or seen is None or (r + shown.up, c + shown.left) in seen)
    }
    if ground is not None:
        layout = ground.layout(before, shown, c=c, width=width, height=height)
    else:
        layout = DisplayLayout.of(
            str(display),
            places=tuple(places),
            grid=NO_ROOM,
            c=c,
            width=width,
            height=height,
            tight=tight,
        )
    marks = _marks(desk, link, badges)
    pen = Pen()
    least = LEAST_MEDALLION
    draw_display(pen, str(display), display.points, layout, desk.theme, marks, least=least)
    rects = {key: layout.tile_rect(*place) for place, key in places.items()}
    if shown.box is not None:
        rects["place:{},{}".format(*desk.chosen.place or ())] = layout.tile_rect(*shown.box)
    for r, column in before.spaces:
        at = (r + 2 * shown.up, column + 2 * shown.left)
        rects[f"space:{r},{column}"] = layout.space_rect(*at)
    for r, column in before.boxes:
        at = (r + shown.up, column + shown.left)
        rects[f"box:{r},{column}"] = layout.tile_rect(*at)
    whole = f"display:{desk.player}"
    if whole in desk.board.touch:
        rects[whole] = _whole(pen, desk.state_of(whole), layout, desk.theme)
    rects[OWN] = layout.tray
    active = [whole] if whole in rects else [t for t in rects if _is_target(t, desk, layout.c)]
    active.sort(key=lambda t: rects[t][1::-1])
    return Zone(
        "display",
        pen.scene(width, height),
        display_words(desk, before, _("Your display")),
        rects,
        (lambda: [_button(desk, t, rects[t]) for t in active]) if active else None,
        picture=lambda key: _piece(shown, key, layout.c, desk.theme),
    )


def _piece(shown: Preview, key: str, c: int, theme: Theme) -> Scene | None:
    """Return the box or the Wild that lies there in a display that is shown so.

    `key`: a place, a box or a space, counted as the display was before it was grown.
    """
    kind, _colon, where = key.rpartition("/")[2].partition(":")
    if kind not in ("place", "box", "space"):
        return None
    row, column = (int(number) for number in where.split(","))
    display = shown.display
    if kind == "space":
        lies = display.at(row + 2 * shown.up, column + 2 * shown.left)
        return wild_picture(c, theme) if lies == WILD else None
    box = row + shown.up, column + shown.left
    points = dict(zip(display.boxes, display.points, strict=True))
    return box_picture(display.face(*box), points[box], c, theme) if box in points else None


def _is_target(key: str, desk: Desk, c: int) -> bool:
    kind = key.partition(":")[0]
    if kind == "place":
        return key in desk.board.touch or _laying(desk)
    return kind == ("space" if c >= SMALLEST_SPACE else "box")


def _laying(desk: Desk) -> bool:
    """Return whether a box is being placed."""
    return bool(desk.chosen.box) and "place" not in desk.board.without


def _whole(pen: Pen, state: str, layout: DisplayLayout, theme: Theme) -> Rect:
    """Draw the state of a whole display on its tray; return where that can be tapped."""
    draw_ring(pen, state, layout.tray, theme, 0.3 * layout.c)
    draw_state_badge(pen, state, layout.tray.grown(-8), theme)
    return layout.tray


def _button(desk: Desk, key: str, rect: Rect) -> h.Element:
    kind, _colon, where = key.partition(":")
    if kind != "box":
        return desk.button(key, rect)
    row, column = (int(n) for n in where.split(","))
    still = {"aria_disabled": "true"} if desk.board.still else {}
    return target(f"enlarge:{where}", rect, _box_label(desk, row, column), **still)


def _box_label(desk: Desk, row: int, column: int) -> str:
    shown = desk.preview
    say = say_place if desk.board.asked else space_label
    spaces = [
        say(shown.display, (2 * (row + shown.up) + r, 2 * (column + shown.left) + c))
        for r in (0, 1)
        for c in (0, 1)
    ]
    return _("Box, enlarge: {spaces}").format(spaces="; ".join(spaces))


def _marks(desk: Desk, link: tuple[Place, Place] | None, badges: bool) -> Marks:
    """Return the states of spaces, places and boxes, counted as the display is shown."""
    shown = desk.preview
    spaces: dict[Place, str] = {}
    boxes: dict[Place, str] = {}
    places: dict[Place, str] = {}
    for key, state in desk.states.items():
        kind, numbers = parse(key)
        if kind == "space" and state != REST:
            spaces[numbers[0] + 2 * shown.up, numbers[1] + 2 * shown.left] = state
        elif kind == "place":
            place = (numbers[0] + shown.up, numbers[1] + shown.left)
            lies_there = place in shown.display.boxes
            if lies_there and state not in (REST, CLICKABLE):
                boxes[place] = state
            elif not lies_there:
                places[place] = state
    return Marks(spaces, boxes, places, link, badges)


def own_size(desk: Desk, c: int) -> tuple[int, int]:
    """Return the width and height of the own display and its open places with spaces of `c` px."""
    own = desk.state.displays[desk.player]
    layout = DisplayLayout.of(str(own), places=tuple(own.open_places), grid=NO_ROOM, c=c)
    return layout.width, layout.height


def other_size(display: Display, c: int) -> tuple[int, int]:
    """Return the width and height of another player's display with spaces of `c` px."""
    layout = DisplayLayout.of(str(display), grid=_room(display), c=c)
    return layout.width, layout.height


def other_display(
    desk: Desk, player: int, *, c: int, width: int, height: int, snug: bool = False
) -> Zone:
    """Show another player's display, small. The whole of it is one target, which enlarges it.

    `snug`: the canvas is no larger than the display.
    """
    display = desk.state.displays[player]
    if snug:
        fits = (k for k in range(c, SMALLEST, -1) if _within(other_size(display, k), width, height))
        c = next(fits, SMALLEST)
        width, height = other_size(display, c)
    key = f"display:{player}"
    marked = tuple(
        (space, state)
        for space in display.spaces
        if (state := desk.state_of(f"{key}/{spot('space', space)}")) != REST
    )
    scene, rects, side = _seen_small(
        *(display, key, c, width, height), marked, desk.state_of(key), desk.theme
    )
    return Zone(
        f"other-{player}",
        scene,
        desk.name(player),
        rects,
        desk.buttons({key: rects[key]}),
        picture=lambda key: _piece(Preview(display), key, side, desk.theme),
    )


@lru_cache(maxsize=32)
def _seen_small(
    display: Display,
    key: str,
    c: int,
    width: int,
    height: int,
    marked: tuple[tuple[Place, str], ...],
    state: str,
    theme: Theme,
) -> tuple[Scene, Mapping[str, Rect], int]:
    """Return a display drawn small, the places on it and the side of a space: drawn once, not at
    every click elsewhere."""
    layout = DisplayLayout.of(str(display), grid=_room(display), c=c, width=width, height=height)
    pen = Pen()
    marks = Marks(spaces=dict(marked), badges=False)
    draw_display(pen, str(display), display.points, layout, theme, marks)
    rects = {key: _whole(pen, state, layout, theme)}
    rects |= {f"{key}/place:{r},{c}": layout.tile_rect(r, c) for r, c in display.boxes}
    rects |= {f"{key}/space:{r},{c}": layout.space_rect(r, c) for r, c in display.spaces}
    return pen.scene(width, height), rects, layout.c


def _room(display: Display) -> tuple[int, int]:
    """Whole places shown for a display: lying, unless it stands."""
    return FULL[::-1] if display.height > 2 * FULL[0] else FULL


def _within(size: tuple[int, int], width: int, height: int) -> bool:
    return size[0] <= width and size[1] <= height


def large_display(desk: Desk, player: int, *, c: int, width: int, height: int) -> Zone:
    """Show any player's display, large, only to look at."""
    display = desk.state.displays[player]
    layout = DisplayLayout.of(str(display), grid=_room(display), c=c, width=width, height=height)
    pen = Pen()
    draw_display(pen, str(display), display.points, layout, desk.theme)
    return Zone(
        "enlarged",
        pen.scene(width, height),
        display_words(desk, display, desk.name(player)),
        {},
    )


def one_box(desk: Desk, box: Place, *, c: int) -> Zone:
    """Show one box of the own display, `c` px a space, its four spaces as targets."""
    shown = desk.preview
    row, column = box[0] + shown.up, box[1] + shown.left
    display, size = shown.display, box_size(c)
    room = 8
    side = box_side(c) + 2 * room
    pen = Pen()
    spaces = [(2 * row + r, 2 * column + k) for r in (0, 1) for k in (0, 1)]
    tips = tuple(tips_at(display.rows, *space) for space in spaces)
    points = dict(zip(display.boxes, display.points, strict=True))[row, column]
    draw_box(
        pen,
        display.face(row, column),
        points,
        room,
        room,
        c,
        desk.theme,
        tips,  # type: ignore[arg-type]
    )
    rects: dict[str, Rect] = {}
    for index, (r, k) in enumerate(spaces):
        key = f"space:{r - 2 * shown.up},{k - 2 * shown.left}"
        rects[key] = size.cell(index).shifted(room, room)
        state = desk.state_of(key)
        draw_ring(pen, state, rects[key], desk.theme, 0.15 * c)
        draw_state_badge(pen, state, rects[key], desk.theme)
    return Zone("enlarged", pen.scene(side, side), _("The box"), rects, desk.buttons(rects))


def display_words(desk: Desk, display: Display, whose: str) -> str:
    """Return a display in a few words: whose it is and, unless that is asked, its largest
    groups."""
    if desk.board.asked:
        return whose
    groups = [f"{name(k)} {n}" for k, n in largest_of(display).items() if n]
    return _("{whose}. Largest groups: {groups}").format(
        whose=whose, groups=join_words(groups) or _("none")
    )


def largest_of(display: Display) -> Mapping[str, int]:
    """Return the size of the largest group of each kind, in printed order."""
    return dict(zip(KINDS, display.largest_groups, strict=True))
