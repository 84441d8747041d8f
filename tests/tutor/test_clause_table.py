"""The table of rules: nothing unbuilt, unproven or untaught, and an empty cell is seen."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tutor import GAMES
from tutor.cli import main
from tutor.rooms import load_game
from tutor.testing.clause_table import Row, empty_cells, markdown, page_name, rows

ROOT = Path(__file__).resolve().parents[2]
FIRST = GAMES[0]


def page(game: str) -> str:
    return markdown(rows(ROOT, game), load_game(game).title)


def write_test(root: Path, *marks: str) -> None:
    """A tests folder with one test that bears these marks."""
    (root / "tests").mkdir(exist_ok=True)
    listed = ", ".join(f'"{mark}"' for mark in marks)
    text = f"import pytest\n\n@pytest.mark.clause({listed})\ndef test_x() -> None:\n    pass\n"
    (root / "tests" / "test_a.py").write_text(text)


def by_clause(root: Path, game: str) -> dict[str, Row]:
    return {row.clause.id: row for row in rows(root, game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_built_proven_and_taught(game: str) -> None:
    assert empty_cells(rows(ROOT, game)) == []


def test_functions_tests_and_steps_are_named() -> None:
    row = next(row for row in rows(ROOT, FIRST) if row.clause.id == "4.3")
    assert "payments.payment_problems" in row.code
    assert "test_boxing: test_david_lets_two_truffles_stand_for_the_blueberry" in row.tests
    first = next(row for row in rows(ROOT, FIRST) if row.clause.id == "3.1")
    assert "first-bite/1 teaches" in first.lessons


def test_a_range_of_clauses_cites_all_of_them() -> None:
    cited = [row.clause.id for row in rows(ROOT, FIRST) if "actions.Box" in row.code]
    assert cited == ["4.1", "4.2", "4.3", "4.4", "4.5", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6"]


def test_an_empty_cell_is_seen() -> None:
    table = rows(ROOT, FIRST)
    bare = attrs.evolve(table[0], code=(), tests=(), lessons=())
    assert empty_cells([bare]) == [
        "1.1 Opening hand: no code",
        "1.1 Opening hand: no test",
        "1.1 Opening hand: no lesson",
    ]


def test_tests_that_are_not_there_leave_the_cell_empty(tmp_path: Path) -> None:
    code = tmp_path / "tutor" / "chocolatiers"
    code.mkdir(parents=True)
    (tmp_path / "tutor" / "chocolatiers_family").mkdir()
    (code / "a.py").write_text('def f() -> None:\n    """Does it (clauses 7.1 to 7.3)."""\n')
    (code / "b.py").write_text('def g() -> str:\n    return "9.9 7.4"  # as 7.4 says, or 0.8\n')
    write_test(tmp_path, "7.1", "7.2")
    found = {i: (row.code, row.tests) for i, row in by_clause(tmp_path, FIRST).items()}
    assert found["7.1"] == (("a.f",), ("test_a: test_x",))
    assert found["7.3"] == (("a.f",), ())
    assert found["7.4"] == (("b.g",), ())
    assert found["8.1"] == ((), ())


def test_a_game_is_not_proven_by_the_tests_of_another(tmp_path: Path, two_games: str) -> None:
    """The twin has the same clauses and no test at all, nor code; then one test of its own."""
    code = tmp_path / "tutor" / "chocolatiers"
    code.mkdir(parents=True)
    (tmp_path / "tutor" / "chocolatiers_family").mkdir()
    (code / "a.py").write_text('def f() -> None:\n    """Does it (clauses 7.1 to 7.3)."""\n')
    write_test(tmp_path, "7.1", "7.2")
    assert by_clause(tmp_path, FIRST)["7.1"].tests
    assert not any(row.tests or row.code for row in rows(tmp_path, two_games))
    write_test(tmp_path, "7.1", f"{two_games}/7.2")
    proven = {
        game: [i for i, row in by_clause(tmp_path, game).items() if row.tests]
        for game in (FIRST, two_games)
    }
    assert proven == {FIRST: ["7.1"], two_games: ["7.2"]}


def test_a_game_is_not_taught_by_the_lessons_of_another(tmp_path: Path, two_games: str) -> None:
    write_test(tmp_path)
    first, other = by_clause(tmp_path, FIRST), by_clause(tmp_path, two_games)
    assert other["3.1"].lessons
    assert first["9.3"].lessons
    assert not other["9.3"].lessons, "the twin’s course ends before"


def test_code_below_a_rulebook_of_its_own_cites_another_game(tmp_path: Path) -> None:
    code = tmp_path / "tutor" / "chocolatiers"
    (code / "solo").mkdir(parents=True)
    (tmp_path / "tutor" / "chocolatiers_family").mkdir()
    (code / "a.py").write_text('def f() -> None:\n    """Does it (clause 7.1)."""\n')
    (code / "rulebook.toml").touch()
    (code / "solo" / "b.py").write_text('def g() -> None:\n    """Does it (clause 7.2)."""\n')
    write_test(tmp_path)
    assert by_clause(tmp_path, FIRST)["7.2"].code == ("b.g",)
    (code / "solo" / "rulebook.toml").touch()
    found = {i: row.code for i, row in by_clause(tmp_path, FIRST).items() if row.code}
    assert found == {"7.1": ("a.f",)}


def test_what_the_parent_of_a_family_has_fills_the_cell(
    tmp_path: Path, two_games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The twin as a child of the first game: 3.1 is taught in its course, 9.3 in the parent's."""
    clauses = dict(load_game(two_games).rulebook)
    for name in ("3.1", "9.3"):
        clauses[name] = attrs.evolve(clauses[name], like=(name,))
    clauses["9.4"] = attrs.evolve(clauses["9.4"], like=("9.4",), text="Somebody always wins.")
    monkeypatch.setattr(type(load_game(two_games)), "rulebook", clauses)
    write_test(tmp_path, "9.3", "9.4")
    first, child = by_clause(tmp_path, FIRST), by_clause(tmp_path, two_games)
    assert child["9.3"].tests == ("Chocolatiers: test_a: test_x",)
    assert child["9.3"].lessons == tuple(f"Chocolatiers: {place}" for place in first["9.3"].lessons)
    assert child["3.1"].lessons == tuple(
        place for place in first["3.1"].lessons if place.startswith("first-bite/")
    )
    assert child["9.4"].tests == child["9.4"].lessons == ()
    assert child["9.2"].tests == child["9.2"].lessons == ()


def test_the_page_has_a_line_for_each_clause() -> None:
    lines = page(FIRST).splitlines()
    assert len([line for line in lines if line.startswith("| ")]) == len(rows(ROOT, FIRST)) + 1
    assert any("| 3 - End Phase |" in line for line in lines)


def test_the_command_writes_a_page_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs"]) == 0
    said = capsys.readouterr().out
    for game in GAMES:
        file = ROOT / "docs" / "_build" / page_name(game)
        assert str(file) in said
        assert file.read_text(encoding="utf-8") == page(game)


def test_each_page_has_a_file_of_its_own(two_games: str) -> None:
    assert page_name(FIRST) == "rules.md"
    assert page_name(two_games) == f"rules-{two_games}.md"


def test_the_command_fails_on_an_empty_cell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["docs", "--check"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("tutor.testing.clause_table._lesson_cites", lambda game: iter(()))
    assert main(["docs", "--check"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert f"{FIRST}: 4.3 Two for one: no lesson" in said


def test_the_check_goes_over_every_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, two_games: str
) -> None:
    monkeypatch.setattr("tutor.cli.GAMES", (FIRST, two_games))
    assert main(["docs", "--check"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert f"{two_games}: 4.3 Two for one: no test" in said
    assert all(line.startswith(f"{two_games}: ") for line in said)


@pytest.mark.parametrize("mark", ["99.1", "nobody/1.1"])
def test_a_mark_of_a_clause_that_is_not_there_is_told(tmp_path: Path, mark: str) -> None:
    write_test(tmp_path, mark)
    with pytest.raises(ValueError, match=f"test_a: test_x is marked with clause {mark}"):
        rows(tmp_path, FIRST)
