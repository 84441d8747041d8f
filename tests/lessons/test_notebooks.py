"""One notebook a lesson: played to its end, looked into, with a task that checks itself."""

from __future__ import annotations

import ast
import json
import re
from functools import partial
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_output
from nbval.plugin import IPyNbFile

from notebooks.conftest import pytest_itemcollected
from tests.budget import breadth
from tests.lessons.answers import answers, compared
from tests.serving import ROOT
from tests.widgets.paper import Paper
from tutor import GAMES, load_game
from tutor.chocolate_factory import check as check_factory
from tutor.chocolate_factory.exercises import EXERCISES as EXERCISES_FACTORY
from tutor.chocolate_factory.manager import check as check_manager
from tutor.chocolate_factory.manager.exercises import EXERCISES as EXERCISES_MANAGER
from tutor.chocolatiers import check
from tutor.chocolatiers.exercises import EXERCISES
from tutor.chocolatiers_2019 import check as check_2019
from tutor.chocolatiers_2019.exercises import EXERCISES as EXERCISES_2019
from tutor.chocoly import check as check_chocoly
from tutor.chocoly.exercises import EXERCISES as EXERCISES_CHOCOLY
from tutor.lessons.course import course, with_notebooks
from tutor.players.players import Players
from tutor.rooms import room
from widgets.app import notebook_cells as player
from widgets.pages.notebook_links import address, look_inside

LESSONS = ROOT / "notebooks" / "lessons"
BY_NAME = {
    f"{game}/{number:02}-{lesson.id}.ipynb": lesson
    for game in GAMES
    if (LESSONS / game).is_dir()  # all of its lessons, or none
    for number, lesson in enumerate(with_notebooks(game), 1)
}
NOTEBOOKS = pytest.mark.parametrize("name", BY_NAME)
CELL = {"width": 800, "height": 700, "embedded": True, "reduced_motion": True}
MOST_CLICKS = 2000


def cells(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((LESSONS / name).read_text(encoding="utf-8"))["cells"]
    return found


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def prose(name: str) -> list[str]:
    return [source(cell) for cell in cells(name) if cell["cell_type"] == "markdown"]


def code(name: str) -> list[str]:
    return [source(cell) for cell in cells(name) if cell["cell_type"] == "code"]


def test_every_lesson_has_its_notebook_in_its_games_folder_and_no_other_lies_there() -> None:
    there = {path.relative_to(LESSONS).as_posix() for path in LESSONS.rglob("*.ipynb")}
    assert {name for name in there if ".ipynb_checkpoints" not in name} == set(BY_NAME)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leads_to_its_notebook_where_it_has_one(game: str) -> None:
    names = {lesson.id: name for name, lesson in BY_NAME.items() if lesson.game == game}
    for lesson in room(game).all_lessons():
        there = f"lessons/{names[lesson.id]}" if lesson.id in names else ""
        assert look_inside(lesson) == (there and address(there))


@NOTEBOOKS
def test_a_notebook_is_the_lesson_and_a_look_inside(name: str) -> None:
    first, _player, second, *_rest = cells(name)
    assert BY_NAME[name].title in source(first).splitlines()[0]
    assert len(source(first).split()) <= 60
    assert source(second).startswith("## Look inside")
    assert not [text for text in prose(name) if "teacher" in text.lower()], "learners read this"


OTHERS = ("../contents.ipynb", "../index.ipynb", "../../examples/class_tournament.ipynb")


@pytest.mark.parametrize("name", [*BY_NAME, *OTHERS])
def test_a_notebook_lies_here_as_jupyterlab_saves_it(name: str) -> None:
    path = LESSONS / name
    book = nbformat.read(path, as_version=4)
    assert nbformat.writes(book) + "\n" == path.read_text(encoding="utf-8")
    assert book.metadata.kernelspec.display_name == "Python 3 (ipykernel)"
    # Lab adds the version of Python that ran it, the one line in which machines differ.
    assert {*book.metadata.language_info} >= {"name", "mimetype", "pygments_lexer"}
    assert "version" not in book.metadata.language_info


@NOTEBOOKS
def test_a_notebook_asks_to_predict_to_turn_a_knob_and_to_write_a_function(name: str) -> None:
    assert any(re.search(r"\*[^*]+\*", text) for text in prose(name)[2:]), "nothing to predict"
    assert any("ipywidgets import" in text for text in code(name)), "no control"
    assert any(text.startswith("## Your turn") for text in prose(name)), "no task"
    assert any(re.search(r"^check\.\w+\(", text, re.M) for text in code(name)), "no check"


@NOTEBOOKS
def test_what_a_cell_prints_is_compared_by_nbval(name: str) -> None:
    game, book = name.removesuffix(".ipynb").split("/")
    printing = {each["id"] for each in cells(name) if "outputs" in each and compared(source(each))}
    assert set(answers(game).get(book, {})) == printing


def test_nbval_is_told_what_the_cells_are_to_print(request: pytest.FixtureRequest) -> None:
    path = LESSONS / next(iter(BY_NAME))
    book = IPyNbFile.from_parent(request.session, path=path)
    items = [item for item in book.collect() if compared(item.cell.source)]
    for item in items:
        pytest_itemcollected(item)
    assert items
    for item in items:
        assert item.options["check"]
        (output,) = item.cell.outputs
        assert not item.compare_outputs([new_output("stream", text="nonsense")], item.cell.outputs)
        assert item.compare_outputs([new_output("stream", text=output.text)], item.cell.outputs)


@NOTEBOOKS
def test_a_notebook_leads_on(name: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", prose(name)[-1])
    assert all((LESSONS / name).parent.joinpath(link).resolve().is_file() for link in links)
    names = [each for each in BY_NAME if each.startswith(name.partition("/")[0] + "/")]
    following = names[names.index(name) + 1 :][:1]
    assert all(each.rpartition("/")[2] in links for each in following)
    assert "../../contents.ipynb" in links
    assert "`check.save_result(" in prose(name)[-1]


def test_the_contents_lead_to_every_notebook() -> None:
    text = (ROOT / "notebooks" / "contents.ipynb").read_text(encoding="utf-8")
    assert [name for name in BY_NAME if f"(lessons/{name})" not in text] == []


# ---- the lesson in it


def played(name: str, monkeypatch: pytest.MonkeyPatch) -> Paper:
    """The player of a notebook's second cell, as the cell makes it, in a browser of paper."""
    run = ast.parse(code(name)[0])
    last = run.body.pop()
    assert isinstance(last, ast.Expr)

    def make(**shell: Any) -> Any:
        monkeypatch.setattr(player, "lesson_player", partial(player.lesson_player, **shell))
        names: dict[str, Any] = {}
        exec(compile(run, name, "exec"), names)
        return eval(compile(ast.Expression(last.value), name, "eval"), names)

    return Paper(make, monkeypatch, **CELL)


@breadth("name", *sorted(BY_NAME, key=lambda name: "/01-" not in name), short=len(GAMES))
def test_the_lesson_of_a_notebook_is_played_to_its_end(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = played(name, monkeypatch)
    steps = 0
    for _click in range(MOST_CLICKS):
        if page.all('[data-act="again"]'):
            break
        if page.all('[data-act="next"]:not([disabled])'):
            page.act("next")
            steps += 1
        elif page.all('[data-act="hint"]:not([disabled])'):
            page.act("hint")
        else:
            page.event("act", page.last["after"]["act"])  # another player moves
    assert page.all('[data-act="again"]'), "the lesson does not end"
    assert steps == len(BY_NAME[name].steps)


# ---- the tasks in it

CHECKS = {
    "chocolatiers": check,
    "chocolatiers-2019": check_2019,
    "chocoly": check_chocoly,
    "chocolate-factory": check_factory,
    "factory-manager": check_manager,
}
KNOWN = {
    "chocolatiers": EXERCISES,
    "chocolatiers-2019": EXERCISES_2019,
    "chocoly": EXERCISES_CHOCOLY,
    "chocolate-factory": EXERCISES_FACTORY,
    "factory-manager": EXERCISES_MANAGER,
}
PAGES = {
    "chocolatiers": "notebooks.md",
    "chocolatiers-2019": "notebooks-2019.md",
    "chocoly": "notebooks-chocoly.md",
    "chocolate-factory": "notebooks-chocolate-factory.md",
    "factory-manager": "notebooks-factory-manager.md",
}
"""For teachers, with a solution of each task."""
AGAINST = [game for game in PAGES if load_game(game).players.stop > 2]
"""Games that have opponents: their last task is a player."""
TASKS = [
    (name, text) for name in BY_NAME for text in code(name) if text.endswith("pass  # your lines")
]


def page(game: str) -> str:
    return (ROOT / "docs" / PAGES[game]).read_text(encoding="utf-8")


SOLUTIONS = [
    (game, task, text)
    for game in PAGES
    for task, text in re.findall(
        r"^### \d+ · [^\n]*: `(\w+)`\n\n```python\n(.*?)```", page(game), re.M | re.S
    )
]


@pytest.mark.parametrize(("name", "text"), TASKS)
def test_an_empty_function_is_told_that_it_gives_nothing(name: str, text: str) -> None:
    names: dict[str, Any] = {}
    exec(text, names)
    task = re.search(r"def (\w+)", text)
    assert task
    checked = getattr(CHECKS[name.partition("/")[0]], task[1])(names[task[1]])
    assert not checked
    assert "gives nothing back" in checked.text
    assert any(f"check.{task[1]}({task[1]})" in each for each in code(name))


def test_every_task_has_a_solution_and_the_other_way_round() -> None:
    tasks = [
        (name.partition("/")[0], task)
        for name, text in TASKS
        for task in re.findall(r"def (\w+)", text)[-1:]
    ]
    known = [(game, task) for game, exercises in KNOWN.items() for task in exercises]
    assert tasks == [(game, task) for game, task, _text in SOLUTIONS] == known


@pytest.mark.parametrize(("game", "task", "text"), SOLUTIONS)
def test_the_solution_told_to_teachers_is_right(game: str, task: str, text: str) -> None:
    names: dict[str, Any] = {}
    exec(text, names)
    checked = getattr(CHECKS[game], task)(names[task])
    assert checked, checked.text


@pytest.mark.parametrize("game", AGAINST)
def test_the_player_told_to_teachers_wins_most_games_against_a_weak_one(game: str) -> None:
    example = re.search(r"^### \d+ [^`\n]*\n\n```python\n(.*?)```", page(game), re.M | re.S)
    assert example
    names: dict[str, Any] = {"game": load_game(game)}
    exec(example[1], names)
    weakest = next(iter(room(game).players()))
    checked = CHECKS[game].player(names["choose"], opponent=weakest, games=6)
    assert re.search("Won [456] of 6.", checked.text), checked.text


@pytest.mark.parametrize("game", AGAINST)
def test_the_last_notebook_names_all_players_from_weak_to_strong(game: str) -> None:
    last = [name for name in BY_NAME if name.startswith(f"{game}/")][len(course(game)) - 1]
    (said,) = (text for text in prose(last) if "from weak to strong" in text)
    names = re.findall(r"`(\w+)`", said)
    assert names == ["carefree", *Players(room(game).players()).names]
    for name in names:
        assert "no player" not in CHECKS[game].player(lambda view, actions: None, name, 1).text


@pytest.mark.parametrize("game", PAGES)
def test_the_page_for_teachers_tells_of_every_notebook_its_time_and_what_to_listen_for(
    game: str,
) -> None:
    rows = re.findall(r"^\| \[[^]]*\]\(\.\./notebooks/lessons/(\S+)\) \|(.*)\|$", page(game), re.M)
    assert [name for name, _row in rows] == [n for n in BY_NAME if n.startswith(f"{game}/")]
    for name, row in rows:
        aim, python, minutes, listen = (cell.strip() for cell in row.split("|"))
        assert all((aim, python, minutes.isdecimal(), listen.startswith("“"))), name
