"""What a player is asked to do now, in a few words, and the buttons that go with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from attrs import evolve, frozen

from tutor.chocolatiers.actions import Box, PlaceWild, Skip
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import KINDS, name, say_cards
from tutor.chocolatiers.state import ACTION, END, OVER, State
from tutor.engine import Game
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words, player_name
from widgets.chocolatiers.composer import to_discard
from widgets.chocolatiers.selection import (
    Selection,
    letters,
    paid,
    pairs,
    preview,
    top_tile,
    ways_to_pay,
)


@frozen
class Prompt:
    """`head`: what to do now, at most 12 words. `text`: what helps, one short sentence or ""."""

    head: str
    text: str = ""


@frozen
class Button:
    """A button of the moment; `target` is its act. At most one of them is `primary`."""

    target: str
    label: str
    icon: str
    primary: bool = False


def prompt(
    game: Game, state: State, player: int, selection: Selection, names: Sequence[str] = ()
) -> Prompt:
    """What this player is asked to do. `names`: of the players, for when another one is to move."""
    if state.phase == OVER:
        return Prompt(_("The game is over."))
    if state.player != player:
        who = names[state.player] if names else player_name(state.player)
        return Prompt(_("{who} is playing.").format(who=who))
    if state.phase == ACTION:
        return _action(game, state, selection)
    if state.phase == END:
        return _end(game, state, selection)
    if selection.wild:
        return _wild(state, selection)
    if selection.stack is not None:
        return _box(state, selection)
    return _bonus(game, state)


def _action(game: Game, state: State, selection: Selection) -> Prompt:
    if selection.give is None:
        if Skip() in game.actions(state):
            return Prompt(_("The tray is empty: go on."))
        return Prompt(_("Take a card from the tray, or swap."), _("To swap, click one of yours."))
    down = name(state.hand[selection.give])
    if len(state.tray) in selection.taken:
        return Prompt(_("Take one more card."), _("Taking yours back is the same as Take."))
    if selection.taken:
        return Prompt(_("Take one more card."), _("{kind} goes down.").format(kind=down))
    return Prompt(_("Take two cards from the tray."), _("{kind} goes down.").format(kind=down))


def _bonus(game: Game, state: State) -> Prompt:
    actions = game.actions(state)
    stacks = {a.stack for a in actions if isinstance(a, Box)}
    wild = any(isinstance(a, PlaceWild) for a in actions)
    if stacks:
        text = ngettext("You can pay for {n} box.", "You can pay for {n} boxes.", len(stacks))
        head = _("Fill a box, place a Wild, or end your turn.")
        if not wild:
            head = _("Fill a box, or end your turn.")
        return Prompt(head, text.format(n=len(stacks)))
    if wild:
        return Prompt(_("Place a Wild, or end your turn."), _("You cannot pay for a box yet."))
    return Prompt(_("End your turn."), _("You cannot pay for a box yet."))


def _box(state: State, selection: Selection) -> Prompt:
    tile = top_tile(state, selection.stack)
    way = paid(state, state.player, selection)
    if tile is None or way is None:
        return Prompt(_("Choose the cards that pay for the box."), _still_missing(state, selection))
    if selection.place is None:
        return Prompt(_("Choose a place for the box."), _how_paid(way.pairs))
    grown = preview(state, state.player, selection).display
    text = _growth(state.display, grown) or _how_paid(way.pairs)
    return Prompt(_("Put the box in your display."), text)


def _still_missing(state: State, selection: Selection) -> str:
    """What the cards chosen so far leave unpaid."""
    tile = top_tile(state, selection.stack)
    assert tile is not None
    hand = state.hand
    if not ways_to_pay(state, state.player, evolve(selection, cards=())):
        return _("Your hand cannot pay for it yet.")
    if not ways_to_pay(state, state.player, selection):
        return _("These cards do not pay for it.")
    stood_for = Counter(pair.kind for pair in pairs(state, state.player, selection))
    chosen = Counter(letters(hand, selection.cards))
    missing = "".join((Counter(tile.chocolates) - chosen - stood_for).elements())
    return _("Missing: {cards}.").format(cards=say_cards(missing)) if selection.cards else ""


def _how_paid(pairs: Sequence[tuple[str, str]]) -> str:
    if not pairs:
        return _("The cards match.")
    said = [
        _("2 {pair} for {kind}").format(pair=name(pair), kind=name(kind)) for pair, kind in pairs
    ]
    return join_words(said) + "."


def _wild(state: State, selection: Selection) -> Prompt:
    if selection.space is None:
        return Prompt(_("Choose a space for the Wild."))
    after = preview(state, state.player, selection).display
    return Prompt(
        _("Place the Wild here?"), _growth(state.display, after) or _("No group grows here.")
    )


def _growth(before: Display, after: Display) -> str:
    """Which largest groups grow; a lone chocolate is not worth a word."""
    changes = [
        _("{kind} {size}").format(kind=name(kind), size=after.largest(kind))
        for kind in KINDS
        if after.largest(kind) > max(1, before.largest(kind))
    ]
    return _("Grows: {groups}.").format(groups=join_words(changes)) if changes else ""


def _end(game: Game, state: State, selection: Selection) -> Prompt:
    count = to_discard(game, state) - len(selection.cards)
    head = ngettext("Discard {n} card.", "Discard {n} cards.", count).format(n=count)
    keep = len(state.hand) - to_discard(game, state)
    return Prompt(head, _("You keep {n} at most.").format(n=keep))


def buttons(game: Game, state: State, player: int, selection: Selection) -> tuple[Button, ...]:
    """The buttons of the moment, the primary one first."""
    if state.player != player or state.phase == OVER:
        return ()
    back = Button("cancel", _("Cancel"), "cross")
    if state.phase == ACTION:
        if selection.give is not None:
            return (back,)
        return _going_on(game, state)
    if state.phase == END:
        return (back,) if selection.cards else ()
    if selection.wild:
        return (Button("confirm", _("Place the Wild"), "check", primary=True), back)
    tile = top_tile(state, selection.stack)
    if tile is not None:
        turn = (Button("rotate", _("Turn"), "rotate"),) if len(tile.faces) > 1 else ()
        place = Button("confirm", _("Place the box"), "check", primary=True)
        return (place, Button("pay", _("Pay"), "cards"), *turn, back)
    can_do_more = len(game.actions(state)) > 1
    return (Button("skip", _("End turn"), "chevron", primary=not can_do_more),)


def _going_on(game: Game, state: State) -> tuple[Button, ...]:
    if Skip() in game.actions(state):
        return (Button("skip", _("Go on"), "chevron", primary=True),)
    return ()
