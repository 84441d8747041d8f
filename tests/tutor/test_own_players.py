"""Players of one's own: from a file, and what comes of one that raises, hangs or cheats."""

from pathlib import Path
from random import Random

import pytest

from tutor import load_game
from tutor.cli import main
from tutor.kit.limits import TookTooLong, time_limit
from tutor.players.own import OwnPlayerError, own_player, own_players

GAME = load_game("chocolatiers")
STATE = GAME.start(2, seed=1)
SLIPS = {
    "return actions[99]": "IndexError",
    "while True: pass": "0.05 seconds",
    "return None": "",
}


@pytest.mark.parametrize("body", SLIPS)
def test_a_slip_costs_the_turn_and_is_said(body: str, tmp_path: Path) -> None:
    file = tmp_path / "mia.py"
    file.write_text(f"def choose(view, actions):\n    {body}\n")
    seconds = 0.05 if "while" in body else 60  # a machine that stalls is no slip of the others
    player = own_player(f"{file}:choose", seconds=seconds)
    assert GAME.explain(STATE, player.choose(GAME, STATE, Random(1))) == ()
    (slip,) = player.slips
    assert SLIPS[body] in slip
    assert ("Line 2" in slip) == bool(SLIPS[body])


def test_simulate_lets_it_play_and_prints_its_slips(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mia.py"
    file.write_text("def choose(view, actions):\n    return 1 / 0\n")
    line = f"simulate --player {file}:choose --strength dreamy --games 2"
    assert main(line.split()) == 0
    said = capsys.readouterr()
    assert "mia" in said.out
    assert "dreamy" in said.out
    assert "Line 2: return 1 / 0" in said.err


@pytest.mark.parametrize("where", ["none.py:choose", "mia.py:other", "broken.py"])
def test_a_file_without_a_player_is_named(where: str, tmp_path: Path) -> None:
    (tmp_path / "mia.py").write_text("def choose(view, actions): ...\n")
    (tmp_path / "broken.py").write_text("1 / 0\n")
    with pytest.raises(OwnPlayerError, match=where[:4]):
        own_player(f"{tmp_path}/{where}")
    with pytest.raises(OwnPlayerError):
        own_players(tmp_path / "empty")


def test_what_ends_in_time_is_left_alone() -> None:
    with time_limit(60):
        done = sum(range(10))
    assert done == 45


def for_ever() -> None:
    while True:
        pass


def test_what_does_not_end_is_stopped() -> None:
    with pytest.raises(TookTooLong), time_limit(0.05):
        for_ever()
