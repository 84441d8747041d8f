"""The components file: what ours says, and what is said of another's."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.chocoly.tables import COMPONENTS, GAME, ID, TILES
from tutor.chocoly.components import STANDARD, load_components
from tutor.cli import main
from tutor.kit.component_file import ComponentsError
from tutor.rooms import load_game

TEXT = STANDARD.read_text(encoding="utf-8")


@pytest.mark.clause("chocoly/1.1")
def test_thirty_six_tiles_of_twelve_mixtures_as_many_pieces_of_each_flavour() -> None:
    assert len(TILES) == 36
    assert Counter("".join(TILES)) == {"A": 48, "B": 48, "C": 48}
    mixtures = Counter("".join(sorted(tile)) for tile in TILES)
    assert set(mixtures.values()) == {3}
    assert len(mixtures) == 12
    kinds = Counter(TILES)
    assert Counter(kinds.values()) == {3: 6, 2: 3, 1: 12}


def test_every_figure_says_where_it_comes_from() -> None:
    data = tomllib.loads(TEXT)
    sources = [data[name]["source"] for name in ("players", "setup", "switches")]
    sources += [mixture["source"] for mixture in data["tiles"]["mixture"]]
    assert set(sources) == {"rulebook", "reconstructed"}
    assert COMPONENTS.warnings == ()


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Our file with a text replaced."""
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["AABC", "AACB", ', '["AABC", ', "line 32: 35 tiles; the rulebook has 36."),
        ('["AABC"', '["AABD"', "a tile is four pieces of A, B, C in reading order, not “AABD”."),
        ('["AABC"', "[7", "not int."),
        ('["AABC", "AACB", "ABCA"]', "3", "faces must be a list of tiles."),
        ("hand = 4 ", "hand = 3 ", "hand must be 4: the rulebook says so."),
        ("flavour_tokens = 6", "flavour_tokens = 9", "flavour_tokens must be 6"),
        ('= "beside"', '= "x"', "stack_match must be one of: beside, beside_or_beneath."),
        ('"chocoly"', '"other"', "edition must be “chocoly”."),
        ('source = "reconstructed"', 'source = "x"', "source must be one of"),
        ("total = 36", "total = 48", "total must be 36: the rulebook says so."),
        ("total = 36", "sum = 36", "“sum” means nothing in [tiles]."),
        ("[[tiles.mixture]]", "[[tiles.kind]]", "“kind” means nothing in [tiles]."),
        ("[setup]", "[set]", "the table [setup] is missing."),
        ("hand = 4", "hand = = 4", "this is not TOML"),
    ],
)
def test_what_does_not_fit_is_said_with_its_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    with pytest.raises(ComponentsError) as refused:
        load_game(ID, changed(tmp_path, old, new))
    assert said in str(refused.value)
    assert all(problem.line for problem in refused.value.problems)


def test_a_tile_of_one_flavour_is_strange_but_played_with(tmp_path: Path) -> None:
    path = changed(tmp_path, '["AAAB", "AAAB"', '["AAAA", "AAAB"')
    (warning,) = load_components(path).warnings
    assert "AAAA" in warning


def test_ones_own_figures_are_played_with(tmp_path: Path) -> None:
    game = load_game(ID, changed(tmp_path, '= "beside"', '= "beside_or_beneath"'))
    assert game != GAME
    assert game.start(2).stack_match == "beside_or_beneath"
    assert game.options[1].default == "beside_or_beneath"


def test_the_command_line_checks_and_shows_this_box(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "check", str(STANDARD)]) == 0
    assert "fits: 36 tiles." in capsys.readouterr().out
    assert main(["components", "show", "--game", ID]) == 0
    shown = capsys.readouterr().out
    assert "Almond: 48 pieces" in shown
    assert "AABC AACB ABCA" in shown
    strange = changed(tmp_path, '["AAAB", "AAAB"', '["AAAA", "AAAB"')
    assert main(["components", "check", str(strange)]) == 0
    assert "one flavour only" in capsys.readouterr().out
    assert main(["components", "check", str(changed(tmp_path, "hand = 4", "hand = 5"))]) == 1
    assert "hand must be 4" in capsys.readouterr().err
