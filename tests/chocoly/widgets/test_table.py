"""The table page of Chocoly without a browser: passing the screen on, what is set up, what is
shared, and how the game is counted."""

from __future__ import annotations

from random import Random
from typing import Any

import htpy as h
import pytest
from bs4 import BeautifulSoup

from tutor.chocoly.faces import HIDDEN
from tutor.chocoly.scoring import results
from tutor.players.player import pick
from widgets.browser.protocol import Event, View
from widgets.chocoly.missed import CLOSE, missed
from widgets.chocoly.score_items import columns
from widgets.chocoly.tabletop import TABLETOP
from widgets.draw.players import ribbon
from widgets.pages.final.page import FinalPage
from widgets.pages.final.score_sheet import ScoreSheet
from widgets.pages.table.page import TablePage
from widgets.storage.settings import Frame
from widgets.table import Match, seated, strengths_of
from widgets.tabletop import Table

ID = "chocoly"
FRAMES = [Frame(View(w, h)) for w, h in ((1280, 800), (768, 1024), (390, 844), (844, 390))]


def match(*people: bool, seed: int = 4, **options: Any) -> Any:
    wanted = [("", "" if person else "dreamy") for person in people]
    return Match.start(ID, seated(wanted, strengths_of(ID)), seed, 0, options)


def page(game: Any) -> Any:
    return TablePage(
        ID, TABLETOP, game.dump(), keep=lambda text: None, download=lambda name, text: None
    )


def html(table: Any, frame: Frame = FRAMES[0]) -> str:
    return str(table.paint(frame).body)


@pytest.mark.parametrize("frame", FRAMES)
def test_the_screen_is_passed_on_before_a_hand_is_seen(frame: Frame) -> None:
    table = page(match(True, True, flavours="ACB"))
    assert 'data-act="uncover"' in html(table, frame)
    assert set(table.board(frame).state.hand) == {HIDDEN}
    table.on(Event("act", "uncover"), frame)
    assert HIDDEN not in table.board(frame).state.hand
    assert 'data-act="hand:0"' in html(table, frame)


def test_flavours_can_be_given_from_the_start() -> None:
    table = page(match(True, False))
    table.on(Event("act", "dialog:new"), FRAMES[0])
    assert '<select name="option-flavours"' in html(table)
    form = {"players": "2", "seed": "7", "first": "0", "option-flavours": "3"}
    table.on(Event("act", "new", fields=form), FRAMES[0])
    assert table.match.state.flavours == ("B", "A")


def played(seed: int, players: int = 3) -> Any:
    """A game to its end, everything at random."""
    game = match(*[True] * players, seed=seed)
    rng = Random(seed)
    while not game.over:
        game.play(pick(game.game.actions(game.state), rng))
    return game


def test_a_link_brings_the_same_game() -> None:
    game = played(3)
    again = Match.from_link(game.link(), ID)
    assert again.state.board == game.state.board


def test_ties_are_counted_only_where_they_decide() -> None:
    for seed in range(40):
        game = played(seed)
        totals = [s.total for s in game.game.standings(game.state)]
        shown = columns(game.game, game.state, game.names)
        assert len(shown) == 1 + (totals[0] == totals[1]) + (len(shown) == 3)
        for column in shown[1:]:
            assert all(cell.points == 0 and cell.size is not None for cell in column.cells)
        winners = {s.player for s in game.game.standings(game.state) if s.rank == 1}
        assert {p for p, cell in enumerate(shown[-1].cells) if cell.won} == winners


def test_what_was_missed_is_true() -> None:
    counted = 0
    for seed in range(60):
        game = played(seed)
        first, second, *_rest = game.game.standings(game.state)
        text = missed(game.state, second.player)
        assert not missed(game.state, first.player)
        gap = first.total - second.total
        if not gap:
            assert "tie" in text or not text
        elif "more" in text:
            own, best = (results(game.state)[s.player].key for s in (second, first))
            pieces = int(text.split()[0])
            assert (own[0] + pieces, *own[1:]) > best >= (own[0] + pieces - 1, *own[1:])
            counted += 1
        else:
            assert gap > CLOSE
    assert counted > 5


def test_what_decides_a_tie_is_spoken_as_it_is_seen() -> None:
    tied = next(
        game
        for game in (played(seed, 2) for seed in range(200))
        if len(columns(game.game, game.state, game.names)) > 1
    )
    sheet = ScoreSheet.of(TABLETOP, tied.game, tied.state, tied.names)
    spoken = FinalPage(sheet, tied.game).spoken(1)
    figures = [cell.size for cell in sheet.columns[1].cells]
    assert all(f"{who} {n}" in spoken for who, n in zip(tied.names, figures, strict=True))


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_somebody_says_lies_over_them(frame: Frame, players: int) -> None:
    table = page(match(True, *[False] * (players - 1)))
    for one in range(players):
        faces = {one: h.span(".said-here")["well played"]}
        laid = TABLETOP.lay_out(Table(table.board(frame), h.section, {}, faces), frame)
        shown = BeautifulSoup(str(laid.body()), "html.parser")
        (over,) = shown.select(".side-says > .said-here")
        whose = over.find_parent(class_=["side-name", "side-chip"])
        assert whose is not None
        assert any(ribbon(one) in str(mark) for mark in whose.select(".badge"))
