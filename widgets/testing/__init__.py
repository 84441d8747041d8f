"""Whether a game on screen keeps what the house promises of it: `tutor.testing`, one storey up.

    from widgets.testing import check_on_screen
    check_on_screen("my-game")

The pages are painted and clicked here without a browser: what is clicked must be a button of the
page as it was written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from random import Random
from typing import Any

from tutor.engine import AnyGame
from tutor.lessons.model import AnyLesson, Do, Explore, Predict, Touch
from tutor.lessons.session import AnySession, LessonSession
from tutor.players.player import pick
from tutor.rooms import Room
from tutor.rooms import room as rules_room
from tutor.testing import MOST_ACTIONS, Check, Setup, need, run_checks, setups
from widgets.browser.protocol import Event
from widgets.pages.final.page import ON, SUMS
from widgets.pages.lesson.page import AnyLessonPage, LessonPage
from widgets.pages.page import Page
from widgets.pages.table.page import ACTS, AnyTablePage, TablePage
from widgets.pages.table.panels import COUNT
from widgets.rooms import room
from widgets.stage import KINDS
from widgets.storage.settings import Frame
from widgets.table import Match, seats_for, strengths_of
from widgets.tabletop import AnyTabletop, Area
from widgets.tabletop.staged import places
from widgets.testing.asked import check_areas, check_asked, check_pointing
from widgets.testing.frames import FRAMES, painted
from widgets.testing.secrets import check_secrets

CLICKABLE = "clickable"
LOOKS = 5
"""At each so manieth action everything that can be clicked is clicked."""


def check_on_screen(game_id: str) -> None:
    """Run every check. Raises AssertionError for the first that fails, with a sentence."""
    for result in run_checks(rules_room(game_id), CHECKS):
        said = f"{game_id}: {result.check.proves}: {result.problem}"
        need(not result.problem, said)


# ---- the tabletop


def check_tabletop(game_id: str) -> None:
    """Check that the tabletop has the areas and symbols that lessons name."""
    tabletop, teaching = room(game_id).tabletop(), rules_room(game_id).teaching()
    areas = {area.id for area in tabletop.areas}
    missing = set(teaching.areas) - areas
    need(not missing, f"Lessons may show {missing}, which the tabletop has not.")
    need(all(area.title for area in tabletop.areas), "An area has no title.")
    main = {area.id for area in tabletop.areas if area.main}
    for lesson in rules_room(game_id).lessons():
        for step in lesson.steps:
            both = len(main & {*step.show, *step.reveals}) > 1
            need(not both, f"{step.id} shows two areas of which each is the main one.")
    _check_places(tabletop.areas, rules_room(game_id).load(None))
    for name in ("", *teaching.symbols):
        need("<svg" in tabletop.symbol(name, 30), f"The symbol “{name}” is no picture.")
    for act in ("", "no such act", "no:such,act"):
        need(not tabletop.is_target(act), f"“{act}” is taken for a piece.")


def _check_places(areas: Sequence[Area[Any, Any, Any]], game: AnyGame) -> None:
    """The main area is in sight on every screen, in lessons and at the table."""
    main = {area.id for area in areas if area.main}
    for setup in setups(game, 1):
        for area, place in places(areas, (setup.start(game),)).items():
            for kind in KINDS if area in main else ():
                sentence = f"The area “{area}” has no shape for a room of the kind “{kind}”."
                need(bool(place.shapes_in(kind)), sentence)


# ---- the table


def check_table(game_id: str) -> None:
    """Check that a game of each number of players is played by clicks alone, in the three layouts
    in turn.
    """
    frames = list(FRAMES.values())
    for number, setup in enumerate(setups(rules_room(game_id).load(None), 1)):
        for offset in range(len(frames)):
            page = _table(game_id, setup)
            _play(page, frames[(number + offset) % len(frames)], Random(setup.seed))


def _table(game_id: str, setup: Setup) -> AnyTablePage:
    seats = seats_for(setup.players, strengths_of(game_id), strengths=["random"] * setup.players)
    match = Match.start(game_id, seats, setup.seed, setup.first, setup.options)
    tabletop: AnyTabletop = room(game_id).tabletop()
    return TablePage(
        game_id, tabletop, match.dump(), keep=lambda text: None, download=lambda name, text: None
    )


def _play(page: AnyTablePage, frame: Frame, rng: Random) -> None:
    """Play a whole game and look at its score."""
    game, tabletop = page.match.game, page.tabletop
    for _n in range(MOST_ACTIONS):
        if page.match.over:
            break
        if page.match.computer_to_move:
            after = page.paint(frame).after
            need(after is not None, "The computer players are not asked to move.")
            page.on(Event("act", after.act if after else ""), frame)
            continue
        _check_asking(page, frame)
        if page.match.length % LOOKS == 0:
            _check_offered(page, frame)
        action = pick(game.actions(page.match.seen), rng)
        before = page.match.length
        targets = tabletop.clicks(game, page.match.seen, action)
        for target in targets:
            word = target.partition(":")[0]
            need(word not in ACTS, f"“{target}” is no piece: the table answers “{word}” itself.")
            _press(page, frame, target)
        need(
            page.match.length > before and page.match.step(before + 1).action == action,
            f"{targets} do not play “{game.action_text(action)}”.",
        )
    need(page.match.over, "The game does not end by clicks.")
    _check_score(page, frame)


def _check_asking(page: AnyTablePage, frame: Frame) -> None:
    """It is said what to do; buttons have words; a strange click does no harm."""
    board, tabletop = page.board(frame), page.tabletop
    need(tabletop.prompt(board).head, "Nothing is asked of the player.")
    for button in tabletop.buttons(board):
        need(button.label, f"The button “{button.target}” has no word.")
    need(sum(button.primary for button in tabletop.buttons(board)) <= 1, "Two buttons are primary.")
    why = tabletop.why(board)
    need(why in board.game.rulebook, f"The moment is about clause {why!r}, which there is not.")
    outcome = tabletop.click(board, "no:such,target")
    need(outcome.action is None, "A click on nothing plays an action.")
    for state in tabletop.states(board).values():
        need(state, "A target is in no state.")


def _check_offered(page: AnyTablePage, frame: Frame) -> None:
    """What can be clicked leads to something, and to nothing that the rules forbid."""
    board, tabletop = page.board(frame), page.tabletop
    offered = [target for target, state in tabletop.states(board).items() if state == CLICKABLE]
    buttons = [button.target for button in tabletop.buttons(board) if not button.off]
    for target in (*offered, *buttons):
        outcome = tabletop.click(board, target)
        why = " ".join(violation.message for violation in outcome.refusal)
        need(outcome.told or not why, f"“{target}” can be clicked, and is refused then: {why}")
        does = outcome.told or outcome.action is not None or outcome.chosen != board.chosen
        need(does, f"“{target}” can be clicked, and nothing comes of it.")
        if outcome.action is not None:
            broken = board.game.explain(board.state, outcome.action)
            why = " ".join(violation.message for violation in broken)
            need(not why, f"A click on “{target}” plays what is not legal: {why}")


def _check_score(page: AnyTablePage, frame: Frame) -> None:
    """The score is awarded item by item; then its table has every column, and the totals of the
    standings."""
    game, state, names = page.match.game, page.match.state, page.match.names
    columns = page.tabletop.columns(game, state, names)
    _press(page, frame, COUNT)
    for _column in columns:
        _press(page, frame, ON)
    _press(page, frame, SUMS)
    html = str(page.paint(frame).body)
    for column in columns:
        need(column.label, "A column of the score has no name.")
        need(column.label in unescape(html), f"The score does not show “{column.label}”.")
        need(len(column.cells) == len(names), f"“{column.label}” has not a cell for everyone.")
    for standing in game.standings(state):
        total = sum(column.cells[standing.player].points for column in columns)
        need(total == standing.total, f"The columns add up to {total}, not to {standing.total}.")
    head = game.verdict(state, names).head
    need(head in unescape(html), f"The score does not say “{head}”.")


# ---- lessons


def check_lessons(game_id: str) -> None:
    """Check that every lesson is solved by clicks alone, with all its stars, in each layout."""
    tabletop: AnyTabletop = room(game_id).tabletop()
    for lesson in rules_room(game_id).lessons():
        for act in lesson.without:
            need(tabletop.is_target(act), f"“{lesson.id}” is without “{act}”, which is no button.")
        for frame in FRAMES.values():
            _check_lesson(game_id, lesson, frame)


def _check_lesson(game_id: str, lesson: AnyLesson, frame: Frame) -> None:
    session: AnySession = LessonSession(lesson)
    page: AnyLessonPage = LessonPage(session, room(game_id).tabletop())
    for step in lesson.steps:
        for target in _solution(page):
            _press(page, frame, target)
        said = page.at.message
        need(session.solved, f"{step.id} is not solved by clicks on a {frame.layout} page: {said}")
        need(session.step_stars == 3, f"{step.id} costs a star on a {frame.layout} page.")
        _press(page, frame, "next")
    need(page.ended, f"“{lesson.id}” does not end.")
    need("<h1" in str(page.paint(frame).body), f"The end of “{lesson.id}” has no heading.")


def _solution(page: AnyLessonPage) -> Iterator[str]:
    """What to click in the current step, one after the other."""
    session, tabletop = page.at.session, page.at.tabletop
    step = session.step
    if isinstance(step, Predict):
        yield f"answer:{step.answer(session.state)}"
    elif isinstance(step, Do):
        for action in session.moves():
            yield from tabletop.clicks(session.game, session.state, action)
    elif isinstance(step, Touch):
        right = step.answer(session.state)
        yield from right if step.every else right[:1]
    elif isinstance(step, Explore):
        for value in step.rest(session.start):
            yield from tabletop.explorer(step.by).clicks(session.state, session.seat, value)


# ---- clicking


def _press(page: AnyTablePage | AnyLessonPage, frame: Frame, act: str) -> None:
    """Click a button that is on the page, turning to the tab or enlarging what it is in.

    Where any of the pieces in it is right, a click on what would be enlarged has done it.
    """
    found = act in _acts(page, frame)
    for way in () if found else (*_tabs(page, frame), *_enlarging(page, frame)):
        page.on(Event("act", way), frame)
        if isinstance(page, LessonPage) and page.at.session.solved:
            return
        found = act in _acts(page, frame)
        if found:
            break
        page.on(Event("act", "close"), frame)
    need(found, f"“{act}” is not on the {frame.layout} page.")
    page.on(Event("act", act), frame)


def _acts(page: Page, frame: Frame) -> list[str]:
    """What the buttons of the page do."""
    return painted(page, frame).acts()


def _tabs(page: Page, frame: Frame) -> list[str]:
    """What the tabs of the page do."""
    buttons = re.findall(r"<button[^>]*>", painted(page, frame).html)
    acts = (re.search(r'data-act="([^"]*)"', b) for b in buttons if 'role="tab"' in b)
    return [unescape(found[1]) for found in acts if found]


def _enlarging(page: AnyTablePage | AnyLessonPage, frame: Frame) -> list[str]:
    """What enlarges a part of the table."""
    at = page.at if isinstance(page, LessonPage) else page
    board, width = at.board(frame), frame.view.width
    return [act for act in _acts(page, frame) if at.tabletop.enlarge(board, act, width)]


# ---- the table of checks


def _of_id(check: Callable[[str], None]) -> Callable[[Room], None]:
    return lambda room: check(room.id)


CHECKS: tuple[Check, ...] = (
    Check("Screen", "tabletop", "its tabletop is complete", _of_id(check_tabletop)),
    Check("Screen", "areas", "each area it declares shows something", _of_id(check_areas)),
    Check(
        "Screen",
        "asked",
        "pieces are marked, numbered and held still as a lesson asks",
        _of_id(check_asked),
    ),
    Check(
        "Screen",
        "pointing",
        "hints mark what is there; what a lesson leaves out is gone",
        _of_id(check_pointing),
    ),
    Check("Screen", "secrets", "what is hidden is not to be seen", _of_id(check_secrets)),
    Check(
        "Screen",
        "table",
        "whole games are played by clicks, to a score with every column",
        _of_id(check_table),
    ),
    Check("Screen", "clicks", "every lesson is solved by clicks", _of_id(check_lessons)),
)
"""Every check of a game on screen. A new one is a function of a game's id, and a line here."""
