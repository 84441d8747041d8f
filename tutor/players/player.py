"""What a computer player is: it sees what a player at the table sees, and names an action."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from tutor.engine import Game


class Player(Protocol):
    """One strength of computer player.

    `title` and `description` are English texts marked for translation; translate where shown.
    """

    @property
    def title(self) -> str: ...
    @property
    def description(self) -> str: ...

    def choose(self, game: Game, view: Any, rng: Random) -> Any:
        """A legal action for the player to move in `view`, which is `game.view(state, player)`.

        The choice depends on the view and on `rng` alone, never on the clock. Raises ValueError
        where there is nothing to choose: the game is over.
        """
        ...
