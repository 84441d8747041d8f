"""The first opponent of the edition of 2019: it keeps its Wilds, and Dreamy beats it."""

from __future__ import annotations

from random import Random

from tutor import load_game
from tutor.chocolatiers_2019 import Box, PlaceWild, Trade
from tutor.chocolatiers_2019.players import PLAYERS
from tutor.players import decide

GAME = load_game("chocolatiers-2019")


def test_playful_keeps_its_wilds_and_loses_to_dreamy() -> None:
    won = 0.0
    for deal in range(4):
        seated = ["playful", "dreamy"][:: 1 if deal % 2 else -1]
        state, boxes = GAME.start(2, seed=50_000 + deal // 2), 0
        while not GAME.over(state):
            name = seated[GAME.to_move(state)]
            action = decide(PLAYERS[name], GAME, state, Random(0))
            if name == "playful":
                assert not isinstance(action, PlaceWild | Trade)
                boxes += isinstance(action, Box)
            state = GAME.apply(state, action)
        assert boxes >= 3
        winners = [standing.player for standing in GAME.standings(state) if standing.rank == 1]
        won += sum(seated[player] == "dreamy" for player in winners) / len(winners)
    assert won > 2
