"""Check that nothing hidden is revealed: in views, in words, or by the coach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from tutor.coach import AnyCoach, coach_of
from tutor.coach.redrawn import redrawn
from tutor.engine import AnyGame
from tutor.kind import Hidden
from tutor.rooms import Room
from tutor.testing.drawn import need, setups
from tutor.testing.positions import positions
from tutor.turns.turn import foreseen

TOLD = 12
"""Actions of a position whose words are compared."""


def check_hidden(room: Room) -> None:
    """Deal the hidden parts again so that a player sees the same, and check that all words stay the
    same. Also check that views cannot foretell piles or others' hands.
    """
    game, coach = room.load(None), coach_of(room.id)
    if game.kind.open:
        return
    found, foretold = 0, set(game.kind.hidden)
    for setup in setups(game, 1):
        rng = Random(setup.seed)
        before = setup.start(game)
        for state in positions(game, setup, rng):
            for player in range(setup.players):
                foretold -= set(_news(game, state, player))
                other = redrawn(game, state, player, rng)
                if other is not None:
                    found += 1
                    _check_words(game, state, other, player)
                    _check_news(game, coach, before, (state, other), player)
            before = state
    what = ", ".join(sorted(each.value for each in foretold))
    need(not foretold, f"The kind says what is hidden, but views show or foretell it: {what}.")
    need(found, "No other deal is found that looks the same to a player, so nothing is hidden.")


def _check_words(game: AnyGame, state: Any, other: Any, player: int) -> None:
    """Check that two deals that look the same to the player have the same words."""
    where = partial(game.describe, state)
    for what, said in (
        ("describe", partial(game.describe, player=player)),
        ("phase_name", game.phase_name),
        ("to_move", game.to_move),
        ("over", game.over),
    ):
        need(said(state) == said(other), f"{what} shows player {player} what is hidden.", where)
    mine = game.to_move(state) == player
    actions = list(game.actions(state))
    if mine:
        same = actions == list(game.actions(other))
        need(same, f"The actions of player {player} show what is hidden.", where)
    for action in actions[:TOLD]:
        if game.explain(other, action):
            continue  # another's action that this deal does not allow
        text = game.action_text(action)
        same = game.tell(state, action, "Ana") == game.tell(other, action, "Ana")
        need(same, f"tell shows player {player} what is hidden: “{text}”.", where)
        same = game.describe_action(state, action) == game.describe_action(other, action)
        need(same, f"describe_action shows player {player} what is hidden: “{text}”.", where)


def _check_news(
    game: AnyGame, coach: AnyCoach, before: Any, deals: tuple[Any, Any], player: int
) -> None:
    """Check that the coach's news on two deals that look the same are the same."""
    names = tuple(map(str, range(game.seats(before))))
    one, other = (coach.news(game, before, state, player, names) for state in deals)
    where = partial(game.describe, deals[0])
    need(one == other, f"The coach's news show player {player} what is hidden.", where)


def _news(game: AnyGame, state: Any, player: int) -> Iterator[Hidden]:
    """Yield the kinds of information hidden here: another's choices, or what an action turns up."""
    view, mover = game.view(state, player), game.to_move(state)
    if game.over(state):
        return
    if mover != player:
        if _actions(game, view) != list(game.actions(state)):
            yield Hidden.HANDS
        return
    for action in game.actions(state)[:TOLD]:
        if not _foreseen(game, state, action):
            yield Hidden.PILES
            return


def _foreseen(game: AnyGame, state: Any, action: Any) -> bool:
    """Return whether the mover's view tells what the action turns up; False if it cannot be played
    there.
    """
    try:
        return foreseen(game, state, action, game.apply(state, action))
    except ValueError:
        return False


def _actions(game: AnyGame, view: Any) -> list[Any]:
    """Return another player's actions as a view lists them; none if it cannot."""
    try:
        return list(game.actions(view))
    except ValueError:
        return []
