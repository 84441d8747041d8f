"""Clicks become actions: a tile is chosen, turned, laid or stacked, tried out, played."""

from __future__ import annotations

from random import Random
from typing import Any

import htpy as h
import pytest
from attrs import evolve

from tutor.chocoly import Bean, Lay, Piece, Stack, State
from tutor.chocoly.game import Chocoly
from tutor.chocoly.squares import footprint
from widgets.chocoly import composer, dragging, gain, prompts, targets
from widgets.chocoly.desk import Desk
from widgets.chocoly.near import near
from widgets.chocoly.panels import enlarged
from widgets.chocoly.selection import NOTHING, Selection
from widgets.chocoly.tabletop import TABLETOP
from widgets.draw import LIGHT
from widgets.tabletop import Board

GAME: Any = Chocoly.from_file()


def lying(*tiles: tuple[str, int, int]) -> dict[tuple[int, int], Piece]:
    """A board of these tiles, in this order."""
    return {
        square: Piece(flavour, number)
        for number, (face, row, column) in enumerate(tiles)
        for square, flavour in zip(footprint(row, column), face, strict=True)
    }


def position(*tiles: tuple[str, int, int], **changes: Any) -> State:
    """Two players, Almond to move with three tiles, Caramel waits."""
    start: State = GAME.start(2, 3, 0, {"flavours": "ACB"})
    hands = (("AAAC", "ABBA", "BBBC"), ("AAAB", "ACCC", "BBBC"))
    return evolve(
        start, **{"hands": hands, "board": lying(*tiles), "placed": len(tiles), **changes}
    )


def board(state: State, chosen: Selection = NOTHING, **more: Any) -> Any:
    seen = GAME.view(state, 0)
    actions = tuple(GAME.actions(seen))
    return Board(GAME, seen, 0, LIGHT, chosen, actions, names=("Ana", "Ben"), **more)


def clicked(state: State, *acts: str) -> Any:
    """What the last of these clicks leads to."""
    chosen, outcome = NOTHING, None
    for act in acts:
        outcome = composer.click(board(state, chosen), act)
        chosen = outcome.chosen
    return outcome


ONE = position(("AAAB", 0, 0))
TWO = position(("AAAB", 0, 0), ("ACBC", 0, 2))


def test_a_tile_is_laid_at_the_second_tap_of_its_place() -> None:
    once = clicked(ONE, "hand:0", "at:0,2")
    assert once.action is None
    assert once.chosen.place == (0, 2)
    assert clicked(ONE, "hand:0", "at:0,2", "at:0,2").action == Lay("AAAC", 0, 2)
    assert clicked(ONE, "hand:0", "at:0,2", "confirm").action == Lay("AAAC", 0, 2)


def test_the_tile_in_hand_is_turned_by_its_button_and_by_a_tap() -> None:
    assert clicked(ONE, "hand:0", "turn").chosen.face == "AACA"
    assert clicked(ONE, "hand:0", "hand:0", "hand:0").chosen.face == "CAAA"
    assert clicked(ONE, "turn").refusal[0].clause == "2.1"


def test_a_refusal_says_each_rule_and_plays_nothing() -> None:
    refused = clicked(ONE, "hand:0", "at:2,-2")
    assert refused.action is None
    assert [each.clause for each in refused.refusal] == ["3.4", "3.2", "3.1"]
    one_edge = clicked(ONE, "hand:0", "at:-1,2")  # A beside A, but only one edge
    assert [each.clause for each in one_edge.refusal] == ["3.2"]


def test_where_only_corners_match_that_is_said_first() -> None:
    corner = clicked(ONE, "hand:0", "at:1,2")  # an A at the corner of an A, beside a B
    assert corner.refusal[0].clause == "3.4"
    assert "corners" in corner.refusal[0].message


CORNERED = position(("CAAA", 0, 0))


def test_where_a_turn_would_do_the_tile_stays_and_is_turned_into_place() -> None:
    acts = ("hand:2", "at:-2,0")  # BBBC has its C at the lower right, over an A
    kept = clicked(CORNERED, *acts)
    assert "Turned, it fits there." in kept.refusal[0].message
    assert kept.chosen.place == (-2, 0)
    assert kept.action is None
    now = board(CORNERED, kept.chosen)
    assert targets.states(now)["at:-2,0"] == "near"
    assert prompts.prompt(now).head == "Turn the tile."
    assert clicked(CORNERED, *acts, "turn", "confirm").action == Lay("BBCB", -2, 0)


def test_a_tile_that_fits_nowhere_as_it_is_turned_is_to_be_turned() -> None:
    state = position(("BBBC", 0, 0))
    asked = [board(state, clicked(state, "hand:0", *["turn"] * n).chosen) for n in range(4)]
    heads = [prompts.prompt(each).head for each in asked]
    lacks = [prompts.buttons(each)[0].lacks for each in asked]
    assert set(heads) == {"Turn the tile.", "Where do you lay it?"}
    for head, lacking, each in zip(heads, lacks, asked, strict=True):
        faces = {action.face for action in each.actions if isinstance(action, Lay)}
        assert (head == "Turn the tile.") == (each.chosen.face not in faces)
        assert (lacking == "a turn") == (head == "Turn the tile.")


def test_a_tile_that_fits_nowhere_at_all_is_said_to() -> None:
    state = position(("CCCC", 0, 0), hands=(("AAAB", "ABBA", "ACCC"), ("AAAB", "ACCC", "BBBC")))
    now = board(state, clicked(state, "hand:0").chosen)
    assert prompts.prompt(now).head == "This tile fits nowhere."


def test_where_no_turn_helps_nothing_is_kept() -> None:
    refused = clicked(CORNERED, "hand:2", "at:2,0")
    assert refused.refusal
    assert refused.chosen.place is None


def test_a_stack_needs_the_toggle_and_a_token() -> None:
    stacked = clicked(TWO, "hand:0", "stack", "at:0,1", "confirm")
    assert stacked.action == Stack("AAAC", 0, 1)
    assert clicked(TWO, "hand:0", "stack", "at:0,0").refusal[0].clause == "4.1"
    poor = evolve(TWO, left=(0, 3))
    assert clicked(poor, "stack").refusal[0].clause == "2.3"


def test_the_bean_asks_before_it_is_used() -> None:
    asked = clicked(ONE, "bean")
    assert asked.action is None
    assert asked.chosen.bean
    assert prompts.prompt(board(ONE, asked.chosen)).head == "Change all your tiles for the bean?"
    assert clicked(ONE, "bean", "confirm").action == Bean()
    assert clicked(ONE, "bean", "bean").chosen == NOTHING
    spent = evolve(ONE, beans=(False, True))
    assert clicked(spent, "bean").refusal[0].clause == "2.2"
    assert "bean" not in [button.target for button in prompts.buttons(board(spent))]


def test_the_first_tile_may_be_put_anywhere() -> None:
    assert clicked(position(), "hand:0", "at:7,-3", "confirm").action == Lay("AAAC", 0, 0)


def test_what_it_brings_and_whom_it_feeds() -> None:
    state = position(("AAAB", 0, 0), ("CCBB", 2, 0))
    own, other = gain.gains(state, 0, Selection(0, "AAAC", place=(0, 2)))
    assert (own.before, own.after, own.players) == (3, 6, (0,))
    assert (other.before, other.after) == (2, 2)
    shown = str(gain.gain_element(board(state, Selection(0, "AAAC", place=(0, 2)))))
    assert "3 → 6" in shown
    asked = board(state, Selection(0, "AAAC", place=(0, 2)), asked=True)
    assert gain.gain_element(asked) is None


def test_a_place_says_what_it_brings() -> None:
    state = position(("AAAB", 0, 0), ("CCBB", 2, 0))
    held = board(state, Selection(0, "AAAC"))
    said = targets.label(held, "at:0,2")
    assert said == "Lay it here: row 0, column 2; Almond from 3 to 6"
    asked = board(state, Selection(0, "AAAC"), asked=True)
    assert targets.label(asked, "at:0,2") == "Lay it here: row 0, column 2"


def test_feeding_a_rival_is_told() -> None:
    state = position(("AAAB", 0, 0), ("CCBB", 2, 0), hands=(("AACC",), ("AAAB",)))
    chosen = Selection(0, "CACA", place=(2, -2))
    assert not gain.legal(board(state, chosen))
    chosen = Selection(0, "ACAC", place=(2, -2))
    assert prompts.prompt(board(state, chosen)).text == "It feeds Ben, too."
    assert "Caramel 2 → 4" in str(gain.gain_element(board(state, chosen)))


def test_covering_ones_own_pieces_is_told() -> None:
    state = position(("AAAB", 0, 0), ("ACBC", 0, 2), ("AABB", -2, 1))
    now = board(state, Selection(1, "ABBA", stacking=True, place=(0, 1)))
    assert gain.legal(now)
    assert prompts.prompt(now).text == "It covers 2 Almond of yours; they count no more."


def test_a_tile_is_dragged_to_its_place_elsewhere_and_back() -> None:
    fresh = board(ONE)
    assert set(dragging.pieces(fresh)) == {"hand:0", "hand:1", "hand:2"}
    lifted = dragging.lifted(fresh, "hand:0")
    assert "at:0,2" in lifted.takes
    assert lifted.chosen.tile == 0
    assert dragging.dropped(fresh, "hand:0", "at:0,2").clicks == ("hand:0", "at:0,2")
    tried = board(ONE, Selection(0, "AAAC", place=(0, 2)))
    assert "at:0,2" in dragging.pieces(tried)
    assert "hand:0" not in dragging.pieces(tried)
    assert dragging.dropped(tried, "at:0,2", "at:-2,0").clicks == ("at:-2,0",)
    assert dragging.dropped(tried, "at:0,2", "hand").clicks == ("cancel",)
    assert dragging.dropped(fresh, "hand:0", "hand:1").clicks == ()
    assert dragging.dropped(fresh, "hand:0", "pile").clicks == ()


def test_what_is_right_of_a_wrong_placement_is_kept() -> None:
    wanted = Lay("AAAC", 0, 2)
    turn = near(ONE, Lay("AACA", 0, 2), Selection(0, "AACA", place=(0, 2)), wanted.__eq__)
    assert turn is not None
    assert turn.stays
    assert "turn" in turn.marked
    place = near(ONE, Lay("AAAC", -2, 0), Selection(0, "AAAC", place=(-2, 0)), wanted.__eq__)
    assert place is not None
    assert place.chosen == Selection(0, "AAAC")
    tile = near(ONE, Lay("ABBA", 0, 2), Selection(1, "ABBA", place=(0, 2)), wanted.__eq__)
    assert tile is not None
    assert tile.chosen == Selection(place=(0, 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_of_a_game_can_be_clicked(players: int) -> None:
    state, rng = GAME.start(players, players), Random(players)
    while not GAME.over(state):
        seen = GAME.view(state, state.player)
        actions = tuple(GAME.actions(seen))
        action, chosen = rng.choice(actions), NOTHING
        led = None
        for act in composer.clicks(GAME, seen, action):
            at = Board(GAME, seen, state.player, LIGHT, chosen, actions)
            assert targets.label(at, act)
            led = composer.click(at, act)
            chosen = led.chosen
        assert led is not None
        assert led.action == action
        state = GAME.apply(state, action)


def test_the_areas_are_shown_as_a_graph_with_where_they_can_be_cut() -> None:
    state = position(("AAAB", 0, 0), ("ACBC", 0, 2))
    shown = TABLETOP.enlarge(board(state), "areas:A", 500)
    assert shown is not None
    assert shown.title == "Almond areas"
    told = "One area, of 4. A stack that covers one of 2 diamonds can cut the largest."
    assert told in str(h.div[shown.body])
    assert TABLETOP.enlarge(board(state, asked=True), "areas:A", 500) is None
    assert TABLETOP.enlarge(board(state), "areas:D", 500) is None


def test_a_token_keeps_its_tile_from_being_cut_there() -> None:
    state = position(("AAAB", 0, 0), ("ACBC", 0, 2), tokens={0: 1})
    assert "No stack" in enlarged.sentences(Desk(board(state)), "A")
