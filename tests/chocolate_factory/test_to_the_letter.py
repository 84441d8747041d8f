"""What mutants of the rules showed that no other test looked at."""

from __future__ import annotations

import json
from functools import partial

import attrs
import pytest

from tests.chocolate_factory.positions import (
    GAME,
    drafted,
    fulfilling,
    play,
    refused,
    run,
    with_orders,
)
from tutor.chocolate_factory.actions import Action, Drop, New, Operate, Place, Shift, Trade
from tutor.chocolate_factory.effects import Effect, read_effects
from tutor.chocolate_factory.factory import Factory, FactoryError
from tutor.chocolate_factory.game import STORES, components_of
from tutor.chocolate_factory.goods import piles_of
from tutor.chocolate_factory.notation import parse_action
from tutor.chocolate_factory.parts import CHUTE, read_function
from tutor.chocolate_factory.planner import TooManyPositions, cheapest_from, key_of, steps
from tutor.chocolate_factory.setup import prepared
from tutor.chocolate_factory.sides import RULES
from tutor.chocolate_factory.state import FULFIL, OVER, PREPARE, SUPPLY, OpenOrder, State
from tutor.chocolate_factory.stores import StoreError, ranked, spaces
from tutor.engine import ActionError, PlayerCountError, SaveError, UnknownGame
from tutor.kind import Hidden
from tutor.rooms import load_game

MONDAY = Factory.parse("Roaster Upgrader Chute - / B - - - / - - - -", coal=5, shifts=2)


@pytest.mark.parametrize("players", [1, 5])
def test_players_that_do_not_fit_the_table(players: int) -> None:
    with pytest.raises(PlayerCountError, match="for 2 to 4 players, not for"):
        GAME.start(players)


def test_a_position_without_a_seed_is_dealt_as_with_seed_zero() -> None:
    morning = attrs.evolve(GAME.start(2), phase=PREPARE, seed=0)
    assert prepared(attrs.evolve(morning, seed=None)).packets == prepared(morning).packets
    assert prepared(attrs.evolve(morning, seed=1)).packets != prepared(morning).packets


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (GAME.start(2), "Monday, Expand & Recruit"),
        (drafted(day=1), "Tuesday, before the first Shift"),
        (run(outside=2), "Monday, 2 Shifts to come"),
        (run(outside=1), "Monday, 1 Shift to come"),
        (run(), "Monday, last Shift"),
        (fulfilling(day=2), "Wednesday, Fulfil Orders"),
        (play(fulfilling("BOK"), "done", "done"), "Monday, Cleanup"),
        (attrs.evolve(fulfilling(day=5), phase=OVER, step=""), "The end"),
    ],
)
def test_every_moment_of_a_day_has_its_name(state: State, said: str) -> None:
    assert GAME.phase_name(state) == said


def test_each_packet_is_a_turn_of_its_own() -> None:
    """The last player takes two in a row, and both are told."""
    state, turns, players = GAME.start(2, seed=3), [], []
    for _packet in range(4):
        turns.append(GAME.turn(state))
        players.append(state.player)
        state = GAME.apply(state, GAME.actions(state)[0])
        while state.step in ("place", "gift"):
            state = GAME.apply(state, GAME.actions(state)[0])
    assert players == [0, 1, 1, 0]
    assert len(set(turns)) == 4


def test_an_exchanged_order_is_chosen_in_the_evening_too() -> None:
    state = play(fulfilling(employee="ED7"), "use swap 0")
    assert refused(state, "done") == ("10.4",)
    size = GAME.action_text(GAME.actions(state)[-1])
    after = play(state, size)
    assert (after.phase, after.step, after.waiting) == (FULFIL, SUPPLY, ())


def test_orders_are_drawn_from_the_decks_that_still_have_some() -> None:
    evening = with_orders(fulfilling(), None, ("M1", 0), ("L1", 0))
    decks = ((), *evening.order_decks[1:])
    drawn = play(attrs.evolve(evening, order_decks=decks), "done", "done")
    assert [GAME.components.orders[card].size for card in drawn.waiting] == ["M", "L"]
    none = play(attrs.evolve(evening, order_decks=((), (), ())), "done", "done")
    assert (none.day, none.waiting) == (1, ())
    assert none.players[0].orders == (None, OpenOrder("M1"), OpenOrder("L1"))


def test_a_factory_stands_on_monday_before_anybody_else() -> None:
    state = MONDAY.state
    assert (state.day, state.starter, state.player) == (0, 0, 0)


def test_a_search_pushes_all_tiles_unless_some_are_to_stay() -> None:
    found = cheapest_from([MONDAY.seat], "B", GAME.components)
    assert found is not None
    paid, actions = found
    assert (paid, [GAME.action_text(it) for it in actions]) == (0, ["shift", "shift", "chute B"])
    assert cheapest_from([MONDAY.seat], "B", GAME.components, last=1) is None


def test_a_save_keeps_as_much_as_nobody_ever_has() -> None:
    start = GAME.start(2)
    seat = attrs.evolve(start.seat, coal=999, store="B" * 99)
    rich = attrs.evolve(start, players=(seat, start.players[1]))
    assert GAME.load(GAME.dump(rich)) == rich


def test_a_search_trades_what_is_not_wanted_and_nothing_else() -> None:
    poor = Factory.parse("Roaster Upgrader Chute - / - O - - / - - - -", store="FF", shifts=1)
    found = [GAME.action_text(it) for it in poor.best_day("KF") or ()]
    assert found == ["trade F", "op t2 O>K", "shift", "chute K"]
    assert poor.best_day("KFF") is None


def test_a_search_looks_at_each_position_once() -> None:
    """Two Parts used in either order lead to one position."""
    seat = Factory.parse("Roaster Upgrader Chute - / B O K - / - - - -", coal=5).seat
    positions, open_ = {key_of(seat)}, [seat]
    while open_:
        for _action, after, _coal in steps(open_.pop(), "XXXX", GAME.components, push=False):
            if key_of(after) not in positions:
                positions.add(key_of(after))
                open_.append(after)
    search = partial(cheapest_from, [seat], "XXXX", GAME.components)
    assert search(most=len(positions)) is None
    with pytest.raises(TooManyPositions):
        search(most=len(positions) - 1)


def test_the_chute_of_a_file_is_the_printed_one() -> None:
    assert read_function("chute") == CHUTE.ways


@pytest.mark.parametrize(
    "text", ["upgrade 7", "copy 7", "B -> O+O+O+O+O+O+O", "upgrade 0", "B -> Z", "Z -> B"]
)
def test_what_no_part_of_a_file_can_do(text: str) -> None:
    with pytest.raises(ValueError, match=r"upgrade|copy|B ->|^Z$"):
        read_function(text)


@pytest.mark.parametrize(
    ("employee", "store", "ends"),
    [("EP7", "KKF", {"KKK", "KFF", "FFF"}), ("EP6", "BX", {"OX", "KX", "FX"})],
)
def test_an_action_is_listed_once_for_each_result(
    employee: str, store: str, ends: set[str]
) -> None:
    state = run(store=store, employee=employee)
    uses = [it for it in GAME.actions(state) if GAME.action_text(it).startswith("use")]
    made = [GAME.apply(state, use).players[0].store for use in uses]
    assert (len(made), set(made)) == (len(ends), ends)


def test_small_things() -> None:
    assert len([*piles_of(2)]) == 28
    assert [it.count for it in read_effects("free printed")] == [0]
    assert (GAME.title, GAME.players) == ("Chocolate Factory", range(2, 5))
    assert STORES.title == "Sides of the Department Stores"
    assert MONDAY.seat.pushed
    with pytest.raises(FactoryError, match="“Z”"):
        MONDAY.best("Z")


def test_the_cards_of_a_game_are_those_of_this_one_alone() -> None:
    assert components_of(GAME) is GAME.components
    with pytest.raises(UnknownGame):
        components_of(load_game("chocoly"))


def test_what_a_state_prints_gives_no_deck_away() -> None:
    state = GAME.start(2, seed=1)
    turned = attrs.evolve(state, parts_deck=state.parts_deck[::-1])
    assert turned != state
    assert repr(turned) == repr(state)
    assert repr(attrs.evolve(state, day=1)) != repr(state)


def test_what_has_not_been_drawn_cannot_be_taken() -> None:
    """A view that is played on into the next morning knows no card of its packets."""
    morning = play(GAME.view(fulfilling(day=1), 0), "done", "done")
    assert (morning.day, morning.phase, morning.step) == (2, "draft", "pick")
    assert not GAME.actions(morning)


def test_a_search_for_less_stops_where_nothing_is_cheaper() -> None:
    search = partial(cheapest_from, [MONDAY.seat], "O", GAME.components)
    found = search()
    assert found is not None
    assert found[0] == 1
    assert search(below=2) == found
    assert search(below=1) is None


@pytest.mark.parametrize(
    ("store", "side", "goods", "said"),
    [("Z", "A", "K", "a store “?Z"), ("P", "E", "K", "no side “?E"), ("P", "A", "Z", "Z.* are no")],
)
def test_what_is_no_store_and_what_no_chocolate(
    store: str, side: str, goods: str, said: str
) -> None:
    with pytest.raises(StoreError, match=said):
        spaces(store, side, goods)


def test_a_marker_that_has_not_moved_has_no_place() -> None:
    assert ranked(((0, 0), (1, 2))) == ((1, 2),)


def test_orders_that_have_not_been_drawn_cannot_be_kept() -> None:
    waiting = play(GAME.view(run(employee="ED7"), 0), "use swap 0")
    assert waiting.step == "new"
    assert not any(isinstance(it, New) for it in GAME.actions(waiting))


def test_nothing_moves_no_marker() -> None:
    assert {spaces(rule[0], rule[1], "") for rule in RULES} == {0}


TEXTS = """parts 9 A1 · staff 0 ABCDEFGHIJKL · gift KC · place b4 · op t1 B>O · op b2 BB>KF ·
use op t2 O>K · op b4 O>K K>C F>N · chute KF · chute 1 K · chute 4 K · trade OO · use 1 · use 4 ·
use s:K>C 4:C>X · use swap 0 · use swap 2 · shift · shift O · shift BB · order 0 1 · order 2 3 ·
order 0 1 KKF · use order 0 1 C · store XX ·
store S CCC · copy F · done · keep CX · keep · new L"""


@pytest.mark.parametrize("text", TEXTS.replace("\n", " ").split(" · "))
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert GAME.action_text(parse_action(text)) == text


NO_TEXTS = """parts · parts 0 · parts x A1 · parts 10 A1 · parts 0 A1 A2 · parts 0 A-1 ·
staff 0 ABCDEFGHIJKLM · gift · gift Z · gift K C · place · place t5 · place t1 t2 · op · op t1 ·
op t9 B>O · op t1 BO · op t1 B>Z · chute · chute Z · chute 0 K · chute 5 K · chute 1 K K · trade ·
trade KF · trade K K · use · use 0 · use 5 · use 1 2 · use x:K>C · use s:KC · use s · use swap ·
use swap 3 · use swap 0 0 · use done · shift B · shift Z · shift O O · order · order 0 · order 3 1 ·
order 0 0 · order 0 4 · order x 1 · order 0 1 Z · order 0 1 K K · store · store Z · store K K ·
done done · done 1 · keep Z · keep C X · new · new Q · new S M · fly"""


@pytest.mark.parametrize("text", ["", *NO_TEXTS.replace("\n", " ").split(" · ")])
def test_what_is_no_action_is_not_read(text: str) -> None:
    with pytest.raises(ActionError, match="is no action"):
        parse_action(text)


def test_an_action_that_no_text_gives_is_none() -> None:
    for wrong in (Drop("FK", None), Drop("K", 5), Trade("KF"), Place("t5"), Shift("B"), New("Q")):
        with pytest.raises(ActionError, match="no action of Chocolate Factory"):
            GAME.explain(run(), wrong)


WAYS: list[tuple[State, str, str, str]] = [
    (run(belt=("", "X", "", "")), "op t2 X>C", "8.2", "Boxed is the end of the chain"),
    (run({"b1": "B6"}, belt=("K", "", "", "")), "op b1 KX>KFCNX", "8.9", "at the same time"),
    (run({"b1": "A2"}, belt=("K", "", "", "")), "op b1 K>F", "8.11", "adds 1 exact copy of"),
    (run({"b1": "B2"}, belt=("K", "", "", "")), "op b1 K>F", "8.11", "adds 2 exact copies of"),
    (run({"b1": "A3"}, belt=("K", "", "", "")), "op b1 B>K", "8.9", "turns Bean into Cocoa, or"),
]


@pytest.mark.parametrize(("state", "text", "clause", "said"), WAYS)
def test_what_a_part_does_not_do(state: State, text: str, clause: str, said: str) -> None:
    action: Action = parse_action(text)
    (found,) = GAME.explain(state, action)
    assert found.clause == clause
    assert said in found.message


def test_a_part_is_operated_by_oneself_unless_it_is_said() -> None:
    state = play(drafted(), "shift")
    by_hand = GAME.apply(state, Operate("t1", ("B>O",)))
    assert by_hand == play(state, "op t1 B>O")
    assert by_hand.players[0].employee_used is False


def test_an_effect_without_a_condition_holds_from_no_coal_on() -> None:
    assert read_effects("coal 4") == (Effect("coal", "", (), 4, 0),)
    assert read_effects("discount 1 from 2")[0].least == 2


def test_only_the_order_of_the_decks_is_hidden() -> None:
    assert GAME.kind.hidden == {Hidden.PILES}


def test_what_a_factory_is_read_with_is_named() -> None:
    with pytest.raises(TypeError):
        Factory(MONDAY.places, MONDAY.belt, 5, "", 2, MONDAY.cards)  # type: ignore[misc]


def test_a_factory_has_coal_as_a_table_can_have_it() -> None:
    line = "Roaster Upgrader Chute - / B - - - / - - - -"
    assert Factory.parse(line, coal=999).coal == 999
    with pytest.raises(FactoryError, match="from 0 to 999"):
        Factory.parse(line, coal=1000)


def test_a_second_upgrade_of_the_upgrader_is_no_matter_of_strong_ones() -> None:
    assert refused(run(belt=("", "O", "", "")), "op t2 O>K K>C") == ("8.2",)
    assert refused(run({"b2": "A1"}, belt=("", "O", "", "")), "op b2 O>K K>C C>X") == ("8.10",)


def test_a_card_has_a_name() -> None:
    data = json.loads(GAME.dump(drafted()))
    data["state"]["players"][0]["employee"] = ""
    with pytest.raises(SaveError, match="of 1 to 12 letters"):
        GAME.load(json.dumps(data))
