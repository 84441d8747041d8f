"""The components file of this edition: what ours says, and what is said of another's."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tutor
from tests.chocolatiers_2019.tables import COMPONENTS, ID, TILES
from tutor.chocolatiers import KINDS
from tutor.chocolatiers.components import load_components as first_edition
from tutor.chocolatiers_2019.components import STANDARD
from tutor.cli import main
from tutor.kit.component_file import ComponentsError

TEXT = STANDARD.read_text(encoding="utf-8")


@pytest.mark.clause("chocolatiers-2019/1.1", "chocolatiers-2019/1.4")
def test_the_counts_of_the_rulebook_hold() -> None:
    assert sum(COMPONENTS.cards.values()) == 51
    assert len(TILES) == 36
    assert len({min(tile.faces) for tile in TILES}) == 36  # none twice, however it is turned
    assert Counter(tile.points for tile in TILES) == {3: 9, 4: 14, 5: 10, 6: 3}
    assert set(first_edition().tiles) < set(TILES)
    assert len(TILES) > 7 * COMPONENTS.players[-1]
    assert sum(COMPONENTS.cards.values()) >= 6 * (COMPONENTS.players[-1] - 1) + 8 + 6


def changed(tmp_path: Path, old: str, new: str, times: int = 1) -> Path:
    """Our file with a text replaced."""
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, times), encoding="utf-8")
    return path


def problems(path: Path) -> list[str]:
    with pytest.raises(ComponentsError) as refused:
        tutor.load_game(ID, path)
    return [problem.text for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("T = 12", "T = 13", "the cards add up to 52; the rulebook has 51."),
        ("points = 6", "points = 7", "points must be a whole number from 3 to 6."),
        ("row = 5 ", "row = 6 ", "row must be 5: the rulebook says so."),
        ('= "equal_turns"', '= "x"', "last_round must be one of: equal_turns, one_more."),
        ("three_four = 3", "three = 3", "“three” means nothing in [scoring]."),
        ('"chocolatiers-2019"', '"chocolatiers"', "edition must be “chocolatiers-2019”."),
    ],
)
def test_what_does_not_fit_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in problems(changed(tmp_path, old, new))


@pytest.mark.clause("chocolatiers-2019/2.3")
def test_too_few_cards_are_refused_with_the_reason(tmp_path: Path) -> None:
    text = TEXT
    for kind in KINDS:
        text = text.replace(f"\n{kind} = {COMPONENTS.cards[kind]}\n", f"\n{kind} = 6\n", 1)
    path = tmp_path / "few.toml"
    path.write_text(text, encoding="utf-8")
    (said,) = [text for text in problems(path) if "too few" in text]
    assert said.startswith("36 cards are too few: 5 players may hold 32")
    assert "With fewer than 38" in said


def test_too_few_tiles_are_refused_with_the_reason(tmp_path: Path) -> None:
    tile = '[[tiles]]\nspaces = "TRBB"\npoints = 5\nsource = "reconstructed"\n'
    found = problems(changed(tmp_path, tile, ""))
    assert "35 tiles; the rulebook has 36." in found
    assert any(text.startswith("35 tiles are too few: 5 players may have 7") for text in found)


def test_ones_own_figures_are_played_with(tmp_path: Path) -> None:
    path = changed(tmp_path, 'last_round = "equal_turns"', 'last_round = "one_more"')
    game = tutor.load_game(ID, path)
    assert game.options[0].default == "one_more"
    assert game.start(2).last_round == "one_more"
    assert game != tutor.load_game(ID)


def test_the_command_line_checks_and_shows_this_edition(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "check", str(STANDARD)]) == 0
    assert "51 cards and 36 Box tiles" in capsys.readouterr().out
    assert main(["components", "show", str(STANDARD)]) == 0
    shown = capsys.readouterr().out
    assert "NRNM" in shown
    assert "3 and 4" in shown
    assert main(["components", "check", str(changed(tmp_path, "T = 12", "T = 13"))]) == 1
    assert "add up to 52" in capsys.readouterr().err
