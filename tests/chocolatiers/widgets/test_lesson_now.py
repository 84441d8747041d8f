"""What a lesson's page says there is to do now, between the moves of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor import load_game
from tutor.chocolatiers.lessons.match import MATCH
from tutor.lessons import LessonSession
from tutor.lessons.course import lesson
from widgets.app.page_host import PageHost
from widgets.chocolatiers.composer import clicks
from widgets.chocolatiers.desk import Board, desk_of
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.chocolatiers.zones.scoring import scored_cards
from widgets.chocolatiers_family.selection import NOTHING
from widgets.draw.theme import LIGHT
from widgets.pages.lesson.page import LessonPage

GAME = load_game("chocolatiers")
Open = Callable[..., tuple[Paper, LessonSession[Any, Any]]]


@pytest.fixture(params=[1024, 390])
def open_step(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Open:
    def open_step(id: str, step: int) -> tuple[Paper, LessonSession[Any, Any]]:
        session = LessonSession(lesson(id, "chocolatiers"))
        for _n in range(step - 1):
            while not session.solved:
                session.hint()
            session.next()

        class OnePage(PageHost):
            def page_at(self, address: str, resume: str) -> LessonPage[Any, Any, Any]:
                return LessonPage(session, TABLETOP)

        return Paper(OnePage, monkeypatch, width=request.param, height=844), session

    return open_step


def play(paper: Paper, session: LessonSession[Any, Any], text: str) -> None:
    for target in clicks(session.game, session.state, session.game.parse_action(text)):
        paper.act(target)


def now(paper: Paper) -> str:
    """The one line of what there is to do."""
    assert not paper.all(".message"), "it would hide the task"
    (found,) = paper.all(".prompt strong")
    return found.get_text()


def test_the_second_half_of_a_task_is_said(open_step: Open) -> None:
    paper, session = open_step("turns-end", 4)
    assert not paper.all(".prompt")
    play(paper, session, "swap M NV")
    assert now(paper) == "End your turn."
    assert paper.said.endswith("End your turn.")
    paper.act("skip")
    assert now(paper) == "Discard 1 card."
    paper.act("undo")
    assert now(paper) == "End your turn."


def test_what_the_step_does_not_want_is_not_proposed(open_step: Open) -> None:
    """A Wild could be placed, but the step takes it back."""
    paper, session = open_step("first-bite", 3)
    play(paper, session, "take N")
    assert now(paper) == "End your turn."


def test_in_open_play_all_that_can_be_done_is_said(open_step: Open) -> None:
    paper, session = open_step("whole-game", 5)
    play(paper, session, session.game.action_text(session.game.actions(session.state)[0]))
    assert now(paper).endswith("or end your turn.")


@pytest.mark.parametrize("untold", [(), ("leaders",)])
def test_before_it_is_told_how_cards_are_won_nobody_leads_one(untold: tuple[str, ...]) -> None:
    state = MATCH.end()
    board = Board(GAME, state, 0, LIGHT, NOTHING, (), names=("You", "Ben"), untold=untold)
    said = [card.label for card in scored_cards(desk_of(board))]
    assert said[0].endswith("You have it.")
    told = [label for label in said[1:] if "lead" in label or "face down" in label]
    assert bool(told) != bool(untold)
