"""What every game of the tutor is.

A game is a set of pure functions over frozen states. A state never changes; `apply` gives the next
one. What a rule forbids is answered in sentences, each with its clause of the rulebook.

`Game[S, A]` is generic in its states and actions: the frame passes both on without looking inside,
so that a page which asks a field no game promised does not pass mypy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

import attrs

from tutor.errors import PlainError
from tutor.kind import GameKind
from tutor.options import Option as Option
from tutor.rich_display import shows
from tutor.rulebook import Clause

S = TypeVar("S")
"""A position: whatever the game's own frozen record is."""
A = TypeVar("A")
"""An action of the game."""

NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})


@shows("tutor.representations:violation")
@attrs.frozen
class Violation:
    """One broken rule: the id of its clause and a sentence that says what is wrong."""

    clause: str
    message: str


class IllegalAction(PlainError):  # noqa: N818 (a name of the public surface)
    """An action the rules forbid now. `violations` names every clause it breaks."""

    def __init__(self, violations: Sequence[Violation]) -> None:
        self.violations = tuple(violations)
        super().__init__(" ".join(f"{v.message} [{v.clause}]" for v in self.violations))


class ActionError(PlainError):
    """A text or object that is no action of the game at all (a forbidden one is IllegalAction)."""


class StateError(PlainError):
    """Something else where a position of the game is needed."""


class RecordError(PlainError):
    """Nothing to undo or to play again, or a point that the record does not have."""


class SaveError(PlainError):
    """A saved text that cannot be read; the message says what is wrong and where."""


class UnknownGame(PlainError):  # noqa: N818 (a name of the public surface)
    """A game id the tutor does not have; the message lists those it has."""


class PlayerCountError(PlainError):
    """A number of players, or a player's number, that does not fit the game; says which do."""


class OptionError(PlainError):
    """An option the game does not have, or a value it does not allow; says which there are."""


class SeedError(PlainError):
    """A seed that is no whole number, or is too long to write down."""


@shows("tutor.representations:standing")
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


@shows("tutor.representations:standings")
class Standings(tuple[Standing, ...]):
    """The results of all players, best first: a table in a notebook."""


@attrs.frozen
class Note:
    """A sentence and the id of the clause it rests on, "" if it needs none."""

    text: str
    clause: str = ""


@shows("tutor.representations:verdict")
@attrs.frozen
class Verdict:
    """How a game has ended, in the learner's language: `head` says who has won and by how much,
    `notes` what decided it (tie-breaks, a team's victory, a lost solo game). `clause`: of who wins.
    `winners`: the players who have won; several who share the victory, or none.
    """

    head: str
    notes: tuple[Note, ...] = ()
    clause: str = ""
    winners: tuple[int, ...] = ()


class Game(Protocol[S, A]):
    """The public surface of every game. States and actions are frozen records of the game's own.

    Members with a body are optional: a game that names this class as its base may leave them out.
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
    def kind(self) -> GameKind:
        """What is hidden, what chance does, who plays together, and how it ends."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What else can be chosen at the start; () if nothing."""
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
        """The position before the first turn. Same arguments, same state, on every machine.

        Raises PlayerCountError, which names the allowed numbers, SeedError, and OptionError, which
        names the allowed options.
        """
        ...

    def seats(self, state: S) -> int:
        """How many players are in this game."""
        ...

    def to_move(self, state: S) -> int:
        """Index of the player to act; of the last one when the game is over."""
        ...

    def moment(self, state: S) -> str:
        """Where the game is, in two or three words of the learner's language: "Last turns"."""
        ...

    def actions(self, state: S) -> Sequence[A]:
        """Every legal action once, in a stable order; none when the game is over."""
        ...

    def explain(self, state: S, action: A) -> tuple[Violation, ...]:
        """() if the action is legal, else every violation.

        Raises ActionError for what is no action of the game at all.
        """
        ...

    def apply(self, state: S, action: A) -> S:
        """The next state; `state` stays as it was. Raises IllegalAction, and what explain does."""
        ...

    def turn(self, state: S) -> object:
        """What tells the turn of this position from the turns before and after it.

        Two positions, one action apart, belong to one turn where these values are equal; a view has
        the value of its state. The default fits a game in which a turn ends when somebody else is
        to move. Where one player has several turns in a row, as in a solo game, return the number
        of the turn.
        """
        return self.to_move(state)

    def over(self, state: S) -> bool:
        """Whether the game has ended."""
        ...

    def standings(self, state: S) -> tuple[Standing, ...]:
        """The score, best first; before the end, what it would be if the game ended now."""
        ...

    def verdict(self, state: S, names: Sequence[str] = ()) -> Verdict:
        """Who has won and what decided it. `names` of the players; without, they are numbered."""
        ...

    def view(self, state: S, player: int) -> S:
        """The state as that player may see it. Raises PlayerCountError for a player not there."""
        ...

    def describe(self, state: S, player: int | None = None, names: Sequence[str] = ()) -> str:
        """The position in plain sentences: all of it, or what that player may see."""
        ...

    def describe_action(self, state: S, action: A) -> str:
        """What the action does, in a plain sentence. Raises ActionError as explain does."""
        ...

    def tell(self, state: S, action: A, who: str) -> str:
        """What `who` did, in a few words for a log; "" for what is not worth a line."""
        ...

    def tell_turn(self, state: S, actions: Sequence[A], who: str) -> str:
        """What `who` did in a turn, in a few words for a log; "" for what is not worth a line.

        `state`: before the first of the actions, which are legal one after the other. The default
        tells one action after the other; a game with long turns sums them up.
        """
        told = []
        for action in actions:
            told.append(self.tell(state, action, who))
            state = self.apply(state, action)
        return " ".join(filter(None, told))

    def status(self, state: S) -> tuple[Violation, ...]:
        """Every reason why this position cannot be, each with its clause; () if it can."""
        ...

    def dump(self, state: S) -> str:
        """The state as JSON text; `load` gives back an equal state."""
        ...

    def load(self, text: str) -> S:
        """The dumped state. Raises SaveError, which says what is wrong and where."""
        ...

    def action_text(self, action: A) -> str:
        """The action as one line of text. Raises ActionError as explain does."""
        ...

    def parse_action(self, text: str) -> A:
        """The action of that text. Raises ActionError, which shows how one is written."""
        ...


AnyGame = Game[Any, Any]
"""A game whose states and actions nobody here looks into."""


def brief(value: object) -> str:
    """How an error message quotes what it was given: short, and whatever it was given.

    >>> brief("T" * 100) == "T" * 59 + "…"
    True
    >>> brief("Ada" + chr(0x202E))  # nothing that turns the rest of the message round
    'Ada�'
    """
    try:
        text = value[:61] if isinstance(value, str) else str(value)
    except Exception:  # a number of a million digits, or an object that cannot say its name
        text = type(value).__name__
    text = text if len(text) <= 60 else text[:59] + "…"
    return text if text.isprintable() else "".join(c if c.isprintable() else "�" for c in text)
