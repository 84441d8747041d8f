"""The pieces in the box, read from a data file that says where each figure comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import attrs

from tutor.chocolatiers_family.component_problems import Form
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.tiles import Tile, tiles_of
from tutor.frozen_map import frozen
from tutor.kit.component_file import read_file
from tutor.resources import resource

STANDARD = resource("tutor.chocolatiers", "data", "components.toml")

WILD_TOKENS = 12

FORM = Form(
    edition="chocolatiers",
    fixed={
        "players": {"min": 2, "max": 4},
        "setup": {
            "hand": 3,
            "tray": 6,
            "hand_limit": 6,
            "wilds": 3,
            "wild_tokens": WILD_TOKENS,
            "stacks": 5,
            "stack_height": {"2": 3, "3": 4, "4": 5},
            "boxes_to_end": 6,
        },
    },
    scoring=("first", *KINDS),
    switches={"wild_chain": (True, False)},
    cards=39,
    tiles=30,
)
"""What the rulebook says of the box."""


@attrs.frozen
class Components:
    """What is in the box of one edition.

    `cards`: number of each kind. `scoring`: points by "first" or kind. `stack_height`: tiles in a
    stack by number of players. `hand`, `tray`: cards dealt. `wilds`: tokens for each player.
    """

    players: range
    hand: int
    tray: int
    hand_limit: int
    wilds: int
    stacks: int
    stack_height: Mapping[int, int] = attrs.field(converter=frozen)
    boxes_to_end: int
    wild_chain: bool
    cards: Mapping[str, int] = attrs.field(converter=frozen)
    scoring: Mapping[str, int] = attrs.field(converter=frozen)
    tiles: tuple[Tile, ...]


def load_components(path: Path = STANDARD) -> Components:
    """Read and check a components file; ours is read once. Raises ComponentsError."""
    return _ours() if path == STANDARD else _read(path)


@cache
def _ours() -> Components:
    return _read(STANDARD)


def _read(path: Path) -> Components:
    data = read_file(path, FORM.problems)
    setup = data["setup"]
    return Components(
        players=range(data["players"]["min"], data["players"]["max"] + 1),
        hand=setup["hand"],
        tray=setup["tray"],
        hand_limit=setup["hand_limit"],
        wilds=setup["wilds"],
        stacks=setup["stacks"],
        stack_height={int(n): height for n, height in setup["stack_height"].items()},
        boxes_to_end=setup["boxes_to_end"],
        wild_chain=data["switches"]["wild_chain"],
        cards={k: data["cards"][k] for k in KINDS},
        scoring={k: data["scoring"][k] for k in FORM.scoring},
        tiles=tiles_of(data),
    )
