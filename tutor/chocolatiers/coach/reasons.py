"""Why an action is good, and what the others' moves change, in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.state import ACTION, State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.coach.growth import growth, overtaken
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, counted, in_order, name, say_cards
from tutor.chocolatiers_family.players.evaluate import short
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import AnyGame
from tutor.i18n import _, ngettext
from tutor.kit.words import all_names


def reason(game: AnyGame, state: State, action: Action) -> str:
    """Explain why this is a good action for the player to move."""
    match action:
        case Take(card):
            return _cards(state, in_order(state.hand + card), card)
        case Swap(give, take):
            hand = in_order(without(state.hand, give) + take)
            gives = _("{kind} is the card you need least.").format(kind=name(give))
            return f"{gives} {_cards(state, hand, take)}"
        case Box(stack, _cards_paid, row, column, face):
            tile = state.stacks[stack][0]
            grown = state.display.with_box(row, column, face, tile.points)
            worth = ngettext("The box is {n} point.", "The box is {n} points.", tile.points)
            last = components_of(game).boxes_to_end
            sixth = len(grown.points) == last and state.first_card is None
            first = _("It is your sixth: you take First.") if sixth else ""
            parts = (
                worth.format(n=tile.points),
                first,
                growth(state.displays, state.player, grown),
            )
            return " ".join(filter(None, parts))
        case PlaceWild(row, column):
            grows = growth(state.displays, state.player, state.display.with_wild(row, column))
            return grows or _("It does more here than the point it counts while you keep it.")
        case Skip():
            return _skipped(state)
        case Discard(cards):
            return _("You need {cards} least.").format(cards=say_cards(cards))


# ---- cards


def _cards(state: State, hand: str, new: str) -> str:
    """What the cards that come lead to."""
    found = _nearest(state, hand)
    if found is None:
        return _("Cards are worth something only while there are boxes.")
    number, tile, missing, nearer = found
    if not missing:
        text = _("Then you can pay for box {n}: {points} points.")
    elif missing == 1 and nearer:
        text = _("Then one card is missing for box {n}: {points} points.")
    elif nearer:
        text = _("It is a step to box {n}: {points} points.")
    else:
        text = _("No card here brings a box nearer; this one is worth keeping.")
    said = text.format(n=number + 1, points=tile.points)
    pairs = [kind for kind in KINDS if kind in new and hand.count(kind) >= 2]
    if missing and pairs and pairs[0] not in tile.chocolates:
        pair = _("{two} can stand for any other chocolate.").format(two=counted(pairs[0], 2))
        return f"{said} {pair}"
    return said


def _nearest(state: State, hand: str) -> tuple[int, Tile, int, bool] | None:
    """A box the hand comes nearer to than before, else one it is near to: its stack, how many cards
    are missing, and whether it came nearer. Of several it is the dearest."""
    tops = [
        (missing >= short(state.hand, stack[0].chocolates), missing, -stack[0].points, number)
        for number, stack in enumerate(state.stacks)
        if stack and HIDDEN not in stack[0].spaces
        for missing in (short(hand, stack[0].chocolates),)
    ]
    if not tops:
        return None
    far, missing, _points, number = min(tops)
    return number, state.stacks[number][0], missing, not far


def _skipped(state: State) -> str:
    if state.phase == ACTION:
        return _("There is nothing you could take.")
    if state.wilds[state.player]:
        return _("A Wild you keep is a point, and may do more later.")
    return _("There is nothing better to do now.")


# ---- groups


def news(
    _game: AnyGame, before: State, after: State, player: int, names: Sequence[str]
) -> tuple[str, ...]:
    """Return who leads a Scoring card that was the player's, or nobody's, and who has the sixth
    box.
    """
    called = all_names(names, after.players)
    said = []
    if before.first_card is None and after.first_card not in (None, player):
        said.append(
            _("{who} has a sixth box: the last turns.").format(who=called[after.first_card])
        )
    return (*said, *overtaken(before.displays, after.displays, player, called))
