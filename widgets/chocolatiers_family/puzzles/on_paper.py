"""A puzzle on paper: rivals' displays large enough to read, all of it low enough for two on a page.

What belongs to it stands in rows, arranged so that they are as low as can be.
"""

from __future__ import annotations

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.puzzles.model import Asked
from widgets.chocolatiers_family.puzzles.boards import Size, natural, own_forms
from widgets.chocolatiers_family.table_layout.rows import SPACE, Parts, Rows, arranged, height

OWN = (SPACE, 36, 30)
"""Spaces of the own display, which has places for a box, too: the first that leaves room."""
HEIGHT = 595
"""Of a puzzle without its question: two are on a sheet of Letter paper."""
NAME, LEAST_WIDTH = 30, 190
"""Height of the line over a display, and the width that the longest of them needs."""
ANSWERS = {300: 170, 150: 270}
"""Heights of the answer's panel by its width: the second where the first leaves no room."""
TABLE, TITLES, ROW = 346, 66, 36
"""The sizes of the table of groups. Keep equal to `puzzle.css`, as those of the answer."""


def printed_size(display: Display) -> Size:
    """Return the canvas of a rival's display: as large as the display is."""
    return Size(*natural(display, (), SPACE), SPACE)


def printed(task: Asked) -> tuple[Size, int, Rows]:
    """Return the canvas of the own display, the width of the answer's panel, and what stands in
    which row: players by number, "groups", "answer".
    """
    found: list[tuple[int, Size, int, Rows]] = []
    for c in OWN:
        forms = [natural(display, places, c) for display, places in own_forms(task)]
        own = Size(max(wide for wide, _high in forms), max(high for _wide, high in forms), c)
        for wide in ANSWERS:
            parts = parts_of(task, own, wide)
            rows = arranged(parts)
            found.append((height(rows, parts), own, wide, rows))
            if found[-1][0] <= HEIGHT:
                return found[-1][1:]
    return min(found, key=lambda each: each[0])[1:]


def parts_of(task: Asked, own: Size, answer: int) -> Parts:
    """Return the sizes of all that is printed, with this canvas of the own display and this width
    of the answer's panel.
    """
    displays, me = task.position.displays, task.position.player
    rivals = {
        str(player): _named(printed_size(display))
        for player, display in enumerate(displays)
        if player != me
    }
    groups = TABLE, TITLES + ROW * len(displays)
    return {str(me): _named(own), **rivals, "groups": groups, "answer": (answer, ANSWERS[answer])}


def _named(size: Size) -> tuple[int, int]:
    return max(LEAST_WIDTH, size.width), size.height + NAME
