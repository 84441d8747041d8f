"""The teacher's desk and the class it plans for, without a browser."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.serving import LEARN
from tests.widgets.paper import Paper
from tutor.classroom.plan import MOST_PARTS
from tutor.lessons.course import lesson
from tutor.lessons.questions import questions
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.training import Practice, dump_practice
from tutor.rooms import GAMES, HOUSE
from widgets.app import App
from widgets.pages.classroom.links import (
    class_place,
    for_everybody,
    is_private,
    link_to,
    read_place,
)
from widgets.pages.classroom.plan_notes import MOST

HERE = "http://192.168.0.10:8800/"
DAY = "2026-11-23"


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app in a browser of paper, at an address that others reach."""
    return lambda **browser: Paper(App, monkeypatch, **({"place": HERE, "today": DAY} | browser))


SUPPLY = Counter((each.task.kind, str(each.level)) for each in puzzles_of(GAMES[0]).shipped())
"""How many puzzles there are of a kind and a level."""
EMPTY = next(
    (kind, level)
    for kind, level in product(puzzles_of(GAMES[0]).kinds, "12345")
    if not SUPPLY[kind, level]
)


def rows(page: Paper) -> list[str]:
    return [row.get_text() for row in page.all(".plan-rows .what strong")]


def link(page: Paper) -> str:
    return page.find(".one-link .link-text").get_text()


# ---- the plan


def test_a_ready_plan_is_there_with_its_minutes_and_link(visit: Any) -> None:
    page = visit(hash="classroom")
    minutes = [int(each.get_text()) for each in page.all(".plan-rows .count")]
    assert page.heading == f"{sum(minutes)} minutes in class"
    assert link(page).startswith(f"{HERE}#today/first-bite/")
    assert page.all(".one-link svg.qr")
    assert page.find("#ready-45")["aria-pressed"] == "true"


@pytest.mark.parametrize("game", HOUSE)
def test_the_link_of_a_plan_opens_what_a_class_does(visit: Any, game: str) -> None:
    page = visit(hash="classroom")
    page.act(f"game:{game}")
    page.act("ready:90")
    _here, _mark, address = link(page).partition("#")
    assert page.find("#as-pupil")["href"] == f"#{address}"
    pupil = visit(hash=address)
    assert pupil.heading == "Today in class"
    assert not pupil.all(".today .message")
    assert len(pupil.all(".today-list li")) > len(page.all(".plan-rows li"))


def test_parts_are_added_moved_and_taken_out_and_undo_brings_them_back(visit: Any) -> None:
    stored: dict[str, str] = {}
    page = visit(hash="classroom", stored=stored)
    page.act("empty")
    assert page.heading == "An empty plan"
    assert not page.all(".one-link")
    page.act("ask:lessons")
    page.event("act", "add:lessons", fields={"lesson-groups": "on", "lesson-wilds": "on"})
    page.act("add:daily")
    page.act("ask:puzzles")
    page.event(
        "act", "add:puzzles", fields={"kind": "steal", "low": "2", "high": "1", "number": "4"}
    )
    page.act("ask:rule")
    page.event("act", "add:rule", fields={"clause": "9.3"})
    assert link(page).endswith("#today/groups/wilds/daily/4.steal.1-2/rule.9.3")
    page.act("up:2")
    assert page.said == "In pairs: 4 puzzles is part 2 now."
    page.act("remove:0")
    assert link(page).endswith("#today/4.steal.1-2/daily/rule.9.3")
    assert link(visit(hash="classroom", stored=stored)) == link(page), "the browser keeps it"
    page.act("undo")
    assert len(rows(page)) == 4


def test_a_class_plays_a_game_reads_a_text_and_rests(visit: Any) -> None:
    page = visit(hash="classroom")
    page.act("empty")
    page.act("ask:table")
    page.event("act", "add:table", fields={"minutes": "25"})
    page.act("ask:say")
    page.event("act", "add:say", fields={"said": " Tell your <b>neighbour</b>.", "minutes": "1"})
    page.act("ask:pause")
    page.event("act", "add:pause", fields={"minutes": "5"})
    assert page.heading == "31 minutes in class"
    assert rows(page) == ["A game at the table", "Tell your <b>neighbour</b>.", "A pause"]
    pupil = visit(hash=link(page).partition("#")[2])
    table, said, pause = pupil.all(".today-list li")
    assert table.find("a")["href"] == "#table"
    assert said.find("strong").get_text() == "Tell your <b>neighbour</b>."
    assert "About 1 minute" in said.get_text()
    assert "minutes" not in said.get_text()
    assert not said.find(["a", "button"]), "there is nothing to open"
    assert not pause.find(["a", "button"])
    assert pupil.find("#go-on").get_text() == "The course", "nothing of it is ticked"


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_on_paper_has_its_aims_and_what_to_ask(visit: Any, game: str) -> None:
    page = visit(hash="classroom")
    page.act(f"game:{game}")
    page.act("empty")
    assert not page.all(".plan-notes")
    late = questions(game)[-1]
    page.act("ask:lessons")
    page.event("act", "add:lessons", fields={f"lesson-{late.lesson}": "on"})
    [aim] = page.all(".plan-notes ul li")
    assert aim.get_text() == lesson(late.lesson, game).can
    asked = [each.get_text() for each in page.all(".plan-notes ol li")]
    assert f"{late.ask} {late.answer} ({', '.join(late.clauses)})" in asked
    taught = [each for each in questions(game) if each.lesson == late.lesson]
    assert len(asked) == len(taught), "nothing that other lessons teach"
    page.act("ready:90")
    assert len(page.all(".plan-notes ol li")) == MOST


def test_a_teacher_sees_the_puzzles_of_a_plan_before_the_class(visit: Any) -> None:
    page = visit(hash="classroom")
    page.act("empty")
    page.act("ask:puzzles")
    fields = {"kind": "steal", "low": "1", "high": "5", "number": "2"}
    page.event("act", "add:puzzles", fields=fields)
    sheet = visit(hash=page.find(".plan-rows a.what")["href"].removeprefix("#"))
    assert sheet.heading.startswith("Answers: ")
    assert len(sheet.all(".paper-puzzle")) == 2


def test_each_game_keeps_its_own_plan(visit: Any, two_games: str) -> None:
    page = visit(hash="classroom")
    page.act("remove:0")
    before = rows(page)
    page.act(f"game:{two_games}")
    page.act("empty")
    page.act(f"game:{next(iter(HOUSE))}")
    assert rows(page) == before


@pytest.mark.parametrize(
    ("what", "fields"),
    [
        ("lessons", {}),
        ("lessons", {"lesson-gone": "on"}),
        ("puzzles", {"kind": "gone", "low": "1", "high": "5", "number": "4"}),
        ("puzzles", {"kind": EMPTY[0], "low": EMPTY[1], "high": EMPTY[1], "number": "4"}),
        ("puzzles", {"kind": "steal", "low": "1", "high": "5", "number": "9" * 500}),
        ("rule", {"clause": "99.9"}),
        ("table", {"minutes": "0"}),
        ("pause", {"minutes": "9" * 500}),
        ("say", {"said": " \u202e ", "minutes": "5"}),
        ("say", {"said": "Listen.", "minutes": "soon"}),
    ],
)
def test_what_there_is_not_is_not_added(visit: Any, what: str, fields: dict[str, str]) -> None:
    page = visit(hash="classroom")
    before = rows(page)
    page.act(f"ask:{what}")
    page.event("act", f"add:{what}", fields=fields)
    assert "nothing of that kind" in page.find("dialog .problem").get_text()
    page.act("close")
    assert not page.all("dialog")
    assert rows(page) == before


def test_a_plan_that_is_full_says_so_in_the_dialog(visit: Any) -> None:
    page = visit(hash="classroom", stored={"plan": "/".join(["daily"] * (MOST_PARTS - 1))})
    assert "aria-disabled" not in page.find("#ask-daily").attrs
    page.act("add:daily")
    assert page.find("#ask-daily")["aria-disabled"] == "true"
    page.act("ask:rule")
    page.event("act", "add:rule", fields={"clause": "4.3"})
    assert "at most 40 parts" in page.find("dialog .problem").get_text()
    assert len(rows(page)) == MOST_PARTS


def test_fewer_puzzles_than_wanted_are_as_many_as_there_are(visit: Any) -> None:
    page = visit(hash="classroom")
    page.act("empty")
    (kind, level), there = next(each for each in SUPPLY.items() if 2 < each[1] < 20)
    fields = {"kind": kind, "low": level, "high": level, "number": "20"}
    page.act("ask:puzzles")
    page.event("act", "add:puzzles", fields=fields)
    assert link(page).endswith(f"#today/{there}.{kind}.{level}")


@pytest.mark.parametrize("key", ["plan", "plan-game", "class-plan", "class-address"])
@pytest.mark.parametrize("text", ["9" * 5000, "[" * 100_000, "<b>/..", f"{DAY} x/today/y", "-"])
def test_no_kept_text_leaves_the_desk_blank(visit: Any, key: str, text: str) -> None:
    for address in ("classroom", "classroom/link", "today/groups", "lesson/groups", "home"):
        page = visit(hash=address, stored={key: text})
        assert page.heading
        assert not page.all("h1 b")


# ---- where the class finds it


def test_a_link_that_only_this_computer_opens_says_so_and_takes_another_address(
    visit: Any,
) -> None:
    page = visit(hash="classroom", place="http://127.0.0.1:8800/")
    assert "Only this computer opens this link." in page.text
    page.event("act", "place", fields={"place": "not an address"})
    assert "This is no address of a page." in page.find(".problem").get_text()
    page.event("act", "place", fields={"place": "192.168.0.10:8800"})
    assert link(page).startswith(f"{HERE}#today/")
    assert "Only this computer" not in page.text
    page.event("act", "place", fields={"place": ""})
    assert link(page).startswith("http://127.0.0.1:8800/#today/")


@pytest.mark.parametrize(
    "text",
    [
        *("javascript:alert(1)", "ftp://example.org/", "http://", "http://a b/", "http://[::1"),
        *(
            "http://ada:secret@example.org/",
            "http://example.org:99999/",
            "http://ex<b>/",
            "x" * 300,
        ),
    ],
)
def test_only_addresses_of_pages_are_taken(text: str) -> None:
    with pytest.raises(ValueError, match="This is no address of a page"):
        read_place(text)
    assert class_place(text, "") == ""


def test_addresses_are_those_of_others() -> None:
    assert read_place(" example.org/tutor#today/x ") == "http://example.org/tutor"
    assert for_everybody("http://hub/user/ada/tutor/") == "http://hub/hub/user-redirect/tutor/"
    assert [is_private(f"http://{host}/") for host in ("localhost", "[::1]", "127.1.2.3")] == [
        True
    ] * 3
    assert not is_private("http://example.org/")


def test_on_a_hub_the_link_survives_the_login(visit: Any) -> None:
    page = visit(hash="classroom", place="http://hub/user/ada/tutor/")
    assert link(page).startswith("http://hub/hub/user-redirect/tutor/?at=today/first-bite/")
    assert page.find(".one-link [data-copy]")["data-copy"] == link(page)
    hub = "http://hub/hub/user-redirect/tutor/"
    assert link_to(hub, "a b/#ü") == f"{hub}?at=a%20b/%23%C3%BC"
    assert link_to(hub, "x" * 3000) == f"{hub}#{'x' * 3000}", "too long for a login to bring back"


def test_on_the_wall_there_is_the_link_and_escape_leads_back(visit: Any) -> None:
    desk = visit(hash="classroom")
    page = visit(hash="classroom/link")
    assert page.find(".link-text").get_text() == link(desk)
    assert not page.all(".header")
    assert int(page.find("svg.qr")["width"]) > 400
    page.event("act", "cancel")
    assert page.address == "classroom"


def test_in_a_notebook_there_is_no_link_for_others(visit: Any) -> None:
    page = visit(hash="classroom", embedded=True, place="http://127.0.0.1:8888/lab/tree/x.ipynb")
    assert "Open the desk in the app" in page.text
    assert not page.all("svg.qr")


# ---- the class


def test_a_class_goes_through_its_plan_in_order(visit: Any) -> None:
    stored: dict[str, str] = {}
    page = visit(hash="today/first-bite/rule.4.3/2.who.1", stored=stored)
    assert page.find("#go-on")["href"] == "#lesson/first-bite"
    assert "0 of 2 done" in page.text, "what is done together has no tick"
    page.go("lesson/first-bite")
    while not page.all(".lesson-end"):
        page.act("next" if page.all('[data-act="next"]') else "hint")
    assert page.find("#go-on")["href"] == "#today/first-bite/rule.4.3/2.who.1"
    page.go("today/first-bite/rule.4.3/2.who.1")
    assert "1 of 2 done" in page.text
    page.act("puzzles:2")
    first = page.address
    assert first.startswith("puzzle/")
    page.app.trainers[next(iter(HOUSE))].looked_at(page.app.page.puzzle)
    page.app.page.session.reveal()
    page.event("act", "next")
    assert page.address.startswith("puzzle/")
    assert page.address != first
    page.app.trainers[next(iter(HOUSE))].looked_at(page.app.page.puzzle)
    page.event("act", "next")
    assert page.address == "today/first-bite/rule.4.3/2.who.1", "the set is done"
    assert "All done for today." in page.text
    page.go(page.find("#give-result")["href"].removeprefix("#"))
    assert page.all("#nickname"), "the way to the teacher"


def test_a_set_that_is_done_once_more_is_the_same_set(visit: Any) -> None:
    page = visit(hash="today/2.who.1")
    trainer = page.app.trainers[next(iter(HOUSE))]
    ways = []
    for _time in range(2):
        page.act("puzzles:0")
        ways.append([page.address])
        while page.address.startswith("puzzle/") and len(ways[-1]) < 4:
            trainer.looked_at(page.app.page.puzzle)
            page.app.page.session.reveal()
            page.event("act", "next")
            ways[-1].append(page.address)
    assert ways[0] == ways[1]
    assert ways[0][2:] == ["today/2.who.1"]


def test_what_is_done_together_is_shown_on_the_wall_from_its_row(visit: Any) -> None:
    page = visit(hash="classroom")
    together = [row["href"].removeprefix("#") for row in page.all(".plan-rows a.what")]
    assert len(together) == 2, "a rule and the daily puzzle"
    for address in together:
        page.go("classroom")
        page.go(address)
        assert page.all("#reveal")
        assert page.find('[aria-label="Leave the projector"]')["href"] == "#classroom"


def test_home_leads_back_to_the_plan_of_the_day_and_not_of_another(visit: Any) -> None:
    stored: dict[str, str] = {}
    visit(hash="today/groups", stored=stored)
    assert visit(hash="home", stored=stored).all('.way[href="#today/groups"]')
    tomorrow = visit(hash="home", stored=stored, today="2026-11-24")
    assert not tomorrow.all('.way[href="#today/groups"]')


def test_a_lesson_that_is_not_in_the_plan_goes_on_in_the_course(visit: Any) -> None:
    stored: dict[str, str] = {}
    visit(hash="today/groups", stored=stored)
    page = visit(hash="lesson/first-bite", stored=stored)
    while not page.all(".lesson-end"):
        page.act("next" if page.all('[data-act="next"]') else "hint")
    assert "today" not in page.find("#go-on")["href"]


def test_the_class_has_the_same_daily_whether_new_or_not(visit: Any) -> None:
    days = tuple(f"2026-10-{n:02}" for n in range(1, 29))
    old = {"practice": dump_practice(Practice(days=days))}
    addresses = set()
    for stored in ({}, old):
        page = visit(hash="today/daily", stored=dict(stored))
        page.act("puzzles:0")
        addresses.add(page.address)
    assert len(addresses) == 1


def test_where_nothing_can_be_ticked_nothing_is_counted(visit: Any) -> None:
    page = visit(hash="today/rule.4.3")
    assert page.all(".today-list li")
    assert "0 of 0" not in page.text


def test_a_set_that_has_no_puzzle_is_left_out(visit: Any) -> None:
    page = visit(hash=f"today/groups/4.{EMPTY[0]}.{EMPTY[1]}")
    assert len(page.all(".today-list li")) == 1
    assert "0 of 1 done" in page.text


def test_a_set_of_one_is_one_puzzle(visit: Any) -> None:
    assert "0 of 1 puzzle, " in visit(hash="today/1.steal").find(".today-list").get_text()


def test_the_puzzle_of_the_day_on_the_wall_is_that_of_the_class(visit: Any) -> None:
    days = tuple(f"2026-10-{n:02}" for n in range(1, 29))
    stored = {"practice": dump_practice(Practice(days=days))}
    page = visit(hash="today/daily", stored=stored)
    page.act("puzzles:0")
    teacher = visit(hash="classroom/projector", stored=stored)
    on_wall = next(each["href"] for each in teacher.all(".to-wall") if "Today’s" in each.text)
    assert on_wall == f"#classroom/projector/{page.address}"


@pytest.mark.parametrize("plan", ["", "gone", "x" * 5000, "/" * 500, "<img src=x>", "daily/" * 60])
def test_a_link_that_is_no_plan_shows_the_course_and_one_sentence(visit: Any, plan: str) -> None:
    page = visit(hash=f"today/{plan}")
    assert page.title.startswith(LEARN)
    assert len(page.all(".told")) == 1
    assert "class-plan" not in page.stored


def test_an_old_link_says_what_is_gone_and_does_the_rest(visit: Any) -> None:
    page = visit(hash="today/groups/<b>gone")
    assert "This tutor does not have “<b>gone”" in page.find(".today .message").get_text()
    assert len(page.all(".today-list li")) == 1
