"""What the service tells of a shared table, read from its JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from tutor.engine import SaveError
from tutor.kit import reading
from tutor.kit.reading import Reader, items, number, optional, pair, text
from tutor.rooms import load_game

MOST = 10**6


@frozen
class Place:
    """A seat. `who`: the computer player there, "" for none; `person`: whether it is somebody's;
    `away`: minutes since its person left, -1 while they are there.
    """

    name: str
    mark: str
    who: str
    person: bool
    away: int = -1

    @property
    def free(self) -> bool:
        """Whether nobody sits here yet."""
        return not self.person and not self.who

    @property
    def plays(self) -> bool:
        """Whether its person plays, and no computer player for them."""
        return self.person and not self.who


@frozen
class Told:
    """A table as one device is told it. `you`: its seat, None without one; `coming`: how many have
    come and do not sit yet; `asked`: who wants to go back, to which length, who agrees; `sign`:
    the last sign of the table talk: seat, sign, number.
    """

    game: str
    places: tuple[Place, ...]
    you: int | None
    watching: bool
    hosting: bool
    host: int | None
    watchers: tuple[str, ...]
    games: int
    moment: int
    coming: int
    options: Mapping[str, Any]
    asked: tuple[int, int, tuple[int, ...]] | None
    sign: tuple[int, str, int] | None
    start: str = ""
    keep: int = 0
    steps: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    @classmethod
    def read(cls, data: object) -> Told:
        """Read a message. Raises SaveError."""
        read = Reader(data)
        game = load_game(read.one("game", text(80)))
        seats = read.one("seats", items(_seat, game.players[-1], least=1))
        here = read.one("here", items(number(MOST, -1), game.players[-1]))
        you, host = read.one("you", number(len(seats) - 1, -1)), read.one("host", optional(_small))
        watchers = read.one("watchers", items(reading.table, 100))
        asked = read.one("asked", optional(_asked))
        sign = read.one("sign", optional(_sign))
        return cls(
            game.id,
            tuple(
                Place(*seat, away=here[n] if n < len(here) else -1) for n, seat in enumerate(seats)
            ),
            None if you < 0 else you,
            read.one("watching", reading.flag),
            read.one("hosting", reading.flag),
            host,
            tuple(str(each.get("name", ""))[:40] for each in watchers),
            read.one("games", _small),
            read.one("moment", _small),
            read.one("coming", _small),
            read.one("options", reading.table),
            asked,
            sign,
            read.maybe("start", _any_text, ""),
            read.maybe("keep", _small, 0),
            read.maybe("steps", items(pair(_any_text, _any_text), MOST), ()),
        )

    @property
    def begun(self) -> bool:
        """Whether a game has begun."""
        return self.games > 0


_small = number(MOST)
_any_text = text(MOST)


def _seat(value: Any) -> tuple[str, str, str, bool]:
    read = Reader(value)
    return (
        read.one("name", text(80)),
        read.one("mark", text(80)),
        read.one("who", text(80)),
        read.one("person", reading.flag),
    )


def _asked(value: Any) -> tuple[int, int, tuple[int, ...]]:
    if not isinstance(value, list) or len(value) != 3:
        raise SaveError("asked")
    return _small(value[0]), _small(value[1]), items(_small, 9)(value[2])


def _sign(value: Any) -> tuple[int, str, int]:
    if not isinstance(value, list) or len(value) != 3:
        raise SaveError("sign")
    return _small(value[0]), text(20)(value[1]), _small(value[2])
