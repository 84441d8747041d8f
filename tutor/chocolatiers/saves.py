"""States as JSON text and back, exactly. Whatever is wrong in a text is said with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.display import MAX_POINTS, Display, DisplayError
from tutor.chocolatiers.kinds import EMPTY, HIDDEN, KINDS, in_order, is_cards
from tutor.chocolatiers.plausible import problem
from tutor.chocolatiers.state import COVERED, PHASES, State, Tile
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.start import MAX_SEED

T = TypeVar("T")
MAX_ITEMS = 200
"""Entries of a list or letters of a text; no edition has so many cards."""


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


def from_data(data: Any, components: Components) -> State:
    """The state again. Raises SaveError, which names the entry that is wrong."""
    if not isinstance(data, dict):
        raise SaveError(_("The saved position is not a table of entries."))
    read = _Reader(data)
    hands = read.each("hands", lambda v: in_order(_cards(v, KINDS + HIDDEN)))
    n = len(hands)
    if n not in components.players:
        raise _wrong("hands")
    chain = read.one("wild_chain", _flag)
    state = State(
        player=read.one("player", lambda v: _number(v, n - 1)),
        phase=read.one("phase", _phase),
        hands=hands,
        tray=read.one("tray", lambda v: _cards(v, KINDS + HIDDEN + EMPTY)),
        deck=read.one("deck", lambda v: _cards(v, KINDS + HIDDEN)),
        discards=read.one("discards", lambda v: _cards(v, KINDS)),
        stacks=read.each("stacks", _stack),
        displays=read.each("displays", lambda v: _display(v, chain)),
        wilds=read.each("wilds", lambda v: _number(v, components.wilds)),
        first_card=read.one("first_card", lambda v: None if v is None else _number(v, n - 1)),
        last_turns=read.one("last_turns", lambda v: None if v is None else _number(v, n - 1)),
        turn=read.one("turn", lambda v: _number(v, 10**6, least=1)),
        starter=read.one("starter", lambda v: _number(v, n - 1)),
        seed=read.one("seed", lambda v: None if v is None else _number(v, MAX_SEED, -MAX_SEED)),
        shuffles=read.one("shuffles", lambda v: _number(v, 10**6)),
    )
    impossible = problem(state, components)
    if impossible:
        raise SaveError(impossible)
    return state


class _Reader:
    """Reads entries of a table; an entry that is missing or wrong is named."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def one(self, name: str, check: Callable[[Any], T]) -> T:
        """The entry, checked."""
        if name not in self.data:
            raise SaveError(_("The entry “{entry}” is missing.").format(entry=name))
        return _checked(name, self.data[name], check)

    def each(self, name: str, check: Callable[[Any], T]) -> tuple[T, ...]:
        """The items of the entry, checked one by one."""
        items = self.one(name, _list)
        return tuple(
            _checked(_("{entry}, item {n}").format(entry=name, n=n), item, check)
            for n, item in enumerate(items, 1)
        )


def _checked(place: str, value: Any, check: Callable[[Any], T]) -> T:
    try:
        return check(value)
    except DisplayError as error:
        raise SaveError(f"“{place}”: {error}") from None
    except (ValueError, TypeError):
        raise _wrong(place) from None


def _wrong(place: str) -> SaveError:
    return SaveError(_("The entry “{entry}” has a value that cannot be.").format(entry=place))


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise ValueError
    return value


def _number(value: Any, most: int, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError
    return value


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _phase(value: Any) -> str:
    if value not in PHASES:
        raise ValueError
    return str(value)


def _cards(value: Any, allowed: str) -> str:
    if not isinstance(value, str) or len(value) > MAX_ITEMS or any(c not in allowed for c in value):
        raise ValueError
    return value


def _stack(value: Any) -> tuple[Tile, ...]:
    return tuple(_tile(*_list(item)) for item in _list(value))


def _tile(spaces: Any, points: Any) -> Tile:
    tile = Tile(_cards(spaces, KINDS + EMPTY + HIDDEN), _number(points, MAX_POINTS))
    if tile != COVERED and not (
        len(tile.spaces) == 4 and tile.chocolates and is_cards(tile.chocolates)
    ):
        raise ValueError
    return tile


def _display(value: Any, wild_chain: bool) -> Display:
    text, points = _list(value)
    return Display.parse(text, _list(points), wild_chain=wild_chain)
