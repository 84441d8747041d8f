"""A comparison that finds nothing proves something only if it finds what is planted.

Each fault changes one rule of the real game, in the way somebody might get it wrong. It must be
found within a few dozen games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs
import pytest

import tutor
from tests.referee.compare import Difference, Match
from tutor.chocolatiers import Box, PlaceWild, Swap, listing, scoring, turns
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers_family import display
from tutor.chocolatiers_family import listing as shared_listing
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, in_order

REAL = tutor.load_game("chocolatiers")
ENOUGH = 40
"""Games in which a fault must show."""


class Wrong:
    """The real game, except for what a fault sets on it."""

    def __init__(self, **methods: Callable[..., Any]) -> None:
        self.__dict__.update(methods)

    def __getattr__(self, name: str) -> Any:
        return getattr(REAL, name)


def without(is_wrong: Callable[[Any, Any], bool]) -> Wrong:
    """A game that lists all but these actions, and refuses them."""

    def actions(state: Any) -> list[Any]:
        return [action for action in REAL.actions(state) if not is_wrong(state, action)]

    def explain(state: Any, action: Any) -> Any:
        if is_wrong(state, action):
            return (tutor.Violation("2.1", "planted"),)
        return REAL.explain(state, action)

    return Wrong(actions=actions, explain=explain)


def also(more: Callable[[Any], list[Any]]) -> Wrong:
    """A game that lists these actions, too."""
    return Wrong(actions=lambda state: [*REAL.actions(state), *more(state)])


def afterwards(change: Callable[[Any, Any, Any], Any]) -> Wrong:
    """A game whose `apply` gives a changed position; `change` has before, action and after."""

    def apply(state: Any, action: Any) -> Any:
        return change(state, action, REAL.apply(state, action))

    return Wrong(apply=apply)


def with_pieces(**pieces: Any) -> Chocolatiers:
    """The game with other components than the referee reads."""
    return Chocolatiers(attrs.evolve(REAL.components, **pieces))  # type: ignore[attr-defined]


Patch = pytest.MonkeyPatch
Fault = Callable[[Patch], Any]
FAULTS: dict[str, Fault] = {}


def fault(plant: Fault) -> Fault:
    FAULTS[plant.__name__.replace("_", " ")] = plant
    return plant


@fault
def the_swapped_card_cannot_come_back(_patch: Patch) -> Any:
    return without(lambda _s, action: isinstance(action, Swap) and action.give in action.take)


@fault
def the_swapped_card_is_not_put_down(patch: Patch) -> Any:
    swap = turns._swap

    def forgetful(state: Any, action: Any) -> Any:
        after = swap(state, action)
        return attrs.evolve(after, tray=after.tray.replace(action.give, EMPTY, 1))

    patch.setattr(turns, "_swap", forgetful)
    return REAL


@fault
def an_action_may_be_skipped(_patch: Patch) -> Any:
    return also(lambda state: [listing.SKIP] if state.phase == "action" else [])


@fault
def the_bonus_cannot_be_declined(_patch: Patch) -> Any:
    return without(lambda state, action: action == listing.SKIP and len(REAL.actions(state)) > 1)


@fault
def a_pair_of_unlike_cards_pays(patch: Patch) -> Any:
    card_sets = shared_listing.card_sets

    def generous(hand: str, needed: str) -> tuple[str, ...]:
        found = list(card_sets(hand, needed))
        for a in KINDS:
            for b in KINDS:
                if a < b and a in hand and b in hand and needed:
                    left = hand.replace(a, "", 1).replace(b, "", 1)
                    found += [in_order(a + b + cards) for cards in card_sets(left, needed[1:])]
        return tuple(dict.fromkeys(found))

    patch.setattr(shared_listing, "card_sets", generous)
    return REAL


@fault
def only_one_pair_may_stand_in(_patch: Patch) -> Any:
    return without(
        lambda state, action: (
            isinstance(action, Box) and len(action.cards) > len(action.face.replace(EMPTY, "")) + 1
        )
    )


@fault
def a_pair_stands_only_for_another_kind(_patch: Patch) -> Any:
    def own(_state: Any, action: Any) -> bool:
        return isinstance(action, Box) and any(
            action.cards.count(k) > action.face.count(k) > 0 for k in KINDS
        )

    return without(own)


@fault
def a_box_may_be_mirrored(_patch: Patch) -> Any:
    def mirrored(state: Any) -> list[Any]:
        listed = [a for a in REAL.actions(state) if isinstance(a, Box)]
        turned = [attrs.evolve(a, face=a.face[1::-1] + a.face[:1:-1]) for a in listed]
        return [action for action in turned if action not in listed]

    return also(mirrored)


@fault
def a_box_cannot_be_turned(_patch: Patch) -> Any:
    return without(
        lambda state, action: (
            isinstance(action, Box) and action.face != state.stacks[action.stack][0].spaces
        )
    )


@fault
def a_display_is_four_wide(patch: Patch) -> Any:
    patch.setattr(display, "LONG", 4)
    display._open_places.cache_clear()
    return REAL


@fault
def a_display_is_two_by_two(patch: Patch) -> Any:
    patch.setattr(display, "LONG", 2)
    display._open_places.cache_clear()
    return REAL


@fault
def a_wild_on_a_wild(_patch: Patch) -> Any:
    def more(state: Any) -> list[Any]:
        wilds = [(r, c) for r, c in state.display.spaces if state.display.at(r, c) == "*"]
        free = state.phase == "bonus" and state.wilds[state.player]
        return [PlaceWild(r, c) for r, c in wilds] if free else []

    return also(more)


@fault
def no_wild_on_a_chocolate(_patch: Patch) -> Any:
    return without(
        lambda state, action: (
            isinstance(action, PlaceWild) and state.display.at(action.row, action.column) in KINDS
        )
    )


@fault
def a_placed_wild_is_kept(_patch: Patch) -> Any:
    return afterwards(lambda before, _a, after: attrs.evolve(after, wilds=before.wilds))


@fault
def wilds_do_not_pass_a_kind_on(_patch: Patch) -> Any:
    return with_pieces(wild_chain=False)


@fault
def seven_cards_in_hand(_patch: Patch) -> Any:
    return with_pieces(hand_limit=7)


@fault
def one_may_discard_below_six(_patch: Patch) -> Any:
    def explain(state: Any, action: Any) -> Any:
        return tuple(v for v in REAL.explain(state, action) if "Discard exactly" not in v.message)

    def apply(state: Any, action: Any) -> Any:
        return state if explain(state, action) == () else REAL.apply(state, action)

    return Wrong(explain=explain, apply=apply)


@fault
def the_tray_is_not_refilled(patch: Patch) -> Any:
    patch.setattr(turns, "_refill", lambda s: (s.tray, s.deck, s.discards, s.shuffles))
    return REAL


@fault
def the_tray_is_refilled_at_once(_patch: Patch) -> Any:
    def refilled(_before: Any, _action: Any, after: Any) -> Any:
        tray, deck, discards, shuffles = turns._refill(after)
        return attrs.evolve(after, tray=tray, deck=deck, discards=discards, shuffles=shuffles)

    return afterwards(refilled)


@fault
def the_discards_are_shuffled_with_the_last_card(_patch: Patch) -> Any:
    def early(_before: Any, _action: Any, after: Any) -> Any:
        if after.deck or after.phase != "action":
            return after
        return attrs.evolve(after, deck=after.discards, discards="")

    return afterwards(early)


@fault
def a_new_deck_loses_a_card(patch: Patch) -> Any:
    shuffled = turns.shuffled
    patch.setattr(turns, "shuffled", lambda *args: shuffled(*args)[1:])
    return REAL


@fault
def a_stack_is_dealt_again(_patch: Patch) -> Any:
    def refilled(before: Any, _action: Any, after: Any) -> Any:
        stacks = tuple(a or b for a, b in zip(after.stacks, before.stacks, strict=True))
        return attrs.evolve(after, stacks=stacks)

    return afterwards(refilled)


@fault
def play_goes_to_the_right(_patch: Patch) -> Any:
    def right(before: Any, _action: Any, after: Any) -> Any:
        passed = after.player != before.player
        return attrs.evolve(after, player=(before.player - passed) % before.players)

    return afterwards(right)


@fault
def first_is_not_taken(_patch: Patch) -> Any:
    return afterwards(lambda _b, _a, after: attrs.evolve(after, first_card=None))


@fault
def first_goes_to_the_last_sixth_box(_patch: Patch) -> Any:
    def later(before: Any, action: Any, after: Any) -> Any:
        sixth = isinstance(action, Box) and len(after.displays[before.player].points) == 6
        return attrs.evolve(after, first_card=before.player) if sixth else after

    return afterwards(later)


@fault
def a_last_turn_too_many(_patch: Patch) -> Any:
    def longer(before: Any, _action: Any, after: Any) -> Any:
        begun = before.last_turns is None and after.last_turns is not None
        return attrs.evolve(after, last_turns=after.players) if begun else after

    return afterwards(longer)


@fault
def the_game_ends_at_once(_patch: Patch) -> Any:
    def over(_before: Any, _action: Any, after: Any) -> Any:
        return attrs.evolve(after, phase="over") if after.last_turns is not None else after

    return afterwards(over)


@fault
def five_boxes_end_the_game(_patch: Patch) -> Any:
    return with_pieces(boxes_to_end=5)


@fault
def a_tie_awards_the_first_leader(patch: Patch) -> Any:
    awards = scoring.awards

    def kind(displays: Any) -> Any:
        return {
            k: attrs.evolve(a, winner=a.tied[0]) if a.tied else a
            for k, a in awards(displays).items()
        }

    patch.setattr(scoring, "awards", kind)
    return REAL


@fault
def first_is_not_scored(_patch: Patch) -> Any:
    return with_pieces(scoring={**REAL.components.scoring, "first": 0})  # type: ignore[attr-defined]


@fault
def wilds_are_not_scored(_patch: Patch) -> Any:
    return Wrong(
        standings=lambda s: REAL.standings(attrs.evolve(s, wilds=(0,) * s.players)),
    )


@fault
def a_tie_of_points_is_shared_whatever_the_cards(patch: Patch) -> Any:
    ranked = scoring.ranked
    blind = lambda rows, by: ranked([(r[0], 0, *r[2:]) for r in rows], by)  # noqa: E731
    patch.setattr(scoring, "ranked", blind)
    return REAL


@fault
def the_start_deals_four(_patch: Patch) -> Any:
    return with_pieces(hand=4)


@fault
def stacks_are_too_high(_patch: Patch) -> Any:
    return with_pieces(stack_height={2: 4, 3: 5, 4: 6})


@pytest.fixture(autouse=True)
def _real_rules_again() -> Iterator[None]:
    """What is remembered under a fault is forgotten."""
    yield
    display._open_places.cache_clear()


def games_until_found(game: Any) -> str:
    """Plays until the comparison finds something; what it says, or "" if it finds nothing."""
    for seed in range(ENOUGH):
        try:
            Match(game, 2 + seed % 3, seed).run()
        except Difference as difference:
            return str(difference)
    return ""


@pytest.mark.parametrize("name", FAULTS)
def test_the_comparison_finds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = games_until_found(FAULTS[name](monkeypatch))
    assert "the referee" in said
    assert "seed" in said


def test_the_command_says_where_a_fault_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.referee.__main__ import main

    FAULTS["a tie awards the first leader"](monkeypatch)
    assert main(["--games", "30", "--seed", "0"]) == 1
    assert "DIFFERENCE in player" in capsys.readouterr().out
