"""Lays out every area in sight: rows of areas, and those beside the display."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.rows import BELOW, STACK_BELOW, STACK_DEPTH
from widgets.chocolatiers_family.lesson_plan.measures import (
    LABEL,
    NAME,
    ROOM_ABOVE,
    STACK_ABOVE,
    STACK_GAP,
    WILD_ALONE,
    WILD_WIDTH,
    display_size,
    evolve_rect,
    others_room,
    others_size,
    sized,
    with_wild,
)
from widgets.chocolatiers_family.lesson_plan.needs import LARGE, Needs
from widgets.draw.geometry import Rect
from widgets.tabletop import Plan, Size, Viewport

LEFT_LABEL = 88
"""Width of a name at the left of its area."""
ROW_OF_HAND = 480
"""On a low screen the hand stands beside the display if the table is at least so wide (px)."""
WITH_OTHERS, WITH_MANY = 0.7, 0.62
"""What stacks and tray keep of the width (a share of it) while one player stands at their right,
and while several do."""
TRAY, GAP, SLIMMEST = 7, 8, 1.55
"""Cards in the tray's row with the deck, the gap between them (px); height of a card by width."""
FINGER = 44
"""A card of the hand is never lower (px)."""
MOST_SPACE = 96
"""A space of the display is never larger (px, at scale 1)."""


@frozen(slots=False)
class Table:
    """Rows of areas in a room; cards and stacks `unit` times as large as they are by default."""

    room: Viewport
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
        if room.kind == "sideways" and needs.has("hand") and room.low and not needs.has("stacks"):
            found.add("others")
        return frozenset(found & needs.areas)

    @property
    def flank(self) -> bool:
        """Whether the stacks stand below the panel."""
        column = self.room.kind == "wide" and self.room.panel > 0 and self.room.scale >= LARGE
        return column and not self.needs.has("cards", "others")  # they fill it

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
        full = self.room.low or (self.room.kind != "wide" and self.needs.has("stacks"))
        if "others" in self.shown and "others" not in self.with_stacks and full:
            found.append("others")
        if self.room.low and self.room.width >= ROW_OF_HAND and "hand" in self.shown:
            found.append("hand")
        elif "wild" in self.shown and "hand" not in self.shown:
            found.append("wild")
        return tuple(found)

    @property
    def with_stacks(self) -> tuple[str, ...]:
        """What stands at the right of the stacks, and of the tray below them."""
        low = self.room.low and self.needs.has("hand")
        full = low or (self.needs.others == 1 and not self.room.low)
        fits = full and self.room.kind != "wide"
        return ("others",) if fits and {"others", "stacks"} <= self.shown else ()

    @property
    def tall_others(self) -> bool:
        """Whether the others have a column of their own, as there is no tray to stand beside."""
        low = self.room.low and "hand" in self.beside_main
        return low and bool(self.with_stacks) and "tray" not in self.shown

    @property
    def share(self) -> float:
        """What the stacks, and the tray below them, have of the width."""
        if not self.with_stacks:
            return 1
        return WITH_OTHERS if self.needs.others == 1 else WITH_MANY

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
        return 4 if self.room.low else round(10 * self.room.scale)

    @property
    def card(self) -> int:
        """Height of a card."""
        least, most = 40 if self.room.low else 60, round(84 * self.unit)
        if self.with_stacks:  # the tray is narrower, so its cards are no higher than usual ones
            most = min(most, round(SLIMMEST * (self.share * self.room.width / TRAY - GAP)))
        return max(least, most)

    @property
    def stack(self) -> int:
        """Size of a space on the stacks."""
        width = self.room.panel if self.flank else self.room.width
        across = self.stacks_across
        width = round(self.share * width)
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
        return rows * (STACK_ABOVE + box_side(self.stack) + STACK_BELOW)

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
        width = round(self.share * room.width) if self.tall_others else room.width
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
        return self.needs.grounds.fit(self.main_width, self.main_height, most)

    @property
    def own_card(self) -> int:
        """Height of a card of the hand, which has two rows beside the display."""
        if "hand" not in self.beside_main:
            return self.card
        return (self.main_height - BELOW) // 2 - ROOM_ABOVE["hand"]

    @property
    def balanced(self) -> bool:
        """Whether the display and the hand are as large as they should be."""
        if "display" not in self.rows:
            return self.main_height >= 0
        if self.own_card < min(FINGER, self.card):
            return False
        wanted = 1.25 if self.room.kind in ("wide", "projector") else 0.98
        compared: float = self.stack if "stacks" in self.rows else 0.56 * self.card
        if "others" in self.rows:
            compared = max(compared, 46 * self.unit)
        few = len(self.rows) == 1
        least = 0 if few else round(wanted * compared)
        return self.main_height > 60 and self.space >= min(least, MOST_SPACE * self.room.scale)

    # ---- places

    def plan(self) -> Plan:
        """Return the rows below each other."""
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
            if self.tall_others:
                rect = evolve_rect(rect, width=round(self.share * rect.width))
            return self._main_row(rect)
        if area in ("stacks", "tray") and self.with_stacks:
            found = [(area, evolve_rect(rect, width=round(self.share * rect.width)))]
            return [*found, ("others", self._others(rect))] if area == "stacks" else found
        if area in self.beside:
            left = round(LEFT_LABEL * self.room.text)
            rect = Rect(left, rect.y, rect.width - left, rect.height)
        return with_wild(area, rect, self.needs)

    def _others(self, stacks: Rect) -> Rect:
        """The other players, as high as the stacks and the tray that may stand below them."""
        left, high = round(self.share * stacks.width) + 16, self.label + stacks.height
        if "tray" in self.rows:
            high += self.gap + self.label + self.row_height("tray")
        if self.tall_others:
            high = self.room.height - round(stacks.y)
        return Rect(left, stacks.y - self.label, stacks.width - left, high)

    def _main_row(self, rect: Rect) -> Iterable[tuple[str, Rect]]:
        """Return the display, and what stands beside it."""
        beside = self.beside_main
        wide, high = self.needs.grounds.needs(self.space)
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
        """Return the stacks at the foot of the right column; what is left for the panel."""
        room, height = self.room, self.stacks_height
        x = room.width + round(24 * room.scale)
        rects["stacks"] = Rect(x, room.height - height, room.panel, height)
        return room.height - height - self.label - self.gap

    def _sizes(self, rects: dict[str, Rect]) -> Size:
        others = rects.get("others")
        other = {"other": 24}
        if others is not None:
            most = round(60 * self.room.scale)
            other = others_room(
                int(others.width), int(others.height), self.needs.others, self.room.text, most
            )
        per_row = -(-self.needs.hand // 2) if "hand" in self.beside_main else 0
        return sized(
            card=self.card,
            hand=min(self.own_card, round(112 * self.room.scale)),
            hand_per_row=per_row,
            hand_slots=self.needs.hand,
            stack=self.stack,
            stacks_across=self.stacks_across,
            display=self.space,
            **other,
            scoring=self.scoring,
            graph=int(rects["graph"].height) if "graph" in rects else 0,
        )
