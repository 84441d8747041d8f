"""A phone: the display, and below it rows, or tabs where they are too many."""

from __future__ import annotations

from types import MappingProxyType

from widgets.chocolatiers.draw.measures import box_side
from widgets.chocolatiers.draw.rows import BELOW, BLEED, STACK_DEPTH
from widgets.chocolatiers.lesson_plan.measures import (
    LABEL,
    NAME,
    ROOM_ABOVE,
    STACK_ABOVE,
    STACK_GAP,
    display_size,
    others_size,
    sized,
    with_wild,
)
from widgets.chocolatiers.lesson_plan.needs import Needs
from widgets.draw.geometry import Rect
from widgets.tabletop import Plan, Room, Size

PANEL = (168, 232)
"""Least and most height of what the tabs turn to."""
TAB_BAR, PHONE_GAP = 52, 10
FEW_ROWS = 2
PHONE_CARDS = range(96, 50, -2)
PHONE_SPACE = 60


def phone_plan(room: Room, needs: Needs) -> Plan:
    """The plan of a lesson for a phone."""
    order = ("others", "cards", "graph", "stacks", "tray", "hand", "wild")
    away = "wild" if needs.has("hand") else ""
    rows = [area for area in order if needs.has(area) and area != away]
    main = needs.has("display")
    if len(rows) <= FEW_ROWS + (not main):
        for card in PHONE_CARDS:
            found = _phone_rows(room, needs, rows, card)
            if found is not None:
                return found
    return _phone_tabs(room, needs, rows)


def _phone_rows(room: Room, needs: Needs, rows: list[str], card: int) -> Plan | None:
    """Everything below each other; None: the display would be too small."""
    size = _phone_size(room, needs, card)
    label = round(LABEL * room.text)
    heights = {area: _phone_height(room, needs, area, size) for area in rows}
    left = room.height - sum(heights.values()) - (label + PHONE_GAP) * len(rows)
    best = needs.stage.fit(room.width, 10_000, PHONE_SPACE)
    space = needs.stage.fit(room.width, max(0, left), PHONE_SPACE)
    if left < 0 or (needs.has("display") and space < 0.85 * best):
        return None
    rects: dict[str, Rect] = {}
    y = 0
    if needs.has("display"):
        rects["display"] = Rect(0, 0, room.width, left)
        y = left + PHONE_GAP
    for area in rows:
        rects |= with_wild(area, Rect(0, y + label, room.width, heights[area]), needs)
        y += label + heights[area] + PHONE_GAP
    return Plan(_with(size, display=space), rects, bare=("display",))


def _phone_tabs(room: Room, needs: Needs, rows: list[str]) -> Plan:
    wanted = 0
    if needs.has("display"):
        wanted = needs.stage.needs(needs.stage.fit(room.width, 10_000, PHONE_SPACE))[1]
    least, most = PANEL
    bar = TAB_BAR + 2 * PHONE_GAP
    panel = max(least, min(most, room.height - bar - wanted))
    main = max(140, room.height - bar - panel)
    card = min(96, (panel - BELOW) // 2 - ROOM_ABOVE["hand"])
    two_rows = _largest_stack((panel - 12) // 2 - STACK_ABOVE - BLEED)
    one_row = _phone_size(room, needs, card)["stack"]
    size = _with(
        _phone_size(room, needs, card),
        display=needs.stage.fit(room.width, main, PHONE_SPACE),
        stack=max(one_row, two_rows),
        stacks_across=needs.stacks if one_row > two_rows else -(-needs.stacks // 2),
        other=others_size(room.width, panel, needs.others, room.text, 40),
        graph=panel - 8,
        scoring=min(76, panel - 24),
    )
    rects: dict[str, Rect] = {}
    for area in rows:
        rects |= with_wild(area, Rect(0, main + bar, room.width, panel), needs)
    if needs.has("display"):
        rects["display"] = Rect(0, 0, room.width, main)
    tabs = Rect(0, main + PHONE_GAP, room.width, TAB_BAR)
    return Plan(size, rects, tabs=tuple(rows), bare=tuple(rects), bar=tabs)


def _phone_size(room: Room, needs: Needs, card: int) -> Size:
    width = (room.width - STACK_GAP * (needs.stacks - 1)) // needs.stacks - STACK_DEPTH
    return sized(
        card=card,
        hand=card,
        tray_per_row=4,
        hand_per_row=-(-needs.hand // 2),
        hand_slots=needs.hand,
        stack=_largest_stack(width),
        stacks_across=needs.stacks,
        other=others_size(room.width, 10_000, min(2, needs.others), room.text, 30),
        scoring=64,
        graph=140,
    )


def _phone_height(room: Room, needs: Needs, area: str, size: Size) -> int:
    match area:
        case "stacks":
            return STACK_ABOVE + box_side(size["stack"]) + BLEED
        case "tray" | "hand":
            return 2 * (ROOM_ABOVE[area] + size["card"]) + BELOW
        case "wild":
            return 20 + size["card"] + BELOW
        case "cards":
            return size["scoring"] + 16
        case "graph":
            return size["graph"]
    rows = -(-needs.others // 2)
    return rows * (display_size(size["other"])[1] + round(NAME * room.text))


def _largest_stack(side: int) -> int:
    return next((c for c in range(60, 16, -1) if box_side(c) <= side), 16)


def _with(size: Size, **measures: int) -> Size:
    return Size(MappingProxyType({**size.measures, **measures}))
