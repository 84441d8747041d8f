"""What the coach says: every advice has its reason, what others change is told, and nothing that
nobody can see is known."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.chocolate_factory.positions import (
    GAME,
    drafted,
    fulfilling,
    play,
    run,
    with_orders,
    with_store,
)
from tutor.chocolate_factory.coach.room import COACH
from tutor.chocolate_factory.players.imagine import imagine
from tutor.chocolate_factory.state import State
from tutor.coach import Moment, coach_of
from tutor.kit.frozen import changed
from tutor.players.player import pick


def why(state: State, text: str) -> str:
    """The reason that the coach gives for an action."""
    action = GAME.parse_action(text)
    assert GAME.explain(state, action) == ()
    return COACH.reason(GAME, GAME.view(state, state.player), action)


def test_the_room_offers_its_own_coach(opened: str) -> None:
    assert coach_of(opened) is COACH


def test_every_advice_has_a_reason() -> None:
    state, rng = GAME.start(4, seed=3), Random(3)
    while not GAME.over(state):
        action = pick(GAME.actions(state), rng)
        said = COACH.reason(GAME, GAME.view(state, state.player), action)
        assert said.endswith(".")
        assert "{" not in said
        state = GAME.apply(state, action)


ORDERS = (("S9", 0), ("M3", 1), None)  # Boxed and Chunks; Caramel and Nuts


def in_run(**own: object) -> State:
    return with_orders(run(coal=4, **own), *ORDERS)  # type: ignore[arg-type]


def selling(store: str, employee: str = "ES2", side: str = "A") -> State:
    state = with_orders(fulfilling(store, employee=employee), *ORDERS)
    return with_store(state, "S", side, (1, 2))


def run_begins(store: str = "", employee: str = "EP1") -> State:
    state = drafted()
    seat = attrs.evolve(state.players[0], store=store, employee=employee)
    return attrs.evolve(state, players=(seat, *state.players[1:]))


REASONS = {
    "an order asks for it": (
        in_run(belt=("", "F", "", "")),
        "op t2 F>C",
        "The medium order M3 asks for Caramel next. That leaves 3 coal.",
    ),
    "a store takes it": (
        with_store(in_run(belt=("", "F", "", ""), employee="EF1"), "F", "A"),
        "op t2 F>N",
        "The medium order M3 asks for Nuts next. That leaves 3 coal.",
    ),
    "it sells": (
        in_run(belt=("", "O", "", ""), employee="EH1"),
        "op t2 O>F",
        "Fingers can be sold. That leaves 3 coal.",
    ),
    "it is on the way": (
        in_run(belt=("B", "", "", "")),
        "op t1 B>O",
        "Cocoa can become something that sells on the next tiles. That leaves 3 coal.",
    ),
    "the Chute": (
        in_run(belt=("", "", "K", "")),
        "chute K",
        "The small order S9 asks for Chunks next.",
    ),
    "a stage can be fulfilled today": (
        with_orders(drafted(), ("L16", 0), ("M4", 0), None),  # Chunks; Caramel
        "shift",
        "Stage 1 of the large order L16 can be fulfilled today with 2 coal: £2.",
    ),
    "the stage that pays most beside its coal": (
        with_orders(run_begins("X"), ("L16", 0), ("S8", 0), None),
        "shift",
        "The small order S8 can be fulfilled today with 0 coal: £4.",
    ),
    "no stage today": (
        with_orders(drafted(), *ORDERS),
        "shift",
        "Without trading, no next stage of your orders can be fulfilled today.",
    ),
    "an Employee may find another way": (
        with_orders(run_begins(employee="EF6"), *ORDERS),
        "shift",
        "Every run begins with a push, which costs nothing.",
    ),
    "money": (
        selling("KX"),
        "order 0 1",
        "It earns £6. The order is completed; nobody has more, which would earn £12 in the end.",
    ),
    "a store": (
        selling("CCCC"),
        "store CCCC",
        "As the markers stand then, Salter's Emporium earns you £16 instead of £0. You have a "
        "marker at 1 store then; three stores earn a bonus.",
    ),
    "far behind at a store": (
        with_store(selling("C"), "S", "A", (1, 8)),
        "store C",
        "Your marker at Salter's Emporium stands on space 1 then. You have a marker at 1 store "
        "then; three stores earn a bonus.",
    ),
}


@pytest.mark.parametrize("what", REASONS)
def test_reasons(what: str) -> None:
    state, action, said = REASONS[what]
    assert why(state, action) == said


def test_the_draft() -> None:
    state = GAME.start(2, seed=3)
    card = state.packets.parts[0][0]
    assert GAME.components.parts[card].name in why(state, f"parts 0 {card}")
    staff = state.packets.staff[0][0]
    assert why(state, f"staff 0 {staff}").startswith(GAME.components.staff[staff].text)
    placing = play(state, f"parts 0 {card}")
    assert "Roaster is the Part you need least" in why(placing, "place t1")
    assert why(placing, "place b1").endswith("and nothing is covered there.")


def test_what_is_imagined_looks_the_same_and_can_be() -> None:
    state, rng = GAME.start(3, seed=8), Random(2)
    first, second = map(set, GAME.components.decks)
    while not GAME.over(state):
        made_up = COACH.imagine(GAME, state, 1, rng)
        assert GAME.view(made_up, 1) == GAME.view(state, 1)
        assert GAME.status(made_up) == ()
        kinds = [card in first for card in made_up.parts_deck]
        assert kinds == sorted(kinds, reverse=True)
        assert set(made_up.parts_deck) <= first | second
        assert made_up.seed is not None
        if len(state.parts_deck) > 1:
            assert made_up.parts_deck != state.parts_deck
        state = GAME.apply(state, pick(GAME.actions(state), rng))


def test_a_position_with_more_cards_than_the_box_is_imagined_too() -> None:
    state = changed(GAME.start(2, seed=1), parts_deck=("?",) * 40)
    assert len(imagine(state, GAME.components, Random(1)).parts_deck) == 40


def test_who_is_overtaken_is_told() -> None:
    before = with_store(fulfilling(players=3), "S", "A", (0, 4), (1, 3))
    after = with_store(before, "S", "A", (0, 4), (1, 9))
    assert COACH.news(GAME, before, after, 0, ("You", "Ben")) == (
        "Ben moves to space 9 at Salter's Emporium: you would earn £0 there, not £16.",
    )
    assert COACH.news(GAME, before, after, 1, ("Ben", "You")) == ()


def test_who_loses_most_orders_is_told() -> None:
    before = fulfilling(completed=("S1",))
    other = attrs.evolve(before.players[1], completed=("S2", "S3"))
    after = attrs.evolve(before, players=(before.players[0], other))
    assert COACH.news(GAME, before, after, 0, ("You", "Ben")) == (
        "Ben has completed 2 orders, more than you: that would earn £12.",
    )


def test_the_last_day_is_told() -> None:
    news = COACH.news(GAME, drafted(day=4), drafted(day=5), 0, ())
    assert news[0].startswith("Saturday is the last day")


def test_a_better_run_is_told_by_what_it_brings() -> None:
    state = drafted()
    texts = ("shift", "op t1 B>O", "shift", "op t2 O>K", "shift", "chute K", "shift")
    better = tuple(map(GAME.parse_action, texts))
    moment = Moment(0, state, 0, better[0], better[1], better_turn=better)
    assert COACH.tell(GAME, moment) == (
        "Here another run was better: Chunks into the store room with 2 coal."
    )


def test_games_are_played_out() -> None:
    assert GAME.over(COACH.play_out(GAME, GAME.start(2, seed=1), Random(1)))
