"""The lessons up to the game's end play one match against Ben, and never leave it unsaid."""

from __future__ import annotations

from itertools import pairwise

import attrs
import pytest

from tests.chocolatiers.lessons.test_course import at, solve
from tutor import load_game
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.lessons.match import MATCH, TABLE
from tutor.chocolatiers.status import status
from tutor.chocolatiers.teaching import PositionError, Story, set_table
from tutor.chocolatiers_family.kinds import EMPTY, WILD
from tutor.lessons import Explore
from tutor.lessons.course import lesson

GAME = load_game("chocolatiers")
IDS = (
    "first-bite",
    "your-turn",
    "filling-a-box",
    "two-for-one",
    "your-display",
    "groups",
    "wilds",
    "turns-end",
    "the-end",
)
LESSONS = [lesson(id, "chocolatiers") for id in IDS]
STEPS = [
    pytest.param(which, n, id=which.steps[n].id)
    for which in LESSONS
    for n in range(len(which.steps))
]
STARTS = [step.start for which in LESSONS for step in which.steps if step.start is not None]
POSITIONS = MATCH.positions()


def test_the_table_is_one_that_a_shuffle_can_give():
    assert status(TABLE, load_components()) == ()
    assert TABLE.turn == 1
    assert not any(TABLE.displays)


def test_the_match_is_a_whole_game():
    assert GAME.over(MATCH.end())
    assert MATCH.end().first_card == 0
    assert [len(display.boxes) for display in MATCH.end().displays] == [6, 6]


def test_every_position_of_the_lessons_is_one_of_the_match():
    assert [start for start in STARTS if start not in POSITIONS] == []


def test_the_match_never_goes_back_but_for_a_move_taken_back():
    order = [POSITIONS.index(start) for start in STARTS]
    assert order == sorted(order)
    told = [step for which in LESSONS for step in which.steps[1:] if step.start is not None]
    seen = [step.start for step in told]
    again = [step for step in told if seen.index(step.start) != told.index(step)]
    assert len(again) <= 3, "a branch of the match should be rare"


@pytest.mark.parametrize(("which", "number"), STEPS)
def test_a_step_goes_on_or_says_why_it_does_not(which, number):
    step = which.steps[number]
    first = which is LESSONS[0] and number == 0
    moved = step.start is not None or step.meanwhile
    assert first or not moved or step.since
    before = which.steps[number - 1]
    if step.start is None and not isinstance(before, Explore):
        entered = at(which, number).state
        assert entered in POSITIONS or entered == at(which, number - 1).state


def turned(session):
    """The box of the step's solution laid there the other way round."""
    (text,) = session.step.solution
    box = GAME.parse_action(text)
    return attrs.evolve(box, face=box.face[::-1])


@pytest.mark.parametrize(("id", "lays", "after"), [("filling-a-box", 1, 3), ("the-end", 1, 3)])
def test_a_box_lies_as_the_learner_has_laid_it(id, lays, after):
    session = at(lesson(id, "chocolatiers"), lays)
    session.act(turned(session))
    laid = session.state.displays[0]
    for _n in range(after - lays):
        if not session.solved:
            solve(session)
        session.next()
    assert session.state.displays[0] == laid
    assert session.state not in POSITIONS
    assert session.state.turn > POSITIONS[POSITIONS.index(at(session.lesson, lays).state)].turn


def pieces(display):
    """What lies in a display, box by box, wherever the display begins."""
    return [display.face(*place) for place in display.boxes]


def lies_in(old, new):
    """Whether every box of one display is in the other, but for Wilds laid on it since."""
    left = pieces(new)
    for face in pieces(old):
        same = [f for f in left if all(n in (o, WILD) for o, n in zip(face, f, strict=True))]
        if not same:
            return False
        left.remove(same[0])
    return True


def test_displays_grow_and_stacks_get_lower_from_start_to_start():
    for old, new in pairwise(STARTS):
        assert all(map(lies_in, old.displays, new.displays))
        assert all(map(lambda a, b: b == a[len(a) - len(b) :], old.stacks, new.stacks))


def test_the_solutions_of_the_lessons_lead_along_the_match():
    """Your moves in the lessons are those of the match, but for moves that are taken back."""
    strayed = []
    for which in LESSONS:
        for number, step in enumerate(which.steps):
            if isinstance(step, Explore):
                continue
            session = at(which, number)
            solve(session)
            follows = which.steps[number + 1 : number + 2]
            if session.state not in POSITIONS and not (follows and follows[0].start is None):
                strayed.append(step.id)
    assert strayed == ["your-display/2", "groups/3"]


def test_no_slot_of_the_tray_is_empty_when_a_turn_begins():
    assert all(EMPTY not in MATCH.at(turn).tray for turn in range(1, 24))


# ---- stories of a teacher's own


def test_a_story_tells_positions_moves_and_replies_by_your_turns():
    story = Story(TABLE, ["take T; box 0 TTN 0 0 T.TN", "take T; skip", "take N; skip"])
    assert story.at(1) == TABLE
    assert story.at(1, 1).hands[0] == "TTNB"
    assert story.moves(2) == ("take N", "skip")
    assert story.replies(1) == ("take T", "skip")
    assert story.at(2).player == 0
    assert story.end().turn == 4
    assert len(story.positions()) == 7


def test_your_turns_are_counted_where_another_begins():
    began = set_table(
        hands=("TNB", "RMB"),
        tray=TABLE.tray,
        deck=TABLE.deck,
        stacks=[" ".join(tile.spaces for tile in stack) for stack in TABLE.stacks],
        seed=1,
        first=1,
    )
    story = Story(began, ["take M; skip", "take T; skip", "take N; skip"])
    assert story.at(1).player == 0
    assert story.moves(1) == ("take T", "skip")
    assert story.replies(1) == ("take N", "skip")


def test_a_move_that_cannot_be_is_named_with_its_turn():
    story = Story(TABLE, ["take T; skip", "take V; skip"])
    with pytest.raises(PositionError, match="Turn 2, “take V”"):
        story.end()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"hands": ("TNB", "RMV")}, r"\[1\.1\]"),
        ({"stacks": ("T.TN",) * 5}, r"\[1\.4\]"),
        ({"stacks": ("T.TT NT.R TRBR",) * 5}, "No box of the game shows “T.TT”"),
    ],
)
def test_a_table_that_no_shuffle_gives_is_refused(changes, told):
    table = {
        "hands": TABLE.hands,
        "tray": TABLE.tray,
        "deck": TABLE.deck,
        "stacks": [" ".join(tile.spaces for tile in stack) for stack in TABLE.stacks],
        "seed": 1,
    }
    with pytest.raises(PositionError, match=told):
        set_table(**{**table, **changes})
