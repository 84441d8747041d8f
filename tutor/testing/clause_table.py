"""Which code, which tests and which lessons belong to each clause of the rulebook.

Nothing is written down twice: code cites clauses in its docstrings and comments, or answers with
their ids; tests are marked with `pytest.mark.clause`; lessons name theirs. An empty cell is a rule
that is not built, not proven or not taught.

Every game has a table of its own: only its own code, tests and lessons count. Where it has none for
a clause that is word for word that of its family's parent, the parent's fill the cell. A mark names
the game as all keys do (`tutor.rooms.split`): `clause("4.3")` is the first game's,
`clause("noughts/1.1")` another one's.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import attrs

from tutor.rooms import GAMES, inherited, load_game, room, split
from tutor.rulebook import Clause

_CITED = re.compile(r"\b(\d{1,2}\.\d{1,2})(?:\s+to\s+(\d{1,2}\.\d{1,2}))?\b")
Cites = Mapping[str, tuple[str, ...]]
"""By clause id, the places that cite it."""


@attrs.frozen
class Row:
    """A clause and where it lives: names of functions, of tests, ids of lesson steps."""

    clause: Clause
    code: tuple[str, ...]
    tests: tuple[str, ...]
    lessons: tuple[str, ...]


def rows(root: Path, game: str) -> list[Row]:
    """Return a row for each clause of a game, in the order of its rulebook.

    `root` is the repository's folder. Raises UnknownGame, and ValueError for a test marked with a
    clause that the rulebook does not have.
    """
    rulebook = load_game(game).rulebook
    cites = (_code_cites(_folder(root, package), tuple(rulebook)) for package in _packages(game))
    code = _collect(chain.from_iterable(cites))
    tests = _collect(_test_marks(root / "tests", game))
    lessons = _collect(_lesson_cites(game))
    for i in tests.keys() - rulebook.keys():
        raise ValueError(f"{tests[i][0]} is marked with clause {i}, which the rulebook has not.")
    own = [
        Row(clause, code.get(i, ()), tests.get(i, ()), lessons.get(i, ()))
        for i, clause in rulebook.items()
    ]
    here = room(game)
    if here.parent is None or not empty_cells(own):
        return own
    above, known = {row.clause.id: row for row in rows(root, here.parent)}, inherited(here)
    title = load_game(here.parent).title
    return [
        _filled(row, above[known[row.clause.id]], title) if row.clause.id in known else row
        for row in own
    ]


def _filled(row: Row, above: Row, title: str) -> Row:
    """A row whose empty cells hold the parent's places, with the parent's title before each."""

    def cell(own: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[str, ...]:
        return own or tuple(f"{title}: {place}" for place in theirs)

    return attrs.evolve(
        row,
        code=cell(row.code, above.code),
        tests=cell(row.tests, above.tests),
        lessons=cell(row.lessons, above.lessons),
    )


def _packages(game: str) -> Iterator[str]:
    """The packages whose code cites the clauses of a game: its own, and its family's."""
    here = room(game)
    yield here.package
    if here.family is not None and here.family.id == game:
        yield here.family.package


def _folder(root: Path, package: str) -> Path:
    """Where a package is: in the repository, or installed from elsewhere."""
    folder = root.joinpath(*package.split("."))
    found = None if folder.is_dir() else find_spec(package)
    return Path(found.origin).parent if found is not None and found.origin else folder


def page_name(game: str) -> str:
    """Return the file of a game's table."""
    return "rules.md" if game == GAMES[0] else f"rules-{game}.md"


def empty_cells(table: list[Row]) -> list[str]:
    """Return what is missing, a line each; [] if every clause has code, test and lesson."""
    return [
        f"{row.clause.id} {row.clause.title}: no {name}"
        for row in table
        for name, cell in (("code", row.code), ("test", row.tests), ("lesson", row.lessons))
        if not cell
    ]


def markdown(table: list[Row], title: str) -> str:
    """Return the table of the game of that title as a page."""
    lines = [
        f"# The rules of {title}, and where each one lives",
        "",
        "Written by `tutor docs` from the rulebook, the code, the tests and the lessons.",
        "",
        "| Clause | Rulebook | Code | Tests | Lessons |",
        "|---|---|---|---|---|",
    ]
    for row in table:
        heading = row.clause.source.partition(", ")[2]
        cells = [f"{row.clause.id} {row.clause.title}", heading]
        cells += ["<br>".join(cell) for cell in (row.code, row.tests, row.lessons)]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def _collect(cites: Iterator[tuple[str, str]]) -> Cites:
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for clause, place in cites:
        found[clause][place] = None
    return {clause: tuple(places) for clause, places in found.items()}


def _code_cites(folder: Path, known: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """(clause, "module.function") for each docstring, comment and answer that names a clause.

    Folders inside that have a rulebook of their own are passed over: they cite another game's.
    """
    others = {rulebook.parent for rulebook in folder.rglob("rulebook.toml")} - {folder}
    for path in sorted(folder.rglob("*.py")):
        if others & set(path.parents):
            continue
        source = path.read_text(encoding="utf-8")
        for place, text in _places(ast.parse(source).body, source.split("\n"), path.stem):
            for clause in _cited(text, known):
                yield clause, place


def _places(body: list[ast.stmt], lines: list[str], above: str) -> Iterator[tuple[str, str]]:
    """Each function and class with the words in it: docstring, comments, clauses answered."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield f"{above}.{node.name}", ast.get_docstring(node) or ""
            yield from _places(node.body, lines, f"{above}.{node.name}")
        elif isinstance(node, ast.FunctionDef):
            comments = [
                line.partition("# ")[2] for line in lines[node.lineno - 1 : node.end_lineno]
            ]
            answers = [
                inner.value
                for inner in ast.walk(node)
                if isinstance(inner, ast.Constant)
                and isinstance(inner.value, str)
                and _CITED.fullmatch(inner.value)
            ]
            words = [ast.get_docstring(node) or "", *comments, *answers]
            yield f"{above}.{node.name}", "\n".join(words)


def _cited(text: str, known: tuple[str, ...]) -> Iterator[str]:
    """The clauses a text names; "4.1 to 4.3" names three."""
    for first, last in _CITED.findall(text):
        if first in known:
            end = known.index(last) if last in known else known.index(first)
            yield from known[known.index(first) : end + 1]


def _test_marks(folder: Path, game: str) -> Iterator[tuple[str, str]]:
    """(clause, "file: test") for each `@pytest.mark.clause("4.3")` of that game.

    Packages of their own inside the folder are passed over: they may be of a game not here.
    """
    others = {project.parent for project in folder.rglob("pyproject.toml")}
    for path in sorted(folder.rglob("test_*.py")):
        if not others & set(path.parents):
            for mark, test in _marks_in(path, path.stat().st_mtime_ns):
                whose, clause = split(mark)
                if whose == game:
                    yield clause, f"{path.stem}: {test}"


@lru_cache(maxsize=4096)
def _marks_in(path: Path, changed: int) -> tuple[tuple[str, str], ...]:
    """Return (mark, test) for each clause that a file of tests marks: a file is read once for all
    games, and again when it was `changed` (ns).
    """
    return tuple(
        (ast.literal_eval(argument), node.name)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause"
        for argument in mark.args
    )


def _lesson_cites(game: str) -> Iterator[tuple[str, str]]:
    for lesson in room(game).all_lessons():
        for step in lesson.steps:
            yield from ((clause, f"{step.id} teaches") for clause in step.clauses)
            yield from ((clause, f"{step.id} practises") for clause in step.practises)
