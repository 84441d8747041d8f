"""The comparison of pictures notices what an eye would, and the list of places is whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.pictures.__main__ import main
from tests.pictures.compare import FEW, report
from tests.pictures.places import places
from tutor.rooms import GAMES, room

SIZE = (60, 40)


def picture(path: Path, *, dot: tuple[int, int, int, int] | None = None, tint: int = 255) -> None:
    """A plain picture, with a dot if one is given."""
    path.parent.mkdir(exist_ok=True)
    drawn = Image.new("RGB", SIZE, (tint, tint, tint))
    if dot is not None:
        ImageDraw.Draw(drawn).rectangle(dot, fill="black")
    drawn.save(path)


def test_what_differs_is_listed_largest_first_and_put_on_a_sheet(tmp_path: Path) -> None:
    before, after, into = tmp_path / "before", tmp_path / "after", tmp_path / "into"
    for name in ("same", "dot", "tint", "gone"):
        picture(before / f"{name}.png")
    picture(after / "same.png")
    picture(after / "dot.png", dot=(10, 10, 19, 19))
    picture(after / "tint.png", tint=240)
    picture(after / "new.png")
    found = {each.name: each for each in report(before, after, into)}
    assert list(found) == ["gone.png", "new.png", "tint.png", "dot.png"]
    assert found["dot.png"].box == (10, 10, 20, 20)
    assert [found["gone.png"].what, found["new.png"].what] == ["only before", "only after"]
    assert (into / "list.txt").read_text().count("\n") == 4
    with Image.open(into / "sheet-1.png") as sheet:
        colours = sheet.convert("RGB").getcolors(sheet.width * sheet.height)
    assert (255, 0, 0) in [colour for _count, colour in colours]


@pytest.mark.parametrize(("pixels", "differ"), [(FEW, 0), (FEW + 1, 1)])
def test_the_edge_of_a_curve_is_no_difference(tmp_path: Path, pixels: int, differ: int) -> None:
    picture(tmp_path / "before" / "a.png")
    picture(tmp_path / "after" / "a.png", dot=(0, 0, pixels - 1, 0))
    assert len(report(tmp_path / "before", tmp_path / "after", tmp_path / "into")) == differ


def test_an_empty_folder_is_said_and_not_equal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture(tmp_path / "before" / "a.png")
    with pytest.raises(SystemExit):
        main(["compare", str(tmp_path / "before"), str(tmp_path / "nowhere")])
    assert "take some first" in capsys.readouterr().err


def test_every_step_of_every_game_and_every_kind_of_puzzle_is_pictured() -> None:
    names = [place.name for place in places()]
    assert len(set(names)) == len(names)
    for game in GAMES:
        for lesson in room(game).lessons():
            for number in range(1, len(lesson.steps) + 1):
                assert f"lesson-{game}-{lesson.id}-{number}" in names
        offered = room(game).puzzles
        for kind in offered().kinds if offered is not None else ():
            assert f"puzzle-{game}-{kind}" in names
