"""The course as a newcomer goes through it: the five wrong turns have answers of their own, the
match comes out as it is told, wrong places are tried and nothing comes of them.
"""

from __future__ import annotations

import re
from random import Random

import attrs
import pytest

from tests.lessons.learners import came_to
from tutor import load_game
from tutor.chocoly.areas import largest
from tutor.chocoly.faces import canonical
from tutor.chocoly.lessons.free_turn import answer
from tutor.chocoly.lessons.match import MATCH, SET
from tutor.chocoly.lessons.tables import SHARED, TEAMS, THREE
from tutor.chocoly.scoring import results
from tutor.chocoly.teaching import PositionError, Refusals, Story, set_table
from tutor.chocoly.teaching.pieces import area
from tutor.lessons import Do, Lesson, LessonSession, Predict
from tutor.lessons.course import course, lesson

GAME = "chocoly"
RULES = load_game(GAME)


def at(which: str, number: int) -> LessonSession:
    return came_to(which, number, GAME)


# ---- the five wrong turns of newcomers


def test_one_touching_piece_instead_of_two() -> None:
    session = at("full-side", 4)
    answer = session.touch("at:-2,-2")
    assert (answer.kind, answer.head) == ("mistake", "It touches more there.")
    assert session.touch("at:-2,2").kind == "mistake"
    solved = session.touch("at:-3,2")
    assert (solved.kind, solved.head) == ("solved", "One is not enough.")
    refused = at("any-flavour", 1).explore("lay AAAB -4 1")
    assert (refused.kind, refused.clauses) == ("good", ("3.2",))
    assert "only one piece" in refused.text


def test_what_matches_at_the_corner_matches_nothing() -> None:
    answer = at("areas", 4).touch("square:2,0")
    assert (answer.kind, answer.clauses) == ("mistake", ("3.4",))
    assert answer.text == "Corners never connect."
    session = at("any-flavour", 1)
    answer = session.explore("lay AAAB 6 -2")
    assert (answer.kind, answer.clauses) == ("good", ("3.4",))


@pytest.mark.parametrize(
    ("step", "text", "clause"),
    [
        (1, "stack AAAB 0 0", "4.1"),
        (2, "stack AAAB 0 1", "4.3"),
        (3, "stack AAAB 5 0", "4.2"),
    ],
)
def test_a_stack_on_one_tile_or_over_the_edge_or_beside_nothing_equal(
    step: int, text: str, clause: str
) -> None:
    session = at("stacking", step)
    answer = session.explore(text)
    assert (answer.kind, answer.clauses) == ("solved", (clause,))
    assert session.state == MATCH.at(11), "a refused tile leaves nothing behind"


def test_covered_pieces_do_not_count() -> None:
    session = at("cutting", 2)
    answer = session.answer("13")
    assert (answer.kind, answer.head, answer.clauses) == (
        "mistake",
        "Covered ones are gone.",
        ("5.2",),
    )
    assert session.answer("11").kind == "solved"


def test_every_tile_feeds_whom_it_touches() -> None:
    session = at("feed-nobody", 2)
    feeding = next(
        action
        for action in RULES.actions(session.state)
        if RULES.action_text(action).startswith("lay")
        and largest(RULES.apply(session.state, action).board, "C") > 15
    )
    answer = session.act(feeding)
    assert (answer.kind, answer.head, answer.clauses) == ("mistake", "That feeds Ben.", ("5.2",))
    assert session.act("lay BAAA 0 -4").kind == "solved"


def test_it_need_not_be_your_own_flavour_that_matches() -> None:
    session = at("any-flavour", 3)
    answer = session.act("lay AAAB -2 -4")
    assert (answer.kind, answer.head, answer.clauses) == (
        "mistake",
        "It need not be Almond.",
        ("3.1",),
    )
    assert session.act("lay AAAB -3 3").kind == "solved"


# ---- wrong places that are looked for


def test_each_reason_is_found_once_and_what_is_allowed_is_none() -> None:
    session = at("any-flavour", 1)
    assert session.explore("lay AAAB -3 3").head == "That is allowed."
    session.explore("lay AAAB -4 1")
    again = session.explore("lay AAAB 2 6")
    assert (again.kind, again.head) == ("refused", "Refused, but not new.")
    session.explore("lay AAAB -4 0")
    assert session.explore("lay AAAB 6 -2").kind == "solved"
    assert session.state == MATCH.at(7)


def test_what_breaks_several_rules_counts_for_the_first_that_is_missing() -> None:
    start, wrong = MATCH.at(7), "lay AAAB 6 -2"
    assert {each.clause for each in RULES.explain(start, RULES.parse_action(wrong))} == {
        "3.1",
        "3.2",
        "3.4",
    }
    by = Refusals("3.4 3.2 3.1")
    assert list(by.refusals(start, [wrong])) == ["3.4"]
    assert list(by.refusals(start, ["lay AAAB -4 -4", wrong])) == ["3.4", "3.2"]
    assert by.problem(RULES, start, "lay a cake") is not None


# ---- one match


def test_the_match_is_one_that_a_shuffle_can_give_and_ends_as_told() -> None:
    assert RULES.status(SET) == ()
    assert all(RULES.status(state) == () for state in MATCH.positions())
    end = MATCH.end()
    assert (end.phase, end.placed, end.pile) == ("over", 36, ())
    assert [it.key for it in results(end)] == [(20, 3, 6), (19, 1, 3)]


def test_the_close_games_are_as_close_as_told() -> None:
    assert [it.key[:2] for it in results(THREE.end())] == [(11, 2), (11, 3), (10, 1)]
    team, others = results(TEAMS.end())[:2]
    assert (team.key, others.key) == ((7, 2, 6), (7, 2, 5))
    assert [it.key for it in results(SHARED.end())] == [(8, 1, 6), (8, 1, 6), (7, 0, 6)]


def test_a_token_outside_the_area_is_found_and_one_inside_is_answered() -> None:
    session = at("whole-game", 3)
    inside = session.touch("square:4,3")
    assert (inside.kind, inside.head) == ("mistake", "It touches his area.")
    assert session.touch("square:-3,2").kind == "solved"


def test_with_teams_the_largest_area_may_be_nobodys() -> None:
    session = at("feed-nobody", 5)
    assert session.touch(area("C")(session.state)[0]).head == "Caramel is the others’."
    assert session.touch(area("B")(session.state)[0]).kind == "solved"


def test_who_are_equal_in_all_share_the_victory() -> None:
    session = at("whole-game", 6)
    assert session.touch("player:0").kind != "solved"
    assert session.touch("player:1").head == "You share the victory."


def test_guarded_the_area_loses_little_to_the_worst_cut() -> None:
    def worst(turn: int, move: int = 0) -> int:
        """The fewest Almonds that any stack of Ben's could leave in the largest area."""
        state = RULES.apply(MATCH.at(turn, move), RULES.parse_action(MATCH.moves(turn)[move]))
        stacks = (a for a in RULES.actions(state) if RULES.action_text(a).startswith("stack"))
        return min(largest(RULES.apply(state, action).board, "A") for action in stacks)

    assert worst(14) >= 21 > worst(13, 1)


def test_few_questions_are_asked() -> None:
    steps = [step for each in course(GAME) for step in each.steps]
    assert sum(isinstance(step, Predict) for step in steps) == 1


def test_what_is_asked_is_not_told_in_words() -> None:
    session = at("areas", 4)
    assert "Largest area" not in session.words
    while not session.solved:
        session.hint()
    assert "Largest area: 5 pieces" in session.words


# ---- a taste of stacking, and free turns


def test_only_the_tastes_of_stacking_offer_it_before_it_is_taught() -> None:
    offered = []
    for each in course(GAME)[:8]:
        session = LessonSession(each)
        for number, step in enumerate(each.steps):
            if number:
                session.next()
            if "stack" not in session.without:
                offered.append(step.id)
            while not session.solved:
                session.hint()
    assert offered == ["areas/8", "full-side/5"]


FREE = [step for each in course(GAME) for step in each.steps if "answer" in step.facts]


def test_each_lesson_from_the_third_on_has_a_free_turn() -> None:
    """Those without one of this sort have a step in which any tile may be placed."""
    having = {step.id.partition("/")[0] for step in FREE}
    assert having == {each.id for each in course(GAME)[2:-1]} - {"drawing"}


@pytest.mark.parametrize("step", FREE, ids=lambda it: it.id)
def test_ben_answers_what_was_really_done(step: Do) -> None:
    which, _slash, number = step.id.partition("/")
    alone = LessonSession(attrs.evolve(lesson(which, GAME), steps=[step]))
    found = set()
    for action in Random(number).sample(RULES.actions(step.start), 12):
        alone.enter(0, None)
        said = alone.act(action)
        if said.kind != "solved":
            continue
        sizes = [largest(alone.state.board, flavour) for flavour in "AC"]
        assert said.told
        assert set(map(str, sizes)) & set(re.findall("[0-9]+", said.text)), said.text
        assert alone.state.player == 0
        found.add((said.told, said.text))
    assert len(found) > 1, "whatever one does, Ben answers the same"


@pytest.mark.parametrize(
    ("turn", "moves", "text"),
    [
        (11, "", "You: 18, Ben: 15, as before."),
        (11, "stack ABAA -3 -2", "You: 21 after 18. Ben: 15 after 15."),
        (11, "stack ABAA -3 -2; stack AACC -1 -2", "Ben cuts: 18 before your turn, now 11."),
        (12, "stack ACCB 1 0", "You cut him: 10 now, and you 17."),
    ],
)
def test_the_answer_says_what_became_of_both_areas(turn: int, moves: str, text: str) -> None:
    before = after = MATCH.at(turn)
    for move in filter(None, moves.split("; ")):
        after = RULES.apply(after, RULES.parse_action(move))
    assert answer(before, after) == text


# ---- tables set by hand


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        (("AAAA AAAB AAAC BBBA", "CCCA CCCB AABB AACC"), "AAAA"),
        (("AAAB AAAB AAAB AAAB", "CCCA CCCB AABB AACC"), "AAAB"),
        (("AAAB", "CCCA CCCB AABB AACC"), "4 tiles"),
    ],
)
def test_tiles_that_no_shuffle_gives_are_said(hands: tuple[str, ...], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        set_table(hands=hands)


def test_a_move_of_a_story_that_cannot_be_is_named() -> None:
    story = Story(SET, ["flavour A", "flavour A"], GAME)
    with pytest.raises(PositionError, match="Turn 2, “flavour A”"):
        story.end()


@pytest.mark.parametrize("which", course(GAME), ids=lambda it: it.id)
def test_only_the_marked_tile_solves_a_step_that_marks_one(which: Lesson) -> None:
    session = LessonSession(which)
    for number, step in enumerate(which.steps):
        if number:
            session.next()
        named = "marked tile" in step.text or "marked one" in step.text
        held = [p for p in step.point if p.startswith("hand:") and named]
        for action in session.game.actions(session.state) if held else ():
            if session.solves(action):
                tile = session.state.hand[int(held[0].removeprefix("hand:"))]
                assert canonical(action.face) == tile, f"{step.id}: {action}"
        while not session.solved:
            session.hint()
