"""The final score by hand, on the page: the cards, what is lit and counted, what can be tapped."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers.lessons.final_score import CARDS, KIRA
from tutor.lessons import LessonSession
from tutor.lessons.course import lesson
from widgets.app.page_host import PageHost
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.chocolatiers_family.draw.portrait import portrait_svg
from widgets.pages.lesson.page import LessonPage

LESSON = lesson("final-score", "chocolatiers")


@pytest.fixture
def open_lesson(monkeypatch: pytest.MonkeyPatch) -> Any:
    def open_lesson(step: int = 1, **view: Any) -> Paper:
        session = LessonSession(LESSON)
        for _n in range(step - 1):
            for value in session.step.rest(session.start):
                session.explore(value)
            session.next()

        class OnePage(PageHost):
            def page_at(self, address: str, resume: str) -> LessonPage:
                return LessonPage(session, TABLETOP)

        return Paper(OnePage, monkeypatch, **view)

    return open_lesson


def now(paper: Paper) -> Any:
    """The stage that is played on; what was just awarded may still lie over it."""
    return paper.find(".ceremony-stack > .ceremony")


def sizes(paper: Paper) -> list[str]:
    """What stands in the boxes once all is counted."""
    known = now(paper).select(".size:last-child")
    return [(size.find("span") or size).get_text() for size in known]


def test_the_groups_are_lit_and_not_counted_until_somebody_taps(open_lesson: Any) -> None:
    paper = open_lesson()
    assert now(paper).select_one(".question").get_text() == "Who has the largest Truffle group?"
    assert sizes(paper) == ["?", "?"]
    assert not now(paper).select(".counting")
    paper.act("award:T:0")
    assert sizes(paper) == ["1", "3"]
    assert now(paper).select(".counting")
    assert now(paper).select_one(".question").get_text() == "Who has the largest Truffle group?"
    assert "You 1, Ben 3." in paper.text


def test_the_card_goes_to_its_winner_and_the_next_one_is_asked(open_lesson: Any) -> None:
    paper = open_lesson()
    paper.act("award:T:1")
    assert now(paper).select_one(".question").get_text() == "Who has the largest Nut Cluster group?"
    ben = now(paper).select(".contender")[1]
    assert [card["data-carry"] for card in ben.select(".won-card")] == ["card-0", "card-1"]
    was = paper.find(".was")
    assert was["aria-hidden"] == "true"
    assert not was.select("[data-act]")
    assert len(was.select(".counting")) == 2


def test_how_far_one_is_counts_as_the_question_does(open_lesson: Any) -> None:
    paper = open_lesson()
    assert "Card 2 of 7" in paper.text
    assert "1 of 7 done" in paper.text
    paper.act("award:T:1")
    assert "2 of 7 done" in paper.text


def test_no_points_lie_over_chocolates_that_are_counted(open_lesson: Any) -> None:
    display = LessonSession(LESSON).start.displays[1]
    assert "--medal" in portrait_svg(display, 1)
    assert "--medal" in portrait_svg(display, 1, "medals")
    assert "--medal" not in portrait_svg(display, 1, "T")


def test_a_tied_card_turns_only_when_it_is_turned(open_lesson: Any) -> None:
    paper = open_lesson()
    for act in ("award:T:1", "award:N:0", "award:R:0"):
        paper.act(act)
    assert sizes(paper) == ["2", "2"]
    assert not now(paper).select(".turns")
    paper.act("award:R:tie")
    assert paper.find(".was").select(".turns")
    assert "Raspberry, face down" in now(paper).get_text()


def test_ones_own_total_is_not_told_before_it_is_added_up(open_lesson: Any) -> None:
    paper = open_lesson(2)
    own = now(paper).select(".total")[0].get_text()
    assert own.endswith("?")
    for act in ("award:wilds:0", "award:boxes:0", "award:sum:37"):
        paper.act(act)
        assert now(paper).select(".total")[0].get_text().endswith("?")
    paper.act("award:sum:33")
    assert now(paper).select(".total")[0].get_text().endswith("33")
    assert not now(paper).select("[data-act]"), "it is done"


def test_awarded_cards_tell_nothing_of_what_is_still_to_be_added_up(open_lesson: Any) -> None:
    paper = open_lesson()
    for value in CARDS.rest(KIRA):
        paper.act(f"award:{value}")
    assert "The cards are awarded." in now(paper).get_text()
    totals = [each.get_text() for each in now(paper).select(".total")]
    assert [text.split()[-1] for text in totals] == ["7", "10"]


def test_the_printed_sum_stays_and_is_put_right(open_lesson: Any) -> None:
    paper = open_lesson(3)
    paper.act("award:slip:37")
    assert now(paper).select_one(".put-right").get_text() == "3 + 4 + 1 + 25 = 37 33"
    assert now(paper).select_one(".put-right s").get_text() == "37"


def test_no_ruling_tells_what_is_asked(open_lesson: Any) -> None:
    paper = open_lesson(3)
    assert "Our ruling" not in paper.text
    paper.act("award:slip:37")
    assert "Our ruling" in paper.text


def test_a_hint_marks_what_it_means(open_lesson: Any) -> None:
    paper = open_lesson()
    paper.act("hint")
    assert [b["data-act"] for b in paper.all('[data-shows="hint"]')] == ["award:T:1"]


@pytest.mark.parametrize("width", [1280, 768, 390])
def test_every_answer_is_a_button_with_a_name(open_lesson: Any, width: int) -> None:
    paper = open_lesson(7, width=width)
    buttons = now(paper).select("button")
    picks = {b["data-act"]: b.get("aria-label") or b.get_text() for b in buttons}
    assert picks == {
        "award:T:0": "You",
        "award:T:1": "Ben",
        "award:T:tie": "A tie: turn it",
    }


def test_a_victory_can_be_shared(open_lesson: Any) -> None:
    paper = open_lesson(6)
    paper.act("award:winner:0")
    assert "You 3 cards, Ben 3 cards." in paper.text
    paper.act("award:winner:shared")
    assert "You share the victory." in paper.text
