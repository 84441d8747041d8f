"""A game that goes round by link: pages of several people, each in a browser of their own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.budget import breadth
from tests.widgets.paper import Paper
from tests.widgets.tables import to_the_end
from tutor.kit.links import from_link, to_link
from tutor.rooms import GAMES as ALL
from tutor.rooms import load_game
from widgets.app.app import App
from widgets.app.notebook_cells import table_player
from widgets.table import MatchError
from widgets.table.handed import HandedMatch

GAME = "chocolatiers"
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
PLACE = "https://chocolate.example/tutor/"
GAMES = [game for game in ALL if load_game(game).players[-1] > 1]


def begun(page: Paper, game: str = GAME, people: int = 2, computers: int = 0) -> None:
    """Set a game up that goes round."""
    fields = {"players": str(people + computers), "seed": "7", "first": "0", "hand": "1"}
    fields |= {f"name{n}": NAMES[n] for n in range(people)}
    fields |= {f"who{n}": "" for n in range(people)}
    assert page.page.select("form [name=hand]")
    page.event("act", "new", fields=fields)


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Any:
    def open_page(address: str, **more: Any) -> Paper:
        return Paper(App, monkeypatch, hash=address, **({"place": PLACE} | more))

    return open_page


@pytest.fixture
def ada(visit: Any) -> Paper:
    """Ada has begun a game with Ben, and sits down."""
    page = visit("table")
    begun(page)
    page.act("i-am:0")
    return page


def table_of(page: Paper) -> HandedMatch[Any, Any]:
    return page.app.page.play.match


def play_by_chance(page: Paper, chance: Random) -> None:
    """Play one's turn, and that of computer players after it."""
    match = table_of(page)
    while not match.over and not match.waits:
        if match.your_turn:
            action = chance.choice(match.game.actions(match.seen))
            page.app.page.play.perform(action, page.app.frame)
        else:
            page.event("act", "computer")
    page.app.show(page.app.page.play.tell(""))


def handed_link(page: Paper) -> str:
    """Hand the game on, and return the address that others open."""
    page.act("dialog:hand")
    full = page.find("[data-copy]")["data-copy"]
    assert full.startswith(f"{PLACE}#")
    return full.partition("#")[2]


def test_a_hand_is_shown_only_after_one_has_said_who_one_is(visit: Any, ada: Paper) -> None:
    play_by_chance(ada, Random(1))
    link = handed_link(ada)
    ben = visit(link)
    assert ben.heading == "Who are you?"
    assert "On trust".lower() in ben.text.lower().replace("goes on trust", "on trust")
    assert ben.last["scenes"] == {} if "scenes" in ben.last else not ben.all("canvas")
    ben.act("i-am:1")
    assert table_of(ben).seat == table_of(ben).eyes == 1
    assert ben.address == f"hand/{ben.app.page.kept.key}"
    assert "Your turn" in ben.text
    hands = table_of(ben).seen.hands
    assert hands[1] == table_of(ben).state.hands[1]
    assert hands[0] != table_of(ben).state.hands[0]


def test_what_the_others_did_is_told(visit: Any, ada: Paper) -> None:
    play_by_chance(ada, Random(1))
    ben = visit(handed_link(ada))
    ben.act("i-am:1")
    assert "Ada" in " ".join(table_of(ben).news())
    assert all(line in ben.text for line in table_of(ben).news())


@breadth("game", *GAMES)
def test_it_goes_to_and_fro(visit: Any, game: str) -> None:
    page = visit(f"{game}/table")
    begun(page, game, people=2, computers=load_game(game).players[-1] > 2)
    page.act("i-am:0")
    pages, chance, at = {0: page}, Random(3), 0
    for _turn in range(5):
        play_by_chance(pages[at], chance)
        match, link = table_of(pages[at]), handed_link(pages[at])
        at = match.to_move
        if at in pages:
            pages[at].go(link)
        else:
            pages[at] = visit(link)
        pages[at].act(f"i-am:{at}")
        assert table_of(pages[at]).record == match.record
        assert table_of(pages[at]).your_turn


def test_computer_players_move_where_the_turn_before_was(visit: Any) -> None:
    page = visit("table")
    begun(page, people=2, computers=2)
    page.act("i-am:0")
    play_by_chance(page, Random(4))
    match = table_of(page)
    assert match.waits
    assert match.to_move == 1
    ben = visit(handed_link(page))
    ben.act("i-am:1")
    play_by_chance(ben, Random(5))
    assert table_of(ben).to_move == 0
    assert {table_of(ben).game.to_move(s) for s in table_of(ben).record.states} == {0, 1, 2, 3}


def test_one_person_alone_is_told_to_seat_another(visit: Any) -> None:
    page = visit("table")
    begun(page, people=1, computers=1)
    assert "let another seat be one’s" in page.text
    assert page.app.address == "table"


def test_a_game_for_one_does_not_go_round(visit: Any) -> None:
    assert not visit("factory-manager/table").all("[name=hand]")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda link: link[:-3],
        lambda link: link[:20] + "x" + link[21:],
        lambda link: to_link("[]"),
        lambda link: to_link('{"actions":[1,"0",""]}'),
        lambda link: to_link(from_link(link).replace('["Ben",""]', '["",""]')),
        lambda link: to_link(from_link(link).replace('"Ben",""', '"Ben","no"').replace("Ada", "")),
    ],
)
def test_a_spoilt_link_gets_one_message_and_leaves_the_door_open(
    visit: Any, ada: Paper, spoil: Any
) -> None:
    play_by_chance(ada, Random(1))
    link = handed_link(ada).partition("/")[2]
    page = visit(f"hand/{spoil(link)}")
    assert len(page.all(".message")) == 1
    assert page.all("#link")
    assert not page.all("canvas")


def test_a_link_of_an_older_move_is_told_and_the_newer_game_stays(visit: Any, ada: Paper) -> None:
    play_by_chance(ada, Random(1))
    old = handed_link(ada)
    ben = visit(old)
    ben.act("i-am:1")
    play_by_chance(ben, Random(2))
    length = table_of(ben).length
    ben.go(old)
    assert "earlier move" in ben.text
    ben.act("i-am:1")
    assert table_of(ben).length == length
    assert table_of(ben).can_undo, "what nobody else knows may still be taken back"


def test_a_game_that_went_two_ways_asks_which_goes_on(visit: Any, ada: Paper) -> None:
    play_by_chance(ada, Random(1))
    first = handed_link(ada)
    one, two = visit(first), visit(first)
    for page, seed in ((one, 2), (two, 5)):
        page.act("i-am:1")
        play_by_chance(page, Random(seed))
    mine, other = table_of(two).record, table_of(one).record
    assert mine != other
    link = handed_link(one)
    two.go(link)
    two.act("keep-mine")
    two.act("i-am:1")
    assert table_of(two).record == mine
    two.go(link)
    two.act("take-other")
    two.act("i-am:1")
    assert table_of(two).record == other


def test_nothing_is_taken_back_that_was_handed_on(ada: Paper) -> None:
    play_by_chance(ada, Random(1))
    assert table_of(ada).can_undo
    handed_link(ada)
    ada.act("close")
    assert not table_of(ada).can_undo
    with pytest.raises(MatchError):
        table_of(ada).undo()


def test_a_turn_is_not_handed_on_before_it_is_played(ada: Paper) -> None:
    ada.event("act", "dialog:hand")
    assert not ada.all("[data-copy]")
    assert "Play your turn first." in ada.text


def test_a_reload_comes_back_to_the_seat_and_so_does_another_day(visit: Any, ada: Paper) -> None:
    play_by_chance(ada, Random(1))
    again = visit(ada.address, stored=ada.stored)
    assert table_of(again).record == table_of(ada).record
    assert table_of(again).seat == 0
    assert table_of(again).can_undo
    forgetful = visit(ada.address, resume=ada.resume)  # a browser that keeps nothing
    assert table_of(forgetful).record == table_of(ada).record
    listed = visit("hand", stored=ada.stored)
    assert listed.find(".kept-games a")["href"] == f"#{ada.address}"
    assert "not keep that game" in visit(ada.address).text


def test_a_pasted_link_opens_the_game(visit: Any, ada: Paper) -> None:
    play_by_chance(ada, Random(1))
    link = handed_link(ada)
    for pasted in (link, f" {PLACE}#{link}\n", f"{PLACE}?at={link.replace('/', '%2F')}"):
        page = visit("hand")
        page.event("act", "paste", fields={"link": pasted})
        assert page.heading == "Who are you?"
    page = visit("hand")
    page.event("act", "paste", fields={"link": "https://chocolate.example/"})
    assert "no link of a game" in page.text


def test_another_tab_goes_on_where_one_has_played(visit: Any, ada: Paper) -> None:
    other = visit(ada.address, stored=ada.stored)
    play_by_chance(ada, Random(1))
    other.event("stored", stored={"handed": ada.stored["handed"]})
    assert table_of(other).record == table_of(ada).record


def test_the_end_is_handed_on_and_the_same_players_play_again(visit: Any, ada: Paper) -> None:
    chance = Random(6)
    match = table_of(ada)
    while not match.over:
        match.play(chance.choice(match.game.actions(match.state)))
    ada.app.page.play.settle()
    ada.app.show(ada.app.page.play.tell(""))
    to_the_end(ada)
    assert handed_link(ada)
    ada.act("close")
    ada.act("again")
    assert table_of(ada).length == 0
    assert table_of(ada).names[1] == "Ben"
    assert table_of(ada).to_move == 1
    assert table_of(ada).waits


def test_a_table_in_a_cell_goes_round_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(**shell: Any) -> Any:
        return table_player(GAME, **shell)

    page = Paper(make, monkeypatch, embedded=True)
    begun(page)
    page.act("i-am:0")
    play_by_chance(page, Random(1))
    page.event("act", "dialog:hand")
    link = page.find("[data-copy]")["data-copy"]
    assert link.startswith("#hand/")
    assert "paste it" in page.text
    other = Paper(make, monkeypatch, embedded=True)
    other.go("hand")
    other.event("act", "paste", fields={"link": link})
    other.act("i-am:1")
    assert table_of(other).record == table_of(page).record
