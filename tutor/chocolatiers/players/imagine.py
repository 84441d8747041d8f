"""What a player cannot see, imagined: one of the full positions that look the same to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tutor.chocolatiers.census import lying
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.kinds import HIDDEN, KINDS, WILD, in_order
from tutor.chocolatiers.state import State, Tile, changed
from tutor.kit.shuffling import mixed


def imagine(view: State, components: Components, rng: Random) -> State:
    """The view with every hidden card and tile filled in from those that are not to be seen.

    Every way of filling it in is as likely as any other. Where a made-up position leaves too few
    pieces, the whole box is drawn from once more.
    """
    shown = "".join((*view.hands, view.tray, view.deck, view.discards))
    cards = iter(mixed(unseen_cards(shown, components.cards), rng))
    piled = [tile for stack in view.stacks for tile in stack]
    tiles = iter(mixed(unseen_tiles((*piled, *lying(view.displays)), components.tiles), rng))

    def fill(text: str) -> str:
        return "".join(next(cards) if card == HIDDEN else card for card in text)

    return changed(
        view,
        hands=tuple(in_order(fill(hand)) for hand in view.hands),
        tray=fill(view.tray),
        deck=fill(view.deck),
        discards=fill(view.discards),
        stacks=tuple(
            tuple(next(tiles) if HIDDEN in tile.spaces else tile for tile in stack)
            for stack in view.stacks
        ),
        seed=int(rng.random() * (1 << 30)),
    )


def unseen_cards(shown: str, box: Mapping[str, int]) -> str:
    """The cards that may be those that are hidden, of all that lie somewhere."""
    unseen = "".join(kind * (box[kind] - shown.count(kind)) for kind in KINDS)
    while len(unseen) < shown.count(HIDDEN):
        unseen += "".join(kind * box[kind] for kind in KINDS)
    return unseen


def unseen_tiles(shown: Sequence[Tile], box: Sequence[Tile]) -> list[Tile]:
    """The tiles that may be those that are hidden, of all that lie somewhere."""
    unseen = list(box)
    for tile in shown:
        same = next((t for t in unseen if t.points == tile.points and _may_be(t, tile)), None)
        if same is not None:
            unseen.remove(same)
    hidden = sum(HIDDEN in tile.spaces for tile in shown)
    while len(unseen) < hidden:
        unseen += box
    return unseen


def _may_be(tile: Tile, shown: Tile) -> bool:
    """Whether the tile, turned in some way, looks like the one shown; a Wild may hide a space."""
    return any(
        all(s in (WILD, space) for s, space in zip(shown.spaces, face, strict=True))
        for face in tile.faces
    )
