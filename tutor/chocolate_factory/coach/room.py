"""Who advises at the table, and whose words they use."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolate_factory import telling
from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.coach import news, reasons
from tutor.chocolate_factory.coach.idle import idle
from tutor.chocolate_factory.game import components_of
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import n_coal
from tutor.chocolate_factory.players.imagine import imagine
from tutor.chocolate_factory.players.strengths import GREEDY, SHREWD
from tutor.chocolate_factory.state import RUN, State
from tutor.chocolate_factory.state import view as seen_by_all
from tutor.coach.coach import Coach, Moment, played_out
from tutor.engine import Game
from tutor.i18n import _
from tutor.players.player import Player

CRITIC = attrs.evolve(SHREWD, width=4)
"""Thinks as the adviser does, but follows fewer ways: it is asked for each decision of a game."""


@attrs.frozen
class FactoryCoach(Coach[State, Action]):
    """See `tutor.coach.Coach` for what each of these promises."""

    adviser: Player[State, Action] = SHREWD
    critic: Player[State, Action] = CRITIC

    def reason(self, game: Game[State, Action], view: State, action: Action) -> str:
        """See `reasons`."""
        return reasons.reason(view, action, components_of(game))

    idle = staticmethod(idle)

    def news(
        self,
        game: Game[State, Action],
        before: State,
        after: State,
        player: int,
        names: Sequence[str],
    ) -> tuple[str, ...]:
        """See `news`."""
        return news.news(before, after, player, names)

    def imagine(self, game: Game[State, Action], state: State, player: int, rng: Random) -> State:
        """Fill in what nobody can see with a random guess."""
        return imagine(seen_by_all(state), components_of(game), rng)

    def play_out(self, game: Game[State, Action], state: State, rng: Random) -> State:
        """Play on: everybody does what brings most in each Shift."""
        return played_out(game, GREEDY, state, rng)

    def tell(self, game: Game[State, Action], moment: Moment[State, Action]) -> str:
        """Say what would have been better: of a run, what comes of it and its coal."""
        state, turn = moment.state, moment.better_turn or (moment.better,)
        if state.phase != RUN:
            return super().tell(game, moment)
        coal, goods = telling.run_of(state, turn, components_of(game))
        text = _("Here another run was better: {goods} into the store room with {coal}.")
        return text.format(goods=say_goods(goods), coal=n_coal(coal))


COACH = FactoryCoach()
