"""The table without a browser: whole games, every refusal, what is shown."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import htpy as h
import pytest
from bs4 import BeautifulSoup

from tests.budget import breadth
from tests.widgets.paper import Paper
from tests.widgets.tables import (
    GAME,
    STRENGTHS,
    OpenTable,
    let_computers_play,
    match_of,
    new_match,
    take_a_turn,
    to_the_end,
)
from tutor.chocolatiers.actions import Box
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.words import describe
from tutor.chocolatiers_family.scoring import awards
from widgets.app.app import App
from widgets.pages.table.pace import COACHED, FEAST
from widgets.pages.table.page import HABIT
from widgets.pages.table.panels import TurnPanel
from widgets.rooms import room
from widgets.table import Match, MatchError, Seat, seats_for
from widgets.table.habit import Habit
from widgets.tabletop import Prompt


@breadth(("players", "strength"), (2, "dreamy"), (4, "greedy"), (3, "greedy"), short=2)
def test_a_whole_game_is_played_to_its_final_score(
    open_table: OpenTable, players: int, strength: str
) -> None:
    paper = open_table(new_match(players, strength, first=1))
    let_computers_play(paper)
    for _turn in range(80):
        if match_of(paper).over:
            break
        take_a_turn(paper)
        let_computers_play(paper)
    assert match_of(paper).over
    standings = match_of(paper).game.standings(match_of(paper).state)
    to_the_end(paper)
    paper.act("tally-sums")
    totals = [int(cell.get_text()) for cell in paper.all("td.total")]
    assert totals == [s.total for s in standings]


def test_what_the_others_did_last_is_seen_before_the_points_are_counted(
    open_table: OpenTable,
) -> None:
    match = new_match(2)
    while not match.over:
        actions = match.game.actions(match.state)
        match.play(next((a for a in actions if isinstance(a, Box)), actions[-1]))
    last = match.step(match.length).player
    paper = open_table(match)
    assert paper.heading == "The game is over."
    assert not paper.all(".final")
    news = paper.find(".turn-answers").get_text(" ")
    assert ("Ben" in news) == (last == 1)
    paper.act("count")
    assert paper.heading == "Who holds the First card?"


def test_the_own_points_are_those_of_the_rules(open_table: OpenTable) -> None:
    match = new_match(2)
    while match.length < 30 or not match.your_turn:
        actions = match.game.actions(match.state)
        match.play(next((a for a in actions if isinstance(a, Box)), actions[-1]))
    (own,) = (s for s in match.game.standings(match.state) if s.player == 0)
    assert own.total > own.items["Boxes"] > 0
    for width in (1280, 768, 390):
        told = open_table(match, width=width).find(".points-now").get_text()
        assert told.startswith(f"{own.total} points now")
        assert f"{own.items['Boxes']} for boxes" in told


def test_a_scoring_card_says_who_leads_or_is_level(open_table: OpenTable) -> None:
    match = new_match(2)
    tied: list[str] = []
    while not (tied and match.your_turn):
        actions = match.game.actions(match.state)
        match.play(next((a for a in actions if isinstance(a, Box)), actions[0]))
        tied = [kind for kind, award in awards(match.state.displays).items() if award.tied]
    paper = open_table(match)
    paper.act(f"card:{tied[0]}")
    assert "A tie: Ana and Ben." in paper.find(".message").get_text()


def test_every_strength_plays(open_table: OpenTable) -> None:
    paper = open_table(new_match(2, "lookahead", first=1))
    let_computers_play(paper)
    assert match_of(paper).your_turn
    assert match_of(paper).seats[1] == Seat("Ben", "lookahead")


class TestSetUp:
    def test_the_first_visit_asks_for_a_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        paper = Paper(App, monkeypatch, hash="table")
        assert paper.find("dialog h2").get_text() == "A new game"
        paper.act("close")
        assert not paper.all("dialog")
        let_computers_play(paper)
        before = match_of(paper).length
        take_a_turn(paper)
        assert match_of(paper).length > before

    def test_the_form_makes_the_game(self, open_table: OpenTable) -> None:
        paper = open_table()
        fields = {"players": "4", "name0": "Zoë", "first": "1", "seed": "12", "who0": ""}
        fields |= {"who1": "dreamy", "who2": "greedy", "who3": "lookahead"}
        paper.event("act", "new", fields=fields)
        match = match_of(paper)
        assert match.record.setup == {"players": 4, "seed": 12, "first": 1}
        assert match.names == ("Zoë", "Ben", "Cleo", "Dora")
        assert [s.strength for s in match.seats] == ["", "dreamy", "greedy", "lookahead"]
        assert not paper.all("dialog")

    @pytest.mark.parametrize("seed", ["many", "-3", "9" * 30, "1.5"])
    def test_a_seed_that_is_none_is_said_in_the_form(
        self, open_table: OpenTable, seed: str
    ) -> None:
        paper = open_table()
        paper.event("act", "new", fields={"players": "3", "seed": seed})
        assert "whole number" in paper.find(".table-dialog .message").get_text()

    @pytest.mark.parametrize("players", ["7", "1", "0", "-1", "x"])
    def test_other_numbers_of_players_are_no_game(
        self, open_table: OpenTable, players: str
    ) -> None:
        paper = open_table()
        paper.event("act", "new", fields={"players": players})
        assert len(match_of(paper).seats) in (2, 3, 4)

    def test_names_are_text_and_nothing_else(self, open_table: OpenTable) -> None:
        paper = open_table()
        name = "<img src=x onerror=alert(1)>\n&amp;"
        paper.event("act", "new", fields={"players": "3", "name0": name, "first": "0"})
        assert not paper.all("img")
        assert match_of(paper).names[0] == "<img src=x onerror=a"  # one line, cut to its length
        paper.act("dialog:words")
        assert "<img src=x onerror=a to move" in paper.find(".board-words").get_text()

    def test_nobody_is_called_like_the_learner(self) -> None:
        assert [s.name for s in seats_for(3, STRENGTHS, "ben")] == ["ben", "Ben’", "Cleo"]


class TestRefusals:
    def test_a_refusal_is_at_the_piece_in_words_and_with_its_clause(
        self, open_table: OpenTable
    ) -> None:
        paper = open_table(new_match())
        paper.act("stack:1")
        assert "First take a chocolate or swap" in paper.find(".message.refused").get_text()
        assert paper.find('.message [data-act^="rule:"]')["data-act"] == "rule:2.1"
        assert paper.find('[data-act="stack:1"]')["data-shows"] == "refused"
        assert paper.last["moves"][0]["kind"] == "shake"
        assert paper.said.startswith("First take")
        paper.act("rule:2.1")
        assert paper.find("dialog h2").get_text() == "Three phases in order"

    def test_the_answer_stays_until_the_next_click(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        paper.act("stack:1")
        paper.act("side:groups")
        assert paper.all(".message")
        paper.act("tray:0")
        assert not paper.all(".message")

    def test_what_can_only_be_looked_at_is_no_mistake(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        paper.act("card:M")
        assert not paper.all(".message.refused")
        assert "largest group of Mint" in paper.find(".message").get_text()

    def test_nobody_clicks_out_of_turn(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1))
        before = match_of(paper).length
        paper.act("tray:0")
        assert match_of(paper).length == before
        assert "not your turn" in paper.find(".message.refused").get_text()
        assert paper.last["after"]["act"] == "computer"  # the others play on all the same

    @pytest.mark.parametrize("act", ["tray:77", "space:9,9", "display:9", "rule:99", "look:-4"])
    def test_acts_no_button_has_do_no_harm(self, open_table: OpenTable, act: str) -> None:
        paper = open_table(new_match())
        before = match_of(paper).dump()
        paper.event("act", act)
        paper.event("act", "replay", text="eleven")
        paper.event("act", "now")
        assert match_of(paper).dump() == before


class TestComputers:
    def test_they_move_one_by_one_with_a_pause_between(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1))
        lengths = [match_of(paper).length]
        while after := paper.last["after"]:
            assert after["ms"] >= 500
            paper.event("act", after["act"])
            lengths.append(match_of(paper).length)
        assert len(lengths) > 2
        assert all(a < b for a, b in pairwise(lengths))

    def test_what_they_did_is_told(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1))
        while match_of(paper).to_move == 1:
            paper.event("act", "computer")
        assert paper.said.startswith("Ben: ")
        assert paper.said.count("Ben: ") == 1  # a turn is told as one
        let_computers_play(paper)
        lines = [line.get_text() for line in paper.all(".turn-news li")]
        assert any(line.startswith("Ben") for line in lines)
        assert any(line.startswith("Cleo") for line in lines)

    def test_a_tap_on_the_line_that_may_be_cut_tells_all_of_it(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1), width=390)
        let_computers_play(paper)
        lines = [line.get_text() for line in paper.all(".turn-answers .turn-news li")]
        paper.act("news")
        assert lines
        assert [line.get_text() for line in paper.all("dialog .turn-news li")] == lines

    def test_hurry_leaves_out_the_pauses(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1))
        paper.act("hurry")
        assert paper.last["after"]["ms"] == 0
        let_computers_play(paper)
        assert match_of(paper).your_turn

    def test_they_are_watched_at_three_speeds_and_the_speed_is_kept(
        self, open_table: OpenTable
    ) -> None:
        paper = open_table(new_match(first=1))
        usual = paper.last["after"]["ms"]
        for pace in (2, 4, 1):
            paper.act(f"pace:{pace}")
            assert paper.last["after"]["ms"] == usual // pace
            pressed = paper.all('.turn-pace[aria-pressed="true"]')
            assert [button["data-act"] for button in pressed] == [f"pace:{pace}"]
            assert Habit.load(paper.shell.stored[HABIT]).pace == pace
        paper.event("act", "pace:9")
        assert paper.last["after"]["ms"] == usual

    @pytest.mark.parametrize(("still", "least"), [(False, FEAST), (True, 0)])
    def test_the_next_move_lets_first_fly_to_its_owner(
        self, open_table: OpenTable, still: bool, least: int
    ) -> None:
        seats = seats_for(2, STRENGTHS, "Ana", ["greedy"])
        match, action = Match.start(GAME, seats, seed=1), None
        while match.to_move or not (
            isinstance(action, Box) and len(match.state.display.points) == 5
        ):
            if action is not None:
                match.play(action)
            seen = match.game.view(match.state, match.to_move)
            action = PLAYERS["greedy"].choose(match.game, seen, Random(match.length))
        paper = open_table(match, reduced_motion=still)
        paper.event("act", "pace:4")
        for target in room(GAME).tabletop().clicks(match.game, match.seen, action):
            paper.act(target)
        assert match_of(paper).state.first_card == 0
        assert paper.last["after"]["ms"] == max(COACHED // 4, least)

    def test_a_dialog_holds_them_up(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1))
        paper.act("dialog:words")
        assert paper.last["after"] is None
        before = match_of(paper).length
        paper.event("act", "computer")
        assert match_of(paper).length == before
        paper.act("close")
        assert paper.last["after"]["act"] == "computer"

    def test_a_window_that_changes_its_size_does_not_stop_them(self, open_table: OpenTable) -> None:
        paper = open_table(new_match(first=1))
        paper.resize(width=768)
        assert paper.last["after"]["act"] == "computer"

    def test_they_never_see_what_is_hidden(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seen = []

        class Spy:
            title = description = ""

            def choose(self, game: Any, view: Any, rng: Any) -> Any:
                seen.append(view)
                return game.actions(view)[0]

        monkeypatch.setattr("widgets.table.match.offered", lambda game: {"greedy": Spy()})
        match = new_match(first=1)
        while match.computer_step():
            pass
        assert seen
        for view in seen:
            assert set(view.deck) <= {"?"}
            assert all(set(h) <= {"?"} for p, h in enumerate(view.hands) if p != view.player)
            assert view.seed is None


class TestShown:
    def test_the_board_in_words_is_what_the_rules_say(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        paper.act("dialog:words")
        match = match_of(paper)
        said = paper.find(".board-words").get_text()
        assert said == describe(match.seen, match.you, match.names)
        assert "3 cards" in said  # others' hands are counted, not named

    @pytest.mark.parametrize("width", [1280, 768, 390])
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_layout_has_one_heading_and_its_canvases(
        self, open_table: OpenTable, width: int, players: int
    ) -> None:
        paper = open_table(new_match(players), width=width)
        assert paper.heading == "Take a card from the tray, or swap."
        slots = {slot["data-canvas"] for slot in paper.all("[data-canvas]")}
        assert slots == set(paper.shell.page.scenes)
        assert "display" in slots
        assert len(paper.all(".btn-primary")) <= 1

    def test_on_a_phone_all_that_is_played_with_is_there_at_once(
        self, open_table: OpenTable
    ) -> None:
        paper = open_table(new_match(), width=390)
        assert paper.find('[aria-selected="true"]').get_text() == "Play"
        for act in ("stack:0", "tray:0", "hand:0", "wild"):
            assert paper.all(f'[data-act="{act}"]'), f"{act} is not in sight"
        names = [label.get_text() for label in paper.all(".table-tab .label")]
        assert names == ["Boxes", "Share Tray", "Your hand and Wilds"]
        paper.act("tray:0")
        paper.act("stack:0")
        assert paper.find('[aria-selected="true"]').get_text() == "Play"
        paper.act("tab:others")
        paper.act("other:2")
        assert paper.find(".table-tab [data-canvas]")["data-canvas"] == "other-2"

    def test_another_display_can_be_enlarged(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        paper.act("display:2")
        assert paper.find("dialog h2").get_text() == "Cleo’s display"
        assert paper.find("dialog [data-canvas]")["data-canvas"] == "enlarged"

    def test_what_is_chosen_can_be_put_back(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        paper.act("hand:0")
        assert paper.heading == "Take two cards from the tray."
        paper.event("act", "cancel")
        assert paper.heading == "Take a card from the tray, or swap."

    def test_pieces_fly_where_they_are_played(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        paper.act("tray:0")
        (move,) = paper.last["moves"]
        assert (move["from_canvas"], move["to_canvas"]) == ("tray", "hand")

    def test_a_notebook_has_the_buttons_of_the_header_on_the_page(
        self, open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert not Paper(App, monkeypatch, hash="table").all(".table-tools")
        paper = open_table(new_match(), embedded=True)
        paper.act("dialog:menu")
        assert paper.find("dialog h2").get_text() == "This game"

    def test_other_hands_are_never_sent(self, open_table: OpenTable) -> None:
        paper = open_table(new_match())
        assert all("?" in h or not h for h in match_of(paper).seen.hands[1:])


def test_a_full_record_refuses_one_move_more_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.record.MAX_ACTIONS", 0)
    match = Match.start(GAME, seats_for(2, STRENGTHS), seed=7)
    with pytest.raises(MatchError, match="A record holds at most 0 actions"):
        match.play(match.game.actions(match.state)[0])


def test_where_there_is_one_line_the_last_turn_is_said_before_what_happened() -> None:
    asked = Prompt("Take a card.", who="Your last turn · Ben has six boxes")
    panel = TurnPanel(h.span, asked.who, asked, None, (), news=("Ben takes Mint.",))
    found = BeautifulSoup(str(panel.element({})), "html.parser").select_one(".turn-line")
    assert found.get_text() == "Your last turn · Ben has six boxes. Ben takes Mint."


def test_each_sentence_of_news_can_be_left_out_by_itself() -> None:
    news = ("J. P. gets £5. J. P. ends.", "Ben takes Mint.")
    asked = Prompt("Take a card.")
    panel = TurnPanel(h.span, "", asked, None, (), news=news)
    found = BeautifulSoup(str(panel.element({})), "html.parser").select_one(".turn-line")
    assert found.get_text() == "J. P. gets £5. J. P. ends. Ben takes Mint."
    sentences = [it.get_text() for it in found.select(".turn-told > *")]
    assert sentences == ["J. P. gets £5.", "J. P. ends.", "Ben takes Mint."]
    assert found.has_attr("data-more")
