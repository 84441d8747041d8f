"""A game gone back over, kept, saved and shared, without a browser."""

from __future__ import annotations

import json

import pytest

from tests.widgets.tables import (
    GAME,
    OpenTable,
    let_computers_play,
    match_of,
    new_match,
    take_a_turn,
)
from tutor import Record
from tutor.engine import SaveError
from widgets.chocolatiers.composer import clicks
from widgets.pages.table.page import KEY
from widgets.table import Match, MatchError, Seat


def first_click(match: Match) -> str:
    """Return the first of several clicks that make an action; "" if one click makes each."""
    ways = (clicks(match.game, match.seen, each) for each in match.game.actions(match.seen))
    return next((way[0] for way in ways if len(way) > 1), "")


def take_an_action(match: Match) -> None:
    """Play the first action there is, whoever is to move."""
    match.play(match.game.actions(match.state)[0])


class TestBackAndForth:
    def test_undo_goes_back_to_ones_own_last_decision(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        start = match_of(paper).state
        take_a_turn(paper)
        let_computers_play(paper)
        assert match_of(paper).state.round == 2
        paper.act("undo")
        assert (match_of(paper).state.round, match_of(paper).state.phase) == (1, "bonus")
        paper.act("undo")
        assert match_of(paper).state == start
        paper.event("act", "undo")
        assert "nothing to undo" in paper.find(".message").get_text()

    def test_redo_comes_back_to_the_same_game(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        take_a_turn(paper)
        let_computers_play(paper)
        reached = match_of(paper).state
        paper.act("undo")
        paper.act("undo")
        paper.act("redo")
        paper.act("redo")
        assert match_of(paper).state == reached
        paper.event("act", "redo")
        assert "nothing to play again" in paper.find(".message").get_text()

    def test_computers_do_the_same_again(self) -> None:
        match = new_match(first=1)
        while match.computer_step():
            pass
        once = match.record.actions
        again = Match(match.record.cut(0), match.seats)
        while again.computer_step():
            pass
        assert again.record.actions == once

    def test_one_can_look_at_every_point_and_play_on_from_it(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        take_a_turn(paper)
        let_computers_play(paper)
        match = match_of(paper)
        length, states = match.length, match.record.states
        paper.act("dialog:menu")
        paper.act("look-back")
        assert paper.heading == f"Move {length} of {length}"
        for n in range(length - 1, -1, -1):
            paper.event("input", "replay", text=str(n))
            assert match.shown == states[n]
        assert "laid out" in paper.find(".turn .second").get_text()
        paper.event("input", "replay", text="1")
        assert paper.find("#replay")["value"] == "1"
        assert paper.find(".turn .second").get_text() == match.line(match.step(1))
        paper.act("tray:0")
        assert "looking back" in paper.find(".message").get_text()
        assert match_of(paper).length == length
        paper.act("play-on")
        assert match_of(paper).state == states[1]
        assert match_of(paper).your_turn

    def test_back_and_next_go_turn_by_turn_and_tell_each_as_a_whole(
        self, open_table: OpenTable
    ) -> None:
        paper = open_table(new_match())
        take_a_turn(paper)
        let_computers_play(paper)
        match = match_of(paper)
        turns = match.turns()
        assert any(len(turn) > 1 for turn in turns)
        paper.act("dialog:menu")
        paper.act("look-back")
        for turn in reversed(turns):
            assert paper.find(".turn .second").get_text() == match.turn_line(turn)
            paper.act("back")
            assert match.at == turn[0].number - 1
        for turn in turns:
            paper.act("forward")
            assert match.at == turn[-1].number
        paper.event("input", "replay", text=str(turns[0][-1].number - 1))  # amid a turn
        paper.act("forward")
        assert match.at == turns[0][-1].number

    def test_escape_takes_back_the_last_action_of_the_turn(self, open_table: OpenTable) -> None:
        match = new_match()
        match.play(match.game.actions(match.state)[0])
        paper = open_table(match)
        match = match_of(paper)
        taken = match.retractable
        assert taken
        paper.event("act", "cancel")
        assert match.length == 0
        assert match.can_redo
        paper.event("act", "cancel")  # there is nothing left to take back
        assert match.length == 0

    def test_escape_drops_what_is_chosen_before_it_takes_anything_back(
        self, open_table: OpenTable
    ) -> None:
        paper = open_table(new_match())
        while not (match := match_of(paper)).retractable or not (first := first_click(match)):
            take_an_action(match)
        length = match.length
        paper.event("act", first)
        paper.event("act", "cancel")
        assert match.length == length
        paper.event("act", "cancel")
        assert match.length == length - 1

    def test_looking_back_changes_nothing(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        take_a_turn(paper)
        before = match_of(paper).dump()
        paper.act("dialog:menu")
        paper.act("dialog:moves")
        paper.act("look:1")
        assert paper.last["after"] is None
        paper.act("now")
        assert match_of(paper).dump() == before
        assert paper.last["after"]["act"] == "computer"


class TestKept:
    def test_the_game_is_there_again_after_the_tab_was_closed(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        take_a_turn(paper)
        there = match_of(paper).state
        again = open_table(stored=paper.stored)
        assert match_of(again).state == there
        assert match_of(again).names == ("Ana", "Ben", "Cleo")
        assert not again.all("dialog")

    def test_a_damaged_one_is_said_and_a_new_game_begins(self, open_table: OpenTable) -> None:
        paper = open_table(stored={KEY: '{"format": 1'})
        assert "damaged" in paper.find(".table-dialog .message").get_text()
        paper.event("act", "new", fields={"players": "2", "who1": "dreamy"})
        assert match_of(paper).length == 0
        assert paper.all("[data-canvas]")

    def test_a_file_brings_the_game_back(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        take_a_turn(paper)
        paper.act("dialog:menu")
        paper.act("save")
        text = paper.downloads["chocolatiers.json"]
        assert Record.load(text).state == match_of(paper).state
        other = open_table(new_match(2))
        other.act("dialog:menu")
        other.act("load", text)
        assert match_of(other).state == match_of(paper).state
        assert match_of(other).seats == match_of(paper).seats
        assert other.stored[KEY] == text

    @pytest.mark.parametrize(
        "broken",
        [
            *["", "no save", "[]", "{}", '{"format":1,"game":"chess"}'],
            *['{"seats":3}', '{"seats":[["A","greedy"],["B","greedy"],["C","greedy"]]}'],
            *['{"seats":[["A",""],["B",7],["C","greedy"]]}', '{"actions":["take X"]}'],
        ],
    )
    def test_a_broken_file_leaves_the_game_alone(self, open_table: OpenTable, broken: str) -> None:
        match = new_match()
        if broken.startswith(('{"seats"', '{"actions"')):
            broken = json.dumps(json.loads(match.dump()) | json.loads(broken))
        paper = open_table(match)
        take_a_turn(paper)
        before = match_of(paper).dump()
        paper.event("act", "load", broken)
        assert match_of(paper).dump() == before
        (line,) = paper.all(".message.refused p")
        assert len(line.get_text()) > 20

    def test_a_link_opens_the_same_game_for_another(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        take_a_turn(paper)
        paper.act("dialog:menu")
        address = paper.find("[data-copy]")["data-copy"].removeprefix("#")
        other = open_table(hash=address)
        assert match_of(other).state == match_of(paper).state
        assert "Ana" not in other.text  # a link does not carry names

    def test_a_game_like_the_one_behind_the_set_up_is_opened_all_the_same(
        self, open_table: OpenTable
    ) -> None:
        dealt = match_of(open_table())  # the table of a test deals the same each time
        paper = open_table(hash=f"table/{dealt.link()}")
        assert not paper.all("dialog[open]")
        assert Match.load(paper.stored[KEY], GAME).state == dealt.state

    def test_opened_again_the_link_does_not_undo_what_was_played(
        self, open_table: OpenTable
    ) -> None:
        address = f"table/{new_match().link()}"
        paper = open_table(hash=address)
        take_a_turn(paper)
        again = open_table(hash=address, stored=paper.stored)
        assert match_of(again).length == match_of(paper).length > 0

    @pytest.mark.parametrize(("answer", "taken"), [("take-link", True), ("leave-link", False)])
    def test_a_running_game_is_given_up_only_when_asked(
        self, open_table: OpenTable, answer: str, taken: bool
    ) -> None:
        own = open_table(new_match())
        take_a_turn(own)
        shared = new_match(2)
        paper = open_table(hash=f"table/{shared.link()}", stored=own.stored)
        assert "Open the shared game?" in paper.find("dialog").get_text()
        assert len(match_of(paper).seats) == 3
        paper.act(answer)
        assert len(match_of(paper).seats) == (2 if taken else 3)
        assert not paper.all("dialog")

    @pytest.mark.parametrize("link", ["x", "AAAA", "!!", "é", "a" * 5000])
    def test_a_garbled_link_is_said(self, open_table: OpenTable, link: str) -> None:
        paper = open_table(new_match(), hash=f"table/{link}")
        assert "link is damaged" in paper.find(".message.refused").get_text()
        assert match_of(paper).names[0] == "Ana"

    def test_a_save_of_other_seats_is_refused_in_words(self) -> None:
        data = json.loads(new_match().dump()) | {"seats": [["A", ""]]}
        with pytest.raises(SaveError, match="seats"):
            Match.load(json.dumps(data), GAME)

    def test_no_game_for_five(self) -> None:
        with pytest.raises(MatchError, match="2"):
            Match.start(GAME, (Seat("A"), *[Seat("B", "greedy")] * 4), 1)
