"""What is in the box, in words: for `tutor components`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tutor.chocoly.faces import FLAVOURS, name
from tutor.chocoly.game import Chocoly
from tutor.engine import NO_OPTIONS
from tutor.i18n import _
from tutor.rooms import Box


def box(game: Chocoly, options: Mapping[str, Any] = NO_OPTIONS) -> Box:
    """Return how many tiles; how many pieces of each flavour, and the tiles of each mixture."""
    pieces = game.components
    counts = Counter("".join(pieces.tiles))
    lines = [
        _("{flavour}: {n} pieces").format(flavour=name(letter), n=counts[letter])
        for letter in FLAVOURS
    ]
    mixtures: dict[str, list[str]] = {}
    for tile in pieces.tiles:
        mixtures.setdefault("".join(sorted(tile)), []).append(tile)
    lines += ["", _("Tiles, by what is mixed on them, in reading order:")]
    lines += [" ".join(sorted(tiles)) for _mixture, tiles in sorted(mixtures.items())]
    line = _("{n} tiles").format(n=len(pieces.tiles))
    return Box(line, tuple(lines), pieces.warnings)
