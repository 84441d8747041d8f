"""What every game of the tutor is.

A game is a set of pure functions over frozen states. A state never changes; `apply` gives the next
one. What a rule forbids is answered in sentences, each with its clause of the rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
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


class IllegalAction(ValueError):  # noqa: N818 (a name of the public surface)
    """An action the rules forbid now. `violations` names every clause it breaks."""

    def __init__(self, violations: Sequence[Violation]) -> None:
        self.violations = tuple(violations)
        super().__init__(" ".join(f"{v.message} [{v.clause}]" for v in self.violations))


class ActionError(ValueError):
    """A text or object that is no action of the game at all (a forbidden one is IllegalAction)."""


class StateError(ValueError):
    """Something else where a position of the game is needed."""


class RecordError(ValueError):
    """Nothing to undo or to play again, or a point that the record does not have."""


class SaveError(ValueError):
    """A saved text that cannot be read; the message says what is wrong and where."""


class UnknownGame(ValueError):  # noqa: N818 (a name of the public surface)
    """A game id the tutor does not have; the message lists those it has."""


class PlayerCountError(ValueError):
    """A number of players, or a player's number, that does not fit the game; says which do."""


class SeedError(ValueError):
    """A seed that is no whole number, or is too long to write down."""


@attrs.frozen
class Standing:
    """One player's final result.

    `rank` counts from 1 and is shared by players who share a place. `items` maps each label (an
    English msgid) to its points, in the order of scoring; they add up to `total`.
    `ties` maps the label of each tie-break to its value, in the order they decide; more is better.
    """

    player: int
    rank: int
    total: int
    items: Mapping[str, int]
    ties: Mapping[str, int] = attrs.field(factory=lambda: MappingProxyType({}))


class Game(Protocol):
    """The public surface of every game. States and actions are frozen records of the game's own.

    Players are numbered from 0. Every error is a ValueError of its own kind whose message says what
    to do; whatever takes a state raises StateError for what is none.
    """

    @property
    def id(self) -> str:
        """The name `load_game` knows it by."""
        ...

    @property
    def title(self) -> str:
        """The name people know it by."""
        ...

    @property
    def players(self) -> range:
        """Allowed numbers of players."""
        ...

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        """Every clause by id, in the order of the rulebook."""
        ...

    def start(self, players: int, seed: int = 0, first: int = 0) -> Any:
        """The position before the first turn. Same arguments, same state, on every machine.

        Raises PlayerCountError, which names the allowed numbers, and SeedError.
        """
        ...

    def to_move(self, state: Any) -> int:
        """Index of the player to act."""
        ...

    def actions(self, state: Any) -> Sequence[Any]:
        """Every legal action once, in a stable order; none when the game is over."""
        ...

    def explain(self, state: Any, action: Any) -> tuple[Violation, ...]:
        """() if the action is legal, else every violation.

        Raises ActionError for what is no action of the game at all.
        """
        ...

    def apply(self, state: Any, action: Any) -> Any:
        """The next state; `state` stays as it was. Raises IllegalAction, and what explain does."""
        ...

    def over(self, state: Any) -> bool:
        """Whether the game has ended."""
        ...

    def standings(self, state: Any) -> tuple[Standing, ...]:
        """The score, best first; before the end, what it would be if the game ended now."""
        ...

    def status(self, state: Any) -> tuple[Violation, ...]:
        """() if the position, or a view of one, can be; else every reason why it cannot."""
        ...

    def view(self, state: Any, player: int) -> Any:
        """The state as that player may see it. Raises PlayerCountError for a player not there."""
        ...

    def describe(self, state: Any, player: int | None = None) -> str:
        """The position in plain sentences: all of it, or what that player may see."""
        ...

    def describe_action(self, state: Any, action: Any) -> str:
        """What the action does, in a plain sentence. Raises ActionError as explain does."""
        ...

    def dump(self, state: Any) -> str:
        """The state as JSON text; `load` gives back an equal state."""
        ...

    def load(self, text: str) -> Any:
        """The dumped state. Raises SaveError, which says what is wrong and where."""
        ...

    def action_text(self, action: Any) -> str:
        """The action as one line of text. Raises ActionError as explain does."""
        ...

    def parse_action(self, text: str) -> Any:
        """The action of that text. Raises ActionError, which shows how one is written."""
        ...


def brief(value: object) -> str:
    """How an error message quotes what it was given: short, and whatever it was given.

    >>> brief("T" * 100) == "T" * 59 + "…"
    True
    """
    try:
        text = value[:61] if isinstance(value, str) else str(value)
    except Exception:  # a number of a million digits, or an object that cannot say its name
        text = type(value).__name__
    return text if len(text) <= 60 else text[:59] + "…"


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
            id=brief(game_id), known=", ".join(GAMES)
        )
    )
