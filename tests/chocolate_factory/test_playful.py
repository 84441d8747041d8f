"""The first opponent of Chocolate Factory: one Part a Shift, no stores, and Hasty beats it."""

from __future__ import annotations

from random import Random

from tutor import load_game
from tutor.chocolate_factory.actions import Deliver, Operate, Supply
from tutor.chocolate_factory.players.strengths import PLAYERS
from tutor.players import decide

GAME = load_game("chocolate-factory")


def test_playful_uses_one_part_a_shift_forgets_the_stores_and_loses_to_hasty() -> None:
    won, supplied = 0.0, 0
    for deal in range(4):
        seated = ["playful", "hasty"][:: 1 if deal % 2 else -1]
        state, rng = GAME.start(2, seed=50_000 + deal // 2), Random(deal)
        while not GAME.over(state):
            name = seated[GAME.to_move(state)]
            action = decide(PLAYERS[name], GAME, state, rng)
            if name == "playful":
                assert not isinstance(action, Deliver)
                assert not (isinstance(action, Operate) and state.seat.used)
                supplied += isinstance(action, Supply)
            state = GAME.apply(state, action)
        winners = [standing.player for standing in GAME.standings(state) if standing.rank == 1]
        won += sum(seated[player] == "hasty" for player in winners) / len(winners)
    assert supplied
    assert won > 2
