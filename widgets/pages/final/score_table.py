"""The final score as a table: players as rows, on a phone items as rows."""

from __future__ import annotations

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _
from widgets.draw.icons import icon_svg
from widgets.pages.final.score_sheet import ScoreSheet
from widgets.tabletop import Column
from widgets.tabletop.zone import badge, called

SYMBOL, FLAG = 34, 24
"""Size of a card's picture."""
MANY_ACROSS, MANY_DOWN = 8, 7
"""From so many items the heads of a table are set smaller: side by side, and below each other."""


@frozen
class ScoreTable:
    """All results of a tally, best first."""

    tally: ScoreSheet

    @property
    def sizes(self) -> bool:
        """Whether it is said how large what decided a column was."""
        cells = (cell for column in self.tally.columns for cell in column.cells)
        return any(cell.size is not None for cell in cells)

    def element(self, layout: str) -> h.Element:
        """Return the table for this layout, a real one with headers."""
        return self._down() if layout == "phone" else self._across()

    def _rows(self) -> list[int]:
        """Players by rank."""
        return [s.player for s in self.tally.standings]

    def _wins(self, player: int) -> bool:
        return player in self.tally.winners

    def _total(self, player: int) -> str:
        return str(self.tally.total(player, len(self.tally.columns)))

    def _across(self) -> h.Element:
        columns = self.tally.columns
        return h.table(style=f"--rows:{len(self.tally.names)}")[
            h.caption(".visually-hidden")[_("Final score, item by item")],
            h.thead[
                h.tr(class_={"many": len(columns) >= MANY_ACROSS})[
                    h.td,
                    (h.th(scope="col")[self._item(c)] for c in columns),
                    h.th(scope="col")[_("Total")],
                ]
            ],
            h.tbody[
                (
                    h.tr(class_={"wins": self._wins(p)}, id=f"tally-{p}")[
                        h.th(scope="row")[self._player(p)],
                        (h.td[self._cell(c, p, c.letter)] for c in columns),
                        h.td(".total")[self._total(p)],
                    ]
                    for p in self._rows()
                )
            ],
        ]

    def _down(self) -> h.Element:
        players = self._rows()
        return h.table(class_={"many": len(self.tally.columns) >= MANY_DOWN})[
            h.caption(".visually-hidden")[_("Final score, item by item")],
            h.thead[
                h.tr[
                    h.td,
                    (h.th(scope="col")[self._player(p)] for p in players),
                ]
            ],
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[self._item(column)],
                        (
                            h.td(class_={"wins": self._wins(p)})[self._cell(column, p)]
                            for p in players
                        ),
                    ]
                    for column in self.tally.columns
                )
            ],
            h.tfoot[
                h.tr[
                    h.th(scope="row")[_("Total")],
                    (
                        h.td(class_={"total": True, "wins": self._wins(p)})[self._total(p)]
                        for p in players
                    ),
                ]
            ],
        ]

    def _player(self, player: int) -> Node:
        return h.span(".tally-player")[
            badge(player),
            h.span(".name")[called(self.tally.names[player], player)],
        ]

    def _item(self, column: Column) -> Node:
        """Return the head of an item: its Scoring card, face down where nobody wins it."""
        if column.picture is None:
            return column.label
        down = column.down
        words = (
            _("{card}, face down").format(card=column.label)
            if down
            else _("{card}, {n} points").format(card=column.label, n=column.worth)
        )
        return h.span(class_={"score-card": True, "down": down})[
            column.picture(FLAG if down or not column.letter else SYMBOL),
            icon_svg("equal", 20)
            if down
            else h.span(".worth", aria_hidden="true")[str(column.worth)],
            h.span(".visually-hidden")[words],
        ]

    def _cell(self, column: Column, player: int, letter: str = "") -> Node:
        """What a player gets; `letter` stands before the size of the group."""
        cell = column.cells[player]
        if column.picture is None:
            return h.span(".cell.plain")[str(cell.figure)]
        points = (
            h.span(".tile")[str(cell.points)]
            if cell.won
            else h.span(".none")[
                h.span(aria_hidden="true")["–"], h.span(".visually-hidden")[_("nothing")]
            ]
        )
        if cell.size is None:
            return h.span(".cell")[points]
        return h.span(".cell")[
            points,
            h.span(".size")[
                h.span(aria_hidden="true")[f"{letter} {cell.size}".strip()],
                h.span(".visually-hidden")[_("group of {n}").format(n=cell.size)],
            ],
        ]
