"""Several people at one screen: whose turn it is to look, and that nobody else's hand is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from tests.budget import breadth
from tests.widgets.paper import Paper
from tests.widgets.tables import (
    GAME,
    SEED,
    STRENGTHS,
    OpenTable,
    let_computers_play,
    match_of,
    take_a_turn,
    to_the_end,
)
from tutor import Record
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import in_order
from tutor.kind import Hidden
from tutor.kit.frozen import changed
from widgets.table import Match, seated


def hot_seat(*strengths: str, first: int = 0) -> Match:
    """A table of Ana, Ben and so on: "" is a person."""
    names = ("Ana", "Ben", "Cleo", "Dora")
    seats = seated(list(zip(names, strengths, strict=False)), STRENGTHS)
    return Match.start(GAME, seats, SEED, first)


def everything(paper: Paper) -> Iterator[Any]:
    """All that reaches the browser: the page, what is drawn, what is spoken."""
    yield paper.shell.page.html
    yield paper.shell.page.scenes
    yield paper.said
    for dialog in ("words", "moves"):
        paper.event("act", f"dialog:{dialog}")
        yield paper.shell.page.html
        paper.event("act", "close")


def with_other_hands(match: Match, keep: tuple[int, ...] = ()) -> Match:
    """The same table; those who are not kept hold as many cards, but others, from the deck."""
    state: State = match.state
    hands, deck = list(state.hands), state.deck
    for player, hand in enumerate(hands):
        if player not in keep:
            hands[player], deck = in_order(deck[-len(hand) :]), hand + deck[: -len(hand)]
    assert all(hands[p] != h for p, h in enumerate(state.hands) if p not in keep)
    other = changed(state, hands=tuple(hands), deck=deck)
    return Match(Record.from_state(match.game, other), match.seats)


def same_table(match: Match) -> Match:
    return Match(Record.from_state(match.game, match.state), match.seats)


class TestCover:
    def test_hands_are_covered_until_the_one_to_move_is_there(self, open_table: OpenTable) -> None:
        paper = open_table(hot_seat("", ""))
        assert paper.heading == "Pass the screen to Ana."
        assert "face down" in paper.find('[data-act="hand:0"]')["aria-label"]
        paper.act("tray:0")
        assert match_of(paper).length == 0
        assert "Pass the screen to Ana." in paper.find(".message").get_text()
        paper.act("uncover")
        assert paper.heading == "Take a card from the tray, or swap."
        assert "face down" not in paper.find('[data-act="hand:0"]')["aria-label"]
        take_a_turn(paper)
        assert paper.heading == "Pass the screen to Ben."
        assert paper.said.endswith("Pass the screen to Ben.")
        assert any("Ana takes" in line.get_text() for line in paper.all(".turn-news li"))

    @pytest.mark.parametrize("width", [1280, 900, 390])
    def test_covered_the_page_does_not_depend_on_any_hand(
        self, open_table: OpenTable, width: int
    ) -> None:
        match = hot_seat("", "", "greedy")
        shown = open_table(same_table(match), width=width)
        other = open_table(with_other_hands(match), width=width)
        for paper in (shown, other):
            paper.event("act", "tab:play")
        assert list(everything(shown)) == list(everything(other))

    @pytest.mark.parametrize("width", [1280, 900, 390])
    def test_on_ones_turn_it_does_not_depend_on_the_other_hands(
        self, open_table: OpenTable, width: int
    ) -> None:
        match = hot_seat("", "", "greedy")
        shown = open_table(same_table(match), width=width)
        other = open_table(with_other_hands(match, keep=(0,)), width=width)
        for paper in (shown, other):
            paper.act("uncover")
            paper.event("act", "tab:play")
        assert "face down" not in shown.find('[data-act="hand:0"]')["aria-label"]
        assert list(everything(shown)) == list(everything(other))

    def test_while_a_computer_plays_no_hand_is_seen(self, open_table: OpenTable) -> None:
        paper = open_table(hot_seat("", "greedy", ""))
        paper.act("uncover")
        take_a_turn(paper)
        assert match_of(paper).computer_to_move
        assert paper.heading == "Ben is playing."
        assert "face down" in paper.find('[data-act="hand:0"]')["aria-label"]
        shown = open_table(same_table(match_of(paper)))
        other = open_table(with_other_hands(match_of(paper)))
        assert list(everything(shown)) == list(everything(other))
        let_computers_play(paper)
        assert paper.heading == "Pass the screen to Cleo."

    def test_alone_against_computers_there_is_nothing_to_cover(self, open_table: OpenTable) -> None:
        paper = open_table(hot_seat("greedy", "", "greedy"))
        let_computers_play(paper)
        assert paper.heading == "Take a card from the tray, or swap."
        paper.act("tray:0")
        let_computers_play(paper)
        assert not any("face down" in b["aria-label"] for b in paper.all('[data-grid="hand"] *'))

    def test_taken_back_the_move_is_covered_for_the_one_before(self, open_table: OpenTable) -> None:
        paper = open_table(hot_seat("", ""))
        paper.act("uncover")
        take_a_turn(paper)
        paper.act("uncover")
        paper.act("undo")
        assert paper.heading == "Pass the screen to Ana."
        paper.act("redo")
        assert paper.heading == "Pass the screen to Ben."

    def test_ones_own_move_is_taken_back_without_a_cover(self, open_table: OpenTable) -> None:
        paper = open_table(hot_seat("", ""))
        paper.act("uncover")
        paper.act("tray:0")
        paper.act("undo")
        assert paper.heading == "Take a card from the tray, or swap."

    def test_after_a_reload_hands_are_covered(self, open_table: OpenTable) -> None:
        paper = open_table(hot_seat("", ""))
        paper.act("uncover")
        paper.act("tray:0")
        again = open_table(stored=paper.stored)
        assert again.heading == "Pass the screen to Ana."
        assert match_of(again).names == ("Ana", "Ben")

    def test_looking_back_shows_no_hand_while_it_is_covered(self, open_table: OpenTable) -> None:
        paper = open_table(hot_seat("", ""))
        paper.act("uncover")
        take_a_turn(paper)
        paper.event("act", "look:0")
        assert "face down" in paper.find('[data-act="hand:0"]')["aria-label"]
        paper.act("play-on")
        assert paper.heading == "Pass the screen to Ana."


@breadth("strengths", ("", "greedy", ""), ("", ""), ("", "", "", ""))
def test_a_whole_game_is_played_to_a_score_for_all(
    open_table: OpenTable, strengths: tuple[str, ...]
) -> None:
    paper = open_table(hot_seat(*strengths), reduced_motion=True)
    while not match_of(paper).over:
        let_computers_play(paper)
        if match_of(paper).covered:
            paper.act("uncover")
        take_a_turn(paper)
        let_computers_play(paper)
    assert not paper.all('[data-act="uncover"]')
    standings = match_of(paper).game.standings(match_of(paper).state)
    to_the_end(paper)
    paper.act("tally-sums")
    assert [int(c.get_text()) for c in paper.all("td.total")] == [s.total for s in standings]


class TestSetUp:
    def fields(self, **more: str) -> dict[str, str]:
        seats = {"name0": "Ana", "who0": "", "name1": "Ben", "who1": "", "name2": "Cleo"}
        return {"players": "3", "first": "0", **seats, "who2": STRENGTHS[0], **more}

    def test_the_first_game_is_against_one_easy_opponent(self, open_table: OpenTable) -> None:
        paper = open_table()
        assert [seat.strength for seat in match_of(paper).seats] == ["", STRENGTHS[0]]
        chosen = paper.all("#set-up option[selected]")
        assert [option["value"] for option in chosen[:2]] == ["", STRENGTHS[0]]
        assert paper.find('[name="players"][checked]')["value"] == "2"

    def test_each_seat_is_a_person_or_a_computer_player(self, open_table: OpenTable) -> None:
        paper = open_table()
        paper.event("act", "new", fields=self.fields(first="2"))
        assert [(s.name, s.is_computer) for s in match_of(paper).seats] == [
            *[("Ana", False), ("Ben", False), ("Cleo", True)]
        ]
        assert match_of(paper).to_move == 2

    def test_a_table_without_people_is_said_in_the_form(self, open_table: OpenTable) -> None:
        paper = open_table()
        before = match_of(paper).dump()
        everyone = dict.fromkeys(("who0", "who1", "who2"), STRENGTHS[0])
        paper.event("act", "new", fields=self.fields(**everyone))
        assert "let one seat be a person" in paper.find(".table-dialog .message").get_text()
        assert match_of(paper).dump() == before

    def test_names_are_different_and_short_and_text(self, open_table: OpenTable) -> None:
        paper = open_table()
        wild = '"><script>alert(1)</script>' * 9
        paper.event("act", "new", fields=self.fields(name0=wild, name1=" Cleo ", name2="cleo"))
        names = match_of(paper).names
        assert not paper.all("script")
        assert len(names[0]) <= 20
        assert names[1:] == ("Cleo", "cleo’")

    def test_several_people_have_names_of_their_own(self) -> None:
        assert [s.name for s in seated([("You", ""), ("", "")], STRENGTHS)] == ["Player 1", "Ben"]
        assert seated([("You", ""), ("", STRENGTHS[0])], STRENGTHS)[0].name == "You"

    def test_the_next_game_begins_as_the_last(self, open_table: OpenTable) -> None:
        paper = open_table(hot_seat("", "greedy", ""))
        paper.event("act", "dialog:new")
        names = [field["value"] for field in paper.all("#set-up .sitter input")]
        assert names[:3] == ["Ana", "Ben", "Cleo"]
        chosen = [option["value"] for option in paper.all("#set-up option[selected]")]
        assert chosen[:3] == ["", "greedy", ""]

    def test_the_seats_are_kept(self) -> None:
        match = hot_seat("", "greedy", "", "")
        assert Match.load(match.dump(), GAME).seats == match.seats

    def test_a_computer_player_who_is_gone_is_replaced(self) -> None:
        data = json.loads(hot_seat("", "greedy").dump())
        data["seats"][1][1] = "wizard"
        assert Match.load(json.dumps(data), GAME).seats[1].strength == STRENGTHS[0]


class TestOpenGame:
    """Where nothing is hidden, nobody passes the screen and nothing is covered."""

    @staticmethod
    def opened(monkeypatch: pytest.MonkeyPatch, *strengths: str) -> Match:
        match = hot_seat(*strengths)
        kind = attrs.evolve(match.game.kind, hidden=frozenset({Hidden.PILES}))
        monkeypatch.setattr(type(match.game), "kind", kind)
        return match

    def test_each_person_sees_their_side_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = self.opened(monkeypatch, "", "", "")
        for player in (0, 1, 2):
            while match.to_move == player:
                assert not match.covered
                assert match.your_turn
                assert match.you == match.eyes == player
                match.play(match.game.actions(match.state)[0])

    def test_the_table_is_not_turned_while_a_computer_player_moves(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = self.opened(monkeypatch, "", STRENGTHS[0], "")
        while match.to_move == 0:
            match.play(match.game.actions(match.state)[0])
        assert match.computer_to_move
        assert match.you == 0
        while match.computer_to_move:
            match.computer_step()
        assert match.you == match.to_move == 2
        assert match.your_turn
