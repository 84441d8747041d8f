"""Pictures for notebooks: set `board` and they are drawn anew.

    view = AreaGraphView(state.board, flavour="A")
    view                               # as the last line of a cell: shows it
    view.board = state.board.with_tile("AABC", 0, 2, 1)   # the picture in the cell follows
    view.alt                           # the same in words

They follow the notebook's theme, can be moved and enlarged, and are said to a screen reader.
"""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Node

from tutor.chocoly.areas import areas, cuts
from tutor.chocoly.board import Board
from tutor.chocoly.faces import FLAVOURS, is_flavour, name
from tutor.i18n import _, ngettext
from tutor.rich_display import Shown
from widgets.browser.protocol import Event
from widgets.browser.shell import Shell
from widgets.chocoly.draw.svg import piece_svg
from widgets.chocoly.zones.board import Seen, board_zone
from widgets.chocoly.zones.graph import graph_zone
from widgets.draw.scene import Scene
from widgets.storage.settings import Frame
from widgets.tabletop.zone import scenes_of

MARGIN, HEIGHT = 24, 420
"""Room round a view, and how high it is, px."""


class BoardView:
    """A board as it lies on the table; `flavour`: the areas of this one are brought out."""

    def __init__(self, board: Board, /, *, flavour: str = "", height: int = HEIGHT, **shell: Any):
        """
        Args:
            board: what lies on the table.
            flavour: a flavour's letter, or "". Raises ValueError for another.
            height: of the picture, in CSS px.
            shell: goes to the Shell as it is.
        """
        self._board = board
        self._flavour = as_flavour(flavour)
        self._height = height
        self._shell = Shell(self._on_event, **shell)

    @property
    def board(self) -> Board:
        """What is shown; set it and the picture follows."""
        return self._board

    @board.setter
    def board(self, board: Board) -> None:
        self._board = board
        self._show()

    @property
    def flavour(self) -> str:
        """The flavour that is brought out, "" for none; set it and the picture follows."""
        return self._flavour

    @flavour.setter
    def flavour(self, flavour: str) -> None:
        self._flavour = as_flavour(flavour)
        self._show()

    @property
    def alt(self) -> str:
        """The picture in words."""
        return self._still().text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._board!r}, flavour={self._flavour!r})"

    def close(self) -> None:
        """Give the picture back."""
        self._shell.close()

    def drawn(self, frame: Frame) -> tuple[Node, dict[str, Scene]]:
        """Return the picture, for a view of the browser: its place on the page, and what is
        in it."""
        width = max(160, frame.view.width - 2 * MARGIN)
        found = areas(self._board, self._flavour) if self._flavour else ()
        seen = Seen(
            self._board,
            frame.theme,
            own=self._flavour,
            lit=self._flavour,
            outlined=tuple(area for area in found if len(area) > 1),
            label=self.alt,
        )
        zone = board_zone(seen, width=width, height=self._height, reach=0)
        return zone.element(), scenes_of(zone.zones)

    def _on_event(self, event: Event) -> None:
        self._show()

    def _show(self) -> None:
        element, scenes = self.drawn(Frame(self._shell.view))
        self._shell.show(h.div(".view.chocoly")[element, sizes(self._board, self._flavour)], scenes)

    def _repr_mimebundle_(self, **_options: Any) -> Any:
        """Return the live picture, and one that stays as it is where there are no widgets."""
        still = self._still()
        return self._shell.bundle({"text/html": still.html, "text/plain": still.text})

    def _still(self) -> Shown:
        return self._board.show(areas=self._flavour)


class AreaGraphView(BoardView):
    """The graph of a board's areas; of `flavour` each area has a ground and a count of its own, and
    the pieces at which it can be cut are diamonds."""

    def drawn(self, frame: Frame) -> tuple[Node, dict[str, Scene]]:
        """See BoardView."""
        width = max(160, frame.view.width - 2 * MARGIN)
        zone = graph_zone(
            self._board,
            frame.theme,
            width=width,
            height=self._height,
            flavour=self._flavour,
            label=self.alt,
        )
        return zone.element(), scenes_of(zone.zones)

    def _still(self) -> Shown:
        return self._board.show(areas=self._flavour, graph=True)


def as_flavour(flavour: str) -> str:
    """Return a flavour's letter or "". Raises ValueError, which lists the letters."""
    if flavour and not is_flavour(flavour):
        raise ValueError(
            _("“{it}” is no flavour; the flavours are {all}.").format(
                it=flavour, all=", ".join(FLAVOURS)
            )
        )
    return flavour


def sizes(board: Board, flavour: str) -> h.Element:
    """Return the areas of a flavour and where they can be cut, or the largest area of each,
    in a line."""
    shown = [flavour] if flavour else [*FLAVOURS]
    return h.ul(".area-sizes")[
        (h.li[piece_svg(each, 28), _sizes(board, each, flavour)] for each in shown)
    ]


def _sizes(board: Board, each: str, flavour: str) -> Node:
    found = [len(area) for area in areas(board, each)]
    if not flavour:
        return h.span[f"{name(each)} {found[0] if found else 0}"]
    count = len(cuts(board, each))
    where = ngettext("At {n} piece it can be cut.", "At {n} pieces it can be cut.", count).format(
        n=count
    )
    return h.span[f"{name(each)}: {' + '.join(map(str, found)) or 0}. ", where]
