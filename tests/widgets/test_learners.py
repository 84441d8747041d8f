"""Several learners on one device, without a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.lessons.course import course
from tutor.rooms import GAMES
from widgets.app import App
from widgets.storage import learners
from widgets.storage.learners import ASIDE, KEY, MOST

FIRST, SECOND = course(GAMES[0])[:2]
DONE = json.dumps({"stars": {FIRST.id: 3}, "places": {}})


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app in a browser of paper."""
    return lambda **browser: Paper(App, monkeypatch, **browser)


def add(page: Paper, other: str, now: str = "") -> None:
    page.go("settings")
    page.event("act", "learner-add", fields={"other": other, "now": now})


def test_another_learner_begins_anew_and_the_first_goes_on(visit: Any) -> None:
    page = visit(hash="settings", stored={"progress": DONE, "settings": '{"theme": "dark"}'})
    assert not page.all(".learners")
    add(page, "Bo", "Ada")
    assert page.address == "home"
    assert page.said.startswith("Bo learns now.")
    assert "Bo learns here" in page.text
    assert "progress" not in page.stored
    assert "dark" in page.stored["settings"], "how it looks is the device's"
    page.go("settings")
    assert "0 of" in page.text
    page.act("learner:Ada")
    assert "Ada learns here" in page.text
    assert json.loads(page.stored["progress"])["stars"] == {FIRST.id: 3}
    again = visit(hash="settings", stored=dict(page.stored))
    assert again.all(".learners li")[0].get_text().startswith("Ada")
    assert "1 of" in again.text


def test_what_one_does_is_not_the_others(visit: Any) -> None:
    page = visit(stored={"progress": DONE})
    add(page, "Bo", "Ada")
    page.go(f"lesson/{SECOND.id}")
    page.act("hint")
    assert SECOND.id in page.stored["progress"]
    page.go("settings")
    page.act("learner:Ada")
    assert SECOND.id not in page.stored["progress"]
    page.go("settings")
    page.act("learner:Bo")
    assert SECOND.id in page.stored["progress"]
    assert FIRST.id not in json.loads(page.stored["progress"])["stars"]


def test_another_tab_follows_and_mixes_nothing(visit: Any) -> None:
    page = visit(stored={"progress": DONE})
    other = visit(stored=dict(page.stored))
    add(page, "Bo", "Ada")
    page.go(f"lesson/{SECOND.id}")
    page.act("hint")
    other.event("stored", stored=dict(page.stored))
    other.go(f"lesson/{SECOND.id}")
    other.act("hint")
    assert FIRST.id not in json.loads(other.stored["progress"])["stars"]


@pytest.mark.parametrize(
    ("now", "other", "said"),
    [
        ("", "Bo", "Give each a nickname."),
        ("Ada", "  ", "Give each a nickname."),
        ("Ada", "ada", "here already"),
    ],
)
def test_a_name_that_is_none_or_taken_is_answered(
    visit: Any, now: str, other: str, said: str
) -> None:
    page = visit(stored={"progress": DONE})
    add(page, other, now)
    assert said in page.find(".sharing .problem").get_text()
    assert KEY not in page.stored
    assert page.stored["progress"] == DONE


def test_no_more_than_a_tablet_has_room_for(visit: Any) -> None:
    page = visit()
    for n in range(MOST):
        add(page, f"N{n}", "Ada")
    assert f"At most {MOST} learners" in page.find(".sharing .problem").get_text()


def test_one_is_taken_out_after_a_question(visit: Any) -> None:
    page = visit(stored={"progress": DONE})
    add(page, "<b>Bo</b>", "Ada")
    page.go("settings")
    page.act("learner-remove:Ada")
    assert page.find("dialog h2").get_text() == "Forget all that Ada has done?"
    page.act("learner-keep")
    assert not page.all("dialog")
    page.act("learner-remove:Ada")
    page.act("learner-really-remove")
    assert KEY not in page.stored
    assert not page.all(".learners")


def test_a_switch_that_was_interrupted_loses_nothing(visit: Any) -> None:
    """All is packed before the first thing is overwritten: a page that is closed after any message
    leaves everything of both."""
    page = visit(stored={"progress": DONE, "shelf": "[]"})
    add(page, "Bo", "Ada")
    page.go(f"lesson/{SECOND.id}")
    page.act("hint")
    page.go("settings")
    before = dict(page.stored)
    page.sent.clear()
    page.act("learner:Ada")
    told = [each for each in page.sent if each["kind"] == "store"]
    assert len(told) > 2
    for closed_after in range(len(told)):
        stored = dict(before)
        for message in told[:closed_after]:
            stored[message["key"]] = message["text"]
        stored = {key: text for key, text in stored.items() if text is not None}
        again = visit(hash="settings", stored=stored)
        for name in ("Bo", "Ada", "Bo", "Ada"):
            if learners.kept(again.shell).now != name:
                again.go("settings")
                again.act(f"learner:{name}")
            progress = json.loads(again.stored["progress"])
            assert (FIRST.id in progress["stars"]) == (name == "Ada"), closed_after
            assert (SECOND.id in progress["places"]) == (name == "Bo"), closed_after


def test_what_cannot_be_read_is_set_aside(visit: Any) -> None:
    page = visit(hash="settings", stored={"progress": DONE, KEY: "{"})
    assert not page.all(".learners")
    assert page.stored[ASIDE] == "{"
    assert page.stored["progress"] == DONE


def test_the_result_has_the_learners_name(visit: Any) -> None:
    page = visit(stored={"progress": DONE})
    add(page, "Bo", "Ada")
    page.go("settings")
    page.act("learner:Ada")
    page.go("result")
    assert page.find("#nickname")["value"] == "Ada"
