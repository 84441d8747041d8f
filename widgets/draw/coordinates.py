"""Numbers of rows and columns beside a still picture, where code names a place on it."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.draw.scene import Pen, Scene, Sprite
from widgets.draw.still import Draw
from widgets.draw.theme import Theme

MARGIN, SIZE = 24, 13
"""Room for the numbers at the left and above, and the height of their letters, px."""

Ruler = Sequence[tuple[int, float]]
"""Each number with the middle of what it counts, in px of the picture."""


def with_coordinates(draw: Draw, rows: Ruler, columns: Ruler) -> Draw:
    """Return the picture with the numbers of its rows at the left and of its columns above."""

    def drawn(theme: Theme) -> Scene:
        pen, scene = Pen(), draw(theme)
        for number, y in rows:
            pen.text(str(number), MARGIN / 2, MARGIN + y, SIZE, theme.ink_2)
        for number, x in columns:
            pen.text(str(number), MARGIN + x, MARGIN / 2, SIZE, theme.ink_2)
        pen.splice(Sprite(scene.commands), MARGIN, MARGIN)
        return pen.scene(scene.width + MARGIN, scene.height + MARGIN)

    return drawn
