"""Count what is read on the page of a lesson that is done, and in the questions of puzzles.

    python -m tests.walks.words

Words that only a screen reader hears are not counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from statistics import mean

from bs4 import BeautifulSoup

from tutor import GAMES
from tutor.lessons.course import course
from tutor.lessons.model import AnyLesson
from tutor.lessons.session import LessonSession
from tutor.puzzles.games import games, kind_of, puzzles_of
from widgets.browser.protocol import Event, View
from widgets.pages.lesson.page import LessonPage
from widgets.rooms import room
from widgets.storage.settings import Frame, Settings

FRAME = Frame(View(1280, 800, reduced_motion=True), Settings())
UNSEEN = ".visually-hidden, svg, [aria-hidden=true]"
SENTENCE = re.compile(r"[.?!](?:\s|$)")


def done_page(lesson: AnyLesson) -> int:
    """Return the words of the page after a lesson's last step."""
    session = LessonSession(lesson)
    page = LessonPage(session, room(lesson.game).tabletop())
    for _step in lesson.steps:
        while not session.solved:
            page.on(Event("act", "hint"), FRAME)
        page.on(Event("act", "next"), FRAME)
    page.on(Event("act", "land"), FRAME)
    soup = BeautifulSoup(str(page.paint(FRAME).body), "html.parser")
    for unseen in soup.select(UNSEEN):
        unseen.extract()
    return len(soup.get_text(" ").split())


def lines() -> Iterator[str]:
    """Yield a line for each course and each pack."""
    for game in GAMES:
        yield f"{game}: a page of a lesson done, {_spread([*map(done_page, course(game))])}"
    for game in games():
        asked = [kind_of(puzzle).question(puzzle.task) for puzzle in puzzles_of(game).shipped()]
        most = max(len(SENTENCE.findall(question)) for question in asked)
        words = _spread([len(question.split()) for question in asked])
        yield f"{game}: a puzzle's question, {words}, at most {most} sentences"


def _spread(counts: Sequence[int]) -> str:
    return f"{min(counts)} to {max(counts)} words, {mean(counts):.1f} on average"


if __name__ == "__main__":
    print(*lines(), sep="\n")
