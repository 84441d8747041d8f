"""What every game of the tutor is.

A game is a set of pure functions over frozen states. A state never changes; `apply` gives the next one. What a rule forbids is answered in sentences, each with the clause of the
rulebook it comes from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import attrs

from tutor.i18n import _
from tutor.rulebook import Clause

GAMES: tuple[str, ...] = ("chocolatiers",)
"""Ids of the games that `load_game` knows."""


@attrs.frozen
class Violation:
    """One broken rule: the id of its clause and a sentence that says what is wrong."""

    clause: str
    message: str


class IllegalAction(ValueError):
    """An action the rules forbid now. `violations` names every clause it breaks."""

    def __init__(self, violations: Sequence[Violation]) -> None:
        self.violations = tuple(violations)
        super().__init__(" ".join(f"{v.message} [{v.clause}]" for v in self.violations))


class SaveError(ValueError):
    """A saved text that cannot be read; the message says what is wrong and where."""


class UnknownGame(ValueError):
    """A game id the tutor does not have; the message lists those it has."""


class PlayerCountError(ValueError):
    """A number of players, or a first player, that the game does not allow."""


@attrs.frozen
class Standing:
    """One player's final result; `items` maps each label to its points, in the order of scoring."""

    player: int
    rank: int
    total: int
    items: Mapping[str, int]


class Game(Protocol):
    """The public surface of every game. States and actions are frozen records of the game's own.

    Every error is a ValueError of its own kind whose message says what to do.
    """

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def players(self) -> range: ...
    @property
    def rulebook(self) -> Mapping[str, Clause]: ...

    def start(self, players: int, seed: int = 0, first: int = 0) -> Any: ...
    def to_move(self, state: Any) -> int: ...
    def actions(self, state: Any) -> Sequence[Any]: ...
    def explain(self, state: Any, action: Any) -> tuple[Violation, ...]: ...
    def apply(self, state: Any, action: Any) -> Any: ...
    def over(self, state: Any) -> bool: ...
    def standings(self, state: Any) -> tuple[Standing, ...]: ...
    def view(self, state: Any, player: int) -> Any: ...
    def describe(self, state: Any, player: int | None = None) -> str: ...
    def describe_action(self, state: Any, action: Any) -> str: ...
    def dump(self, state: Any) -> str: ...
    def load(self, text: str) -> Any: ...
    def action_text(self, action: Any) -> str: ...
    def parse_action(self, text: str) -> Any: ...


def load_game(game_id: str, components: str | Path | None = None) -> Game:
    """The game of that id; `components` is a file of one's own components (TOML).

    Raises UnknownGame for another id, ComponentsError for a file that does not fit the rulebook.

    >>> load_game("chocolatiers").title
    'Chocolatiers'
    """
    if game_id == "chocolatiers":
        from tutor.chocolatiers.game import Chocolatiers

        return Chocolatiers.from_file(components)
    raise UnknownGame(
        _("There is no game “{id}”. The games are: {known}.").format(
            id=game_id, known=", ".join(GAMES)
        )
    )
