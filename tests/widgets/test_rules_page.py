"""The rules: found as one types, each with why it is played so and where it is taught."""

from __future__ import annotations

from typing import Any

import pytest
from bs4 import BeautifulSoup

from tutor import GAMES, load_game
from tutor.engine import OptionError
from tutor.rulebook import Clause, Variant
from widgets.browser.protocol import Event
from widgets.pages.page import NoSuchPageError
from widgets.pages.rules import RulesPage, TaughtAt
from widgets.storage.settings import Frame

GAME = load_game(GAMES[0])
RULEBOOK = GAME.rulebook
TAUGHT = {"4.3": (TaughtAt("lesson/pairs/2", "Two for one, step 2"),)}
FRAME = Frame()


def html(page: RulesPage) -> BeautifulSoup:
    return BeautifulSoup(str(page.paint(FRAME).body), "html.parser")


def search(text: str) -> tuple[RulesPage, Any]:
    page = RulesPage(GAME, TAUGHT)
    return page, page.on(Event("input", "search", text), FRAME)


def test_every_rule_stands_there_with_its_source() -> None:
    page = html(RulesPage(GAME, TAUGHT))
    rules = page.select("article.rule")
    assert [rule["id"] for rule in rules] == [f"rule-{id}" for id in RULEBOOK]
    for rule, clause in zip(rules, RULEBOOK.values(), strict=True):
        words = " ".join(rule.get_text(" ").split())
        assert clause.title in words
        assert clause.text in words
        assert clause.ruling in words
        assert clause.source.partition(", ")[2] in words
        assert ".txt" not in words


def test_a_search_keeps_the_rules_with_every_word_and_marks_them() -> None:
    page, reply = search("wild  CHAIN")
    found = [clause.id for clause in page.found()]
    assert "6.5" in found
    assert len(found) < 5
    assert reply.say == f"{len(found)} rules" or reply.say == "1 rule"
    shown = html(page)
    assert [rule["id"] for rule in shown.select("article.rule")] == [f"rule-{id}" for id in found]
    assert {mark.get_text().casefold() for mark in shown.select("mark")} <= {"wild", "chain"}
    assert shown.select("mark")


def test_a_rule_is_found_by_its_number_and_by_its_ruling() -> None:
    assert [clause.id for clause in search("4.3")[0].found()] == ["4.3"]
    assert "10.1" in [clause.id for clause in search("37")[0].found()]


def test_a_search_for_nothing_known_says_so() -> None:
    page, reply = search("<b>dragon")
    assert page.found() == []
    assert reply.say == "0 rules"
    assert "No rule has these words" in html(page).get_text()
    assert html(page).select_one("input")["value"] == "<b>dragon"


def test_signs_in_a_search_are_only_signs() -> None:
    page, _reply = search("(3.2] * \\")
    assert html(page).select("article.rule") == []


def test_a_rule_leads_to_the_lesson_that_teaches_it() -> None:
    rule = html(RulesPage(GAME, TAUGHT)).select_one('[id="rule-4.3"]')
    assert [(a["href"], a.get_text()) for a in rule.select("a")] == [
        ("#lesson/pairs/2", "Two for one, step 2")
    ]


def test_an_address_may_name_a_rule_or_a_section() -> None:
    picture = RulesPage(GAME, TAUGHT, "4.3").paint(FRAME)
    assert (picture.title, picture.focus) == ("Two for one", "rule-4.3")
    assert RulesPage(GAME, TAUGHT, "6").paint(FRAME).focus == "rule-6"
    with pytest.raises(NoSuchPageError, match="There is no rule “99”"):
        RulesPage(GAME, TAUGHT, "99")


VARIANTS = [
    (game, clause, variant)
    for game in GAMES
    for clause in load_game(game).rulebook.values()
    for variant in clause.variants
]


@pytest.mark.parametrize(
    ("game", "clause", "variant"), VARIANTS, ids=[f"{game}-{it.option}" for game, _, it in VARIANTS]
)
def test_all_rules_of_a_table_are_as_it_plays_them(
    game: str, clause: Clause, variant: Variant
) -> None:
    found, at = load_game(game), f"{clause.id}/{variant.option}={variant.value}"
    page = RulesPage(found, {}, at)
    shown = html(page)
    rule = shown.select_one(f'[id="rule-{clause.id}"]')
    assert rule.select_one("h3").get_text() == f"{clause.id}{variant.title}"
    assert variant.text in rule.get_text()
    assert clause.ruling not in rule.get_text()
    assert page.paint(FRAME).title == variant.title
    (option,) = (it for it in found.options if it.name == variant.option)
    said = f"{option.title}: {option.label(variant.value)}"
    assert f"As your table plays: {said}." in shown.select_one(".rules-side").get_text()
    assert {a["href"].partition("/")[2].partition("/")[2] for a in shown.select(".contents a")} == {
        f"{n}/{variant.option}={variant.value}"
        for n in dict.fromkeys(id.partition(".")[0] for id in found.rulebook)
    }
    (usual,) = shown.select(".rules-side .chip")
    assert usual["href"] == f"#{game}/rules/{clause.id}"


def test_rules_of_no_table_speak_of_none() -> None:
    assert html(RulesPage(GAME, {})).select(".rules-side .chip") == []


@pytest.mark.parametrize("options", ["last_round=ever", "speed=9", "x"])
def test_options_that_a_game_does_not_have_are_refused(options: str) -> None:
    with pytest.raises(OptionError):
        RulesPage(load_game("chocolatiers-2019"), {}, f"7.2/{options}")


def test_the_rules_of_another_game_stay_in_it(two_games: str) -> None:
    page = RulesPage(load_game(two_games), {})
    links = [a["href"] for a in html(page).select(".contents a")]
    assert links[0] == f"#{two_games}/rules/1"
    assert all(link.startswith(f"#{two_games}/rules/") for link in links)
    assert page.paint(FRAME).where == "The Twin · Rules"


def test_the_rules_of_the_first_game_have_bare_addresses() -> None:
    page = RulesPage(GAME, {})
    assert html(page).select_one(".contents a")["href"] == "#rules/1"
    assert page.paint(FRAME).where == "Chocolatiers · Rules"
