"""Setting the table (clauses 1.1 to 1.6)."""

from __future__ import annotations

from tutor.chocolatiers_2019.components import Components
from tutor.chocolatiers_2019.state import FIRST, State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS
from tutor.kit.shuffling import shuffled
from tutor.kit.start import check_start

TITLE = "Chocolatiers 2019"


def start(components: Components, players: int, seed: int, first: int, last_round: str) -> State:
    """Return the position before the first turn (clauses 1.1 to 1.6).

    Raises PlayerCountError for numbers of players out of range, SeedError for no seed.
    """
    check_start(TITLE, components.players, players, seed, first)
    deck = "".join(shuffled("".join(k * components.cards[k] for k in KINDS), seed, 0))
    tiles = shuffled(components.tiles, seed, 1)
    deal = components.hand
    rest = deck[players * deal :]
    return State(
        player=first,
        phase=FIRST,
        hands=tuple(deck[p * deal : (p + 1) * deal] for p in range(players)),
        tray=rest[: components.tray],
        deck=rest[components.tray :],
        discards="",
        row=tuple(tiles[: components.row]),
        pile=tuple(tiles[components.row :]),
        displays=(Display(),) * players,
        wilds=(components.wilds,) * players,
        reserved=(None,) * players,
        starter=first,
        last_round=last_round,
        seed=seed,
        shuffles=2,
    )
