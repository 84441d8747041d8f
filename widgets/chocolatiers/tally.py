"""The final score as data: a column for each item, who won it or who tied, and who won the game."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import KINDS, NAMES, name
from tutor.chocolatiers.scoring import BOXES, FIRST, WILDS, Award, awards, final_scores
from tutor.engine import Standing
from tutor.i18n import _
from tutor.kit.words import join_words


@frozen
class Cell:
    """What a player gets in a column. `won`: a Scoring card; `size`: of their largest group."""

    points: int
    won: bool = False
    size: int | None = None


@frozen
class Column:
    """One item. `kind`: the letter of a Scoring card, "first", or "" for boxes and Wilds.

    `worth`: what the card counts. `down`: it lies face down, nobody wins it; `note` says why, and
    `clause` is the rule.
    """

    label: str
    cells: tuple[Cell, ...]
    kind: str = ""
    worth: int = 0
    down: bool = False
    note: str = ""
    clause: str = ""


@frozen
class Tally:
    """The whole score. `columns` are in the order of scoring; players as at the table."""

    names: tuple[str, ...]
    columns: tuple[Column, ...]
    standings: tuple[Standing, ...]

    @classmethod
    def of(
        cls,
        displays: Sequence[Display],
        wilds: Sequence[int],
        first: int | None,
        names: Sequence[str],
    ) -> Tally:
        """The tally of these displays; raises what `final_scores` raises."""
        standings = final_scores(displays, tuple(wilds), first)
        items = {s.player: s.items for s in standings}
        found, worth = awards(displays), load_components().scoring
        players = range(len(displays))

        def plain(label: str) -> Column:
            return Column(_(label), tuple(Cell(items[p][label]) for p in players))

        first_card = Column(
            _(FIRST),
            tuple(Cell(items[p][FIRST], won=p == first) for p in players),
            kind="first",
            worth=worth["first"],
            down=first is None,
            note="" if first is not None else _("Nobody has placed a 6th box."),
            clause="8.1",
        )
        kinds = (_kind(found[k], worth[k], names) for k in KINDS)
        return cls(tuple(names), (plain(BOXES), first_card, *kinds, plain(WILDS)), standings)

    def total(self, player: int, columns: int) -> int:
        """A player's points in the first so many columns."""
        return sum(column.cells[player].points for column in self.columns[:columns])

    def cards(self, player: int) -> int:
        """How many Scoring cards a player has won, First among them."""
        return sum(column.cells[player].won for column in self.columns)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several if they share the victory."""
        return tuple(s.player for s in self.standings if s.rank == 1)

    @property
    def headline(self) -> str:
        """Who has won, by how much."""
        best, *rest = self.standings
        if len(self.winners) > 1:
            who = join_words([self.names[p] for p in self.winners])
            return _("{who} share the victory.").format(who=who)
        who, own = self.names[best.player], self.names[best.player] == _("You")
        if not rest or rest[0].total == best.total:
            text = (
                _("You win, with more Scoring cards.")
                if own
                else _("{who} wins, with more Scoring cards.")
            )
            return text.format(who=who) if rest else _("{n} points.").format(n=best.total)
        text = _("You win by {n}.") if own else _("{who} wins by {n}.")
        return text.format(who=who, n=best.total - rest[0].total)

    @property
    def decision(self) -> tuple[str, str]:
        """How a tie for the most points was decided, and the clause; ("", "") without one."""
        most = self.standings[0].total
        tied = [s.player for s in self.standings if s.total == most]
        if len(tied) < 2:
            return "", ""
        have = join_words(
            [_("{who} has {n}").format(who=self.names[p], n=self.cards(p)) for p in tied]
        )
        tie = _("{who} tie with {n} points. Of the Scoring cards, {have}.").format(
            who=join_words([self.names[p] for p in tied]), n=most, have=have
        )
        if len(self.winners) > 1:
            return tie + " " + _("That is a tie too, so they share the victory."), "10.5"
        more = _("So {who} wins.").format(who=self.names[self.winners[0]])
        return f"{tie} {more}", "10.4"


def _kind(award: Award, worth: int, names: Sequence[str]) -> Column:
    kind = award.kind
    cells = tuple(
        Cell(worth if p == award.winner else 0, p == award.winner, size)
        for p, size in enumerate(award.sizes)
    )
    note, clause = "", "9.1"
    if award.tied:
        who = join_words([names[p] for p in award.tied])
        note = _("{kind}: {who} tie with {n}, so nobody gets the card.").format(
            kind=name(kind), who=who, n=max(award.sizes)
        )
        clause = "9.3"
    elif award.winner is None:
        note = _("{kind}: nobody shows it, so nobody gets the card.").format(kind=name(kind))
        clause = "9.4"
    return Column(_(NAMES[kind]), cells, kind, worth, award.winner is None, note, clause)
