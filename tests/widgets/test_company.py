"""The computer players at a table: their faces, what they feel, and the lines that they say."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from tests.widgets.tables import OpenTable, let_computers_play, match_of, new_match, take_a_turn
from tutor import GAMES, load_game
from tutor.chocolatiers import Display
from tutor.chocolatiers.game import Chocolatiers
from tutor.kit.frozen import changed
from tutor.rooms import room as rules
from widgets.browser.protocol import View
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.draw.face_data import FACES
from widgets.draw.faces import ANNOYED, MOODS, PLEASED, THINKING, face_of, face_svg
from widgets.pages.table.company import company, turns_of
from widgets.rooms import room
from widgets.storage.settings import Frame, Settings
from widgets.table import Match, seats_for, strengths_of
from widgets.table.seats import Seat

TWO, THREE, TIE = (Display.parse(rows, [4]) for rows in ("MM/TV", "MM/MV", "MR/MM"))


def position(ana: Display, ben: Display, first: int | None = None):
    start = Chocolatiers.from_file().start(2, seed=1)
    return changed(start, displays=(ana, ben), first_card=first)


def played(game: str, players: int = 3) -> Match:
    """A whole game of computer players, as one that the learner has played."""
    weakest = strengths_of(game)[0]
    match = Match.start(game, seats_for(players, strengths_of(game), "Ana"), 5)
    player = rules(game).players()[weakest]
    while not match.over:
        view = match.game.view(match.state, match.to_move)
        match.play(player.choose(match.game, view, Random(match.length)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_no_two_computer_players_of_a_game_have_the_same_face(game: str) -> None:
    known = strengths_of(game)
    faces = [face_of(strength, known) for strength in known]
    assert faces[0] == "playful"
    assert len(set(faces)) == len(known)


@pytest.mark.parametrize("face", FACES)
def test_a_face_shows_its_mood_in_every_size(face: str) -> None:
    for height in (28, 44, 96):
        assert len({face_svg(face, mood, height) for mood in MOODS}) == len(MOODS)


def test_whoever_loses_the_largest_group_says_so() -> None:
    before, passed, level = position(TWO, THREE), position(TIE, TWO), position(TIE, THREE)
    lost = TABLETOP.remark(position(TWO, THREE), position(Display.parse("MM/MM", [4]), THREE), 0, 1)
    assert lost is not None
    assert (lost.mood, lost.text) == (ANNOYED, "My Mint was the largest.")
    tied = TABLETOP.remark(before, level, 0, 1)
    assert tied is not None
    assert tied.text == "A Mint tie helps nobody."
    mine = TABLETOP.remark(passed, position(TWO, THREE), 1, 1)
    assert mine is not None
    assert (mine.mood, mine.text) == (PLEASED, "My Mint: 3!")
    assert TABLETOP.remark(before, before, 0, 1) is None


def test_first_is_mine_or_gone() -> None:
    before = position(TWO, THREE)
    texts = [TABLETOP.remark(before, position(TWO, THREE, who), who, 1) for who in (0, 1)]
    assert [said and said.text for said in texts] == ["First is gone.", "First is mine!"]


@pytest.mark.parametrize("game", [it for it in GAMES if 3 in load_game(it).players])
def test_a_line_stays_for_a_round_and_two_quiet_turns_follow(game: str) -> None:
    match, remark = played(game), room(game).tabletop().remark
    lines: list[list[str]] = []
    ends = []
    turns = list(turns_of(match))
    for turn in turns:
        ends.append(next(n for n, state in enumerate(match.record.states) if state is turn.after))
    for turn, end in zip(turns, ends, strict=True):
        match.look(end)
        guest = next(guest for guest in company(match, remark) if guest.player == 1)
        if turn.player == 1:
            lines.append([])
        if lines and guest.line and end < match.length:
            lines[-1].append(guest.line)
    spoken = [len(set(said)) for said in lines]
    assert max(spoken) == 1
    at = [number for number, said in enumerate(spoken) if said]
    assert all(later - sooner >= 3 for sooner, later in pairwise(at))


def test_at_the_end_the_winner_is_pleased_and_while_one_moves_it_thinks() -> None:
    match = played("chocolatiers")
    winners = match.game.verdict(match.state, match.names).winners
    for guest in company(match, TABLETOP.remark):
        assert guest.mood == (PLEASED if guest.player in winners else ANNOYED)
    match = new_match(3, first=1)
    assert [guest.mood == THINKING for guest in company(match, TABLETOP.remark)] == [True, False]


def test_among_people_there_are_no_faces() -> None:
    seats = (Seat("Ana"), Seat("Ben"), Seat("Cleo", "playful"))
    assert company(Match.start("chocolatiers", seats, 7), TABLETOP.remark) == ()


def test_among_people_there_is_nothing_to_switch_off(open_table: OpenTable) -> None:
    seats = (Seat("Ana"), Seat("Ben"), Seat("Cleo", "playful"))
    paper = open_table(Match.start("chocolatiers", seats, 7))
    assert not paper.all("[data-act=talk]")


def test_on_a_wide_table_faces_are_in_the_panels_of_the_others(open_table: OpenTable) -> None:
    paper = open_table(new_match(3, first=0))
    for name, panel in zip(("Ben", "Cleo"), paper.all(".other"), strict=True):
        (face,) = panel.select(".faced-head > [role=img]")
        assert face["title"].startswith(f"{name}, ")
    assert not paper.all(".talk-faces")
    symbols = {each["id"] for each in paper.all(".cameo-parts [id]")}
    assert {each["href"][1:] for each in paper.all(".cameo-face use")} <= symbols


def test_faces_are_said_in_words_and_can_be_switched_off(open_table: OpenTable) -> None:
    paper = open_table(new_match(3, first=0))
    take_a_turn(paper)
    let_computers_play(paper)
    page = str(paper.app.page.paint(Frame(View(1024, 768))).body)
    assert page.count('class="talk-faces"') == 1
    assert re.search(r'title="Ben, (calm|pleased|annoyed)"', page)
    off = str(paper.app.page.paint(Frame(settings=Settings(faces=False))).body)
    assert "cameo" not in off
    paper.act("talk")
    assert paper.said.endswith("Table talk off.")
    assert not paper.all(".cameo")
    assert paper.find("[data-act=talk]")["aria-pressed"] == "false"
    paper.act("dialog:menu")
    paper.act("talk")
    assert paper.all(".faced-head .cameo")
    assert paper.find("dialog [data-act=talk]").get_text() == "No table talk"
    assert match_of(paper).your_turn
