"""What can be clicked on the table: in which state each target is, and what it says aloud."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from tutor.chocoly.actions import Flavour, Lay, Stack
from tutor.chocoly.faces import FLAVOURS, name, say_face
from tutor.chocoly.squares import Square
from tutor.chocoly.state import CHOOSE, TURN
from tutor.i18n import _, ngettext
from widgets.chocoly import gain
from widgets.chocoly.composer import Board
from widgets.chocoly.target_ids import parse, spot
from widgets.tabletop.desk import CHOSEN, CLICKABLE, REST, shown_states

TO_TURN = "near"
"""States of a target: not now (a click is answered all the same), a step onwards, chosen; a place
where the tile can lie once it is turned."""


def places(board: Board) -> tuple[Square, ...]:
    """Return where the tile in hand can lie as it is turned now, laid or stacked."""
    chosen, kind = board.chosen, Stack if board.chosen.stacking else Lay
    if chosen.tile is None:
        return ()
    return tuple(
        (action.row, action.column)
        for action in board.actions
        if isinstance(action, kind) and action.face == chosen.face
    )


def states(board: Board) -> dict[str, str]:
    """Return the state of every target of the table as this player sees it, the board's marks
    over it."""
    found = shown_states(board, dict(_states(board)))
    return found | {target: found.get(target, CLICKABLE) for target in board.touch}


def _states(board: Board) -> Iterator[tuple[str, str]]:
    state, chosen = board.state, board.chosen
    acts = board.player == state.player
    yield "pile", REST
    if state.phase == CHOOSE:
        free = {action.flavour for action in board.actions if isinstance(action, Flavour)}
        for flavour in FLAVOURS:
            yield f"flavour:{flavour}", CLICKABLE if acts and flavour in free else REST
    turn = acts and state.phase == TURN
    for number in range(len(state.hands[board.player])):
        usual = CLICKABLE if turn and chosen.tile is None and not chosen.bean else REST
        yield f"hand:{number}", CHOSEN if number == chosen.tile else usual
    if not turn or chosen.tile is None:
        return
    open_ = places(board)
    for place in open_:
        yield spot("at", place), CLICKABLE
    if chosen.place is not None:
        yield spot("at", chosen.place), CHOSEN if chosen.place in open_ else TO_TURN


def label(board: Board, target: str) -> str:
    """Return the text alternative of a target."""
    kind, numbers = parse(target)
    match kind:
        case "hand":
            return _hand(board, numbers[0])
        case "at":
            return _place(board, (numbers[0], numbers[1]))
        case "square":
            return _square(board, (numbers[0], numbers[1]))
        case "pile":
            count = len(board.state.pile)
            text = ngettext("Pile, {n} tile, face down", "Pile, {n} tiles, face down", count)
            return text.format(n=count)
        case "flavour":
            return name(target.partition(":")[2])
    return target


def _hand(board: Board, number: int) -> str:
    hand = board.state.hands[board.player]
    held = hand[number] if number < len(hand) else ""
    here = number == board.chosen.tile
    words = say_face(board.chosen.face if here and board.chosen.face else held)
    text = (
        _("Your tile {n} of {of}: {face}; press again to turn it")
        if here
        else _("Your tile {n} of {of}: {face}")
    )
    return text.format(n=number + 1, of=len(hand), face=words)


def _place(board: Board, place: Square) -> str:
    """Return a place by its row and column, and what it brings."""
    row, column = shown(place)
    if board.chosen.stacking:
        text = _("Stack it here: {row}, {column}")
    else:
        text = _("Lay it here: {row}, {column}")
    said = text.format(row=row, column=column)
    found = gain.told(evolve(board, chosen=evolve(board.chosen, place=place)))
    if not found or found[0].before == found[0].after:
        return said
    brings = _("{flavour} from {before} to {after}").format(
        flavour=name(found[0].flavour), before=found[0].before, after=found[0].after
    )
    return f"{said}; {brings}"


def _square(board: Board, square: Square) -> str:
    row, column = shown(square)
    piece = board.state.board.get(square)
    if piece is None:
        return _("{row}, {column}, empty").format(row=row, column=column)
    return _("{row}, {column}, {flavour}").format(
        row=row, column=column, flavour=name(piece.flavour)
    )


def shown(square: Square) -> tuple[str, str]:
    """Return a square as it is said: its row and its column."""
    return _("row {n}").format(n=square[0]), _("column {n}").format(n=square[1])
