"""The lesson page without a browser: from what is clicked to what is said, marked and drawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.steps import shows
from tutor import load_game
from tutor.lessons.course import course
from tutor.lessons.session import LessonSession
from tutor.progress import Progress, dump_progress, reached

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


def test_a_mistake_has_its_own_words_and_is_counted(at: Any) -> None:
    page = at("lesson/first-bite")
    page.act("tray:0")
    assert "It needs a Truffle." in page.find(".message.refused").get_text()
    assert len(page.all('[data-grid="hand"] button')) == 3
    page.act("tray:2")
    assert page.app.page.at.session.slips == 1


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


def test_a_wide_column_says_the_rule_in_its_words(at: Any) -> None:
    rulebook = load_game("chocolatiers").rulebook
    page = at("lesson/wilds/2")
    assert not page.all(".rule-here")
    solve(page)
    assert rulebook["6.1"].text in page.find(".rule-here").get_text(), "what the step has taught"
    page = at("lesson/wilds/5")
    solve(page)
    assert rulebook["6.5"].text in page.find(".rule-here").get_text(), "what it has practised"
    page = at("lesson/final-score")
    page.act("award:T:0")
    assert rulebook["9.1"].text in page.find(".rule-here").get_text(), "what was amiss"
    for small in ({"width": 390, "height": 844}, {"width": 1280, "height": 700}):
        page = at("lesson/wilds/2", **small)
        solve(page)
        assert not page.all(".rule-here")


def solve(page: Any) -> None:
    while not page.all('[data-act="next"]'):
        page.act("hint")


@pytest.mark.parametrize("game", ["chocolatiers", "chocolatiers-2019"])
def test_first_flies_to_the_display_also_from_the_column_beside_the_table(
    at: Any, game: str
) -> None:
    address = {"chocolatiers": "lesson/the-end/2", "chocolatiers-2019": f"{game}/lesson/last-round"}
    page = at(address[game])
    solve(page)
    flown = [move["source"] for sent in page.sent for move in sent.get("moves", ())]
    assert "card:first" in flown


def test_all_that_the_others_did_is_told_where_only_some_of_it_has_room(at: Any) -> None:
    lesson = course("chocolatiers")[-1]
    session = LessonSession(lesson)
    while not len({line.split()[0] for line in session.told}) > 1:
        if session.solved:
            session.next()
        else:
            session.hint()
    kept = reached(Progress(), lesson.id, session.index, session.dump())
    page = at(
        f"lesson/{lesson.id}", stored={"progress": dump_progress(kept)}, width=844, height=390
    )
    assert page.find(".since.others").has_attr("data-more")
    page.act("told")
    assert [p.get_text() for p in page.all("dialog p")] == list(session.told)
    page.act("close")
    page.act("board")
    assert [p.get_text() for p in page.all("dialog p")][: len(session.told)] == list(session.told)
