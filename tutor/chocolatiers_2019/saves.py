"""States as JSON text and back, exactly. Whatever is wrong in a text is said with its place."""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers_2019.components import LAST_ROUNDS, Components
from tutor.chocolatiers_2019.same import HERE
from tutor.chocolatiers_2019.state import PHASES, State
from tutor.chocolatiers_2019.status import status
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS
from tutor.chocolatiers_family.saves import (
    MOST,
    MOST_TILES,
    MOST_TURNS,
    display_data,
    display_of,
    refuse,
    tile,
    tile_data,
)
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.start import MAX_SEED


def to_data(state: State) -> dict[str, Any]:
    """The state as plain lists, texts and numbers."""
    return {
        "player": state.player,
        "phase": state.phase,
        "hands": list(state.hands),
        "tray": state.tray,
        "deck": state.deck,
        "discards": state.discards,
        "row": [tile_data(t) for t in state.row],
        "pile": [tile_data(t) for t in state.pile],
        "displays": [display_data(d) for d in state.displays],
        "wilds": list(state.wilds),
        "reserved": [None if t is None else tile_data(t) for t in state.reserved],
        "first_tile": state.first_tile,
        "turn": state.turn,
        "starter": state.starter,
        "last_round": state.last_round,
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
    seen, in_all = components.players[-1], KINDS + HIDDEN
    cards = reading.letters(in_all, MOST)
    tiles = reading.items(tile, MOST_TILES)
    hands = read.one("hands", reading.items(cards, seen, least=components.players[0]))
    player = reading.number(len(hands) - 1)
    state = State(
        player=read.one("player", player),
        phase=read.one("phase", reading.choice(PHASES)),
        hands=hands,
        tray=read.one("tray", reading.letters(in_all + EMPTY, MOST)),
        deck=read.one("deck", cards),
        discards=read.one("discards", reading.letters(KINDS, MOST)),
        row=read.one("row", tiles),
        pile=read.one("pile", tiles),
        displays=read.one("displays", reading.items(display_of(True, HERE), seen)),
        wilds=read.one("wilds", reading.items(reading.number(MOST), seen)),
        reserved=read.one("reserved", reading.items(reading.optional(tile), seen)),
        first_tile=read.one("first_tile", reading.optional(player)),
        turn=read.one("turn", reading.number(MOST_TURNS, least=1)),
        starter=read.one("starter", player),
        last_round=read.one("last_round", reading.choice(LAST_ROUNDS)),
        seed=read.one("seed", reading.optional(reading.number(MAX_SEED, -MAX_SEED))),
        shuffles=read.one("shuffles", reading.number(MOST_TURNS)),
    )
    refuse(status(state, components))
    return state
