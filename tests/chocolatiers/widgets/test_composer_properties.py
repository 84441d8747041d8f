"""What random clicking can do, over positions of random games."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chocolatiers.widgets.composing import (
    GAME,
    label,
    positions,
    prompt,
    targets,
)
from tutor.chocolatiers.state import State
from widgets.chocolatiers.composer import Outcome, click, clicks
from widgets.chocolatiers_family.selection import NOTHING, preview

places = st.integers(-1, 5)
anything = st.one_of(
    st.sampled_from(["wild", "confirm", "rotate", "pay", "skip", "cancel", "card:T", "display:1"]),
    st.integers(0, 6).map("tray:{}".format),
    st.integers(0, 8).map("hand:{}".format),
    st.integers(0, 5).map("stack:{}".format),
    st.builds("place:{},{}".format, places, places),
    st.builds("space:{},{}".format, places, places),
)


@settings(max_examples=150, deadline=None)
@given(positions(), st.lists(anything, max_size=12))
def test_random_clicks_are_all_answered_and_never_break_a_rule(
    state: State, wanted: list[str]
) -> None:
    seen = GAME.view(state, state.player)
    selection = NOTHING
    for target in wanted:
        answer = click(GAME, seen, state.player, selection, target)
        changed = answer.chosen != selection or target == "cancel"
        assert changed or answer.action or answer.refusal, f"{target} is a dead click"
        if answer.action:
            assert not GAME.explain(state, answer.action)
            assert answer.chosen == NOTHING
        selection = answer.chosen
        if not GAME.over(state):
            known = targets(seen, state.player, selection)
            assert all(label(seen, state.player, selection, t) for t in known)
            assert prompt(seen, state.player, selection).head
            preview(seen, state.player, selection)


@settings(max_examples=100, deadline=None)
@given(positions())
def test_every_legal_action_can_be_clicked_together(state: State) -> None:
    seen = GAME.view(state, state.player)
    for action in GAME.actions(state):
        selection, answer = NOTHING, Outcome(NOTHING)
        for target in clicks(GAME, seen, action):
            assert answer.action is None
            answer = click(GAME, seen, state.player, selection, target)
            assert not answer.refusal
            selection = answer.chosen
        assert answer.action == action


@settings(max_examples=60, deadline=None)
@given(positions())
def test_a_clickable_target_is_never_refused(state: State) -> None:
    seen = GAME.view(state, state.player)
    for target, shown in targets(seen, state.player, NOTHING).items():
        if shown == "clickable":
            assert not click(GAME, seen, state.player, NOTHING, target).refusal
