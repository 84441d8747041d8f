"""The table of rules: nothing unbuilt, unproven or untaught, and an empty cell is seen."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tutor.clause_table import empty_cells, markdown, rows
from tutor.cli import main

ROOT = Path(__file__).resolve().parents[2]


def test_every_clause_is_built_proven_and_taught() -> None:
    assert empty_cells(rows(ROOT)) == []


def test_functions_tests_and_steps_are_named() -> None:
    row = next(row for row in rows(ROOT) if row.clause.id == "4.3")
    assert "payments.payment_problems" in row.code
    assert "test_boxing: test_david_lets_two_truffles_stand_for_the_blueberry" in row.tests
    first = next(row for row in rows(ROOT) if row.clause.id == "3.1")
    assert "first-bite/1 teaches" in first.lessons


def test_a_range_of_clauses_cites_all_of_them() -> None:
    cited = [row.clause.id for row in rows(ROOT) if "actions.Box" in row.code]
    assert cited == ["4.1", "4.2", "4.3", "4.4", "4.5", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6"]


def test_an_empty_cell_is_seen() -> None:
    table = rows(ROOT)
    bare = attrs.evolve(table[0], code=(), tests=(), lessons=())
    assert empty_cells([bare]) == [
        "1.1 Opening hand: no code",
        "1.1 Opening hand: no test",
        "1.1 Opening hand: no lesson",
    ]


def test_tests_that_are_not_there_leave_the_cell_empty(tmp_path: Path) -> None:
    code = tmp_path / "tutor" / "chocolatiers"
    code.mkdir(parents=True)
    (code / "a.py").write_text('def f() -> None:\n    """Does it (clauses 7.1 to 7.3)."""\n')
    (code / "b.py").write_text('def g() -> str:\n    return "9.9 7.4"  # as 7.4 says, or 0.8\n')
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(
        'import pytest\n\n@pytest.mark.clause("7.1", "7.2")\ndef test_x() -> None:\n    pass\n'
    )
    found = {row.clause.id: (row.code, row.tests) for row in rows(tmp_path)}
    assert found["7.1"] == (("a.f",), ("test_a: test_x",))
    assert found["7.3"] == (("a.f",), ())
    assert found["7.4"] == (("b.g",), ())
    assert found["8.1"] == ((), ())


def test_the_page_has_a_line_for_each_clause() -> None:
    table = rows(ROOT)
    page = markdown(table).splitlines()
    assert len([line for line in page if line.startswith("| ")]) == len(table) + 1
    assert any("| 3 - End Phase |" in line for line in page)


def test_the_command_writes_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs"]) == 0
    page = ROOT / "docs" / "_build" / "rules.md"
    assert str(page) in capsys.readouterr().out
    assert page.read_text(encoding="utf-8") == markdown(rows(ROOT))


def test_the_command_fails_on_an_empty_cell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["docs", "--check"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("tutor.clause_table._lesson_cites", lambda: iter(()))
    assert main(["docs", "--check"]) == 1
    assert "4.3 Two for one: no lesson" in capsys.readouterr().err.splitlines()


def test_a_mark_of_a_clause_that_is_not_there_is_told(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(
        'import pytest\n\n@pytest.mark.clause("99.1")\ndef test_x() -> None:\n    pass\n'
    )
    with pytest.raises(ValueError, match=r"test_a: test_x is marked with clause 99\.1"):
        rows(tmp_path)
