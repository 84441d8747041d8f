"""Why an action is good, and what the others' moves change, in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.components import Components
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.legality import tile_at
from tutor.chocolatiers_2019.scoring import awards
from tutor.chocolatiers_2019.state import FIRST, State
from tutor.chocolatiers_2019.words import say_place
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.coach.growth import growth, overtaken
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, in_order, name, say_cards
from tutor.chocolatiers_family.players.evaluate import short
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import AnyGame
from tutor.i18n import _, ngettext
from tutor.kit.words import all_names


def reason(game: AnyGame, state: State, action: Action) -> str:
    """Explain why this is a good action for the player to move."""
    match action:
        case Take(card):
            return _cards(state, in_order(state.hand + card))
        case Trade(give, take):
            gives = _("{kind} is the card you need least.").format(kind=name(give))
            return f"{gives} {_cards(state, in_order(without(state.hand, give) + take))}"
        case Box(place, _paid, row, column, face):
            return _box(state, place, (row, column, face), components_of(game))
        case PlaceWild(row, column):
            grown = state.display.with_wild(row, column)
            grows = growth(state.displays, state.player, grown, awards)
            return grows or _("It does more here than the point it counts while you keep it.")
        case Reserve(place):
            return _reserving(state, state.row[place])
        case Discard(cards):
            return _("You need {cards} least.").format(cards=say_cards(cards))


def _box(
    state: State, place: int | str, where: tuple[int, int, str], components: Components
) -> str:
    """What the box is worth, and what it does for the Score tiles."""
    tile = tile_at(state, place)
    assert tile is not None  # only what is legal is advised
    row, column, face = where
    grown = state.display.with_box(row, column, face, tile.points)
    worth = ngettext("The box is {n} point.", "The box is {n} points.", tile.points)
    sixth = len(grown.points) == components.boxes_to_end and not state.ending
    parts = (
        worth.format(n=tile.points),
        _("Its Wild is free again.") if place == RESERVED else "",
        _("It is your sixth: you take First.") if sixth else "",
        growth(state.displays, state.player, grown, awards),
    )
    return " ".join(filter(None, parts))


def _cards(state: State, hand: str) -> str:
    """What the cards that come lead to."""
    places: list[tuple[int | str, Tile | None]] = [
        (RESERVED, state.reserved[state.player]),
        *enumerate(state.row),
    ]
    found = [
        (missing >= short(state.hand, tile.chocolates), missing, -tile.points, place)
        for place, tile in places
        if tile is not None and HIDDEN not in tile.spaces
        for missing in (short(hand, tile.chocolates),)
    ]
    if not found:
        return _("Cards are worth something only while there are boxes.")
    far, missing, _points, place = min(found, key=lambda one: one[:3])
    if not missing:
        now = state.phase == FIRST
        text = _("Then you can pay at once for {box}.") if now else _("Then you can pay for {box}.")
    elif far:
        return _("No card here brings a box nearer; this one is worth keeping.")
    elif missing == 1:
        text = _("Then one card is missing for {box}.")
    else:
        text = _("It is a step to {box}.")
    return text.format(box=say_place(state, place))


def _reserving(state: State, tile: Tile) -> str:
    """Nobody can take it away, and what its Wild costs."""
    missing = short(state.hand, tile.chocolates)
    if not missing:
        text = _("Nobody can take this box from you now; you can pay for it.")
    else:
        text = ngettext(
            "Nobody can take this box from you now; {n} card is missing for it.",
            "Nobody can take this box from you now; {n} cards are missing for it.",
            missing,
        )
    locked = _("The Wild on it is locked until you fill it.")
    return f"{text.format(n=missing)} {locked}"


def news(
    _game: AnyGame, before: State, after: State, player: int, names: Sequence[str]
) -> tuple[str, ...]:
    """Return who leads a Score tile that was the player's, or nobody's, and who has the sixth
    box.
    """
    called = all_names(names, after.players)
    said = []
    if before.first_tile is None and after.first_tile not in (None, player):
        who = called[after.first_tile]
        said.append(_("{who} has a sixth box: the last round.").format(who=who))
    return (*said, *overtaken(before.displays, after.displays, player, called, awards))
