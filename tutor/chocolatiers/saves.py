"""States as JSON text and back, exactly. Whatever is wrong in a text is said with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.display import MAX_POINTS, Display, DisplayError
from tutor.chocolatiers.kinds import EMPTY, HIDDEN, KINDS, in_order
from tutor.chocolatiers.state import PHASES, State, Tile
from tutor.chocolatiers.status import status
from tutor.engine import SaveError, Violation
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.start import MAX_SEED

MOST = 200
"""Entries of a list or reading.letters of a text; no edition has so many cards."""
MOST_TILES = 40
"""Tiles of a stack, and stacks."""
MOST_TURNS = 10**6
NO_OTHERS: Mapping[str, str] = MappingProxyType({})
REASONS = 3
"""Reasons that are said when a position cannot be; whoever sees three mends those first."""


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


def tile_data(tile: Tile) -> list[Any]:
    """A tile as a list of its spaces and its points."""
    return [tile.spaces, tile.points]


def display_data(display: Display) -> list[Any]:
    """A display as a list of its notation and its points."""
    return [str(display), list(display.points)]


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


def refuse(reasons: Sequence[Violation]) -> None:
    """Raises SaveError if there is a reason why a position cannot be."""
    said = [f"{reason.message} [{reason.clause}]" for reason in reasons]
    if said:
        raise SaveError(_("This position cannot be: {why}").format(why=" ".join(said[:REASONS])))


_TILE = reading.pair(
    reading.letters(KINDS + EMPTY + HIDDEN, 4, least=4), reading.number(MAX_POINTS)
)
_DISPLAY = reading.pair(reading.text(MOST), reading.items(reading.number(MAX_POINTS), MOST))


def tile(value: Any) -> Tile:
    """The tile of a list of its spaces and its points."""
    return Tile(*_TILE(value))


def display_of(wild_chain: bool, clauses: Mapping[str, str] = NO_OTHERS) -> reading.Check[Display]:
    """The display of a list of its notation and its points.

    `clauses`: what an edition calls the clauses of a display that cannot be.
    """

    def check(value: Any) -> Display:
        shown, points = _DISPLAY(value)
        try:
            return Display.parse(shown, points, wild_chain=wild_chain)
        except DisplayError as error:
            said = clauses.get(error.clause, error.clause)
            clause = f" [{said}]" if said else ""
            raise reading.Unfit(f"{error}{clause}") from None

    return check
