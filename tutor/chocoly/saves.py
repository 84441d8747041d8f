"""States as JSON text and back, exactly. Whatever is wrong in a text is said with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.chocoly.board import Board
from tutor.chocoly.components import Components
from tutor.chocoly.faces import FLAVOURS, HIDDEN, canonical
from tutor.chocoly.squares import Piece, Square
from tutor.chocoly.state import PHASES, STACK_MATCH, State
from tutor.chocoly.status import status
from tutor.engine import SaveError, Violation
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.start import MAX_SEED

MOST = 99
"""Tiles, rows and columns, either sign; the game has 36 tiles."""
MOST_SHUFFLES = 99
REASONS = 3
"""How many reasons are given why a position cannot be."""


def to_data(state: State) -> dict[str, Any]:
    """The state as plain lists, texts and numbers."""
    return {
        "player": state.player,
        "phase": state.phase,
        "hands": [list(hand) for hand in state.hands],
        "board": [[*square, *piece] for square, piece in sorted(state.board.items())],
        "tokens": [[tile, owner] for tile, owner in sorted(state.tokens.items())],
        "pile": list(state.pile),
        "beans": list(state.beans),
        "left": list(state.left),
        "flavours": list(state.flavours),
        "started": state.started,
        "passes": state.passes,
        "placed": state.placed,
        "starter": state.starter,
        "stack_match": state.stack_match,
        "seed": state.seed,
        "shuffles": state.shuffles,
    }


def from_data(data: Any, components: Components) -> State:
    """The state again.

    Raises SaveError, which names the entry that is wrong, or the clauses why the position as a
    whole cannot be.
    """
    if not isinstance(data, dict):
        raise SaveError(_("The saved position is not a table of entries."))
    read = reading.Reader(data)
    seats = components.players[-1]
    tiles = reading.items(tile, MOST)
    hands = read.one("hands", reading.items(tiles, seats, least=components.players[0]))
    player = reading.number(len(hands) - 1)
    state = State(
        player=read.one("player", player),
        phase=read.one("phase", reading.choice(PHASES)),
        hands=hands,
        board=Board(dict(read.one("board", unlike(reading.items(piece, 4 * MOST))))),
        tokens=dict(read.one("tokens", unlike(reading.items(reading.pair(_COUNT, player), MOST)))),
        pile=read.one("pile", tiles),
        beans=read.one("beans", reading.items(reading.flag, seats)),
        left=read.one("left", reading.items(_COUNT, seats)),
        flavours=read.one(
            "flavours", reading.items(reading.optional(reading.choice(FLAVOURS)), seats)
        ),
        started=read.one("started", reading.flag),
        passes=read.one("passes", reading.number(seats)),
        placed=read.one("placed", _COUNT),
        starter=read.one("starter", player),
        stack_match=read.one("stack_match", reading.choice(STACK_MATCH)),
        seed=read.one("seed", reading.optional(reading.number(MAX_SEED, -MAX_SEED))),
        shuffles=read.one("shuffles", reading.number(MOST_SHUFFLES)),
    )
    refuse(status(state, components))
    return state


def refuse(reasons: Sequence[Violation]) -> None:
    """Raises SaveError if there is a reason why a position cannot be."""
    said = [f"{reason.message} [{reason.clause}]" for reason in reasons]
    if said:
        raise SaveError(_("This position cannot be: {why}").format(why=" ".join(said[:REASONS])))


_COUNT = reading.number(MOST)
_PLACE = reading.number(MOST, -MOST)
_ITEMS = reading.items(lambda item: item, most=5, least=5)
_LETTERS = reading.letters(FLAVOURS + HIDDEN, 4, least=1)


def tile(value: Any) -> str:
    """A tile in a hand or in the pile, least of its turnings, "?" if it is hidden."""
    face = _LETTERS(value)
    if face != HIDDEN and (HIDDEN in face or len(face) != 4 or canonical(face) != face):
        raise reading.Unfit(_("A tile is four letters, in its least turning, or “?”."))
    return face


def piece(value: Any) -> tuple[Square, Piece]:
    """A piece of the board: row, column, flavour, number of its tile, level."""
    row, column, flavour, number, level = _ITEMS(value)
    square = reading.at("row", row, _PLACE), reading.at("column", column, _PLACE)
    return square, Piece(
        reading.at("flavour", flavour, reading.choice(FLAVOURS)),
        reading.at("tile", number, _COUNT),
        reading.at("level", level, reading.number(1)),
    )


def unlike(check: reading.Check[tuple[tuple[Any, Any], ...]]) -> reading.Check[Any]:
    """Pairs of which no two begin with the same."""

    def check_all(value: Any) -> tuple[tuple[Any, Any], ...]:
        found = check(value)
        if len(dict(found)) < len(found):
            raise reading.Unfit(_("The same one stands here twice."))
        return found

    return check_all
