"""The solo game on screen: two cards of the row, chocolates for a Demand, goals in sight."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.chocolate_factory.manager.positions import (
    GAME,
    ended,
    fulfilling,
    goals,
    play,
    running,
    started,
    week,
)
from tutor.chocolate_factory.manager.meters import left_over, meters
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import CLEANUP, FULFIL, NEW, RUN
from widgets.browser.protocol import View
from widgets.chocolate_factory.factory_places import places as parts
from widgets.chocolate_factory.manager import final_score
from widgets.chocolate_factory.manager.goals_zone import goals as goals_zone
from widgets.chocolate_factory.manager.offering import Board
from widgets.chocolate_factory.manager.row_zone import row
from widgets.chocolate_factory.manager.stores_zone import stores
from widgets.chocolate_factory.manager.tabletop import TABLETOP
from widgets.chocolate_factory.offering import NOTHING, Chosen
from widgets.chocolate_factory.orders_zone import orders
from widgets.draw.geometry import Rect
from widgets.draw.scene import Splice, Stroke, Text
from widgets.draw.theme import LIGHT
from widgets.pages.lesson.viewport import divide
from widgets.stage import solve
from widgets.storage.settings import Frame
from widgets.tabletop import Ask, Dropped, Size
from widgets.tabletop.staged import places
from widgets.tabletop.zone import Zone

GIVES = ("D10", "D9", "D11", "D12", "D13", "D14")
SHAPES = ((366, 264), (860, 240), (288, 100))


def board(state: ManagerState, chosen: Chosen = NOTHING, **more: object) -> Board:
    """The table as the player sees it."""
    return Board(GAME, GAME.view(state, 0), 0, LIGHT, chosen, GAME.actions(state), **more)


def words(zone: Zone) -> str:
    """All that is written in a picture."""
    return " ".join(it.text for it in zone.scene.commands if isinstance(it, Text))


@pytest.mark.parametrize("target", ["W2", "W6"])
def test_a_week_is_played_by_clicks_on_what_is_in_sight(target: str) -> None:
    state, rng, n = started(4, target=target), Random(4), 0
    while not GAME.over(state):
        action = rng.choice(GAME.actions(state))
        chosen, played = NOTHING, None
        for click in TABLETOP.clicks(GAME, state, action):
            now, shape = board(state, chosen), SHAPES[n % 2]
            shown = {key for area in TABLETOP.areas for key in _rects(area, now, shape)}
            shown |= {button.target for button in TABLETOP.buttons(now)}
            assert click in shown
            assert TABLETOP.is_target(click)
            assert TABLETOP.prompt(now).head
            outcome = TABLETOP.click(now, click)
            chosen, played = outcome.chosen, outcome.action
        assert played == action
        state, n = GAME.apply(state, action), n + 1


def _rects(area, now: Board, shape: tuple[int, int]) -> set[str]:  # type: ignore[no-untyped-def]
    width, height = shape
    return {
        key for zone in area.make(Ask(now, width, Size({}), height, ())).zones for key in zone.rects
    }


def test_two_cards_are_taken_in_either_order_and_of_two_pairs() -> None:
    state = started(7)
    staff = [it[0] for it in state.packets.staff if it]
    parts = [it[0] for it in state.packets.parts if it]
    first = TABLETOP.click(board(state), f"card:{parts[0]}")
    assert first.action is None
    other = TABLETOP.click(board(state, first.chosen), f"card:{parts[1]}")
    assert other.chosen.source == f"card:{parts[1]}", "another Part takes the place of the first"
    taken = TABLETOP.click(board(state, other.chosen), f"card:{staff[3]}")
    assert GAME.action_text(taken.action) == f"take {staff[3]} {parts[1]}"
    left = TABLETOP.click(board(state, other.chosen), f"card:{parts[1]}")
    assert left.chosen == NOTHING
    assert left.action is None


def test_whoever_has_left_is_no_card_and_whoever_leaves_tomorrow_says_so() -> None:
    state = started(7)
    assert not state.packets.staff[4]
    zone = row(board(state), 860, 220)
    assert len([key for key in zone.rects if key.startswith("card:")]) == 8
    assert "Dunstan" in words(zone)
    assert "tomorrow" in words(zone)
    assert "House of Luxury is not open tomorrow" in stores(board(state), 400, 200).label


def test_chocolates_are_given_by_a_click_and_by_a_drag() -> None:
    state = fulfilling(goals(started(), "W1", *GIVES), "KCX")
    click = TABLETOP.click(board(state), "goal:1")
    assert GAME.action_text(click.action) == "demand 0 KCX"
    assert "goal:1" in TABLETOP.lifted(board(state), "room").takes
    assert TABLETOP.dropped(board(state), "room", "goal:1") == Dropped(("goal:1",))
    assert "goal:2" not in TABLETOP.lifted(board(state), "room").takes
    refused = TABLETOP.click(board(state), "goal:2")
    assert refused.refusal[0].clause == "15.7"
    assert refused.action is None
    assert TABLETOP.click(board(state), "goal:0").action is None


def test_a_store_room_with_two_ways_to_give_asks_which() -> None:
    state = fulfilling(goals(started(), "W1", *GIVES), "KFCX")
    chosen = TABLETOP.click(board(state), "goal:1").chosen
    assert chosen.source == "goal:1"
    assert "give" in TABLETOP.prompt(board(state, chosen)).head


def test_meters_share_the_steps() -> None:
    """D1 takes two of D&G's three steps; one is left over for the Target of three stores."""
    cards = ("D1", "D9", "D10", "D11", "D12", "D13")
    state = goals(ended(started(), "20003", money=40), "W8", *cards)
    found = {(it.goal, it.kind): it for it in meters(state, GAME.components)}
    assert found[1, "steps"].met
    assert (found[0, "steps"].done, found[0, "steps"].of) == (3, 6)
    assert left_over(state, GAME.components) == (2, 0, 0, 0, 1)


def test_chocolates_that_lie_there_count_on_the_meter_until_they_are_given() -> None:
    state = running(goals(started(), "W1", *GIVES), store="KC")
    give = next(it for it in meters(state, GAME.components) if it.goal == 1)
    assert (give.done, give.of, give.met) == (2, 3, False)
    state = play(running(goals(started(), "W1", *GIVES), store="KCX"), "demand 0 KCX")
    give = next(it for it in meters(state, GAME.components) if it.goal == 1)
    assert (give.done, give.met) == (3, True)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_goal_is_in_sight_and_said_and_none_that_lies_face_down(
    shape: tuple[int, int],
) -> None:
    state = goals(started(), "W4", *GIVES)
    zone = goals_zone(board(state), *shape)
    assert {"goal:0", "goal:1", "goal:2"} <= set(zone.rects)
    assert "goal:3" not in zone.rects, "Tuesday's lies face down"
    assert "Steps left over: none" in zone.label


def test_no_figure_of_a_goal_runs_out_of_its_tile_or_over_its_tick() -> None:
    state = goals(ended(started(), "99999", money=54), "W3", *("D17", "D2", "D4", "D7", "D8", "D6"))
    zone = goals_zone(board(state), 366, 50)
    tile = zone.rects["goal:1"]
    (figure,) = (
        it
        for it in zone.scene.commands
        if isinstance(it, Text) and tile.meets(Rect(it.x, it.y, 0, 0)) and len(it.text) > 1
    )
    half = 0.6 * figure.size * len(figure.text) / 2
    assert figure.text == "£45"
    assert tile.x <= figure.x - half
    assert figure.x + half <= tile.right - 15


@pytest.mark.parametrize("width", [244, 270, 360])
def test_words_of_a_goals_row_touch_neither_its_figure_nor_its_chocolates(width: int) -> None:
    """Rows as low as they are listed: names of stores, chocolates alike and different."""
    demands = ("D11", "D4", "D10", "D9", "D5", "D13")
    zone = goals_zone(board(goals(ended(started(), "99999"), "W3", *demands)), width, 270)
    texts = [it for it in zone.scene.commands if isinstance(it, Text)]
    figures = [it for it in texts if it.align == "right"]
    dashed = [it.path[0][1] for it in zone.scene.commands if isinstance(it, Stroke) and it.dash]
    assert len(dashed) >= 13
    for words in (it for it in texts if it.align == "left"):
        figure = min(figures, key=lambda it: abs(it.y - words.y))
        ends = words.x + 0.54 * words.size * len(words.text)
        assert ends <= figure.x - 0.55 * figure.size * len(figure.text)
        below = [y for _x, y, *_rest in dashed if y + 5 > words.y]
        assert all(y >= words.y + words.size / 2 for y in below if y < words.y + 30), words


def test_a_tile_shows_all_kinds_of_a_demand_and_whether_they_must_differ() -> None:
    state = goals(ended(started(), "99999"), "W3", "D9", "D10", "D11", "D13", "D16", "D12")
    zone = goals_zone(board(state), 366, 50)
    shown = words(zone)
    assert (shown.count("="), shown.count("≠")) == (1, 1)
    assert sum(isinstance(it, Splice) for it in zone.scene.commands) == 2 + 3 + 2 + 1


def test_special_orders_lie_beside_the_others() -> None:
    state = started(3, target="W6")
    for size in ((366, 120), (860, 150)):
        zone = orders(board(state), *size)  # type: ignore[arg-type]
        assert [f"order:{n}" for n in range(6)] == list(zone.rects)
        assert all(at.width > 80 for at in zone.rects.values())
    assert TABLETOP.click(board(state), "order:5").refusal


def test_all_weeks_can_be_drawn() -> None:
    for state in week(11, target="W7")[::9]:
        for area in TABLETOP.areas:
            for shape in SHAPES:
                _rects(area, board(state), shape)


def test_the_end_says_how_each_card_was_paid() -> None:
    cards = ("D1", "D7", "D3", "D6", "D17", "D9")
    state = goals(ended(started(), "33339", money=40), "W1", *cards)
    found = {it.label: it for it in meters(state, GAME.components) if it.kind == "steps"}
    said = final_score.paid(state, GAME.components, [found["Initial Demand"]])
    assert said == "Met: 2 steps at Dunstan & Gilbert's."
    give = [it for it in meters(state, GAME.components) if it.kind == "give"]
    assert final_score.paid(state, GAME.components, give) == "Not met: 0 of 4 chocolates."
    assert "<svg" in final_score.portrait(state, 0)
    assert final_score.portrait(state, 0, "Initial Demand") != final_score.portrait(state, 0)


def test_a_lost_week_is_told_by_how_little() -> None:
    cards = ("D1", "D2", "D3", "D4", "D5", "D7")
    state = goals(ended(started(), "32223", money=40), "W3", *cards)
    verdict = GAME.verdict(attrs.evolve(state, target="W5"))
    assert not verdict.winners
    state = goals(ended(started(), "99222", money=39), "W3", *cards[:5], "D17")
    assert GAME.verdict(state).head == "£6 were missing."
    state = goals(ended(started(), "95222", money=40), "W3", *cards)
    assert GAME.verdict(state).winners == (0,)
    state = goals(ended(started(), "52222", money=40), "W3", *cards)
    assert "missing" in GAME.verdict(state).head or "of 7" in GAME.verdict(state).head


@pytest.mark.parametrize("phase", [RUN, FULFIL, CLEANUP])
def test_parts_are_seen_on_a_low_screen_where_a_lesson_has_an_order_chosen(phase: str) -> None:
    """Goals are a row of tiles there, so that the Factory has the whole width."""
    state = attrs.evolve(fulfilling(started()), phase=phase, step=NEW, waiting=("S1", "S2"))
    room = divide(Frame(View(844, 390)), panel=False).room
    found = solve(places(TABLETOP.areas, (state,)), room)
    assert (found.tabs, found.height) == ((), room.height)
    at = found.rects["factory"]
    part = parts(int(at.width), int(at.height), evening=phase != RUN)["part:t1"]
    assert part.height >= 26
