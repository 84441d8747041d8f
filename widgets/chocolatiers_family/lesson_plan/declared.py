"""A lesson's table declared to the stage: how large its areas are, and what may stand beside what.

The display takes what the others leave, and they leave it much: their best sizes are what fingers
need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from functools import partial

from attrs import evolve, frozen

from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.rows import BELOW, STACK_BELOW, STACK_DEPTH
from widgets.chocolatiers_family.lesson_plan import spans
from widgets.chocolatiers_family.lesson_plan.measures import (
    LABEL,
    NAME,
    ROOM_ABOVE,
    STACK_ABOVE,
    STACK_GAP,
    WILD_ALONE,
    WILD_WIDTH,
    display_size,
    others_room,
    sized,
    with_wild,
)
from widgets.chocolatiers_family.lesson_plan.needs import LARGE, Needs
from widgets.draw.geometry import Rect
from widgets.stage import FREE, Staged, fixed, solve
from widgets.tabletop import Place, Plan, Shape, Span, Viewport


def declared_plan(room: Viewport, needs: Needs) -> Plan:
    """Return the plan of a lesson in a room that is no phone."""
    table = Declared(evolve(room, gap=4 if room.low else round(10 * room.scale)), needs)
    return table.plan(solve(table.places, table.room))


@frozen(slots=False)
class Declared:
    """The table of a lesson in a room."""

    room: Viewport
    needs: Needs

    # ---- what stands where

    @property
    def in_panel(self) -> frozenset[str]:
        """What stands in the panel, without a place in the table."""
        room, needs = self.room, self.needs
        found = {"graph", "cards"} if room.panel else set()
        low_hand = room.low and needs.has("hand")
        if room.kind == "sideways" and not (needs.has("others") or low_hand):
            found.discard("graph")  # beside the display
        if room.kind == "wide" and room.panel and (self.flank or needs.has("stacks")):
            found.add("others")
        if room.kind == "sideways" and low_hand and not needs.has("stacks"):
            found.add("others")
        return frozenset(found & needs.areas)

    @property
    def flank(self) -> bool:
        """Whether the stacks stand below the panel."""
        column = self.room.kind == "wide" and self.room.panel > 0 and self.room.scale >= LARGE
        return column and not self.needs.has("cards", "others")  # they fill it

    @property
    def named_left(self) -> tuple[str, ...]:
        """Areas with their names at the left: the hand, and where all rows stand above and below
        the display, these too, so that it has the height of their names.
        """
        room, needs = self.room, self.needs
        if room.kind != "sideways" or room.low or room.width < spans.NARROW:
            return ()
        if not all(map(needs.has, ("stacks", "tray", "display", "hand"))):
            return ("hand",)
        return ("tray", "hand") if self._others_right else ("stacks", "tray", "hand")

    @property
    def places(self) -> dict[str, Place]:
        """The areas on the table, from top to bottom."""
        away = self.in_panel | ({"stacks"} if self.flank else set())
        order = (
            spans.WIDE_ORDER
            if self.room.kind == "wide"
            else spans.LOW_ORDER
            if self.room.low
            else spans.ORDER
        )
        made: Mapping[str, Callable[[], Place]] = {
            "others": self._others,
            "cards": lambda: Place((Shape(Span(56, 76, 92)),), named=self._named("cards")),
            "stacks": self._stacks,
            "tray": partial(self._cards, "tray"),
            "display": self._display,
            "graph": self._graph,
            "hand": partial(self._cards, "hand"),
            "wild": self._wild,
        }
        away |= {"wild"} if self.needs.has("hand") else set()  # at the end of its row
        return {area: made[area]() for area in order if area in self.needs.areas - away}

    # ---- what each needs

    def _named(self, area: str) -> bool:
        return not self.room.low and area not in self.named_left

    @property
    def _spaces(self) -> Span:
        room = self.room
        return spans.LOW_SPACE if room.low else spans.LARGE_SPACE if room.projector else spans.SPACE

    def _display(self) -> Place:
        grounds = self.needs.grounds
        span = self._spaces
        best = max(span.best, grounds.fit(FREE, spans.HIGH, span.most))
        sizes = [grounds.needs(c) for c in (span.least, best, span.most)]
        wide, high = (Span(*lengths) for lengths in zip(*sizes, strict=True))
        aspect = max(width / height for width, height in sizes)
        return Place((Shape(high, Span(wide.least, wide.best, FREE), aspect=aspect),))

    def _stacks(self) -> Place:
        span, across = spans.LOW_STACK if self.room.low else spans.STACK, self.needs.stacks
        if self.room.low and self.room.width < spans.SMALL:
            span = evolve(span, least=spans.SMALLEST)
        width = self.room.width * (spans.BESIDE if self._others_right else 1)
        side = (width / self.room.scale - STACK_GAP * (across - 1)) / across - STACK_DEPTH
        most = max(span.least, next((c for c in range(span.most, 0, -1) if box_side(c) <= side), 0))
        span = Span(span.least, min(span.best, most), most)
        high = _over(span, STACK_ABOVE + STACK_BELOW, box_side)
        wide = _over(span, STACK_DEPTH, lambda c: across * (box_side(c) + STACK_GAP))
        wide = Span(wide.least - across * STACK_GAP // 2, wide.best, FREE)
        return Place((Shape(high, wide),), named=self._named("stacks"))

    @property
    def _others_right(self) -> bool:
        """Whether another player may stand at the right of the stacks."""
        areas = self.needs.areas - self.in_panel
        full = self.needs.others == 1 or (self.room.low and self.needs.has("hand"))
        return full and {"others", "stacks"} <= areas

    @property
    def _card(self) -> Span:
        """Height of a card; the least is what a finger needs on a screen of any size."""
        span = spans.LOW_CARD if self.room.low else spans.CARD
        return Span(round(span.least / max(1, self.room.scale)), span.best, span.most)

    def _cards(self, area: str) -> Place:
        row = Shape(_over(self._card, ROOM_ABOVE[area] + BELOW))
        slim = self._tray_beside if area == "tray" else self._hand_beside
        return Place(
            (row, slim) if slim else (row,),
            ("display",) if slim else (),
            named=self._named(area),
        )

    @property
    def _hand_beside(self) -> Shape | None:
        """The hand in two rows, on a low screen."""
        if not self.room.low:
            return None
        return Shape(spans.TWO_ROWS, self._two_rows_wide, spans.SLIM, slim=True)

    @property
    def _tray_beside(self) -> Shape | None:
        """The tray in two rows below its name, where a display would take its height."""
        several = self.needs.has("others") and self.needs.others > 1  # they need the height more
        if self.room.kind != "sideways" or self.room.low or several:
            return None
        above = BELOW + round(LABEL * self.room.text)
        high = _over(self._card, above, lambda card: 2 * (ROOM_ABOVE["tray"] + card))
        return Shape(evolve(high, most=FREE), spans.TRAY_WIDE, spans.SLIM, slim=True)

    @property
    def _two_rows_wide(self) -> Span:
        wide = -(-self.needs.hand // 2) * (spans.FINGER + spans.CARD_GAP)
        wide += WILD_ALONE if self.needs.has("wild") else 0
        least = min(wide, round(spans.HAND_SHARE * self.room.width))
        return Span(least, least, spans.MOST_HAND)

    def _wild(self) -> Place:
        high = _over(self._card, ROOM_ABOVE["hand"] + BELOW)
        slim = Shape(high, fixed(WILD_WIDTH), spans.SLIM, slim=True)
        return Place((Shape(high), slim), ("display",), named=self._named("wild"))

    def _graph(self) -> Place:
        row = Shape(Span(100, 178, 250))
        slim = Shape(Span(120, 220, FREE), Span(200, 316, 320), spans.SLIM, slim=True)
        return Place((row, slim), ("display",), named=self._named("graph"))

    def _others(self) -> Place:
        name, count = round(NAME * self.room.text), self.needs.others
        span = spans.LOW_OTHER if self.room.low else spans.OTHER
        row = Shape(_over(span, name, _high), Span(count * _wide(span.least), 0, FREE))
        slims = (self._others_beside(across) for across in range(1, min(count, 3) + 1))
        beside = ("stacks", "tray") if self._others_right else ("display",)
        if self.room.low and not self.needs.has("tray"):
            beside = ("stacks", "display")
        return Place((row, *slims), beside, named=self.room.kind in ("wide", "projector"))

    def _others_beside(self, across: int) -> Shape:
        """Return the others in a column, so many side by side."""
        down, name = -(-self.needs.others // across), round(NAME * self.room.text)
        right = self._others_right and self.needs.has("tray")
        span = spans.OTHER_RIGHT if right else spans.OTHER_BESIDE
        if self.room.low:
            crowded = any(map(self.needs.has, ("hand", "stacks", "tray")))
            span = spans.LOW_OTHER if crowded else spans.LOW_OTHER_BESIDE
        wide = _over(span, 0, lambda c: across * _wide(c))
        return Shape(
            _over(span, 0, lambda c: down * (_high(c) + name)), wide, spans.SLIM, slim=True
        )

    # ---- where it stands

    def plan(self, staged: Staged) -> Plan:
        """Return the areas where the stage has them, the Wilds beside what they stand beside."""
        room, needs = self.room, self.needs
        rects, slim = (
            dict(staged.rects),
            {a for a, shape in staged.shapes.items() if shape == spans.SLIM},
        )
        if "wild" in slim:  # at the foot of the display
            wild, display = rects["wild"], rects["display"]
            rects["wild"] = wild.shifted(0, max(0, display.bottom - wild.bottom))
        if "tray" in slim:  # its name is part of it
            label, tray = round(LABEL * room.text), rects["tray"]
            rects["tray"] = Rect(tray.x, tray.y + label, tray.width, tray.height - label)
        card = min(self._card_heights(rects, slim), default=round(spans.CARD.most * room.scale))
        own = card
        if "hand" in slim:
            own = (int(rects["hand"].height) - BELOW) // 2 - ROOM_ABOVE["hand"]
        left_of = tuple(area for area in self.named_left if area not in slim)
        for area in left_of:
            if area in rects:
                left, row = round(spans.LEFT_LABEL * room.text), rects[area]
                rects[area] = Rect(left, row.y, row.width - left, row.height)
        c = self._space(rects)
        panel_height = self._below_panel(rects) if self.flank and needs.has("stacks") else 0
        across = min(needs.stacks, 3) if self.flank else needs.stacks
        size = sized(
            card=card,
            hand=min(own, round(112 * room.scale)),
            hand_per_row=-(-needs.hand // 2) if "hand" in slim else 0,
            tray_per_row=spans.TRAY_ACROSS if "tray" in slim else 0,
            hand_slots=needs.hand,
            stack=self._stack(rects, across),
            stacks_across=across,
            display=c,
            **self._other_sizes(rects),
            scoring=int(rects["cards"].height) - 16 if "cards" in rects else card,
            graph=int(rects["graph"].height) if "graph" in rects else 0,
        )
        if "hand" in rects:
            rects |= with_wild("hand", rects["hand"], needs)
        named = {area for area, place in self.places.items() if place.named}
        named |= {"wild"} if "hand" in named else set()
        named |= {"tray"} & slim
        bare = {*rects} - named - {*left_of} - ({"stacks"} if self.flank else set())
        return Plan(size, rects, panel_height=panel_height, beside=left_of, bare=(*bare,))

    def _card_heights(self, rects: Mapping[str, Rect], slim: Set[str]) -> Iterator[int]:
        """Yield how high cards may be in each row of cards; those of a hand in two rows may be
        of another height."""
        for area, above in {"tray": "tray", "wild": "hand", "hand": "hand"}.items():
            if area in rects and not (area == "hand" and area in slim):
                rows = 2 if area == "tray" and area in slim else 1
                yield (int(rects[area].height) - BELOW) // rows - ROOM_ABOVE[above]

    def _space(self, rects: Mapping[str, Rect]) -> int:
        if "display" not in rects:
            return 52
        own = rects["display"]
        most = round(self._spaces.most * self.room.scale)
        return self.needs.grounds.fit(int(own.width), int(own.height), most)

    def _stack(self, rects: Mapping[str, Rect], across: int) -> int:
        """Size of a space on the stacks."""
        if "stacks" not in rects:
            return 52
        row = rects["stacks"]
        side = (int(row.width) - STACK_GAP * (across - 1)) // across - STACK_DEPTH
        rows = -(-self.needs.stacks // across)
        most = min(side, int(row.height) // rows - STACK_ABOVE - STACK_BELOW)
        return next((c for c in range(200, 16, -1) if box_side(c) <= most), 16)

    def _below_panel(self, rects: dict[str, Rect]) -> int:
        """Return the stacks at the foot of the right column; what is left for the panel."""
        room, label = self.room, round(LABEL * self.room.text)
        rows = -(-self.needs.stacks // 3)
        side = (room.panel - 2 * STACK_GAP) // 3
        height = rows * (STACK_ABOVE + min(side, box_side(round(60 * room.scale))) + STACK_BELOW)
        x = room.width + round(24 * room.scale)
        rects["stacks"] = Rect(x, room.height - height, room.panel, height)
        return room.height - height - label - room.gap

    def _other_sizes(self, rects: Mapping[str, Rect]) -> Mapping[str, int]:
        found = rects.get("others")
        if found is None:
            return {"other": 24}
        wide, high, room = int(found.width), int(found.height), self.room
        return others_room(wide, high, self.needs.others, room.text, round(60 * room.scale))


def _over(span: Span, more: int, measured: Callable[[int], int] = lambda length: length) -> Span:
    """Return what something measured needs, and `more` px."""
    return Span(*(measured(length) + more for length in (span.least, span.best, span.most)))


def _wide(c: int) -> int:
    return display_size(c)[0]


def _high(c: int) -> int:
    return display_size(c)[1]
