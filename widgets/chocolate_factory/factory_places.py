"""Where everything of a Factory lies in a picture of a given size."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from tutor.chocolate_factory.state import TILES
from widgets.draw.geometry import Rect

GAP = 8
LEAST_WITH_SIDES = 480
"""From this width on (px) coal and entrance stand at the left of the belt, the store room at its
right; in narrower pictures they lie below it."""
LEAST_SPLIT = 270
"""Least height (px) of a column in which chips lie below the store room rather than over it."""
TWO_FEET = 300
"""From this height on (px) there are two rows below the belt."""
LEAST_BESIDE, LEAST_ON_TOP = 56, 32
"""Least width of a Part beside its results, and least height above them (px)."""
TOUCH, CHIP_GAP = 44, 5
"""The least that a finger hits, and what is between chips (px)."""


def places(
    width: int,
    height: int,
    *,
    evening: bool = False,
    chips: int = 0,
    chip: float = TOUCH,
    chosen: str = "",
) -> dict[str, Rect]:
    """Return the place of each thing.

    Args:
        width: of the picture.
        height: of the picture.
        evening: the belt has stopped, the store room matters most.
        chips: how many there are to choose from. "chips" is their place, and what would lie under
            it is left out, but for the belt and its Parts, over which many lie.
        chip: the least width of one of them.
        chosen: whose results they are. Where they would lie over this Part or its tile, both stand
            at one side and the chips beside them, in place of everything else.
    """
    if evening:
        found = _evening(width, height, chips=bool(chips))
    elif width >= LEAST_WITH_SIDES:
        found = _with_sides(width, height)
    else:
        feet = max(TOUCH, min(56.0, height * 0.14))
        feet = 2 * feet + GAP if height >= TWO_FEET else feet
        found = _with_feet(width, height, feet / height)
    over, room = found.pop("chips"), found["room"]
    if not chips:
        return found
    whole = Rect(1, 0, width - 2, height - 1)
    over = _high_enough(over, chips, chip, whole, found["part:b1"])
    about = {key: at for key, at in found.items() if key in (chosen, f"tile:{chosen[-1:]}")}
    if len(about) > 1 and any(meet(at, over) for at in about.values()):
        aside = _beside(about, chips, chip, whole) or _on_top(about, over, whole)
        return aside or found | {"chips": over}
    if over.y - room.y - GAP >= TOUCH:
        found["room"] = Rect(room.x, room.y, room.width, min(room.height, over.y - room.y - GAP))
    belt = ("part:", "tile:")
    left = {key: at for key, at in found.items() if key.startswith(belt) or not meet(at, over)}
    return left | {"chips": over}


def _beside(about: Mapping[str, Rect], chips: int, chip: float, whole: Rect) -> dict[str, Rect]:
    """Return a Part and its tile at the side that they are nearer to, and the chips at the other;
    {} if a finger would not hit each chip there.
    """
    rows = int((whole.height + CHIP_GAP) // (TOUCH + CHIP_GAP))
    need = ceil(chips / max(1, rows)) * (chip + CHIP_GAP) - CHIP_GAP
    at = next(iter(about.values()))
    wide = min(at.width, whole.width - need - GAP)
    if wide < LEAST_BESIDE:
        return {}
    left = at.centre[0] < whole.centre[0]
    x = whole.x if left else whole.right - wide
    over = whole.x + wide + GAP if left else whole.x
    found = {key: Rect(x, at.y, wide, at.height) for key, at in about.items()}
    return found | {"chips": Rect(over, whole.y, whole.width - wide - GAP, whole.height)}


def _on_top(about: Mapping[str, Rect], over: Rect, whole: Rect) -> dict[str, Rect]:
    """Return a Part and its tile beside each other above the chips; {} if there is no room."""
    wide, high = whole.width / 4, over.y - whole.y - GAP
    if high < LEAST_ON_TOP:
        return {}
    found = {
        key: Rect(whole.x + n * (wide + GAP), whole.y, wide, high) for n, key in enumerate(about)
    }
    return found | {"chips": over}


def _high_enough(at: Rect, chips: int, chip: float, whole: Rect, below: Rect) -> Rect:
    """Return a place in which a finger hits each chip: the one given, or the foot of the whole
    picture, as high as they need. Where that would lie over half of the Parts below the belt, it
    lies over all of them.
    """

    def high(wide: float) -> float:
        beside = max(1, int((wide + CHIP_GAP) // (chip + CHIP_GAP)))
        return ceil(chips / beside) * (TOUCH + CHIP_GAP) - CHIP_GAP

    if high(at.width) <= at.height and chip <= at.width:
        return at
    top = max(0.0, whole.bottom - high(whole.width))
    if below.y < top < below.bottom:
        top = below.y
    return Rect(whole.x, top, whole.width, whole.bottom - top)


def _evening(width: int, height: int, *, chips: bool) -> dict[str, Rect]:
    """Return the places while the belt stands still: it is small, the store room is large."""
    if width < LEAST_WITH_SIDES:
        found = _with_feet(width, height, min(0.56, 150 / height + 0.2))
        foot = found.pop("entrance")
        found["employee"] = Rect(1, foot.y, width - 2, foot.height)
        return found
    middle = round(width * 0.5)
    found = _grid(Rect(0, 0, middle, height))
    left, wide = middle + 2.0 * GAP, width - middle - 2 * GAP - 1
    below = max(2 * TOUCH + 6.0 if chips else TOUCH, min(96.0, height * 0.32))
    high = height - below - GAP
    found["coal"] = Rect(left, 1, 64, high - 1)
    found["room"] = Rect(left + 64 + GAP, 1, wide - 64 - GAP, high - 1)
    found["employee"] = found["chips"] = Rect(left, high + GAP, wide, below - 1)
    return found


def meet(one: Rect, other: Rect) -> bool:
    """Return whether two rectangles share a point inside."""
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


def _grid(at: Rect) -> dict[str, Rect]:
    """Return the places of the tiles, and of the Parts above and below them."""
    tile = (at.width - GAP * (TILES - 1)) / TILES
    room = at.height - 2 * GAP
    part, belt = room * 0.33, room * 0.34
    found: dict[str, Rect] = {}
    for n in range(TILES):
        x = at.x + n * (tile + GAP)
        found[f"part:t{n + 1}"] = Rect(x, at.y, tile, part)
        found[f"tile:{n + 1}"] = Rect(x, at.y + part + GAP, tile, belt)
        found[f"part:b{n + 1}"] = Rect(x, at.y + part + belt + 2 * GAP, tile, part)
    return found


def _with_sides(width: int, height: int) -> dict[str, Rect]:
    left, right = min(132.0, width * 0.15), max(98.0, min(156.0, width * 0.18))
    found = _grid(Rect(left + GAP, 0, width - left - right - 2 * GAP, height))
    top, tile, foot = (found[key] for key in ("part:t1", "tile:1", "part:b1"))
    column = Rect(width - right, 0, right - 1, height - 1)
    found["coal"] = Rect(1, top.y + 1, left - 1, top.height - 1)
    found["entrance"] = Rect(1, tile.y, left - 1, tile.height)
    found["employee"] = Rect(1, foot.y, left - 1, foot.height - 1)
    found["room"] = found["chips"] = column
    if height >= LEAST_SPLIT:
        part = round(column.height * 0.42)
        found["chips"] = Rect(column.x, part + GAP, column.width, column.height - part - GAP)
    return found


def _with_feet(width: int, height: int, part: float) -> dict[str, Rect]:
    feet = height * part
    found = _grid(Rect(0, 0, width, height - feet - GAP))
    top = height - feet
    if height < TWO_FEET and feet < 2 * TOUCH + GAP:
        small, free = TOUCH + 4.0, width - 2 * (TOUCH + 4.0) - 3 * GAP
        found["coal"] = Rect(1, top, small - 1, feet - 1)
        found["entrance"] = Rect(small + GAP, top, small, feet - 1)
        found["room"] = Rect(2 * (small + GAP), top, free * 0.55, feet - 1)
        left = found["room"].right + GAP
        found["employee"] = Rect(left, top, width - left - 1, feet - 1)
        found["chips"] = Rect(found["room"].x, top, width - found["room"].x - 1, feet - 1)
        return found
    below = max(TOUCH, min(60.0, feet * 0.45))
    high = feet - below - GAP
    found["coal"] = Rect(1, top, 60, high)
    found["room"] = Rect(61 + GAP, top, width - 62 - GAP, high)
    foot = top + high + GAP
    found["entrance"] = Rect(1, foot, 60, below - 1)
    found["employee"] = Rect(61 + GAP, foot, width - 62 - GAP, below - 1)
    found["chips"] = Rect(1, foot, width - 2, below - 1)
    return found
