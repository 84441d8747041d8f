"""`tutor components`: a game of which nobody says what is in its box says so in a line."""

from __future__ import annotations

import pytest

from tutor.cli import main


def test_a_game_without_a_list_of_its_pieces_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "show", "--game", "noughts"]) == 2
    assert "is not known" in capsys.readouterr().err
