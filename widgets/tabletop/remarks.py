"""What a computer player says and feels about a turn that was just played."""

from __future__ import annotations

from attrs import frozen


@frozen
class Remark:
    """A mood (see `widgets.draw.faces.MOODS`), and a line in quotes that is true of the
    position.
    """

    mood: str
    text: str
