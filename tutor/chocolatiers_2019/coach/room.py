"""Who advises at the table, and whose words they use."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolatiers_2019.actions import Action
from tutor.chocolatiers_2019.coach import reasons
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.players import PLAYERS
from tutor.chocolatiers_2019.players.imagine import imagine
from tutor.chocolatiers_2019.players.plans import best_action
from tutor.chocolatiers_2019.state import OVER, State
from tutor.chocolatiers_2019.state import view as seen_by
from tutor.chocolatiers_2019.turns import successor
from tutor.chocolatiers_family.players.judgement import TRIED
from tutor.coach.coach import MOST_ACTIONS, Coach
from tutor.engine import Game
from tutor.players.player import Player


@attrs.frozen
class Coach2019(Coach[State, Action]):
    """See `tutor.coach.Coach` for what each of these promises."""

    adviser: Player[State, Action] = list(PLAYERS.values())[-1]
    critic: Player[State, Action] = PLAYERS["careful"]

    def reason(self, game: Game[State, Action], view: State, action: Action) -> str:
        """See `reasons`."""
        return reasons.reason(view, action, components_of(game))

    def news(
        self,
        game: Game[State, Action],
        before: State,
        after: State,
        player: int,
        names: Sequence[str],
    ) -> tuple[str, ...]:
        """See `reasons`."""
        return reasons.news(before, after, player, names)

    def imagine(self, game: Game[State, Action], state: State, player: int, rng: Random) -> State:
        """Fill in what the player cannot see with a random guess."""
        return imagine(seen_by(state, player), components_of(game), rng)

    def play_out(self, game: Game[State, Action], state: State, rng: Random) -> State:
        """Play on with the action that looks best for each player."""
        components = components_of(game)
        for _action in range(MOST_ACTIONS):
            if state.phase == OVER:
                break
            state = successor(state, best_action(state, components, TRIED), components)
        return state


COACH = Coach2019()
