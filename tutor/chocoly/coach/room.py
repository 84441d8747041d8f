"""Who advises at the table, and whose words they use."""

from __future__ import annotations

from random import Random

import attrs

from tutor.chocoly.actions import Action
from tutor.chocoly.coach import reasons
from tutor.chocoly.coach.idle import idle
from tutor.chocoly.game import components_of
from tutor.chocoly.players import PLAYERS
from tutor.chocoly.players.imagine import imagined
from tutor.chocoly.players.judge import quick
from tutor.chocoly.state import CHOOSE, OVER, State
from tutor.chocoly.turns import successor
from tutor.coach.coach import MOST_ACTIONS, Coach
from tutor.engine import Game
from tutor.players.player import Player


@attrs.frozen
class ChocolyCoach(Coach[State, Action]):
    """See `tutor.coach.Coach` for what each of these promises."""

    adviser: Player[State, Action] = PLAYERS["foresight"]
    critic: Player[State, Action] = PLAYERS["careful"]

    reason = staticmethod(reasons.reason)
    news = staticmethod(reasons.news)
    idle = staticmethod(idle)
    imagine = staticmethod(imagined)

    def play_out(self, game: Game[State, Action], state: State, rng: Random) -> State:
        """Play on: everybody does what looks best at first sight."""
        hand = components_of(game).hand
        for _n in range(MOST_ACTIONS):
            if state.phase == OVER:
                break
            action = None if state.phase == CHOOSE else quick(state)
            if action is None:
                action = game.actions(state)[0]
            state = successor(state, action, hand)
        return state


COACH = ChocolyCoach()
