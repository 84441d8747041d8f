"""What is listed is legal, and nothing else is; whatever is asked is answered."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tutor
from tests.chocolatiers.mutants import mutants
from tests.chocolatiers.strategies import game, hostile_actions, positions
from tests.chocolatiers.tables import GAME, clauses, said, table
from tutor.chocolatiers import Action, Box, State


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_listed_action_is_legal_and_listed_once(players: int) -> None:
    for seed in range(12):
        for state, _played in game(seed, players):
            actions = GAME.actions(state)
            assert len(set(actions)) == len(actions)
            assert GAME.actions(state) == actions
            assert GAME.actions(GAME.load(GAME.dump(state))) == actions
            for action in actions:
                assert GAME.explain(state, action) == ()
            assert bool(actions) != GAME.over(state)


@given(positions(), st.data())
@settings(max_examples=400)
def test_what_is_not_listed_is_refused_with_a_clause(state: State, data: st.DataObject) -> None:
    listed = GAME.actions(state)
    legal = set(listed)
    model = data.draw(st.sampled_from(listed)) if listed else Box(0, "TTNN", 0, 0, "TTNN")
    for mutant in mutants(state, model):
        violations = GAME.explain(state, mutant)
        assert (violations == ()) == (mutant in legal), mutant
        if violations:
            assert all(v.clause in GAME.rulebook and v.message for v in violations)
            with pytest.raises(tutor.IllegalAction) as refused:
                GAME.apply(state, mutant)
            assert refused.value.violations == violations
            assert all(v.message in str(refused.value) for v in violations)
        else:
            GAME.apply(state, mutant)


@given(positions(), positions())
@settings(max_examples=200)
def test_actions_of_another_position_are_legal_only_if_listed(state: State, other: State) -> None:
    legal = set(GAME.actions(state))
    for action in GAME.actions(other)[:60]:
        assert (GAME.explain(state, action) == ()) == (action in legal), action


@given(positions(), hostile_actions)
@settings(max_examples=600)
def test_explain_answers_whatever_the_fields_hold(state: State, action: Action) -> None:
    for seen in (state, *(GAME.view(state, p) for p in range(state.players))):
        violations = GAME.explain(seen, action)
        assert all(v.clause in GAME.rulebook and v.message for v in violations)
        if violations:
            with pytest.raises(tutor.IllegalAction):
                GAME.apply(seen, action)
        else:
            assert action in GAME.actions(seen)


@pytest.mark.parametrize("thing", [None, "take T", 5, object(), tutor.Violation("1.1", "")])
def test_what_is_no_action_is_said_so(thing: object) -> None:
    state = GAME.start(2)
    for ask in (GAME.explain, GAME.apply, GAME.describe_action):
        with pytest.raises(tutor.ActionError, match="no action of Chocolatiers"):
            ask(state, thing)
    with pytest.raises(tutor.ActionError, match="no action of Chocolatiers"):
        GAME.action_text(thing)


@given(positions(), hostile_actions)
@settings(max_examples=200)
def test_an_action_is_said_or_refused(state: State, action: Action) -> None:
    try:
        assert GAME.describe_action(state, action)
        assert GAME.action_text(action)
    except tutor.ActionError:
        pass


def test_everything_that_is_wrong_is_said_at_once() -> None:
    full = "TTNNRR/TTNNRR/MMBBTT/MMBBTT"
    state = table(hands=("TTRM", "TNRMBV"), displays=(full, ""), stacks=("NNRR",))
    action = Box(0, "TTRM", 3, 4, "NRRN")
    assert clauses(state, action) == ["2.1", "8.3", "4.2", "4.3", "5.3", "5.2", "5.6"]
    assert said(state, action) == (
        "First take a chocolate or swap: the Action Phase comes before the bonus. "
        "Your display has 6 boxes: it is full. "
        "This payment lacks 2 Nut Clusters and 1 Raspberry, "
        "and your pair stands for only one chocolate. "
        "A single Mint does not stand for another kind; two of them do. "
        "A box may be turned, but its four spaces keep their order; this is another. "
        "That place does not touch your display. A full edge must meet a full edge. "
        "Your display would be 5 boxes wide and 4 high; 3 by 2 is the most."
    )
    with pytest.raises(tutor.IllegalAction, match=r"it is full\. \[8\.3\]"):
        GAME.apply(state, action)
