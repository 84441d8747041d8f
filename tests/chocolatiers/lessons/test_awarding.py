"""The final score by hand: what is asked, what is right, and that a slip costs nothing."""

from __future__ import annotations

import pytest

from tutor import load_game
from tutor.chocolatiers.lessons.final_score import ALL, CARDS, KIRA, OWN, SHARED, WINNER
from tutor.chocolatiers.teaching import Awarding, other, position
from tutor.chocolatiers_family.final_scores import final_scores
from tutor.chocolatiers_family.scoring import awards
from tutor.lessons import LessonSession
from tutor.lessons.course import lesson

GAME = load_game("chocolatiers")
FINISHED = position(
    phase="over",
    player=1,
    display="RVVMMN/VN**NM/--N*TT/--MTRM",
    points=(5, 6, 4, 4, 4),
    hand="RB",
    others=[
        other("RTN./R*VT/RVRN/NMTN/VN--/RN--", points=(5, 3, 5, 4, 5)),
        other("BRBB/.TVM/N**N/.B*V/MVTB/RBBN", points=(3, 6, 4, 3, 5, 5)),
    ],
    first_card=2,
    last_turns=0,
)


def session() -> LessonSession:
    return LessonSession(lesson("final-score", "chocolatiers"))


def test_each_kinds_card_is_awarded_as_the_rules_award_it() -> None:
    found = awards(FINISHED.displays)
    asked = dict(value.split(":") for value in CARDS.rest(FINISHED))
    assert asked == {
        kind: "tie" if award.winner is None else str(award.winner) for kind, award in found.items()
    }
    assert "tie" in asked.values()


def test_cards_come_one_after_the_other_in_printed_order() -> None:
    assert [value[0] for value in CARDS.rest(KIRA)] == list("TNRMBV")
    assert CARDS.problem(GAME, KIRA, "N:0").head == "Not now."
    assert CARDS.problem(GAME, KIRA, "T:0") is None, "a wrong one can be tried"


def test_a_wrong_tap_is_counted_all_the_same_and_nothing_is_lost() -> None:
    here = session()
    answer = here.explore("T:0")
    assert (answer.kind, answer.head, answer.text) == ("good", "You 1, Ben 3.", "Tap again.")
    assert not here.solved
    assert here.explore("T:1").head == "Ben gets Truffle."
    for value in here.step.rest(here.start, here.seen):
        here.explore(value)
    assert here.solved
    assert here.step_stars == 2


def test_whoever_tries_every_answer_of_a_card_has_put_nothing_right_alone() -> None:
    here = session()
    while not here.solved:
        item = here.step.by.items(here.start)[here.step.by.at(here.start, here.seen)]
        right = next(iter(item.right))
        for answer in (*sorted(item.options - item.right), right):
            here.explore(f"{item.key}:{answer}")
    assert here.step_stars == 1
    assert LessonSession.resume(here.lesson, here.dump()).slips == here.slips


def test_a_card_that_is_tied_is_turned_and_no_other() -> None:
    here = session()
    assert here.explore("T:tie").head == "You 1, Ben 3."
    for value in ("T:1", "N:0"):
        here.explore(value)
    assert here.explore("R:0").head == "You 2, Ben 2."
    turned = here.explore("R:tie")
    assert turned.head == "Raspberry: nobody gets it."
    assert turned.clauses == ("9.3",)


def test_points_are_taken_then_added_up() -> None:
    assert OWN.rest(KIRA) == ("wilds:0", "boxes:0", "sum:33")
    seen = ("wilds:0", "boxes:0", "sum:37")
    assert OWN.found(KIRA, seen).head == "Add once more."
    assert OWN.found(KIRA, seen).text == "Cards 7, Wilds 1, boxes 25."
    assert not OWN.enough(KIRA, seen)
    assert OWN.enough(KIRA, (*seen, "sum:33"))


def test_what_was_taken_is_not_taken_twice() -> None:
    by = Awarding("boxes")
    assert by.problem(GAME, FINISHED, "boxes:1", ("boxes:1",)) is not None
    assert by.problem(GAME, FINISHED, "boxes:2", ("boxes:1",)) is None


def test_who_keeps_no_wild_has_none_to_take() -> None:
    assert FINISHED.wilds == (0, 2, 0)
    assert [v for v in ALL.rest(FINISHED) if v.startswith("wilds")] == ["wilds:1"]


@pytest.mark.parametrize("state", [KIRA, SHARED, FINISHED])
def test_the_winner_is_the_one_of_the_rules(state: object) -> None:
    best = [
        s.player for s in final_scores(state.displays, state.wilds, state.first_card) if s.rank == 1
    ]
    (asked,) = WINNER.rest(state)
    assert asked == (f"winner:{best[0]}" if len(best) == 1 else "winner:shared")


def test_the_whole_game_asks_for_everything_and_ends_with_the_winner() -> None:
    keys = [value.partition(":")[0] for value in ALL.rest(FINISHED)]
    assert keys == [*"TNRMBV", "wilds", "boxes", "boxes", "boxes", "sum", "winner"]


@pytest.mark.parametrize("value", ["", "T", "T:9", "Q:1", "sum:x", "winner:0:0"])
def test_nonsense_is_refused(value: str) -> None:
    assert CARDS.problem(GAME, KIRA, value).kind == "refused"


def test_taking_points_says_whose_turn_it_is_next_and_answers_a_second_tap() -> None:
    by = Awarding("wilds")
    first = by.found(FINISHED, ("wilds:0",))
    assert (first.head, first.text) == ("You: 0 points.", "Next: tap Ben.")
    again = by.found(FINISHED, ("wilds:0", "wilds:0"))
    assert (again.head, again.text) == ("Counted already.", "Next: tap Ben.")


def test_a_wrong_tap_is_remembered_also_after_a_reload() -> None:
    here = session()
    here.explore("T:1")
    assert here.slips == 0
    here.explore("N:1")
    assert here.slips == 1
    assert LessonSession.resume(here.lesson, here.dump()).slips == 1
