"""Every word can be translated: all of them are collected, and a translation reaches the reader."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import tutor
from tests.chocolatiers.mutants import mutants
from tests.chocolatiers.strategies import game
from tests.chocolatiers.tables import GAME
from tutor import i18n
from tutor.chocolatiers import Box, Display, PaymentError, payments
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.messages import questions, rulebook

ROOT = Path(__file__).resolve().parents[2]
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDE = str.maketrans({c: chr(ord(c) + 0xFEE0) for c in PLAIN})
"""Letters as wide as a Chinese character: what is left in plain ones was not translated."""


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """What `make messages` collects."""
    pot = tmp_path_factory.mktemp("locale") / "tutor.pot"
    command = [sys.executable, "-m", "babel.messages.frontend", "-q", "extract", "-k", "N_"]
    command += ["-F", "tutor/locale/babel.cfg", "-o", str(pot), "tutor", "widgets"]
    subprocess.run(command, cwd=ROOT, check=True)
    with pot.open("rb") as file:
        return read_po(file)


def wide(text: str) -> str:
    """The text in wide letters, what is in braces left alone."""
    parts = re.split(r"(\{[^}]*\}|%\([^)]*\)s)", text)
    return "".join(part if n % 2 else part.translate(WIDE) for n, part in enumerate(parts))


@pytest.fixture
def wide_letters(
    template: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The whole tutor in a language of wide letters."""
    catalogue = Catalog(locale="de")
    message: Message
    for message in template:
        if message.id:
            ids = message.id if isinstance(message.id, tuple) else (message.id,)
            words = tuple(map(wide, ids))
            catalogue.add(message.id, words if len(words) > 1 else words[0])
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "tutor.mo").open("wb") as file:
        write_mo(file, catalogue)
    monkeypatch.setattr(i18n, "LOCALE_DIR", tmp_path)
    i18n.set_language("de")
    yield
    monkeypatch.undo()
    i18n.set_language("en")


def collected(template: Catalog) -> set[str]:
    """Every text that translators are given."""
    found: set[str] = set()
    for message in template:
        found.update(message.id if isinstance(message.id, tuple) else (message.id,))
    return found


@cache
def marked() -> list[tuple[str, ast.expr]]:
    """(place, text) of every `_`, `N_` and `ngettext` in the source."""
    found: list[tuple[str, ast.expr]] = []
    for folder in ("tutor", "widgets"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    count = {"_": 1, "N_": 1, "ngettext": 2}.get(node.func.id, 0)
                    place = f"{path.relative_to(ROOT)}:{node.lineno}"
                    found += [(place, argument) for argument in node.args[:count]]
    return found


def test_every_clause_is_collected(template: Catalog) -> None:
    found = collected(template)
    for clause in GAME.rulebook.values():
        for text in (clause.title, clause.text, clause.ruling, clause.section):
            assert not text or text in found, clause.id


def test_a_ruling_that_is_none_is_no_text() -> None:
    book = b'[[section]]\ntitle = "A"\n[[section.clause]]\nlike = "1.1"\nruling = ""\n'
    assert [text for _line, _name, text, _said in rulebook(BytesIO(book), (), (), {})] == ["A"]


def test_what_a_rule_says_at_another_table_is_collected() -> None:
    book = b"""[[section]]
title = "A"
[[section.clause]]
title = "B"
[[section.clause.variant]]
option = "o"
title = "C"
text = "D"
"""
    found = {text for _line, _name, text, _said in rulebook(BytesIO(book), (), (), {})}
    assert found == {"A", "B", "C", "D"}


def test_questions_and_answers_are_collected_with_their_lines() -> None:
    file = b'[[question]]\nask = "Who?"\nanswer = "Ada."\n'
    found = [(line, text) for line, _name, text, _said in questions(BytesIO(file), (), (), {})]
    assert found == [(2, "Who?"), (3, "Ada.")]


def test_every_marked_text_is_collected(template: Catalog) -> None:
    found = collected(template)
    literal = [(place, text.value) for place, text in marked() if isinstance(text, ast.Constant)]
    assert len(literal) > 150
    missing = [(place, text) for place, text in literal if text and text not in found]
    assert missing == []


def test_no_text_is_marked_in_a_way_that_cannot_be_collected() -> None:
    # _(f"...") would look for the filled-in text, which no translator has seen.
    assert [place for place, text in marked() if isinstance(text, ast.JoinedStr | ast.BinOp)] == []


@pytest.mark.usefixtures("wide_letters")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_and_actions_are_said_in_the_learner_s_language(players: int) -> None:
    for state, action in game(1, players):
        said = [GAME.describe(state), GAME.describe(state, 0)]
        if action is not None:
            said.append(GAME.describe_action(state, action))
            for mutant in mutants(state, action):
                said += [violation.message for violation in GAME.explain(state, mutant)]
        assert [text for text in said if any(letter in PLAIN for letter in text)] == []


@pytest.mark.usefixtures("wide_letters")
def test_errors_are_said_in_the_learner_s_language() -> None:
    for provoke in (
        lambda: GAME.start(9),
        lambda: GAME.load("no"),
        lambda: tutor.Record.from_link("no"),
        lambda: tutor.Record.start("chocolatiers", 2).undo(),
        lambda: Display.parse("--/-+"),
        lambda: Display.parse("--/-"),
        lambda: tutor.load_game("7"),
    ):
        with pytest.raises(ValueError, match=r"[ａ-ｚ]"):
            provoke()
    with pytest.raises(PaymentError) as refused:
        payments("7", "T")
    assert set(str(refused.value)) & set(PLAIN) == set(KINDS)


@pytest.mark.usefixtures("wide_letters")
def test_kinds_and_rules_are_shown_in_the_learner_s_language() -> None:
    assert name("T") == "Ｔｒｕｆｆｌｅ"
    clause = GAME.rulebook["9.3"]
    assert clause.title == "A tie pays nobody"  # the data stays as it is written
    assert i18n._(clause.title) == wide(clause.title)


def test_english_comes_back(request: pytest.FixtureRequest) -> None:
    request.getfixturevalue("wide_letters")
    assert name("M") == "Ｍｉｎｔ"
    assert "de" in i18n.languages()
    i18n.set_language("en")
    assert name("M") == "Mint"
    i18n.set_language("xx", "de")
    assert name("M") == "Ｍｉｎｔ"
    state = GAME.start(2)
    assert GAME.actions(state)  # rules do not depend on words
    assert GAME.explain(state, Box(0, "T", 0, 0, "TNRM"))


def test_without_a_catalogue_everything_is_english() -> None:
    i18n.set_language("xx")
    assert name("M") == "Mint"
    assert i18n.ngettext("{n} card", "{n} cards", 1) == "{n} card"
    assert i18n._("") == ""
    assert "en" in i18n.languages()
