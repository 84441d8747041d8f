"""A record of a game: its start and the actions since.

Every position follows from these, so undo, replay, save files and share links all use them. A
record is a controller: the only mutable object in this module.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic

from tutor.engine import NO_OPTIONS, A, AnyGame, Game, RecordError, S, SaveError, brief
from tutor.frozen_map import FrozenMap
from tutor.i18n import _
from tutor.kit.links import from_link, to_link
from tutor.kit.reading import read_json
from tutor.rich_display import named, shows
from tutor.rooms import ids, load_game

if TYPE_CHECKING:
    from pandas import DataFrame

FORMAT = 1
MAX_ACTIONS = 10_000
"""Far more than the longest game needs (a few dozen turns a player). `play` refuses any more, so
that every record can be saved, linked and loaded: MOST_TEXT has room for them all.
"""


@shows("tutor.representations:record")
class Record(Generic[S, A]):
    """A start and the actions played since.

    Make one with `start`, `from_state`, `load` or `from_link`.
    """

    def __init__(self, game: Game[S, A], start: S, setup: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.setup = None if setup is None else _frozen(setup)
        self._states = [start]
        self._actions: list[A] = []
        self._undone: list[A] = []

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.__getstate__() == other.__getstate__()

    __hash__ = None  # type: ignore[assignment]  # it changes, as a list does

    def __repr__(self) -> str:
        """Return the expression that makes this record: its start, or its link once it has more."""
        if self.setup is None or self._actions:
            return f"Record.from_link({self.link()!r})"
        return f"Record.start({self.game.id!r}, {_named(self.setup)})"

    def __str__(self) -> str:
        start = "from a position" if self.setup is None else _named(self.setup)
        return f"<Record of {self.game.id}: {start}; {len(self._actions)} actions>"

    def __getstate__(self) -> dict[str, Any]:
        """Return what it consists of: positions after the start follow from the actions."""
        return {
            "game": self.game,
            "start": self._states[0],
            "setup": self.setup,
            "actions": tuple(self._actions),
            "undone": tuple(self._undone),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__init__(data["game"], data["start"], data["setup"])  # type: ignore[misc]
        for action in data["actions"]:
            self.play(action)
        self._undone = list(data["undone"])

    @classmethod
    def start(
        cls,
        game: str | AnyGame,
        players: int,
        seed: int = 0,
        first: int = 0,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> Record[Any, Any]:
        """Start a new game, by its id, or with a game that has components of its own.

        Raises what `load_game` and `Game.start` raise.

        >>> record = Record.start("chocolatiers", players=3, seed=7)
        >>> record.play(record.game.actions(record.state)[0])
        >>> Record.from_link(record.link()).state == record.state
        True
        """
        rules = load_game(game) if isinstance(game, str) else game
        state = rules.start(players, seed=seed, first=first, options=options)
        if rules != load_game(rules.id):  # with other pieces the seed alone does not give the start
            return cls.from_state(rules, state)
        setup: dict[str, Any] = {"players": players, "seed": seed, "first": first}
        if options:
            setup["options"] = dict(options)
        return cls(rules, state, setup)

    @classmethod
    def from_state(cls, game: Game[S, A], state: S) -> Record[S, A]:
        """Return a record that begins at any position: a lesson's or a teacher's, for example."""
        return cls(game, state)

    @property
    def state(self) -> S:
        """The current position."""
        return self._states[-1]

    @property
    def actions(self) -> tuple[A, ...]:
        """The actions played since the start."""
        return tuple(self._actions)

    @property
    def states(self) -> tuple[S, ...]:
        """All positions, the start first, so one more than there are actions."""
        return tuple(self._states)

    @property
    def options(self) -> Mapping[str, Any]:
        """The options given at the start; empty if the record began at another position."""
        return FrozenMap() if self.setup is None else self.setup.get("options", FrozenMap())

    @property
    def chance(self) -> str:
        """A text for seeding random choices in this game, the same for the same start."""
        if self.setup is not None:
            return str(self.setup["seed"])
        return self.game.dump(self._states[0])

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be played again."""
        return bool(self._undone)

    def play(self, action: A) -> None:
        """Play an action. Raises what `Game.apply` raises, and then changes nothing.

        Raises RecordError when the record is full.
        """
        if len(self._actions) >= MAX_ACTIONS:
            raise RecordError(
                _("A record holds at most {n} actions. Begin another from this position.").format(
                    n=MAX_ACTIONS
                )
            )
        self._states.append(self.game.apply(self.state, action))
        self._actions.append(action)
        self._undone.clear()

    def undo(self) -> A:
        """Take back the last action and return it. Raises RecordError at the start."""
        if not self._actions:
            raise RecordError(_("There is nothing to undo."))
        self._states.pop()
        self._undone.append(self._actions.pop())
        return self._undone[-1]

    def redo(self) -> A:
        """Play the action undone last again and return it. Raises RecordError if there is none."""
        if not self._undone:
            raise RecordError(_("There is nothing to play again."))
        action = self._undone[-1]
        rest = self._undone[:-1]
        self.play(action)
        self._undone = rest
        return action

    def cut(self, actions: int) -> Record[S, A]:
        """Return a new record with only the first `actions` actions, to go on from there.

        Raises RecordError for a point the record does not have.
        """
        if type(actions) is not int or not 0 <= actions <= len(self._actions):
            raise RecordError(
                _("This record has {n} actions; {it} is no point in it.").format(
                    n=len(self._actions), it=brief(actions)
                )
            )
        other = Record(self.game, self._states[0], self.setup)
        other._states = self._states[: actions + 1]
        other._actions = self._actions[:actions]
        return other

    def dump(self) -> str:
        """Return the record as JSON text: the setup, or the position it began with, and the
        actions.
        """
        start: dict[str, Any] = (
            {"setup": dict(self.setup)}
            if self.setup is not None
            else {"start": json.loads(self.game.dump(self._states[0]))}
        )
        actions = [self.game.action_text(action) for action in self._actions]
        return json.dumps(
            {"format": FORMAT, "game": self.game.id, **start, "actions": actions},
            separators=(",", ":"),
        )

    @classmethod
    def load(cls, text: str, game: AnyGame | None = None) -> Record[Any, Any]:
        """Return the record of a dumped text, replaying every action.

        `game`: the rules, if they have components of their own. Raises SaveError, and nothing else,
        which says what is wrong and where.
        """
        return cls.from_data(read_json(text), game)

    @classmethod
    def from_data(cls, data: Any, game: AnyGame | None = None) -> Record[Any, Any]:
        """Load a record from parsed JSON, as a part of a larger save. Raises SaveError as `load`
        does.
        """
        record = cls._begin(data, game)
        actions = data.get("actions")
        if not isinstance(actions, list) or len(actions) > MAX_ACTIONS:
            raise SaveError(_("The entry “actions” of this save is missing or too long."))
        for number, line in enumerate(actions, 1):
            try:
                record.play(record.game.parse_action(line))
            except ValueError as error:
                raise SaveError(
                    _("Action {n} of this save cannot be played: {why}").format(n=number, why=error)
                ) from None
        return record

    @classmethod
    def _begin(cls, data: Any, game: AnyGame | None) -> Record[Any, Any]:
        known = ids() if game is None else (game.id,)
        if not isinstance(data, dict) or data.get("game") not in known:
            raise SaveError(_("This save is of a game the tutor does not know."))
        if data.get("format") != FORMAT:
            raise SaveError(_("This save was written by another version of the tutor."))
        rules: AnyGame = game or load_game(data["game"])
        if "start" in data:
            return Record.from_state(rules, rules.load(json.dumps(data["start"])))
        setup = data.get("setup")
        if not isinstance(setup, dict) or set(setup) - {"options"} != {"players", "seed", "first"}:
            raise SaveError(_("The entry “setup” of this save is missing or wrong."))
        try:
            return cls.start(rules, **setup)
        except ValueError as error:
            raise SaveError(_("The entry “setup”: {why}").format(why=error)) from None

    def to_frame(self) -> DataFrame:
        """Return a table of the actions for statistics, see `tutor.frames.record`.

        Raises ImportError if pandas is not installed.
        """
        frame: Any = named("tutor.frames:record")
        return frame(self)

    def show(self) -> Any:
        """Return a slider through the game, for a notebook cell: each action and its position.

        Raises ImportError if the widgets are not installed.
        """
        slider = named("widgets.app.record_slider:slider")
        if slider is None:
            raise ImportError(_('A slider needs the widgets: pip install "choco-tutor[app]".'))
        return slider(self)

    def link(self) -> str:
        """Return the record as URL-safe text."""
        return to_link(self.dump())

    @classmethod
    def from_link(cls, text: str, game: AnyGame | None = None) -> Record[Any, Any]:
        """Return the record of a share link. Raises SaveError if it was cut short or changed."""
        return cls.load(from_link(text), game)


def _named(setup: Mapping[str, Any]) -> str:
    """Return a setup as arguments of a call."""
    return ", ".join(f"{name}={value!r}" for name, value in setup.items())


def _frozen(setup: Mapping[str, Any]) -> FrozenMap[str, Any]:
    """Return the arguments of a start as they are kept, the options among them."""
    kept = dict(setup)
    if "options" in kept:
        kept["options"] = FrozenMap(kept["options"])
    return FrozenMap(kept)
