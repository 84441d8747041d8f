"""The game and the referee play the same games; `make referee` plays many more."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tutor
from tests.referee import displays, rules, scoring
from tests.referee.__main__ import main
from tests.referee.compare import Match, position_of
from tests.referee.payments import payments

GAME = tutor.load_game("chocolatiers")
FOLDER = Path(__file__).parent
ALONE = ("pieces", "displays", "payments", "rules", "scoring")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_the_game_and_the_referee_agree(players: int, seed: int) -> None:
    seen = Match(GAME, players, seed).run()
    assert seen["standings"] > 1
    assert seen["positions"] == seen["actions"] + 1
    assert seen["refused by both"] > 100


def test_fresh_seeds_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--seed", "11"]) == 0
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize("module", ALONE)
def test_the_referee_knows_nothing_of_the_tutor(module: str) -> None:
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    imported = [
        name
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    ]
    assert imported
    assert not [name for name in imported if name.split(".")[0] in ("tutor", "widgets")]
    mine = [name.split(".")[2] for name in imported if name.startswith("tests.referee.")]
    assert set(mine) <= set(ALONE)


# The referee's own examples, from the rulebook


@pytest.mark.clause("4.2", "4.3")
def test_the_two_payments_of_the_rulebook() -> None:
    assert payments("TTVV", "VVTT") == {"TTVV"}
    assert payments("TTNR", "RBN") == {"TTNR"}
    assert payments("TNRM", "RBN") == set()


@pytest.mark.clause("5.3")
def test_a_turned_box_is_no_mirrored_one() -> None:
    assert displays.faces("TNRM") == ["TNRM", "RTMN", "MRNT", "NMTR"]
    assert displays.faces("TTTT") == ["TTTT"]


@pytest.mark.clause("6.5", "9.4")
def test_groups_of_a_kind() -> None:
    display = displays.read("MT**/.*.M", [3, 4])
    assert displays.largest_group(display, "M", wild_chain=True) == 3
    assert displays.largest_group(display, "M", wild_chain=False) == 2
    assert displays.largest_group(display, "V", wild_chain=True) == 0


@pytest.mark.clause("9.3", "10.4", "10.5")
def test_a_shared_victory() -> None:
    position = position_of(GAME.dump(GAME.start(3)))
    position["wilds"] = [1, 2, 2]
    rows = scoring.standings(position)
    assert [(row["rank"], row["total"]) for row in rows] == [(3, 1), (1, 2), (1, 2)]


def test_what_is_not_legal_is_forbidden() -> None:
    position = position_of(GAME.dump(GAME.start(2)))
    with pytest.raises(rules.Forbidden):
        rules.play(position, "skip", lambda discards, _tray: discards)
