"""The lesson page without a browser: from what is clicked to what is said, marked and drawn."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers.teaching.explorations import MovedWild, PaymentsOf
from tutor.lessons.course import course
from tutor.lessons.model import Explore, Predict, Touch
from tutor.progress import load_progress
from widgets.app import App


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app at an address; without movement unless it is asked for."""

    def open_at(address: str, **browser: Any) -> Paper:
        browser.setdefault("reduced_motion", True)
        return Paper(App, monkeypatch, hash=address, **browser)

    return open_at


def shows(page: Paper, act: str) -> str:
    """The state in which a piece is shown."""
    return str(page.find(f'[data-act="{act}"]')["data-shows"])


def address_of(kind: type, by: type = object) -> str:
    """The first step of a kind in the course."""
    for lesson in course("chocolatiers"):
        for number, step in enumerate(lesson.steps, 1):
            if isinstance(step, kind) and isinstance(getattr(step, "by", None), by):
                return f"lesson/{lesson.id}/{number}"
    raise AssertionError(f"no step of kind {kind.__name__} {by.__name__}")


# ---- refused, mistaken, solved


def test_a_refusal_names_the_rule_at_the_piece_and_in_words(at: Any) -> None:
    page = at("lesson/first-bite/2")
    page.act("stack:0")
    page.act("confirm")
    message = page.find(".message.refused").get_text(" ")
    assert "Exact payment" in message
    assert "Rule: Exact payment" in message
    assert shows(page, "stack:0") == "refused"
    assert page.last["moves"], "the piece shakes"
    assert "Exact payment" in page.said
    page.act("hand:0")
    assert not page.all(".message"), "the next click clears the message"


def test_no_click_at_any_time_is_left_without_an_answer(at: Any) -> None:
    page = at("lesson/first-bite/2")
    for act in ("tray:0", "space:0,0", "place:4,4", "card:T", "rotate", "hand:9", "wild"):
        page.event("act", "cancel")
        page.event("act", act)
        assert page.find(".message.refused .chip"), act


def test_in_the_very_first_step_only_the_cards_to_take_answer_as_cards(at: Any) -> None:
    page = at("lesson/first-bite/1")
    assert shows(page, "tray:2") == "hint"
    for piece in ("stack:0", "hand:0"):
        page.event("act", piece)
        assert "First take the Truffle." in page.find(".message").get_text(" ")
    assert not [each for each in page.all('[data-act^="hand:"]') if each["data-shows"] != "rest"]
    page.act("tray:2")
    page.act("next")
    assert page.all('[data-act="stack:0"]')


def test_a_mistake_has_its_own_words_and_costs_a_star(at: Any) -> None:
    page = at("lesson/first-bite")
    page.act("tray:0")
    assert "It needs a Truffle." in page.find(".message.refused").get_text()
    assert len(page.all('[data-grid="hand"] button')) == 3
    page.act("tray:2")
    assert page.find(".message.solved [role=img]")["aria-label"] == "2 of 3 stars"


def test_a_box_put_wrong_lies_there_for_a_moment_with_a_broken_link(at: Any) -> None:
    page = at("lesson/groups/4")
    session = page.app.page.at.session
    right = session.game.parse_action(session.step.solution[0])
    wrong = next(
        action
        for action in session.game.actions(session.state)
        if type(action).__name__ == "Box"
        and "box 1" in session.game.action_text(action)
        and action.cards == right.cards
        and (action.row, action.column) != (right.row, right.column)
        and session.game.apply(session.state, action).displays[0].largest("T") < 5
    )
    page.act("stack:1")
    for card in range(4):
        page.act(f"hand:{card}")
    while page.app.page.at.chosen.turn != _turn(session, wrong):
        page.act("rotate")
    page.act(f"place:{wrong.row},{wrong.column}")
    page.act("confirm")
    assert shows(page, f"place:{wrong.row},{wrong.column}") == "refused"
    assert page.last["after"]["act"] == "settle"
    page.event("act", "settle")
    chosen = page.app.page.at.chosen
    assert (chosen.box, chosen.place) == ("stack:1", None), "the box stays in hand, paid for"
    assert page.find('[data-act="confirm"] small').get_text() == "Choose a place"
    assert page.all(".message.refused"), "the message stays"
    assert page.last["after"] is None


def test_at_the_right_place_only_the_turn_is_left_to_do(at: Any) -> None:
    page = at("lesson/groups/4")
    session = page.app.page.at.session
    right = session.game.parse_action(session.step.solution[0])
    there = f"place:{right.row},{right.column}"
    page.act("stack:1")
    page.act("pay")
    page.act(there)
    while page.app.page.at.chosen.turn != (_turn(session, right) + 2) % 4:
        page.act("rotate")
    page.act("confirm")
    assert page.last["after"] is None, "the box stays there"
    assert page.all(".message.near")
    assert (shows(page, there), shows(page, "rotate")) == ("near", "near")
    assert "only turn the box" in page.said
    page.act(there)
    page.act("rotate")
    assert not session.solved
    page.act("confirm")
    assert session.solved


def test_a_wrong_box_goes_back_even_where_the_place_is_right(at: Any) -> None:
    page = at("lesson/groups/3")
    session = page.app.page.at.session
    right = session.game.parse_action(session.step.solution[0])
    there = f"place:{right.row},{right.column}"
    page.act("stack:1")
    page.act("pay")
    page.act(there)
    for turned in range(4):
        page.act("confirm")
        assert page.all(".message.refused"), "another turn of the wrong box is no answer"
        assert not page.all(".message.near")
        assert "another stack" in page.find(".message.refused").get_text()
        page.event("act", "settle")
        (back,) = page.last["moves"]
        assert (back["kind"], back["to_canvas"]) == ("move", "stacks"), "it goes back to its stack"
        kept = page.app.page.at.chosen
        assert (kept.box, kept.cards, kept.place) == ("", (), (right.row, right.column))
        assert "The place is right" in page.said
        page.act("stack:1")
        page.act("pay")
        for _n in range(turned + 1):
            page.act("rotate")
    page.act("stack:3")
    page.act("pay")
    while page.app.page.at.chosen.turn != _turn(session, right):
        page.act("rotate")
    page.act("confirm")
    assert session.solved


def _turn(session: Any, action: Any) -> int:
    return session.state.stacks[action.stack][0].faces.index(action.face)


def test_a_solved_step_leads_on_by_itself(at: Any) -> None:
    page = at("lesson/first-bite")
    page.act("tray:2")
    assert page.last["focus"] == "next"
    assert page.find('[data-act="hint"]')["aria-disabled"] == "true"
    page.event("act", "tray:0")
    assert page.last["focus"] == "next"
    page.act("next")
    assert page.last["focus"] == "heading"
    assert "Fill the box" in page.said


def test_a_solved_group_lights_up_piece_by_piece(at: Any) -> None:
    page = at("lesson/groups/4", reduced_motion=False)
    for _n in range(3):
        page.act("hint")
    lit = []
    while page.last["after"]:
        lit.append(len(page.all('[data-grid="display"] [data-shows="solved"]')))
        page.event("act", page.last["after"]["act"])
    assert lit == list(range(len(lit)))
    assert len(page.all('[data-grid="display"] [data-shows="solved"]')) == len(lit) >= 4


def test_without_movement_a_solved_group_is_lit_at_once(at: Any) -> None:
    page = at("lesson/groups/4")
    for _n in range(3):
        page.act("hint")
    assert len(page.all('[data-grid="display"] [data-shows="solved"]')) >= 4
    assert page.last["after"] is None


def test_taken_cards_fly(at: Any) -> None:
    page = at("lesson/first-bite")
    page.act("tray:2")
    (move,) = page.last["moves"]
    assert (move["kind"], move["from_canvas"], move["to_canvas"]) == ("move", "tray", "hand")


# ---- hints, undo, why


def test_hints_mark_then_tell_then_do(at: Any) -> None:
    page = at("lesson/first-bite/4")
    page.act("hint")
    assert "hint" in {piece["data-shows"] for piece in page.all("[data-shows]")}
    page.act("hint")
    assert "Put the Blueberry down" in page.find(".message.hint").get_text()
    page.act("hint")
    assert page.all(".message.solved")


def test_a_hint_stays_while_its_move_is_made(at: Any) -> None:
    page = at("lesson/first-bite/4")
    page.act("hint")
    page.act("hand:1")
    assert page.all(".message.hint")


def test_undo_puts_down_first_and_takes_back_then(at: Any) -> None:
    page = at("lesson/your-turn")
    assert page.find('[data-act="undo"]')["aria-disabled"] == "true"
    page.act("tray:2")
    page.act("stack:0")
    page.act("undo")
    assert shows(page, "stack:0") != "chosen"
    assert len(page.all('[data-grid="hand"] button')) == 1
    page.act("undo")
    assert not page.all('[data-grid="hand"] button')


def test_why_opens_the_rule_of_the_last_answer_else_of_the_step(at: Any) -> None:
    page = at("lesson/first-bite/2")
    page.act("why")
    titles = [title.get_text() for title in page.all(".beside-table h3")]
    assert titles == ["Into your display at once", "First box"]
    assert page.last["focus"] == "opened"
    page.act("close")
    assert page.last["focus"] == "why"
    page.act("stack:0")
    page.act("confirm")
    page.act("why")
    assert page.all(".beside-table h3")[0].get_text() == "Exact payment"
    page.event("act", "cancel")
    assert not page.all(".beside-table")


def test_on_a_small_screen_the_rule_is_a_dialog(at: Any) -> None:
    page = at("lesson/first-bite/2", width=390)
    page.act("why")
    assert page.find("dialog")["data-close"] == "close"


def test_rulings_are_shown_where_they_matter(at: Any) -> None:
    page = at("lesson/first-bite/2")
    note = page.find(".said .chip")
    assert note.get_text().strip() == "Our ruling: First box"
    page.event("act", note["data-act"])
    assert "Why we play it so" in page.text


# ---- questions and exploring


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
    page.act("read")
    assert clause.text in page.text
    assert page.last["focus"] == "opened"
    page.act("close")
    page.act("why")
    assert clause.text in page.text, "it is paid for"
    page.act(f"answer:{right}")
    assert page.find(".message.solved [role=img]")["aria-label"] == "2 of 3 stars"


def test_after_the_answer_the_rule_is_free(at: Any) -> None:
    page = at(address_of(Predict))
    session = page.app.page.at.session
    page.act(f"answer:{session.step.answer(session.state)}")
    page.act("why")
    assert not page.all('[data-act="read"]')
    assert page.find(".message.solved [role=img]")["aria-label"] == "3 of 3 stars"


def test_the_first_step_of_all_says_what_the_stars_are(at: Any) -> None:
    page = at("lesson/first-bite")
    page.act("tray:2")
    assert "Three stars: hardly a hint, hardly a slip." in page.text
    page.act("next")
    while not page.all('[data-act="next"]'):
        page.act("hint")
    assert "Three stars" not in page.text


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


# ---- on a phone


def test_a_phone_shows_boxes_and_cards_together(at: Any) -> None:
    page = at("lesson/first-bite/2", width=390)
    assert not page.all("[role=tab]")
    for act in ("stack:0", "hand:0", "tray:0"):
        assert page.all(f'[data-act="{act}"]')


def test_on_a_small_phone_the_tab_follows_what_is_to_be_done(at: Any) -> None:
    page = at("lesson/two-for-one/5", width=390, height=664)

    def tab() -> str:
        return page.find("[role=tab][aria-selected=true]").get_text()

    assert tab() == "Boxes"
    page.act("stack:3")
    assert tab() == "Hand"
    page.act("tab:stacks")
    assert tab() == "Boxes"


def test_a_box_too_small_for_fingers_is_enlarged(at: Any) -> None:
    page = at("lesson/groups/2", width=390, height=700)
    (enlarge, *_others) = page.all('[data-act^="enlarge:"]')
    page.act(enlarge["data-act"])
    assert len(page.all("dialog .target")) == 4
    page.event("act", "close")
    assert not page.all("dialog")


# ---- the whole lesson


def test_the_end_has_stars_and_one_way_on(at: Any) -> None:
    stored: dict[str, str] = {}
    page = at("lesson/first-bite", stored=stored)
    for _step in course("chocolatiers")[0].steps:
        while not page.all('[data-act="next"]'):
            page.act("hint")
        page.act("next")
    assert page.heading == "Done: First bite"
    assert page.find(".lesson-end .stars")["aria-label"] == "1 of 3 stars"
    assert "With help, as one learns. Now you know it." in page.text
    assert "Hints and slips take stars" in page.text
    (way,) = page.all(".btn-primary")
    assert way["href"] == f"#lesson/{course('chocolatiers')[1].id}"
    assert load_progress(stored["progress"]).stars == {"first-bite": 1}
    page.act("again")
    assert "Take the Truffle" in page.heading


def test_the_end_says_how_it_was_done(at: Any) -> None:
    for hints, told in ((0, "All by yourself."), (1, "Nearly all by yourself.")):
        page = at("lesson/first-bite")
        for _n in range(hints):
            page.act("hint")
        page.act("tray:2")
        session = page.app.page.at.session
        session.next()
        while not session.finished:
            for text in session.step.solution:
                session.act(text)
            if not session.finished:
                session.next()
        page.event("act", "next")
        assert page.find(".lesson-end .stars")["aria-label"] == "3 of 3 stars"
        assert told in page.text


def test_the_finished_lesson_survives_a_reload(at: Any) -> None:
    page = at("lesson/first-bite")
    for _step in course("chocolatiers")[0].steps:
        while not page.all('[data-act="next"]'):
            page.act("hint")
        page.act("next")
    again = at("lesson/first-bite", resume=page.resume)
    assert again.heading == "Done: First bite"


@pytest.mark.parametrize("lesson", course("chocolatiers"), ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("width", [1280, 768, 390])
def test_every_step_can_be_seen_at_every_size(at: Any, lesson: Any, width: int) -> None:
    for number in range(1, len(lesson.steps) + 1):
        page = at(f"lesson/{lesson.id}/{number}", width=width, height=900)
        assert page.heading
        assert page.find('[data-act="hint"]')
        for canvas in page.all(".slot"):
            style = dict(part.split(":") for part in canvas["style"].split(";"))
            assert float(style["width"].removesuffix("px")) <= width


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("step", [1, 4])
def test_places_that_are_asked_about_do_not_lie_on_each_other(
    at: Any, step: int, width: int
) -> None:
    page = at(f"lesson/your-display/{step}", width=width)
    places = [
        [int(n) for n in re.findall(r"(-?\d+)px", place["style"])]
        for place in page.all('[data-act^="place:"]')
    ]
    assert len(places) > 10
    for (x, y, w, h), (left, top, wide, high) in combinations(places, 2):
        apart = x + w <= left or left + wide <= x or y + h <= top or top + high <= y
        assert apart, "two places lie on each other"
