"""How somebody likes to play: whether the coach sits at the table."""

from __future__ import annotations

import json

from attrs import evolve, frozen

from tutor.engine import SaveError
from tutor.kit.reading import Reader, choice, number, read_json

FIRST_GAMES = 3
"""So many games are played with the coach, unless somebody sends the coach away."""
MOST_GAMES = 10**6


@frozen
class Habit:
    """`games`: how many were played to the end. `wanted`: "on" or "off" once one has chosen."""

    games: int = 0
    wanted: str = ""

    @property
    def coached(self) -> bool:
        """Whether the coach is there."""
        return self.wanted == "on" or (not self.wanted and self.games < FIRST_GAMES)

    def switched(self) -> Habit:
        """The coach sent away, or called."""
        return evolve(self, wanted="off" if self.coached else "on")

    def played(self) -> Habit:
        """One game more."""
        return evolve(self, games=min(self.games + 1, MOST_GAMES))

    def dump(self) -> str:
        """As text for the browser."""
        return json.dumps({"games": self.games, "coach": self.wanted})

    @classmethod
    def load(cls, text: str) -> Habit:
        """What a browser kept; a text that cannot be read is a first game."""
        try:
            read = Reader(read_json(text))
            return cls(
                read.maybe("games", number(MOST_GAMES), 0),
                read.maybe("coach", choice(("", "on", "off")), ""),
            )
        except SaveError:
            return cls()
