"""What an answer counts: what is at stake, what help costs; no rating; lessons offered."""

from __future__ import annotations

import re
from typing import Any

from tests.chocolatiers.widgets.puzzle_pages import ONE_OF_EACH, answer, practice
from tests.chocolatiers.widgets.test_puzzles_answer import wrong_answer
from tests.widgets.paper import Paper
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.puzzles.training import Practice, dump_practice


def rated(page: Paper) -> int:
    return round(practice(page)["mu"])


def with_rating(**more: Any) -> dict[str, str]:
    """A browser whose learner has solved ten."""
    return {"practice": dump_practice(Practice(solved=10, tried=12, **more))}


def test_what_is_at_stake_is_what_comes_of_it(open_at: Any) -> None:
    for text, right in ((ONE_OF_EACH[0].proof.answers[0], True), (None, False)):
        puzzle = ONE_OF_EACH[0]
        page = open_at(f"puzzle/{puzzle.id}", stored=with_rating())
        stake = re.search(r"right \+(\d+), wrong -(\d+)", page.find(".question").get_text())
        assert stake
        answer(page, puzzle, text or wrong_answer(puzzle))
        change = int(stake[1]) if right else -int(stake[2])
        assert f"Rating {1000 + change} ({change:+d})." in page.find("#verdict .came").get_text()
        assert rated(page) == 1000 + change
        assert not page.all(".stake")


def test_hints_and_why_have_their_price_and_a_puzzle_met_before_gives_nothing(
    open_at: Any,
) -> None:
    puzzle = ONE_OF_EACH[0]
    gains = []
    for helps in ((), ("hint",), ("hint", "why", "close")):
        page = open_at(f"puzzle/{puzzle.id}", stored=with_rating())
        for help in helps:
            page.act(help)
        answer(page, puzzle, puzzle.proof.answers[0])
        gains.append(rated(page) - 1000)
        assert ("price" in page.find("#verdict .came").get_text()) == bool(helps)
    assert gains[0] > gains[1] > gains[2]
    page.go("home")
    page.go(f"puzzle/{puzzle.id}")
    assert "no rating" in page.find(".stake").get_text()
    answer(page, puzzle, wrong_answer(puzzle))
    assert "no rating" in page.find("#verdict .came").get_text()
    assert rated(page) - 1000 == gains[2]


def test_who_wants_no_rating_sees_none(open_at: Any) -> None:
    puzzle = ONE_OF_EACH[0]
    page = open_at("puzzles", stored=with_rating())
    assert "Your rating 1000" in page.text
    page.act("rating", "false")
    assert "Your rating" not in page.text
    page.go(f"puzzle/{puzzle.id}")
    assert not page.all(".stake")
    answer(page, puzzle, puzzle.proof.answers[0])
    assert not page.all("#verdict .came")
    page.go("puzzles")
    page.act("rating", "true")
    assert "Your rating 1" in page.text


def test_after_two_misses_of_one_cause_its_lesson_is_offered_once(open_at: Any) -> None:
    stored: dict[str, str] = {}
    offered = []
    for puzzle in [p for p in shipped() if p.task.kind == "who" and p.proof.greedy_fails][:8]:
        page = open_at(f"puzzle/{puzzle.id}", stored=stored)
        answer(page, puzzle, puzzle.proof.greedy)
        offered.append(bool(page.all("#offer")))
        if offered[-1]:
            assert page.find("#offer")["href"].startswith("#lesson/")
            page.go(page.find("#offer")["href"][1:])
            assert not page.all(".told")
    assert offered[0] is False
    assert any(offered)
