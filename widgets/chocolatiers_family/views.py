"""Pictures for notebooks: set `display` and they are drawn anew.

    view = GraphView("TTNN/VV.R")
    view                               # as the last line of a cell: shows it
    view.display = "TTNN/VV*R"         # or a Display; the picture in the cell follows
    view.alt                           # the same in words

They follow the notebook's theme, are sharp on any screen and are said to a screen reader.
"""

from __future__ import annotations

from typing import Any

import htpy as h

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.words import describe_display, describe_groups
from tutor.i18n import _
from tutor.rich_display import Shown
from widgets.browser.protocol import Event
from widgets.browser.shell import Shell, slot
from widgets.chocolatiers_family.draw import DisplayLayout, draw_display
from widgets.chocolatiers_family.draw.kinds import KINDS
from widgets.chocolatiers_family.groups import counts, graph_scene, grid_of
from widgets.draw.scene import Pen, Scene
from widgets.storage.settings import Frame

CANVAS = "picture"


class DisplayView:
    """A display as it lies on the table, with the points of its boxes."""

    def __init__(self, display: Display | str, *, size: int = 56, **shell: Any) -> None:
        """
        Args:
            display: a Display, or its notation. Raises DisplayError if it is none.
            size: of a space, in CSS px.
            shell: goes to the Shell as it is.
        """
        self._display = as_display(display)
        self._size = size
        self._shell = Shell(self._on_event, **shell)

    @property
    def display(self) -> Display:
        """What is shown; set it, to a Display or to its notation, and the picture follows."""
        return self._display

    @display.setter
    def display(self, display: Display | str) -> None:
        self._display = as_display(display)
        self._show()

    @property
    def alt(self) -> str:
        """The picture in words."""
        return describe_display(self._display)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._display!r})"

    def close(self) -> None:
        """Give the picture back."""
        self._shell.close()

    def scene(self, frame: Frame) -> Scene:
        """Return the picture, for a view of the browser."""
        width = max(160, frame.view.width - 2 * MARGIN)
        text = str(self._display)
        layout = DisplayLayout.of(text, c=self._size)
        if layout.width > width:
            layout = DisplayLayout.of(text, c=self._size, width=width)
        pen = Pen()
        points = self._display.points
        draw_display(pen, text, points if any(points) else (), layout, frame.theme)
        return pen.scene(layout.width, layout.height)

    def _page(self, scene: Scene) -> h.Element:
        return h.div(".view")[slot(CANVAS, scene, role="img", aria_label=self.alt)]

    def _on_event(self, event: Event) -> None:
        self._show()

    def _show(self) -> None:
        scene = self.scene(Frame(self._shell.view))
        self._shell.show(self._page(scene), {CANVAS: scene})

    def _repr_mimebundle_(self, **_options: Any) -> Any:
        """Return the live picture, and one that stays as it is where there are no widgets."""
        still = self._still()
        return self._shell.bundle({"text/html": still.html, "text/plain": still.text})

    def _still(self) -> Shown:
        return self._display.show()


class GraphView(DisplayView):
    """The graph of a display's groups, with the size of the largest of each kind.

    `kind`, a letter, pales all other kinds and rings its largest group; "" shows all alike.
    """

    def __init__(
        self, display: Display | str, *, kind: str = "", size: int = 44, **shell: Any
    ) -> None:
        """
        Args:
            display: a Display, or its notation. Raises DisplayError if it is none.
            kind: a kind's letter, or "". Raises ValueError for another.
            size: from node to node, in CSS px.
            shell: goes to the Shell as it is.
        """
        self._kind = as_kind(kind)
        super().__init__(display, size=size, **shell)

    @property
    def kind(self) -> str:
        """The kind in focus, "" for all; set it and the picture follows."""
        return self._kind

    @kind.setter
    def kind(self, kind: str) -> None:
        self._kind = as_kind(kind)
        self._show()

    def __repr__(self) -> str:
        return f"GraphView({self._display!r}, kind={self._kind!r})"

    def _still(self) -> Shown:
        return self._display.show(graph=True, groups=self._kind)

    @property
    def alt(self) -> str:
        """The graph in words."""
        return describe_groups(self._display)

    def scene(self, frame: Frame) -> Scene:
        """Return the picture, for a view of the browser."""
        rows, columns = grid_of(self._display)
        room = max(160, frame.view.width - 2 * MARGIN)
        width = min(2 * columns * self._size + 16, room)
        height = 2 * rows * self._size + 16
        return graph_scene(self._display, frame.theme, width=width, height=height, focus=self._kind)

    def _page(self, scene: Scene) -> h.Element:
        return h.div(".view")[
            slot(CANVAS, scene, role="img", aria_label=self.alt),
            counts(self._display, focus=self._kind),
        ]


MARGIN = 24
"""Room round a view."""


def as_display(display: Display | str) -> Display:
    """Return a Display, parsed if it is text."""
    return display if isinstance(display, Display) else Display.parse(display)


def as_kind(kind: str) -> str:
    """Return a kind's letter or "". Raises ValueError, which lists the letters."""
    if kind and (len(kind) > 1 or kind not in KINDS):
        raise ValueError(
            _("“{kind}” is no kind of chocolate; the kinds are {all}.").format(
                kind=kind, all=", ".join(KINDS)
            )
        )
    return kind
