"""What a game declares about itself: what is hidden, what chance does, who wins together, and how
it ends. Like OpenSpiel's `GameType`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import attrs

from tutor.frozen_map import frozen


class Hidden(Enum):
    """A kind of hidden information."""

    HANDS = "hands"
    """Seen by one player only; a shared screen covers them until that player looks."""
    PILES = "piles"
    """Seen by nobody until it is turned up, such as the order of a pile."""


class Ends(Enum):
    """How the end of a game is decided."""

    RANKED = "ranked"
    """Every player gets a rank; rank 1 has won."""
    WON_OR_LOST = "won or lost"
    """The players of a solo or cooperative game meet a task or not."""


@attrs.frozen
class GameKind:
    """The kind of a game, as the game declares it.

    `hidden`: the kinds of hidden information; empty if every player sees everything. `chance`:
    whether the seed changes the start. `ends`: whether players are ranked, or win or lose. `teams`:
    for each number of players at which some win together, the players of each team.

    >>> GameKind().open, GameKind(frozenset({Hidden.HANDS})).open
    (True, False)
    """

    hidden: frozenset[Hidden] = frozenset()
    chance: bool = True
    ends: Ends = Ends.RANKED
    teams: Mapping[int, tuple[tuple[int, ...], ...]] = attrs.field(factory=dict, converter=frozen)

    @property
    def open(self) -> bool:
        """Whether every player sees everything."""
        return not self.hidden

    @property
    def ranked(self) -> bool:
        """Whether players are ranked at the end; if not, the game is won or lost."""
        return self.ends is Ends.RANKED

    def side(self, player: int, players: int) -> tuple[int, ...]:
        """Return the players who win or lose together with this one, including this one.

        >>> GameKind(teams={4: ((0, 2), (1, 3))}).side(2, players=4)
        (0, 2)
        """
        teams = self.teams.get(players, ())
        return next((team for team in teams if player in team), (player,))
