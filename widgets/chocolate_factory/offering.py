"""What can be chosen from: where each action begins, and the chips that lie open there.

Every action begins at a target: a Part at its place, an order, the store of the day, the store
room, the Employee, a card of the display, or a button. Where several begin at one target, each is
a chip, "do:" and its text. Where that would be more than a hand can hold, the chips are first
what some of them share, "go:" and that.
"""

from __future__ import annotations

import re
from functools import singledispatch

from attrs import frozen

from tutor.chocolate_factory.actions import (
    Action,
    Deliver,
    Done,
    Drop,
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
from widgets.chocolate_factory.grouping import Chip, among

TARGET = re.compile(
    r"shift|done|cancel|room|coal|employee|entrance|part:[tb][1-4]|tile:[1-4]|order:[0-5]"
    r"|drawn:[SML]|store:[PFSHD]|(?:parts|staff):\d|card:\w+|player:\d|goal:\d|(?:do|go):[\w:-]+|back:\d+"
)


@frozen
class Chosen:
    """What is chosen on the way to an action.

    `source`: the target it begins at, "" for none or for chips that lie open by themselves; `path`:
    what is chosen so far of an action.
    """

    source: str = ""
    path: tuple[str, ...] = ()


NOTHING = Chosen()
Board = tabletop.Board[State, Action, Chosen]


def components(game: AnyGame) -> Components:
    """Return the cards that a game is played with."""
    return components_of(game)


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
