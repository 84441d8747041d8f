"""Turns at the table: told as a whole, step by step on demand, taken back by a click."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from tutor.chocolatiers.actions import Swap
from tutor.chocolatiers.actions import Take as FirstTake
from tutor.chocolatiers_2019.actions import Box
from tutor.chocolatiers_family.actions import PlaceWild, Take
from widgets.browser.protocol import Event, View
from widgets.chocolatiers.tabletop import TABLETOP as FIRST_EDITION
from widgets.chocolatiers_2019.tabletop import TABLETOP
from widgets.pages.table.page import TablePage
from widgets.storage.settings import Frame
from widgets.table import Match, MatchError, seats_for, strengths_of

GAME = "chocolatiers-2019"
FRAME = Frame(View(1280, 800))


def table_of(match: Match) -> TablePage:
    return TablePage(
        GAME, TABLETOP, match.dump(), keep=lambda text: None, download=lambda name, text: None
    )


def first_table(match: Match) -> TablePage:
    return TablePage(
        "chocolatiers",
        FIRST_EDITION,
        match.dump(),
        keep=lambda text: None,
        download=lambda name, text: None,
    )


def shown(table: TablePage) -> BeautifulSoup:
    return BeautifulSoup(str(table.paint(FRAME).body), "html.parser")


def before_a_wild() -> Match:
    """The learner has both actions and a Wild that can be placed."""
    match = Match.start(GAME, seats_for(2, strengths_of(GAME), "Ana"), 7)
    while True:
        actions = match.game.actions(match.state)
        wilds = [action for action in actions if isinstance(action, PlaceWild)]
        if wilds and match.your_turn and match.state.phase == "first":
            return match
        match.play(next((a for a in actions if isinstance(a, Box)), actions[0]))


def placed(match: Match) -> PlaceWild:
    actions = match.game.actions(match.state)
    wild = next(action for action in actions if isinstance(action, PlaceWild))
    match.play(wild)
    return wild


class TestTakingBack:
    def test_a_tap_on_the_wild_takes_it_back(self) -> None:
        match = before_a_wild()
        before = match.state
        wild = placed(match)
        table = table_of(match)
        reply = table.on(Event("act", f"space:{wild.row},{wild.column}"), FRAME)
        assert table.match.state == before
        assert reply.say.startswith("Taken back: ")
        assert reply.moves  # it flies back
        assert table.match.can_redo

    @pytest.mark.parametrize("kind", [FirstTake, Swap])
    def test_a_tap_on_the_tray_takes_back_what_was_taken_there(self, kind: type) -> None:
        match = Match.start("chocolatiers", seats_for(2, strengths_of("chocolatiers"), "Ana"), 7)
        before = match.state
        action = next(a for a in match.game.actions(before) if isinstance(a, kind))
        match.play(action)
        changed = [n for n in range(6) if match.state.tray[n] != before.tray[n]]
        table = first_table(match)
        assert changed
        slot = shown(table).select_one(f'[data-act="tray:{changed[0]}"]')
        assert slot is not None
        assert str(slot["aria-label"]).endswith(", take back")
        reply = table.on(Event("act", f"tray:{changed[0]}"), FRAME)
        assert table.match.state == before
        assert reply.moves
        table.on(Event("act", "redo"), FRAME)
        assert table.match.state == match.state

    def test_undo_takes_back_the_last_action_of_the_turn_and_tells_it(self) -> None:
        match = before_a_wild()
        before = match.state
        placed(match)
        table = table_of(match)
        reply = table.on(Event("act", "undo"), FRAME)
        assert table.match.state == before
        assert reply.say.startswith("Taken back: ")
        assert reply.moves
        table.on(Event("act", "undo"), FRAME)  # and on to the decision before, another turn
        assert table.match.length < match.length - 1

    def test_what_was_drawn_is_not_taken_back(self) -> None:
        match = before_a_wild()
        match.play(next(a for a in match.game.actions(match.state) if isinstance(a, Take)))
        assert match.state.phase == "second"
        assert match.retractable == ()  # a card of the deck has come into the tray
        with pytest.raises(MatchError, match="nothing to take back"):
            match.take_back(1)

    def test_nobody_takes_back_the_turn_of_another(self) -> None:
        match = before_a_wild()
        wild = placed(match)
        assert match.retractable == (wild,)
        match.play(next(a for a in match.game.actions(match.state) if isinstance(a, Take)))
        assert match.retractable == ()


class TestTelling:
    def test_a_turn_is_an_entry_with_its_steps(self) -> None:
        match = before_a_wild()
        table = table_of(match)
        table.on(Event("act", "dialog:moves"), FRAME)
        turns = match.turns()
        assert any(len(steps) > 1 for steps in turns)
        entries = shown(table).select("dialog > .moves > li")
        for entry, steps in zip(entries, turns, strict=True):
            acts = [button["data-act"] for button in entry.select("details [data-act]")]
            assert acts == ([f"look:{s.number}" for s in steps] if len(steps) > 1 else [])

    def test_the_others_turns_are_a_line_each_and_said_once(self) -> None:
        table = table_of(Match.start(GAME, seats_for(3, strengths_of(GAME), "Ana"), 7, 1))
        said = []
        while table.match.computer_to_move:
            reply = table.on(Event("act", "computer"), FRAME)
            said.append(reply.say)
        assert len(table.match.since()) > 2
        assert len(table.match.news()) == 2
        assert sum("Ben: " in text for text in said) == 1
        assert sum("Cleo: " in text for text in said) == 1
