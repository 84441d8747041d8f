"""The Scoring cards while the game goes on: how likely a group is to win its card in the end.

A large group counts for more the nearer the end is. So a display is judged against the rivals'
largest groups and a doubt, and the best place for a box or a Wild is found for that judgement.
"""

from __future__ import annotations

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.players.judgement import USUAL, Judgement
from tutor.chocolatiers_family.players.outlook import Outlook, Spot, cards_worth, spots, wild_spots
from tutor.chocolatiers_family.tiles import Tile


def outlook(
    state: State,
    player: int,
    components: Components,
    more_boxes: int = 0,
    by: Judgement = USUAL,
) -> Outlook:
    """Return the outlook of a player, who is about to have so many more boxes."""
    rivals = [d for p, d in enumerate(state.displays) if p != player]
    own = len(state.displays[player].points) + more_boxes
    most = max(own, *(len(d.points) for d in rivals))
    to_come = 0 if state.last_turns is not None else components.boxes_to_end - most
    return Outlook(
        tuple(max(sizes) for sizes in zip(*(d.largest_groups for d in rivals), strict=True))
        if by.rivals
        else (0,) * len(KINDS),
        len(rivals),
        tuple(components.scoring[k] for k in KINDS),
        by.settled + by.a_box * to_come,
        by.nothing_yet,
    )


def best_spot(
    display: Display, tile: Tile, seen: Outlook, by: Judgement = USUAL
) -> tuple[float, Spot]:
    """Return where a box does most for the Scoring cards, and what they are worth then; the first
    free place for a player who does not look at places.
    """
    looked_at = spots(display, tile) if by.places else spots(display, tile)[:1]
    return max(((cards_worth(sizes, seen), spot) for sizes, spot in looked_at), key=_first)


def best_wild(display: Display, seen: Outlook) -> tuple[float, PlaceWild] | None:
    """Return where a Wild does most for the Scoring cards; None where none can lie."""
    return max(
        ((cards_worth(sizes, seen), wild) for sizes, wild in wild_spots(display)),
        key=_first,
        default=None,
    )


def _first(found: tuple[float, object]) -> float:
    return found[0]
