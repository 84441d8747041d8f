"""Sides C and D on the table: every action by clicks, the rule as shapes and in words."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any

import htpy as h
import pytest

from tests.chocolate_factory.expanded.boxes import GAME, MANAGER, evening, play
from tests.chocolate_factory.positions import with_store
from tests.chocolate_factory.test_tabletop import by_clicks
from tutor.chocolate_factory.actions import Deliver
from tutor.chocolate_factory.checklist import checklist
from tutor.chocolate_factory.manager.checklist import checklist as alone
from tutor.chocolate_factory.setup import SIDE_OPTIONS
from tutor.chocolate_factory.state import State, Store
from widgets.chocolate_factory.offering import NOTHING, Board, Chosen, chips
from widgets.chocolate_factory.rule_shapes import segments
from widgets.chocolate_factory.stores_zone import RULED, stores
from widgets.chocolate_factory.tabletop import TABLETOP
from widgets.draw.svg import scene_svg
from widgets.draw.theme import LIGHT
from widgets.tabletop.zone import Zone


def board(state: State, chosen: Chosen = NOTHING) -> Board:
    """The table as the player to act sees it."""
    return Board(GAME, state, GAME.to_move(state), LIGHT, chosen, GAME.actions(state))


def words(zone: Zone) -> str:
    """What the zone says to screen readers."""
    assert zone.buttons is not None
    return unescape(str(h.fragment[zone.buttons()]))


def test_a_copy_is_chosen_store_by_store_then_piece_by_piece() -> None:
    state = evening("PD FC", "KKFFCCNNXX")
    found = {chip.shared for chip in chips(board(state, Chosen("store:P")))}
    assert found >= {"by:S", "by:H", "by:D"}
    assert not found & set("KFCNX"), "first the store, then the chocolates"
    for action in GAME.actions(state):
        if isinstance(action, Deliver):
            assert by_clicks(GAME, state, action) == action


@pytest.mark.parametrize("sides", ["D", "ABCD"])
def test_a_whole_week_is_played_by_clicks_alone(sides: str) -> None:
    state, rng = GAME.start(2, 5, options=dict.fromkeys(SIDE_OPTIONS, sides)), Random(5)
    while not GAME.over(state):
        actions = GAME.actions(state)
        sold = [it for it in actions if isinstance(it, Deliver)]
        action, chosen = rng.choice(sold or actions), NOTHING
        for target in TABLETOP.clicks(GAME, state, action):
            outcome = TABLETOP.click(board(state, chosen), target)
            chosen = outcome.chosen
        assert outcome.action == action
        state = GAME.apply(state, action)


def test_a_click_on_a_store_that_takes_nothing_says_why() -> None:
    for sides, clause in (("FC", "17.2"), ("PD", "17.3"), ("SD", "17.5")):
        target = f"store:{sides[0]}"
        outcome = TABLETOP.click(board(evening(sides, "B")), target)
        assert [it.clause for it in outcome.refusal] == [clause]


@pytest.mark.parametrize(
    ("rule", "shapes"),
    [
        ("FC", "£9 = 1"),
        ("PD", "loop by:F by:S by:H by:D"),
        ("FD", "refined 1  refined 3  refined 5"),
        ("SD", "K 0  F 1  C 2  N 4  X 9"),
        ("HD", "K F 1  C N 2"),
        ("DD", "K K  F F  C C  N N  X X  1"),
        ("SA", ""),
    ],
)
def test_the_rule_as_shapes(rule: str, shapes: str) -> None:
    assert " ".join(segments(Store(*rule))) == shapes


@pytest.mark.parametrize(("width", "height"), [(240, 300), (330, 240), (720, 120), (560, 300)])
@pytest.mark.parametrize("sides", ["PC FC SC HC DC", "PD FD SD HD DD"])
def test_each_store_says_its_side_and_all_stays_inside(sides: str, width: int, height: int) -> None:
    drawn = scene_svg(stores(board(evening(sides, "K")), width, height).scene)
    side = sides[1]
    signs = 5 * (side == "D") * ("DD" in sides)
    assert len(re.findall(f">{side}<", drawn)) >= 5 + (signs > 0)
    xs = [float(it) for it in re.findall(r'<text x="([\d.]+)"', drawn)]
    assert all(0 < x < width for x in xs)


def test_low_rows_have_the_rule_beside_the_track() -> None:
    state = with_store(evening("FC HD SA", store="P"), "F", "C", (0, 1))
    zone = stores(board(state), 370, 166)
    written = re.search(r'<text x="([\d.]+)"[^>]*>£9 = 1<', scene_svg(zone.scene))
    assert written is not None, "there is room for it, though not above the track"
    at = zone.rects["marker:F0/1"]
    assert zone.rects["store:F"].height < RULED
    assert float(written[1]) < at.x < at.right < 370
    narrow = stores(board(state), 150, 166)
    assert "£9 = 1" not in scene_svg(narrow.scene), "unreadable: the side's letter stands alone"


def test_the_money_of_the_day_is_beside_the_bar_and_in_words() -> None:
    zone = stores(board(evening("FC", money=40, earned_today=25)), 420, 420)
    assert "£25 · +2" in scene_svg(zone.scene)
    said = words(zone)
    assert "Fresh Fancies, £9 from Corner Shop orders today: 1 space, no chocolates" in said
    assert "£25 earned today" in said


def test_the_copied_store_stands_in_the_loop_and_in_words() -> None:
    state = play(evening("PD FC", money=40, earned_today=25), "copy F")
    assert segments(state.stores[0], state.seat.copied) == ("loop", "by:F")
    assert "copies Fresh Fancies today" in words(stores(board(state), 420, 420))
    assert "It copies Fresh Fancies today." in GAME.describe(state)


@pytest.mark.parametrize("game", [GAME, MANAGER], ids=lambda it: it.id)
def test_the_checklist_names_each_side(game: Any) -> None:
    say = checklist if game is GAME else alone
    options = {"side_P": "D", "side_F": "ABCD", "side_S": "AB"}
    line = next(it for it in say(2, options) if it.clause == "17.1")
    assert line.more.startswith(
        "The Palace Boutique: D; Fresh Fancies: A to D, drawn; Salter's Emporium: A or B, drawn; "
    )
    assert line.clause in game.rulebook
    assert "17.1" not in {it.clause for it in say(2, {"side_P": "AB"})}
