"""A player's habits: whether the coach sits at the table, how fast the others are watched."""

from __future__ import annotations

import json

from attrs import evolve, frozen

from tutor.engine import SaveError
from tutor.kit.reading import Reader, choice, number, read_json

FIRST_GAMES = 3
"""Number of games with the coach by default."""
MOST_GAMES = 10**6
PACES = 1, 2, 4
"""How many times as fast as usual computer players may move."""


@frozen
class Habit:
    """`games`: how many were played to the end. `wanted`: "on" or "off" once the player has
    chosen. `pace`: the speed of the computer players, one of PACES.
    """

    games: int = 0
    wanted: str = ""
    pace: int = PACES[0]

    @property
    def coached(self) -> bool:
        """Whether the coach is there."""
        return self.wanted == "on" or (not self.wanted and self.games < FIRST_GAMES)

    def switched(self) -> Habit:
        """Return the habit with the coach switched on or off."""
        return evolve(self, wanted="off" if self.coached else "on")

    def played(self) -> Habit:
        """Count one more game."""
        return evolve(self, games=min(self.games + 1, MOST_GAMES))

    def dump(self) -> str:
        """Return the habit as text for the browser."""
        return json.dumps({"games": self.games, "coach": self.wanted, "pace": str(self.pace)})

    @classmethod
    def load(cls, text: str) -> Habit:
        """Return the habit of a stored text; that of a first game if it cannot be read."""
        try:
            read = Reader(read_json(text))
            return cls(
                read.maybe("games", number(MOST_GAMES), 0),
                read.maybe("coach", choice(("", "on", "off")), ""),
                int(read.maybe("pace", choice(tuple(map(str, PACES))), "1")),
            )
        except SaveError:
            return cls()
