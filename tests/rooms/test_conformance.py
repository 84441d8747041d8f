"""Every game keeps what the house promises of it: those of the house, and one of others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import attrs
import pytest

from tutor import testing
from tutor.cli import main
from tutor.engine import AnyGame
from tutor.rooms import GAMES, ids, room
from widgets import testing as screen
from widgets.rooms import ids as shown_ids

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "tests" / "rooms" / "noughts"
CHECKS = testing.checks()
ON_SCREEN = screen.checks()


@pytest.mark.parametrize("what", CHECKS)
@pytest.mark.parametrize("game", ids())
def test_a_game_keeps_what_is_promised(game: str, what: str) -> None:
    CHECKS[what](room(game))


@pytest.mark.parametrize("what", ON_SCREEN)
@pytest.mark.parametrize("game", shown_ids())
def test_a_game_on_screen_keeps_what_is_promised(game: str, what: str) -> None:
    ON_SCREEN[what](game)


@pytest.mark.parametrize("game", ids())
def test_every_rule_is_built_proven_and_taught(game: str) -> None:
    testing.check_clauses(room(game), ROOT if game in GAMES else SAMPLE)


def test_the_sample_is_found_after_the_games_of_the_house() -> None:
    assert ids() == (*GAMES, "noughts")
    assert shown_ids()[-1] == "noughts"


def test_the_tests_of_the_sample_pass() -> None:
    """They are its own, so they run on their own; what they prove is counted above."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(SAMPLE / "tests")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_a_game_is_checked_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-game", "noughts", "--tests", str(SAMPLE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(CHECKS) + 1
    assert all(line.startswith("✓ ") for line in lines)


def test_what_is_broken_is_said_on_the_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "tests").mkdir()
    assert main(["check-game", "noughts", "--tests", str(tmp_path)]) == 1
    last = capsys.readouterr().out.partition("✗ ")[2]
    assert last.startswith("every rule is built, proven and taught")
    assert "2.1 One mark a turn: no test" in last


def test_whatever_a_game_raises_is_a_problem_and_ends_nothing() -> None:
    def load(path: Path | None) -> AnyGame:
        raise KeyError("board")

    broken = attrs.evolve(room("noughts"), load=load)
    said = dict(testing.problems(broken))
    assert list(said) == list(CHECKS)
    assert "KeyError: 'board'" in said["records go back, forth, to a file and into a link"]
