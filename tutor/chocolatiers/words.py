"""The position and the actions in plain sentences, for a screen reader and for everyone."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.setting import FIRST, Setting
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import MAX_BOXES
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, name, say_cards
from tutor.chocolatiers_family.words import describe_display, say_space, say_tile
from tutor.i18n import _, ngettext
from tutor.kit.words import all_names


def describe(
    state: State, player: int | None = None, names: Sequence[str] = (), *, groups: bool = True
) -> str:
    """Return the whole position in sentences; what `player` cannot see must be hidden already.

    `groups`: with the size of the largest group of each kind.
    """
    called = all_names(names, state.players)
    lines = [_turn_line(state, called)]
    lines.append(_("Share Tray: {cards}.").format(cards=say_cards(state.tray.replace(EMPTY, ""))))
    lines.append(
        ngettext(
            "Deck: {deck} card. Discards: {discards}.",
            "Deck: {deck} cards. Discards: {discards}.",
            len(state.deck),
        ).format(deck=len(state.deck), discards=say_cards(state.discards))
    )
    for n, stack in enumerate(state.stacks, 1):
        lines.append(
            _("Stack {n}: {tile}, {left} left.").format(
                n=n, tile=say_tile(stack[0]), left=len(stack)
            )
            if stack
            else _("Stack {n} is empty.").format(n=n)
        )
    order = range(state.players) if player is None else [player, *_others(state, player)]
    for p in order:
        lines.append(_player_line(state, p, called[p], p == player, groups))
    if isinstance(state, Setting):
        lines.append(_ranks_line(state))
    return "\n".join(lines)


def _others(state: State, player: int) -> list[int]:
    return [(player + n) % state.players for n in range(1, state.players)]


def _ranks_line(setting: Setting) -> str:
    """Return the Scoring cards that lie in their row so far."""
    lying = [_("First") if card == FIRST else name(card) for card in setting.ranks if card]
    return _("Scoring cards: {cards}.").format(cards=", ".join(lying) or _("none yet"))


def _turn_line(state: State, called: tuple[str, ...]) -> str:
    if isinstance(state, Setting):
        return _("The table is being set.")
    if state.phase == OVER:
        return _("The game is over.")
    phase = {ACTION: _("Action Phase"), BONUS: _("Bonus Phase"), END: _("End Phase")}[state.phase]
    line = _("{who} to move, {phase}.").format(who=called[state.player], phase=phase)
    if state.last_turns is not None:
        left = ngettext("{n} last turn is left.", "{n} last turns are left.", state.last_turns)
        line += " " + left.format(n=state.last_turns)
    return line


def _player_line(state: State, player: int, called: str, own: bool, groups: bool) -> str:
    hand = state.hands[player]
    held = (
        say_cards(hand)
        if own or HIDDEN not in hand
        else ngettext("{n} card", "{n} cards", len(hand)).format(n=len(hand))
    )
    line = _("{who}. Hand: {hand}. Wilds left: {wilds}.").format(
        who=called, hand=held, wilds=state.wilds[player]
    )
    if state.first_card == player:
        line += " " + _("Holds First.")
    return f"{line} {describe_display(state.displays[player], groups)}"


def describe_action(state: State, action: Action) -> str:
    """Return what the action does, in one sentence."""
    match action:
        case Take(card):
            return _("Take {kind} from the Share Tray.").format(kind=name(card))
        case Swap(give, take) if give in take:  # it comes to a Take (clause 3.4)
            return describe_action(state, Take(take.replace(give, "", 1)))
        case Swap(give, take):
            return _("Put down {give}, take {take}.").format(give=name(give), take=say_cards(take))
        case Box(stack, cards, row, column, face):
            text = _("Fill box {n} with {cards}: {face}, at box row {r}, column {c}.").format(
                n=stack + 1,
                cards=say_cards(cards),
                face=", ".join(say_space(s) for s in face),
                r=row + 1,
                c=column + 1,
            )
            return " ".join((text, _("It takes First."))) if _takes_first(state) else text
        case PlaceWild(row, column):
            shown = state.display.at(row, column)
            return _("Place a Wild on row {r}, column {c}, over {what}.").format(
                r=row + 1, c=column + 1, what=say_space(shown)
            )
        case Skip():
            return _("No bonus.") if state.phase != ACTION else _("Go on without an action.")
        case Discard(cards):
            return _("Discard {cards}.").format(cards=say_cards(cards))


def _takes_first(state: State) -> bool:
    """Return whether the next box of who is to move is the first sixth one."""
    return state.first_card is None and len(state.display.points) + 1 == MAX_BOXES


def tell(state: State, action: Action, who: str) -> str:
    """Return what `who` did, in a few words; "" for a bonus not taken."""
    match action:
        case Take(card):
            return _("{who} takes {what}.").format(who=who, what=name(card))
        case Swap(give, take) if give in take:  # it comes to a Take (clause 3.4)
            return tell(state, Take(take.replace(give, "", 1)), who)
        case Swap(give, take):
            text = _("{who} puts down {give}, takes {what}.")
            return text.format(who=who, give=name(give), what=say_cards(take))
        case Box(stack):
            points = state.stacks[stack][0].points
            text = _("{who} fills a box for {n} points.")
            if _takes_first(state):
                text = _("{who} fills the sixth box for {n} points, and takes First.")
            return text.format(who=who, n=points)
        case PlaceWild():
            return _("{who} places a Wild.").format(who=who)
        case Discard(cards):
            return _("{who} discards {what}.").format(who=who, what=say_cards(cards))
        case Skip():
            return "" if state.phase != ACTION else _("{who} goes on.").format(who=who)
