"""What the service tells of a class, read from its JSON: to a pupil, and to the desk."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from tutor.engine import SaveError
from tutor.kit.reading import Reader, flag, items, number, pair, table, text

MOST = 10**6
_small = number(MOST)
_any = number(MOST, -1)


@frozen
class ToldPupil:
    """A class as a pupil is told it. `name`: "" before the pupil has come in; `taken`: marks that
    nobody else may have; `called`: which thing all are called to, by the call of this number.
    """

    plan: str
    name: str = ""
    mark: str = ""
    taken: tuple[str, ...] = ()
    eyes_up: bool = False
    calls: int = 0
    called: int = -1
    hand: bool = False
    table: str = ""

    @property
    def inside(self) -> bool:
        """Whether the pupil has come in."""
        return bool(self.name)

    @classmethod
    def read(cls, data: object) -> ToldPupil:
        """Read a message. Raises SaveError."""
        read = Reader(data)
        plan, you = read.one("plan", text(9000)), read.data.get("you")
        if you is None:
            return cls(plan, taken=read.maybe("taken", items(text(40), 100), ()))
        who = Reader(you)
        calls, called = read.one("call", pair(_small, _any))
        return cls(
            plan,
            who.one("name", text(80, least=1)),
            who.one("mark", text(40)),
            eyes_up=read.one("eyes", flag),
            calls=calls,
            called=called,
            hand=read.one("hand", flag),
            table=read.one("table", text(12)),
        )


@frozen
class DeskPupil:
    """A pupil as the desk sees one. `still`: minutes without a step; `away`: minutes since the
    pupil was there, -1 for one who is; `thing`: of the plan, where the pupil is, or what comes next
    if the pupil is `elsewhere`.
    """

    number: int
    name: str
    mark: str
    hand: bool
    still: int
    away: int
    table: str
    thing: int
    step: int
    of: int
    done: int
    elsewhere: bool

    @property
    def here(self) -> bool:
        """Whether the pupil's page is open."""
        return self.away < 0


@frozen
class ToldDesk:
    """A class as its desk is told it."""

    plan: str
    eyes_up: bool
    coming: int
    minutes: int
    called: int
    tables: tuple[tuple[str, tuple[int, ...]], ...]
    pupils: tuple[DeskPupil, ...]

    @classmethod
    def read(cls, data: object) -> ToldDesk:
        """Read a message. Raises SaveError."""
        read = Reader(data)
        seats = pair(text(12), items(_small, 100))
        return cls(
            read.one("plan", text(9000)),
            read.one("eyes", flag),
            read.one("coming", _small),
            read.one("minutes", _small),
            read.one("called", _any),
            read.one("tables", items(seats, MOST)),
            tuple(sorted(read.one("pupils", items(_pupil, 100)), key=_by_name)),
        )


def read_results(data: Any) -> tuple[tuple[str, str], ...]:
    """Read names and results. Raises SaveError."""
    return items(pair(text(80), text(60_000)), 100)(Reader(data).one("results", _list))


def _list(value: Any) -> Any:
    if not isinstance(value, list):
        raise SaveError("results")
    return value


def _by_name(pupil: DeskPupil) -> tuple[str, int]:
    return pupil.name.casefold(), pupil.number


def _pupil(value: Any) -> DeskPupil:
    read = Reader(table(value))
    return DeskPupil(
        read.one("number", _small),
        read.one("name", text(80)),
        read.one("mark", text(40)),
        read.one("hand", flag),
        read.one("still", _small),
        read.one("away", _any),
        read.one("table", text(12)),
        read.one("thing", _small),
        read.one("step", _small),
        read.one("of", _small),
        read.one("done", _small),
        read.one("elsewhere", flag),
    )
