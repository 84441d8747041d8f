"""What a device may ask of a table: each request becomes an entry, or is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import randbelow
from typing import Any, TypeVar

from tutor.engine import SaveError
from tutor.kit.reading import Reader, number, text
from tutor.players.brought import offered
from tutor.record import MAX_ACTIONS
from tutor.together.opening import read_opening
from tutor.together.refusals import NotNow, clean_name
from tutor.together.table import Entry, SharedTable
from tutor.turns import retractable

T = TypeVar("T")
R = TypeVar("R")
TALK = ("well-played", "laugh", "oh", "hmm", "thanks", "your-turn")
"""The signs of the table talk; there are no words of one's own."""
MOST_WATCHERS = 40
MOST_ENTRIES = 20_000
LARGEST_SEED = 10**9


def answer(table: SharedTable, key: str, asked: Any) -> Entry:
    """Return the entry that a request of the device with this digest makes. Raises NotNow."""
    if table.entries >= MOST_ENTRIES:
        raise NotNow("full")
    return made_of(asked, ASKS, table, key)


def made_of(asked: Any, ways: Mapping[str, Callable[[T, str, Reader], R]], of: T, key: str) -> R:
    """Return what a request makes by the way that its "do" names. `of`: a table or a class; `key`:
    digest of who asks. Raises NotNow.
    """
    try:
        read = Reader(asked)
        way = ways.get(read.one("do", text(20)))
        if way is None:
            raise NotNow("unreadable")
        return way(of, key, read)
    except SaveError as error:
        raise NotNow("unreadable") from error


def hosted(table: SharedTable, key: str) -> Entry:
    """Return the entry that makes somebody else the host, because the host is away."""
    return {"do": "host", "key": key}


def computer_move(table: SharedTable, moment: int, action: str) -> Entry:
    """Return the entry of a computer player's action, which answers this moment. Raises NotNow."""
    to_move = table.to_move
    if moment != table.moment or to_move is None or not table.seats[to_move].strength:
        raise NotNow("stale")
    return _judged(table, action)


# ---- each request


def _sit(table: SharedTable, key: str, read: Reader) -> Entry:
    """Take a seat; before the game another one, or one's own with another name or sign."""
    n = _seat(table, read)
    if table.begun and table.seat_of(key) is not None:
        raise NotNow("not now")
    seat = table.seats[n]
    late = table.begun  # who comes late takes a computer's place
    if seat.key not in ("", key) or (seat.strength and not late):
        raise NotNow("taken")
    return {"do": "sit", "seat": n, "key": key, **_who(table, key, read)}


def _watch(table: SharedTable, key: str, read: Reader) -> Entry:
    if table.seat_of(key) is not None and table.begun:
        raise NotNow("not now")
    if len(table.watchers) >= MOST_WATCHERS:
        raise NotNow("full")
    return {"do": "watch", "key": key, **_who(table, key, read)}


def _rise(table: SharedTable, key: str, read: Reader) -> Entry:
    """Leave one's seat before the game; in a game it is kept for its person."""
    if table.begun and table.seat_of(key) is not None:
        raise NotNow("not now")
    return {"do": "rise", "key": key}


def _computer(table: SharedTable, key: str, read: Reader) -> Entry:
    """Seat a computer player, or open the seat again: the host does; and whoever comes back to
    their own seat takes it back.
    """
    n, strength = _seat(table, read), read.maybe("strength", text(80), "")
    mine = table.seat_of(key) == n
    if key != table.host and not (mine and not strength):
        raise NotNow("not yours")
    known = tuple(offered(table.game.id))
    if strength not in ("", *known):
        raise NotNow("unreadable")
    seat = table.seats[n]
    if seat.key and (not table.begun or (strength and mine)):
        raise NotNow("taken")  # nobody is put out of a seat before the game, nor the host at all
    if table.begun and not seat.key and not strength:
        raise NotNow("not now")  # somebody has to play
    if strength == seat.strength:
        raise NotNow("not now")
    name = clean_name(read.maybe("name", text(80), "")) if strength else ""
    return {"do": "computer", "seat": n, "strength": strength, "name": _free_name(table, name, n)}


def _change(table: SharedTable, key: str, read: Reader) -> Entry:
    """Lay another table before the game, for all who have come: the host does."""
    if key != table.host:
        raise NotNow("not yours")
    if table.begun:
        raise NotNow("not now")
    new = read_opening(read, key)
    if sum(bool(seat.key) for seat in table.seats) > len(new["seats"]):
        raise NotNow("full")
    return {**new, "do": "change"}


def _start(table: SharedTable, key: str, read: Reader) -> Entry:
    """Begin a game, or another one with the same seats."""
    if key != table.host:
        raise NotNow("not yours")
    if (table.begun and not table.over) or any(seat.free for seat in table.seats):
        raise NotNow("not now")
    seed, players = randbelow(LARGEST_SEED), len(table.seats)
    first = seed % players if table.first is None else table.first
    return {"do": "start", "seed": seed, "first": (first + table.games) % players}


def _play(table: SharedTable, key: str, read: Reader) -> Entry:
    _on_turn(table, key, read)
    return _judged(table, read.one("action", text(2000)))


def _back(table: SharedTable, key: str, read: Reader) -> Entry:
    """Take back part of one's own turn, as long as nothing hidden was seen."""
    _on_turn(table, key, read)
    count = read.one("count", number(len(table.actions), 1))
    if count > len(retractable(table.game, table.states, table.actions)):
        raise NotNow("illegal")
    return {"do": "back", "count": count}


def _ask(table: SharedTable, key: str, read: Reader) -> Entry:
    """Ask to go back to one's own last decision."""
    mine = _mine(table, key)
    if not table.begun or table.undo is not None or table.seats[mine].strength:
        raise NotNow("not now")
    _answers(table, read)
    movers = [table.game.to_move(state) for state in table.states[:-1]]
    if mine not in movers:
        raise NotNow("not now")
    length = len(movers) - 1 - movers[::-1].index(mine)
    return {"do": "ask", "seat": mine, "length": length}


def _agree(table: SharedTable, key: str, read: Reader) -> Entry:
    return {"do": "agree", "seat": _asked(table, key)}


def _refuse(table: SharedTable, key: str, read: Reader) -> Entry:
    return {"do": "refuse", "seat": _asked(table, key, own=True)}


def _sign(table: SharedTable, key: str, read: Reader) -> Entry:
    sign = read.one("sign", text(20))
    if sign not in TALK:
        raise NotNow("unreadable")
    return {"do": "sign", "seat": _mine(table, key), "sign": sign}


ASKS: Mapping[str, Callable[[SharedTable, str, Reader], Entry]] = {
    "sit": _sit,
    "watch": _watch,
    "rise": _rise,
    "computer": _computer,
    "change": _change,
    "start": _start,
    "play": _play,
    "back": _back,
    "ask": _ask,
    "agree": _agree,
    "refuse": _refuse,
    "sign": _sign,
}


# ---- what requests have in common


def _mine(table: SharedTable, key: str) -> int:
    seat = table.seat_of(key)
    if seat is None:
        raise NotNow("not yours")
    return seat


def _seat(table: SharedTable, read: Reader) -> int:
    return read.one("seat", number(len(table.seats) - 1))


def _answers(table: SharedTable, read: Reader) -> None:
    """Refuse what answers another position than the one that is there."""
    if read.one("moment", number(MOST_ENTRIES)) != table.moment:
        raise NotNow("stale")


def _on_turn(table: SharedTable, key: str, read: Reader) -> None:
    mine = _mine(table, key)
    _answers(table, read)
    if table.to_move != mine or table.seats[mine].strength:
        raise NotNow("not yours")


def _judged(table: SharedTable, action: str) -> Entry:
    if len(table.actions) >= MAX_ACTIONS:
        raise NotNow("full")
    try:
        refused = table.game.explain(table.state, table.game.parse_action(action))
    except ValueError as error:
        raise NotNow("unreadable") from error
    if refused:
        raise NotNow("illegal")
    return {"do": "play", "action": action}


def _asked(table: SharedTable, key: str, *, own: bool = False) -> int:
    """Return the seat that is asked whether to go back. `own`: whoever asked may answer, too."""
    mine = _mine(table, key)
    if table.undo is None:
        raise NotNow("not now")
    if mine not in table.people or (mine == table.undo.seat and not own):
        raise NotNow("not yours")
    return mine


def _who(table: SharedTable, key: str, read: Reader) -> dict[str, str]:
    """Return name and mark of who comes: no two are called alike."""
    name, mark = clean_name(read.one("name", text(80))), read.maybe("mark", text(20), "")
    if not name:
        raise NotNow("unreadable")
    return {"name": _free_name(table, name, table.seat_of(key)), "mark": clean_name(mark)}


def _free_name(table: SharedTable, name: str, seat: int | None) -> str:
    others = {each.name.casefold() for n, each in enumerate(table.seats) if n != seat}
    while name and name.casefold() in others:
        name += "’"
    return name
