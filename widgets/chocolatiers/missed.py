"""Find what a player has just missed: the smallest growth of one group that would have won."""

from __future__ import annotations

from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.scoring import totals
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.scoring import awards
from tutor.engine import AnyGame
from widgets.chocolatiers_family.kept_wild import was_best, wild_missed
from widgets.chocolatiers_family.missed import Winners, close


def missed(game: AnyGame, state: State, player: int) -> str:
    """Return what was best, and what was close; "" for who has won."""
    components = components_of(game)
    boxes = [sum(display.points) for display in state.displays]

    def results(winners: Winners) -> list[tuple[int, int]]:
        won = [winners[kind] for kind in KINDS]
        points = totals(boxes, state.wilds, state.first_card, won, components)
        return [(n, won.count(p) + (state.first_card == p)) for p, n in enumerate(points)]

    awarded = awards(state.displays)
    lacking = close(awarded, player, results)
    if not lacking:
        return ""
    kept = wild_missed(game, state, player)
    return " ".join(filter(None, (was_best(awarded, player), kept.text if kept else lacking)))
