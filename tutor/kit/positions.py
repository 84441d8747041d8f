"""Checking and saving of positions: the same messages in every game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import attrs

from tutor.engine import (
    AnyGame,
    PlayerCountError,
    SaveError,
    StateError,
    UnknownGame,
    Violation,
    brief,
)
from tutor.i18n import _
from tutor.kit.reading import Reader, items, read_json
from tutor.kit.records import MOST_SEATS, Form, form_of

G = TypeVar("G")
S = TypeVar("S")

REASONS = 3
"""Most reasons given why a position is impossible."""

LONGEST = 28
"""Most characters of a field in the `repr` of a state."""

MOST = 6
"""Most fields in it."""


def no_position(title: str, it: object) -> StateError:
    """Return the error for an object that is no position of the game of that title."""
    return StateError(
        _(
            "{it} is no position of {game}. game.start(players=3) makes one; a record's is "
            "record.state."
        ).format(it=brief(it), game=title)
    )


def dump_position(game: AnyGame, data: Any) -> str:
    """Write a position, given as plain data, as JSON text that names its game."""
    return json.dumps({"game": game.id, "state": data}, separators=(",", ":"))


def load_position(game: AnyGame, text: str) -> Any:
    """Return the plain data of a dumped position. Raises SaveError if it is not JSON, or another
    game's.
    """
    data = read_json(text)
    if not isinstance(data, dict) or data.get("game") != game.id:
        raise SaveError(_("This is not a saved position of {game}.").format(game=game.title))
    return data.get("state")


@attrs.frozen
class Saves(Generic[S]):
    """Conversion of positions to plain data and back, by the types of their record's fields (see
    `kit.records`).

    `kind`: the record. `by_player`: the field with one item per player; "" if the number of players
    never changes.
    """

    kind: type[S]
    by_player: str = ""

    def _form(self, seats: int) -> Form[S]:
        kind: Any = self.kind
        return form_of(kind, seats)

    def data(self, state: S) -> dict[str, Any]:
        """Return the position as plain data: an entry for each field."""
        data: dict[str, Any] = self._form(MOST_SEATS).data(state)
        return data

    def state(self, data: Any, players: range) -> S:
        """Read a position from plain data, without asking whether it is possible (see `refuse`).

        `players`: allowed numbers of players. Raises SaveError, which names the entry that is
        wrong.
        """
        if not isinstance(data, dict):
            raise SaveError(_("The saved position is not a table of entries."))
        seats = players[-1]
        if self.by_player:
            anything = items(lambda item: item, most=seats, least=players[0])
            seats = len(Reader(data).one(self.by_player, anything))
        state: S = self._form(seats).value(data)
        return state


def refuse(reasons: Sequence[Violation]) -> None:
    """Raise SaveError if there are reasons why a position is impossible."""
    said = [f"{reason.message} [{reason.clause}]" for reason in reasons]
    if said:
        raise SaveError(_("This position cannot be: {why}").format(why=" ".join(said[:REASONS])))


def check_seat(player: object, players: int) -> None:
    """Raise PlayerCountError for a player who is not at a table of `players`."""
    if type(player) is not int or player not in range(players):
        raise PlayerCountError(
            _("There is no player {it}: players are numbered 0 to {last}.").format(
                it=brief(player), last=players - 1
            )
        )


def seen_text(state: S, view: Callable[[S, int], S], player: int, players: int) -> str:
    """Return the `repr` of a state as the player to act sees it: printing reveals nothing.

    It is short: fields that are long, or as they are when nobody sets them, are left out
    (`Game.dump` writes all).

    >>> from tutor import load_game
    >>> load_game("chocolatiers").start(players=2, seed=7)
    <State: player=0, phase='action', hands=('TBV', '???'), tray='TTMMRR', discards='',
    wilds=(3, 3), …>
    """
    seen = view(state, player) if type(player) is int and player in range(players) else state
    fields = attrs.fields(type(state))  # type: ignore[arg-type]
    shown = ((field, getattr(seen, field.name)) for field in fields)
    said = [(f.name, repr(value)) for f, value in shown if value != f.default]
    short = [f"{name}={text}" for name, text in said if len(text) <= LONGEST][:MOST]
    return f"<{type(state).__name__}: {', '.join(short)}, …>"


def checked_game(game: AnyGame, kind: type[G], title: str) -> G:
    """Return the game itself. Raises UnknownGame if it is not of that class."""
    if not isinstance(game, kind):
        raise UnknownGame(_("This knows {game} only.").format(game=title))
    return game
