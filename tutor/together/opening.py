"""What a device may ask for a new table: its game, its seats, its options."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tutor.engine import SaveError
from tutor.kit.reading import Reader, items, number, pair, text
from tutor.players.brought import offered
from tutor.rooms import load_game
from tutor.together.refusals import NotNow, clean_name
from tutor.together.table import Entry


def opened(
    game: str,
    seats: Sequence[tuple[str, str]],
    *,
    host: str,
    options: Mapping[str, Any] | None = None,
    first: int | None = None,
) -> Entry:
    """Return the entry that opens a table.

    `seats`: a name and the id of a computer player for each, "" for a person's seat. `host`: digest
    of the key of the device that opens it. `first`: who starts; None draws lots. Raises ValueError
    for a table that the game does not have.
    """
    rules, known = load_game(game), offered(game)
    options = dict(options or {})
    if first is not None and not 0 <= first < len(seats):
        raise ValueError("nobody sits there")
    if not all(who in ("", *known) for _name, who in seats):
        raise ValueError("no such computer player")
    rules.start(len(seats), seed=0, first=first or 0, options=options)
    named = [[clean_name(name) if who else "", who] for name, who in seats]
    return {
        "do": "open",
        "game": game,
        "seats": named,
        "host": host,
        "options": options,
        "first": first,
    }


def opening(data: Any, host: str) -> Entry:
    """Return the entry that opens the table that a device asks for. Raises NotNow."""
    try:
        return read_opening(Reader(data), host)
    except SaveError as error:
        raise NotNow("unreadable") from error


def read_opening(read: Reader, host: str) -> Entry:
    """Return the entry that opens the table that is read. Raises NotNow."""
    try:
        seats = read.one("seats", items(pair(text(80), text(80)), 9, least=1))
        options = read.maybe("options", _plain, {})
        first = read.maybe("first", number(8), -1)
        game = read.one("game", text(80))
        found = opened(game, seats, host=host, options=options, first=None if first < 0 else first)
        json.dumps(found)
    except (ValueError, TypeError) as error:
        raise NotNow("unreadable") from error
    return found


def _plain(value: Any) -> dict[str, Any]:
    """Read options: their values are judged by the game."""
    if not isinstance(value, dict) or len(value) > 50:
        raise SaveError("options")
    return value
