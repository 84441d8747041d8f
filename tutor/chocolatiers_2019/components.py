"""The pieces in the box, read from a data file that says where each figure comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolatiers_family.component_problems import Form
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.tiles import Tile, tiles_of
from tutor.frozen_map import frozen
from tutor.i18n import _
from tutor.kit.component_file import read_file, whole
from tutor.kit.toml_lines import TomlLines
from tutor.resources import resource

STANDARD = resource("tutor.chocolatiers_2019", "data", "components.toml")
FIRST, THREE_FOUR = "first", "three_four"
"""The Score tiles that are for no kind."""
EQUAL_TURNS, ONE_MORE = "equal_turns", "one_more"
LAST_ROUNDS = (EQUAL_TURNS, ONE_MORE)
"""How the game ends (clause 7.2, ruling)."""
MOST_PLAYERS, HAND_LIMIT, MID_TURN, TRAY = 5, 6, 8, 6
MOST_BOXES = 7
"""Six boxes of one player, and a reserved one."""


def _enough(data: dict[str, Any], lines: TomlLines) -> Iterator[tuple[int, str]]:
    """Yield whether nobody can run out of cards or boxes, and everyone has Wilds (clauses 2.3
    and 1.3).

    The counts of the rulebook are enough; this says what they are enough for.
    """
    cards = data.get("cards")
    if isinstance(cards, dict) and all(whole(cards.get(k), 0, 99) for k in KINDS):
        total, needed = sum(cards[k] for k in KINDS), HAND_LIMIT * (MOST_PLAYERS - 1)
        needed += MID_TURN + TRAY
        if total < needed:
            yield (
                lines.of("cards"),
                _(
                    "{n} cards are too few: {players} players may hold {held} of them, and {tray} "
                    "lie in the tray. With fewer than {needed} nobody could be sure to take one."
                ).format(
                    n=total, players=MOST_PLAYERS, held=needed - TRAY, tray=TRAY, needed=needed
                ),
            )
    tiles = data.get("tiles")
    if isinstance(tiles, list) and len(tiles) <= MOST_BOXES * MOST_PLAYERS:
        yield (
            lines.of("tiles"),
            _(
                "{n} tiles are too few: {players} players may have {boxes} each, and one more must "
                "lie in the row."
            ).format(n=len(tiles), players=MOST_PLAYERS, boxes=MOST_BOXES),
        )


FORM = Form(
    edition="chocolatiers-2019",
    fixed={
        "players": {"min": 2, "max": MOST_PLAYERS},
        "setup": {
            "hand": 3,
            "tray": TRAY,
            "hand_limit": HAND_LIMIT,
            "wilds": 3,
            "wild_tokens": 3 * MOST_PLAYERS,
            "row": 5,
            "reserve": 1,
            "boxes_to_end": 6,
        },
    },
    scoring=(*KINDS, THREE_FOUR, FIRST),
    switches={"last_round": LAST_ROUNDS},
    cards=51,
    tiles=36,
    points=(3, 6),
    more=_enough,
)
"""What the rulebook says of the box."""


@attrs.frozen
class Components:
    """What is in the box of this edition.

    `cards`: number of each kind. `scoring`: points by kind, THREE_FOUR and FIRST, in the order of
    the Score tiles. `hand`, `tray`: cards dealt; `row`: boxes that lie open. `wilds`: tokens for
    each player. `last_round`: how the game ends where nothing else is chosen.
    """

    players: range
    hand: int
    tray: int
    hand_limit: int
    wilds: int
    row: int
    boxes_to_end: int
    last_round: str
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
        row=setup["row"],
        boxes_to_end=setup["boxes_to_end"],
        last_round=data["switches"]["last_round"],
        cards={k: data["cards"][k] for k in KINDS},
        scoring={k: data["scoring"][k] for k in FORM.scoring},
        tiles=tiles_of(data),
    )
