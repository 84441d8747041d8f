"""Who advises at the table, and whose words they use."""

from __future__ import annotations

from random import Random

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.coach import reasons, review
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.players.imagine import imagined
from tutor.chocolatiers.players.lookahead import LookaheadPlayer
from tutor.chocolatiers.players.whole_turns import best_turn
from tutor.chocolatiers.state import OVER, State
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.coach.idle import idle
from tutor.coach.coach import Coach, Moment
from tutor.engine import Game
from tutor.players.player import Player

MOST_TURNS = 120
"""A game that is played out ends here at the latest; the longest ends in half as many."""
CRITIC = LookaheadPlayer(budget=80)


@attrs.frozen
class ChocolatiersCoach(Coach[State, Action]):
    """See `tutor.coach.Coach` for what each of these promises."""

    adviser: Player[State, Action] = list(PLAYERS.values())[-1]
    critic: Player[State, Action] = CRITIC

    reason = staticmethod(reasons.reason)
    news = staticmethod(reasons.news)
    idle = staticmethod(idle)
    imagine = staticmethod(imagined)

    def play_out(self, game: Game[State, Action], state: State, rng: Random) -> State:
        """Play on: everybody takes the turn that looks best."""
        components = components_of(game)
        for _turn in range(MOST_TURNS):
            if state.phase == OVER:
                break
            for action in best_turn(state, components):
                state = successor(state, action, components)
        return state

    def tell(self, game: Game[State, Action], moment: Moment[State, Action]) -> str:
        """See `review`."""
        return review.tell(moment, components_of(game))


COACH = ChocolatiersCoach()
