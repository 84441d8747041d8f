"""Which pictures of two folders differ, where, and a sheet to look at them side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import frozen
from PIL import Image, ImageChops, ImageDraw

SHEET_WIDTH = 1500
"""px"""
ON_A_SHEET = 12
SLIGHT = 8
"""Differences of a colour (of 255) that no eye sees."""
FEW = 24
"""So many pixels may differ: the edge of a curve is not drawn the same twice."""
LINE = 18


@frozen
class Difference:
    """Two pictures of one name that are not the same.

    share: of the pixels that differ, 0 to 1; 1 where there is only one picture.
    box: left, top, right, bottom of what differs, None where the sizes differ or one is missing.
    """

    name: str
    what: str
    share: float
    box: tuple[int, int, int, int] | None = None


def differences(before: Path, after: Path) -> list[Difference]:
    """All of them, largest first. What only one folder has is one, too."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    found = [each for name in names for each in _differs(before / name, after / name)]
    return sorted(found, key=lambda each: (-each.share, each.name))


def _differs(old: Path, new: Path) -> Iterator[Difference]:
    if not (old.exists() and new.exists()):
        yield Difference(old.name, "only before" if old.exists() else "only after", 1.0)
        return
    if old.read_bytes() == new.read_bytes():
        return
    with Image.open(old) as one, Image.open(new) as other:
        if one.size != other.size:
            yield Difference(old.name, f"{one.size} is now {other.size}", 1.0)
            return
        apart = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    grey = visible(apart)
    pixels = grey.histogram()[255]
    if pixels > FEW:
        share, box = pixels / (grey.width * grey.height), grey.getbbox()
        yield Difference(old.name, f"{share:.2%} in {box}", share, box)


def visible(apart: Image.Image) -> Image.Image:
    """White where a colour differs by more than an eye overlooks."""
    red, green, blue = apart.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda value: 255 if value > SLIGHT else 0)


def report(before: Path, after: Path, into: Path) -> list[Difference]:
    """Write `list.txt` and sheets `sheet-1.png`, ... into a folder; returns what differs."""
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob("sheet-*.png"):
        old.unlink()
    found = differences(before, after)
    text = "".join(f"{each.name}: {each.what}\n" for each in found)
    (into / "list.txt").write_text(text, encoding="utf-8")
    seen = [
        each for each in found if (before / each.name).exists() and (after / each.name).exists()
    ]
    for number, start in enumerate(range(0, len(seen), ON_A_SHEET), 1):
        part = seen[start : start + ON_A_SHEET]
        sheet(before, after, part).save(into / f"sheet-{number}.png")
    return found


def sheet(before: Path, after: Path, some: Sequence[Difference]) -> Image.Image:
    """Before, after, and before with what differs in red; a row for each."""
    rows = [_row(before / each.name, after / each.name, each) for each in some]
    whole = Image.new("RGB", (SHEET_WIDTH, sum(row.height for row in rows)), "white")
    top = 0
    for row in rows:
        whole.paste(row, (0, top))
        top += row.height
    return whole


def _row(old: Path, new: Path, found: Difference) -> Image.Image:
    with Image.open(old) as one, Image.open(new) as other:
        pictures = [one.convert("RGB"), other.convert("RGB")]
    if found.box is not None:
        marks = visible(ImageChops.difference(*pictures))
        faded = Image.blend(pictures[0], Image.new("RGB", pictures[0].size, "white"), 0.6)
        pictures.append(Image.composite(Image.new("RGB", faded.size, "red"), faded, marks))
    width = SHEET_WIDTH // 3
    height = max(picture.height * width // picture.width for picture in pictures)
    row = Image.new("RGB", (SHEET_WIDTH, height + LINE), "white")
    ImageDraw.Draw(row).text((4, 3), f"{found.name}: {found.what}", fill="black")
    for number, picture in enumerate(pictures):
        small = picture.resize((width - 4, picture.height * (width - 4) // picture.width))
        row.paste(small, (number * width, LINE))
    return row
