"""Tells players who have not won how close they came, with the eight Score tiles."""

from __future__ import annotations

from tutor.chocolatiers_2019.components import FIRST, THREE_FOUR
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.scoring import THREE_FOUR as THREE_FOUR_LABEL
from tutor.chocolatiers_2019.scoring import awards
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.kinds import KINDS
from tutor.engine import AnyGame
from widgets.chocolatiers_family.kept_wild import was_best, wild_missed
from widgets.chocolatiers_family.missed import Winners, close


def missed(game: AnyGame, state: State, player: int) -> str:
    """Return what was best, and what was close; "" for who has won."""
    awarded, worth = awards(state.displays), components_of(game).scoring
    always = {FIRST: state.first_tile, THREE_FOUR: awarded[THREE_FOUR_LABEL].winner}

    def results(winners: Winners) -> list[tuple[int, int]]:
        won: dict[str, int | None] = {**{kind: winners[kind] for kind in KINDS}, **always}
        found = []
        for p, (display, wilds) in enumerate(zip(state.displays, state.wilds, strict=True)):
            tiles = [key for key, winner in won.items() if winner == p]
            points = sum(display.points) + wilds + sum(worth[key] for key in tiles)
            found.append((points, len(tiles)))
        return found

    lacking = close(awarded, player, results)
    if not lacking:
        return ""
    kept = wild_missed(game, state, player)
    return " ".join(filter(None, (was_best(awarded, player), kept.text if kept else lacking)))
