"""From which evening a lost game could still be won, in a game whose coach names its evenings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from attrs import frozen

from tutor import Record
from tutor.coach import Coach, Turning, coach_of, starts
from tutor.engine import AnyGame
from tutor.players.player import Player

GAME = "lanterns"
WINDY = {"evenings": 2, "weather": "wind", "gusts": True}


@frozen
class Solver(Player[Any, Any]):
    """Plays the first way that lights the whole ring; rests if there is none."""

    title: str = "Solver"
    description: str = ""

    def choose(self, game: AnyGame, view: Any, rng: Random) -> Any:
        found = _way(game, view)
        return game.parse_action("rest") if found is None else found[0]


def _way(game: AnyGame, state: Any) -> Sequence[Any] | None:
    if game.over(state):
        return () if game.verdict(state).winners else None
    for action in game.actions(state):
        rest = _way(game, game.apply(state, action))
        if rest is not None:
            return (action, *rest)
    return None


@frozen
class Guide(Coach[Any, Any]):
    adviser: Any = Solver()

    def begins(self, game: AnyGame, before: Any, after: Any) -> str:
        new = before is None or before.evening != after.evening
        return f"evening {after.evening}" if new else ""


@frozen
class Despairing(Guide):
    def hopeless(self, game: AnyGame, state: Any) -> bool:
        return bool(state.evening > 1)


def turning(*actions: str, coach: Guide = Guide()) -> Turning[Any, Any]:
    record = Record.start(GAME, 1, 0, options=WINDY)
    for action in actions:
        record.play(record.game.parse_action(action))
    found: Turning[Any, Any] = Turning(coach, record)
    while not found.done:
        found.step()
    return found


def test_the_latest_evening_from_which_the_game_is_won_is_found() -> None:
    found = turning("rest", "rest").found
    assert found is not None
    assert (found.number, found.name) == (1, "evening 2")


def test_what_is_hopeless_is_not_played_on() -> None:
    found = turning("rest", "rest", coach=Despairing()).found
    assert found is None or found.number == 0


def test_after_wrong_pulls_only_the_first_evening_is_left() -> None:
    found = turning("pull 0", "pull 1", "rest", "rest").found
    assert found is not None
    assert (found.number, found.name) == (0, "evening 1")


def test_a_coach_that_names_nothing_has_no_such_evening() -> None:
    record = Record.start(GAME, 1, 0, options=WINDY)
    assert starts(coach_of(GAME), record.game, record.states) == []
    assert Turning(coach_of(GAME), record).found is None
