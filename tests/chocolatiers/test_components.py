"""The components file: what ours says, and one clear line for whatever is wrong in another's."""

from __future__ import annotations

import contextlib
import re
import tempfile
import tomllib
from collections import Counter
from pathlib import Path

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tutor
from tests.chocolatiers.tables import GAME, TILES
from tutor.chocolatiers import Box, Display, PlaceWild
from tutor.chocolatiers.components import STANDARD, Components, load_components
from tutor.cli import main
from tutor.kit.component_file import ComponentsError

TEXT = STANDARD.read_text(encoding="utf-8")
LINES = TEXT.split("\n")


def line_of(start: str, nth: int = 0) -> int:
    """Number of the nth line that starts so."""
    return [n for n, line in enumerate(LINES, 1) if line.startswith(start)][nth]


def problems(path: Path) -> list[str]:
    """What is said about a file, line by line."""
    with pytest.raises(ComponentsError) as refused:
        load_components(path)
    said = str(refused.value).split("\n")
    assert len(said) == len(refused.value.problems) > 0
    assert all(line.startswith(f"{path.name}: ") for line in said)
    return [line.removeprefix(f"{path.name}: ") for line in said]


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """Our file with texts replaced, once each."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


# Ours


def test_the_counts_of_the_rulebook_hold() -> None:
    components = load_components()
    assert sum(components.cards.values()) == 39
    assert len(components.tiles) == 30
    assert len(components.scoring) == 7
    assert components.wilds * components.players[-1] == 12
    assert components.stacks * max(components.stack_height.values()) <= 30


def test_tiles_are_varied_and_dearer_where_chocolates_are_more_and_rarer() -> None:
    worth = {"T": 0.8, "N": 0.95, "R": 1.1, "M": 1.25, "B": 1.45, "V": 1.6}
    assert {tile.points for tile in TILES} == {3, 4, 5, 6}
    assert {len(tile.chocolates) for tile in TILES} == {3, 4}
    assert sum("." in tile.spaces for tile in TILES) == 9
    assert len({frozenset(tile.faces) for tile in TILES}) == 30
    for tile in TILES:
        assert tile.points == round(sum(worth[kind] for kind in tile.chocolates)), tile
    cards = load_components().cards
    assert [cards[kind] for kind in "TNRMBV"] == sorted(cards.values(), reverse=True)


def test_every_figure_says_where_it_comes_from() -> None:
    data = tomllib.loads(TEXT)
    sources = {"rulebook", "reported", "reconstructed"}
    for name in ("players", "setup", "switches", "cards", "scoring"):
        assert data[name]["source"] in sources, name
    assert all(tile["source"] in sources for tile in data["tiles"])
    for name in ("switches", "cards", "scoring"):
        assert data[name]["note"], "a guess gives its reason"
    quoted = [tile for tile in data["tiles"] if tile["source"] == "rulebook"]
    assert sorted(tile["spaces"] for tile in quoted) == ["RBN.", "VVTT"]
    assert all(tile["note"] for tile in quoted)


def test_a_teacher_s_own_figures_are_played_with(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ("T = 9\nN = 8", "T = 8\nN = 9"),
        ("first = 4", "first = 7"),
        ("wild_chain = true", "wild_chain = false"),
        ('spaces = "T.TN"\npoints = 3', 'spaces = "VVVV"\npoints = 9'),
    )
    game = tutor.load_game("chocolatiers", components=path)
    state = game.start(4, seed=1)
    everywhere = "".join((*state.hands, state.tray, state.deck))
    assert Counter(everywhere)["N"] == 9
    assert not state.displays[0].wild_chain
    played = game.load(game.dump(state))
    assert played == state
    with_box = Display.parse("VT/NN", wild_chain=False)
    state = attrs.evolve(state, displays=(with_box,) * 4, phase="bonus", first_card=0, last_turns=3)
    state = game.apply(state, PlaceWild(0, 1))
    assert not state.displays[0].wild_chain
    assert max(s.items["First"] for s in game.standings(state)) == 7
    boxes = {tile.points for stack in state.stacks for tile in stack}
    assert boxes <= {3, 4, 5, 6, 9}


def test_the_switch_changes_who_wins(tmp_path: Path) -> None:
    path = changed(tmp_path, ("wild_chain = true", "wild_chain = false"))
    for components, size in ((STANDARD, 4), (path, 3)):
        game = tutor.load_game("chocolatiers", components=components)
        chain = game.start(2).displays[0].wild_chain
        display = Display.parse("TT**/NNRR", wild_chain=chain)
        assert display.largest("T") == size


def test_our_own_file_copied_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text("\ufeff" + TEXT.replace("\n", "\r\n"), encoding="utf-8", newline="")
    assert load_components(path) == load_components()  # as Windows editors save it
    game = tutor.load_game("chocolatiers", components=str(path))
    state = game.start(2, seed=4)
    assert state == GAME.start(2, seed=4)
    assert game.explain(state, Box(0, "T", 0, 0, "TNRM")) == GAME.explain(
        state, Box(0, "T", 0, 0, "TNRM")
    )


# Another's


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("T = 9", "T = 10", line_of("[cards]"), "the cards add up to 40; the rulebook has 39."),
        ("T = 9", "T = 9.0", line_of("T = 9"), "give the number of T cards, a whole number."),
        ("T = 9", "T = true", line_of("T = 9"), "give the number of T cards"),
        ("V = 4\n", "V = -4\n", line_of("V = 4"), "give the number of V cards"),
        ("V = 4\n", "", line_of("[cards]"), "give the number of V cards"),
        ("V = 4\n", "V = 4\nX = 2\n", line_of("V = 4") + 1, "“X” means nothing in [cards]."),
        ("total = 39", "total = 40", line_of("total = 39"), "total must be 39"),
        ("first = 4", 'first = "4"', line_of("first"), "Scoring card “first”, a whole number."),
        ("first = 4\n", "", line_of("[scoring]"), "Scoring card “first”"),
        ("min = 2", "min = 2.0", line_of("min"), "min must be 2: the rulebook says so."),
        ("max = 4", "max = 5", line_of("max"), "max must be 4"),
        ("hand = 3 ", "hand = 4 ", line_of("hand = 3"), "hand must be 3"),
        ("tray = 6 ", "tray = [6] ", line_of("tray"), "tray must be 6"),
        (
            "{ 2 = 3, 3 = 4, 4 = 5 }",
            "{ 2 = 3, 3 = 4, 4 = 5.0 }",
            line_of("stack_height"),
            "stack_height must be { 2 = 3, 3 = 4, 4 = 5 }",
        ),
        ("[setup]", "[set-up]", line_of("[setup]"), "“set-up” means nothing here."),
        ("wild_chain = true", 'wild_chain = "yes"', line_of("wild_chain"), "must be true or false"),
        ("wild_chain = true", "", line_of("[switches]"), "must be true or false"),
        ("edition = ", "name = ", line_of("edition"), "“name” means nothing here."),
        (
            'edition = "chocolatiers"',
            'edition = "chess"',
            line_of("edition"),
            "edition must be “chocolatiers”.",
        ),
        ('"NT.R"', '"NT.X"', line_of("spaces", 1), "spaces must be four of TNRMBV"),
        ('"NT.R"', '"NT.."', line_of("spaces", 1), "at most one “.”"),
        ('"NT.R"', '"NTR"', line_of("spaces", 1), "spaces must be four"),
        ('"NT.R"', '["N"]', line_of("spaces", 1), "spaces must be four"),
        ('spaces = "NT.R"\n', "", line_of("[[tiles]]", 1), "spaces must be four"),
        ("points = 6", "points = 10", line_of("points = 6"), "from 1 to 9"),
        ("points = 6", "points = 6.5", line_of("points = 6"), "from 1 to 9"),
        ("points = 6\n", "points = 6\ncost = 3\n", line_of("points = 6") + 1, "“cost” means"),
        ("points = 6\nsource", "points = 6\n#source", line_of("[[tiles]]", 27), "source must be"),
        ('source = "rulebook"', 'source = "me"', line_of("source"), "source must be one of"),
        ('source = "rulebook"', 'source = ["me"]', line_of("source"), "source must be one of"),
    ],
)
def test_a_wrong_figure_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    found = problems(changed(tmp_path, (old, new)))
    assert any(text.startswith(f"line {line}: ") and said in text for text in found), found
    assert len(found) <= 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = ", "line 1: this is not TOML: Invalid value."),
        ("a = 1\nb = 2\na = 3\n", "line 3: this is not TOML: Cannot overwrite a value."),
        ("[cards]\nT = 9\n[cards]\n", "line 3: this is not TOML: Cannot declare"),
        ("T = 9\n\nthis is a letter to you", "line 3: this is not TOML"),
        ('note = """\nnever\nends', "line 3: this is not TOML"),
        ("a = " + "[" * 50_000, "nested too deep"),
        ("a" + ".a" * 60_000 + " = 1", "line 1: a name with so many dots is far too long"),
        ("a = " + "9" * 5000, "a number in this file is far too long"),
        ("#" * 300_000, "far too long for a components file"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_toml_is_told_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    found = problems(path)
    assert len(found) == 1
    assert found[0].startswith(said) or said in found[0]


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"# ok\n# ok\n\x89PNG\xff\xfe\n")
    assert problems(path) == ["line 3: this is not text in UTF-8; save the file as text."]


def test_a_folder_or_a_missing_file_is_told(tmp_path: Path) -> None:
    assert problems(tmp_path) == ["this is a folder; give the file in it."]
    assert problems(tmp_path / "none.toml") == ["there is no such file."]
    assert problems(Path("\0")) == ["there is no such file."]


@pytest.mark.parametrize("name", ["players", "setup", "switches", "cards", "scoring"])
def test_a_missing_table_is_told(tmp_path: Path, name: str) -> None:
    text = re.sub(rf"\[{name}\]\n(?:.+\n)+", "", TEXT)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert problems(path) == [f"line 1: the table [{name}] is missing."]
    empty = re.sub(rf"(\[{name}\]\n)(?:.+\n)+", r"\1", TEXT)
    path.write_text(empty, encoding="utf-8")
    assert {text.split(":")[0] for text in problems(path)} == {f"line {line_of(f'[{name}]')}"}


@pytest.mark.parametrize("value", ["5", '"x"', "[]", "[[1, 2]]", "{ a = { b = 1 } }", "1979-05-27"])
@pytest.mark.parametrize("name", ["players", "cards", "tiles", "switches"])
def test_nonsense_in_place_of_a_table_is_told(tmp_path: Path, name: str, value: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"# first\n{name} = {value}\n", encoding="utf-8")
    assert any(text.startswith("line 2: ") for text in problems(path))


def test_a_missing_tile_is_told(tmp_path: Path) -> None:
    path = changed(
        tmp_path, ('[[tiles]]\nspaces = "T.TN"\npoints = 3\nsource = "reconstructed"\n', "")
    )
    found = problems(path)
    assert len(found) == 1
    assert "29 tiles; the rulebook has 30." in found[0]


def test_tables_written_another_way_are_understood(tmp_path: Path) -> None:
    path = changed(tmp_path, ("[switches]", '["switches"]'), ("wild_chain =", '"wild_chain" ='))
    assert load_components(path) == load_components()
    dotted = changed(
        tmp_path,
        ("stack_height = { 2 = 3, 3 = 4, 4 = 5 }\n", ""),
        ("[switches]", "[setup.stack_height]\n2 = 3\n3 = 4\n4 = 6\n\n[switches]"),
    )
    line = next(
        n
        for n, text in enumerate(dotted.read_text(encoding="utf-8").split("\n"), 1)
        if text == "[setup.stack_height]"
    )
    assert problems(dotted)[0].startswith(f"line {line}: stack_height must be")


def test_lines_are_counted_past_a_text_of_several_lines(tmp_path: Path) -> None:
    note = 'note = """\nT = 9\n[scoring]\n"""'
    path = changed(
        tmp_path,
        ('note = "Commonest to rarest', f'{note}\n#"Commonest to rarest'),
        ("first = 4", "first = -1"),
    )
    assert problems(path) == [
        f"line {line_of('first') + 4}: give the points of the Scoring card “first”, a whole number."
    ]


def test_a_flood_of_problems_is_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[[tiles]]\n" * 20_000, encoding="utf-8")
    found = problems(path)
    assert len(found) == 21
    assert re.fullmatch(r"and \d+ more problems\.", found[-1])


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_any_file_is_components_or_told(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_bytes(data)
        assert problems(path)


@given(st.integers(0, len(LINES) - 1), st.sampled_from(["", "[", "x = 1", "source = 5", "[tiles]"]))
def test_any_line_of_ours_broken_is_components_or_told(line: int, other: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_text("\n".join([*LINES[:line], other, *LINES[line + 1 :]]), encoding="utf-8")
        with contextlib.suppress(ComponentsError):
            assert isinstance(load_components(path), Components)


def test_the_command_says_what_fits_and_what_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "check", str(STANDARD)]) == 0
    assert "39 cards and 30 Box tiles" in capsys.readouterr().out
    wrong = changed(tmp_path, ("T = 9", "T = 10"))
    assert main(["components", "check", str(wrong)]) == 1
    assert capsys.readouterr().err == (
        f"mine.toml: line {line_of('[cards]')}: the cards add up to 40; the rulebook has 39.\n"
    )
