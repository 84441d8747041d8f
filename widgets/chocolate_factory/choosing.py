"""What clicks mean: a thing of the table, and then, where it leaves a choice, what it shall do.

Everything that a player can do begins at a target: a Part at its place, an order, the store of the
day, the store room, the Employee, a card of the display, or a button. If a target begins one legal
action, a click plays it; if it begins several, each is offered as a chip, "do:" and its text.
"""

from __future__ import annotations

import re

from attrs import frozen

from tutor.chocolate_factory.actions import (
    PARTS,
    STAFF,
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
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.notation import action_text, parse_action
from tutor.chocolate_factory.parts import Convert
from tutor.chocolate_factory.state import PICK, PLACE, PLACES, State
from tutor.engine import ActionError, Game
from widgets import tabletop
from widgets.tabletop import Outcome


@frozen
class Chosen:
    """What is chosen on the way to an action: the target it begins at, "" for none."""

    source: str = ""


NOTHING = Chosen()
Board = tabletop.Board[State, Action, Chosen]
TARGET = re.compile(
    r"shift|done|room|employee|entrance|part:[tb][1-4]|order:[0-2]|store:[PFSHD]"
    r"|card:\w+|do:[\w:-]+"
)


def components(game: Game[State, Action]) -> Components:
    """Return the cards that a game is played with."""
    assert isinstance(game, ChocolateFactory)
    return game.components


def chip(action: Action) -> str:
    """Return the target of an action's own chip."""
    return "do:" + action_text(action).replace(" ", "_").replace(">", "-")


def chip_action(target: str) -> Action | None:
    """Return the action of a chip, None if the target is none."""
    text = target.removeprefix("do:").replace("_", " ").replace("-", ">")
    try:
        return parse_action(text) if target.startswith("do:") else None
    except ActionError:
        return None


def source(state: State, action: Action, cards: Components) -> str:
    """Return the target at which an action begins; "" for one whose chip lies open."""
    match action:
        case Take(_, _, card):
            return f"card:{card}"
        case Place(place):
            return f"part:{place}"
        case Operate(place, _, by_employee):
            return "employee" if by_employee else f"part:{place}"
        case Drop():
            return f"part:{chute_place(state, cards)}"
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
        case Gift() | Keep() | New():
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
    return tuple(it for it in board.actions if source(board.state, it, cards) == target)


def sources(board: Board) -> frozenset[str]:
    """Return every target at which a legal action begins."""
    cards = components(board.game)
    return frozenset(source(board.state, it, cards) for it in board.actions)


def chips(board: Board) -> tuple[Action, ...]:
    """List the actions offered as chips now: those of the chosen target, or those that lie open."""
    return () if board.quiet else offers(board, board.chosen.source)


def click(board: Board, target: str) -> Outcome[Action, Chosen]:
    """Answer a click."""
    if TARGET.fullmatch(target) is None:
        return Outcome(board.chosen)
    action = chip_action(target)
    if action is None and target.startswith("do:"):
        return Outcome(board.chosen)
    if action is None:
        if target == board.chosen.source:
            return Outcome(NOTHING)
        found = offers(board, target)
        if len(found) > 1:
            return Outcome(Chosen(target))
        if taken_back(board, target):
            return Outcome(NOTHING, back=1)
        action = found[0] if found else attempt(board, target)
    refusal = board.game.explain(board.state, action) if action else ()
    played = None if refusal else action
    return Outcome(NOTHING, played, refusal, target if refusal else "")


def taken_back(board: Board, target: str) -> bool:
    """Return whether a click there takes the last operation back: its Part is clicked again."""
    last = next(iter(board.retractable[-1:]), None)
    return isinstance(last, Operate) and f"part:{last.place}" == target


def attempt(board: Board, target: str) -> Action | None:
    """Return the action that a click meant though it is not legal, so that the rules say why."""
    state, (kind, _, rest) = board.state, target.partition(":")
    if kind == "part":
        return Place(rest) if state.step == PLACE else _operation(board, rest)
    if kind == "order":
        mine = state.seat.orders[int(rest)]
        return Supply(int(rest), mine.done + 1 if mine else 1)
    if kind == "store":
        return Deliver(state.seat.store or "K")
    if kind == "card" and state.step == PICK:
        for row, packets in ((PARTS, state.packets.parts), (STAFF, state.packets.staff)):
            for n, packet in enumerate(packets):
                if rest in packet:
                    return Take(row, n, rest)
    if kind == "room":
        return Trade(state.seat.store[:1] or "B")
    if kind == "shift":
        return Shift()
    return Done() if kind == "done" else None


def _operation(board: Board, place: str) -> Action:
    cards = components(board.game)
    card = board.state.seat.part(place)
    part = cards.parts[card] if card else None
    tile = board.state.seat.belt[int(place[1]) - 1]
    if part is not None and part.is_chute:
        return Drop(tile[:1] or "B")
    way = part.ways[0] if part else None
    if isinstance(way, Convert) and all(len(it) == 1 for it in way.inputs + way.outputs):
        return Operate(place, (f"{''.join(way.inputs)}>{''.join(way.outputs)}",))
    return Operate(place, ("B>O",))


def clicks(game: Game[State, Action], state: State, action: Action) -> tuple[str, ...]:
    """Return the targets to click, with nothing chosen, to play a legal action."""
    cards = components(game)
    first = source(state, action, cards)
    same = [it for it in game.actions(state) if source(state, it, cards) == first]
    if not first:
        return (chip(action),)
    return (first,) if len(same) == 1 else (first, chip(action))


def states(board: Board) -> dict[str, str]:
    """Return the state of every target that is not at rest, with the board's marks on top."""
    found: dict[str, str] = {}
    if not board.quiet:
        found = {it: "clickable" for it in sources(board) if it}
        found |= {chip(it): "clickable" for it in chips(board)}
        if board.chosen.source:
            found[board.chosen.source] = "chosen"
    return found | dict(board.marks)
