"""Check that the coach advises legal actions, gives reasons, and plays games out to their ends."""

from __future__ import annotations

from functools import partial
from random import Random

from tutor.coach import Coach, Moment, coach_of
from tutor.engine import A, Game, S
from tutor.players.player import pick
from tutor.rooms import Room
from tutor.testing.drawn import MOST_ACTIONS, looks_closely, need, setups


def check_coach(room: Room) -> None:
    """Check the coach in positions of a random game: its answers are legal, have words, and reveal
    nothing hidden.
    """
    game, coach = room.load(None), coach_of(room.id)
    setup = next(setups(game, 1))
    state, rng = setup.start(game), Random(setup.seed)
    start, made_up = state, game.kind.open
    for played in range(MOST_ACTIONS):
        if game.over(state):
            break
        if looks_closely(played, rng):
            made_up |= _check_position(game, coach, state, rng)
        state = game.apply(state, pick(game.actions(state), rng))
        names = tuple(map(str, range(setup.players)))
        news = coach.news(game, start, state, 0, names)
        need(all(news), "The coach tells news without a word.", partial(game.describe, state))
    need(made_up, "Each position that the coach imagines is what is there, hidden or not.")


def _check_position(game: Game[S, A], coach: Coach[S, A], state: S, rng: Random) -> bool:
    """Check one position; return whether the coach imagined another one."""
    where = partial(game.describe, state)
    mover = game.to_move(state)
    view = game.view(state, mover)
    for adviser in (coach.adviser, coach.critic):
        action = adviser.choose(game, view, Random(1))
        said = " ".join(v.message for v in game.explain(state, action))
        need(not said, f"The coach advises what is not legal: {said}", where)
        need(coach.reason(game, view, action), "The coach gives no reason.", where)
    imagined = coach.imagine(game, state, mover, rng)
    need(game.view(imagined, mover) == view, "What the coach imagines looks otherwise.", where)
    need(game.over(coach.play_out(game, imagined, rng)), "A game played out does not end.", where)
    moment = Moment(0, state, mover, game.actions(state)[0], action)
    need(coach.tell(game, moment), "A key moment is told without a word.", where)
    return imagined != state
