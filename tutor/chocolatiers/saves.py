"""States as JSON text and back, exactly. Whatever is wrong in a text is said with its place."""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import PHASES, State
from tutor.chocolatiers.status import status
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, in_order
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
        "stacks": [[tile_data(t) for t in stack] for stack in state.stacks],
        "displays": [display_data(d) for d in state.displays],
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
    """The state again.

    Raises SaveError, which names the entry that is wrong, or the clauses why the position as a
    whole cannot be.
    """
    if not isinstance(data, dict):
        raise SaveError(_("The saved position is not a table of entries."))
    read = reading.Reader(data)
    seen, in_all = components.players[-1], KINDS + HIDDEN
    cards = reading.letters(in_all, MOST)
    hands = read.one("hands", reading.items(cards, seen, least=components.players[0]))
    display = display_of(read.one("wild_chain", reading.flag))
    player = reading.number(len(hands) - 1)
    state = State(
        player=read.one("player", player),
        phase=read.one("phase", reading.choice(PHASES)),
        hands=tuple(map(in_order, hands)),
        tray=read.one("tray", reading.letters(in_all + EMPTY, MOST)),
        deck=read.one("deck", cards),
        discards=read.one("discards", reading.letters(KINDS, MOST)),
        stacks=read.one("stacks", reading.items(reading.items(tile, MOST_TILES), MOST_TILES)),
        displays=read.one("displays", reading.items(display, seen)),
        wilds=read.one("wilds", reading.items(reading.number(MOST), seen)),
        first_card=read.one("first_card", reading.optional(player)),
        last_turns=read.one("last_turns", reading.optional(reading.number(MOST))),
        turn=read.one("turn", reading.number(MOST_TURNS, least=1)),
        starter=read.one("starter", player),
        seed=read.one("seed", reading.optional(reading.number(MAX_SEED, -MAX_SEED))),
        shuffles=read.one("shuffles", reading.number(MOST_TURNS)),
    )
    refuse(status(state, components))
    return state
