"""The parts of the table that this edition has of its own: row and pile, the reserved box, and the
Score tiles. All others are the first edition's (`widgets.chocolatiers.zones`)."""

from __future__ import annotations

from attrs import evolve

from tutor.chocolatiers_2019.components import THREE_FOUR
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.scoring import THREE_FOUR as THREE_FOUR_LABEL
from tutor.chocolatiers_2019.scoring import awards
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.scoring import Award
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.chocolatiers_2019.targets import tile_name
from widgets.chocolatiers_family import zones as shared
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.draw.box import (
    BOX_RADIUS,
    draw_box,
    draw_box_back,
    draw_medallion,
    draw_place,
    draw_space,
)
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.pictures import top_picture
from widgets.chocolatiers_family.draw.rows import BLEED, StackRow
from widgets.chocolatiers_family.draw.stack import LEAST_MEDALLION, draw_stack
from widgets.chocolatiers_family.zones.scoring import (
    FIRST,
    Scored,
    down,
    known,
    score_row,
    shown_displays,
    tie_of,
)
from widgets.chocolatiers_family.zones.supply import face_of, open_box
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.tabletop.zone import Zone

ORDER = (*KINDS, THREE_FOUR, FIRST)
"""The Score tiles as they lie."""
ROOM = 22
"""Room above the cards of the tray: two of them may be chosen."""
SLOT_ROOM = 10
"""Room round the place of the reserved box, for marks."""
WILD_PART = 0.8
"""The Wild on a reserved box, as a part of a space."""


def row(desk: Desk, *, width: int, c: int, per_row: int = 0, slots: int = 0) -> Zone:
    """Return the row and, after it, the pile with its count, in a column of `width` px, spaces
    `c` px.

    `per_row`: in rows of so many, 0 for one; `slots`: as if there were so many at least.
    """
    state: State = desk.board.state
    most = components_of(desk.board.game).row
    across = per_row or most + 1
    places = StackRow(max(across, slots), width, c)
    pen, rects = Pen(), dict[str, Rect]()
    for index in range(most + 1):
        lower = index // across * places.size[1]
        at = places.stack_rect(index % across).shifted(0, lower)
        key = f"row:{index}" if index < most else "supply"
        rects[key] = at
        if key == "supply":
            look = desk.state_of(key)
            draw_stack(pen, "", 0, len(state.pile), at.x, at.y, c, desk.theme, look)
        else:
            _lying(pen, desk, key, at, c)
    size = places.size[0], -(-(most + 1) // across) * places.size[1]
    return Zone(
        "row",
        pen.scene(*size),
        _("Row of boxes"),
        rects,
        desk.buttons(rects),
        bleed=BLEED,
        picture=lambda key: open_box(desk, key, c),
    )


def _lying(pen: Pen, desk: Desk, key: str, at: Rect, c: int) -> None:
    """A box of the row; an empty place while it is tried out in the display. One that turned up
    unseen lies face down, as the pile does.
    """
    tile = desk.state.tile(int(key.partition(":")[2]))
    away = key == desk.chosen.box and desk.preview.box is not None
    if tile is None or away:
        draw_place(pen, at, c, desk.theme)
        return
    if tile == COVERED:
        draw_box_back(pen, at.x, at.y, c, desk.theme)
        return
    draw_box(pen, face_of(desk, key), None, at.x, at.y, c, desk.theme)
    draw_medallion(pen, tile.points, at, c, desk.theme, least=LEAST_MEDALLION)
    draw_ring(pen, desk.state_of(key), at, desk.theme, BOX_RADIUS * c, outset=2)
    draw_state_badge(pen, desk.state_of(key), at, desk.theme)


def reserved(desk: Desk, *, c: int) -> Zone:
    """Return the place of one's own reserved box, the Wild lying on it; dashed while it is
    empty."""
    state: State = desk.board.state
    side = box_side(c)
    at = Rect(SLOT_ROOM, SLOT_ROOM, side, side)
    key, pen = "reserved", Pen()
    tile = state.reserved[desk.player]
    away = key == desk.chosen.box and desk.preview.box is not None
    look = desk.state_of(key)
    if tile is None or away:
        draw_place(pen, at, c, desk.theme, "" if away else look)
        if away:
            _wild_on(pen, at, c, desk.theme)
    else:
        draw_reserved(pen, evolve(tile, spaces=_own_face(desk, tile)), at, c, desk.theme)
        draw_ring(pen, look, at, desk.theme, BOX_RADIUS * c, outset=2)
        draw_state_badge(pen, look, at, desk.theme)
    rects = {key: at}
    size = side + 2 * SLOT_ROOM
    return Zone(
        key,
        pen.scene(size, size),
        _("Your reserved box"),
        rects,
        desk.buttons(rects),
        picture=lambda key: _own_picture(desk, None if away else tile, c),
    )


def _own_face(desk: Desk, tile: Tile) -> str:
    """One's own reserved box, turned as it is held if it is in hand. While another moves
    `State.tile` knows theirs."""
    return face_of(desk, "reserved") if desk.chosen.box == "reserved" else tile.spaces


def _own_picture(desk: Desk, tile: Tile | None, c: int) -> Scene | None:
    return top_picture(_own_face(desk, tile), tile.points, c, desk.theme) if tile else None


def draw_reserved(pen: Pen, tile: Tile, at: Rect, c: int, theme: Theme) -> None:
    """Draw a reserved box: the Wild on its middle, so its points stand at the corner."""
    draw_box(pen, tile.spaces, None, at.x, at.y, c, theme)
    _wild_on(pen, at, c, theme)
    radius = max(LEAST_MEDALLION, 0.2 * c)
    corner = Rect(at.right - 1.5 * radius, at.bottom - 1.5 * radius, 2 * radius, 2 * radius)
    draw_medallion(pen, tile.points, corner, c, theme, least=LEAST_MEDALLION)


def _wild_on(pen: Pen, at: Rect, c: int, theme: Theme) -> None:
    """The locked Wild: it lies across all four spaces, on none of them."""
    size = max(16.0, WILD_PART * c)
    x, y = at.centre
    pen.circle(x, y, 0.56 * size, fill=theme.medal, stroke=theme.box_edge, line=1.5)
    draw_space(pen, WILD, Rect(x - size / 2, y - size / 2, size, size), theme)


def score_tiles(desk: Desk, **size: int) -> Zone:
    """Return the eight Score tiles, see `score_row`."""
    return score_row(desk, scored(desk), _("Score tiles"), **size)


def scored(desk: Desk) -> list[Scored]:
    """Return the Score tiles as they lie: a mark tells who would win each now."""
    state: State = desk.board.state
    worth = components_of(desk.board.game).scoring
    found = awards(shown_displays(desk))
    tiles = []
    for key in ORDER:
        award = None if key == FIRST else found[THREE_FOUR_LABEL if key == THREE_FOUR else key]
        leads = state.first_tile if award is None else award.winner
        seen = leads if known(desk, key) else None
        tied = bool(award and award.tied) and known(desk, key)
        tiles.append(
            Scored(
                f"card:{key}",
                {FIRST: "flag", THREE_FOUR: "3·4"}.get(key, key),
                worth[key],
                seen,
                tied,
                seen is None and down(desk, key),
                _label(desk, key, worth[key], award, seen),
            )
        )
    return tiles


def _label(desk: Desk, key: str, points: int, award: Award | None, leads: int | None) -> str:
    """Return a Score tile in words, with who leads; of the 3 and 4 how many boxes everyone
    has."""
    tile = _("{tile}, {points} points.").format(tile=tile_name(key), points=points)
    if not known(desk, key):
        return tile
    counts = ""
    if key == THREE_FOUR and award is not None:
        each = (f"{desk.name(p)} {n}" for p, n in enumerate(award.sizes))
        counts = " " + _("Boxes of 3 or 4 points: {counts}.").format(counts=join_words(list(each)))
    if leads is None and down(desk, key):
        tile = _("{tile}, face down. Nobody gets it.").format(tile=tile_name(key))
        tie = f" {tie_of(desk, award.tied)}" if award and award.tied else ""
        return tile + tie + counts
    return f"{tile} {_who(desk, key, award, leads)}{counts}".strip()


def _who(desk: Desk, key: str, award: Award | None, leads: int | None) -> str:
    if leads is None:
        if key == FIRST:
            return ""
        return tie_of(desk, award.tied) if award and award.tied else _("Nobody leads.")
    if key == FIRST:
        text = _("You have it.") if leads == desk.player else _("{who} has it.")
    else:
        text = _("You lead.") if leads == desk.player else _("{who} leads.")
    return text.format(who=desk.name(leads))


def tray(desk: Desk, **size: int) -> Zone:
    """Return the tray, deck and discards before it."""
    return shared.tray(desk, swap=False, label=_("Tray"), **{"room": ROOM, **size})  # type: ignore[arg-type]
