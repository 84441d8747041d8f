"""Three players: one who looks at one action, one who plans the turn, one who thinks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolatiers_2019.actions import Action
from tutor.chocolatiers_2019.components import Components
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.players.imagine import imagine
from tutor.chocolatiers_2019.players.judge import judged
from tutor.chocolatiers_2019.players.plans import best_action, ranked_plans
from tutor.chocolatiers_2019.state import DISCARD, OVER, State
from tutor.chocolatiers_2019.turns import successor
from tutor.chocolatiers_family.players.judgement import PLAYING, TRIED, USUAL, Judgement
from tutor.engine import Game
from tutor.i18n import N_
from tutor.players.player import Planner, choices


@attrs.frozen
class OneByOne:
    """Plays the action that looks best to it, without a thought of the second one.

    `by`: what it looks at, and how it weighs.
    """

    title: str
    description: str
    by: Judgement

    def choose(self, game: Game[State, Action], view: State, rng: Random) -> Action:
        """See `Player.choose`. Raises UnknownGame for another game."""
        components = components_of(game)
        choices(game, view)
        return best_action(view, components, self.by)


@attrs.frozen
class TurnPlanner(Planner[State, Action]):
    """Plays the two actions that look best together."""

    title: str = N_("Careful")
    description: str = N_(
        "Plans both actions of a turn and reserves what it needs, but does not think of yours."
    )
    by: Judgement = TRIED

    def plan(self, game: Game[State, Action], view: State, rng: Random) -> Sequence[Action]:
        """See `Planner.plan`. Raises UnknownGame for another game."""
        components = components_of(game)
        choices(game, view)
        return ranked_plans(view, components, self.by)[0][1]


@attrs.frozen
class Lookahead(Planner[State, Action]):
    """Tries its most promising plans in several imagined worlds, and takes the best on average.

    In each world everyone goes on for some rounds with the action that looks best, and then the
    position is judged. The budget is counted in turns played, not in seconds: the same view and rng
    always lead to the same action.

    `candidates`: plans tried. `rounds`: how far each is played on. `budget`: turns played in all.
    `trust`: what a plan promises at first sight counts as much as so many worlds.
    """

    title: str = N_("Thoughtful")
    description: str = N_("Plans its turn and thinks of yours. Never peeks at hidden cards.")
    candidates: int = 6
    rounds: int = 1
    budget: int = 80
    trust: float = 3.0
    by: Judgement = TRIED

    def plan(self, game: Game[State, Action], view: State, rng: Random) -> Sequence[Action]:
        """See `Planner.plan`. Raises UnknownGame for another game."""
        components = components_of(game)
        actions = choices(game, view)
        plans = ranked_plans(view, components, self.by)[: self.candidates]
        if len(actions) == 1 or len(plans) == 1:
            return plans[0][1]
        ahead = self.rounds * view.players
        worlds = [
            imagine(view, components, rng)
            for _world in range(max(1, self.budget // (ahead * len(plans))))
        ]
        worth = [
            self.trust * promise
            + sum(self._outcome(world, plan, ahead, components) for world in worlds)
            for promise, plan in plans
        ]
        return plans[worth.index(max(worth))][1]

    def _outcome(
        self, world: State, plan: tuple[Action, ...], ahead: int, components: Components
    ) -> float:
        """The lead of the player to act after this plan and so many turns more."""
        me, state = world.player, world
        for action in plan:
            state = successor(state, action, components)
        last = world.turn + ahead
        while state.phase != OVER and (state.turn <= last or state.phase == DISCARD):
            state = successor(state, best_action(state, components, self.by), components)
        return judged(state, me, components, self.by)


PLAYFUL = OneByOne(
    N_("Playful"),
    N_(
        "Fills its boxes wherever there is room, one action at a time, and keeps its Wilds because "
        "they are pretty. For a first game, also for children."
    ),
    PLAYING,
)
DREAMER = OneByOne(
    N_("Dreamy"),
    N_(
        "Looks at one action at a time, never trades, forgets that two cards stand for one, and "
        "does not look at your display."
    ),
    attrs.evolve(USUAL, pairs=False, swaps=False, rivals=False),
)
