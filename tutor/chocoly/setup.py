"""Setting the table (clauses 1.1 to 1.7)."""

from __future__ import annotations

from itertools import permutations

from tutor.chocoly.components import Components
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.state import CHOOSE, TEAM_GAME, TURN, State
from tutor.kit.shuffling import shuffled
from tutor.kit.start import check_start

TITLE = "Chocoly"
CHOSEN = "choose"
FLAVOUR_OPTIONS = (CHOSEN, *map("".join, permutations(FLAVOURS)))
"""How flavours come to players: chosen in turn, or given by seat (in the team game, by team); a
letter that is left over is the neutral flavour."""


def start(
    components: Components,
    players: int,
    seed: int,
    first: int,
    flavours: str,
    stack_match: str,
) -> State:
    """Return the position before the first turn: four tiles, a bean and three tokens each (1.1
    to 1.7).

    `flavours`: one of FLAVOUR_OPTIONS. Raises PlayerCountError for numbers of players out of range,
    SeedError for no seed.
    """
    check_start(TITLE, components.players, players, seed, first)
    pile = tuple(shuffled(components.tiles, seed, 0))
    deal = components.hand
    sides = players // 2 if players == TEAM_GAME else players
    chosen = flavours != CHOSEN
    return State(
        player=first,
        phase=TURN if chosen else CHOOSE,
        hands=tuple(pile[p * deal : (p + 1) * deal] for p in range(players)),
        pile=pile[players * deal :],
        beans=(True,) * players,
        left=(components.tokens,) * players,
        flavours=tuple(flavours[p % sides] if chosen else None for p in range(players)),
        starter=first,
        stack_match=stack_match,
        seed=seed,
        shuffles=1,
    )
