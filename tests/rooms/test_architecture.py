"""The house as its plan has it: imports go downwards, and nothing outside a room knows a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import attrs
import mypy.api
import networkx as nx
import pytest

import tutor.rooms
import widgets.rooms

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = {game: ROOT / "tests" / "rooms" / game for game in ("lanterns", "noughts")}
REGISTRIES = ("tutor.rooms", "widgets.rooms")
JUPYTER = re.compile(
    r"(anywidget|ipy\w+|IPython|jupyter\w*|nb\w+|notebook|tornado|traitlets|voila|htpy)(\.|$)"
)
"""What the lowest storey does without; htpy, too, which writes pages."""
FLOORS: tuple[tuple[str, ...], ...] = (
    ("tutor.frozen_map", "tutor.resources", "tutor.rich_display", "tutor.messages"),
    ("tutor.kind",),
    ("tutor.i18n",),
    ("tutor.errors", "tutor.options", "tutor.rulebook"),
    ("tutor.engine",),
    ("tutor.rooms", "tutor.turns"),
    ("tutor.kit",),
    ("tutor.record", "tutor.progress", "tutor.players", "tutor.puzzles"),
    ("tutor.coach", "tutor.diary", "tutor.lessons", "tutor.puzzles.training", "tutor.puzzles.runs"),
    ("tutor.short_link",),
    ("tutor.puzzles.solvers",),
    ("tutor.representations", "tutor.frames", "tutor.lessons.written", "tutor.results"),
    ("tutor",),
    ("tutor.classroom", "tutor.together"),
    ("tutor.live_class",),
    ("tutor.testing",),
    ("tutor.commands",),
    ("tutor.cli",),
    ("tutor.__main__",),
    ("widgets.draw",),
    ("widgets.rooms",),
    ("widgets.browser",),
    ("widgets.storage", "widgets.table"),
    ("widgets.stage",),
    ("widgets.tabletop",),
    ("widgets.pages",),
    ("widgets.pages.final", "widgets.pages.lesson", "widgets.pages.puzzles.solving"),
    ("widgets.pages.puzzles",),
    ("widgets.pages.home", "widgets.pages.table"),
    ("widgets.pages.puzzles.runs",),
    ("widgets.pages.classroom",),
    ("widgets.pages.classroom.write", "widgets.pages.handed", "widgets.pages.together"),
    ("widgets.pages.live_class",),
    ("widgets.app", "widgets.testing"),
    ("widgets",),
    ("widgets.serve.kernels", "widgets.serve.together", "widgets.site"),
    ("widgets.serve",),
)
"""The frame from the bottom up. A folder imports from lower floors and from itself. A module that
lies directly in `tutor` or `widgets` is a folder of its own."""

DOORS = ("room", "tabletop", "check")
"""Modules of a room through which others reach it. They import from any of its folders, and no
folder imports them."""


@attrs.frozen
class Module:
    """A module's name and its source as a tree."""

    name: str
    tree: ast.Module = attrs.field(repr=False, eq=False)

    def below(self, packages: Iterable[str]) -> bool:
        """Whether it is one of these packages or in one."""
        return any(self.name == p or self.name.startswith(f"{p}.") for p in packages)


@cache
def modules() -> Mapping[str, Module]:
    """Every module of the house and of the samples, by name."""
    found = {}
    for base, package in (
        (ROOT, "tutor"),
        (ROOT, "widgets"),
        *((folder, package) for game, folder in SAMPLES.items() for package in both(game)),
    ):
        for path in sorted((base / package).rglob("*.py")):
            parts = path.relative_to(base).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = Module(name, ast.parse(path.read_text(encoding="utf-8")))
    return found


@cache
def families() -> tuple[str, ...]:
    """The packages that the games of a family share."""
    return tuple(
        f"{base}.{path.name}"
        for base in ("tutor", "widgets")
        for path in sorted(ROOT.glob(f"{base}/*_family"))
    )


@cache
def rooms() -> tuple[str, ...]:
    """The packages that know a game: those of the registries, those that have a rulebook or a
    room on screen, registered yet or not, those of families, and the samples'."""
    registered = (*tutor.rooms.HOUSE.values(), *widgets.rooms.HOUSE.values())
    house = (where.partition(":")[0].rpartition(".")[0] for where in registered)
    written = (f"tutor.{path.parent.name}" for path in ROOT.glob("tutor/*/rulebook.toml"))
    shown = (f"widgets.{path.parent.name}" for path in ROOT.glob("widgets/*/room.py"))
    samples = (package for game in SAMPLES for package in both(game))
    return tuple(dict.fromkeys((*house, *written, *shown, *families(), *samples)))


@cache
def room_of(name: str) -> str:
    """The room in which a module lies, by its folder; "" for one of the frame."""
    found = [package for package in rooms() if is_in(name, (package,))]
    return found[0].rpartition(".")[2] if found else ""


def both(game: str) -> tuple[str, str]:
    """The two packages of a sample."""
    return game, f"{game}_widgets"


def frame() -> list[Module]:
    """The modules that carry any game."""
    return [module for module in modules().values() if not module.below(rooms())]


@cache
def imports(module: Module) -> tuple[str, ...]:
    """What a module imports, anywhere in it: modules, not names."""
    return tuple(imported(module.tree, module.name))


def imported(tree: ast.AST, importer: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{importer} imports by dots"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in modules() else str(node.module)


def folder(name: str) -> str:
    """The folder of a module as `FLOORS` names it."""
    if name.count(".") <= 1 and not is_package(name):
        return name
    return name if is_package(name) else name.rpartition(".")[0]


def is_package(name: str) -> bool:
    """Whether the module is a package's `__init__`."""
    return name in packages()


@cache
def packages() -> frozenset[str]:
    """Every module that others lie in."""
    return frozenset(other.rpartition(".")[0] for other in modules())


def needs(module: Module) -> Iterator[str]:
    """The house's modules that a module needs when it runs. Registries name the types of what
    rooms offer, from any floor, for readers and mypy alone."""
    skipped: set[str] = set()
    if module.name in REGISTRIES:
        checked = (n for n in module.tree.body if isinstance(n, ast.If))
        skipped = {name for n in checked for name in imported(n, module.name)}
    yield from (name for name in imports(module) if name in modules() and name not in skipped)


def is_in(name: str, packages: Iterable[str]) -> bool:
    return any(name == p or name.startswith(f"{p}.") for p in packages)


def test_the_lowest_storey_knows_nothing_of_those_above() -> None:
    screens = ("widgets", *(both(game)[1] for game in SAMPLES))
    for module in modules().values():
        if module.below(("tutor", *SAMPLES)):
            for name in imports(module):
                assert not is_in(name, screens), f"{module} imports {name}"
                assert not JUPYTER.match(name), f"{module} imports {name}"


def test_nothing_outside_a_room_imports_it() -> None:
    found = [
        f"{module.name} imports {name}"
        for module in frame()
        for name in needs(module)
        if is_in(name, rooms())
    ]
    assert found == []


def test_no_room_imports_another_room() -> None:
    """What two games share lies in the room of their family, which knows neither of them."""
    shared = {package.rpartition(".")[2] for package in families()}
    found = [
        f"{module.name} imports {name}"
        for module in modules().values()
        if (here := room_of(module.name).removesuffix("_widgets"))
        for name in imports(module)
        if (there := room_of(name).removesuffix("_widgets"))
        if there not in (here, *shared)
    ]
    assert found == []


def test_registries_name_rooms_in_texts_alone() -> None:
    for registry, names in zip(REGISTRIES, (tutor.rooms, widgets.rooms), strict=True):
        for game, where in names.HOUSE.items():
            assert re.fullmatch(r"[\w.]+:[A-Z]+", where), f"{registry}: {game} is at {where}"


def docstrings(tree: ast.Module) -> set[ast.AST]:
    """The texts of a module that only say what something is."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def test_no_game_is_named_outside_its_rooms_and_the_registries() -> None:
    named = re.compile(rf"\b({'|'.join(map(re.escape, tutor.rooms.ids()))})\b")
    found = []
    for module in frame():
        said = docstrings(module.tree)
        for node in ast.walk(module.tree):
            text = node.value if isinstance(node, ast.Constant) and node not in said else ""
            if isinstance(text, str) and named.search(text) and module.name not in REGISTRIES:
                found.append(f"{module.name}: {text!r}")
    assert found == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = nx.DiGraph(
        (module.name, name) for module in modules().values() for name in needs(module)
    )
    circles = [" -> ".join(sorted(part)) for part in nx.strongly_connected_components(graph)]
    assert [circle for circle in circles if "->" in circle] == []


def test_every_folder_of_the_frame_imports_from_lower_floors_alone() -> None:
    floors = {name: floor for floor, names in enumerate(FLOORS) for name in names}
    found = []
    for module in frame():
        here = folder(module.name)
        assert here in floors, f"{here} has no floor: add it to FLOORS, above all that it imports"
        found += [
            f"{module.name} ({here}) imports {name} ({folder(name)}), which is no lower floor"
            for name in needs(module)
            if folder(name) != here and floors.get(folder(name), -1) >= floors[here]
        ]
    assert found == []


def place_in(name: str, room: str) -> str:
    """The folder of a module within its room; a door, and the room's own `__init__`, is a place
    of its own."""
    parent, _, last = name.rpartition(".")
    if name == room:
        return f"{room}.__init__"
    return name if is_package(name) or last in DOORS else parent


def circles(imported: Iterable[tuple[str, str]], room: str) -> list[list[str]]:
    """Groups of folders of a room that import each other, each with the imports that do.

    `imported`: a module of the house and one that it imports."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    for importer, name in imported:
        if is_in(importer, (room,)) and is_in(name, (room,)):
            here, there = place_in(importer, room), place_in(name, room)
            if here != there:
                graph.add_edge(here, there)
                graph[here][there].setdefault("why", []).append(f"{importer} imports {name}")
    return [
        sorted(why for *_, found in graph.subgraph(part).edges(data="why") for why in found)
        for part in nx.strongly_connected_components(graph)
        if len(part) > 1
    ]


def house_imports() -> list[tuple[str, str]]:
    """Every module of the house and of the samples with each module of it that it imports."""
    return [
        (module.name, name)
        for module in modules().values()
        for name in imports(module)
        if name in modules()
    ]


@pytest.mark.parametrize("room", rooms())
def test_no_folders_of_a_room_import_each_other_in_a_circle(room: str) -> None:
    assert circles(house_imports(), room) == []


def test_a_circle_between_folders_of_a_room_is_found() -> None:
    """The circle is planted: a kind of puzzle asks the folder that makes puzzles out of kinds."""
    room, made = "tutor.chocolatiers", "tutor.chocolatiers.puzzles.making.tasks"
    planted = ("tutor.chocolatiers.puzzles.kinds.cover", made)
    (found,) = circles([*house_imports(), planted], room)
    assert f"{planted[0]} imports {made}" in found
    assert any(line.startswith("tutor.chocolatiers.puzzles.making.") for line in found)


def test_every_floor_has_something_on_it() -> None:
    here = {folder(module.name) for module in frame()}
    assert [name for names in FLOORS for name in names if name not in here] == []


def test_no_name_is_built_to_be_looked_up() -> None:
    """Dispatch is a table that a reader and a tool can follow."""
    found = [
        f"{module.name}, line {node.lineno}"
        for module in modules().values()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "getattr"
        and isinstance(node.args[1], ast.JoinedStr | ast.BinOp)
    ]
    assert found == []


# ---- what a page may ask of a game

PAGE = """
from tutor.engine import A, Game, S
from widgets.table import Match


def shown(match: Match[S, A], game: Game[S, A], state: S) -> object:
    game.view(state, 0)
    return {asked}
"""


ASKED = {
    "match.seen": "",
    "match.game.options": "",
    "state.hands": '"S" has no attribute "hands"',
    "match.seen.displays": '"S" has no attribute "displays"',
    "game.components": 'has no attribute "components"',
    "game.view(match.seen, 0).tray": '"S" has no attribute "tray"',
}
"""What a page may ask, and what mypy says if it may not."""


@pytest.fixture(scope="module")
def said_of_pages(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """What mypy says of a page for each of ASKED; it knows what `make lint` has read."""
    folder = tmp_path_factory.mktemp("pages")
    pages = [folder / f"page_{number}.py" for number in range(len(ASKED))]
    for page, asked in zip(pages, ASKED, strict=True):
        page.write_text(PAGE.format(asked=asked))
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        out, problems, _code = mypy.api.run(
            ["--strict", "--config-file=pyproject.toml", *map(str, pages)]
        )
    assert not problems
    # Of an equal page mypy remembers what it said, with the folder in which that page lay.
    return [[line for line in out.splitlines() if f"/{page.name}:" in line] for page in pages]


@pytest.mark.parametrize("asked", ASKED)
def test_a_page_that_asks_what_no_game_promised_does_not_pass_mypy(
    asked: str, said_of_pages: list[list[str]]
) -> None:
    found, says = said_of_pages[list(ASKED).index(asked)], ASKED[asked]
    assert [says in line for line in found] == ([True] if says else [])
