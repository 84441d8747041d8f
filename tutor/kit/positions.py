"""Positions from outside, handed over or saved as JSON: the same answers in every game."""

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
"""How many reasons are given why a position cannot be; whoever sees three mends those first."""


def no_position(title: str, it: object) -> StateError:
    """What is said of something that is no position of the game of that title."""
    return StateError(
        _(
            "{it} is no position of {game}. game.start(players=3) makes one; a record's is "
            "record.state."
        ).format(it=brief(it), game=title)
    )


def dump_position(game: AnyGame, data: Any) -> str:
    """A position, as plain data, as JSON text that says of which game it is."""
    return json.dumps({"game": game.id, "state": data}, separators=(",", ":"))


def load_position(game: AnyGame, text: str) -> Any:
    """The plain data of a dumped position. Raises SaveError for no JSON, or another game's."""
    data = read_json(text)
    if not isinstance(data, dict) or data.get("game") != game.id:
        raise SaveError(_("This is not a saved position of {game}.").format(game=game.title))
    return data.get("state")


@attrs.frozen
class Saves(Generic[S]):
    """Positions as plain data, from the types of their record's fields (see `kit.records`).

    `kind`: the record. `by_player`: its field that has an item for each player; "" where the number
    of players never changes.
    """

    kind: type[S]
    by_player: str = ""

    def _form(self, seats: int) -> Form[S]:
        kind: Any = self.kind
        return form_of(kind, seats)

    def data(self, state: S) -> dict[str, Any]:
        """Give the position as plain data: an entry for each field."""
        data: dict[str, Any] = self._form(MOST_SEATS).data(state)
        return data

    def state(self, data: Any, players: range) -> S:
        """Read the position again; whether it can be is not asked yet (see `refuse`).

        `players`: allowed numbers of them. Raises SaveError, which names the entry that is wrong.
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
    """Raise SaveError if there is a reason why a position cannot be."""
    said = [f"{reason.message} [{reason.clause}]" for reason in reasons]
    if said:
        raise SaveError(_("This position cannot be: {why}").format(why=" ".join(said[:REASONS])))


def check_seat(player: object, players: int) -> None:
    """Raise PlayerCountError for a player who is not at a table of so many."""
    if type(player) is not int or player not in range(players):
        raise PlayerCountError(
            _("There is no player {it}: players are numbered 0 to {last}.").format(
                it=brief(player), last=players - 1
            )
        )


def seen_text(state: S, view: Callable[[S, int], S], player: int, players: int) -> str:
    """The `repr` of a state as the player to act sees it: what is printed gives nothing away."""
    seen = view(state, player) if type(player) is int and player in range(players) else state
    names = (field.name for field in attrs.fields(type(state)))  # type: ignore[arg-type]
    return f"{type(state).__name__}({', '.join(f'{n}={getattr(seen, n)!r}' for n in names)})"


def checked_game(game: AnyGame, kind: type[G], title: str) -> G:
    """The game itself. Raises UnknownGame if it is not of that kind."""
    if not isinstance(game, kind):
        raise UnknownGame(_("This knows {game} only.").format(game=title))
    return game
