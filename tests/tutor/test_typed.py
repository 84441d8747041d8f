"""Words of the terminal: what may be typed for an action, and what a typo is answered with."""

from __future__ import annotations

import io
import sys

import pytest

from tutor import load_game
from tutor.commands.colours import has_colours, painter
from tutor.commands.typed import typed_action
from tutor.engine import ActionError

GAME = load_game("chocolatiers")
STATE = GAME.start(2, seed=4)
ACTIONS = GAME.actions(STATE)


def meant(line: str) -> str:
    return GAME.action_text(typed_action(GAME, STATE, line, ("help", "hint")))


def test_an_action_is_typed_by_its_text_its_number_or_its_name() -> None:
    text = GAME.action_text(ACTIONS[0])
    said = GAME.describe_action(STATE, ACTIONS[0])
    assert meant(text) == meant("1") == meant(said) == meant(said.upper().strip(".")) == text
    assert meant("take rasp") == "take R", (
        "other actions take a Raspberry, too, later in a sentence"
    )


def test_words_may_be_cut_short_while_they_fit_one_action() -> None:
    state = load_game("chocoly").start(2, seed=3)
    game = load_game("chocoly")
    assert game.action_text(typed_action(game, state, "bisc")) == "flavour B"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("swap", r"^That fits \d+ actions; say more, or choose a number from help\.$"),
        ("0", r"^There is no action 0: help lists 1 to \d+\.$"),
        ("999999999999", r"^There is no action 999999999: help lists"),
        ("hnit", "^“hnit” is no action. Did you mean “hint”\\?$"),
        ("xyzzy", "“xyzzy” is no action."),
    ],
)
def test_what_means_nothing_is_answered_in_a_sentence(line: str, said: str) -> None:
    with pytest.raises(ActionError, match=said):
        meant(line)


def test_a_few_that_fit_are_listed() -> None:
    game = load_game("chocoly")
    with pytest.raises(ActionError, match=r"^Which of these\? flavour A · flavour B · flavour C$"):
        typed_action(game, game.start(2, seed=3), "choose")


def test_what_is_against_a_rule_is_left_to_the_rule() -> None:
    assert meant("skip") == "skip"


class Terminal(io.StringIO):
    """A screen with colours."""

    def isatty(self) -> bool:
        return True


def test_names_are_coloured_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    painted = painter("chocoly")("Lay Almond, Biscuit.")
    assert painted.count("\033[38;5;") == 2
    assert "Lay \033[38;5;174mAlmond\033[39m," in painted


def test_there_are_no_colours_where_nobody_wants_them() -> None:
    assert has_colours(Terminal(), {})
    assert not has_colours(Terminal(), {"NO_COLOR": "1"})
    assert not has_colours(Terminal(), {"TERM": "dumb"})
    assert not has_colours(io.StringIO(), {})
    assert painter("chocoly")("Almond") == "Almond", "a test's output is no terminal"


@pytest.mark.parametrize(
    "game", ["chocolatiers", "chocolatiers-2019", "chocoly", "chocolate-factory", "factory-manager"]
)
def test_every_game_has_colours(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    played = load_game(game)
    assert "\033[" in painter(game)(played.describe(played.start(played.players[-1], seed=3), 0))
