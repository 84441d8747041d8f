"""What is refused, with its clause and its sentence: one of each that the rules can say."""

from __future__ import annotations

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
from tutor.chocolate_factory.actions import Drop, Take
from tutor.chocolate_factory.state import HIDDEN, OVER, State
from tutor.engine import ActionError


def draft(*texts: str) -> State:
    """The first morning of three players; the first packet of Parts holds two cards."""
    return play(GAME.start(3, seed=1), *texts)


def first(kind: str, packet: int = 0) -> str:
    """The text that takes the first card of a packet."""
    packets = getattr(draft().packets, kind)
    return f"{kind} {packet} {packets[packet][0]}"


def over() -> State:
    return attrs.evolve(fulfilling(day=5), phase=OVER)


def twice_taken() -> State:
    """The last player has an Employee, and takes the Part now."""
    state = draft(first("staff"), first("staff", 1), first("staff", 2))
    while state.step == "gift":
        state = GAME.apply(state, GAME.actions(state)[0])
    return state


def hired(state: State, employee: str) -> State:
    """The player to act has this Employee."""
    seat = attrs.evolve(state.seat, employee=employee)
    return attrs.evolve(state, players=(seat, *state.players[1:]))


CLERK = run(employee="ED7")


def swapped(state: State = CLERK) -> State:
    """The Order Clerk has put an order back; three are drawn, hidden where the decks are."""
    return play(state, "use swap 0")


SHOPS = with_orders(fulfilling("KKNX"), ("S2", 0), ("M6", 1), ("L3", 0))
REFUSED = [
    (over, "done", "1.1", "over"),
    (draft, "shift", "6.1", "packet of Parts or of Employees"),
    (draft, "parts 3 A1", "6.1", "There are 3 packets"),
    (lambda: draft(first("staff")), first("staff"), "6.1", "taken"),
    (lambda: GAME.view(draft(), 0), "parts 0 B15", "6.3", "In this packet is"),
    (twice_taken, first("staff"), "6.2", "take a packet of Parts"),
    (lambda: play(draft(), first("parts")), "shift", "6.4", "choose a place"),
    (lambda: drafted(), "op t1 B>O", "7.4", "no Part works before the push"),
    (lambda: run(), "op b4 B>O", "4.3", "no Part at this place"),
    (lambda: run(belt=("B", "", "", "")), "use op t1 B>O", "6.6", "no such Action"),
    (
        lambda: run(belt=("B", "", "", ""), coal=0),
        "op t1 B>O",
        "4.3",
        "It costs 1 coal; you have 0",
    ),
    (lambda: run(belt=("O", "", "", "")), "op t1 B>O", "4.3", "It needs Bean on its tile"),
    (lambda: run(), "op t3 K>C", "8.3", "write “chute”"),
    (lambda: run(belt=("", "", "K", "")), "chute F", "8.3", "On tile 3 lies Chunks"),
    (lambda: run(belt=("", "", "K", "")), "chute 3 K", "8.3", "it has one tile"),
    (lambda: run(belt=("K", "", "", "")), "chute 1 K", "8.3", "the tile below it, tile 3"),
    (lambda: run(belt=("K", "", "", ""), employee="EH4"), "chute K", "8.3", "Say which tile"),
    (lambda: run(store="K"), "trade N", "7.8", "Only what lies in your store room"),
    (lambda: run(), "use s:K>C", "6.6", "no Action on chocolates"),
    (lambda: run(), "use swap 0", "6.6", "exchanges no order"),
    (lambda: run(), "new M", "10.4", "No orders are drawn"),
    (lambda: run(), "done", "1.2", "You run your Factory now"),
    (lambda: run(outside=0), "shift BB", "7.2", "One Bean is loaded"),
    (lambda: fulfilling("K"), "shift", "1.2", "all have run"),
    (lambda: fulfilling("K"), "new S", "10.4", "in Cleanup"),
    (lambda: SHOPS, "order 1 1", "9.2", "This stage is done"),
    (lambda: SHOPS, "order 0 2", "9.2", "The last stage of this order is 1"),
    (lambda: SHOPS, "order 0 1", "9.2", "It needs 3 Chunks; your store room has"),
    (lambda: SHOPS, "order 0 1 KKK", "9.2", "nothing to choose"),
    (lambda: SHOPS, "order 0 1 KKN", "9.2", "Every stage in its turn"),
    (lambda: with_orders(SHOPS, ("S17", 0), None, None), "order 0 1", "9.2", "Say which"),
    (lambda: with_orders(SHOPS, None, ("M6", 0), None), "order 0 1", "9.1", "no open order"),
    (lambda: SHOPS, "use order 0 1 KK", "6.6", "no such Action"),
    (lambda: hired(SHOPS, "ES5"), "use order 2 2 N", "6.6", "Only the next stage"),
    (lambda: hired(SHOPS, "ES5"), "use order 0 1 NX", "9.2", "This stage needs 3 Chunks, one of"),
    (lambda: hired(SHOPS, "ES5"), "use order 2 1 F", "9.2", "Your store room has 2 Chunks"),
    (lambda: fulfilling("K", employee=None), "store K", "6.7", "opens no store today"),
    (lambda: with_orders(CLERK, None, ("M6", 0), None), "use swap 0", "10.4", "no order at this"),
    (lambda: with_store(fulfilling("NN", employee="ES1"), "S", "A"), "store NN", "9.10", "takes"),
    (lambda: with_store(fulfilling("K"), "P", "A", (0, 9)), "store K", "9.5", "end of the track"),
    (lambda: with_store(fulfilling("K"), "P", "A"), "store KK", "9.1", "Your store room has"),
    (
        lambda: with_orders(fulfilling("K", employee="ES5"), ("S2", 0), None, None),
        "use order 0 1 KK",
        "9.2",
        "Your store room has Chunks",
    ),
    (lambda: play(fulfilling(employee="ED7"), "use swap 0"), "done", "10.4", "First choose one"),
    (lambda: swapped(GAME.view(CLERK, 0)), "new M", "10.4", "Nobody can see yet"),
    (lambda: attrs.evolve(swapped(), waiting=("S1", "L1")), "new M", "10.4", "sizes S, L"),
    (lambda: run(belt=("", "O", "", "")), "op t2 O>X", "8.2", "One upgrade makes Chunks or"),
    (lambda: run(belt=("BB", "", "", "")), "op t1 B>O B>O", "7.5", "works once in a Shift"),
    (lambda: run(belt=("", "OO", "", "")), "op t2 OO>K", "8.2", "one chocolate at a time"),
    (lambda: run(belt=("C", "", "", ""), employee="ES6"), "use 1:C>X", "6.6", "It works on Bar"),
    (lambda: run(belt=("K", "", "", ""), employee="ES6"), "use 1:K>X", "8.2", "One upgrade makes"),
    (lambda: run(employee="EF7"), "use 2", "6.6", "Nothing lies on tile 2"),
    (lambda: run(belt=("K", "", "", ""), employee="EF7"), "use 1:K>C", "6.6", "write its number"),
    (lambda: run(belt=("K", "", "", ""), employee="EF6"), "use 1:K>KKK", "6.6", "one exact copy"),
    (
        lambda: run(belt=("K", "", "", ""), employee="EF6"),
        "use 1:K>KK 2:F>FF",
        "6.6",
        "There is no Fingers for it",
    ),
    (lambda: hired(drafted(), "ED4"), "use 1:O>K", "7.4", "First push"),
    (lambda: run(store="K", employee="ES6"), "use s:K>C", "6.6", "in the Factory only"),
    (lambda: fulfilling("K", employee="ES6"), "use 1:K>C", "6.6", "during your run only"),
    (lambda: run(belt=("K", "", "", ""), employee="EP6"), "use 1:K>C", "6.6", "store room only"),
    (lambda: run(store="K", employee="EP6"), "use 3", "6.6", "It works in the store room only"),
    (lambda: run(store="KKK", employee="EP6"), "use s:K>C s:K>C s:K>C", "6.6", "at most 2"),
    (lambda: run(store="X", employee="EP7"), "use s:X>C", "6.6", "It changes Chunks and"),
    (lambda: run(store="KF", employee="EP7"), "use s:K>F s:F>K", "6.6", "Nothing would change"),
    (lambda: run(belt=("K", "", "", ""), employee="EF6"), "use 1", "6.6", "does not move a tile"),
    (lambda: play(with_orders(fulfilling(), None), "done", "done"), "done", "10.4", "First choose"),
    (lambda: play(fulfilling("BOK"), "done", "done"), "done", "10.1", "First say"),
    (lambda: play(fulfilling("BOK"), "done", "done"), "keep BOK", "10.1", "At most 2"),
    (lambda: play(fulfilling("BOK"), "done", "done"), "keep X", "10.1", "has Bean, Cocoa"),
]


@pytest.mark.parametrize(("at", "text", "clause", "said"), REFUSED)
def test_a_refusal_names_its_clause_in_a_sentence(
    at: object, text: str, clause: str, said: str
) -> None:
    assert callable(at)
    found = GAME.explain(at(), GAME.parse_action(text))
    assert clause in [it.clause for it in found]
    assert any(said in it.message for it in found), [it.message for it in found]


def test_nobody_takes_what_nobody_sees() -> None:
    state = draft()
    hidden = ((HIDDEN, HIDDEN), *state.packets.parts[1:])
    state = attrs.evolve(state, packets=attrs.evolve(state.packets, parts=hidden))
    assert [it.clause for it in GAME.explain(state, Take("parts", 0, "A1"))] == ["5.4"]


MISSPELLED = (
    *("parts 0 abcdefghijklm", "place t5", "op t1", "shift B"),
    *("chute", "chute 9 K", "chute 1 K K", "chute Z", "use", "use 7", "use 1 2", "use K"),
)


def test_texts_end_where_no_game_comes_near() -> None:
    assert GAME.parse_action("keep " + "K" * 99)
    assert GAME.parse_action("parts 0 abcdefghijkl")
    for text in (
        f"keep {'K' * 100}",
        "parts 0 abcdefghijklm",
        "place t5",
        "op t1",
        "shift B",
        *MISSPELLED,
    ):
        with pytest.raises(ActionError, match="is no action"):
            GAME.parse_action(text)
    with pytest.raises(ActionError, match="is no action"):
        GAME.parse_action("keep K" + " " * 1000)
    with pytest.raises(ActionError, match="is no action of"):
        GAME.action_text(Drop("KQ"))
