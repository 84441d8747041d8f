"""Where a lesson's displays lie, so that no piece moves that nobody moves.

The steps of a lesson tell how its displays will grow. So the ground of a display is as large from
the start as it will have to be, and the size of a space is the same in the whole lesson.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property

from attrs import frozen

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import WILD
from tutor.chocolatiers_family.teaching.pointing import places_around
from widgets.chocolatiers_family.draw.display_layout import DisplayLayout, Extent
from widgets.chocolatiers_family.selection import Position, Preview
from widgets.draw.caching import remembers

SMALLEST_SPACE = 9
ONE: Extent = (0, 0, 1, 1)
MOST = 3
"""Most boxes on a side of a display."""
ANY: Extent = (0, 0, MOST, MOST)
FOUR, ROUND_FOUR = (0, 0, 2, 2), (-1, -1, 3, 3)
"""Ground on which any display fits, lying or standing: three boxes, or two and open places at both
sides. A side of three boxes takes no fourth, so no place beyond it is kept."""


@frozen
class Ground:
    """The ground of a display that grows: counted in boxes from where it began.

    `grid`: the places that get a box. `around`: those and the open places beyond. `start`: the
    display of the step's beginning, its top left box place at `at`. `loose`: nobody knows how it
    will grow, so it stands in the middle of ground for any display.
    """

    grid: Extent
    around: Extent
    start: Display
    at: Place
    loose: bool = False

    def layout(
        self, lies: Display, preview: Preview, *, c: int, width: int, height: int
    ) -> DisplayLayout:
        """Return the layout of a display that lies there, with what is being tried out."""
        shown, up, left = preview.display, preview.up, preview.left
        if self.loose:
            own = (0, 0, max(1, shown.height // 2), max(1, shown.width // 2))
            around = joined(own, _over(own, self.places(lies, preview)) or own)
            return DisplayLayout.within(own, around, own, c=c, width=width, height=height)
        down, right = lies_in(self.start, lies) or (0, 0)
        row, column = self.at[0] - down - up, self.at[1] - right - left
        own = (0, 0, max(1, shown.height // 2), max(1, shown.width // 2))
        grid = joined(moved(self.grid, -row, -column), own)
        around = joined(moved(self.around, -row, -column), grid)
        return DisplayLayout.within(grid, around, own, c=c, width=width, height=height)

    def places(self, lies: Display, preview: Preview) -> list[Place]:
        """Return the open places of a display that lies there, counted as it is shown.

        Where nobody knows how it will grow, none is shown opposite to a box tried out that is the
        third of its side: the display could not be as large.
        """
        shown = preview.display
        around = [(row + preview.up, column + preview.left) for row, column in lies.open_places]
        if not self.loose:
            return around
        high, wide = shown.height // 2 >= MOST, shown.width // 2 >= MOST
        return [
            (row, column)
            for row, column in around
            if not (high and not 0 <= row < MOST) and not (wide and not 0 <= column < MOST)
        ]

    def needs(self, c: int) -> tuple[int, int]:
        """Return the width and height for spaces of `c` px."""
        layout = DisplayLayout.within(self.grid, self.around, self.grid, c=c)
        if not self.loose:
            return layout.width, layout.height
        growing = DisplayLayout.within(FOUR, ROUND_FOUR, FOUR, c=c)
        return max(layout.width, growing.width), max(layout.height, growing.height)


@frozen(slots=False)
class Grounds:
    """The grounds of a lesson's displays, one for `each` step. `beside`: how much width a place at
    their side takes with spaces of so many px."""

    each: tuple[Ground, ...]
    beside: Callable[[int], int] = lambda c: 0

    def needs(self, c: int) -> tuple[int, int]:
        """Return the width and height for the largest of them."""
        each = [ground.needs(c) for ground in self._kinds]
        wide = max(wide for wide, _tall in each) + self.beside(c)
        return wide, max(tall for _wide, tall in each)

    def fit(self, width: int, height: int, most: int) -> int:
        """Return the largest size of a space, at most `most`, with which all of them fit."""
        low, high = SMALLEST_SPACE, max(SMALLEST_SPACE, most)
        while low < high:
            middle = (low + high + 1) // 2
            wide, tall = self.needs(middle)
            if wide <= width and tall <= height:
                low = middle
            else:
                high = middle - 1
        return low

    @cached_property
    def _kinds(self) -> tuple[Ground, ...]:
        different = {
            (size_of(ground.grid), size_of(ground.around), ground.loose): ground
            for ground in self.each
        }
        return tuple(different.values())


@remembers(2)
def grounds_of(
    steps: Sequence[Sequence[Position]],
    seat: int,
    grows: bool,
    loose: Collection[int] = (),
    closed: bool = False,
) -> Grounds:
    """Return the grounds of a lesson, from the positions of its steps; `grows`: boxes are placed
    in it; `loose`: the steps of which nobody knows how they go; `closed`: places where no box
    may go are seen, too, because a step asks for those where one may.

    Steps that go on with a display share its ground, so that it stays where it is.
    """
    chains: list[list[list[tuple[Display, Place]]]] = []
    last: tuple[Display, Place] | None = None
    for states in steps:
        displays = [state.displays[seat] for state in states]
        if last is None or lies_in(last[0], displays[0]) is None:
            last = None
            chains.append([])
        chains[-1].append(list(_way(displays, last)))
        last = chains[-1][-1][-1]
    grounds = [ground for chain in chains for ground in _grounds(chain, grows, closed)]
    for number in loose:
        grounds[number] = Ground(ANY, ANY, grounds[number].start, (0, 0), loose=True)
    return Grounds(tuple(grounds))


def _way(
    displays: Sequence[Display], last: tuple[Display, Place] | None
) -> Iterator[tuple[Display, Place]]:
    """Displays that grow out of each other, each with where its top left lies."""
    for display in displays:
        if last is None:
            last = display, (0, 0)
        else:
            before, (row, column) = last
            down, right = lies_in(before, display) or (0, 0)
            last = display, (row - down, column - right)
        yield last


def _grounds(
    chain: Sequence[Sequence[tuple[Display, Place]]], grows: bool, closed: bool
) -> Iterator[Ground]:
    grid: Extent | None = None
    around: Extent | None = None
    for display, (row, column) in (each for way in chain for each in way):
        boxes = [(r + row, c + column) for r, c in display.boxes]
        grid = _over(grid, boxes)
        if grows:
            free = places_around(display) if closed else display.open_places
            around = _over(around, [(r + row, c + column) for r, c in free])
    whole = grid or ONE
    for way in chain:
        display, at = way[0]
        yield Ground(whole, joined(whole, around or whole), display, at)


def lies_in(before: Display, after: Display) -> Place | None:
    """Return where the top left of a display lies in one that has grown out of it; None if none
    has.
    """
    if not before:
        return 0, 0
    rows, columns = (after.height - before.height) // 2, (after.width - before.width) // 2
    for down in range(rows + 1):
        for right in range(columns + 1):
            if all(
                (r + down, c + right) in after.boxes
                and _same(before.face(r, c), after.face(r + down, c + right))
                for r, c in before.boxes
            ):
                return down, right
    return None


def _same(before: str, after: str) -> bool:
    """Return whether two faces are of one box: Wilds may have come or gone."""
    return all(b == a or WILD in (b, a) for b, a in zip(before, after, strict=True))


def moved(extent: Extent, down: int, right: int) -> Extent:
    """Return the same places, counted from elsewhere."""
    top, left, bottom, last = extent
    return top + down, left + right, bottom + down, last + right


def joined(one: Extent, other: Extent) -> Extent:
    """Return all that is in one or the other."""
    return (
        min(one[0], other[0]),
        min(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
    )


def size_of(extent: Extent) -> tuple[int, int]:
    """Return the number of rows and columns."""
    return extent[2] - extent[0], extent[3] - extent[1]


def _over(extent: Extent | None, places: Sequence[Place]) -> Extent | None:
    for row, column in places:
        one = (row, column, row + 1, column + 1)
        extent = one if extent is None else joined(extent, one)
    return extent
