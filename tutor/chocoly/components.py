"""The pieces in the box, read from a data file that says where each figure comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from tutor.chocoly.faces import FLAVOURS, canonical, is_face
from tutor.chocoly.state import STACK_MATCH
from tutor.engine import brief
from tutor.i18n import _
from tutor.kit.component_file import (
    SOURCES,
    Found,
    fixed_problems,
    frame_problems,
    must_be,
    read_file,
    same,
    source_text,
    switch_problems,
    table_problems,
    unknown_entries,
)
from tutor.kit.toml_lines import TomlLines
from tutor.resources import resource

STANDARD = resource("tutor.chocoly", "data", "components.toml")
EDITION = "chocoly"
TILES = 36
HAND, TOKENS, PLAYERS = 4, 3, (2, 4)
FIXED = {
    "players": {"min": PLAYERS[0], "max": PLAYERS[1]},
    "setup": {"hand": HAND, "tokens": TOKENS, "flavour_tokens": 6, "beans": 4},
}
"""Figures that the rulebook states (clauses 1.2, 1.3, 1.6 and 2.3)."""
MIXTURE = "tiles.mixture"


@attrs.frozen
class Components:
    """What is in the box.

    `hand`: tiles in a hand. `tokens`: flavour tokens of each player. `stack_match`: where the equal
    piece of a stacked tile may be, where nothing else is chosen. `tiles`: canonical faces.
    """

    players: range
    hand: int
    tokens: int
    stack_match: str
    tiles: tuple[str, ...]

    @property
    def warnings(self) -> tuple[str, ...]:
        """What is no mistake, but strange: a tile that nobody would print."""
        plain = [tile for tile in self.tiles if len(set(tile)) == 1]
        text = _("The tile {tile} has one flavour only; is that what is in your box?")
        return tuple(text.format(tile=tile) for tile in dict.fromkeys(plain))


def load_components(path: Path = STANDARD) -> Components:
    """Read and check a components file; ours is read once. Raises ComponentsError."""
    return _ours() if path == STANDARD else _read(path)


@cache
def _ours() -> Components:
    return _read(STANDARD)


def _read(path: Path) -> Components:
    data = read_file(path, _problems)
    return Components(
        players=range(PLAYERS[0], PLAYERS[1] + 1),
        hand=HAND,
        tokens=TOKENS,
        stack_match=data["switches"]["stack_match"],
        tiles=tuple(canonical(face) for it in data["tiles"]["mixture"] for face in it["faces"]),
    )


def _problems(data: dict[str, Any], lines: TomlLines) -> Found:
    """Yield every problem, in any order."""
    yield from frame_problems(data, lines, EDITION, ("switches", "tiles", *FIXED))
    yield from fixed_problems(data, lines, FIXED)
    switches = yield from table_problems(data, "switches", ("stack_match",), lines)
    if switches is not None:
        yield from switch_problems(switches, lines, {"stack_match": STACK_MATCH})
    yield from _tiles(data.get("tiles"), lines)


def _tiles(tiles: object, lines: TomlLines) -> Found:
    """36 tiles of four pieces (clause 1.1); `total` is the rulebook's, the rest a teacher's."""
    mixtures = tiles.get("mixture") if isinstance(tiles, dict) else None
    if not isinstance(tiles, dict) or not isinstance(mixtures, list) or not mixtures:
        yield lines.of("tiles"), _("write each mixture of tiles as a table [[tiles.mixture]].")
        return
    known = ("mixture", "total", "total_source")
    yield from unknown_entries(tiles, "tiles", known, lines)
    if not same(tiles.get("total", TILES), TILES):
        yield lines.of("tiles", "total"), must_be("total", TILES)
    count = 0
    for n, mixture in enumerate(mixtures):
        if not isinstance(mixture, dict):
            yield lines.of(MIXTURE), _("write each mixture of tiles as a table [[tiles.mixture]].")
            return
        yield from unknown_entries(mixture, MIXTURE, ("faces",), lines, n)
        if mixture.get("source") not in SOURCES:
            yield lines.of(MIXTURE, "source", n), source_text()
        faces = mixture.get("faces")
        if not isinstance(faces, list):
            yield lines.of(MIXTURE, "faces", n), _("faces must be a list of tiles.")
            continue
        count += len(faces)
        for wrong in _no_faces(faces):
            text = _("a tile is four pieces of {all} in reading order, not {it}.")
            yield lines.of(MIXTURE, "faces", n), text.format(all=", ".join(FLAVOURS), it=wrong)
    if count != TILES:
        text = _("{n} tiles; the rulebook has {total}.")
        yield lines.of("tiles"), text.format(n=count, total=TILES)


def _no_faces(faces: list[Any]) -> Iterator[str]:
    for face in faces:
        if not is_face(face):
            yield f"“{brief(face)}”" if isinstance(face, str) else type(face).__name__
