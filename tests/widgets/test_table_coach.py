"""The coach at the table: hints, what has changed, key moments and another way on from them."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

from tests.widgets.paper import Paper
from tests.widgets.tables import (
    GAME,
    OpenTable,
    let_computers_play,
    match_of,
    new_match,
    take_a_turn,
    to_the_end,
)
from tutor.chocolatiers.coach.room import COACH
from widgets.pages.table.page import HABIT, KEY
from widgets.table import Match
from widgets.table.habit import FIRST_GAMES, Habit


def finished(players: int = 2) -> Match:
    """A game that is over; everybody takes cards and the first player no bonus."""
    return Match.load(_finished(players), GAME)


@cache
def _finished(players: int) -> str:
    """Played once for all tests."""
    match = new_match(players)
    while not match.over:
        view = match.game.view(match.state, match.to_move)
        action = COACH.critic.choose(match.game, view, Random(match.length))
        if match.to_move == match.you and match.state.phase == "bonus" and match.state.turn > 6:
            action = match.game.parse_action("skip")
        match.play(action)
    return match.dump()


def without_coach() -> dict[str, str]:
    return {KEY: new_match().dump(), HABIT: Habit(wanted="off").dump()}


class TestSwitch:
    def test_in_the_first_games_the_coach_is_there(self, open_table: OpenTable) -> None:
        assert Habit().coached
        assert open_table(new_match()).all('[data-act="hint"]')
        veteran = {KEY: new_match().dump(), HABIT: Habit(games=FIRST_GAMES).dump()}
        assert not open_table(stored=veteran).all('[data-act="hint"]')

    @pytest.mark.parametrize("width", [1280, 390])
    def test_sent_away_the_coach_stays_away(self, open_table: OpenTable, width: int) -> None:
        paper = open_table(new_match(), width=width)
        if width == 390:
            paper.act("dialog:menu")
        paper.act("coach")
        assert "on your own" in paper.find(".message").get_text()
        assert not paper.all('[data-act="hint"]')
        again = open_table(stored=paper.stored)
        assert not again.all('[data-act="hint"]')
        again.act("coach")
        assert again.all('[data-act="hint"]')

    def test_a_finished_game_is_counted_once(self, open_table: OpenTable) -> None:
        match = finished()
        paper = open_table(Match(match.record.cut(match.length - 1), match.seats))
        while not match_of(paper).over:
            let_computers_play(paper)
            take_a_turn(paper)
            let_computers_play(paper)
        assert Habit.load(paper.stored[HABIT]).games == 1
        again = open_table(stored=paper.stored)
        assert Habit.load(again.stored[HABIT]).games == 1

    @pytest.mark.parametrize("text", ["", "{", "[]", '{"games":-1}', '{"coach":"loud"}'])
    def test_a_text_that_cannot_be_read_is_a_first_game(self, text: str) -> None:
        assert Habit.load(text) == Habit()

    def test_without_the_coach_nothing_is_marked(self, open_table: OpenTable) -> None:
        paper = open_table(stored=without_coach())
        take_a_turn(paper)
        let_computers_play(paper)
        alone = paper.scene("tray")
        paper.act("coach")
        assert paper.scene("tray") != alone


class TestHint:
    def test_it_says_where_then_why_then_does_it(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        before = match_of(paper).length
        paper.act("hint")
        where = paper.find(".message").get_text()
        assert where.startswith("Look at the marked card")
        marked = [piece["data-act"] for piece in paper.all('[data-shows="hint"]')]
        assert marked
        paper.act("hint")
        reason = paper.find(".message").get_text()
        assert reason == paper.said
        assert "box" in reason
        assert [piece["data-act"] for piece in paper.all('[data-shows="hint"]')] == marked
        assert match_of(paper).length == before
        assert paper.find('[data-act="hint"]').get_text() == "Do it"
        paper.act("hint")
        assert match_of(paper).length == before + 1
        assert paper.find(".message").get_text().startswith("Ana: ")
        assert paper.find('[data-act="hint"]').get_text() == "Hint"
        assert not paper.all('[data-shows="hint"]')

    def test_a_whole_turn_is_played_by_hints(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        for _n in range(30):
            if match_of(paper).computer_to_move:
                break
            paper.act("hint")
        assert match_of(paper).computer_to_move

    def test_on_a_phone_it_turns_to_the_tab_of_the_piece(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(), width=390)
        paper.act("tab:score")
        paper.event("act", "hint")
        assert paper.all('.table-tab [data-shows="hint"]')

    def test_out_of_turn_there_is_none(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1))
        before = match_of(paper).length
        paper.event("act", "hint")
        assert "your own turn" in paper.find(".message").get_text()
        assert match_of(paper).length == before


class TestWhatChanged:
    def test_the_marks_stay_until_the_next_act(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1))
        untouched = paper.scene("tray")
        let_computers_play(paper)
        marked = paper.scene("tray")
        assert marked != untouched
        lines = [line.get_text() for line in paper.all(".turn-news li")]
        assert " ".join(lines) == paper.find(".turn-line").get_text()
        paper.act("tray:0")
        assert not paper.all(".turn-news li")
        paper.act("undo")
        assert paper.scene("tray") == marked

    def test_what_it_means_is_said(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(2))
        while not any("leads" in line.get_text() for line in paper.all(".turn-news li")):
            assert not match_of(paper).over
            take_a_turn(paper)
            let_computers_play(paper)


def score(paper: Paper) -> tuple[object, tuple[str, ...]]:
    return match_of(paper).state, match_of(paper).names


def search(paper: Paper) -> int:
    """Let the search for key moments go on to its end; how often it was asked to."""
    pieces = 0
    while after := paper.last["after"]:
        assert after["act"] == "review"
        paper.event("act", "review")
        pieces += 1
    return pieces


class TestMoments:
    def test_they_are_found_piece_by_piece_and_shown(self, open_table: OpenTable) -> None:
        paper = open_table(finished(), reduced_motion=True)
        to_the_end(paper)
        paper.act("moments")
        assert paper.find("progress")["value"] == "0"
        assert search(paper) > 1
        moments = match_of(paper), paper.app.page.review[1].moments
        assert len(paper.all(".key-moment")) == len(moments[1]) > 0
        assert paper.heading == f"{len(moments[1])} key moments"
        slots = {slot["data-canvas"] for slot in paper.all("[data-canvas]")}
        assert slots == set(paper.shell.page.scenes)
        told = [each.get_text() for each in paper.all(".moment-told")]
        assert told == [COACH.tell(moments[0].game, moment) for moment in moments[1]]
        paper.act("score")
        assert paper.heading == match_of(paper).game.verdict(*score(paper)).head
        paper.act("moments")
        assert paper.all(".key-moment")  # at once: they are known

    def test_one_plays_on_from_a_moment_and_the_game_is_kept(self, open_table: OpenTable) -> None:
        match = finished()
        paper = open_table(match, reduced_motion=True)
        to_the_end(paper)
        paper.act("moments")
        search(paper)
        moment = paper.app.page.review[1].moments[0]
        paper.act(f"branch:{moment.number}")
        assert match_of(paper).state == moment.state
        assert match_of(paper).your_turn
        assert match_of(paper).can_undo == (moment.number > 0)
        take_a_turn(paper)
        again = open_table(stored=paper.stored)
        assert match_of(again).length > moment.number
        again.act("dialog:menu")
        again.act("origin")
        assert match_of(again).over
        assert json.loads(again.stored[KEY]) == json.loads(match.dump())

    def test_another_way_played_to_its_end_leads_back(self, open_table: OpenTable) -> None:
        match = finished()
        paper = open_table(match, reduced_motion=True)
        paper.event("act", f"branch:{match.length - 1}")
        branch = match_of(paper)
        assert branch.origin is not None
        while not branch.over:
            let_computers_play(paper)
            take_a_turn(paper)
            let_computers_play(paper)
        assert HABIT not in paper.stored  # a branch is no game more
        paper.act("origin")
        assert match_of(paper).record.actions == match.record.actions

    def test_looking_back_at_a_finished_game_and_playing_on_keeps_it(
        self, open_table: OpenTable
    ) -> None:
        match = finished()
        paper = open_table(match, reduced_motion=True)
        to_the_end(paper)
        paper.act("look-back")
        paper.event("input", "replay", text="4")
        paper.act("play-on")
        assert match_of(paper).length == 4
        assert match_of(paper).origin is not None

    @pytest.mark.parametrize("act", ["branch:x", "branch:99999999999", "branch:-1", "review"])
    def test_acts_no_button_has_do_no_harm(self, open_table: OpenTable, act: str) -> None:
        for match in (finished(), new_match()):
            paper = open_table(match, reduced_motion=True)
            before = match_of(paper).dump()
            paper.event("act", act)
            assert match_of(paper).dump() == before

    def test_a_save_with_a_broken_origin_is_refused(self, open_table: OpenTable) -> None:
        data = json.loads(new_match().dump()) | {"origin": {"game": GAME}}
        paper = open_table(new_match(2))
        paper.event("act", "load", json.dumps(data))
        assert paper.all(".message.refused")
        assert len(match_of(paper).seats) == 2
