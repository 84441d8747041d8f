"""The form in which a teacher writes a lesson, and the page of those who are given it."""

from __future__ import annotations

import json
import re

import pytest

from tutor.classroom.plan import MOST_PARTS
from tutor.kit.links import to_link
from tutor.lessons.written import read_written, write_written
from tutor.lessons.written.build import writing_of
from tutor.lessons.written.file import writable, written_link
from widgets.app.app import App
from widgets.browser.protocol import Event
from widgets.pages.classroom.links import KEY as PLACE
from widgets.pages.classroom.write.page import KEY
from widgets.storage.shared_lessons import KEY as GIVEN
from widgets.storage.shared_lessons import MOST, SharedLessons
from widgets.table import Match, seats_for, strengths_of

TEMPLATE = writing_of("chocolatiers").templates()[0]


class Class:
    """An app, driven by events, and what the browser keeps of it."""

    def __init__(self, address: str, stored: dict[str, str] | None = None) -> None:
        self.app = App(strict=True, board=lambda: None)
        view = {"width": 1280, "height": 800, "dpr": 1}
        self.app.shell.receive(
            {"kind": "ready", "view": view, "stored": stored or {}, "hash": address}
        )

    def act(self, value: str, text: str = "") -> None:
        self.app.handle(Event("act", value, text))

    def type(self, **texts: str) -> None:
        for field, text in texts.items():
            self.app.handle(Event("input", field.replace("__", ":"), text))

    @property
    def html(self) -> str:
        return self.app.shell.page.html

    @property
    def draft(self):
        return read_written(self.app.shell.stored[KEY])

    def check(self) -> None:
        self.act("check")


def begun(number: int = 0) -> Class:
    teacher = Class("classroom/write")
    teacher.act(f"begin-with:{number}")
    teacher.check()
    return teacher


def test_the_desk_leads_to_the_form_and_a_template_works_at_once():
    teacher = Class("classroom")
    assert "#classroom/write" in teacher.html
    assert "This lesson works." in begun().html


@pytest.mark.parametrize("game", writable())
def test_a_step_of_each_kind_can_be_begun_in_each_game(game):
    teacher = Class("classroom/write")
    teacher.act("game", game)
    for kind in ("do", "tap", "ask"):
        teacher.act(f"add:{kind}")
        teacher.check()
    assert [step.kind for step in teacher.draft.steps] == ["do", "tap", "ask"]
    assert "Say what the learner is to do." in teacher.html
    assert "lesson-picture" not in teacher.html, "the last step goes on"
    teacher.act("step:0")
    assert "lesson-picture" in teacher.html
    for n, template in enumerate(writing_of(game).templates()):
        teacher.act(f"begin-with:{n}")
        assert teacher.draft == read_written(template)


def test_what_is_typed_is_checked_kept_and_taken_back_as_one():
    teacher = begun()
    before = teacher.draft
    for text in ("Tap ", "Tap a", "Tap a b c d e f g h i j k l"):
        teacher.type(text__text=text)
    teacher.check()
    assert "more than 12 words" in teacher.html
    assert 'aria-invalid="true"' in teacher.html
    other = Class("classroom/write", dict(teacher.app.shell.stored))
    assert other.draft.steps[0].text.endswith("j k l")
    teacher.act("undo")
    assert teacher.draft == before


def test_steps_are_moved_doubled_removed_and_brought_back():
    teacher = begun()
    one, two = teacher.draft.steps
    teacher.act("move:down")
    assert teacher.draft.steps == (two, one)
    teacher.act("duplicate")
    assert teacher.draft.steps == (two, one, one)
    teacher.act("remove")
    teacher.act("remove")
    assert teacher.draft.steps == (two,)
    for _n in range(4):
        teacher.act("undo")
    assert teacher.draft.steps == (one, two)
    teacher.act("empty")
    assert teacher.draft.steps == ()
    teacher.act("undo")
    assert teacher.draft.steps == (one, two)


def test_every_field_can_be_filled_in_and_nonsense_changes_nothing():
    teacher = begun()
    teacher.act("step:1")
    teacher.type(lesson__title="My\nday", lesson__aim="Aim", lesson__minutes="700")
    teacher.type(text__hint="H", text__solution="take R", table__hand="TT", text__since="Later.")
    teacher.act("task", "group_of")
    teacher.type(task__1="5")
    teacher.act("answer")
    teacher.act("reply:2:when", "box")
    teacher.type(reply__2__head="No.")
    teacher.act("drop:0")
    teacher.act("show:graph", "true")
    teacher.act("show:wild", "false")
    teacher.act("clause:0", "9.2")
    teacher.act("clause:1", "6.1")
    teacher.act("clause:2", "6.4")
    teacher.act("clause:1", "")
    draft = teacher.draft
    step = draft.steps[1]
    assert (draft.title, draft.aim, draft.minutes) == ("My day", "Aim", 60)
    assert (step.hint, step.solution, step.since) == ("H", "take R", "Later.")
    assert (step.task, step.clause) == ("group_of T 5", "9.2 6.4")
    assert step.table["hand"] == "TT"
    assert [reply.when for reply in step.replies] == ["swap", "box"]
    assert step.show == "stacks tray hand display graph"
    nonsense = [
        *("begin-with:99", "add:fly", "step:99", "move:up:up", "table:x", "task:9", "show:x"),
        *(
            "reply:9:head",
            "reply:0:x",
            "drop:9",
            "text:kind",
            "clause:7",
            "clause:x",
            "lesson:steps",
            "game",
            "task",
        ),
    ]
    for act in nonsense:
        teacher.act(act, "<b>x</b>")
    assert teacher.draft == draft


def test_texts_of_a_teacher_are_shown_and_never_markup():
    teacher = begun()
    teacher.type(text__text="<script>alert(1)</script>", lesson__title="<img src=x onerror=y>")
    assert "<script" not in teacher.html
    assert "<img src=x" not in teacher.html
    link = written_link(teacher.draft)
    pupil = Class(f"given/{link}")
    assert "<img src=x" not in pupil.html
    pupil.act("begin")
    assert "&lt;script&gt;" in pupil.html


def test_moves_are_played_instead_of_typed():
    teacher = begun()
    teacher.act("step:1")
    teacher.type(text__solution="", text__text="")
    teacher.act("record")
    assert "Use these moves" in teacher.html
    teacher.act("tray:0")
    teacher.act("use-moves")
    assert teacher.draft.steps[1].solution == "take R"


def test_a_trial_begins_at_the_step_goes_to_the_end_and_comes_back():
    teacher = begun()
    teacher.act("step:1")
    teacher.act("try")
    assert "Step 2 of 2" in teacher.html
    while "next" not in re.findall(r'data-act="(\w+)"', teacher.html):
        teacher.act("hint")
    teacher.act("next")
    assert "Played to its end." in teacher.html
    teacher.type(text__text="")
    teacher.act("try")
    assert "It cannot be played yet." in teacher.html


def test_a_position_is_taken_from_the_teachers_own_table():
    seats = seats_for(2, strengths_of("chocolatiers"))
    match = Match.start("chocolatiers", seats, 7, 0, {})
    teacher = Class("classroom/write", {"table": match.dump()})
    teacher.act("begin-with:0")
    teacher.act("from-table")
    assert teacher.draft.steps[0].table["hand"] == match.record.state.hands[0]
    assert "lesson-picture" in teacher.html
    assert "from-table" not in Class("classroom/write", {"table": "[]"}).html


def test_a_file_is_opened_and_one_that_is_none_is_answered():
    teacher = Class("classroom/write")
    teacher.act("open", "import os")
    assert "This file cannot be opened." in teacher.html
    teacher.act("open", TEMPLATE)
    assert teacher.draft == read_written(TEMPLATE)
    broken = Class("classroom/write", {KEY: "no lesson"})
    assert "Begin with a lesson that works" in broken.html


# ---- pupils


@pytest.mark.parametrize(
    ("place", "typed", "told"),
    [
        ("http://127.0.0.1:8800/", "", "http://127.0.0.1:8800/#"),
        ("http://127.0.0.1:8800/", "http://192.168.0.10:8800/", "http://192.168.0.10:8800/#"),
        ("http://hub/user/ada/tutor/", "", "http://hub/hub/user-redirect/tutor/?at="),
    ],
)
def test_the_link_for_pupils_is_one_that_pupils_can_open(at, place, typed, told):
    page = at("classroom/write", place=place, stored={PLACE: typed} if typed else {})
    page.act("begin-with:0")
    page.event("act", "check")
    link = written_link(read_written(TEMPLATE))
    assert page.find("#copy-link")["data-copy"] == f"{told}given/{link}"
    assert ("Only this computer opens this link." in page.text) == ("127" in told)


def given_link(pupil_of: str = TEMPLATE) -> str:
    return f"given/{written_link(read_written(pupil_of))}"


def finish(pupil: Class) -> None:
    while "next" in (acts := re.findall(r'data-act="(\w+)"', pupil.html)) or "hint" in acts:
        pupil.act("next" if "next" in acts else "hint")


def test_a_pupil_plays_it_and_the_course_knows_nothing_of_it():
    pupil = Class(given_link())
    assert "A lesson from your teacher" in pupil.html
    assert "You can see what a box needs" in pupil.html
    pupil.act("begin")
    pupil.act("hint")
    again = Class(given_link(), dict(pupil.app.shell.stored))
    assert "Go on" in again.html
    finish(pupil)
    assert pupil.html.index("Done: Fill a box") < pupil.html.index("You can see what a box needs")
    assert 'href="#home"' in pupil.html
    assert "progress" not in pupil.app.shell.stored
    kept = json.loads(pupil.app.shell.stored[GIVEN])
    assert list(kept["stars"].values()) == [1]
    assert "Once more" in Class(given_link(), dict(pupil.app.shell.stored)).html
    pupil.app.forget()
    assert GIVEN not in pupil.app.shell.stored


def test_a_lesson_goes_into_the_plan_and_a_pupil_comes_back_to_the_plan():
    teacher = begun()
    teacher.act("plan")
    desk = Class("classroom", dict(teacher.app.shell.stored))
    assert "Alone: Fill a box" in desk.html
    assert re.findall(r'class="link-text"[^>]*>.{,200}…</p>', desk.html), "nobody types all of it"
    [plan] = re.findall(r'href="#(today/[^"]+)" id="as-pupil"', desk.html)
    pupil = Class(plan)
    assert "Fill a box" in pupil.html
    [lesson] = re.findall(r'href="#(given/[^"]+)" id="todo-', pupil.html)
    pupil = Class(lesson, dict(pupil.app.shell.stored))
    pupil.act("begin")
    finish(pupil)
    assert f'href="#{plan}"' in pupil.html, "the end leads back"
    stars = dict(pupil.app.shell.stored)
    [done] = re.findall(r"(\d+) of \d+ done", Class(plan, stars).html)
    assert done == "1"


def test_a_lesson_does_not_go_into_a_full_plan():
    teacher = begun()
    full = "/".join(["daily"] * MOST_PARTS)
    teacher = Class("classroom/write", {**teacher.app.shell.stored, "plan": full})
    teacher.check()
    teacher.act("plan")
    assert "The plan is full." in teacher.html
    assert teacher.app.shell.stored["plan"] == full


def test_a_lesson_in_front_of_a_class_turns_to_its_steps():
    pupil = Class(given_link(), {"settings": json.dumps({"text": "projector"})})
    pupil.act("begin")
    pupil.act("step-on")
    assert "Take a Raspberry" in pupil.html
    pupil.act("step-back")
    assert "Tap the box" in pupil.html


@pytest.mark.parametrize("link", ["x", "A" * 9000, to_link("[[" * 9000), to_link("lesson = 1")])
def test_a_damaged_link_shows_the_course_and_says_so(link):
    pupil = Class(f"given/{link}")
    assert "So here is the course." in pupil.html


def test_a_lesson_that_does_not_work_is_not_begun():
    wrong = read_written(TEMPLATE).changed(1, solution="take V")
    pupil = Class(f"given/{written_link(wrong)}")
    assert "This lesson does not work yet" in pupil.html
    pupil.act("begin")
    assert "“take V” does not work" in pupil.html


def test_a_pupil_opens_a_file():
    pupil = Class("given")
    pupil.act("open", "nothing")
    assert "This lesson cannot be played." in pupil.html
    pupil.act("open", write_written(read_written(TEMPLATE)))
    assert pupil.app.shell.hash == given_link()
    pupil.act("begin")
    assert "Tap the box" in pupil.html


def test_only_the_latest_lessons_are_remembered():
    browser = App(strict=True, board=lambda: None).shell
    stars = {f"given-{n}": 3 for n in range(60)}
    browser.stored[GIVEN] = json.dumps({"stars": stars, "places": {}})
    given = SharedLessons(browser)
    pupil = Class(given_link(), dict(browser.stored))
    pupil.act("begin")
    pupil.act("hint")
    kept = json.loads(pupil.app.shell.stored[GIVEN])
    assert len(kept["stars"]) + len(kept["places"]) == MOST
    assert "given-59" in kept["stars"]
    assert given.progress.stars["given-0"] == 3
