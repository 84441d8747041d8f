"""Setting the table (clauses 1.1 to 1.6)."""

from __future__ import annotations

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import ACTION, State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, in_order
from tutor.kit.shuffling import shuffled
from tutor.kit.start import check_start

TITLE = "Chocolatiers"


def start(components: Components, players: int, seed: int, first: int) -> State:
    """Return the position before the first turn (clauses 1.1 to 1.6).

    Raises PlayerCountError for numbers of players out of range, SeedError for no seed.
    """
    check_start(TITLE, components.players, players, seed, first)
    deck = shuffled("".join(k * components.cards[k] for k in KINDS), seed, 0)
    tiles = shuffled(components.tiles, seed, 1)
    deal = components.hand
    hands = tuple(in_order("".join(deck[p * deal : (p + 1) * deal])) for p in range(players))
    rest = "".join(deck[players * deal :])
    height = components.stack_height[players]
    return State(
        player=first,
        phase=ACTION,
        hands=hands,
        tray=rest[: components.tray],
        deck=rest[components.tray :],
        discards="",
        stacks=tuple(tuple(tiles[n * height : (n + 1) * height]) for n in range(components.stacks)),
        displays=(Display(wild_chain=components.wild_chain),) * players,
        wilds=(components.wilds,) * players,
        starter=first,
        seed=seed,
        shuffles=2,
    )
