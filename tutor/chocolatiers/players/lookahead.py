"""The player who thinks a round or two ahead, under what it may see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.players.evaluate import can_still_box, open_boxes, promise, totals_now
from tutor.chocolatiers.players.imagine import imagine
from tutor.chocolatiers.players.outlook import outlook
from tutor.chocolatiers.players.whole_turns import best_turn, ranked_turns
from tutor.chocolatiers.state import OVER, State
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.players.evaluate import lead
from tutor.chocolatiers_family.players.judgement import USUAL, Judgement
from tutor.chocolatiers_family.players.outlook import cards_worth
from tutor.engine import Game
from tutor.i18n import N_
from tutor.players.player import Planner, choices


@attrs.frozen
class LookaheadPlayer(Planner[State, Action]):
    """Tries its most promising turns in several imagined worlds, and takes the best on average.

    In each world everyone, itself included, goes on for some rounds with the turn that looks best,
    and then the position is judged. The budget is counted in turns played, not in seconds: the same
    view and rng always lead to the same action.

    `candidates`: turns tried. `rounds`: how far each is played on. `budget`: turns played in all.
    """

    title: str = N_("Thoughtful")
    description: str = N_("Plans its turn and thinks of yours. Never peeks at hidden cards.")
    candidates: int = 6
    rounds: int = 2
    budget: int = 160

    def plan(self, game: Game[State, Action], view: State, rng: Random) -> Sequence[Action]:
        """See `Planner.plan`. Raises UnknownGame for a game other than Chocolatiers."""
        components = components_of(game)
        actions = choices(game, view)
        if len(actions) == 1:
            return actions
        turns = ranked_turns(view, components)
        tried = [plan for _worth, plan in turns[: self.candidates]]
        if len(tried) == 1:
            return tried[0]
        ahead = self.rounds * view.players
        worlds = [
            imagine(view, components, rng)
            for _world in range(max(1, self.budget // (ahead * len(tried))))
        ]
        worth = [sum(outcome(world, turn, ahead, components) for world in worlds) for turn in tried]
        return tried[worth.index(max(worth))]


def outcome(world: State, plan: tuple[Action, ...], ahead: int, components: Components) -> float:
    """Return the lead of the player to act after this turn and so many more."""
    me, state = world.player, played(world, plan, components)
    for _turn in range(ahead):
        if state.phase == OVER:
            break
        state = played(state, best_turn(state, components), components)
    return judged(state, me, components)


def played(state: State, actions: tuple[Action, ...], components: Components) -> State:
    for action in actions:
        state = successor(state, action, components)
    return state


def judged(state: State, player: int, components: Components, by: Judgement = USUAL) -> float:
    """Return a position's worth to a player, in points of lead; exact when the game is over."""
    if state.phase == OVER:
        return lead(totals_now(state, components), player)
    boxes, last = open_boxes(state, by), state.last_turns is not None
    points = [
        sum(state.displays[p].points)
        + state.wilds[p] * (1 if last else by.wild)
        + (components.scoring["first"] if state.first_card == p else 0)
        + (promise(state.hands[p], boxes, by) if can_still_box(state, p, components) else 0.0)
        for p in range(state.players)
    ]
    seen = outlook(state, player, components, by=by)
    return lead(points, player) + cards_worth(state.displays[player].largest_groups, seen)
