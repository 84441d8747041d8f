"""The parts of the table as lessons show them, and the panel beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

import htpy as h
from htpy import Node

from tutor.chocolatiers_family.display import Place
from tutor.i18n import N_, _
from widgets.chocolatiers_family import zones
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.grounds import grounds_of
from widgets.chocolatiers_family.groups import counts
from widgets.chocolatiers_family.lesson_plan.measures import HAND_ROOM, others_room
from widgets.chocolatiers_family.lesson_plan.needs import grows
from widgets.chocolatiers_family.selection import Selection
from widgets.chocolatiers_family.table_layout.layout_parts import Parts
from widgets.chocolatiers_family.zones.scoring import EDGE
from widgets.tabletop import Accent, Ask, Shown, Size, Viewport
from widgets.tabletop import Area as AnyArea
from widgets.tabletop import Board as AnyBoard
from widgets.tabletop.zone import Zone, badge, called

Request = Ask[Any, Any, Selection]


LOW_CARD, LEAST_WILD, MOST_WILD = 98, 44, 112


COUNTS_HEIGHT = 112
"""Room for the counts below the graph (px)."""


FINGER = 44
"""A Scoring card is to be hit with a finger (px)."""


COLUMN_EDGE = 20
"""Room at both sides of what stands in the right column (px)."""


ROOM_FOR_COUNTS = 440
"""Least height of a table with counts (px, at normal text size); on a lower one the Scoring cards
have their room.
"""
ROOM_FOR_CARDS = 520
"""Beside a lower one (px) the Scoring cards are small, so that all are in sight."""


MARK = 20
"""Height of the mark before a player's name."""


# ---- other players


def others(parts: Parts, ask: Request) -> Shown:
    desk, board = Desk(ask.board, parts.signs), ask.board
    size = ask.size
    room = {"width": size["other_width"], "height": size["other_height"], "snug": True}
    players = [player for player in range(board.state.players) if player != board.player]
    shown = tuple(parts.other(desk, player, c=size["other"], **room) for player in players)
    return Shown(
        shown,
        lambda: h.div(".in-row")[
            (
                h.div[
                    h.p(".name.named")[
                        badge(player, MARK),
                        h.span[called(desk.name(player), player)],
                        parts.mark(desk, player),
                    ],
                    zone.element,
                ]
                for player, zone in zip(players, shown, strict=True)
            )
        ],
    )


# ---- the own display and its groups


def display(parts: Parts, ask: Request) -> Shown:
    """Return the own display on the ground that the whole lesson needs."""
    desk, accent, story = Desk(ask.board, parts.signs), ask.accent, ask.story
    c = ask.size["display"]
    ground, wide, high = None, ask.width, ask.height
    if story is not None:
        needed = grounds_of(
            story.steps, story.seat, grows(story), story.open, "place" in story.asks
        )
        ground, (wide, high) = needed.each[story.at], needed.needs(c)
    zone = zones.own_display(
        desk,
        c=c,
        width=min(ask.width, wide),
        height=min(ask.height, high),
        link=refused_link(desk, accent),
        badges=accent.badges,
        grow=False,
        ground=ground,
    )
    mark = parts.mark(desk, desk.player)
    if mark is None:
        return Shown((zone,))
    return Shown((zone,), lambda: h.div(".own-marked")[zone.element, mark])


def refused_link(desk: Desk, accent: Accent) -> tuple[Place, Place] | None:
    """Return where a box that was put wrong only meets the group with a corner: two spaces as
    shown.
    """
    shown = desk.preview
    if not (accent.settling and accent.about and shown.box):
        return None
    groups = shown.display.groups(accent.about)
    own = {(2 * shown.box[0] + r, 2 * shown.box[1] + c) for r in (0, 1) for c in (0, 1)}
    lost = [space for group in groups[1:] for space in group if space in own]
    pairs = (
        (near, far)
        for near in sorted(groups[0] if groups else ())
        for far in lost
        if abs(near[0] - far[0]) == abs(near[1] - far[1]) == 1
    )
    return next(pairs, None)


def groups(parts: Parts, ask: Request) -> Shown:
    """Return the graph with the counts at its right, or below."""
    desk, high = Desk(ask.board, parts.signs), ask.height
    width = min(round(high * 1.45), ask.width - 150)
    if ask.tall or width < 120:
        width, high = ask.width, max(90, high - COUNTS_HEIGHT)
        tall = True
    else:
        tall = False
    zone = zones.graph(desk, width=width, height=high, focus="")
    return Shown(
        (zone,),
        lambda: h.div(class_=["in-row", "groups", "tall" if tall else "flat"])[
            zone.element, _counts(desk, ask.accent.about, small=True)
        ],
    )


def _counts(desk: Desk, about: str, *, small: bool) -> Node:
    before = desk.state.displays[desk.player]
    return counts(desk.preview.display, focus=about, before=before, small=small)


# ---- stacks, cards, Wilds


def stacks(parts: Parts, ask: Request) -> Shown:
    desk, across = Desk(ask.board, parts.signs), ask.size["stacks_across"]
    zone = parts.boxes(desk, width=ask.width, c=ask.size["stack"], per_row=across, slots=across)
    return Shown((zone,))


def tray(parts: Parts, ask: Request) -> Shown:
    card, per_row = ask.size["card"], ask.size["tray_per_row"]
    zone = parts.tray(
        Desk(ask.board, parts.signs),
        width=ask.width,
        height=card,
        widest=_widest(card),
        per_row=per_row,
    )
    return Shown((zone,))


def hand(parts: Parts, ask: Request) -> Shown:
    size, card = ask.size, ask.size["hand"]
    zone = zones.hand(
        Desk(ask.board, parts.signs),
        width=ask.width,
        height=card,
        widest=_widest(card),
        per_row=size["hand_per_row"],
        room=HAND_ROOM,
        slots=size["hand_slots"],
    )
    return Shown((zone,))


def wild(parts: Parts, ask: Request) -> Shown:
    card = min(ask.size["hand"], MOST_WILD)
    width = min(ask.width, max(LEAST_WILD, round(0.95 * card)))
    desk = Desk(ask.board, parts.signs)
    return Shown((zones.wild(desk, width=width, height=card, room=HAND_ROOM),))


def _widest(card: int) -> int:
    """A low card lies, a high one stands."""
    return round(card * (1.16 if card <= LOW_CARD else 0.9))


def scoring(parts: Parts, ask: Request) -> Shown:
    wide, height = ask.width - 2 * EDGE, ask.size["scoring"]
    gap = min(10, max(4, (wide - parts.cards * FINGER) // (parts.cards - 1)))
    zone = parts.scoring(
        Desk(ask.board, parts.signs),
        width=wide,
        per_row=parts.cards,
        height=height,
        gap=gap,
        widest=round(0.86 * height),
    )
    return Shown((zone,))


def areas_of(parts: Parts, boxes: str) -> tuple[AnyArea[Any, Any, Selection], ...]:
    """Return the areas of an edition; `boxes`: the id of the one where the boxes to fill lie."""
    cards, row, tray_name = parts.cards_name, parts.boxes_name, parts.tray_name
    return (
        AnyArea("others", N_("Other players"), partial(others, parts), short=N_("Others")),
        AnyArea("cards", cards, partial(scoring, parts), short=N_("Cards"), tells=True),
        AnyArea("display", N_("Your display"), partial(display, parts), main=True),
        AnyArea("graph", N_("Groups"), partial(groups, parts), tells=True),
        AnyArea(boxes, row, partial(stacks, parts)),
        AnyArea("tray", tray_name, partial(tray, parts), short=N_("Tray")),
        AnyArea("hand", N_("Your hand"), partial(hand, parts), short=N_("Hand"), held=True),
        AnyArea("wild", N_("Your Wilds"), partial(wild, parts), short=N_("Wilds"), beside="hand"),
    )


def panel(
    board: AnyBoard[Any, Any, Selection],
    areas: Sequence[str],
    accent: Accent,
    room: Viewport,
    parts: Parts,
) -> tuple[Node, tuple[Zone, ...]]:
    """Show graph and counts, Scoring cards, and the others where the table is full.

    Where it is no column of its own there are only the counts, and the cards are small.
    """
    desk, width, column = Desk(board, parts.signs), room.panel, room.kind == "wide"
    found: list[Zone] = []
    shown: list[Node] = []
    counted: list[Node] = []  # beside a table below the cards: an answer may cover these, not those
    full = "cards" in areas and not column and room.height < ROOM_FOR_COUNTS * room.text
    if "graph" in areas and not (room.low or full):
        few = column and "others" not in areas
        if column:
            high = round((192 if few else 164) * room.scale)
            found.append(zones.graph(desk, width=width, height=high, focus=""))
            title = h.h2[_("Groups")], h.p(".label")[_("Largest of each kind")]
            shown += [h.div(".aside-head")[title], found[-1].element]
        if few or not column:
            sizes = _counts(desk, accent.about, small="cards" in areas or not column)
            counted = [None if column else h.p(".label")[_("Your largest groups")], sizes]
        if column:
            shown, counted = shown + counted, []
    if "cards" in areas:
        tight = not column and room.height < ROOM_FOR_CARDS * room.text
        high = round(76 * room.scale) if column else 36 if room.low else 48 if tight else 58
        if room.kind == "projector":
            high = round(110 * room.scale)
        tapped = any(key.startswith("card:") for key in board.touch)
        high = max(high, FINGER) if tapped else high
        full_below = "others" in areas or (board.asked and not board.touch)  # answers to tap
        one_row = room.low and full_below and not (column or tapped)  # 44 px for a finger
        zone = parts.scoring(
            desk,
            width=width - 2 * EDGE,
            per_row=parts.cards if one_row else 4,
            height=high,
            gap=4 if room.low else 6 if tight else 10,
            widest=max(64, round(0.86 * high) if room.kind == "projector" else 0),
        )
        found.append(zone)
        shown += [None if room.low else h.p(".label")[_(parts.cards_name)], zone.element]
    shown += counted
    if "others" in areas:
        count = board.state.players - 1
        most = round((34 if "graph" in areas else 40) * room.scale)
        most_high = {1: 600, 2: 250 if count == 1 else 380}.get(len(areas), 216)
        high = round(most_high * room.scale) if column else 90 * count
        inner = width - 2 * COLUMN_EDGE if column else width
        measures = others_room(inner, high, count, room.text, most)
        size = Size(MappingProxyType(measures))
        drawn = others(parts, Ask(board, inner, size, 0, tuple(areas)))
        found += drawn.zones
        shown.append(
            h.section(".others", aria_label=_("Other players"))[
                h.p(".label", aria_hidden="true")[_("Other players")],
                drawn.body() if drawn.body else None,
            ]
        )
    return shown, tuple(found)
