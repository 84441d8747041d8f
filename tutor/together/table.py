"""A shared table as it stands: who sits where, and the record. It is the sum of its entries."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any

from attrs import evolve, field, frozen

from tutor.engine import AnyGame
from tutor.record import Record
from tutor.rooms import load_game

Entry = Mapping[str, Any]
"""One thing that happened at a table, as plain JSON. "do" says what."""


def digest(key: str) -> str:
    """Return what a table stores of the secret key of a device: whoever reads the store cannot sit
    down with it.
    """
    return sha256(key.encode()).hexdigest()[:32]


@frozen
class SharedSeat:
    """A seat. `key`: digest of its person's key, "" for a free one; `mark`: the sign that stands
    for the person; `strength`: the computer player that plays here, for the person if there is one.
    """

    name: str = ""
    mark: str = ""
    key: str = ""
    strength: str = ""

    @property
    def free(self) -> bool:
        """Whether a person may sit down here."""
        return not self.key and not self.strength


@frozen
class Watcher:
    """Somebody who only watches."""

    name: str
    mark: str = ""


@frozen
class Undo:
    """A wish to go back to the position after `length` actions, and the seats that agree."""

    seat: int
    length: int
    agreed: frozenset[int] = frozenset()


@frozen
class SharedTable:
    """A table at one moment.

    Attributes:
        games: how many have begun.
        chance: what seeds computer players; the seed of the game, which no device may know.
        moment: how many changes the position has seen; an action names the one that it answers.
        states, actions: of the running game; no states before the first.
        entries: how many made the table what it is.
        last_sign: the latest sign of the table talk, and its number: (seat, sign, number).
    """

    game: AnyGame
    host: str
    seats: tuple[SharedSeat, ...]
    options: Mapping[str, Any] = field(factory=dict)
    first: int | None = None
    watchers: Mapping[str, Watcher] = field(factory=dict)
    games: int = 0
    chance: str = ""
    moment: int = 0
    states: tuple[Any, ...] = ()
    actions: tuple[Any, ...] = ()
    undo: Undo | None = None
    entries: int = 1
    last_sign: tuple[int, str, int] | None = None

    @property
    def state(self) -> Any:
        """The current position. Raises IndexError before the first game."""
        return self.states[-1]

    @property
    def begun(self) -> bool:
        """Whether a game has begun."""
        return bool(self.states)

    @property
    def over(self) -> bool:
        """Whether the last game has ended."""
        return self.begun and bool(self.game.over(self.state))

    @property
    def to_move(self) -> int | None:
        """The seat that is to act; None if nobody is."""
        return self.game.to_move(self.state) if self.begun and not self.over else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats whose person plays."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.key and not seat.strength)

    def seat_of(self, key: str) -> int | None:
        """Return the seat of the device with this digest."""
        return next((n for n, seat in enumerate(self.seats) if key and seat.key == key), None)


def table_of(entries: Iterable[Entry]) -> SharedTable:
    """Return the table that these entries make, the first of which opens it."""
    table: SharedTable | None = None
    for entry in entries:
        table = after(table, entry)
    assert table is not None
    return table


def after(table: SharedTable | None, entry: Entry) -> SharedTable:
    """Return the table with one more entry, which `asking` has made; None before the first."""
    if table is None:
        return _opened(entry)
    changed = CHANGES[entry["do"]](table, entry)
    return evolve(changed, entries=table.entries + 1)


def _opened(entry: Entry) -> SharedTable:
    seats = tuple(SharedSeat(name, strength=who) for name, who in entry["seats"])
    game = load_game(entry["game"])
    return SharedTable(game, entry["host"], seats, entry["options"], entry["first"])


def _change(table: SharedTable, entry: Entry) -> SharedTable:
    """Lay another table: people keep their seats; whose seat is gone takes a free one, else a
    computer player's.
    """
    new = _opened(entry)
    people = [(n, seat) for n, seat in enumerate(table.seats) if seat.key]
    kept = {n: seat for n, seat in people if n < len(new.seats)}
    left = sorted(set(range(len(new.seats))) - set(kept), key=lambda n: not new.seats[n].free)
    moved = [seat for n, seat in people if n >= len(new.seats)]
    kept |= dict(zip(left, moved, strict=False))
    seats = tuple(kept.get(n, seat) for n, seat in enumerate(new.seats))
    return evolve(table, game=new.game, seats=seats, options=new.options, first=new.first)


def _sit(table: SharedTable, entry: Entry) -> SharedTable:
    left = _rise(table, entry)
    seat = SharedSeat(entry["name"], entry["mark"], entry["key"])
    return _seated(left, entry["seat"], seat)


def _watch(table: SharedTable, entry: Entry) -> SharedTable:
    left = _rise(table, entry)
    new = {entry["key"]: Watcher(entry["name"], entry["mark"])}
    return evolve(left, watchers={**left.watchers, **new})


def _rise(table: SharedTable, entry: Entry) -> SharedTable:
    """Somebody leaves: the seat is free again."""
    key = entry["key"]
    watchers = {each: who for each, who in table.watchers.items() if each != key}
    seat = table.seat_of(key)
    left = evolve(table, watchers=watchers)
    return left if seat is None else _seated(left, seat, SharedSeat())


def _computer(table: SharedTable, entry: Entry) -> SharedTable:
    n = entry["seat"]
    seat = evolve(table.seats[n], strength=entry["strength"])
    if not seat.key:
        seat = evolve(seat, name=entry["name"])
    return evolve(_seated(table, n, seat), undo=None)


def _host(table: SharedTable, entry: Entry) -> SharedTable:
    return evolve(table, host=entry["key"])


def _start(table: SharedTable, entry: Entry) -> SharedTable:
    record = Record.start(
        table.game, len(table.seats), entry["seed"], entry["first"], table.options
    )
    return evolve(
        table,
        games=table.games + 1,
        chance=record.chance,
        moment=table.moment + 1,
        states=record.states,
        actions=(),
        undo=None,
    )


def _play(table: SharedTable, entry: Entry) -> SharedTable:
    action = table.game.parse_action(entry["action"])
    return evolve(
        table,
        moment=table.moment + 1,
        states=(*table.states, table.game.apply(table.state, action)),
        actions=(*table.actions, action),
        undo=None,
    )


def _back(table: SharedTable, length: int) -> SharedTable:
    return evolve(
        table,
        moment=table.moment + 1,
        states=table.states[: length + 1],
        actions=table.actions[:length],
        undo=None,
    )


def _take_back(table: SharedTable, entry: Entry) -> SharedTable:
    return _back(table, len(table.actions) - entry["count"])


def _ask(table: SharedTable, entry: Entry) -> SharedTable:
    return _agreed(evolve(table, undo=Undo(entry["seat"], entry["length"])))


def _agree(table: SharedTable, entry: Entry) -> SharedTable:
    undo = table.undo
    assert undo is not None
    return _agreed(evolve(table, undo=evolve(undo, agreed=undo.agreed | {entry["seat"]})))


def _agreed(table: SharedTable) -> SharedTable:
    """Go back once all people agree; at once if there are no others."""
    undo = table.undo
    assert undo is not None
    waited_for = set(table.people) - undo.agreed - {undo.seat}
    return table if waited_for else _back(table, undo.length)


def _refuse(table: SharedTable, entry: Entry) -> SharedTable:
    return evolve(table, undo=None)


def _sign(table: SharedTable, entry: Entry) -> SharedTable:
    return evolve(table, last_sign=(entry["seat"], entry["sign"], table.entries))


def _seated(table: SharedTable, n: int, seat: SharedSeat) -> SharedTable:
    return evolve(table, seats=(*table.seats[:n], seat, *table.seats[n + 1 :]))


CHANGES: Mapping[str, Callable[[SharedTable, Entry], SharedTable]] = {
    "sit": _sit,
    "watch": _watch,
    "rise": _rise,
    "computer": _computer,
    "host": _host,
    "change": _change,
    "start": _start,
    "play": _play,
    "back": _take_back,
    "ask": _ask,
    "agree": _agree,
    "refuse": _refuse,
    "sign": _sign,
}
"""What each kind of entry changes."""
