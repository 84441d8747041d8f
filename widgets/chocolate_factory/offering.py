"""What can be chosen from: where each action begins, and the chips that lie open there.

Every action begins at a target: a Part at its place, an order, the store of the day, the store
room, the Employee, a card of the display, or a button. Where several begin at one target, each is
a chip, "do:" and its text. Where that would be more than a hand can hold, the chips are first
pieces, "go:" and what becomes what; a chosen piece leaves fewer.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import singledispatch

from attrs import frozen

from tutor.chocolate_factory.actions import (
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
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.game import components_of
from tutor.chocolate_factory.state import PLACES, State
from tutor.engine import AnyGame
from widgets import tabletop

MOST_CHIPS = 6
"""More actions than this are chosen piece by piece."""
TARGET = re.compile(
    r"shift|done|cancel|room|coal|employee|entrance|part:[tb][1-4]|tile:[1-4]|order:[0-5]"
    r"|drawn:[SML]|store:[PFSHD]|(?:parts|staff):\d|card:\w+|player:\d|goal:\d|(?:do|go):[\w:-]+|back:\d+"
)


@frozen
class Chosen:
    """What is chosen on the way to an action.

    `source`: the target it begins at, "" for none or for chips that lie open by themselves; `path`:
    the pieces chosen so far.
    """

    source: str = ""
    path: tuple[str, ...] = ()


NOTHING = Chosen()
Board = tabletop.Board[State, Action, Chosen]


@frozen
class Chip:
    """One thing to choose: an action, or a piece that several actions have."""

    target: str
    action: Action | None = None
    piece: str = ""


def components(game: AnyGame) -> Components:
    """Return the cards that a game is played with."""
    return components_of(game)


def written(kind: str, text: str) -> str:
    """Return the target of a chip."""
    return f"{kind}:" + text.replace(" ", "_").replace(">", "-")


def read(target: str) -> str:
    """Return the text of a chip's target."""
    return target.partition(":")[2].replace("_", " ").replace("-", ">")


@singledispatch
def source(action: object, state: State, cards: Components) -> str:
    """Return the target at which an action begins; "" for one whose chip lies open. The solo game
    adds its actions.
    """
    match action:
        case Take(_, _, card):
            return f"card:{card}"
        case Place(place):
            return f"part:{place}"
        case Operate(place, _, by_employee):
            return "employee" if by_employee else f"part:{place}"
        case Drop(_, tile):
            return f"tile:{tile}" if tile else f"part:{chute_place(state, cards)}"
        case Shift(load):
            return "entrance" if load else "shift"
        case Trade():
            return "room"
        case Use() | Swap():
            return "employee"
        case Supply(order, _, _, by_employee):
            return "employee" if by_employee else f"order:{order}"
        case Deliver():
            return f"store:{shop(state, cards)}"
        case Done():
            return "done"
        case New(size):
            return f"drawn:{size}"
        case _:  # a Gift, or what stays overnight
            return ""


def chute_place(state: State, cards: Components) -> str:
    """Return where the player's Chute is; its printed place if it is covered."""
    return next(
        (
            place
            for place, card in zip(PLACES, state.seat.places, strict=True)
            if card is not None and cards.parts[card].is_chute
        ),
        "t3",
    )


def shop(state: State, cards: Components) -> str:
    """Return the letter of the store that may be supplied today; "" without an Employee."""
    employee = state.seat.employee
    return cards.staff[employee].store if employee else ""


@singledispatch
def pieces_of(action: object) -> tuple[str, ...]:
    """Return what an action is made of, in the order in which one would name it; () for what is one
    piece. The solo game adds its actions.

    >>> pieces_of(Operate("b3", ("B>OC",)))
    ('B>O', 'C')
    >>> pieces_of(Deliver("CN"))
    ('C', 'N')
    """
    match action:
        case Operate(_, (change,)):
            before, _arrow, after = change.partition(">")
            return (f"{before}>{after[:1]}", *after[1:])
        case Operate(_, changes) | Use(changes):
            return changes
        case Supply(_, stage, goods):
            return (str(stage), *goods)
        case Deliver(goods) | Drop(goods) | Trade(goods) | Keep(goods) | Gift(goods):
            return tuple(goods)
    return ()


def offers(board: Board, target: str) -> tuple[Action, ...]:
    """List the legal actions that begin at a target."""
    cards = components(board.game)
    return tuple(it for it in board.actions if source(it, board.state, cards) == target)


def sources(board: Board) -> frozenset[str]:
    """Return every target at which a legal action begins."""
    cards = components(board.game)
    return frozenset(source(it, board.state, cards) for it in board.actions)


def chips(board: Board) -> tuple[Chip, ...]:
    """List the chips to show now: of the chosen target, or those that lie open by themselves."""
    if board.quiet:
        return ()
    return among(board.game, offers(board, board.chosen.source), board.chosen.path)


def among(game: AnyGame, actions: tuple[Action, ...], path: tuple[str, ...]) -> tuple[Chip, ...]:
    """Return the chips for one of these actions, once the pieces of `path` are chosen."""
    left = [it for it in actions if _rest(it, path) is not None]
    if len(left) <= MOST_CHIPS:
        return tuple(_whole(game, it) for it in left)
    groups: dict[str, list[Action]] = {}
    for action in left:
        for piece in dict.fromkeys(_rest(action, path) or ()):
            groups.setdefault(piece, []).append(action)
    whole = [_whole(game, it) for it in left if not _rest(it, path)]
    ways = (
        _whole(game, found[0]) if len(found) == 1 else Chip(written("go", piece), piece=piece)
        for piece, found in groups.items()
    )
    return tuple(dict.fromkeys((*whole, *ways)))


def way_to(game: AnyGame, actions: tuple[Action, ...], action: Action) -> tuple[str, ...]:
    """Return the chips to click, one after the other, for one of these actions."""
    path: tuple[str, ...] = ()
    clicked: list[str] = []
    while all(it.action != action for it in among(game, actions, path)) and action in actions:
        piece = (_rest(action, path) or ("",))[0]
        path = (*path, piece)
        clicked.append(written("go", piece))
    return (*clicked, written("do", game.action_text(action)))


def _whole(game: AnyGame, action: Action) -> Chip:
    return Chip(written("do", game.action_text(action)), action)


def _rest(action: Action, path: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return the pieces of an action that are not chosen yet; None if it lacks a chosen one."""
    own = Counter(pieces_of(action))
    chosen = Counter(path)
    return tuple((own - chosen).elements()) if chosen <= own else None
