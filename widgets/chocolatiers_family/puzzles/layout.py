"""Sizes of a puzzle's boards on a screen: fixed before the first picture, so that nothing jumps.

All measures are those of a usual screen; on a large one they grow with it, as its type does.
"""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.puzzles.model import Asked
from widgets.chocolatiers_family.puzzles.attempt import mode
from widgets.chocolatiers_family.puzzles.boards import Size, natural, own_forms
from widgets.chocolatiers_family.puzzles.on_paper import printed
from widgets.storage.settings import Frame

SMALLEST = 44
"""A space of the own display that can be clicked is at least so large."""
LARGEST = {"wide": 72, "tablet": 60, "phone": 52}
WIDEST = 1476
HEAD, QUESTION, NAME, GAP = 88, 48, 42, 14
"""Heights beside the boards: header and margins, question line, name over a board."""
LOW, LOW_HEAD, ASIDE = 500, 116, 344
"""Below this height (px) a phone is held sideways: header and question there, width of the panel
beside the board.
"""
BROAD, HIGH = 900, 900
"""A tablet held sideways: from this width on, and below that height."""
UNDER = 232
"""Heights there beside the two rows of boards: as above, and a name over each row."""
PROJECTED = 130
"""A space on a projector of 1920 x 1080, at most."""
LARGER_TEXTS, PROJECTED_BELOW = 64, 340
"""Factor by which they grow on a projector, and the least height below the boards there."""


@attrs.frozen
class Sizes:
    """`own` and `rivals`: canvases. `panel`: inner width of the answer's panel. `tile`: the box's
    space. `unit`: see `Frame.unit`.
    """

    own: Size
    rivals: Size
    panel: int
    tile: int
    unit: float = 1.0

    @property
    def compared(self) -> Size:
        """A display beside another one in the panel; low, for the verdict stands below."""
        width = (self.panel - round(16 * self.unit)) // 2
        return Size(width, round(96 * self.unit), round(24 * self.unit))


def sizes(task: Asked, frame: Frame) -> Sizes:
    """Return the sizes for this task in this frame."""
    players = len(task.position.displays)
    rivals = [d for p, d in enumerate(task.position.displays) if p != task.position.player]
    largest = LARGEST[frame.layout]
    if frame.layout == "wide":
        return _wide(task, rivals, frame, largest)
    if is_low(frame):
        room = frame.view.height - LOW_HEAD
        own = _own(task, frame.view.width - ASIDE - 40, SMALLEST, room)
        inner = ASIDE - 20
        return Sizes(own, Size(inner, room - 60, 36), inner, 32)
    if frame.layout == "tablet":
        content = frame.view.width - 48
        own_width = round(0.58 * (content - 24))
        if frame.paper:
            own, answer, _rows = printed(task)
            return Sizes(own, own, answer, 46)
        width = (content - 24 * (players - 2)) // (players - 1)
        own = _own(task, own_width, largest, max(340, frame.view.height - 690))
        room = 270
        if is_broad(frame):
            width = (own_width - 16 * (players - 2)) // (players - 1)
            room = max(160, frame.view.height - UNDER - own.height)
        height = _height(rivals, width, 46, room)
        return Sizes(own, Size(width, height, 46), content - 24 - own_width - 40, 46)
    content = frame.view.width - 24
    room = max(300, min(420, frame.view.height - 430))
    own = _own(task, content, largest, room)
    return Sizes(own, Size(content, _height(rivals, content, 50, 380), 50), content - 28, 40)


def _wide(task: Asked, rivals: list[Display], frame: Frame, largest: int) -> Sizes:
    """Three columns; with more displays than three the rivals share two of them."""
    players, unit = len(task.position.displays), frame.unit
    gap, largest = round(24 * unit), round(largest * unit)
    if frame.projector:
        largest = round(PROJECTED * frame.scale)
    column = (content_width(frame) - 2 * gap) // 3
    width = column if players < 4 else (2 * column - (players - 3) * gap) // (players - 1)
    table = 82 + players * 56
    least = PROJECTED_BELOW if frame.projector else 276
    below = table if players == 2 else max(table, least)
    taken = HEAD + QUESTION + NAME + GAP + below + (LARGER_TEXTS if frame.projector else 0)
    room = frame.view.height - round(taken * unit)
    own = _own(task, column, largest, room)
    height = max(own.height, min(room, _height(rivals, width, largest, 10_000)))
    return Sizes(
        attrs.evolve(own, height=height),
        Size(width, height, largest),
        column - round(44 * unit),
        round(46 * unit),
        unit,
    )


def is_low(frame: Frame) -> bool:
    """Return whether this is a phone held sideways: what is answered lies beside the board
    there."""
    return frame.layout == "tablet" and frame.view.height < LOW


def is_broad(frame: Frame) -> bool:
    """Return whether this is a tablet held sideways: the rivals lie under the own display
    there, and the groups beside them, so that all is in sight."""
    broad = frame.layout == "tablet" and frame.view.width >= BROAD
    return broad and LOW <= frame.view.height < HIGH


def content_width(frame: Frame) -> int:
    """Return how wide the page is, its margins left out."""
    widest = frame.view.width if frame.projector else round(WIDEST * frame.unit)
    return min(widest, frame.view.width) - 2 * round(24 * frame.unit)


def _own(task: Asked, width: int, largest: int, room: int) -> Size:
    """As high as its forms need at the largest size, if there is room; never too small to click."""
    forms = own_forms(task)
    needs = max(natural(d, places, _fits(d, width, largest))[1] for d, places in forms)
    least = SMALLEST if mode(task) == "place" else 24
    floor = max(natural(d, places, least)[1] for d, places in forms)
    return Size(width, max(floor, min(room, needs)), largest)


def _fits(display: Display, width: int, largest: int) -> int:
    """Return the largest space at which the display is not too wide."""
    c = largest
    while c > 12 and natural(display, (), c)[0] > width:
        c -= 1
    return c


def _height(displays: list[Display], width: int, largest: int, room: int) -> int:
    """Return the height at which all these displays show as large as the width lets them."""
    return min(room, max(natural(d, (), _fits(d, width, largest))[1] for d in displays))
