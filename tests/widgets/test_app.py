"""The app without a browser: addresses, what is kept where, what happens once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.serving import LEARN
from tests.widgets.paper import Paper
from tutor import GAMES, SaveError
from tutor.kit.links import to_link
from tutor.lessons.course import course
from tutor.progress import Progress, complete, dump_progress, load_progress
from tutor.puzzles.training import Practice, dump_practice
from widgets.app.app import App
from widgets.pages.clause_lessons import taught
from widgets.pages.rules import RulesPage
from widgets.table import Match, seats_for, strengths_of


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app in a browser of paper."""
    return lambda **browser: Paper(App, monkeypatch, **browser)


def test_a_newcomer_sees_one_primary_button(visit: Any) -> None:
    home = visit()
    (button,) = home.all(".btn-primary")
    assert (button.get_text().strip(), button["href"]) == ("Start", "#begin")
    assert home.title == f"{LEARN} · Choco Tutor"


def test_a_newcomer_is_told_what_the_game_is_about_and_goes_on(visit: Any) -> None:
    page = visit(hash="begin")
    assert "most points win" in page.heading
    assert page.all(".opening-picture svg")
    (way,) = page.all(".btn-primary")
    assert (way.get_text().strip(), way["href"]) == ("Begin", "#lesson/first-bite")


def test_a_course_without_an_opening_has_no_such_page(visit: Any) -> None:
    page = visit(hash="noughts/begin")
    assert "There is no page" in page.text


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("home", LEARN),
        ("begin", "Chocolatiers"),
        ("lesson/first-bite", "Lesson 1: First bite"),
        ("lesson/groups/2", "Lesson 7: Groups"),
        ("rules", "Rules"),
        ("rules/4.3", "Two for one"),
        ("settings", "Settings"),
        ("classroom", "Teacher’s desk"),
        ("puzzles", "Puzzles"),
    ],
)
def test_each_page_has_an_address_a_title_and_one_heading(
    visit: Any, address: str, title: str
) -> None:
    page = visit()
    page.go(address)
    assert page.title == f"{title} · Choco Tutor"
    assert page.heading
    assert page.said == title
    assert page.last["focus"] in ("heading", "rule-4.3")
    assert visit(hash=address).title == page.title


@pytest.mark.parametrize(
    "address", ["x", "lesson/none", "lesson/first-bite/0", "lesson/first-bite/x", "settings/x"]
)
def test_a_wrong_address_shows_the_course_and_one_message(visit: Any, address: str) -> None:
    page = visit(hash=address)
    assert page.find(".told strong").get_text().startswith("There is no") or "no step" in page.text
    assert page.all(".path")
    assert page.address == "", "the address stays, or Back would come back to it for ever"
    page.go("rules")
    assert not page.all(".told")


@pytest.mark.parametrize(
    "address",
    [
        "chess/table",
        "home/x",
        "lesson",
        "table/x/y",
        "rules/x",
        "twin",
        f"{GAMES[0]}/x",
        "/",
        "//x",
    ],
)
def test_whatever_the_address_there_is_a_page(visit: Any, address: str) -> None:
    page = visit(hash=address)
    assert page.heading
    assert page.title.endswith(" · Choco Tutor")


@pytest.mark.parametrize(
    "error", [SaveError("Not so. Do this."), ValueError("not enough values to unpack")]
)
@pytest.mark.parametrize("method", ["__init__", "paint"])
def test_a_page_that_cannot_be_made_is_the_home_page_with_a_notice(
    visit: Any, monkeypatch: pytest.MonkeyPatch, method: str, error: ValueError
) -> None:
    def fail(*_args: Any) -> None:
        raise error

    monkeypatch.setattr(RulesPage, method, fail)
    for page in (visit(hash="rules"), visit()):
        page.go("rules")
        assert page.all(".path")
        of_ours = isinstance(error, SaveError)
        words = str(error) if of_ours else "This address leads nowhere."
        assert page.find(".told strong").get_text() == words


def test_a_reload_that_cannot_go_on_begins_the_page_anew(
    visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit(hash="lesson/your-turn")

    def fail(*_args: Any) -> None:
        raise ValueError("damaged")

    monkeypatch.setattr("widgets.pages.lesson.page.LessonPage._resume", fail)
    again = visit(hash="lesson/your-turn", resume=page.resume)
    assert not again.all(".told")
    assert again.heading == page.heading


def test_the_message_shows_a_wrong_address_as_text_and_not_all_of_it(visit: Any) -> None:
    page = visit(hash="<b>" + "x" * 500)
    assert not page.all(".told b")
    assert len(page.find(".told").get_text()) < 150


def test_a_lesson_left_for_the_rules_is_as_it_was(visit: Any) -> None:
    page = visit(hash="lesson/first-bite/2")
    page.act("stack:0")
    page.act("hand:1")
    page.go("rules/4.2")
    page.go("lesson/first-bite/2")
    assert page.find('[data-act="hand:1"]')["aria-pressed"] == "true"


def test_progress_is_kept_on_each_step(visit: Any) -> None:
    stored: dict[str, str] = {}
    page = visit(hash="lesson/first-bite", stored=stored)
    page.act("tray:2")
    page.act("next")
    assert load_progress(stored["progress"]).places["first-bite"].step == 1
    later = visit(stored=stored)
    assert later.find("#go-on").get_text().strip() == "Continue"
    later.go("lesson/first-bite")
    assert "Fill the box" in later.heading


def test_a_part_of_a_lesson_looked_at_leaves_no_trace(visit: Any) -> None:
    stored: dict[str, str] = {}
    page = visit(hash="lesson/first-bite/5", stored=stored)
    while not page.all('[data-act="next"]'):
        page.act("hint")
    page.act("next")
    assert page.heading == "Done: the end of “First bite”"
    assert page.find("#go-on")["href"] == "#lesson/first-bite"
    assert "progress" not in stored


def test_a_reload_brings_the_same_lesson_back_with_its_moves(visit: Any) -> None:
    page = visit(hash="lesson/your-turn")
    page.act("tray:2")
    again = visit(hash="lesson/your-turn", resume=page.resume)
    assert len(again.all('[data-grid="hand"] button')) == 1
    elsewhere = visit(hash="lesson/first-bite", resume=page.resume)
    assert "Take the Truffle" in elsewhere.heading


@pytest.mark.parametrize("resume", ["", "{", "[]", '["lesson/your-turn", "{}"]', '["x"]', "null"])
def test_a_broken_resume_text_is_no_more_than_a_fresh_start(visit: Any, resume: str) -> None:
    page = visit(hash="lesson/your-turn", resume=resume)
    assert "Play a whole turn" in page.heading
    assert not page.all('[data-grid="hand"] button')


NINES = "9" * 5000
FAR = to_link(f'{{"kind":"steal","displays":[["TT/TT",[{NINES}]],["NN/NN",[4]]]}}')


@pytest.mark.parametrize("address", [f"puzzle/{FAR}", f"editor/{FAR}", f"puzzles/edit/{FAR}"])
def test_a_link_with_a_number_without_end_leaves_the_app_usable(visit: Any, address: str) -> None:
    for _reload in range(2):
        page = visit(hash=address)
        assert len(page.all(".told .message")) == 1
        assert page.title == f"{LEARN} · Choco Tutor"
        page.act("put-away")
        assert not page.all(".told")


@pytest.mark.parametrize("key", ["settings", "progress", "practice", "pack", "table"])
@pytest.mark.parametrize("text", [NINES, f'{{"a": {NINES}}}', "[" * 100_000, "NaN", '"\\ud800"'])
def test_no_kept_text_leaves_the_app_blank(visit: Any, key: str, text: str) -> None:
    for address in ("home", "table", "puzzles", "settings"):
        assert visit(hash=address, stored={key: text}).all("h1")


@pytest.mark.parametrize("kept", [NINES, f'{{"a": {NINES}}}', "[" * 100_000])
def test_no_resume_leaves_the_app_blank(visit: Any, kept: str) -> None:
    for address in ("table", "puzzle/daily", "lesson/your-turn", "puzzles", "editor"):
        for resume in (kept, json.dumps([address, kept])):
            assert visit(hash=address, resume=resume).all("h1")


def test_progress_that_cannot_be_read_is_kept_aside_and_said(visit: Any) -> None:
    stored = {"progress": '{"stars": 3}'}
    page = visit(stored=stored)
    assert "Not everything could be read." in page.text
    assert stored["progress-unread"] == '{"stars": 3}'
    assert load_progress(stored["progress"]) == Progress()
    assert "Not everything" not in visit(stored=stored).text


def test_one_thing_that_cannot_be_read_costs_nothing_of_another(visit: Any) -> None:
    practice = dump_practice(Practice(tried=7))
    stored = {"progress": "broken", "practice": practice, "pack": "broken, too"}
    page = visit(stored=stored)
    assert page.app.trainers[GAMES[0]].practice.tried == 7
    assert stored["practice"] == practice
    assert stored["progress-unread"] == "broken"
    assert stored["pack-unread"] == "broken, too"


def test_another_tab_has_gone_on(visit: Any) -> None:
    page = visit()
    page.event("stored", stored={"progress": dump_progress(complete(Progress(), "first-bite", 3))})
    assert "Next: Set up with me" in page.text
    page.event("stored", stored={})
    assert page.find("#go-on")["href"] == "#begin"


def test_two_tabs_lose_nothing_of_each_other(visit: Any) -> None:
    stored: dict[str, str] = {}
    page = visit(hash="lesson/first-bite", stored=stored)
    page.act("tray:2")
    other = dump_progress(complete(Progress(), "groups", 2))
    page.event("stored", stored={"progress": other})
    page.act("next")
    progress = load_progress(stored["progress"])
    assert progress.stars == {"groups": 2}
    assert progress.places["first-bite"].step == 1


class TestATableInTwoTabs:
    @pytest.fixture
    def kept(self) -> dict[str, str]:
        match = Match.start(GAMES[0], seats_for(2, strengths_of(GAMES[0])), 7)
        return {"table": match.dump()}

    def test_the_one_that_lies_behind_goes_along(self, visit: Any, kept: dict[str, str]) -> None:
        page = visit(hash="table", stored=kept)
        match = Match.load(kept["table"], GAMES[0])
        match.play(match.game.actions(match.seen)[0])
        page.event("stored", stored={"table": match.dump()})
        assert page.app.page.match.record.actions == match.record.actions
        assert "in another tab" in page.find(".message").get_text()

    def test_the_one_that_is_further_stays(self, visit: Any, kept: dict[str, str]) -> None:
        page = visit(hash="table", stored=kept)
        before = dict(kept)
        page.act("tray:0")
        page.event("stored", stored=before)
        assert page.app.page.match.length == 1

    def test_another_game_is_followed_and_a_damaged_one_is_not(
        self, visit: Any, kept: dict[str, str]
    ) -> None:
        page = visit(hash="table", stored=kept)
        other = Match.start(GAMES[0], seats_for(3, strengths_of(GAMES[0])), 8)
        page.event("stored", stored={"table": other.dump()})
        page.event("stored", stored={"table": "{"})
        assert page.app.page.match.state == other.state


def test_a_setting_shows_at_once_and_is_kept(visit: Any) -> None:
    stored: dict[str, str] = {}
    page = visit(hash="settings", stored=stored)
    page.act("set:theme", "dark")
    assert page.last["look"]["theme"] == "dark"
    page.act("set:keys", "false")
    assert json.loads(stored["settings"])["keys"] is False
    assert visit(stored=stored).last["look"]["theme"] == "dark"
    page.go("lesson/first-bite")
    assert page.shell.page.look.keys == ""


def test_the_drawings_turn_dark_with_the_page(visit: Any) -> None:
    page = visit(hash="lesson/first-bite")
    light = page.scene("hand")
    page.act("theme")
    assert page.scene("hand") != light
    page.act("theme")
    assert page.scene("hand") == light


def test_forgetting_asks_first(visit: Any) -> None:
    stored = {"progress": dump_progress(complete(Progress(), "first-bite", 3))}
    page = visit(hash="settings", stored=stored)
    assert "1 of" in page.text
    page.act("forget")
    assert page.find("dialog")
    page.act("keep")
    assert "progress" in stored
    page.act("forget")
    page.act("really-forget")
    assert "progress" not in stored
    assert "0 of" in page.text


def test_a_saved_copy_adds_to_what_is_there(visit: Any) -> None:
    stored = {"progress": dump_progress(complete(Progress(), "first-bite", 3))}
    page = visit(hash="settings", stored=stored)
    page.act("save-copy")
    (copy,) = page.downloads.values()
    other = {"progress": dump_progress(complete(Progress(), "groups", 1))}
    later = visit(hash="settings", stored=other)
    later.act("load-copy", copy)
    assert load_progress(other["progress"]).stars == {"first-bite": 3, "groups": 1}


@pytest.mark.parametrize(
    "copy",
    [
        *("", "x", "[]", "{}", "null", '{"progress": "{}"}', "[" * 20_000),
        '{"chocolatiers": 1, "progress": "{broken"}',
        '{"chocolatiers": 1, "progress": 7}',
        '{"chocolatiers": 1, "practice": []}',
        '{"chocolatiers": 1, "practice": "{}"}',
        '{"chocolatiers": 1, "progress": ' + "9" * 5000 + "}",
        '{"choco-tutor": 1, "practice": []}',
    ],
)
def test_a_file_that_is_no_copy_changes_nothing(visit: Any, copy: str) -> None:
    before = {"progress": dump_progress(complete(Progress(), "first-bite", 3))}
    stored = dict(before)
    page = visit(hash="settings", stored=stored)
    page.act("load-copy", copy)
    assert "This file was not read." in page.text
    assert stored == before


def test_every_clause_leads_to_a_lesson_that_is_there(visit: Any) -> None:
    page = visit(hash="rules")
    steps = {lesson.id: len(lesson.steps) for lesson in course(GAMES[0])}
    rules = page.all("article.rule")
    assert len(rules) == len(taught(GAMES[0]))
    for rule in rules:
        for link in rule.select(".taught a"):
            _lesson, name, *step = link["href"].removeprefix("#").split("/")
            assert all(1 <= int(n) <= steps[name] for n in step)


def test_a_notebook_needs_no_frame_of_ours(visit: Any) -> None:
    page = visit(hash="settings", embedded=True)
    assert not page.all("header")
    assert page.heading == "Settings"


def test_a_page_for_each_size_of_window(visit: Any) -> None:
    page = visit(hash="lesson/groups/4")
    assert page.find(".app")["data-layout"] == "wide"
    page.resize(width=390, height=844)
    assert page.find(".app")["data-layout"] == "phone"
    assert [tab.get_text() for tab in page.all("[role=tab]")] == ["Boxes · Hand", "Groups"]
