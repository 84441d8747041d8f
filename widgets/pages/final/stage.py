"""One item of the score as it is awarded: the question, its card, all cards in a row, and every
player with what they have built. The same on the final page and where a lesson awards the cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import htpy as h
from attrs import field, frozen
from htpy import Node

from tutor.i18n import _
from widgets.draw.icons import icon_svg
from widgets.draw.players import player_svg
from widgets.pages.final.score_sheet import ScoreSheet
from widgets.tabletop import Cell, Column
from widgets.tabletop.zone import badge, called

PIP = 80
"""Milliseconds from one counted piece to the next."""
LARGE, SMALL, FLAG = 100, 34, 0.7
"""Size of the picture on the card that is awarded and on the others; how much less an icon is."""


@frozen
class Stage:
    """A tally while column `at` is awarded; those before it are.

    `counted`: what decides it is counted, else a "?" stands for it. `asked`: what to do is said
    below the question, which is the column's own if none is given; after the last column there is
    no card. `turning`: a card that nobody wins turns. `taken`: cells, by column and player, that
    have been taken out of turn. `hidden`: players whose total is not told. `picks`: the act of
    choosing each player; `other`: act, word and icon of choosing nobody. `marks`: states of those
    acts. `later`: what is carried waits so many ms. `key`: sets two stages on one page apart.
    `over`: nothing is awarded any more, wherever it has stopped.
    """

    tally: ScoreSheet
    at: int
    counted: bool = True
    turning: bool = True
    question: str = ""
    asked: Node = None
    taken: Collection[tuple[int, int]] = ()
    hidden: Collection[int] = ()
    picks: tuple[str, ...] = ()
    other: tuple[str, str, str] = ("", "", "")
    marks: Mapping[str, str] = field(factory=dict)
    heading: str = ""
    later: int = 0
    key: str = ""
    over: bool = False

    @property
    def column(self) -> Column:
        """What is awarded now; after the last item, nothing."""
        columns = self.tally.columns
        going = self.at < len(columns) and not self.over
        return columns[self.at] if going else Column("", ())

    @property
    def wait(self) -> int:
        """Milliseconds until everything is counted."""
        steps = [cell.steps for cell in self.column.cells]
        return PIP * max(steps, default=0) if self.counted else 0

    def element(self) -> h.Element:
        """Return the whole stage."""
        card = self.column.picture is not None
        question = self.question or self.column.asks or self.column.label
        return h.div(
            class_={"ceremony": True, "no-card": not card},
            data_players=len(self.tally.names),
            style=f"--wait:{self.wait}ms",
        )[
            h.div(".asking")[
                h.p(".label")[self._where()],
                h.h1(".question", id=self.heading)[question]
                if self.heading
                else h.p(".question")[question],
                h.div(".second")[self.asked] if self.asked else None,
            ],
            h.div(".awarded")[self._card() if card else None, self._other()],
            self._rail(),
            h.div(".contenders")[
                self.column.scene, (self._seat(player) for player in range(len(self.tally.names)))
            ],
        ]

    # ---- the cards

    def _where(self) -> str:
        cards, column = self.tally.cards, self.column
        if self.at not in cards:
            return _("Final scoring")
        text = _("Card {n} of {of} · {card}, {points} points")
        if column.things:
            text = _("{things}: {n} of {of} · {card}, {points} points")
        here = {"n": cards.index(self.at) + 1, "of": len(cards), "things": column.things}
        return text.format(card=column.label, points=column.worth, **here)

    def _card(self) -> Node:
        """The card that is awarded; where nobody wins it, it turns when all is counted."""
        turns = self.turning and self.counted and self.column.down
        return h.div(
            class_={"award-card": True, "turns": turns},
            id=f"award-{self.key}{self.at}",
            aria_hidden="true",
            **self._carried(self.at),
        )[
            h.span(".face")[_face(self.column, LARGE)],
            h.span(".back")[icon_svg("equal", 48)] if turns else None,
        ]

    def _carried(self, number: int) -> dict[str, str | None]:
        """A card is one thing wherever it lies."""
        later = str(self.later) if self.later else None
        return {"data_carry": f"card-{number}", "data_carry_after": later}

    def _other(self) -> Node:
        act, word, icon = self.other
        if not act:
            return None
        return h.button(
            ".btn.tie",
            type="button",
            id="award-other",
            data_act=act,
            data_shows=self.marks.get(act),
        )[icon_svg(icon), h.span[word]]

    def _rail(self) -> h.Element:
        """Return all the cards in a row: whose they are, which lie face down, which are still
        to come."""
        cards = self.tally.cards
        return h.ol(".rail", aria_label=_("Cards"))[(self._rail_card(n) for n in cards)]

    def _rail_card(self, number: int) -> h.Element:
        column = self.tally.columns[number]
        if number == self.at:
            return h.li(".rail-card.now", aria_current="step")[
                h.span(".visually-hidden")[column.label]
            ]
        if number > self.at:
            return h.li(".rail-card", **self._carried(number))[
                _face(column, SMALL), _aloud(column.label)
            ]
        if column.down:
            words = _("{card}, face down").format(card=column.label)
            return h.li(".rail-card.down", **self._carried(number))[
                icon_svg("equal", 24), _aloud(words)
            ]
        owner = next(p for p, cell in enumerate(column.cells) if cell.won)
        words = _("{card}: {who}").format(card=column.label, who=self.tally.names[owner])
        return h.li(".rail-card")[
            _face(column, SMALL), h.span(".owner")[player_svg(owner, 16)], _aloud(words)
        ]

    # ---- the players

    def _seat(self, player: int) -> h.Element:
        tally, leads = self.tally, self.counted and self._cell(player).won
        act = self.picks[player] if self.picks else ""
        taken = (self.at, player) in self.taken
        return h.section(
            class_={"contender": True, "leads": leads, "open": bool(act), "taken": taken},
            aria_label=tally.names[player],
        )[
            h.header(".contender-head")[
                badge(player),
                h.h2(".name")[called(tally.names[player], player)],
                h.span(".won")[
                    (
                        h.span(".won-card", title=tally.columns[n].label, **self._carried(n))[
                            _face(tally.columns[n], 22)
                        ]
                        for n in tally.won(player, self.at)
                    )
                ],
            ],
            self._portrait(player),
            self._measure(player),
            self._sums(player),
            h.button(
                ".pick",
                type="button",
                id=f"pick-{player}",
                data_act=act,
                data_shows=self.marks.get(act),
                aria_label=tally.names[player],
                aria_disabled="true" if taken else None,
            )
            if act
            else None,
        ]

    def _cell(self, player: int) -> Cell:
        cells = self.column.cells
        return cells[player] if cells else Cell(0)

    def _portrait(self, player: int) -> Node:
        if self.column.scene is not None:
            return None
        drawn = self.tally.portrait(player, self.column.about or self.column.letter)
        if not drawn:
            return None
        # Another id for another item: a new picture, whose pieces are counted anew.
        return h.div(
            class_={"portrait": True, "counting": self.counted},
            id=f"portrait-{self.key}{self.at}-{self.counted}-{player}",
        )[drawn]

    def _measure(self, player: int) -> Node:
        """What decides: "?" until it is counted, also while it is."""
        column, cell = self.column, self._cell(player)
        if not column.cells:
            return None
        size = cell.size
        if size is None and column.picture is not None:
            size = int(cell.won)
            shown: Node = icon_svg("check", 18) if cell.won else "–"
            aloud = _("yes") if cell.won else _("no")
        else:
            shown = str(cell.figure)
            aloud = shown
        known = self.counted or (self.at, player) in self.taken
        steps = cell.steps if self.counted else 0
        return h.p(".measure")[
            h.span[column.sized or column.label, " ", cell.pieces],
            h.span(".size-box")[
                h.span(".size", aria_hidden="true")["?"] if steps else None,
                h.span(
                    ".size.known",
                    id=f"size-{self.key}{self.at}-{player}",
                    style=f"--wait:{PIP * steps}ms",
                )[h.span(aria_hidden="true")[shown], _aloud(aloud)],
            ]
            if known
            else h.span(".size-box")[h.span(".size")["?"]],
        ]

    def _sums(self, player: int) -> h.Element:
        lines = self._lines(player)
        total = "?" if player in self.hidden else str(self.total(player))
        return h.div(".sums")[
            h.dl(".sums-parts")[(h.div[h.dt[label], h.dd[value]] for label, value in lines)],
            h.p(".total")[_aloud(_("Total:") + " "), h.span(id=f"total-{player}-{total}")[total]],
        ]

    def _lines(self, player: int) -> list[tuple[str, str]]:
        """Return the cards together, then each other item; a dash for what is still to come.
        A score of one item has no parts."""
        columns, cards = self.tally.columns, self.tally.cards
        if len(columns) == 1:
            return []
        won = sum(columns[n].cells[player].points for n in cards if n < self.at)
        lines = [(self._things, str(won))] if cards else []
        for n, column in enumerate(columns):
            if n not in cards:
                has = self.has(n, player)
                lines.append((column.label, str(column.cells[player].figure) if has else "–"))
        return lines

    @property
    def _things(self) -> str:
        """What the cards together are called."""
        return self.tally.columns[self.tally.cards[0]].things or _("Cards")

    def has(self, number: int, player: int) -> bool:
        """Return whether a player has the points of a column."""
        return number < self.at or (number, player) in self.taken

    def total(self, player: int) -> int:
        """Return a player's points so far."""
        columns = self.tally.columns
        return sum(c.cells[player].points for n, c in enumerate(columns) if self.has(n, player))


def _face(column: Column, size: int) -> Node:
    """Return a card's picture and what it counts."""
    if column.picture is None:
        return None
    return [
        column.picture(size if column.letter else round(FLAG * size)),
        h.span(".worth", aria_hidden="true")[str(column.worth)],
    ]


def _aloud(words: str) -> h.Element:
    return h.span(".visually-hidden")[words]
