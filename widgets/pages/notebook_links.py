"""Where the lesson notebooks lie when they lie beside the app's page, as on a site."""

from __future__ import annotations

from pathlib import PurePosixPath

from tutor.lessons.course import with_notebooks
from tutor.lessons.model import AnyLesson

BELOW = "jupyter"
"""The folder of the site where JupyterLab is."""
LESSONS = "lessons"
"""The folder of the notebooks with one for each game."""
FIRST = "contents"
"""The notebook that lists all others."""


def workspace(name: str) -> str:
    """Return the name of JupyterLab's workspace in which a file is open; the first file has the
    usual one.

    >>> workspace("lessons/noughts/01-first.ipynb"), workspace("contents.md")
    ('noughts-01-first', 'default')
    """
    path = PurePosixPath(name).with_suffix("")
    if str(path) == FIRST:
        return "default"
    return "-".join(part for part in path.parts if part != LESSONS)


def address(name: str) -> str:
    """Return where a file of the notebooks is opened, as seen from the app's page."""
    return f"{BELOW}/lab/index.html?workspace={workspace(name)}"


def look_inside(lesson: AnyLesson) -> str:
    """Return the address of a lesson's notebook; "" for a lesson that has none."""
    ids = [each.id for each in with_notebooks(lesson.game)]
    if lesson.id not in ids:
        return ""
    number = ids.index(lesson.id) + 1
    return address(f"{LESSONS}/{lesson.game}/{number:02}-{lesson.id}.ipynb")
