"""Once it is said with what, a choice takes two taps at most, and both have a picture and words."""

from __future__ import annotations

from random import Random

import pytest

from tests.chocolate_factory.positions import GAME, fulfilling, run, with_store
from tutor.chocolate_factory.actions import Action, Operate
from tutor.chocolate_factory.goods import KINDS, piles_of
from tutor.chocolate_factory.operating import results
from tutor.chocolate_factory.state import State
from widgets.chocolate_factory.chip_pictures import chip_label
from widgets.chocolate_factory.choosing import clicks
from widgets.chocolate_factory.grouping import MOST_CHIPS, MOST_RESULTS, Chip, among, way_to
from widgets.chocolate_factory.offering import Board, Chosen, chips
from widgets.draw.theme import LIGHT

PARTS = [card for card, part in GAME.components.parts.items() if not part.is_chute]
MOST_GOODS = 4
"""All tiles with so many chocolates are tried, and some with more: those are rare."""
LARGER = ("KFCNX", "BOKFCN", "BKKFN", "BOKFFC", "OOKKFF", "BOKFCNX")


def screens(actions: tuple[Action, ...]) -> tuple[tuple[Chip, ...], ...]:
    """The chips that lie open first, and those after each of them that is no action."""
    first = among(GAME, actions, ())
    return (first, *(among(GAME, actions, (chip.shared,)) for chip in first if chip.shared))


@pytest.mark.parametrize("card", PARTS)
def test_every_result_of_every_part_takes_two_taps(card: str) -> None:
    part = GAME.components.parts[card]
    small = (tile for n in range(1, MOST_GOODS + 1) for tile in piles_of(n))
    for tile in (*small, *LARGER):
        actions = tuple(Operate("b3", changes) for changes in results(part, tile).values())
        if len(actions) <= MOST_CHIPS:
            continue
        first, *second = screens(actions)
        assert len(first) <= MOST_RESULTS, tile
        assert all(len(shown) <= MOST_RESULTS for shown in second), tile
        assert all(chip.action for shown in second for chip in shown), tile
        offered = {chip.action for shown in (first, *second) for chip in shown if chip.action}
        assert offered == set(actions), tile


MANY = {
    "Triple Upgrader": run({"b3": "B1"}, belt=("", "", "BKKFN", ""), coal=9),
    "Chameleon": run({"b3": "B5"}, belt=("", "", "KFCNX", ""), coal=9),
    "Chute": run(belt=("", "", "BOKFCN", ""), coal=9),
    "trade": run(store="BBBBOOOKKKKFFFCCCNNNXXX"),
    "finisher": run(store="BOKFCN", employee="EP6"),
    "boxer": run(belt=("CN", "CN", "C", "N"), store="CN", employee="EH6"),
    "copyist": run(belt=("KF", "KF", "K", "F"), employee="EF6"),
    "inventor": run({"b1": "B3", "b3": "B1"}, belt=("B", "B", "OKF", ""), employee="EH7"),
    "Palace B": with_store(fulfilling("KKFFCCNNXX", employee="EP1"), "P", "B"),
    "Dunstan A": with_store(fulfilling("CCCCNNNNXXXX", employee="ED1"), "D", "A"),
}
"""Positions with more to choose from at one target than a hand can hold."""


@pytest.mark.parametrize("state", MANY.values(), ids=MANY.keys())
def test_whatever_one_chooses_is_played_in_two_taps(state: State) -> None:
    """Each tap is on a chip with words of its own, by which a reader tells them apart."""
    several = 0
    for action in GAME.actions(state):
        source, *taps = clicks(GAME, state, action)
        assert len(taps) <= 2, GAME.action_text(action)
        several += len(taps) == 2
        chosen = Chosen(source)
        for tap in taps:
            shown = chips(board(state, chosen))
            said = [chip_label(board(state, chosen), chip) for chip in shown]
            assert tap in {chip.target for chip in shown}
            assert len(set(said)) == len(said)
            chosen = Chosen(
                source, (*chosen.path, *(it.shared for it in shown if it.target == tap))
            )
    assert several


def board(state: State, chosen: Chosen) -> Board:
    """The table as the player to act sees it."""
    return Board(GAME, state, GAME.to_move(state), LIGHT, chosen, GAME.actions(state))


def test_no_choice_of_a_week_takes_more() -> None:
    """Played by chance, by four: every action that is legal on the way."""
    rng = Random(3)
    state = GAME.start(4, seed=3, options={f"side_{store}": "AB" for store in "PFSHD"})
    while not GAME.over(state):
        actions = GAME.actions(state)
        assert all(
            len(clicks(GAME, state, it)) <= 3 for it in rng.sample(actions, min(9, len(actions)))
        )
        state = GAME.apply(state, rng.choice(actions))


def test_a_whole_result_is_found_under_each_of_its_changes() -> None:
    actions = tuple(Operate("b3", it) for it in results(GAME.components.parts["B3"], "B").values())
    assert [chip.shared for chip in among(GAME, actions, ())] == [f"B>{kind}" for kind in KINDS]
    chunks = {chip.action for chip in among(GAME, actions, ("B>K",))}
    assert chunks == {it for it in actions if "K" in it.changes[0]}
    assert way_to(GAME, actions, Operate("b3", ("B>KX",)))[-1] == "do:op_b3_B-KX"
