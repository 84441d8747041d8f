"""Setting the table, a day's display, and the draft (sections 2, 3, 5 and 6)."""

from __future__ import annotations

import attrs
import pytest

from tests.chocolate_factory.positions import GAME, play, refused
from tutor.chocolate_factory.game import STORES
from tutor.chocolate_factory.setup import SIDE_OPTIONS
from tutor.chocolate_factory.state import PLACES, State

CARDS = GAME.components
BOTH = dict.fromkeys(SIDE_OPTIONS, "AB")


@pytest.mark.clause("chocolate-factory/2.1", "chocolate-factory/3.4")
def test_a_week_begins_on_monday_at_no_money() -> None:
    state = GAME.start(4, seed=1)
    assert state.day == 0
    assert {seat.money for seat in state.players} == {0}
    assert {order.done for seat in state.players for order in seat.orders if order} == {0}
    assert {store.stack for store in state.stores} == {()}


@pytest.mark.clause("chocolate-factory/2.2")
def test_deck_a_lies_on_deck_b() -> None:
    state = GAME.start(2, seed=1)
    pile = [card for packet in state.packets.parts for card in packet] + list(state.parts_deck)
    assert [card[0] for card in pile] == ["A"] * 15 + ["B"] * 15
    assert sorted(pile) == sorted(card for deck in CARDS.decks for card in deck)
    assert state.parts_deck != GAME.start(2, seed=2).parts_deck


@pytest.mark.clause("chocolate-factory/2.3", "chocolate-factory/3.3")
def test_orders_lie_in_decks_by_size_and_everybody_has_one_of_each() -> None:
    state = GAME.start(3, seed=1)
    assert [{card[0] for card in deck} for deck in state.order_decks] == [{"S"}, {"M"}, {"L"}]
    for seat in state.players:
        assert [order.id[0] for order in seat.orders if order] == ["S", "M", "L"]
    assert [len(deck) for deck in state.order_decks] == [18 - 3] * 3


@pytest.mark.clause("chocolate-factory/2.4")
def test_stores_show_side_a_or_what_is_chosen_or_drawn() -> None:
    plain = GAME.start(2, seed=1)
    assert "".join(store.id + store.side for store in plain.stores) == "PAFASAHADA"
    chosen = GAME.start(2, seed=1, options={"side_S": "B"})
    assert "".join(store.side for store in chosen.stores) == "AABAA"
    drawn = {
        "".join(store.side for store in GAME.start(2, seed=n, options=BOTH).stores)
        for n in range(20)
    }
    assert len(drawn) > 5


def test_all_stores_are_chosen_at_once() -> None:
    sides = {}
    for preset in STORES.presets:
        stores = GAME.start(2, seed=1, options=preset.values).stores
        sides[preset.title] = "".join(store.side for store in stores)
    assert (sides["All A"], sides["All B"]) == ("AAAAA", "BBBBB")
    assert {*sides["A or B, drawn"]} == {*"AB"}


@pytest.mark.clause("chocolate-factory/2.5")
def test_employees_lie_in_a_deck_for_each_store() -> None:
    state = GAME.start(2, seed=1)
    assert [{card[1] for card in deck} for deck in state.staff_decks] == [{it} for it in "PFSHD"]
    assert {len(deck) for deck in state.staff_decks} == {6}, "one of each is in the display"


@pytest.mark.clause("chocolate-factory/2.6")
def test_one_tile_is_spare_and_nothing_else_runs_out() -> None:
    giving = [it for it in CARDS.staff.values() if it.effect("tile")]
    assert [it.effect("tile").count for it in giving] == [1]
    state = GAME.start(2, seed=1)
    seat = attrs.evolve(state.seat, coal=900)
    state = attrs.evolve(state, players=(seat, *state.players[1:]))
    assert GAME.status(state) == ()


@pytest.mark.clause("chocolate-factory/2.7")
@pytest.mark.parametrize("first", [0, 2])
def test_who_starts_is_chosen(first: int) -> None:
    state = GAME.start(3, seed=1, first=first)
    assert (state.starter, state.player) == (first, first)


@pytest.mark.clause("chocolate-factory/3.1", "chocolate-factory/3.2")
def test_a_factory_has_three_printed_parts_and_seven_empty_tiles() -> None:
    for seat in GAME.start(4, seed=1).players:
        assert dict(zip(PLACES, seat.places, strict=True)) == {
            **dict.fromkeys(PLACES),
            "t1": "Roaster",
            "t2": "Upgrader",
            "t3": "Chute",
        }
        assert (seat.belt, seat.outside, seat.store) == (("", "", "", ""), 3, "")


@pytest.mark.clause("chocolate-factory/5.3")
def test_an_employee_of_each_store_lies_in_the_packets() -> None:
    found = [
        [card[1] for packet in GAME.start(3, seed=n).packets.staff for card in packet]
        for n in range(9)
    ]
    assert {"".join(sorted(stores)) for stores in found} == {"DFHPS"}
    assert len({tuple(stores) for stores in found}) > 3, "the five are shuffled"


@pytest.mark.clause("chocolate-factory/5.4")
def test_nothing_is_hidden_but_the_order_of_the_decks() -> None:
    state = GAME.start(3, seed=1)
    for player in range(3):
        view = GAME.view(state, player)
        assert (view.packets, view.players, view.stores) == (
            state.packets,
            state.players,
            state.stores,
        )
        assert view.parts_deck != state.parts_deck
        assert view == GAME.view(state, 0)


def kinds(state: State) -> tuple[int, set[str]]:
    """Who takes a packet now, and of which kinds."""
    words = {GAME.action_text(action).split()[0] for action in GAME.actions(state)}
    return state.player, words


def first_of(state: State, kind: str) -> State:
    """The player to act takes the first card of a kind; a Part goes on a free place."""
    texts = map(GAME.action_text, GAME.actions(state))
    state = play(state, next(text for text in texts if text.startswith(kind)))
    while state.phase == "draft" and state.step == "gift":
        state = GAME.apply(state, GAME.actions(state)[0])
    return play(state, "place b1") if kind == "parts" else state


@pytest.mark.clause("chocolate-factory/6.1", "chocolate-factory/6.2")
def test_the_draft_goes_there_and_back() -> None:
    state = GAME.start(3, seed=1, first=1)
    seen = []
    for kind in ("parts", "staff", "parts", "staff", "parts", "staff"):
        seen.append(kinds(state))
        state = first_of(state, kind)
    both = {"parts", "staff"}
    assert seen == [(1, both), (2, both), (0, both), (0, {"staff"}), (2, {"parts"}), (1, {"staff"})]
    assert state.phase == "run"
    for seat in state.players:
        assert seat.part("b1") is not None
        assert seat.employee is not None


@pytest.mark.clause("chocolate-factory/6.3")
def test_of_a_packet_one_card_is_kept_and_the_others_leave_the_game() -> None:
    state = GAME.start(2, seed=1)
    packet = state.packets.parts[0]
    after = play(state, f"parts 0 {packet[1]}")
    assert set(after.gone) == {packet[0], packet[2]}
    assert after.waiting == (packet[1],)


@pytest.mark.clause("chocolate-factory/6.4")
def test_a_part_covers_any_place_for_nothing_and_never_moves() -> None:
    state = GAME.start(2, seed=1)
    card = state.packets.parts[0][0]
    offered = play(state, f"parts 0 {card}")
    assert {GAME.action_text(it) for it in GAME.actions(offered)} == {
        f"place {place}" for place in PLACES
    }
    after = play(offered, "place t1").players[0]
    assert (after.part("t1"), after.coal) == (card, state.seat.coal)
    assert "Roaster" not in after.places


@pytest.mark.clause("chocolate-factory/6.4")
def test_a_part_is_placed_before_anything_else() -> None:
    state = GAME.start(2, seed=1)
    offered = play(state, f"parts 0 {state.packets.parts[0][0]}")
    assert refused(offered, "shift")
