"""A live class, on paper: opening it, coming in, what the desk sees and asks, the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.widgets.live_class import CODE, DESK, PLAN, PaperClass
from tests.widgets.paper import Paper
from tutor.together import digest, seen, table_of
from widgets.app.app import App
from widgets.browser.protocol import After
from widgets.pages.classroom.results import KEY as RESULTS
from widgets.pages.page import Picture


def solve(page: Paper) -> None:
    """Solve a step, and go on to the next."""
    while not page.all('[data-act="next"]'):
        page.act("hint")
    page.act("next")


@pytest.fixture
def school(monkeypatch: Any) -> PaperClass:
    return PaperClass(monkeypatch)


def test_a_class_is_opened_from_the_plan_and_its_code_fills_the_wall(school: PaperClass):
    page = school.open("plan", hash="classroom")
    assert page.find("#to-class")["href"] == "#classroom/class"
    desk = school.desk()
    assert desk.find(".call-code")["aria-label"] == " ".join(CODE)
    assert "Nobody has come yet." in desk.text
    secret = school.keys[DESK]
    desk.go("classroom/code")
    assert desk.find(".call-code")["aria-label"] == " ".join(CODE)
    assert secret not in str(desk.page)
    assert DESK not in school.keys, "the desk has let go of its connection"
    desk.go("classroom/class")
    school.pump()
    assert school.keys[DESK] == secret, "the same desk again"


def test_without_a_server_of_classes_nothing_of_it_is_there(monkeypatch: Any):
    page = Paper(App, monkeypatch, hash="classroom")
    assert not page.page.select("#to-class")
    for address in ("classroom/class", "classroom/code", f"in/{CODE}"):
        page.go(address)
        assert "There is no page" in page.text


def test_a_pupil_is_told_what_the_teacher_sees_then_comes_in(school: PaperClass):
    school.desk()
    page = school.open("Ada", hash="in")
    school.press("Ada", "code", code="ramp-7")
    assert page.app.address == f"in/{CODE}"
    assert page.heading == "Who are you today?"
    assert "Your teacher sees where you are in today’s plan" in page.text
    assert len(page.page.select('[name="mark"]')) == 30
    school.press("Ada", "come", name="", mark="whale")
    assert page.heading == "Today in class"
    assert page.find("#class-hand")["aria-pressed"] == "false"
    other = school.open("Ben", hash=f"in/{CODE}")
    assert other.find('[value="whale"]').has_attr("disabled")
    assert "Whale" in school.pages[DESK].text
    page.go(f"in/{CODE}")
    assert page.heading == "You are in class as Whale."
    school.press("Ada", "leave-class")
    assert not page.page.select("#class-hand")
    assert "class-seat" not in page.stored


def test_a_hostile_nickname_is_only_text_on_the_desk(school: PaperClass):
    desk = school.desk()
    school.pupil('"><script>alert(1)', mark="cup")
    assert '"><script>alert(1)' in desk.text
    assert not desk.page.select("script")
    school.press(DESK, "pupil:1")
    school.press(DESK, "out")
    assert "alert" not in desk.text
    page = school.pages['"><script>alert(1)']
    assert page.app.address == f"in/{CODE}"
    assert page.heading == "Who are you today?"


def test_the_desk_sees_where_each_is_in_the_plan_and_how_far(school: PaperClass):
    desk = school.desk()
    ada, _ben = school.pupil("Ada"), school.pupil("Ben")
    heads = [head.text for head in desk.page.select(".class-column h2")]
    assert heads[0] == "First bite to Your turn"
    assert heads[-1] == "All done"
    ada.go("lesson/groups")
    school.pump()
    column = desk.page.select(".class-column")[2]
    assert [chip.text.strip() for chip in column.select(".chip-name")] == ["Ada"]
    assert column.select(".step-dots i")
    assert "Ben" in desk.page.select(".class-column")[0].text
    solve(ada)
    school.pump()
    done = desk.page.select(".class-column")[2].select(".step-dots i[data-done]")
    assert len(done) == 1


def test_what_the_class_does_together_goes_on_the_wall_and_leads_back(school: PaperClass):
    desk = school.desk()
    school.pupil("Ada")
    rule, _daily = desk.page.select(".class-column a")
    assert rule["href"] == "#classroom/projector/rules/9.1"
    desk.go(rule["href"].removeprefix("#"))
    assert "Largest group" in desk.text
    desk.event("act", "cancel")
    assert desk.app.address == "classroom/class"


def test_what_is_told_of_a_class_after_its_end_is_not_heard(school: PaperClass):
    school.desk()
    ada = school.pupil("Ada")
    late = next(
        text for text in reversed(school.told["Ada"]) if json.loads(text)["kind"] == "class"
    )
    school.press(DESK, "ask:end")
    school.press(DESK, "end")
    assert not ada.page.select("#class-hand")
    ada.event("together", "class-told", late)
    assert not ada.page.select("#class-hand")


def test_the_row_of_needs_has_hands_stuck_and_away(school: PaperClass):
    desk = school.desk()
    for name in ("Ada", "Ben", "Cleo"):
        school.pupil(name)
    school.pages["Ben"].go("lesson/first-bite")
    school.pump()
    assert "Nobody needs you just now." in desk.text
    school.press("Cleo", "class-hand")
    assert "Hand up: Cleo" in desk.last["say"]
    school.pages["Ada"].go("rules/9.1")
    school.pump()
    school.wait(125)
    kinds = [(n["data-kind"], n.find("strong").text) for n in desk.page.select(".need")]
    assert kinds == [("hand", "Cleo"), ("stuck", "Ben")], "a rule is talked about, nobody is stuck"
    school.leave("Ada", 70)
    assert desk.page.select(".need")[-1]["data-kind"] == "away"
    school.press("Cleo", "class-hand")
    assert not desk.page.select('.need[data-kind="hand"]')
    school.press(DESK, "pupil:2")
    assert "2 minutes at one step" in desk.find("dialog").text
    assert desk.find("#step-on-wall")["href"] == "#classroom/projector/lesson/first-bite/1"


@pytest.mark.parametrize("run", ["rush", "duel"])
def test_the_clock_of_a_run_stands_while_eyes_are_up(school: PaperClass, run: str):
    school.desk()
    ada = school.pupil("Ada")
    ada.go(f"puzzles/{run}")
    ada.event("act", "start")
    if run == "duel":
        ada.event("act", "buzz:0")
    assert ada.page.select("[data-countdown]")
    school.press(DESK, "eyes")
    assert not ada.page.select("[data-countdown]")
    school.press(DESK, "eyes")
    assert not ada.page.select("[data-countdown]"), "until its learner is ready"
    ada.act("go-on")
    assert ada.page.select("[data-countdown]")


def test_eyes_up_rests_every_page_and_nothing_counts_or_is_lost(school: PaperClass):
    desk, ada = school.desk(), school.pupil("Ada")
    ada.go("lesson/first-bite")
    before = ada.resume
    school.press(DESK, "eyes")
    assert ada.find("dialog.eyes-up h2").text == "Eyes up."
    timed = Picture(title="", body=None, keys="h:hint", after=After(10, "computer"))
    resting = ada.app.dress(timed)
    assert (resting.after, resting.keys) == (None, ""), "nothing goes on by itself"
    ada.event("act", "hint")
    ada.event("act", "class-rest")
    assert ada.resume == before
    assert ada.page.select("dialog.eyes-up"), "Escape does not end it"
    school.wait(300)
    assert not desk.page.select('.need[data-kind="stuck"]')
    school.press(DESK, "eyes")
    assert ada.app.dress(timed).after == timed.after
    assert not ada.page.select("dialog.eyes-up")
    assert ada.resume == before


def test_all_are_called_to_one_place_once_and_what_they_are_at_stays(school: PaperClass):
    school.desk()
    ada, ben = school.pupil("Ada"), school.pupil("Ben")
    ada.go("lesson/first-bite")
    solve(ada)
    school.press(DESK, "ask:call")
    school.press(DESK, "call:4")
    assert [ada.app.address, ben.app.address] == ["lesson/groups"] * 2
    assert "Your teacher called everybody here." in ben.text
    ada.go("lesson/first-bite")
    school.wait(5)
    assert ada.app.address == "lesson/first-bite", "a call is followed once"
    # a page loaded anew is not called again, one that slept through a call is
    again = school.open("Ada", stored=ada.stored, hash="lesson/first-bite")
    assert again.app.address == "lesson/first-bite"
    assert again.page.select("#class-hand")
    school.press(DESK, "ask:call")
    school.press(DESK, "call:-1")
    assert again.heading == "Today in class"


def test_a_pupils_page_gets_nothing_of_others(school: PaperClass):
    school.desk()
    school.pupil("Adalberta", "cup")
    school.pupil("Benedikt", "owl")
    school.press("Benedikt", "class-hand")
    told = "".join(school.told["Adalberta"])
    assert "Adalberta" in told
    assert not any(secret in told for secret in ("Benedikt", school.keys[DESK]))


def test_the_end_brings_the_results_to_the_teacher_and_pupils_keep_theirs(school: PaperClass):
    desk, ada = school.desk(), school.pupil("Ada")
    ada.go("lesson/first-bite")
    solve(ada)
    school.pump()
    school.press(DESK, "see-results")
    assert desk.app.address == "classroom/results"
    desk.go("classroom/class")
    school.pump()
    school.press(DESK, "ask:end")
    school.press(DESK, "end")
    assert desk.app.address == "classroom/results"
    kept = json.loads(desk.stored[RESULTS])
    assert [(each["name"], list(each["at"])) for each in kept] == [("Ada", ["first-bite"])]
    assert "class-desk" not in desk.stored
    assert not ada.page.select("#class-hand")
    assert "The class has ended." in ada.text
    assert "class-seat" not in ada.stored
    assert "first-bite" in ada.stored["progress"]


def test_only_what_is_in_the_plan_is_told(school: PaperClass):
    school.desk("today/groups")
    ada = school.pupil("Ada")
    ada.go("lesson/first-bite")
    solve(ada)
    school.pump()
    assert not [what for what in school.notes if what.startswith("result")]
    assert json.loads(school.notes["at:1"][0])["elsewhere"] is True


def test_a_code_that_leads_nowhere_is_said_and_can_be_typed_again(school: PaperClass):
    page = school.open("Ada", hash="in/ACDEF")
    assert "No class has this code." in page.text
    assert page.page.select("#code")
    school.press("Ada", "code", code="x")
    assert "five letters and digits" in page.text
    assert PLAN not in "".join(school.told["Ada"])


def test_tables_are_formed_by_hand_by_lot_and_of_those_who_are_done(school: PaperClass):
    desk = school.desk("today/first-bite/table.20")
    for name in ("Ada", "Ben", "Cleo", "Dora"):
        school.pupil(name)
    assert not desk.page.select("#look-ACDE4")
    school.press(DESK, "ask:tables")
    school.press(DESK, "pick:done")
    assert "Nobody is chosen yet." in desk.find("dialog").text
    school.press(DESK, "toggle:1")
    assert "1 is chosen: that makes no table." in desk.find("dialog").text
    assert not desk.page.select('[data-act^="seat:"]')
    school.press(DESK, "toggle:3")
    school.press(DESK, "seat:one")
    ada, cleo, ben = (school.pages[name] for name in ("Ada", "Cleo", "Ben"))
    assert [page.app.address for page in (ada, cleo)] == ["t/ACDE4"] * 2
    assert ben.app.address.startswith("today/")
    assert json.loads(ada.stored["together"]) == {"ACDE4": school.keys["Ada"]}
    assert ("Ada", True) in school.to_tables, "the page connects to its table"
    assert school.pages[DESK].find("#pupil-1 .how-far").text == "ACDE4"
    # whoever has left the table is not taken back to it, a page that slept goes there
    ada.go("today/first-bite/table.20")
    school.wait(5)
    assert ada.app.address.startswith("today/")
    school.press(DESK, "ask:tables")
    school.press(DESK, "pick:all")
    assert "Chosen: 4. By lot: 1 table of 4." in desk.find("dialog").text
    school.press(DESK, "size:2")
    assert "Chosen: 4. By lot: 2 tables of 2." in desk.find("dialog").text
    school.press(DESK, "seat:lot")
    seated = sorted(n for table in school.school.tables for n in table.pupils)
    assert seated == [1, 2, 3, 4]
    assert {page.app.address for page in (ada, ben, cleo)} <= {"t/ACDE5", "t/ACDE6"}


def test_the_teacher_looks_at_a_table_and_puts_it_on_the_wall(school: PaperClass):
    desk = school.desk("today/first-bite/table.20")
    for name in ("Ada", "Ben"):
        school.pupil(name)
    school.press(DESK, "ask:tables")
    school.press(DESK, "pick:all")
    school.press(DESK, "seat:one")
    school.press(DESK, "ask:tables")
    assert "Ada, Ben" in desk.find(".class-tables").text
    key = school.keys[DESK]
    school.press(DESK, "look:ACDE4")
    assert desk.app.address == "t/ACDE4"
    table = table_of(school.tables[0])
    news = {"kind": "table", "here": [], "coming": 0, **seen(table, digest(key))}
    desk.event("together", "table-open")
    asked = [what for name, what in school.to_tables if name == DESK]
    assert asked[-1] == {"do": "join", "code": "ACDE4", "key": key}
    desk.event("together", "table-told", json.dumps(news))
    assert desk.find('[href="#classroom/class"]')["aria-label"] == "Back to the class"
    assert desk.page.select("canvas, [data-canvas], .slot")
    desk.go("t/ACDE4/wall")
    desk.event("together", "table-told", json.dumps(news))
    looks = [sent["look"] for sent in desk.sent if "look" in sent]
    assert looks[-1]["text"] == "projector"
    desk.go("classroom/class")
    school.pump()
    assert desk.page.select("#pupil-1")
