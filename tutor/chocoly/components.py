"""The pieces in the box, read from a data file that says where each figure comes from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import attrs

from tutor.chocoly.faces import canonical
from tutor.kit.resources import resource
from tutor.kit.toml import read_toml

STANDARD = resource("tutor.chocoly", "data", "components.toml")


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


def load_components(path: Path = STANDARD) -> Components:
    """Read and check a components file; ours is read once. Raises ComponentsError."""
    return _ours() if path == STANDARD else _read(path)


@cache
def _ours() -> Components:
    return _read(STANDARD)


def _read(path: Path) -> Components:
    data = read_toml(path.read_text(encoding="utf-8"))
    setup = data["setup"]
    return Components(
        players=range(data["players"]["min"], data["players"]["max"] + 1),
        hand=setup["hand"],
        tokens=setup["tokens"],
        stack_match=data["switches"]["stack_match"],
        tiles=tuple(canonical(face) for it in data["tiles"]["mixture"] for face in it["faces"]),
    )
