"""`tutor components`: what comes out of a box follows the options; some boxes are not known."""

from __future__ import annotations

import pytest

from tutor.cli import main


def test_a_game_without_a_list_of_its_pieces_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "show", "--game", "noughts"]) == 2
    assert "is not known" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ("", ["5 lanterns with their cords"]),
        ("--option lanterns=7", ["7 lanterns with their cords"]),
        ("--option weather=wind", ["5 lanterns with their cords", "1 sign for the wind"]),
    ],
)
def test_what_comes_out_of_the_box_follows_the_options(
    options: str, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "show", "--game", "lanterns", *options.split()]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[: said.index("Lanterns: lanterns=5, lanterns=7")] == lines


def test_an_option_that_the_game_does_not_have_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["components", "show", "--game", "lanterns", "--option", "lanterns=6"]) == 2
    assert "can be 5, 7" in capsys.readouterr().err
