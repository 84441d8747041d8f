"""What is said to who has lost: it is true of the final state, in every game."""

from __future__ import annotations

import re

import pytest

from tests.widgets.test_company import played
from tutor import GAMES, load_game
from tutor.chocolatiers_family.kinds import WILD
from tutor.kit.frozen import changed
from widgets.rooms import room

FIGURES = re.compile(r"and the game: (\d+) to (\d+)\.")


@pytest.mark.parametrize("game", [it for it in GAMES if 3 in load_game(it).players])
def test_whoever_has_lost_is_told_something_and_the_winner_nothing(game: str) -> None:
    match, tabletop = played(game), room(game).tabletop()
    for standing in match.game.standings(match.state):
        told = tabletop.missed(match.game, match.state, standing.player)
        assert told.endswith(".") == (standing.rank > 1)


@pytest.mark.parametrize("game", ["chocolatiers", "chocolatiers-2019"])
def test_a_wild_that_would_have_won_the_game_can_be_placed_so(game: str) -> None:
    match, tabletop = played(game), room(game).tabletop()
    state, claims = match.state, 0
    for player, display in enumerate(state.displays):
        claim = FIGURES.search(tabletop.missed(match.game, state, player))
        if claim is None:
            continue
        claims += 1
        found = set()
        for row, column in display.spaces:
            if display.rows[row][column] == WILD:
                continue
            grown = display.with_wild(row, column)
            after = changed(
                state,
                displays=tuple(grown if p == player else d for p, d in enumerate(state.displays)),
                wilds=tuple(n - (p == player) for p, n in enumerate(state.wilds)),
            )
            totals = [0] * len(state.displays)
            for standing in match.game.standings(after):
                totals[standing.player] = standing.total
            rest = max(total for p, total in enumerate(totals) if p != player)
            found.add((totals[player], rest))
        assert tuple(int(figure) for figure in claim.groups()) in found
        assert int(claim[1]) > int(claim[2])
    assert claims


def test_the_areas_of_a_lost_game_of_chocoly_are_told_as_they_are() -> None:
    match, tabletop = played("chocoly"), room("chocoly").tabletop()
    for standing in match.game.standings(match.state)[1:]:
        flavour = match.state.flavours[standing.player]
        told = tabletop.missed(match.game, match.state, standing.player)
        largest = match.state.board.areas.largest(flavour)
        assert str(largest) in told or "piece" in told or "Joined" in told
