"""The player who takes what is best at this moment: who advises in lessons."""

from __future__ import annotations

from random import Random

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.players.evaluate import lead, open_boxes, promise, totals_now
from tutor.chocolatiers.state import State
from tutor.chocolatiers.turns import successor
from tutor.engine import Game
from tutor.i18n import N_
from tutor.players.player import choices, pick


@attrs.frozen
class GreedyPlayer:
    """The action after which it stands best at once: points, Scoring cards, a hand that pays.

    It looks at one action, not at the turn, and at the Scoring cards as if they were awarded now.
    Of equally good actions it takes any.
    """

    title: str = N_("Quick")
    description: str = N_("Grabs the most points it can get now. Never thinks ahead.")

    def choose(self, game: Game[State, Action], view: State, rng: Random) -> Action:
        """See `Player.choose`. Raises UnknownGame for a game other than Chocolatiers."""
        components = components_of(game)
        actions = choices(game, view)
        me = game.to_move(view)
        worth = [standing(successor(view, a, components), me, components) for a in actions]
        best = max(worth)
        return pick([a for a, w in zip(actions, worth, strict=True) if w == best], rng)


def standing(state: State, player: int, components: Components) -> float:
    """The lead on the table, and what the hand promises while the display has room."""
    full = len(state.displays[player].points) >= components.boxes_to_end
    hope = 0.0 if full else promise(state.hands[player], open_boxes(state))
    return lead(totals_now(state, components), player) + hope
