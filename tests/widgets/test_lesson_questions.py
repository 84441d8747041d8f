"""Questions and explorations of lessons without a browser."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.widgets.steps import address_of, shows
from tutor.chocolatiers.teaching import MovedWild
from tutor.chocolatiers.teaching.explorations import PaymentsOf
from tutor.lessons.course import course
from tutor.lessons.model import Explore, Predict, Touch


def test_an_answer_is_chosen_with_one_click(at: Any) -> None:
    page = at(address_of(Predict))
    step, state = page.app.page.at.session.step, page.app.page.at.session.state
    right = str(step.answer(state))
    wrong = next(value for value, _label in step.options if value != right)
    page.act(f"answer:{wrong}")
    assert page.all(".message.refused")
    page.event("act", "hand:0")
    assert "choose an answer" in page.text
    page.act(f"answer:{right}")
    assert page.all(".message.solved")
    assert shows(page, f"answer:{right}") == "solved"
    assert page.find(f'[data-act="answer:{wrong}"]')["aria-disabled"] == "true"


def test_what_would_give_the_answer_away_is_hidden_until_then(at: Any) -> None:
    page = at("lesson/groups/2")
    assert not page.all('[data-canvas="graph"]')
    assert "You see this when you have answered." in page.text
    session = page.app.page.at.session
    for piece in session.step.answer(session.state):
        page.act(piece)
    assert page.all('[data-canvas="graph"]')


def test_reading_a_rule_behind_a_question_counts_as_a_hint(at: Any) -> None:
    page = at(address_of(Predict))
    session = page.app.page.at.session
    right = session.step.answer(session.state)
    clause = session.game.rulebook[(session.step.clauses or session.step.practises)[0]]
    page.act("why")
    assert clause.title in page.find(".beside-table").get_text()
    assert clause.text not in page.text
    before = session.slips
    page.act("read")
    assert clause.text in page.text
    assert page.last["focus"] == "opened"
    page.act("close")
    page.act("why")
    assert clause.text in page.text, "it is paid for"
    page.act(f"answer:{right}")
    assert session.slips == before + 1


def test_after_the_answer_the_rule_is_free(at: Any) -> None:
    page = at(address_of(Predict))
    session = page.app.page.at.session
    page.act(f"answer:{session.step.answer(session.state)}")
    page.act("why")
    assert not page.all('[data-act="read"]')
    assert session.unaided


ASKED = [
    f"{lesson.id}/{number}"
    for lesson in course("chocolatiers")
    for number, step in enumerate(lesson.steps, 1)
    if isinstance(step, Predict | Touch)
]
TOLD = re.compile(r"Our ruling|in a group of|in groups of|Largest groups|leads?\b")


@pytest.mark.parametrize("step", ASKED)
def test_nothing_on_the_page_answers_what_is_asked(at: Any, step: str) -> None:
    page = at(f"lesson/{step}", width=1600, height=1200)
    page.act("board")
    text = page.text.replace(page.heading, "")
    labels = " ".join(str(item["aria-label"]) for item in page.all("[aria-label]"))
    assert not TOLD.search(f"{text} {labels}")
    assert not page.all('.moment [data-act="skip"]'), "nothing is played in this step"


def test_found_payments_are_listed_with_their_pairs(at: Any) -> None:
    page = at(address_of(Explore, PaymentsOf))
    session = page.app.page.at.session
    cards = next(value for value in session.step.solution if len(value) > 3)
    hand = session.state.hands[0]
    used: list[int] = []
    for card in cards:
        index = next(i for i, c in enumerate(hand) if c == card and i not in used)
        used.append(index)
        page.act(f"hand:{index}")
    page.act("confirm")
    found = page.all(".found li:not(.missing)")
    assert len(found) == 1
    assert " for " in found[0].get_text()
    assert found[0].select(".pair")
    assert "1 found" in page.find(".goal").get_text()


def test_the_graph_follows_the_wild(at: Any) -> None:
    page = at(address_of(Explore, MovedWild))
    before, counts = page.scene("graph"), page.find(".counts").get_text()
    row, column = page.app.page.at.session.step.solution[-1]
    page.act(f"space:{row},{column}")
    assert page.scene("graph") != before
    assert page.find(".counts").get_text() != counts
    assert shows(page, f"space:{row},{column}") in ("chosen", "solved")


def test_where_paying_is_explored_the_price_is_seen_and_no_place_is_offered(at: Any) -> None:
    for width, where in ((1280, ".said"), (390, ".foot .now")):
        page = at(address_of(Explore, PaymentsOf), width=width)
        page.act("hand:0")
        assert "1 of 3 paid" in page.find(f"{where} .price").get_text(" ")
        assert not page.all('[data-act^="place:"]')
