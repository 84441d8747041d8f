"""What the coach says lies idle: only what can be used now, and what is true of it."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.widgets.tables import OpenTable, new_match
from tutor import load_game
from tutor.chocolate_factory.actions import Supply
from tutor.chocolatiers import Display
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocoly.actions import Stack
from tutor.coach import coach_of
from tutor.kit.frozen import changed
from tutor.rooms import room
from widgets.storage.settings import Frame


def said(game: str, state: Any) -> str:
    rules = load_game(game)
    view = rules.view(state, rules.to_move(state))
    return coach_of(game).idle(rules, view, rules.actions(view))


def choco(mine: str, rivals: str, phase: str = "bonus", wilds: tuple[int, int] = (3, 3)) -> Any:
    start = load_game("chocolatiers").start(2, seed=1, first=0)
    displays = (Display.parse(mine, [4]), Display.parse(rivals, [4]))
    return changed(start, displays=displays, phase=phase, wilds=wilds)


def test_a_wild_that_wins_a_kind_now_lies_idle() -> None:
    told = said("chocolatiers", choco("MM/TV", "MM/NB"))
    assert told == "You still hold 3 Wilds. One makes your Mint 3, the most."
    last = said("chocolatiers", choco("MM/TV", "MM/NB", wilds=(1, 3)))
    assert last == "You still hold 1 Wild. It makes your Mint 3, the most."


def test_nothing_is_said_of_wilds_that_win_nothing_or_have_no_turn() -> None:
    assert said("chocolatiers", choco("MM/TV", "MM/NB", phase="action")) == ""
    assert said("chocolatiers", choco("MM/TV", "MM/NB", wilds=(0, 3))) == ""
    assert said("chocolatiers", choco("MM/MV", "RT/NB")) == ""  # Mint and Violet are won already
    far = changed(choco("MM/TV", "MM/NB"), displays=(Display.parse("MM/TV", [4]), rich()))
    assert said("chocolatiers", far) == ""


def rich() -> Display:
    """Three of each kind and more lie together."""
    return Display.parse("MMTTNN/MMTTNN/RRBBVV/RRBBVV", [4] * 6)


def test_what_is_said_is_so_in_whole_games_of_the_others() -> None:
    for game, action, words in (
        ("chocoly", Stack, "Tiles to place"),
        ("chocolate-factory", Supply, "your goods"),
        ("chocolatiers-2019", PlaceWild, "the most"),
    ):
        rules, player = load_game(game), room(game).players()["playful"]
        state, told, quiet = rules.start(2, seed=5), 0, 0
        while not rules.over(state):
            view = rules.view(state, rules.to_move(state))
            actions = rules.actions(view)
            text = coach_of(game).idle(rules, view, actions)
            assert not text or (words in text and any(isinstance(a, action) for a in actions))
            told, quiet = told + bool(text), quiet + (not text)
            state = rules.apply(state, player.choose(rules, view, Random(0)))
        assert told, game
        assert quiet, game


def test_the_table_says_it_while_the_coach_is_there(open_table: OpenTable) -> None:
    """A game is played until the coach has something to say; without the coach nothing is said."""
    page = open_table(new_match(2, strength="playful", first=0)).app.page
    player, words = room("chocolatiers").players()["playful"], "You still hold"
    while not page.match.over:
        match = page.match
        view = match.game.view(match.state, match.to_move)
        if match.your_turn and said("chocolatiers", match.state):
            break
        match.play(player.choose(match.game, view, Random(match.length)))
    assert words in str(page.paint(Frame()).body)
    page.habit = page.habit.switched()
    assert words not in str(page.paint(Frame()).body)
