"""Shared tables as pure data: who may do what, and what a device gets to know."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random

import pytest

from tests.budget import breadth
from tutor import GAMES, load_game
from tutor.together import (
    SIGNS,
    Had,
    NotNow,
    after,
    answer,
    computer_move,
    digest,
    new_code,
    opened,
    opening,
    read_code,
    seen,
    table_of,
)
from tutor.together.table import SharedTable

KEYS = [digest(f"key {n}") for n in range(5)]
STRANGER = digest("stranger")
SHARED = [game for game in GAMES if load_game(game).players[-1] > 1]


EXPANSION = {
    **{f"side_{store}": "D" for store in "PFSHD"},
    "expansion_parts": True,
    "expansion_staff": True,
}


def begun(
    game: str = SHARED[0],
    players: int = 2,
    computers: int = 0,
    options: Mapping[str, object] | None = None,
) -> SharedTable:
    seats = [("", "")] * (players - computers) + [("Ben", strength(game))] * computers
    table = after(None, opened(game, seats, host=KEYS[0], options=options))
    for n in range(players - computers):
        table = did(table, n, do="sit", seat=n, name=f"P{n}")
    return did(table, 0, do="start")


def strength(game: str) -> str:
    from tutor.players.brought import offered

    return next(iter(offered(game)))


def did(table: SharedTable, who: int, **asked: object) -> SharedTable:
    entry = json.loads(json.dumps(answer(table, KEYS[who], asked)))
    return after(table, entry)


def refused(table: SharedTable, key: str, **asked: object) -> str:
    with pytest.raises(NotNow) as found:
        answer(table, key, asked)
    return found.value.why


def moved(table: SharedTable, choice: int = 0) -> SharedTable:
    seat = table.to_move
    assert seat is not None
    action = table.game.action_text(table.game.actions(table.state)[choice])
    return did(table, seat, do="play", moment=table.moment, action=action)


def test_codes_have_no_look_alikes_and_are_read_as_children_type_them():
    assert len(SIGNS) == len(set(SIGNS)) == 20
    assert not set(SIGNS) & set("0O1ILQ5S2Z8B6GUV")
    code = new_code()
    assert read_code(f" {code[:2].lower()} {code[2:]} ") == code
    assert read_code("RAMP") == read_code("RAMP0") == read_code("") == read_code("A" * 50) == ""


@breadth(
    ("game", "options"),
    *((game, None) for game in SHARED),
    ("chocolate-factory", EXPANSION),
)
def test_a_whole_game_and_no_device_ever_gets_what_its_seat_may_not_see(game, options):
    """A device adds what it gets to what it has, and has what its seat may see: no more."""
    players = load_game(game).players[-1]
    table, chance = begun(game, players, options=options), Random(5)
    told = {json.dumps(seen(table, key)["options"]) for key in (*KEYS[:players], STRANGER)}
    assert told == {json.dumps(dict(table.options))}, "all read what is played"
    had = [Had() for _n in range(players + 1)]
    mine: list[list[str]] = [[] for _n in range(players + 1)]
    while not table.over:
        table = moved(table, chance.randrange(len(table.game.actions(table.state))))
        for n in range(players + 1):
            key = KEYS[n] if n < players else STRANGER
            news = json.loads(json.dumps(seen(table, key, had[n])))
            assert str(table.chance) not in json.dumps(news) or len(str(table.chance)) < 4
            had[n] = Had(table.games, table.actions)
            mine[n] = [news["start"]] if "start" in news else mine[n][: news["keep"] + 1]
            mine[n] += [view for _action, view in news["steps"]]
    rules = table.game
    for n in range(players):
        assert mine[n] == [rules.dump(rules.view(state, n)) for state in table.states]
    both = [rules.dump(rules.view(rules.view(state, 0), 1)) for state in table.states]
    assert mine[players] == both


def test_nothing_secret_is_in_what_a_device_gets():
    table = begun()
    for key in (*KEYS, STRANGER):
        text = json.dumps(seen(table, key))
        assert not any(each in text for each in KEYS)
        assert table.chance not in text or len(table.chance) < 5


def test_nobody_acts_for_another_seat():
    table = begun()
    seat = table.to_move
    action = table.game.action_text(table.game.actions(table.state)[0])
    asked = {"moment": table.moment, "action": action}
    assert refused(table, KEYS[1 - seat], do="play", **asked) == "not yours"
    assert refused(table, STRANGER, do="play", **asked) == "not yours"
    assert refused(table, STRANGER, do="sign", sign="oh") == "not yours"
    assert refused(table, STRANGER, do="ask", moment=table.moment) == "not yours"
    assert refused(table, KEYS[1], do="computer", seat=0, strength=strength("chocolatiers")) == (
        "not yours"
    )
    assert refused(table, KEYS[1], do="start") == "not yours"
    assert refused(table, "", do="play", **asked) == "not yours"


def test_a_stale_or_illegal_action_is_refused_and_changes_nothing():
    table = begun()
    seat = table.to_move
    later = moved(table)
    action = table.game.action_text(table.game.actions(table.state)[0])
    play = {"do": "play", "action": action}
    assert refused(later, KEYS[seat], **play, moment=table.moment) == "stale"
    assert refused(table, KEYS[seat], do="play", moment=table.moment, action="nonsense") == (
        "unreadable"
    )
    for other in range(200):
        text = f"claim {other}"
        assert refused(table, KEYS[seat], do="play", moment=table.moment, action=text) in (
            "unreadable",
            "illegal",
        )
    assert later.entries == table.entries + 1


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"do": "fly"},
        {"do": 7},
        {"do": "sit", "seat": 9, "name": "x"},
        {"do": "sit", "seat": True, "name": "x"},
        {"do": "sit", "seat": 0, "name": "\u202e\n"},
        {"do": "back", "moment": -1, "count": 1},
        {"do": "sign", "sign": "you are stupid"},
        [],
        "sit",
    ],
)
def test_what_is_no_request_is_refused_in_words(asked):
    table = after(None, opened("chocolatiers", [("", ""), ("", "")], host=KEYS[0]))
    if "sign" in asked or "moment" in asked:
        table = did(table, 0, do="sit", seat=0, name="Ada")
    with pytest.raises(NotNow) as found:
        answer(table, KEYS[0], asked)
    assert found.value.why == "unreadable"


def test_names_are_short_on_one_line_and_all_different():
    table = after(None, opened("chocolatiers", [("", "")] * 3, host=KEYS[0]))
    table = did(table, 0, do="sit", seat=0, name="Ada\u202e\n" + "x" * 70)
    table = did(table, 1, do="sit", seat=1, name="ada")
    table = did(table, 2, do="sit", seat=2, name=" ADA ")
    names = [seat.name for seat in table.seats]
    assert len(names[0]) <= 20
    assert not set(names[0]) & set("\n\u202e")
    assert names[1:] == ["ada", "ADA’"]


def test_a_seat_is_taken_once_and_left_before_the_game():
    table = after(None, opened("chocolatiers", [("", ""), ("", "")], host=KEYS[0]))
    table = did(table, 1, do="sit", seat=0, name="Ben")
    assert refused(table, KEYS[2], do="sit", seat=0, name="Cleo") == "taken"
    assert refused(table, KEYS[0], do="start") == "not now"
    table = did(table, 1, do="sit", seat=1, name="Ben")
    assert [bool(seat.key) for seat in table.seats] == [False, True]
    assert table.seats[1].name == "Ben"
    table = did(table, 1, do="rise")
    assert not any(seat.key for seat in table.seats)
    table = did(table, 2, do="watch", name="Whale")
    assert [each.name for each in table.watchers.values()] == ["Whale"]
    table = did(table, 2, do="sit", seat=0, name="Whale")
    assert not table.watchers


def test_the_host_seats_a_computer_player_and_its_person_takes_the_seat_back():
    table = begun()
    who = strength("chocolatiers")
    table = did(table, 0, do="computer", seat=1, strength=who)
    assert (table.seats[1].strength, table.seats[1].name) == (who, "P1")
    if table.to_move == 0:
        table = moved(table)
    while table.to_move == 1:
        action = table.game.action_text(table.game.actions(table.state)[0])
        assert refused(table, KEYS[1], do="play", moment=table.moment, action=action) == (
            "not yours"
        )
        table = after(table, computer_move(table, table.moment, action))
    with pytest.raises(NotNow):
        computer_move(table, table.moment, "x")
    table = did(table, 1, do="computer", seat=1, strength="")
    assert table.people == (0, 1)
    assert refused(table, KEYS[0], do="computer", seat=0, strength=who) == "taken"


def test_somebody_in_their_seat_takes_another_name_before_the_game():
    table = after(None, opened("chocolatiers", [("", ""), ("", "")], host=KEYS[0]))
    table = did(table, 0, do="sit", seat=0, name="Ada", mark="owl")
    table = did(table, 1, do="sit", seat=1, name="Ben")
    table = did(table, 0, do="sit", seat=0, name="ada", mark="cup")
    assert [(each.name, each.mark) for each in table.seats] == [("ada", "cup"), ("Ben", "")]
    table = did(table, 0, do="start")
    assert refused(table, KEYS[0], do="sit", seat=0, name="Cleo") == "not now"


def test_the_host_lays_another_table_for_all_who_have_come():
    who = strength("chocolatiers")
    table = after(None, opened("chocolatiers", [("", ""), ("Ben", who), ("", "")], host=KEYS[0]))
    table = did(table, 0, do="sit", seat=0, name="Ada")
    table = did(table, 1, do="sit", seat=2, name="Cleo")
    table = did(table, 2, do="watch", name="Whale")
    other = {"do": "change", "game": "chocolatiers-2019"}
    assert refused(table, KEYS[1], **other, seats=[["", ""]] * 3) == "not yours"
    assert refused(table, KEYS[0], **other, seats=[["", ""]] * 6) == "unreadable"
    assert refused(table, KEYS[0], **other, seats=[["", ""]] * 2, options={"x": 1}) == "unreadable"
    fewer = did(table, 0, **other, seats=[["", ""], ["Ben", who]])
    assert fewer.game.id == "chocolatiers-2019"
    assert [each.name for each in fewer.seats] == ["Ada", "Cleo"], "a computer player makes room"
    assert fewer.people == (0, 1)
    more = did(fewer, 0, **other, seats=[["", ""], ["Dora", who], ["Ben", who], ["", ""]], first=3)
    assert [each.name for each in more.seats] == ["Ada", "Cleo", "Ben", ""]
    assert more.first == 3
    assert more.watchers == table.watchers
    assert seen(more, KEYS[1])["game"] == "chocolatiers-2019"
    alone = did(table, 1, do="rise")
    assert did(alone, 0, **other, seats=[["", ""], ["Ben", who]]).seats[1].strength == who
    for n in (3, 4):
        more = did(more, 0, **other, seats=[["", ""]] * 5)
        more = did(more, n, do="sit", seat=n, name=f"P{n}")
    assert refused(more, KEYS[0], **other, seats=[["", ""]] * 3) == "full"
    started = did(fewer, 0, do="start")
    assert refused(started, KEYS[0], **other, seats=[["", ""]] * 2) == "not now"


def test_who_comes_late_takes_a_computers_place():
    table = begun(computers=1)
    assert refused(table, STRANGER, do="sit", seat=0, name="Cleo") == "taken"
    table = did(table, 1, do="sit", seat=1, name="Cleo")
    assert table.people == (0, 1)


def test_undo_asks_the_others():
    table = begun(players=3)
    first = table.to_move
    before = table.state
    table = moved(table)
    while table.to_move == first:
        table = moved(table)
    count = len(table.actions)
    asked = did(table, first, do="ask", moment=table.moment)
    assert asked.undo is not None
    assert asked.actions == table.actions
    assert refused(asked, KEYS[first], do="agree") == "not yours"
    others = [n for n in range(3) if n != first]
    half = did(asked, others[0], do="agree")
    assert len(half.actions) == count
    back = did(half, others[1], do="agree")
    assert back.to_move == first
    assert len(back.actions) == count - 1
    assert back.moment > half.moment
    no = did(asked, others[0], do="refuse")
    assert no.undo is None
    assert len(no.actions) == count
    assert moved(asked).undo is None
    alone = begun(computers=1)
    while alone.to_move != 0:
        text = alone.game.action_text(alone.game.actions(alone.state)[0])
        alone = after(alone, computer_move(alone, alone.moment, text))
    at = len(alone.actions)
    alone = did(moved(alone), 0, do="ask", moment=alone.moment + 1)
    assert len(alone.actions) == at
    assert before is not None


def test_a_rematch_is_one_request_and_another_starts():
    table = begun()
    first = table.to_move
    assert refused(table, KEYS[0], do="start") == "not now"
    while not table.over:
        table = moved(table)
    again = did(table, 0, do="start")
    assert (again.games, again.actions) == (2, ())
    assert again.chance != table.chance
    assert [seat.key for seat in again.seats] == [seat.key for seat in table.seats]
    assert first is not None
    news = seen(again, KEYS[0], Had(1, table.actions))
    assert news["keep"] == 0
    assert "start" in news


def test_a_device_that_has_gone_on_another_way_is_caught_up():
    table = begun()
    one, other = moved(table), moved(table, 1)
    news = seen(other, KEYS[0], Had(1, one.actions))
    assert (news["keep"], len(news["steps"])) == (0, 1)
    assert "start" not in news


def test_entries_make_the_same_table_again():
    entries = [opened("chocolatiers", [("", ""), ("", "")], host=KEYS[0])]
    for n in (0, 1):
        asked = {"do": "sit", "seat": n, "name": f"P{n}"}
        entries.append(answer(table_of(entries), KEYS[n], asked))
    entries.append(answer(table_of(entries), KEYS[0], {"do": "start"}))
    again = table_of(json.loads(json.dumps(entries)))
    assert again == table_of(entries)


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess", "seats": [["", ""], ["", ""]]},
        {"game": "chocolatiers", "seats": [["", ""]] * 8},
        {"game": "chocolatiers", "seats": [["", "a genius"], ["", ""]]},
        {"game": "chocolatiers", "seats": [["", ""], ["", ""]], "options": {"x": 1}},
        {"game": "chocolatiers", "seats": [["", ""], ["", ""]], "first": 2},
        {"game": "chocolatiers", "seats": []},
        {"game": "chocolatiers"},
        "chocolatiers",
    ],
)
def test_a_table_that_the_game_does_not_have_is_not_opened(asked):
    with pytest.raises(NotNow):
        opening(asked, KEYS[0])
