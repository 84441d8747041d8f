"""Chocolate Factory on screen: clicks, words, and a place for everything."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import htpy as h
import pytest
from attrs import evolve
from bs4 import BeautifulSoup
from htpy import Node

from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.state import State
from tutor.engine import AnyGame
from widgets.browser.protocol import View
from widgets.chocolate_factory.offering import NOTHING, Board, Chosen, chips
from widgets.chocolate_factory.stores_zone import marker, stores
from widgets.chocolate_factory.tabletop import TABLETOP
from widgets.draw.svg import scene_svg
from widgets.draw.theme import LIGHT
from widgets.storage.settings import Frame, Settings
from widgets.tabletop import Ask, Size, Table

GAME = ChocolateFactory.from_file()
PHONE = (366, 240)
WIDE = (860, 400)


def board(state: State, chosen: Chosen = NOTHING, retractable: tuple = ()) -> Board:
    """The table as the player to act sees it."""
    player = GAME.to_move(state)
    actions = GAME.actions(state)
    return Board(GAME, state, player, LIGHT, chosen, actions, retractable=retractable)


def by_clicks(game: AnyGame, state: State, action: Action) -> Action | None:
    """The action that the clicks of an action lead to."""
    outcome, chosen = None, NOTHING
    for target in TABLETOP.clicks(game, state, action):
        assert TABLETOP.is_target(target)
        now = Board(game, state, game.to_move(state), LIGHT, chosen, game.actions(state))
        outcome = TABLETOP.click(now, target)
        chosen = outcome.chosen
    return outcome and outcome.action


def fragment(node: Node) -> str:
    """What is said beside the question, as HTML."""
    return str(h.fragment[node])


def played(*texts: str, seed: int = 7) -> State:
    """The first Monday of two players, after a draft by chance and these actions."""
    state, rng = GAME.start(2, seed), Random(seed)
    while state.phase == "draft":
        free = [it for it in GAME.actions(state) if GAME.action_text(it)[:7] != "place t"]
        state = GAME.apply(state, rng.choice(free))
    for text in texts:
        state = GAME.apply(state, GAME.parse_action(text))
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_week_is_played_by_clicks_alone(players: int) -> None:
    state, rng = GAME.start(players, players), Random(players)
    while not GAME.over(state):
        action = rng.choice(GAME.actions(state))
        assert by_clicks(GAME, state, action) == action
        state = GAME.apply(state, action)


def test_every_legal_action_has_a_button_in_sight() -> None:
    """What `clicks` names is drawn: on the table, as a chip, or as a button of the moment."""
    state, rng = GAME.start(3, 5), Random(5)
    for n in range(160):
        if GAME.over(state):
            break
        action = rng.choice(GAME.actions(state))
        chosen = NOTHING
        for target in TABLETOP.clicks(GAME, state, action):
            now = board(state, chosen)
            size = PHONE if n % 2 else WIDE
            seen = {key for area in TABLETOP.areas for key in _rects(area, now, *size)}
            seen |= {button.target for button in TABLETOP.buttons(now)}
            assert target in seen
            chosen = TABLETOP.click(now, target).chosen
        state = GAME.apply(state, action)


def _rects(area, now: Board, width: int, height: int):  # type: ignore[no-untyped-def]
    ask = Ask(now, width, Size({}), height, ())
    (zone,) = area.make(ask).zones
    for key, rect in zone.rects.items():
        assert -1 <= rect.x <= rect.right <= width + 1, key
        assert -1 <= rect.y <= rect.bottom <= height + 1, key
    return zone.rects


def test_choosing_a_part_shows_what_it_would_make() -> None:
    state = played("shift", "op t1 B>O", "shift")
    outcome = TABLETOP.click(board(state), "part:t2")
    assert outcome.action is None
    made = {GAME.action_text(it.action) for it in chips(board(state, outcome.chosen)) if it.action}
    assert made == {"op t2 O>K", "op t2 O>F"}
    assert TABLETOP.click(board(state, outcome.chosen), "part:t2").chosen == NOTHING


def test_a_part_is_refused_with_its_clause() -> None:
    before_push = TABLETOP.click(board(played()), "part:t1")
    assert [it.clause for it in before_push.refusal] == ["7.4"]
    used = TABLETOP.click(board(played("shift", "op t1 B>O")), "part:t1")
    assert used.action is None
    assert "7.5" in [it.clause for it in used.refusal]


def test_the_part_used_last_is_taken_back_by_a_click() -> None:
    state = played("shift", "op t1 B>O")
    last = (GAME.parse_action("op t1 B>O"),)
    assert TABLETOP.click(board(state, retractable=last), "part:t1").back == 1
    assert TABLETOP.click(board(state), "part:t1").back == 0


def test_a_part_says_its_place_its_cost_and_what_it_makes() -> None:
    ask = Ask(board(played()), 860, Size({}), 400, ())
    (zone,) = TABLETOP.areas[3].make(ask).zones
    assert zone.buttons is not None
    said = "".join(map(str, zone.buttons()))  # type: ignore[union-attr, arg-type]
    assert "above tile 1: Roaster, 1 coal: Bean into Cocoa" in said


@pytest.mark.parametrize("target", ["", "no such act", "do:", "do:op_t9_B-O", "part:t5"])
def test_nonsense_changes_nothing(target: str) -> None:
    outcome = TABLETOP.click(board(played()), target)
    assert outcome.action is None
    assert outcome.chosen == NOTHING


def test_a_tap_on_a_step_takes_it_back_and_all_after_it() -> None:
    done = tuple(GAME.parse_action(text) for text in ("shift", "op t1 B>O"))
    table = board(played("shift", "op t1 B>O"), retractable=done)
    shown = fragment(TABLETOP.price(table))
    assert shown.index('data-act="back:2"') < shown.index('data-act="back:1"')
    assert "Roaster" in shown
    assert "Bean into Cocoa" in shown
    assert TABLETOP.is_target("back:2")
    assert TABLETOP.click(table, "back:2").back == 2
    assert TABLETOP.click(table, "back:3").back == 0
    assert "back:" not in fragment(TABLETOP.price(board(played("shift"))))


def test_the_words_of_ones_employee_are_beside_the_question_of_a_run() -> None:
    state = played("shift")
    words = GAME.components.staff[state.seat.employee].text
    assert words in fragment(TABLETOP.price(board(state)))
    assert TABLETOP.price(board(evolve(state, phase="fulfil", step="fulfil"))) is None


def test_while_somebody_else_acts_the_prompt_says_who() -> None:
    state = played("shift")
    table = evolve(board(state), player=1 - state.player, names=("Ana", "Ben"))
    assert TABLETOP.prompt(table).head == f"{table.all_names[state.player]} runs the Factory."
    assert TABLETOP.prompt(board(state)).head == "Use your Parts, or push."


@pytest.mark.parametrize(("width", "height"), [(240, 300), (330, 240), (720, 120), (560, 300)])
def test_each_store_says_its_side_in_words_or_by_its_letter(width: int, height: int) -> None:
    drawn = scene_svg(stores(board(played()), width, height).scene)
    assert len(re.findall(r">(?:A|Side A: [^<]+)<", drawn)) == 5


@pytest.mark.parametrize(("width", "height"), [(520, 84), (374, 160), (860, 160), (366, 300)])
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_no_marker_of_a_stack_is_cut_by_the_picture(n: int, width: int, height: int) -> None:
    """Four have their first delivery at the topmost store; the later one stands higher."""
    state = GAME.start(4, 1)
    first = evolve(state.stores[0], stack=tuple((player, 1) for player in range(n)))
    shown = evolve(state, stores=(first, *state.stores[1:]))
    rects = stores(board(shown), width, height).rects
    markers = [rects[marker(first.id, player, 1)] for player in range(n)]
    assert min(it.y for it in markers) >= 0
    assert all(low.y > high.y for low, high in pairwise(markers))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (1920, 1080)])
def test_what_somebody_says_lies_over_what_they_have(width: int, height: int) -> None:
    made = board(GAME.start(3, 5))
    frame = Frame(view=View(width=width, height=height), settings=Settings())
    said = {2: h.span(".said-here")["well played"]}
    laid = TABLETOP.lay_out(Table(made, h.section, {}, said), frame)
    page = BeautifulSoup(str(laid.body()), "html.parser")
    (over,) = page.select('[data-canvas="others"] .faced-piece')
    (others,) = (zone for zone in laid.zones if zone.name == "others")
    x, y, *_size = others.rects["player:2"]
    assert f"left:{x:g}px;top:{y:g}px" in str(over["style"])
    assert over.get_text() == "well played"
    assert len(page.select('[data-act="player:2"]')) == 1, "its button is there, too"
