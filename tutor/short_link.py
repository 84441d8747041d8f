"""A game as a link short enough for a QR code: each action is its place among the legal ones.

A whole game takes about half of `Record.link`. Both ends need rules that list the same actions in
the same order; a check sum of the position tells when they do not.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.links import from_link, to_link
from tutor.kit.reading import read_json
from tutor.record import MAX_ACTIONS, Record

MOST_LINK = 1 << 14
"""Most characters of such a link."""
MOST_DIGITS = 4
"""Most hexadecimal digits for each action, so that a forged number takes no time to read."""


def short_link(record: Record[Any, Any], seats: Sequence[Sequence[str]]) -> str:
    """Return a record that began as a new game, and who sits there, as URL-safe text.

    `seats`: name and computer player of each.

    >>> record = Record.start("chocolatiers", players=2, seed=7)
    >>> record.play(record.game.actions(record.state)[0])
    >>> from_short_link(short_link(record, [["Ada", ""], ["Ben", ""]]))[0] == record
    True
    """
    game, code = record.game, 0
    for state, action in zip(record.states[-2::-1], record.actions[::-1], strict=True):
        actions = game.actions(state)
        code = code * len(actions) + actions.index(action)
    begun = {"seats": list(map(list, seats)), **json.loads(record.cut(0).dump())}
    begun["actions"] = [len(record.actions), f"{code:x}", _sum(record)]
    return to_link(json.dumps(begun, separators=(",", ":")))


def from_short_link(text: str) -> tuple[Record[Any, Any], Any]:
    """Return the record of a short link, and its seats as they stand there.

    Raises SaveError if the link was cut short or changed, or is of another version of the tutor.
    """
    data = read_json(from_link(text, MOST_LINK))
    played = data.get("actions") if isinstance(data, dict) else None
    if not (isinstance(played, list) and len(played) == 3):
        raise SaveError(_("This is no link of a game that goes round."))
    count, code = _numbers(played)
    record = Record.from_data(data | {"actions": []})
    for _number in range(count):
        actions = record.game.actions(record.state)
        if not actions:
            break
        code, at = divmod(code, len(actions))
        record.play(actions[at])
    if len(record.actions) != count or code or played[2] != _sum(record):
        raise SaveError(_("This link was made by another version of the tutor."))
    return record, data.get("seats")


def _numbers(played: Sequence[Any]) -> tuple[int, int]:
    """Return how many actions there are, and the number that all of them make."""
    count, digits = played[0], played[1]
    try:
        if type(count) is not int or not 0 <= count <= MAX_ACTIONS or type(digits) is not str:
            raise ValueError
        if len(digits) > 1 + MOST_DIGITS * count or not digits.isalnum():
            raise ValueError
        return count, int(digits, 16)
    except ValueError:
        raise SaveError(_("This is no link of a game that goes round.")) from None


def _sum(record: Record[Any, Any]) -> str:
    """Return a check sum of the last position."""
    return f"{zlib.crc32(record.game.dump(record.state).encode()):x}"
