"""The diary on its page, at home and after the end of a week; the weekly challenge."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tutor.chocolate_factory.manager.diary import DIARY
from tutor.diary import Ending, Entry, dump_diary, load_diary
from tutor.rooms import qualified, storage_key
from widgets.pages.table.page import KEY as TABLE
from widgets.storage.diary import ASIDE, KEY, challenge
from widgets.table import Match, seats_for, strengths_of

GAME = "factory-manager"
TODAY, WEEK = "2026-11-27", "2026-W48"
DIARY_KEY, TABLE_KEY = storage_key(GAME, KEY), storage_key(GAME, TABLE)


def ended(link: str = "", seed: int = 1) -> Match[Any, Any]:
    """A week that chance has played to its end."""
    match: Match[Any, Any] = (
        Match.from_link(link, GAME)
        if link
        else Match.start(GAME, seats_for(1, strengths_of(GAME)), seed)
    )
    chance = Random(seed)
    while not match.over:
        match.play(chance.choice(list(match.game.actions(match.state))))
    return match


def counted(at: Any, match: Match[Any, Any], stored: dict[str, str], today: str = TODAY) -> Any:
    stored[TABLE_KEY] = match.dump()
    page = at(qualified(GAME, "table"), stored=stored, today=today)
    page.event("act", "count")
    return page


def noted(stored: Mapping[str, str]) -> tuple[Entry, ...]:
    return load_diary(stored[DIARY_KEY])


def test_a_week_is_noted_once_as_it_ended_and_stands_on_the_page(at: Any) -> None:
    match, stored = ended(), dict[str, str]()
    for _visit in range(2):
        page = counted(at, match, stored)
    (entry,) = noted(stored)
    assert entry.ending == DIARY.ended(match.state)
    assert (entry.ending.aim, entry.day, entry.week) == (match.state.target, TODAY, "")
    page.event("act", "tally-skip")
    assert page.all(f'a[href="#{GAME}/diary"]')
    shown = at(f"{GAME}/diary", stored=stored, today=TODAY)
    assert DIARY.said(entry.ending) in shown.text
    assert "0 of 1 won" in shown.text
    assert len(shown.all(".aim")) == 8
    assert len(shown.all(".aim.open")) == 7
    home = at(GAME, stored=stored, today=TODAY)
    assert "0 of 1 won" in home.find(f'.way[href="#{GAME}/diary"]').get_text()


def test_what_is_played_again_is_not_noted(at: Any) -> None:
    """Neither the same week with another end, nor a week that goes on from a day of another."""
    match, stored = ended(), dict[str, str]()
    counted(at, match, stored)
    (first,) = noted(stored)
    other = ended(seed=1)
    other.undo()
    while not other.over:
        other.play(list(other.game.actions(other.state))[-1])
    counted(at, other, stored)
    assert noted(stored) == (first,)
    branch = ended(seed=2)
    branch.origin = match
    page = at(qualified(GAME, "table"), stored={}, today=TODAY)
    page.app.tables._shelve(branch)
    assert DIARY_KEY not in page.app.shell.stored


@pytest.mark.parametrize("day", ["2026-11-23", "2026-11-27", "2026-11-29"])
def test_everybody_opens_the_same_week(at: Any, day: str) -> None:
    page = at(f"{GAME}/week", stored={}, today=day)
    assert page.app.page.match.state == challenge(GAME, WEEK)[1]
    other = at(f"{GAME}/week", stored={}, today="2026-11-30")
    assert other.app.page.match.state != challenge(GAME, WEEK)[1]


def test_a_week_that_was_begun_goes_on_and_another_is_not_lost_unasked(at: Any) -> None:
    stored: dict[str, str] = {}
    page = at(f"{GAME}/week", stored=stored, today=TODAY)
    match = page.app.page.match
    match.play(next(iter(match.game.actions(match.state))))
    stored[TABLE_KEY] = match.dump()
    again = at(f"{GAME}/week", stored=stored, today=TODAY)
    assert (again.app.page.match.length, again.app.page.dialog) == (1, "")
    later = at(f"{GAME}/week", stored=stored, today="2026-11-30")
    assert (later.app.page.match.length, later.app.page.dialog) == (1, "replace")


@pytest.mark.parametrize("today", [TODAY, "2026-11-30"])
def test_the_challenge_has_its_result_in_the_diary_to_send(at: Any, today: str) -> None:
    """Also if it ends on the Monday after."""
    stored: dict[str, str] = {}
    match = ended(challenge(GAME, WEEK)[0])
    counted(at, match, stored, today)
    (entry,) = noted(stored)
    assert entry.week == WEEK
    shown = at(f"{GAME}/diary", stored=stored, today=TODAY)
    line = shown.find("#send-week")["data-send"]
    said = DIARY.said(entry.ending)
    assert line == f"Choco Tutor · Factory Manager · Week 48 of 2026 · {said}"
    assert said in at(GAME, stored=stored, today=TODAY).text
    assert not at(f"{GAME}/diary", stored=stored, today="2026-11-30").all("#send-week")


def test_results_are_told_in_words() -> None:
    won, lost = Ending("W1", True, 44, 4, 7, 7), Ending("W1", False, 44, 0, 5, 7)
    assert (DIARY.said(won), DIARY.said(lost)) == (
        "Won with 4 steps left over",
        "Lost, 5 of 7 goals met",
    )


def test_a_broken_diary_is_set_aside_and_said_once(at: Any) -> None:
    stored = {DIARY_KEY: "[7]"}
    page = at(f"{GAME}/diary", stored=stored, today=TODAY)
    assert page.text.count("Your diary could not be read") == 1
    assert stored[storage_key(GAME, ASIDE)] == "[7]"
    assert "could not be read" not in at(f"{GAME}/diary", stored=stored, today=TODAY).text


def test_a_week_of_another_version_does_no_harm(at: Any) -> None:
    entry = Entry(TODAY, "a", Ending("W99", True, 40, 1, 7, 7))
    page = at(f"{GAME}/diary", stored={DIARY_KEY: dump_diary([entry])}, today=TODAY)
    assert "1 of 1" in page.text
    assert len(page.all(".aim.open")) == 8


def test_a_saved_copy_holds_the_diary_and_starting_over_drops_it(at: Any) -> None:
    kept = dump_diary([Entry(TODAY, "a", Ending("W3", True, 44, 4, 7, 7))])
    stored = {DIARY_KEY: kept}
    page = at("settings", stored=stored, today=TODAY)
    page.act("save-copy")
    (copy,) = page.downloads.values()
    elsewhere: dict[str, str] = {}
    at("settings", stored=elsewhere).event("act", "load-copy", copy)
    assert elsewhere[DIARY_KEY] == kept
    broken = json.dumps(json.loads(copy) | {DIARY_KEY: "[7]"})
    untouched: dict[str, str] = {}
    at("settings", stored=untouched).event("act", "load-copy", broken)
    assert untouched == {}
    page.app.learner.forget()
    assert DIARY_KEY not in stored


def test_only_games_of_one_have_a_diary(at: Any) -> None:
    for address in ("diary", "week", "chocoly/diary"):
        assert "There is no page" in at(address).text
    assert not at("home").all('.way[href$="/diary"]')
