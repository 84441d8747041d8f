"""A game from its start: every position is the start and the actions since.

So undo, replay, a save file and a share link are one idea. A record is a controller: it is the one thing here that changes.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from tutor.engine import GAMES, Game, SaveError, load_game
from tutor.i18n import _

FORMAT = 1
MAX_ACTIONS = 2000
MAX_TEXT = 1 << 18
"""Characters of a save after unpacking; a longer one is no record of ours."""


class Record:
    """A start and the actions played since. Make one with `start`, `from_state`, `load` or `from_link`."""

    def __init__(self, game: Game, start: Any, setup: dict[str, int] | None = None) -> None:
        self.game = game
        self.setup = setup
        self._states = [start]
        self._actions: list[Any] = []
        self._undone: list[Any] = []

    @classmethod
    def start(cls, game_id: str, players: int, seed: int = 0, first: int = 0) -> Record:
        """A new game. Raises what `load_game` and `Game.start` raise.

        >>> record = Record.start("chocolatiers", players=3, seed=7)
        >>> record.play(record.game.actions(record.state)[0])
        >>> Record.from_link(record.link()).state == record.state
        True
        """
        game = load_game(game_id)
        state = game.start(players, seed=seed, first=first)
        return cls(game, state, {"players": players, "seed": seed, "first": first})

    @classmethod
    def from_state(cls, game: Game, state: Any) -> Record:
        """A record that begins in the middle: a lesson's or a teacher's position."""
        return cls(game, state)

    @property
    def state(self) -> Any:
        """The current position."""
        return self._states[-1]

    @property
    def actions(self) -> tuple[Any, ...]:
        """The actions played since the start."""
        return tuple(self._actions)

    @property
    def states(self) -> tuple[Any, ...]:
        """All positions, the start first: one more than there are actions."""
        return tuple(self._states)

    @property
    def can_redo(self) -> bool:
        """Whether an action that was undone can be played again."""
        return bool(self._undone)

    def play(self, action: Any) -> None:
        """Play an action. Raises IllegalAction and leaves the record as it was."""
        self._states.append(self.game.apply(self.state, action))
        self._actions.append(action)
        self._undone.clear()

    def undo(self) -> Any:
        """Take back the last action and return it. Raises ValueError at the start."""
        if not self._actions:
            raise ValueError(_("There is nothing to undo."))
        self._states.pop()
        self._undone.append(self._actions.pop())
        return self._undone[-1]

    def redo(self) -> Any:
        """Play again what was undone last and return it. Raises ValueError if nothing was."""
        if not self._undone:
            raise ValueError(_("There is nothing to play again."))
        action = self._undone.pop()
        rest = list(self._undone)
        self.play(action)
        self._undone = rest
        return action

    def cut(self, actions: int) -> Record:
        """A new record with only the first so many actions: go on from any point."""
        other = Record(self.game, self._states[0], self.setup)
        other._states = self._states[: actions + 1]
        other._actions = self._actions[:actions]
        return other

    def dump(self) -> str:
        """The record as JSON text: the setup, or the position it began with, and the actions."""
        start: dict[str, Any] = (
            {"setup": self.setup}
            if self.setup is not None
            else {"start": json.loads(self.game.dump(self._states[0]))}
        )
        actions = [self.game.action_text(action) for action in self._actions]
        return json.dumps(
            {"format": FORMAT, "game": self.game.id, **start, "actions": actions},
            ensure_ascii=False,
            separators=(",", ":"),
        )

    @classmethod
    def load(cls, text: str) -> Record:
        """The dumped record again, every action replayed.

        Raises SaveError, which says what is wrong and where; nothing else is raised.
        """
        if not isinstance(text, str) or len(text) > MAX_TEXT:
            raise SaveError(_("This is not a save of the tutor."))
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise SaveError(
                _(
                    "This is not a save of the tutor: line {line}, column {column} is not JSON."
                ).format(line=error.lineno, column=error.colno)
            ) from None
        except RecursionError:
            raise SaveError(_("This is not a save of the tutor.")) from None
        record = cls._begin(data)
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
    def _begin(cls, data: Any) -> Record:
        if not isinstance(data, dict) or data.get("game") not in GAMES:
            raise SaveError(_("This save is of a game the tutor does not know."))
        if data.get("format") != FORMAT:
            raise SaveError(_("This save was written by another version of the tutor."))
        game_id = data["game"]
        if "start" in data:
            game = load_game(game_id)
            return cls.from_state(game, game.load(json.dumps(data["start"])))
        setup = data.get("setup")
        if not isinstance(setup, dict) or set(setup) != {"players", "seed", "first"}:
            raise SaveError(_("The entry “setup” of this save is missing or wrong."))
        try:
            return cls.start(game_id, **setup)
        except ValueError as error:
            raise SaveError(str(error)) from None

    def link(self) -> str:
        """The record as URL-safe text."""
        packed = zlib.compress(self.dump().encode(), 9)
        return base64.urlsafe_b64encode(packed).decode().rstrip("=")

    @classmethod
    def from_link(cls, text: str) -> Record:
        """The record of a share link. Raises SaveError if the link was cut short or changed."""
        garbled = SaveError(
            _("This link is damaged. Copy the whole link once more and open it again.")
        )
        if not isinstance(text, str) or len(text) > MAX_TEXT:
            raise garbled
        try:
            packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
            unpacker = zlib.decompressobj()
            plain = unpacker.decompress(packed, MAX_TEXT)
            if not unpacker.eof:
                raise garbled
            return cls.load(plain.decode())
        except (binascii.Error, zlib.error, UnicodeError, ValueError) as error:
            if isinstance(error, SaveError):
                raise
            raise garbled from None
