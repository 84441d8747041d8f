"""The interface of every game, and its errors and results.

A game is a set of pure functions over frozen states. A state never changes; `apply` returns the
next one. Illegal actions are answered in sentences, each with its clause of the rulebook.

`Game[S, A]` is generic in its states and actions: the frame passes both on without looking inside,
so mypy rejects a page that reads a field no game promised.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import attrs

from tutor.errors import PlainError
from tutor.frozen_map import FrozenMap, frozen
from tutor.kind import GameKind
from tutor.options import Option as Option
from tutor.rich_display import named, shows
from tutor.rulebook import Clause

if TYPE_CHECKING:
    from pandas import DataFrame

S = TypeVar("S")
"""A position: the game's own frozen record."""
A = TypeVar("A")
"""An action of the game."""

NO_OPTIONS: Mapping[str, Any] = FrozenMap()


@shows("tutor.representations:violation")
@attrs.frozen
class Violation:
    """One broken rule: the id of its clause and a sentence that says what is wrong."""

    clause: str
    message: str


class IllegalAction(PlainError):  # noqa: N818 (a name of the public surface)
    """Raised for an action that the rules forbid now. `violations` names every clause it breaks."""

    def __init__(self, violations: Sequence[Violation]) -> None:
        self.violations = tuple(violations)
        super().__init__(" ".join(f"{v.message} [{v.clause}]" for v in self.violations))


class ActionError(PlainError):
    """Raised for an object that is no action of the game (see IllegalAction for illegal ones)."""


class StateError(PlainError):
    """Raised for an object that is no position of the game."""


class RecordError(PlainError):
    """Raised when there is nothing to undo or redo, or the record has no such point."""


class SaveError(PlainError):
    """Raised for a saved text that cannot be read; says what is wrong and where."""


class UnknownGame(PlainError):  # noqa: N818 (a name of the public surface)
    """Raised for an unknown game id; the message lists the known ones."""


class PlayerCountError(PlainError):
    """Raised for a number of players, or a player's index, out of range; says which are allowed."""


class OptionError(PlainError):
    """Raised for an unknown option or value; the message lists the allowed ones."""


class SeedError(PlainError):
    """Raised for a seed that is not an int, or has too many digits."""


@shows("tutor.representations:standing")
@attrs.frozen
class Standing:
    """One player's final result.

    `rank` counts from 1; players who tie share it. `items` maps each label (an English msgid) to
    its points, in the order of scoring; they add up to `total`. `ties` maps the label of each
    tie-break to its value, in the order they are applied; more is better.
    """

    player: int
    rank: int
    total: int
    items: Mapping[str, int] = attrs.field(converter=frozen)
    ties: Mapping[str, int] = attrs.field(factory=dict, converter=frozen)


@shows("tutor.representations:standings")
class Standings(tuple[Standing, ...]):
    """The results of all players, best first: a table in a notebook."""

    def to_frame(self) -> DataFrame:
        """Return a table for statistics, see `tutor.frames.standings`.

        Raises ImportError if pandas is not installed.
        """
        frame: Any = named("tutor.frames:standings")
        return frame(self)


@attrs.frozen
class Note:
    """A sentence and the id of its clause, "" if it needs none."""

    text: str
    clause: str = ""


@shows("tutor.representations:verdict")
@attrs.frozen
class Verdict:
    """How a game has ended, in the learner's language.

    `head` says who has won and by how much, `notes` what decided it (tie-breaks, a team's victory,
    a lost solo game). `clause`: the rule that says who wins. `winners`: the players who have won;
    several if they share the victory, none after a draw or a lost game.
    """

    head: str
    notes: tuple[Note, ...] = ()
    clause: str = ""
    winners: tuple[int, ...] = ()


class Game(Protocol[S, A]):
    """The public surface of every game. States and actions are frozen records of the game's own.

    Members with a body are optional: a game that names this class as its base may leave them out.
    Players are numbered from 0. Every error is a ValueError of its own kind whose message says what
    to do; every method that takes a state raises StateError for any other object.
    """

    @property
    def id(self) -> str:
        """The id that `load_game` takes."""
        ...

    @property
    def title(self) -> str:
        """The game's name, as people know it."""
        ...

    @property
    def players(self) -> range:
        """Allowed numbers of players."""
        ...

    @property
    def kind(self) -> GameKind:
        """What is hidden, what chance does, who plays together, and how it ends."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that can be chosen at the start; () if there are none."""
        ...

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        """Every clause by id, in the order of the rulebook."""
        ...

    def start(
        self,
        players: int,
        seed: int = 0,
        first: int = 0,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> S:
        """Return the position before the first turn: same arguments, same state, on every machine.

        `players`: how many; `first`: index of the player who begins; `options`: values by name.

        Raises PlayerCountError, which names the allowed numbers, SeedError, and OptionError, which
        names the allowed options.
        """
        ...

    def seats(self, state: S) -> int:
        """Return how many players are in this game."""
        ...

    def to_move(self, state: S) -> int:
        """Return the index of the player to act; after the end, of the last one who did."""
        ...

    def phase_name(self, state: S) -> str:
        """Say where the game is, in two or three words of the learner's language: "Last turns"."""
        ...

    def actions(self, state: S) -> Sequence[A]:
        """Return every legal action once, in a stable order; none when the game is over."""
        ...

    def explain(self, state: S, action: A) -> tuple[Violation, ...]:
        """Return every rule that the action breaks; () if it is legal.

        Raises ActionError for an object that is no action of the game.
        """
        ...

    def apply(self, state: S, action: A) -> S:
        """Return the next state, leaving `state` as it is. Raises IllegalAction, and as
        `explain`.
        """
        ...

    def turn(self, state: S) -> object:
        """Return a value that differs between this position's turn and the turns next to it.

        Two positions, one action apart, belong to the same turn if these values are equal; a view
        has the value of its state. The default fits a game in which a turn ends when another player
        is to move. Where one player may have several turns in a row, as in a solo game, return the
        number of the turn.
        """
        return self.to_move(state)

    def over(self, state: S) -> bool:
        """Return whether the game has ended."""
        ...

    def standings(self, state: S) -> Standings:
        """Return the score, best first; before the end, as if the game ended now."""
        ...

    def verdict(self, state: S, names: Sequence[str] = ()) -> Verdict:
        """Say who has won and what decided it. `names`: the players'; else numbered."""
        ...

    def view(self, state: S, player: int) -> S:
        """Return the state as that player may see it. Raises PlayerCountError."""
        ...

    def describe(self, state: S, player: int | None = None, names: Sequence[str] = ()) -> str:
        """Describe the position in plain sentences: all of it, or what `player` may see."""
        ...

    def describe_action(self, state: S, action: A) -> str:
        """Say in a sentence what the action does. Raises ActionError as `explain` does."""
        ...

    def tell(self, state: S, action: A, who: str) -> str:
        """Say in a few words, for a log, what `who` did; "" if it is not worth a line."""
        ...

    def tell_turn(self, state: S, actions: Sequence[A], who: str) -> str:
        """Say in a few words, for a log, what `who` did in a turn; "" if it is not worth a line.

        `state`: before the first of the actions, which are legal one after the other. The default
        tells each action in order; a game with long turns should sum them up.
        """
        told = []
        for action in actions:
            told.append(self.tell(state, action, who))
            state = self.apply(state, action)
        return " ".join(filter(None, told))

    def status(self, state: S) -> tuple[Violation, ...]:
        """Return every reason why this position is impossible, with its clause; () if none."""
        ...

    def dump(self, state: S) -> str:
        """Return the state as JSON text; `load` returns an equal state."""
        ...

    def load(self, text: str) -> S:
        """Return the dumped state. Raises SaveError, which says what is wrong and where."""
        ...

    def action_text(self, action: A) -> str:
        """Return the action as one line of text. Raises ActionError as `explain`."""
        ...

    def parse_action(self, text: str) -> A:
        """Return the action of that text. Raises ActionError, which shows how one is written."""
        ...


AnyGame = Game[Any, Any]
"""A game whose states and actions the caller does not look into."""


def brief(value: object) -> str:
    """Quote any value in an error message, in at most 60 characters.

    >>> brief("T" * 100) == "T" * 59 + "…"
    True
    >>> brief("Ada" + chr(0x202E))  # nothing that turns the rest of the message round
    'Ada�'
    """
    try:
        text = value[:61] if isinstance(value, str) else str(value)
    except Exception:  # an int of a million digits, or an object whose `str` fails
        text = type(value).__name__
    text = text if len(text) <= 60 else text[:59] + "…"
    return text if text.isprintable() else "".join(c if c.isprintable() else "�" for c in text)
