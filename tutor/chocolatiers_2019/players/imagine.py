"""Imagines what a player cannot see: one of the full positions that look the same to them."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers_2019.components import Components
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.state import State, view
from tutor.chocolatiers_family.census import lying
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.chocolatiers_family.players.imagine import unseen_cards, unseen_tiles
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import AnyGame
from tutor.kit.frozen import changed
from tutor.kit.shuffling import mixed


def imagined(game: AnyGame, state: State, player: int, rng: Random) -> State:
    """Return a whole position that looks to the player like this one; see `imagine`."""
    return imagine(view(state, player), components_of(game), rng)


def imagine(view: State, components: Components, rng: Random) -> State:
    """Return the view with every hidden card and tile filled in from those that are not to be seen.

    Every way of filling it in is as likely as any other. Where a made-up position leaves too few
    pieces, the whole box is drawn from once more.
    """
    shown = "".join((*view.hands, view.tray, view.deck, view.discards))
    cards = iter(mixed(unseen_cards(shown, components.cards), rng))
    boxes = (*view.row, *view.pile, *filter(None, view.reserved), *lying(view.displays))
    tiles = iter(mixed(unseen_tiles(boxes, components.tiles), rng))

    def fill(text: str) -> str:
        return "".join(next(cards) if card == HIDDEN else card for card in text)

    def known(some: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(next(tiles) if HIDDEN in tile.spaces else tile for tile in some)

    return changed(
        view,
        hands=tuple(in_order(fill(hand)) for hand in view.hands),
        tray=fill(view.tray),
        deck=fill(view.deck),
        row=known(view.row),
        pile=known(view.pile),
        seed=int(rng.random() * (1 << 30)),
    )
