"""Where the parts of the table stand in a lesson, and how large: once for all of its steps.

The display takes what the others leave, and they leave it enough: they get smaller until a space of
the display is at least as large as one of the boxes on the stacks.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from attrs import frozen

from tutor.chocolatiers.state import State
from widgets.chocolatiers.draw.display_layout import DisplayLayout
from widgets.chocolatiers.draw.measures import box_side
from widgets.chocolatiers.draw.rows import BELOW, BLEED, STACK_DEPTH
from widgets.chocolatiers.stage import Stage, stage_of
from widgets.draw.geometry import Rect
from widgets.memo import remembers
from widgets.tabletop import Plan, Room, Size, Story

LABEL, NAME = 22, 26
"""Height of an area's name, and of a player's over their display."""
LEFT_LABEL = 88
"""Width of a name at the left of its area."""
HAND_ROOM = 20
ROOM_ABOVE = {"tray": 14, "hand": HAND_ROOM}
"""What a row of cards needs above the cards, for lifted ones and their badges."""
STACK_ABOVE, STACK_GAP = 12, 16
WILD_WIDTH, WILD_ALONE = 76, 96
SIDE_BY_SIDE = 16
ROW_OF_HAND = 480
"""On a low screen the hand stands beside the display if the table is at least so wide (px)."""
LARGE = 1.2
"""From this scale on the right column takes the stacks as well."""
WHOLE = "setting"
"""The area that takes the whole table."""
MOST_AREAS = 5
"""More areas than these do not fit below each other."""
SMALL_HAND, MOST_OTHERS = 6, 3
"""A hand has room for so many cards at least."""
MOST_SPACE = 96
"""A space of the display is never larger (px, at scale 1)."""
UNITS = tuple(n / 100 for n in range(150, 36, -4))
"""How large cards and stacks may be, compared with a space of 52 px on the stacks."""
PHONE_PANEL = (168, 232)
"""Least and most height of what the tabs of a phone turn to."""


@frozen(slots=False)
class Needs:
    """What a lesson's table has to hold in any of its steps."""

    areas: frozenset[str]
    stage: Stage
    stacks: int
    others: int
    hand: int

    @classmethod
    def of(cls, story: Story[State]) -> Needs:
        """The most of everything."""
        states = [state for states in story.steps for state in states]
        return cls(
            frozenset(story.areas) - {WHOLE},
            stage_of(story.steps, story.seat, grows(story), story.open, "place" in story.asks),
            max(1, *(len(state.stacks) for state in states)),
            MOST_OTHERS if story.open else max(state.players for state in states) - 1,
            max(SMALL_HAND, *(len(state.hands[story.seat]) for state in states)),
        )

    def has(self, *areas: str) -> bool:
        """Whether the lesson shows all of these."""
        return self.areas.issuperset(areas)


def grows(story: Story[State]) -> bool:
    """Whether there has to be room round the display, for boxes that are placed or pointed at."""
    return "stacks" in story.areas or "place" in story.asks


def has_panel(story: Story[State], scale: float) -> bool:
    """Whether a lesson on a wide screen has a right column: for the groups, or a full table, or
    because there is room."""
    full = len({*story.areas} - {WHOLE}) > MOST_AREAS
    return "graph" in story.areas or full or (scale >= LARGE and "stacks" in story.areas)


def display_size(c: int) -> tuple[int, int]:
    """Width and height of a display of 3 by 2 boxes with spaces of `c` px."""
    layout = DisplayLayout.of("", grid=(2, 3), c=c)
    return layout.width, layout.height


def others_size(width: int, height: int, count: int, text: float, most: int) -> int:
    """The size of a space with which so many displays with names fit, in one row or more."""
    best = 8
    for per_row in range(1, count + 1):
        rows = -(-count // per_row)
        wide = (width - SIDE_BY_SIDE * (per_row - 1)) // per_row
        tall = (height - 12 * (rows - 1)) // rows - round(NAME * text)
        fits = (c for c in range(most, 8, -1) if _fits(display_size(c), wide, tall))
        best = max(best, next(fits, 8))
    return best


def _fits(size: tuple[int, int], width: int, height: int) -> bool:
    return size[0] <= width and size[1] <= height


@remembers(4)
def plan(room: Room, story: Story[State]) -> Plan:
    """The plan of a lesson for a screen."""
    needs = Needs.of(story)
    if room.kind == "phone":
        return _phone(room, needs)
    tables = (_Table(room, needs, unit * room.scale) for unit in UNITS)
    last = _Table(room, needs, UNITS[-1] * room.scale)
    return next((table for table in tables if table.balanced), last).plan()


def _size(**measures: int) -> Size:
    return Size(MappingProxyType(measures))


# ---- everything in sight


@frozen(slots=False)
class _Table:
    """Rows of areas in a room; cards and stacks `unit` times as large as they are by default."""

    room: Room
    needs: Needs
    unit: float

    # ---- what stands where

    @property
    def in_panel(self) -> frozenset[str]:
        """What stands in the panel, without a place in the table."""
        room, needs = self.room, self.needs
        found = {"graph", "cards"} if room.panel else set()
        if room.kind == "sideways" and not (
            needs.has("others") or (room.low and needs.has("hand"))
        ):
            found.discard("graph")  # beside the display
        if room.kind == "wide" and room.panel and (self.flank or needs.has("stacks")):
            found.add("others")
        crowded = needs.others > 1 and needs.has("stacks", "others")
        if room.kind == "sideways" and needs.has("hand") and (room.low or crowded):
            found.add("others")
        return frozenset(found & needs.areas)

    @property
    def flank(self) -> bool:
        """Whether the stacks stand below the panel."""
        return self.room.kind == "wide" and self.room.panel > 0 and self.room.scale >= LARGE

    @property
    def shown(self) -> frozenset[str]:
        """What stands in the table."""
        away = {"stacks"} if self.flank else set()
        return self.needs.areas - self.in_panel - away

    @property
    def beside_main(self) -> tuple[str, ...]:
        """What stands at the right of the display."""
        if "display" not in self.shown or self.room.kind == "wide":
            return ()
        found = [area for area in ("graph",) if area in self.shown]
        full = self.room.low or (self.room.kind == "tall" and self.needs.has("stacks"))
        if "others" in self.shown and "others" not in self.with_stacks and full:
            found.append("others")
        if self.room.low and self.room.width >= ROW_OF_HAND and "hand" in self.shown:
            found.append("hand")
        elif "wild" in self.shown and "hand" not in self.shown:
            found.append("wild")
        return tuple(found)

    @property
    def with_stacks(self) -> tuple[str, ...]:
        """What stands at the right of the stacks."""
        one = self.needs.others == 1 and self.room.kind != "wide" and not self.room.low
        return ("others",) if one and {"others", "stacks"} <= self.shown else ()

    @property
    def rows(self) -> list[str]:
        """The areas that have a row, from top to bottom."""
        order = ["others", "cards", "stacks", "tray", "display", "graph", "hand", "wild"]
        if self.room.kind == "wide":
            order = ["others", "cards", "display", "graph", "stacks", "tray", "hand", "wild"]
        away = {*self.beside_main, *self.with_stacks}
        if "hand" in self.shown:
            away.add("wild")
        return [area for area in order if area in self.shown and area not in away]

    # ---- sizes

    @property
    def label(self) -> int:
        """Height of an area's name."""
        return 0 if self.room.low else round(LABEL * self.room.text)

    @property
    def gap(self) -> int:
        """From row to row."""
        return 6 if self.room.low else round(10 * self.room.scale)

    @property
    def card(self) -> int:
        """Height of a card."""
        least = 40 if self.room.low else 60
        return max(least, round(84 * self.unit))

    @property
    def stack(self) -> int:
        """Size of a space on the stacks."""
        width = self.room.panel if self.flank else self.room.width
        across = self.stacks_across
        if self.with_stacks:
            width = round(0.7 * width)
        side = (width - STACK_GAP * (across - 1)) // across - STACK_DEPTH
        most = round((52 if not self.flank else 50) * self.unit)
        return next((c for c in range(most, 16, -1) if box_side(c) <= side), 16)

    @property
    def stacks_across(self) -> int:
        """How many stacks stand side by side."""
        return min(self.needs.stacks, 3) if self.flank else self.needs.stacks

    @property
    def stacks_height(self) -> int:
        rows = -(-self.needs.stacks // self.stacks_across)
        return rows * (STACK_ABOVE + box_side(self.stack) + BLEED)

    def row_height(self, area: str) -> int:
        """Height of a row, its name not counted."""
        room = self.room
        match area:
            case "stacks":
                return self.stacks_height
            case "tray" | "hand" | "wild":
                return ROOM_ABOVE.get(area, 20) + self.card + BELOW
            case "cards":
                return self.scoring + 2 * 8
            case "graph":
                return round(178 * self.unit)
            case "others":
                most = round((34 if room.kind == "wide" else 46) * self.unit)
                c = others_size(room.width, 10_000, self.needs.others, room.text, most)
                return display_size(c)[1] + round(NAME * room.text)
        return 0

    @property
    def scoring(self) -> int:
        """Height of a Scoring card."""
        return min(round(76 * self.room.scale), self.card)

    def name_height(self, area: str) -> int:
        """Height of a row's name."""
        return 0 if area in self.beside or area == "display" else self.label

    @property
    def beside(self) -> tuple[str, ...]:
        """Areas with their names at the left."""
        narrow = self.room.width < 560
        return (
            ("hand",) if self.room.kind == "sideways" and not self.room.low and not narrow else ()
        )

    @property
    def main_height(self) -> int:
        """What is left for the display's row."""
        rows = [area for area in self.rows if area != "display"]
        used = sum(self.row_height(area) + self.name_height(area) for area in rows)
        return self.room.height - used - self.gap * len(rows)

    @property
    def main_width(self) -> int:
        """What is left for the display beside what stands there."""
        room, beside = self.room, self.beside_main
        width = room.width
        if "hand" in beside:
            width -= max(208, round(0.36 * room.width)) + self.gap
        if "graph" in beside:
            width -= min(320, round(0.45 * room.width)) + 16
        if "others" in beside:
            width -= round((0.4 if "graph" not in beside else 0.3) * room.width) + 16
        if "wild" in beside:
            width -= WILD_ALONE if beside != ("wild",) else 2 * WILD_ALONE
        return width

    @property
    def space(self) -> int:
        """The size of a space of the display."""
        most = round(MOST_SPACE * self.room.scale)
        if self.room.kind == "projector":
            most *= 2
        return self.needs.stage.fit(self.main_width, self.main_height, most)

    @property
    def balanced(self) -> bool:
        """Whether the display is as large as it should be."""
        if "display" not in self.rows:
            return self.main_height >= 0
        wanted = 1.25 if self.room.kind in ("wide", "projector") else 0.98
        compared: float = self.stack if "stacks" in self.rows else 0.56 * self.card
        if "others" in self.rows:
            compared = max(compared, 46 * self.unit)
        few = len(self.rows) == 1
        least = 0 if few else round(wanted * compared)
        return self.main_height > 60 and self.space >= min(least, MOST_SPACE * self.room.scale)

    # ---- places

    def plan(self) -> Plan:
        """The rows below each other."""
        rects: dict[str, Rect] = {}
        spare = 0 if "display" in self.rows else max(0, self.main_height) // (len(self.rows) + 1)
        y = spare
        for area in self.rows:
            y += self.name_height(area)
            height = self.main_height if area == "display" else self.row_height(area)
            rects |= self._row(area, Rect(0, y, self.room.width, height))
            y += height + self.gap + spare
        panel_height = 0
        if self.flank and "stacks" in self.needs.areas:
            panel_height = self._below_panel(rects)
        room = self.room
        names = {"display"} | ({*rects} if room.low else set(self.beside_main))
        names.update(self.with_stacks)
        if self.beside:
            names.add("wild")
        return Plan(
            self._sizes(rects),
            rects,
            panel_height=panel_height,
            beside=self.beside,
            bare=tuple(names),
        )

    def _row(self, area: str, rect: Rect) -> Iterable[tuple[str, Rect]]:
        if area == "display":
            return self._main_row(rect)
        if area == "stacks" and self.with_stacks:
            wide = round(0.7 * rect.width)
            rest = wide + 16
            up = self.label
            return [
                ("stacks", evolve_rect(rect, width=wide)),
                ("others", Rect(rest, rect.y - up, rect.width - rest, rect.height + up)),
            ]
        if area in self.beside:
            left = round(LEFT_LABEL * self.room.text)
            rect = Rect(left, rect.y, rect.width - left, rect.height)
        return with_wild(area, rect, self.needs)

    def _main_row(self, rect: Rect) -> Iterable[tuple[str, Rect]]:
        """The display, and what stands beside it."""
        beside = self.beside_main
        wide, high = self.needs.stage.needs(self.space)
        if not beside:
            return [("display", rect)]
        foot = min(rect.height, (rect.height + high) // 2 + BELOW) - self.row_height("wild")
        wild = Rect(0, rect.y + foot, WILD_WIDTH, self.row_height("wild"))
        if beside == ("wild",):
            at = (rect.width + wide) // 2 + 16
            own = Rect((rect.width - wide) // 2, rect.y, wide, rect.height)
            return [("display", own), ("wild", wild.shifted(at, 0))]
        own = Rect(0, rect.y, min(wide, self.main_width), rect.height)
        found = [("display", own)]
        x, columns = own.right + 16, [area for area in beside if area != "wild"]
        if "wild" in beside:
            found.append(("wild", wild.shifted(x, 0)))
            x += WILD_ALONE
        width = (rect.right - x - 16 * (len(columns) - 1)) / max(1, len(columns))
        for area in columns:
            found += with_wild(area, Rect(x, rect.y, int(width), rect.height), self.needs)
            x += width + 16
        return found

    def _below_panel(self, rects: dict[str, Rect]) -> int:
        """The stacks at the foot of the right column; what is left for the panel."""
        room, height = self.room, self.stacks_height
        x = room.width + round(24 * room.scale)
        rects["stacks"] = Rect(x, room.height - height, room.panel, height)
        return room.height - height - self.label - self.gap

    def _sizes(self, rects: dict[str, Rect]) -> Size:
        others = rects.get("others")
        other = 24
        if others is not None:
            most = round(60 * self.room.scale)
            other = others_size(
                int(others.width), int(others.height), self.needs.others, self.room.text, most
            )
        card, per_row = self.card, 0
        if "hand" in self.beside_main:
            per_row = -(-self.needs.hand // 2)
            card = (int(rects["hand"].height) - BELOW) // 2 - ROOM_ABOVE["hand"]
        return _size(
            card=self.card,
            hand=min(card, round(112 * self.room.scale)),
            hand_per_row=per_row,
            hand_slots=self.needs.hand,
            stack=self.stack,
            stacks_across=self.stacks_across,
            display=self.space,
            other=other,
            scoring=self.scoring,
            graph=int(rects["graph"].height) if "graph" in rects else 0,
        )


def with_wild(area: str, rect: Rect, needs: Needs) -> list[tuple[str, Rect]]:
    """A row; that of the hand has the Wilds at its right end."""
    if area != "hand" or not needs.has("wild"):
        return [(area, rect)]
    wide = rect.width - WILD_ALONE
    wild = Rect(rect.x + wide + BLEED, rect.y, WILD_WIDTH, rect.height)
    return [(area, evolve_rect(rect, width=wide)), ("wild", wild)]


def evolve_rect(rect: Rect, *, width: float) -> Rect:
    """The same place, so wide."""
    return Rect(rect.x, rect.y, width, rect.height)


# ---- a phone: the display, and below it rows, or tabs where they are too many


TAB_BAR, PHONE_GAP = 52, 10
FEW_ROWS = 2
PHONE_CARDS = range(96, 50, -2)
PHONE_SPACE = 60


def _phone(room: Room, needs: Needs) -> Plan:
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
    least, most = PHONE_PANEL
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
    return _size(
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
