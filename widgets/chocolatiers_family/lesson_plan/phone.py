"""A phone: the display, and below it everything else in rows; tabs only where not all of it fits.

Each row is as low as fingers allow, so that nobody has to turn to a tab to see what they pay with.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.rows import BELOW, STACK_BELOW, STACK_DEPTH
from widgets.chocolatiers_family.lesson_plan.measures import (
    LABEL,
    NAME,
    ROOM_ABOVE,
    SIDE_BY_SIDE,
    STACK_ABOVE,
    display_size,
    others_room,
    others_size,
    sized,
)
from widgets.chocolatiers_family.lesson_plan.needs import Needs
from widgets.draw.geometry import Rect
from widgets.tabletop import Plan, Viewport

Groups = tuple[tuple[str, ...], ...]
"""Areas that are seen together, the others of the lesson with them in turn."""

PLAY, SCORES, KINDS = ("stacks", "tray", "hand", "wild"), ("others", "cards"), ("graph",)
ORDER = (*SCORES, *KINDS, *PLAY)
GAP, TAB_BAR = 6, 48
CARDS, NAMED = range(76, 44, -2), 9
"""Heights of cards that are tried; with names over the areas only so many of them."""
PIECE = 44
"""Smallest size that a finger hits."""
STACKS_APART = 8
LEAST, PLAIN, LARGE, MOST = 21, 28, 36, 60
"""A space of the display, px: a box of such spaces can still be hit; as it should be while boxes
are paid for; as it should be where displays are compared; it never gets larger."""
BALANCE = 0.6
"""A space of the display compared with a card's height, if there is enough room."""
BESIDE, SMALL_OTHER = 64, 150
"""Width of the column at the right of the display for the Wilds, and for another display."""
OTHERS, OTHERS_MOST = 25, 30
"""A space of another display, where it takes its room from others, and where there is plenty."""
LEAST_OTHER = 12
"""A space of another display is never smaller in the column beside the own one."""
GRAPH, SCORING = 116, 56
TIGHT = 96
"""Height of the groups and of the other displays where everything is seen in turn: in a notebook
the own display needs the room more."""


def phone_plan(room: Viewport, needs: Needs) -> Plan:
    """Return the plan of a lesson for a phone."""
    return next(phone.plan() for phone in _tried(room, needs) if phone.fits)


def _tried(room: Viewport, needs: Needs) -> Iterator[Phone]:
    """Everything in sight, with names, then without; then tabs; smaller and smaller pieces."""
    away = "wild" if needs.has("display") else ""  # beside it
    rows = tuple(area for area in ORDER if needs.has(area) and area != away)
    groups = (tuple(area for area in each if area in rows) for each in (PLAY, SCORES, KINDS))
    label = round(LABEL * room.text)
    for tabs in (rows,), tuple(each for each in groups if each):
        plain = PLAIN if needs.has("stacks") else LARGE
        yield from (Phone(room, needs, tabs, card, label, plain) for card in CARDS[:NAMED])
        yield from (Phone(room, needs, tabs, card, 0, plain) for card in CARDS)
        if len(tabs) > 1 or not {*rows} & {*SCORES}:
            yield Phone(room, needs, tabs, CARDS[-1], 0, LEAST)
    yield Phone(room, needs, tuple((area,) for area in rows), CARDS[-1], 0, 0)


@frozen(slots=False)
class Phone:
    """Rows of areas below the display: all of `groups` that is seen at a time, cards `card` px
    high, names `label` px; a space of the display has to be `least` px large."""

    room: Viewport
    needs: Needs
    groups: Groups
    card: int
    label: int
    least: int

    @property
    def fits(self) -> bool:
        """Whether this can be used."""
        if self.tight:
            return True
        if self.main_height < self.column:
            return False
        best = self.needs.grounds.fit(self.main_width, 10_000, MOST)
        wanted = min(best, max(self.least, BALANCE * self.card if self.least > LEAST else 0))
        return self.main_height >= 0 and (not self.needs.has("display") or self.space >= wanted)

    @property
    def has_tabs(self) -> bool:
        return len(self.groups) > 1

    @property
    def tight(self) -> bool:
        """Whether there is so little room that each area has a tab of its own."""
        return self.least == 0

    # ---- what stands beside the display

    @property
    def beside(self) -> tuple[str, ...]:
        """What stands at the right of the display."""
        if not self.needs.has("display"):
            return ()
        other = self.needs.others == 1 and self.needs.has("others", "stacks")
        found = ("others",) if other and not self.has_tabs else ()
        return (*found, "wild") if self.needs.has("wild") else found

    @property
    def column(self) -> int:
        """The least height of what stands there below each other."""
        if not {"others", "wild"} <= set(self.beside):
            return 0
        other = display_size(LEAST_OTHER)[1] + round(NAME * self.room.text)
        return self.row_height("wild") + GAP + other

    @property
    def main_width(self) -> int:
        """Return the largest width of the display."""
        away = SMALL_OTHER if "others" in self.beside else BESIDE if self.beside else 0
        return self.room.width - (away + 2 * GAP if away else 0)

    # ---- heights

    def rows(self, group: tuple[str, ...]) -> list[str]:
        """Return the areas of a group that have a row."""
        return [area for area in group if area not in self.beside]

    def height(self, group: tuple[str, ...]) -> int:
        """Return what its rows need."""
        return sum(self.label + self.row_height(area) + GAP for area in self.rows(group))

    def row_height(self, area: str) -> int:
        """Return the height of a row, its name not counted."""
        match area:
            case "stacks":
                return STACK_ABOVE + box_side(self.stack) + STACK_BELOW
            case "tray" | "hand" | "wild":
                return ROOM_ABOVE.get(area, 20) + self.card + BELOW
            case "cards":
                return SCORING + 16
            case "graph" | "others" if self.tight:
                return round(TIGHT * min(1.25, self.room.text))
            case "graph":
                return round(GRAPH * min(1.25, self.room.text))
        count = self.needs.others
        wide = (self.room.width - SIDE_BY_SIDE * (count - 1)) // count
        c = others_size(wide, 10_000, 1, self.room.text, OTHERS)
        return display_size(c)[1] + round(NAME * self.room.text)

    @property
    def panel(self) -> int:
        """What stands below the display."""
        return max((self.height(group) for group in self.groups), default=0)

    @property
    def main_height(self) -> int:
        """What is left for the display."""
        bar = TAB_BAR + GAP if self.has_tabs else 0
        return self.room.height - bar - self.panel

    # ---- sizes

    @property
    def stack(self) -> int:
        """Size of a space on the stacks."""
        count = self.needs.stacks
        side = (self.room.width - STACKS_APART * (count - 1)) // count - STACK_DEPTH
        most = max(PIECE, min(side, self.card))
        return next((c for c in range(MOST, 16, -1) if box_side(c) <= most), 16)

    @property
    def space(self) -> int:
        """Size of a space of the display."""
        return self.needs.grounds.fit(self.main_width, max(0, self.main_height), MOST)

    # ---- places

    def plan(self) -> Plan:
        """Return the display, the tabs if there are any, and the rows."""
        rects: dict[str, Rect] = {}
        top = 0
        if self.needs.has("display"):
            top = max(0, self.main_height)
            rects |= self._main(top)
        bar = Rect(0, top + GAP, self.room.width, TAB_BAR)
        top += TAB_BAR + GAP if self.has_tabs else 0
        for group in self.groups:
            rects |= self._rows(group, top)
        others = rects.get("others")
        names = () if self.label else tuple(rects)
        wide, high = (int(others.width), int(others.height)) if others else (0, 0)
        other = others_room(wide, high, self.needs.others, self.room.text, OTHERS_MOST)
        return Plan(
            sized(
                card=self.card,
                hand=self.card,
                hand_slots=self.needs.hand,
                stack=self.stack,
                stacks_across=self.needs.stacks,
                display=self.space,
                **other,
                scoring=SCORING,
            ),
            rects,
            tabs=self.groups if self.has_tabs else (),
            bare=("display", *self.beside, *names),
            bar=bar,
        )

    def _main(self, height: int) -> dict[str, Rect]:
        """Return the display with what stands at its right."""
        rects = {"display": Rect(0, 0, self.main_width, height)}
        x = self.main_width + 2 * GAP
        width = self.room.width - x
        wild = self.row_height("wild") if "wild" in self.beside else 0
        if wild:
            rects["wild"] = Rect(self.room.width - BESIDE, height - wild, BESIDE, wild)
        if "others" in self.beside:
            rects["others"] = Rect(x, 0, width, height - wild)
        return rects

    def _rows(self, group: tuple[str, ...], top: int) -> Iterator[tuple[str, Rect]]:
        """Yield the rows of a group below each other; what grows with its place takes what is
        left."""
        rows = self.rows(group)
        spare = self.panel - self.height(group)
        y = top
        for area in rows:
            y += self.label
            high = self.row_height(area)
            if area in ("others", "graph") and area == rows[0]:
                high += spare
            yield area, Rect(0, y, self.room.width, high)
            y += high + GAP
