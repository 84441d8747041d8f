"""Who advises the solo player, and whose words they use."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolate_factory import telling
from tutor.chocolate_factory.coach.idle import idle
from tutor.chocolate_factory.game import components_of
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.coach import news, reasons
from tutor.chocolate_factory.manager.coach.hopeless import hopeless
from tutor.chocolate_factory.manager.players.imagine import imagine
from tutor.chocolate_factory.manager.players.strengths import FOREMAN, MANAGER
from tutor.chocolate_factory.manager.state import ManagerState, seen
from tutor.chocolate_factory.names import day_name, n_coal
from tutor.chocolate_factory.state import PICK, RUN
from tutor.coach.coach import Coach, Moment, played_out
from tutor.engine import Game
from tutor.i18n import _
from tutor.players.player import Player


@attrs.frozen
class ManagerCoach(Coach[ManagerState, ManagerAction]):
    """See `tutor.coach.Coach` for what each of these promises."""

    adviser: Player[ManagerState, ManagerAction] = MANAGER
    critic: Player[ManagerState, ManagerAction] = FOREMAN

    def reason(
        self,
        game: Game[ManagerState, ManagerAction],
        view: ManagerState,
        action: ManagerAction,
    ) -> str:
        """See `reasons`."""
        return reasons.reason(view, action, components_of(game))

    def idle(
        self,
        game: Game[ManagerState, ManagerAction],
        view: ManagerState,
        actions: Sequence[ManagerAction],
    ) -> str:
        """Return how many orders take what is in the store room."""
        return idle(game, view, [it for it in actions if not isinstance(it, Choose | Give)])

    def news(
        self,
        game: Game[ManagerState, ManagerAction],
        before: ManagerState,
        after: ManagerState,
        player: int,
        names: Sequence[str],
    ) -> tuple[str, ...]:
        """See `news`."""
        return news.news(before, after, player, names)

    def begins(
        self,
        game: Game[ManagerState, ManagerAction],
        before: ManagerState | None,
        after: ManagerState,
    ) -> str:
        """Name the day that begins."""
        new = before is None or before.day != after.day
        return day_name(after.day) if new and after.step == PICK else ""

    def hopeless(self, game: Game[ManagerState, ManagerAction], state: ManagerState) -> bool:
        """See `hopeless`."""
        return hopeless(state)

    def imagine(
        self,
        game: Game[ManagerState, ManagerAction],
        state: ManagerState,
        player: int,
        rng: Random,
    ) -> ManagerState:
        """Fill in what cannot be seen with a random guess."""
        return imagine(seen(state), components_of(game), rng)

    def play_out(
        self, game: Game[ManagerState, ManagerAction], state: ManagerState, rng: Random
    ) -> ManagerState:
        """Play the week on: run and sell by what lies open."""
        return played_out(game, FOREMAN, state, rng)

    def tell(
        self,
        game: Game[ManagerState, ManagerAction],
        moment: Moment[ManagerState, ManagerAction],
    ) -> str:
        """Say what would have been better: of a run, what comes of it and its coal."""
        state, turn = moment.state, moment.better_turn or (moment.better,)
        if state.phase != RUN:
            return super().tell(game, moment)
        run = tuple(it for it in turn if not isinstance(it, Choose | Give))
        coal, goods = telling.run_of(state, run, components_of(game))
        text = _("Here another run was better: {goods} into the store room with {coal}.")
        return text.format(goods=say_goods(goods), coal=n_coal(coal))


COACH = ManagerCoach()
