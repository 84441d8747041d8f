"""Walk whole courses in a real browser, doing what is right and not the solution.

    python -m tests.walks [GAME …] [--way NAME …] [--lesson ID …] [--pictures FOLDER]

By touch on a phone held upright and sideways, by mouse on a tablet, by keys on a desktop. Where a
step can be solved in another way, it is; the page must go along, and nothing may cover what is
pressed. It takes about a quarter of an hour for a course, so no test runs it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import wait_ready, watch
from tests.browser.driving import by_keys, by_mouse, by_touch, go
from tests.browser.learner import Press
from tests.serving import launch, serve_app
from tests.walks.walking import walk
from tutor import GAMES
from tutor.lessons.course import ways
from tutor.lessons.model import AnyLesson
from tutor.rooms import qualified

WAYS: dict[str, tuple[Press, tuple[int, int]]] = {
    "upright": (by_touch, (390, 844)),
    "sideways": (by_touch, (844, 390)),
    "mouse": (by_mouse, (1024, 768)),
    "keys": (by_keys, (1280, 800)),
}
"""How targets are pressed, and the size of the window."""
PATIENCE = 60_000
"""Milliseconds after which a target counts as not to be pressed."""


@contextmanager
def visit(browser: Browser, url: str, way: str, problems: list[str]) -> Iterator[Page]:
    """Open the app in a window as this way has it, and leave it afterwards."""
    press, (width, height) = WAYS[way]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=press is by_touch,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    watch(page, problems, url)
    page.goto(url)
    wait_ready(page)
    yield page
    page.goto("about:blank")  # leaving lets the page say farewell to its kernel
    context.close()


def walk_all(
    browser: Browser, url: str, way: str, lessons: Sequence[AnyLesson], folder: Path | None
) -> int:
    """Walk lessons one after the other, in a new visit where one cannot be walked to its end.
    Print what was found, and return how much."""
    problems: list[str] = []
    left = list(lessons)
    with visit(browser, url, way, problems) as page:
        while left and not problems:
            lesson, others = left.pop(0), 0
            try:
                go(page, qualified(lesson.game, f"lesson/{lesson.id}"))
                others = walk(page, lesson, WAYS[way][0])
            except Exception as error:  # whatever stops a learner is told
                problems.append(str(error)[:900])
            if folder:
                page.screenshot(path=folder / f"{lesson.game}-{way}-{lesson.id}.png")
            steps = f"{others} of {len(lesson.steps)} steps in another way"
            print(f"{lesson.game} {way} {lesson.id}: {steps}", *problems, sep="\n    ", flush=True)
    return len(problems) + (walk_all(browser, url, way, left, folder) if left else 0)


def main() -> int:
    """Walk what is asked for; 1 if something was found."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.walks",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--way", choices=WAYS, action="append")
    parser.add_argument("--lesson", action="append", metavar="ID")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="of where each ends")
    asked = parser.parse_args()
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    served, found = serve_app(), 0
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for game in asked.games or GAMES:
                for way in asked.way or WAYS:
                    every = [lesson for course in ways(game) for lesson in course]
                    lessons = [it for it in every if not asked.lesson or it.id in asked.lesson]
                    found += walk_all(browser, served.url, way, lessons, asked.pictures)
            browser.close()
    finally:
        served.stop()
    print(f"{found} found")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
