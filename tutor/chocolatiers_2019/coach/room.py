"""Who advises at the table, and whose words they use."""

from __future__ import annotations

from random import Random

import attrs

from tutor.chocolatiers_2019.actions import Action
from tutor.chocolatiers_2019.coach import reasons
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.players import PLAYERS
from tutor.chocolatiers_2019.players.imagine import imagined
from tutor.chocolatiers_2019.players.plans import best_action
from tutor.chocolatiers_2019.state import OVER, State
from tutor.chocolatiers_2019.turns import successor
from tutor.chocolatiers_family.coach.idle import idle
from tutor.chocolatiers_family.players.judgement import TRIED
from tutor.coach.coach import MOST_ACTIONS, Coach
from tutor.engine import Game
from tutor.players.player import Player


@attrs.frozen
class Coach2019(Coach[State, Action]):
    """See `tutor.coach.Coach` for what each of these promises."""

    adviser: Player[State, Action] = list(PLAYERS.values())[-1]
    critic: Player[State, Action] = PLAYERS["careful"]

    reason = staticmethod(reasons.reason)
    news = staticmethod(reasons.news)
    idle = staticmethod(idle)
    imagine = staticmethod(imagined)

    def play_out(self, game: Game[State, Action], state: State, rng: Random) -> State:
        """Play on with the action that looks best for each player."""
        components = components_of(game)
        for _action in range(MOST_ACTIONS):
            if state.phase == OVER:
                break
            state = successor(state, best_action(state, components, TRIED), components)
        return state


COACH = Coach2019()
