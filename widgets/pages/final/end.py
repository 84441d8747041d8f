"""How a game has ended, as a picture: the winner's display on a doily, the others beside it. Where
nobody has won there is no doily: what everybody has built stands in a row.
"""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from attrs import field, frozen
from htpy import Node

from tutor.engine import Standing
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.draw.faces import ANNOYED, CALM, PLEASED, face_svg
from widgets.draw.icons import icon_svg
from widgets.pages.final.doily import doily_svg, lid_svg
from widgets.pages.final.score_sheet import ScoreSheet
from widgets.pages.final.stage import FLAG
from widgets.pages.page import HEADING
from widgets.tabletop.zone import badge, called

FACE, WINNER = 44, 72
"""Heights (px) of a face in a panel, and of the winner's."""
WON, SMALL = 42, 34
"""Size of the picture on a card of the winner, and of the others."""


@frozen
class End:
    """The end of a game. `player`: whose page it is, None if nobody's in particular. `faces`: those
    of the computer players, by their number.
    """

    tally: ScoreSheet
    player: int | None = None
    faces: Mapping[int, str] = field(factory=dict)

    def element(self) -> h.Element:
        """Return the headline and the picture."""
        tally = self.tally
        if not tally.winners:
            return self._nobody()
        others = [s for s in tally.standings if s.player not in tally.winners]
        left, right = others[: -(-len(others) // 2)], others[-(-len(others) // 2) :]
        kind = ".finale.alone" if len(tally.names) == 1 else ".finale"
        return h.div(kind, data_winners=len(tally.winners), data_others=len(others))[
            h.h1(f"#{HEADING}.victory")[
                ((self._face(player, WINNER), badge(player, 40)) for player in tally.winners),
                h.span[tally.verdict.head],
            ],
            h.div(".podium")[
                h.div(".also")[(self._other(s) for s in left)],
                self._winners(),
                h.div(".also")[(self._other(s) for s in right)],
            ],
        ]

    def _face(self, player: int, height: int) -> Node:
        """Return the face of a computer player: pleased if it has won, annoyed if another has."""
        if player not in self.faces:
            return None
        winners = self.tally.winners
        mood = PLEASED if player in winners else ANNOYED if winners else CALM
        return face_svg(self.faces[player], mood, height)

    def _nobody(self) -> h.Element:
        """Return the end of a draw or a lost game: the headline, and everybody's result
        alike."""
        tally = self.tally
        alone = len(tally.names) == 1
        kind = ".finale.alone" if alone else ".finale"
        return h.div(kind, data_winners="0", data_others=len(tally.names))[
            h.h1(f"#{HEADING}.victory")[
                badge(0, 40) if alone else None, h.span[tally.verdict.head]
            ],
            h.div(".level")[(self._other(s) for s in tally.standings)],
        ]

    def _winners(self) -> h.Element:
        tally = self.tally
        best = [s for s in tally.standings if s.player in tally.winners]
        return h.div(".on-doily")[
            doily_svg(),
            lid_svg(tally.winners) if len(best) > 1 else None,
            h.div(".winners")[(self._winner(s) for s in best)],
        ]

    def _winner(self, standing: Standing) -> h.Element:
        tally, player = self.tally, standing.player
        drawn = tally.portrait(player, "")
        several = len(tally.winners) > 1
        return h.section(".winner", aria_label=tally.names[player])[
            h.div(".built")[
                None if several else lid_svg(tally.winners),
                h.div(".portrait")[drawn] if drawn else None,
            ],
            h.h2(".name.named")[badge(player), h.span[called(tally.names[player], player)]]
            if several
            else None,
            h.div(".prize")[self._cards(player, WON), self._total(standing)],
        ]

    def _other(self, standing: Standing) -> h.Element:
        tally, player = self.tally, standing.player
        own = player == self.player
        drawn = tally.nearly(player, self._best(player)) if own else tally.portrait(player, "")
        cards = self._cards(player, SMALL)
        kind = ".panel.loser.cardless" if cards is None else ".panel.loser"
        return h.section(kind, aria_label=tally.names[player])[
            h.header(".contender-head")[
                self._face(player, FACE),
                badge(player),
                h.h2(".name")[called(tally.names[player], player)],
                h.span(".place")[_place(standing.rank)] if tally.ranked else None,
            ],
            h.div(".portrait")[drawn] if drawn else None,
            h.div(".prize")[cards, self._total(standing)],
        ]

    def _best(self, player: int) -> str:
        """Return what the player's picture brings out: that of which they had the most of all and
        won the card; "" if nothing.
        """
        won = [
            column
            for column in self.tally.columns
            if column.letter and column.cells[player].won and column.cells[player].size
        ]
        best = max(won, key=lambda column: column.cells[player].size or 0, default=None)
        return "" if best is None else best.about or best.letter

    def _cards(self, player: int, size: int) -> Node:
        """Return the cards a player has won, and the pieces they have kept that count."""
        columns = self.tally.columns
        won = self.tally.won(player, len(columns))
        kept = [c for c in columns if c.cells[player].pieces and c.cells[player].points]
        if not (self.tally.cards or kept):
            return None
        return h.ul(".prizes", aria_label=_("Cards"))[
            (
                h.li(".won-card", style=f"--n:{n}")[
                    columns[item].picture(size if columns[item].letter else round(FLAG * size)),  # type: ignore[misc]
                    h.span(".worth", aria_hidden="true")[str(columns[item].worth)],
                    h.span(".visually-hidden")[
                        _("{card}, {n} points").format(
                            card=columns[item].label, n=columns[item].worth
                        )
                    ],
                ]
                for n, item in enumerate(won)
            ),
            (
                h.li(".won-card.kept", style=f"--n:{n}")[
                    h.span(".pieces")[column.cells[player].pieces],
                    h.span(".worth", aria_hidden="true")[str(column.cells[player].points)],
                    h.span(".visually-hidden")[
                        _("{item}: {points}.").format(
                            item=column.label, points=column.cells[player].points
                        )
                    ],
                ]
                for n, column in enumerate(kept, len(won))
            ),
        ]

    def _total(self, standing: Standing) -> h.Element:
        return h.p(".total")[
            h.span(".visually-hidden")[_("Total: {n}").format(n=standing.total)],
            h.span(".counts-up", aria_hidden="true", style=f"--to:{standing.total}"),
        ]

    def notes(self) -> Node:
        """Return what lies at the foot: the cards nobody won, what decided a tie, what was
        close.
        """
        tally = self.tally
        down = [self._down(number) for number in tally.cards if tally.columns[number].down]
        close = "" if self.player in (None, *tally.winners) else tally.missed(self.player or 0)
        return h.div(".ties")[
            h.p[
                h.span(".downs", aria_hidden="true")[
                    (h.span(".won-card.down")[icon_svg("equal", 18)] for _card in down)
                ],
                h.span[_("{cards}: points for nobody.").format(cards=join_words(down))],
            ]
            if down
            else None,
            (h.p(".decided")[note.text] for note in tally.verdict.notes),
            h.p(".close")[close] if close else None,
        ]

    def _down(self, number: int) -> str:
        """Return a card that nobody won, with who is level."""
        level, card = self.tally.level(number), self.tally.columns[number].label
        if not level:
            return card
        who = join_words([self.tally.names[player] for player in level])
        return _("{card} ({who} are level)").format(card=card, who=who)


def _place(rank: int) -> str:
    """Return the place in words, for those who have not won; all the same in a draw."""
    named = {1: "", 2: _("Second"), 3: _("Third"), 4: _("Fourth"), 5: _("Fifth")}
    return named.get(rank, str(rank))
