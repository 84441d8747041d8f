"""A window lower than any phone, as beside a duel's buttons: the page scrolls, nothing is cut."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from tutor.rooms import room
from widgets import rooms
from widgets.browser.protocol import View
from widgets.pages.table.page import TablePage
from widgets.storage.settings import Frame
from widgets.table import Match, seated, strengths_of

WINDOW = Frame(View(844, 310))
STANDS = 6
"""Rows of spaces of a display that has three boxes above each other."""


def late(game: str, players: int) -> Match:
    """Return the first match in which a display of others stands upright."""
    player = room(game).players()["careful"]
    for seed in count():
        match = Match.start(game, seated([("", "")] * players, strengths_of(game)), seed, 0)
        while not match.over:
            view = match.game.view(match.state, match.to_move)
            match.play(player.choose(match.game, view, Random(match.length)))
            if any(len(display.rows) == STANDS for display in match.state.displays[1:]):
                return match
    raise AssertionError("none stands")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["chocolatiers", "chocolatiers-2019"])
def test_no_display_of_others_is_cut(game: str, players: int) -> None:
    kept, tabletop = late(game, players).dump(), rooms.room(game).tabletop()
    table = TablePage(game, tabletop, kept, keep=lambda _: None, download=lambda *_: None)
    others = [zone for zone in table.laid(WINDOW).zones if zone.name.startswith("other-")]
    assert len(others) == players - 1
    for zone in others:
        for key, rect in zone.rects.items():
            assert rect.y >= 0, key
            assert rect.y + rect.height <= zone.scene.height, key
