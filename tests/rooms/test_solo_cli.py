"""A solo game in the terminal: played, lost, and played by computer players, each on its own."""

from __future__ import annotations

import pytest

from tutor.cli import main


def test_each_strength_plays_the_same_deals_alone(capsys: pytest.CaptureFixture[str]) -> None:
    given = "simulate --game lanterns --games 20 --strength random lamplighter --option evenings=1"
    assert main(given.split()) == 0
    rows = {line.split()[0]: line.split()[1:3] for line in capsys.readouterr().out.splitlines()}
    assert rows["lamplighter"] == ["10", "100%"]
    assert rows["random"][0] == "10"
    assert rows["random"][1] != "100%", "a lost game counts as lost"


def test_without_a_strength_the_strongest_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "lanterns", "--games", "2"]) == 0
    assert "lamplighter" in capsys.readouterr().out


def test_one_game_of_one_turn_is_said_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    given = "simulate --game lanterns --games 1 --strength lamplighter --option evenings=1"
    assert main(given.split()) == 0
    assert "1 game, 1 turn each." in capsys.readouterr().out


@pytest.mark.parametrize("players", ["0", "2"])
def test_a_number_that_does_not_fit_is_refused(
    players: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--game", "lanterns", "--players", players]) == 2
    assert "Lanterns is for" in capsys.readouterr().err


def test_a_lost_game_has_no_places(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "rest")
    given = "play --game lanterns --seed 3 --option lanterns=7 --option weather=wind"
    assert main(given.split()) == 0
    said = capsys.readouterr().out
    assert "Lanterns: 7" in said
    assert "Weather: Wind" in said
    assert "Lost:" in said
    assert "1. You" not in said


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("gusts=yes", "“gusts” is only there with weather = wind"),
        ("lanterns=6", "“lanterns” can be 5, 7"),
        ("colour=red", "has no option “colour”"),
    ],
)
def test_an_option_that_does_not_fit_is_refused(
    option: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--game", "lanterns", "--option", option]) == 2
    assert said in capsys.readouterr().err
