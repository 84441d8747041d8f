"""Actions as one line of text each, and back.

    parts 1 A4 · staff 0 EF3 · gift KC · place b3                       Expand & Recruit
    shift · shift BB · op t1 B>O · chute KF · chute 2 KF · trade OO     Run Factory
    use s:K>C 2:C>X · use 3 · use op t2 O>K · use swap 1                an Employee's Action
    order 0 2 · order 0 1 KKF · use order 0 1 C · store XX · done       Fulfil Orders
    store S CCC · copy F                                                Palace, side D
    op b1 K@3 · op b2 O>KF F@3                                          a move to tile 3
    keep CX · keep · new M                                              Cleanup

Exact round trip for every action that can be legal.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

import attrs

from tutor.chocolate_factory.actions import (
    KINDS_OF_ACTION,
    PARTS,
    STAFF,
    TITLE,
    Action,
    Deliver,
    Done,
    Drop,
    Gift,
    Keep,
    New,
    Operate,
    Place,
    Shift,
    Supply,
    Swap,
    Take,
    Trade,
    Use,
)
from tutor.chocolate_factory.goods import is_pile, pile
from tutor.chocolate_factory.moving import is_move, split
from tutor.chocolate_factory.operating import is_change
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.state import PLACES
from tutor.chocolate_factory.stores import STORES
from tutor.engine import ActionError, brief
from tutor.i18n import _

MOST = 99
"""Chocolates in one action; no game comes near."""
EXAMPLES = "parts 1 A4 · place b3 · op t1 B>O · chute KF · shift · order 0 2 · store XX · done"


def checked(action: object) -> Action:
    """Return the action itself. Raises ActionError if it is no action of this game at all."""
    if type(action) in KINDS_OF_ACTION:
        try:
            return _checked(action)
        except (ActionError, TypeError, ValueError, AttributeError):
            pass
    raise ActionError(
        _("{it} is no action of {game}; game.actions(state) lists those you can play.").format(
            it=brief(action), game=TITLE
        )
    )


@lru_cache(maxsize=1 << 14)
def _checked(action: Action) -> Action:
    """Return the action, if its text gives it back; asked often, and always for the same ones."""
    if parse_action(_text(action)) != action:
        raise ValueError
    return action


def action_text(action: Action) -> str:
    """Write the action as one line of text. Raises ActionError for what is no action.

    >>> action_text(Operate("b2", ("BB>KF",)))
    'op b2 BB>KF'
    """
    return _text(checked(action))


def _text(action: Action) -> str:
    match action:
        case Take(kind, packet, card):
            words = [kind, packet, card]
        case Gift(goods):
            words = ["gift", goods]
        case Place(place):
            words = ["place", place]
        case Shift(load):
            words = ["shift", load]
        case Operate(place, changes, by_employee):
            words = ["use" if by_employee else "", "op", place, *changes]
        case Drop(goods, tile):
            words = ["chute", "" if tile is None else tile, goods]
        case Trade(goods):
            words = ["trade", goods]
        case Use(changes):
            words = ["use", *changes]
        case Swap(order):
            words = ["use", "swap", order]
        case Supply(order, stage, goods, by_employee):
            words = ["use" if by_employee else "", "order", order, stage, goods]
        case Deliver("", copied):
            words = ["copy", copied]
        case Deliver(goods, copied):
            words = ["store", copied, goods]
        case Done():
            words = ["done"]
        case Keep(goods):
            words = ["keep", goods]
        case New(size):
            words = ["new", size]
    return " ".join(str(word) for word in words if word != "")


def parse_action(text: object) -> Action:
    """Read the action of this text; letters of chocolates may come in any order.

    Raises ActionError, which shows how one is written.

    >>> parse_action("chute FK")
    Drop(goods='KF', tile=None)
    """
    words = text.split() if isinstance(text, str) and len(text) <= 10 * MOST else []
    use = words[:1] == ["use"] and words[1:2] in (["op"], ["order"], ["swap"])
    head, rest = (words[1], words[2:]) if use else ((words or [""])[0], words[1:])
    read = _READ.get(f"use {head}" if use else head)
    action = read(rest) if read else None
    if action is None:
        raise ActionError(
            _("“{text}” is no action. Write for example: {examples}.").format(
                text=brief(text), examples=EXAMPLES
            )
        )
    return action


# ---- reading: each gives None for words that do not fit

Words = list[str]


def _goods(word: str) -> str | None:
    return pile(word) if word and len(word) <= MOST and is_pile(word) else None


def _digit(word: str, most: int) -> int | None:
    return int(word) if re.fullmatch(r"[0-9]", word) and int(word) <= most else None


def _take(kind: str) -> Callable[[Words], Action | None]:
    def read(words: Words) -> Action | None:
        packet = _digit(words[0], 9) if len(words) == 2 else None
        return Take(kind, packet, words[1]) if packet is not None and is_id(words[1]) else None

    return read


def is_id(word: str) -> bool:
    """Return whether a word can be the id of a card."""
    return word.isascii() and word.isalnum() and len(word) <= 12


def _some(kind: Callable[[str], Action]) -> Callable[[Words], Action | None]:
    """Read an action of some chocolates and nothing else."""

    def read(words: Words) -> Action | None:
        goods = _goods(words[0]) if len(words) == 1 else None
        return kind(goods) if goods else None

    return read


def _place(words: Words) -> Action | None:
    return Place(words[0]) if len(words) == 1 and words[0] in PLACES else None


def _shift(words: Words) -> Action | None:
    load = _goods(words[0]) if len(words) == 1 else None
    if not words:
        return Shift()
    return Shift(load) if load and load != "B" else None


def _operate(by_employee: bool) -> Callable[[Words], Action | None]:
    def read(words: Words) -> Action | None:
        if len(words) < 2 or words[0] not in PLACES or not _is_use(words[1:]):
            return None
        return Operate(words[0], tuple(map(_spelled, words[1:])), by_employee)

    return read


def _is_use(words: Words) -> bool:
    """Return whether these are changes, perhaps a move after them (clause 19.2)."""
    made, move = split(tuple(words))
    return all(map(is_change, made)) and (is_move(move) if move else bool(made))


def _spelled(change: str) -> str:
    if is_move(change):
        return change
    taken, put = change.split(">")
    return f"{pile(taken)}>{pile(put)}"


def _drop(words: Words) -> Action | None:
    tile = _digit(words[0], 4) if len(words) == 2 else None
    goods = _goods(words[-1]) if words else None
    if not goods or (len(words) == 2 and not tile) or len(words) > 2:
        return None
    return Drop(goods, tile)


def _trade(words: Words) -> Action | None:
    goods = _goods(words[0]) if len(words) == 1 else None
    return Trade(goods) if goods and len(set(goods)) == 1 else None


def _use(words: Words) -> Action | None:
    if len(words) == 1 and re.fullmatch("[1-4]", words[0]):
        return Use((words[0],))
    changes = []
    for word in words:
        where, _colon, change = word.partition(":")
        if not re.fullmatch("[s1-4]", where) or not is_change(change):
            return None
        changes.append(f"{where}:{_spelled(change)}")
    return Use(tuple(changes)) if changes else None


def _swap(words: Words) -> Action | None:
    order = _digit(words[0], 2) if len(words) == 1 else None
    return None if order is None else Swap(order)


def _supply(by_employee: bool) -> Callable[[Words], Action | None]:
    def read(words: Words) -> Action | None:
        if len(words) not in (2, 3):
            return None
        order, stage = _digit(words[0], 2), _digit(words[1], 3)
        goods = _goods(words[2]) if len(words) == 3 else ""
        if order is None or not stage or goods is None:
            return None
        return Supply(order, stage, goods, by_employee)

    return read


def _deliver(words: Words) -> Action | None:
    goods, copied = _goods(words[-1]) if words else None, words[0] if len(words) == 2 else ""
    if not goods or len(words) > 2 or copied not in ("", *STORES):
        return None
    return Deliver(goods, copied)


def _copy(words: Words) -> Action | None:
    """Read that a side C is copied: "store F" is one Fingers delivered."""
    return Deliver("", words[0]) if len(words) == 1 and words[0] in tuple(STORES) else None


def _done(words: Words) -> Action | None:
    return None if words else Done()


def _keep(words: Words) -> Action | None:
    return _some(Keep)(words) if words else Keep()


def _new(words: Words) -> Action | None:
    return New(words[0]) if len(words) == 1 and words[0] in SIZES else None


_READ: dict[str, Callable[[Words], Action | None]] = {
    PARTS: _take(PARTS),
    STAFF: _take(STAFF),
    "gift": _some(Gift),
    "place": _place,
    "shift": _shift,
    "op": _operate(False),
    "use op": _operate(True),
    "chute": _drop,
    "trade": _trade,
    "use": _use,
    "use swap": _swap,
    "order": _supply(False),
    "use order": _supply(True),
    "store": _deliver,
    "copy": _copy,
    "done": _done,
    "keep": _keep,
    "new": _new,
}


@attrs.frozen
class FactoryTexts:
    """The notation of the game: changes are spelled out, so its words are of its own."""

    def checked(self, action: object) -> Action:
        """Return the action itself. Raises ActionError if it is no action of this game."""
        return checked(action)

    def text(self, action: Action) -> str:
        """Write the action as one line of text. Raises ActionError if it is no action."""
        return action_text(action)

    def parse(self, text: object) -> Action:
        """Read the action of that text. Raises ActionError, which shows how one is written."""
        return parse_action(text)
