"""What moves on the table, and what can be dragged."""

from __future__ import annotations

from attrs import evolve

from tests.chocolate_factory.positions import fulfilling, run, with_orders
from tests.chocolate_factory.test_tabletop import GAME, board, played
from tutor.chocolate_factory.state import State
from widgets.browser.protocol import Event, View
from widgets.chocolate_factory.factory_zone import factory
from widgets.chocolate_factory.flights import flights
from widgets.chocolate_factory.tabletop import TABLETOP
from widgets.pages.table.page import TablePage
from widgets.storage.settings import Frame
from widgets.table import Match, seats_for, strengths_of
from widgets.tabletop.zone import moves_along, spots_of

RUN = played("shift", seed=1)


def ways(state: State, text: str, player: int | None = None) -> list[tuple[str, str]]:
    """The ways of an action, as the player to act sees them, or as another one does."""
    action = GAME.parse_action(text)
    after = GAME.apply(state, action)
    return [*flights(state, after, action, state.player if player is None else player)]


def test_a_push_moves_every_tile_one_place_and_the_last_one_first() -> None:
    assert ways(RUN, "shift") == [
        ("slide:4", "exit"),
        ("slide:3", "slide:4"),
        ("slide:2", "slide:3"),
        ("slide:1", "slide:2"),
        ("entrance", "slide:1"),
    ]


def test_the_end_of_a_run_moves_nothing() -> None:
    assert not ways(played("shift", "shift", "shift"), "shift")


def test_every_way_of_a_push_has_a_picture_that_flies() -> None:
    after = GAME.apply(RUN, GAME.parse_action("shift"))
    old, new = (spots_of([factory(board(state), 860, 400)]) for state in (RUN, after))
    moves = moves_along(ways(RUN, "shift"), old, new)
    assert [it.rides for it in moves] == [True] * 5, "the whole belt moves at once, and stops"
    roasted = moves_along(ways(RUN, "op t1 B>O"), old, new)
    assert {it.rides for it in roasted} == {False}


def test_a_push_that_is_taken_back_runs_the_whole_belt_back_at_once() -> None:
    match = Match.start(GAME.id, seats_for(2, strengths_of(GAME.id), "Ana"), 5)
    while not (match.your_turn and match.state.phase == "run" and match.state.step == "ready"):
        match.play(match.game.actions(match.state)[0])
    before = match.state
    match.play(match.game.parse_action("shift"))
    page = TablePage(GAME.id, TABLETOP, match.dump(), keep=str, download=lambda name, text: None)
    moves = page.on(Event("act", "undo"), Frame(View(1280, 800))).moves
    assert page.match.state == before
    assert [(it.source, it.rides) for it in moves] == [
        ("exit", True),
        ("slide:4", True),
        ("slide:3", True),
        ("slide:2", True),
        ("slide:1", True),
    ]


def test_coal_goes_into_the_part_and_what_it_makes_on_to_the_tile() -> None:
    assert ways(RUN, "op t1 B>O") == [("coal", "cost:t1"), ("part:t1", "tile:1")]


def test_whoever_looks_on_sees_the_factory_that_runs_and_all_that_moves_there() -> None:
    onlooker = 1 - RUN.player
    looked_at = evolve(board(RUN), player=onlooker, names=("Ana", "Ben"), quiet=True)
    seen, own = factory(looked_at, 860, 400), factory(board(RUN), 860, 400)
    assert ways(RUN, "shift", onlooker) == ways(RUN, "shift")
    assert seen.picture("slide:1") == own.picture("slide:1") is not None
    assert seen.label.startswith(f"Factory of {('Ana', 'Ben')[RUN.player]}.")
    assert own.label.startswith("Factory. ")


def test_in_the_evening_everybody_sees_the_own_factory() -> None:
    evening = played("shift", "shift", "shift", "shift")
    while evening.phase == "run":
        evening = GAME.apply(evening, GAME.parse_action("shift"))
    onlooker = 1 - evening.player
    assert factory(evolve(board(evening), player=onlooker), 860, 400).label.startswith("Factory. ")
    assert not ways(evening, "done", onlooker)


def test_a_card_that_another_takes_goes_to_that_player() -> None:
    state = GAME.start(2, 3)
    take = next(it for it in GAME.actions(state) if GAME.action_text(it).startswith("parts"))
    text = GAME.action_text(take)
    assert ways(state, text, 1 - state.player) == [(f"card:{take.card}", f"player:{state.player}")]


def test_the_chute_empties_its_own_tile_though_another_holds_the_same() -> None:
    state = played("shift", "shift", "shift")
    assert ways(state, "chute B") == [("tile:3/B", "exit")]


def test_a_chocolate_dropped_on_its_part_operates_it() -> None:
    now = board(RUN)
    assert "tile:1" in TABLETOP.pieces(now)
    assert "part:t1" in TABLETOP.lifted(now, "tile:1").takes
    assert TABLETOP.dropped(now, "tile:1", "part:t1").clicks == ("part:t1",)
    assert TABLETOP.dropped(now, "tile:1", "part:t2").clicks == ()


def test_a_chocolate_dropped_on_the_store_room_goes_through_the_chute() -> None:
    now = board(played("shift", "shift", "shift"))
    assert TABLETOP.dropped(now, "tile:3", "room").clicks == ("part:t3",)
    assert TABLETOP.dropped(now, "tile:2", "room").clicks == ()
    assert "room" not in TABLETOP.lifted(now, "tile:2").takes


def test_the_waiting_tile_dropped_on_the_belt_is_a_push() -> None:
    now = board(RUN)
    assert TABLETOP.dropped(now, "entrance", "tile:1").clicks == ("shift",)
    assert "entrance" not in TABLETOP.pieces(board(played("shift", "shift", "shift")))


def test_a_new_part_is_dragged_to_its_place() -> None:
    state = GAME.start(2, 3)
    parts = next(it for it in GAME.actions(state) if GAME.action_text(it).startswith("parts"))
    now = board(GAME.apply(state, parts))
    (card,) = TABLETOP.pieces(now)
    assert TABLETOP.dropped(now, card, "part:b2").clicks == ("part:b2",)
    assert TABLETOP.dropped(now, card, "room").clicks == ()


def test_the_store_room_is_dragged_to_an_order_and_to_the_store_of_the_day() -> None:
    state = fulfilling("FFFCN", employee="ES1")
    now = board(with_orders(state, ("S1", 0), ("M1", 1), ("L1", 0)))
    assert set(TABLETOP.lifted(now, "room").takes) == {"order:0", "order:1", "store:S"}
    for place, does in (("order:0", "order 0 1"), ("store:S", "store C")):
        assert TABLETOP.dropped(now, "room", place).clicks == (place,)
        assert TABLETOP.click(now, place).action == GAME.parse_action(does)
    assert TABLETOP.dropped(now, "room", "tile:1").clicks == ()


def test_the_store_room_is_dragged_to_the_coal_while_one_runs() -> None:
    now = board(run(store="B"))
    assert "coal" in TABLETOP.lifted(now, "room").takes
    assert TABLETOP.dropped(now, "room", "coal").clicks == ("room",)


def test_a_click_on_a_tile_goes_through_the_parts_that_can_work_on_it() -> None:
    first = TABLETOP.click(board(RUN), "tile:1")
    assert (first.chosen.source, first.action) == ("part:t1", None)
    second = TABLETOP.click(board(RUN, first.chosen), "tile:1")
    assert second.chosen.source == "part:b1"
    assert TABLETOP.click(board(RUN, second.chosen), "tile:1").chosen == TABLETOP.nothing
    assert [it.clause for it in TABLETOP.click(board(played()), "tile:1").refusal] == ["7.4"]
