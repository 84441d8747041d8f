"""The tool on a toy module: what it changes, what it notices, and that it ends."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.mutants.__main__ import EQUIVALENTS, FOLDERS, ROOT, equivalents, key
from tests.mutants.mutate import mutants
from tests.mutants.planted import planted

TOY = '''"""A toy."""

LIMIT = 3


def most(numbers: list[int] = []) -> int:
    """The largest number, at most LIMIT."""
    found = 0
    for number in numbers:
        if number > found:
            found = number
    return min(found, LIMIT)


def steps(n: int) -> int:
    count = 0
    while n > 0:
        count += 1
        n -= 1
    return count
'''
TESTS = """
from toy import most, steps


def test_most():
    assert most([]) == 0
    assert most([1, 2]) == 2
    assert most([5, 1]) == 3


def test_steps():
    assert steps(2) == 2
"""
EQUIVALENT = """
[[equivalent]]
file = "toy.py"
line = "if number > found:"
column = 4
before = "number > found"
after = ["number >= found"]
reason = "An equal number changes nothing."
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toy.py").write_text(TOY)
    (tmp_path / "test_toy.py").write_text(TESTS)
    (tmp_path / "equivalents.toml").write_text(EQUIVALENT)
    return tmp_path


def run(toy: Path, *more: str) -> tuple[int, str, str]:
    """The exit code and both outputs, from a process of its own.

    A worker of the tests has far more in memory than what forks there should carry.
    """
    known = ["--equivalents", str(toy / "equivalents.toml")]
    where = ["toy.py", "--root", str(toy), "--tests", "test_toy.py", "--cap", "10"]
    command = [sys.executable, "-m", "tests.mutants", *where, *known, *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def changes(source: str, tmp_path: Path) -> list[str]:
    """What each mutant of the source is, on one line."""
    path = tmp_path / "small.py"
    path.write_text(source)
    found = mutants(path)
    return [" ".join(ast.unparse(mutant.tree()).split()) for mutant in found]


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a < b", ["a <= b"]),
        ("a in b", ["a not in b"]),
        ("0 < a", ["0 <= a", "1 < a", "-1 < a"]),
        ("a and b", ["a or b"]),
        ("not a", ["a"]),
        ("a + b", ["a - b"]),
        ("max(a, b)", ["min(a, b)"]),
        ("call(a, b)", ["call(b, a)"]),
        ("b if a else c", ["b if not a else c"]),
        ("[a for a in b if c]", ["[a for a in b]"]),
        ("True", ["False"]),
        ("'text'", []),
    ],
)
def test_one_change_at_a_time(source: str, changed: list[str], tmp_path: Path) -> None:
    assert changes(f"x = {source}", tmp_path) == [f"x = {other}" for other in changed]


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("def f():\n    return a", ["def f(): return None"]),
        ("def f():\n    raise a", ["def f(): pass"]),
        ("a += b", ["a -= b", "pass"]),
        ("call()", ["pass"]),
        ('"""Only words."""', []),
        ("def f(a: 1) -> 2:\n    pass", []),
        ("@cache(3)\ndef f():\n    pass", []),
        ("if TYPE_CHECKING:\n    call()", []),
    ],
)
def test_statements_and_what_is_left_alone(source: str, changed: list[str], tmp_path: Path) -> None:
    assert changes(source, tmp_path) == changed


def test_a_mutant_says_where_it_is(toy: Path) -> None:
    mutant = next(m for m in mutants(toy / "toy.py") if m.before == "number > found")
    assert str(mutant) == (
        f"{toy / 'toy.py'}:10:4: number > found  ->  number >= found\n    if number > found:"
    )


def test_survivors_are_named_and_counted(toy: Path) -> None:
    lines = ["toy.py:3", "toy.py:10", "toy.py:12"]
    code, said, _errors = run(toy, "--only", *lines, "--verbose")
    assert code == 0
    assert "1 of them known equivalents" in said
    assert "KILLED by test_toy.py::test_most toy.py:12:8: min(found, LIMIT)  ->  max(" in said
    assert "Score: 4 of 4, 100.0 %." in said
    (toy / "test_toy.py").write_text(TESTS.replace("assert most([5, 1]) == 3", "pass"))
    code, said, _errors = run(toy, "--only", *lines)
    assert code == 1
    assert "SURVIVED toy.py:3:9: 3  ->  4\n    LIMIT = 3\n" in said
    assert "Score: 2 of 4, 50.0 %." in said


def test_a_sample_is_the_same_for_the_same_seed(toy: Path) -> None:
    chosen = []
    for _time in range(2):
        _code, said, _errors = run(toy, "--sample", "2", "--seed", "2", "--verbose")
        chosen.append([line for line in said.split("\n") if "->" in line])
    assert chosen[0] == chosen[1]
    assert len(chosen[0]) == 2


@pytest.mark.long  # it computes for ten seconds
def test_a_mutant_that_never_ends_is_ended(toy: Path) -> None:
    code, said, _errors = run(toy, "--only", "toy.py:19", "--verbose", "--cap", "3")
    assert code == 0
    assert "TIMED OUT toy.py:19:1: n -= 1  ->  n += 1" in said


def test_tests_that_fail_anyway_are_said(toy: Path) -> None:
    (toy / "test_toy.py").write_text("def test_it():\n    assert False\n")
    code, _said, errors = run(toy)
    assert code == 2
    assert "fail without any mutant" in errors


def test_every_known_equivalent_is_a_mutant_of_the_rules() -> None:
    """Where the source has changed, its entry must go."""
    folders = (*FOLDERS, "tutor/chocolate_factory", "tutor/chocolate_factory/manager")
    paths = [path for folder in folders for path in (ROOT / folder).glob("*.py")]
    made = {key(m) for path in paths for m in mutants(path)}
    assert equivalents(EQUIVALENTS) - made == set()


def test_every_known_equivalent_has_its_reason() -> None:
    entries = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))["equivalent"]
    assert [entry for entry in entries if not entry["reason"]] == []


PLANTED = planted(ROOT)


def test_thirty_faults_can_be_planted_on_every_storey_and_in_every_game() -> None:
    assert len({fault.name for fault in PLANTED}) == len(PLANTED) >= 30
    files = [fault.path.relative_to(ROOT).parts for fault in PLANTED]
    assert {parts[0] for parts in files} == {"tutor", "widgets"}
    rooms = {"chocolatiers", "chocolatiers_2019", "chocoly", "chocolate_factory"}
    assert rooms <= {parts[1] for parts in files}


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.name)
def test_a_fault_fits_the_source_and_its_tests_are_there(fault) -> None:
    """Where the source has changed, its row must follow."""
    assert ast.dump(fault.tree()) != ast.dump(ast.parse(fault.path.read_text(encoding="utf-8")))
    assert fault.tests
    assert all((ROOT / tests).exists() for tests in fault.tests)


PLANT = """import sys
from pathlib import Path
import tests.mutants.__main__ as mutants
from tests.mutants.planted import planted
table, *asked = sys.argv[1:]
mutants.planted = lambda root: planted(root, Path(table))
sys.exit(mutants.main(asked))
"""


def test_a_planted_fault_is_noticed_or_missed(toy: Path) -> None:
    table = toy / "planted.toml"
    row = '[[fault]]\nname = "{}"\nfile = "toy.py"\nbefore = "{}"\nafter = "{}"\n'
    rows = [("more", "LIMIT = 3", "LIMIT = 4"), ("same", "found = 0", "found = -0")]
    tests = 'tests = ["test_toy.py"]\n'
    table.write_text("".join(row.format(*each) + tests for each in rows))

    def plant(*more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", PLANT, str(table), "--planted", "--root", str(toy), *more]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    one = plant("--only", "more")
    assert (one.returncode, "1 faults planted: 1 of 1 times noticed." in one.stdout) == (0, True)
    both = plant()
    assert (both.returncode, "MISSED: same (test_toy.py" in both.stdout) == (1, True)
