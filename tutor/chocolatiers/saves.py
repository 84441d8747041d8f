"""States as JSON text and back, exactly. Whatever is wrong in a text is said with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from tutor.chocolatiers.display import Display, DisplayError
from tutor.chocolatiers.kinds import EMPTY, HIDDEN, KINDS, in_order
from tutor.chocolatiers.state import PHASES, State, Tile
from tutor.engine import SaveError
from tutor.i18n import _

T = TypeVar("T")
CARDS = KINDS + HIDDEN
MAX_CARDS = 200
"""More than any edition has: a text with more is no save of ours."""


def to_data(state: State) -> dict[str, Any]:
    """The state as plain lists, texts and numbers."""
    return {
        "player": state.player,
        "phase": state.phase,
        "hands": list(state.hands),
        "tray": state.tray,
        "deck": state.deck,
        "discards": state.discards,
        "stacks": [[[t.spaces, t.points] for t in stack] for stack in state.stacks],
        "displays": [[str(d), list(d.points)] for d in state.displays],
        "wild_chain": all(d.wild_chain for d in state.displays),
        "wilds": list(state.wilds),
        "first_card": state.first_card,
        "last_turns": state.last_turns,
        "turn": state.turn,
        "starter": state.starter,
        "seed": state.seed,
        "shuffles": state.shuffles,
    }


def from_data(data: Any) -> State:
    """The state again. Raises SaveError, which names the entry that is wrong."""
    if not isinstance(data, dict):
        raise SaveError(_("The saved position is not a table of entries."))
    read = _Reader(data)
    hands = read.each("hands", lambda v: in_order(_cards(v, CARDS)))
    n = len(hands)
    if not 1 <= n <= 8:
        raise _wrong("hands")
    chain = read.one("wild_chain", _flag)
    state = State(
        player=read.one("player", lambda v: _index(v, n)),
        phase=read.one("phase", lambda v: _among(v, PHASES)),
        hands=hands,
        tray=read.one("tray", lambda v: _cards(v, CARDS + EMPTY)),
        deck=read.one("deck", lambda v: _cards(v, CARDS)),
        discards=read.one("discards", lambda v: _cards(v, CARDS)),
        stacks=read.each("stacks", _stack),
        displays=read.each("displays", lambda v: _display(v, chain)),
        wilds=read.each("wilds", _count),
        first_card=read.one("first_card", lambda v: None if v is None else _index(v, n)),
        last_turns=read.one("last_turns", lambda v: None if v is None else _index(v, n)),
        turn=read.one("turn", _count),
        starter=read.one("starter", lambda v: _index(v, n)),
        seed=read.one("seed", lambda v: None if v is None else _whole(v)),
        shuffles=read.one("shuffles", _count),
    )
    for name, items in (("displays", state.displays), ("wilds", state.wilds)):
        if len(items) != n:
            raise SaveError(
                _("“{entry}” is for {m} players, “hands” for {n}.").format(
                    entry=name, m=len(items), n=n
                )
            )
    return state


def parse_json(text: object) -> Any:
    """JSON text as data. Raises SaveError with line and column."""
    if not isinstance(text, str):
        raise SaveError(_("A save is text."))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError(
            _("This is not a save of the tutor: line {line}, column {column} is not JSON.").format(
                line=error.lineno, column=error.colno
            )
        ) from None
    except RecursionError:
        raise SaveError(_("This is not a save of the tutor: nested too deep.")) from None


class _Reader:
    """Reads entries of a table; an entry that is missing or wrong is named."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def one(self, name: str, check: Callable[[Any], T]) -> T:
        if name not in self.data:
            raise SaveError(_("The entry “{entry}” is missing.").format(entry=name))
        try:
            return check(self.data[name])
        except DisplayError as error:
            raise SaveError(f"“{name}”: {error}") from None
        except (ValueError, TypeError, KeyError, IndexError):
            raise _wrong(name) from None

    def each(self, name: str, check: Callable[[Any], T]) -> tuple[T, ...]:
        return self.one(name, lambda v: tuple(check(item) for item in _list(v)))


def _wrong(entry: str) -> SaveError:
    return SaveError(_("The entry “{entry}” has a value that cannot be.").format(entry=entry))


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > MAX_CARDS:
        raise ValueError
    return value


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError
    return value


def _count(value: Any) -> int:
    if not 0 <= _whole(value) <= 10**6:
        raise ValueError
    return int(value)


def _index(value: Any, n: int) -> int:
    if not 0 <= _whole(value) < n:
        raise ValueError
    return int(value)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _among(value: Any, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ValueError
    return str(value)


def _cards(value: Any, allowed: str) -> str:
    if not isinstance(value, str) or len(value) > MAX_CARDS or any(c not in allowed for c in value):
        raise ValueError
    return value


def _stack(value: Any) -> tuple[Tile, ...]:
    return tuple(_tile(*item) for item in _list(value))


def _tile(spaces: Any, points: Any) -> Tile:
    if len(_cards(spaces, CARDS + EMPTY)) != 4:
        raise ValueError
    return Tile(spaces, _count(points))


def _display(value: Any, wild_chain: bool) -> Display:
    text, points = _list(value)
    return Display.parse(text, _list(points), wild_chain=wild_chain)
