"""Check that views and states agree on turns, and that computer players' plans can be followed."""

from __future__ import annotations

from functools import partial
from random import Random

from tutor.engine import AnyGame
from tutor.players.player import Planner, pick
from tutor.rooms import Room
from tutor.testing.drawn import MOST_ACTIONS, looks_closely, need, setups
from tutor.turns import foreseen, same_turn

MOST_PLANNED = 12
"""Actions played by each computer player that plans."""


def check_turns(room: Room) -> None:
    """Check in random games that each turn is one player's, that a view has the turn of its state,
    and that plans are legal as long as all goes as foreseen.
    """
    game = room.load(None)
    for setup in setups(game, 1):
        state, rng = setup.start(game), Random(setup.seed)
        for played in range(MOST_ACTIONS):
            if game.over(state):
                break
            where = partial(game.describe, state)
            mover, action = game.to_move(state), pick(game.actions(state), rng)
            same = game.turn(game.view(state, mover)) == game.turn(state)
            need(same, "A view is of another turn than its state.", where)
            after = game.apply(state, action)
            if game.turn(state) == game.turn(after) and not game.over(after):
                one = game.to_move(after) == mover
                need(one, "Two players act in one turn; `turn` should tell them apart.", where)
            if looks_closely(played, rng):
                foreseen(game, state, action, after)  # views must be playable
            state = after
    for name, player in room.players().items():
        if isinstance(player, Planner):
            _check_plans(game, name, player)


def _check_plans(game: AnyGame, name: str, player: Planner[object, object]) -> None:
    """Check that each plan begins with a legal action and stays legal while all goes as
    foreseen.
    """
    setup = next(setups(game, 1))
    state = setup.start(game)
    for number in range(MOST_PLANNED):
        if game.over(state):
            break
        where = partial(game.describe, state)
        view = game.view(state, game.to_move(state))
        plan = player.plan(game, view, Random(number))
        need(plan, f"“{name}” returns an empty plan.", where)
        first = player.choose(game, view, Random(number)) == plan[0]
        need(first, f"“{name}” chooses another action than the first of its plan.", where)
        for action in plan:
            said = " ".join(v.message for v in game.explain(view, action))
            need(not said, f"“{name}” plans what is not legal: {said}", where)
            before, view = view, game.apply(view, action)
            if not same_turn(game, before, view):
                break
        state = game.apply(state, plan[0])
