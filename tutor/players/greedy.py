"""The player who takes what is best at this moment."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import State
from tutor.chocolatiers.turns import successor
from tutor.engine import Game
from tutor.i18n import N_, _
from tutor.players.evaluate import components_of, lead, open_boxes, promise, totals


@attrs.frozen
class GreedyPlayer:
    """The action after which it stands best at once: points, Scoring cards, a hand that pays.

    Equally good actions are chosen among at random. It never thinks of the next turn.
    """

    title: str = N_("Eager")
    description: str = N_("Takes the most points it can get now. Never thinks ahead.")

    def choose(self, game: Game, view: Any, rng: Random) -> Any:
        """See `Player.choose`. Raises UnknownGame for a game other than Chocolatiers."""
        components = components_of(game)
        actions = game.actions(view)
        if not actions:
            raise ValueError(_("The game is over: there is nothing left to choose."))
        me = game.to_move(view)
        worth = [standing(successor(view, a, components), me, components) for a in actions]
        best = max(worth)
        ties = [a for a, w in zip(actions, worth, strict=True) if w > best - 1e-9]
        return ties[int(rng.random() * len(ties))]


def standing(state: State, player: int, components: Components) -> float:
    """The lead on the table, and what the hand promises."""
    full = len(state.displays[player].points) >= components.boxes_to_end
    hope = 0.0 if full else promise(state.hands[player], open_boxes(state))
    return lead(totals(state, components), player) + hope
