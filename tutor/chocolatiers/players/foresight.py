"""The strongest player: many games tried out in its head, and the end worked out exactly."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.players.endgame import exact_turn, result
from tutor.chocolatiers.players.imagine import imagine
from tutor.chocolatiers.players.lookahead import judged, played
from tutor.chocolatiers.players.whole_turns import Turn, best_turn, ranked_turns
from tutor.chocolatiers.state import OVER, State
from tutor.chocolatiers_family.players.judgement import TRIED, Judgement
from tutor.engine import Game
from tutor.i18n import N_
from tutor.players.player import Planner, choices

SCALE = 6.0
"""A lead of so many points, not yet at the end, wins 73 games of 100."""
A_POINT = 0.01
"""Weight of a point of lead beside victory, so that it plays well in lost games, too."""


@attrs.frozen
class ForesightPlayer(Planner[State, Action]):
    """Tries its most promising turns in imagined worlds, the better half of them in more worlds.

    Halving by turns (Karnin, Koren and Somekh, 2013): after each round only the better half of the
    turns goes on, so that most worlds are spent where it is close. All turns that are still in are
    tried in the same worlds, so that luck of the cards tells for none of them. A world is every
    hidden card and tile, drawn anew from what can be; in it everyone goes on with the turn that
    looks best, and the last turns are exact. What counts is the chance to win.

    `candidates`: turns tried. `rounds`: how far each is played on. `budget`: turns played in all,
    not seconds: the same view and rng always lead to the same action. `trust`: what a turn
    promises at first sight counts as much as so many worlds.
    """

    title: str = N_("Farsighted")
    description: str = N_(
        "Tries out many ways the game may go before each turn, keeps its Wilds for when they "
        "decide, and works out the end exactly. Never peeks at hidden cards."
    )
    candidates: int = 8
    rounds: int = 2
    budget: int = 800
    trust: float = 8.0
    by: Judgement = TRIED

    def plan(self, game: Game[State, Action], view: State, rng: Random) -> Sequence[Action]:
        """See `Planner.plan`. Raises UnknownGame for a game other than Chocolatiers."""
        components = components_of(game)
        actions = choices(game, view)
        if len(actions) == 1:
            return actions
        if view.last_turns == 1:  # nobody acts afterwards
            return exact_turn(view, components)[1]
        tried = ranked_turns(view, components, self.by)[: self.candidates]
        return self._best(tried, view, components, rng)

    def _best(
        self, tried: Sequence[Turn], view: State, components: Components, rng: Random
    ) -> tuple[Action, ...]:
        """Halve the turns until one is left."""
        rounds = max(1, math.ceil(math.log2(len(tried))))
        share = self.budget // (self.rounds * view.players) // rounds
        left, won = list(range(len(tried))), [0.0] * len(tried)
        while len(left) > 1:
            for _world in range(max(1, share // len(left))):
                world = imagine(view, components, rng)
                for number in left:
                    won[number] += self._chance(world, tried[number][1], components)
            left.sort(key=lambda n: won[n] + self._first_sight(tried, n), reverse=True)
            left = left[: (len(left) + 1) // 2]
        return tried[left[0]][1]

    def _first_sight(self, tried: Sequence[Turn], number: int) -> float:
        """Return what a turn promises: a point is worth a quarter of 1 / SCALE where it is
        close."""
        return self.trust * (tried[number][0] - tried[0][0]) / (4 * SCALE)

    def _chance(self, world: State, turn: tuple[Action, ...], components: Components) -> float:
        """The chance to win after this turn, in this world; a little more for a larger lead."""
        me, state = world.player, played(world, turn, components)
        for _turn in range(self.rounds * state.players):
            if state.phase == OVER:
                break
            ending = state.last_turns is not None
            following = exact_turn(state, components)[1] if ending else None
            state = played(state, following or best_turn(state, components, self.by), components)
        if state.phase == OVER:
            share, lead = result(state, me, components)
            return share + A_POINT * lead
        lead = judged(state, me, components, self.by)
        return 1 / (1 + math.exp(-lead / SCALE)) + A_POINT * lead
