"""The final score as data: a column for each item, and who has won the game."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from tutor.engine import A, Game, S, Standing, Verdict
from widgets.tabletop import C, Column, Tabletop


@frozen
class Tally:
    """The whole score. `columns` are in the order of scoring; players as at the table."""

    names: tuple[str, ...]
    columns: tuple[Column, ...]
    standings: tuple[Standing, ...]
    verdict: Verdict

    @classmethod
    def of(
        cls, tabletop: Tabletop[S, A, C], game: Game[S, A], state: S, names: Sequence[str]
    ) -> Tally:
        """The tally of a position."""
        return cls(
            tuple(names),
            tabletop.columns(game, state, names),
            game.standings(state),
            game.verdict(state, names),
        )

    def total(self, player: int, columns: int) -> int:
        """A player's points in the first so many columns."""
        return sum(column.cells[player].points for column in self.columns[:columns])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several if they share the victory."""
        return tuple(s.player for s in self.standings if s.rank == 1)
