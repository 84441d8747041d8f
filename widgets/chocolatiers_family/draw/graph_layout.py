"""Where the nodes of the graph of groups lie: on the display's own grid."""

from __future__ import annotations

from attrs import frozen

from widgets.draw.geometry import Place, Rect

MARGIN = 8


@frozen
class GraphLayout:
    """Nodes `pitch` px apart, for a grid of `rows` x `columns` boxes, in the canvas's middle."""

    pitch: int
    rows: int
    columns: int
    width: int
    height: int

    @classmethod
    def of(
        cls,
        display: str,
        *,
        grid: tuple[int, int] = (2, 3),
        pitch: int = 0,
        width: int = 0,
        height: int = 0,
    ) -> GraphLayout:
        """Return the layout for a display in notation, with room for at least `grid` boxes.

        Give `pitch`, or a width and height that it is to fit.
        """
        spaces = display.split("/") if display else [""]
        rows = max(grid[0], len(spaces) // 2)
        columns = max(grid[1], len(spaces[0]) // 2)
        if not pitch:
            pitch = min((width - 2 * MARGIN) // (2 * columns), (height - 2 * MARGIN) // (2 * rows))
        return cls(
            pitch=pitch,
            rows=rows,
            columns=columns,
            width=width or 2 * columns * pitch + 2 * MARGIN,
            height=height or 2 * rows * pitch + 2 * MARGIN,
        )

    @property
    def origin(self) -> tuple[int, int]:
        """The top left of the grid."""
        wide, tall = 2 * self.columns * self.pitch, 2 * self.rows * self.pitch
        return (self.width - wide) // 2, (self.height - tall) // 2

    def node(self, place: Place) -> tuple[float, float]:
        """Return the middle of the node for the space at (row, column)."""
        x, y = self.origin
        return x + (place[1] + 0.5) * self.pitch, y + (place[0] + 0.5) * self.pitch

    def tile_rect(self, row: int, column: int) -> Rect:
        """Return the box at (row, column), in boxes."""
        x, y = self.origin
        step, gap = 2 * self.pitch, max(3, round(0.13 * self.pitch))
        return Rect(x + column * step + gap / 2, y + row * step + gap / 2, step - gap, step - gap)
