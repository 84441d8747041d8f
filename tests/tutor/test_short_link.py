"""A game as a link short enough for a QR code."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.budget import breadth
from tutor.engine import SaveError
from tutor.kit.links import from_link, to_link
from tutor.record import Record
from tutor.rooms import GAMES, load_game
from tutor.short_link import from_short_link, short_link

GAME = "chocolatiers"
PLACE, CODE = 100, 600
"""Characters before the link, and most of a code (see `widgets.draw.qr`)."""
TWO = [["Ada", ""], ["Ben", ""]]


@breadth("game", *(game for game in GAMES if load_game(game).players[-1] > 1))
def test_a_whole_game_of_all_seats_fits_into_a_code(game: str) -> None:
    players = load_game(game).players[-1]
    record, chance = Record.start(game, players, seed=5), Random(1)
    while actions := record.game.actions(record.state):
        record.play(chance.choice(actions))
    seats = [[f"{name} and somebody", ""] for name in ("Ada", "Ben", "Cleo", "Dora", "Emil")]
    link = short_link(record, seats[:players])
    assert from_short_link(link) == (record, seats[:players])
    assert len(link) <= CODE - PLACE


def test_a_short_link_of_another_version_is_refused() -> None:
    record = Record.start(GAME, 2, seed=3)
    for _number in range(9):
        record.play(record.game.actions(record.state)[-1])
    link = short_link(record, TWO)
    assert from_short_link(link) == (record, TWO)
    text = from_link(link)
    count, code, check = json.loads(text)["actions"]
    for wrong in ([count, code, "0"], [count - 1, code, check], [count, f"{code}0", check]):
        with pytest.raises(SaveError):
            from_short_link(
                to_link(text.replace(f'[{count},"{code}","{check}"]', str(wrong).replace("'", '"')))
            )


def test_a_forged_number_is_not_read() -> None:
    text = from_link(short_link(Record.start(GAME, 2, seed=3), TWO))
    with pytest.raises(SaveError, match="no link of a game that goes round"):
        from_short_link(to_link(text.replace('[0,"0"', f'[0,"{"f" * 99}"')))
