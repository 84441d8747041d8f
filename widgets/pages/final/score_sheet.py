"""The final score as data: a column for each item, and who has won the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from markupsafe import Markup

from tutor.engine import A, Game, S, Standing, Verdict
from widgets.tabletop import C, Column, Tabletop

Portrait = Callable[[int, str], Markup]
"""What a player has built, by their number; with a symbol, what counts for it is brought out."""


def _no_portrait(player: int, about: str) -> Markup:
    return Markup()


def _nothing_missed(player: int) -> str:
    return ""


@frozen
class ScoreSheet:
    """The whole score. `columns` are in the order of scoring; players as at the table.

    `ranked`: everybody has a place; if not, the game is won or lost. `missed`: what would have let
    a player win, in a sentence; `nearly`: the portrait of who has lost, which shows it.
    """

    names: tuple[str, ...]
    columns: tuple[Column, ...]
    standings: tuple[Standing, ...]
    verdict: Verdict
    ranked: bool = True
    portrait: Portrait = _no_portrait
    missed: Callable[[int], str] = _nothing_missed
    nearly: Portrait = _no_portrait

    @classmethod
    def of(
        cls, tabletop: Tabletop[S, A, C], game: Game[S, A], state: S, names: Sequence[str]
    ) -> ScoreSheet:
        """Return the tally of a position."""
        return cls(
            tuple(names),
            tabletop.columns(game, state, names),
            game.standings(state),
            game.verdict(state, names),
            game.kind.ranked,
            lambda player, about: tabletop.portrait(state, player, about),
            lambda player: tabletop.missed(game, state, player),
            lambda player, about: tabletop.nearly(game, state, player, about),
        )

    def total(self, player: int, columns: int) -> int:
        """Return a player's points in the first so many columns."""
        return sum(column.cells[player].points for column in self.columns[:columns])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won: several if they share the victory, nobody in a draw or a lost game."""
        return self.verdict.winners

    @property
    def cards(self) -> tuple[int, ...]:
        """The columns that are about a card, by their number."""
        return tuple(n for n, column in enumerate(self.columns) if column.picture is not None)

    def won(self, player: int, columns: int) -> tuple[int, ...]:
        """Return the cards a player has won in the first so many columns."""
        return tuple(n for n in self.cards if n < columns and self.columns[n].cells[player].won)

    def level(self, number: int) -> tuple[int, ...]:
        """Return who ties for a card that nobody wins; nobody if nothing is there to win it
        with.
        """
        sizes = [cell.size or 0 for cell in self.columns[number].cells]
        best = tuple(player for player, size in enumerate(sizes) if size == max(sizes) > 0)
        return best if len(best) > 1 else ()
