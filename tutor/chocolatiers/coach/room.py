"""Who advises at the table, and whose words they use."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.coach import reasons, review
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.players.imagine import imagine
from tutor.chocolatiers.players.lookahead import LookaheadPlayer
from tutor.chocolatiers.players.whole_turns import best_turn
from tutor.chocolatiers.state import OVER, State
from tutor.chocolatiers.state import view as seen_by
from tutor.chocolatiers.turns import successor
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
