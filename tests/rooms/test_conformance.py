"""Every game keeps what the house promises of it: those of the house, and one of others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import attrs
import pytest
from _pytest.mark import ParameterSet

from tutor import testing
from tutor.cli import main
from tutor.engine import AnyGame
from tutor.rooms import GAMES, ids, room
from tutor.testing import Check
from widgets import testing as screen
from widgets.rooms import ids as shown_ids

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = {game: ROOT / "tests" / "rooms" / game for game in ("lanterns", "noughts")}
SAMPLE = SAMPLES["noughts"]


ONE_GAME = {"players": "chocolatiers-2019", "coach": "chocolate-factory"}
"""Checks that take ten seconds a game: of the house's games `make test` asks this one."""


SOME_GAMES = {
    "table": ("chocolatiers", "chocoly", "factory-manager"),
    "clicks": ("chocolatiers", "chocoly"),
    "pointing": ("chocolatiers", "chocolatiers-2019", "chocolate-factory", "factory-manager"),
}
"""The same for checks on screen: those whose families have another game here."""


def promised(game: str, check: Check) -> ParameterSet:
    long = game in GAMES and ONE_GAME.get(check.name, game) != game
    marks = [pytest.mark.long] if long else []
    return pytest.param(game, check, id=f"{game}-{check.name}", marks=marks)


@pytest.mark.parametrize(
    ("game", "check"), [promised(game, check) for game in ids() for check in testing.CHECKS]
)
def test_a_game_keeps_what_is_promised(game: str, check: Check) -> None:
    check.run(room(game))


@pytest.mark.parametrize("game", ids())
def test_random_games_are_played_with_every_value_of_every_option(game: str) -> None:
    rules = room(game).load(None)
    drawn = [setup.options for setup in testing.setups(rules)]
    for option in rules.options:
        assert {values[option.name] for values in drawn} == set(option.values)


def promised_on_screen(game: str, check: Check) -> ParameterSet:
    long = game in GAMES and game not in SOME_GAMES.get(check.name, GAMES)
    marks = [pytest.mark.long] if long else []
    return pytest.param(game, check, id=f"{game}-{check.name}", marks=marks)


@pytest.mark.parametrize(
    ("game", "check"),
    [promised_on_screen(game, check) for game in shown_ids() for check in screen.CHECKS],
)
def test_a_game_on_screen_keeps_what_is_promised(
    game: str, check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one layout, the next one for each game."""
    layouts = list(screen.FRAMES)
    layout = layouts[shown_ids().index(game) % len(layouts)]
    monkeypatch.setattr(screen, "FRAMES", {layout: screen.FRAMES[layout]})
    check.run(room(game))


@pytest.mark.long
@pytest.mark.parametrize("name", ["table", "clicks"])
@pytest.mark.parametrize("game", shown_ids())
def test_a_game_on_screen_is_played_and_learned_in_every_layout(game: str, name: str) -> None:
    (check,) = (each for each in screen.CHECKS if each.name == name)
    check.run(room(game))


@pytest.mark.parametrize("game", ids())
def test_every_rule_is_built_and_proven(game: str) -> None:
    testing.check_clauses(room(game), ROOT if game in GAMES else SAMPLES[game])


def test_the_samples_are_found_after_the_games_of_the_house() -> None:
    assert ids() == (*GAMES, *SAMPLES)
    assert shown_ids()[-len(SAMPLES) :] == tuple(SAMPLES)


@pytest.mark.parametrize("sample", SAMPLES.values(), ids=str)
def test_the_tests_of_a_sample_pass(sample: Path) -> None:
    """They are its own, so they run on their own; what they prove is counted above."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(sample / "tests")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_a_game_is_checked_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-game", "noughts", "--tests", str(SAMPLE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    number = len(testing.CHECKS) + len(screen.CHECKS) + 1
    assert sum(line.startswith("  ✓ ") for line in lines) == number
    assert lines[0] == "Room"
    assert lines[-1].startswith(f"{number} checks kept")


def test_what_is_broken_is_said_on_the_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "tests").mkdir()
    asked = ["check-game", "noughts", "--tests", str(tmp_path), "--only", "clauses", "Saves"]
    assert main(asked) == 1
    said = capsys.readouterr().out
    last = said.partition("✗ ")[2]
    assert last.startswith("every rule is built and proven")
    assert "No test: 1.1 to 3.2 (5 of 5 clauses)" in last
    assert "✓ records go back" in said
    assert "starts" not in said
    assert last.splitlines()[-1] == "  Lessons (1): tutor check-game noughts --only clauses"


def test_checks_can_be_listed_and_only_those_there_are_chosen(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check-game", "noughts", "--list"]) == 0
    listed = capsys.readouterr().out
    assert all(check.name in listed for check in (*testing.CHECKS, *screen.CHECKS))
    assert main(["check-game", "noughts", "--only", "luck"]) == 2
    assert "There is no check “luck”" in capsys.readouterr().err


def test_whatever_a_game_raises_is_a_problem_and_ends_nothing() -> None:
    def load(path: Path | None) -> AnyGame:
        raise KeyError("board")

    broken = attrs.evolve(room("noughts"), load=load)
    results = list(testing.run_checks(broken, testing.CHECKS))
    assert [result.check for result in results] == list(testing.CHECKS)
    said = {result.check.name: result.problem for result in results}
    assert "KeyError: 'board'" in said["records"]
    assert said["keys"] == ""


def test_names_and_groups_of_checks_are_words_of_their_own() -> None:
    names = [check.name for check in (*testing.CHECKS, *screen.CHECKS)]
    assert len(set(names)) == len(names)
