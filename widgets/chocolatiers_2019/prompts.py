"""What a player is asked to do now, in a few words, and the buttons that go with it."""

from __future__ import annotations

from attrs import evolve

from tutor.chocolatiers_2019.state import DISCARD, OVER, State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import name
from tutor.i18n import _, ngettext
from tutor.kit.words import YOU
from widgets.chocolatiers_2019.composer import to_discard
from widgets.chocolatiers_2019.desk import Board
from widgets.chocolatiers_2019.targets import payable, reservable
from widgets.chocolatiers_family import prompts as shared
from widgets.chocolatiers_family.selection import NOTHING, Selection, paid, tile_in_hand, ways_with
from widgets.tabletop import BACK, MAIN, Button, Prompt


def prompt(board: Board) -> Prompt:
    """Return what the player is asked to do; in the last round that is said, too (clause 7.2)."""
    asked = shared.first_prompt(_prompt(board), board.state.first_tile, board)
    if not board.state.ending or board.state.player != board.player or board.state.phase == OVER:
        return asked
    name, first = board.all_names[board.player], board.state.first_tile
    who = _("Your last turn") if name == _(YOU) else _("{who}, your last turn").format(who=name)
    if first not in (None, board.player):
        who = _("{turn} · {first} has First").format(turn=who, first=board.all_names[first])
    return evolve(asked, who=who)


def _prompt(board: Board) -> Prompt:
    state, chosen = board.state, board.chosen
    if state.phase == OVER:
        return Prompt(_("The game is over."))
    if state.player != board.player:
        return Prompt(_("{who} is playing.").format(who=board.all_names[state.player]))
    if state.phase == DISCARD:
        return _discarding(board)
    if chosen.wild:
        return shared.wild_prompt(state, chosen)
    if chosen.give is not None:
        return _trade(state, chosen)
    if chosen.box:
        return _box(board)
    if chosen.cards:
        return _cards(board)
    return _free(board)


def _free(board: Board) -> Prompt:
    """Return one of the four actions."""
    count = len(payable(board.actions))
    wild = any(isinstance(a, PlaceWild) for a in board.actions)
    text = _("You cannot pay for a box yet.")
    if count:
        text = ngettext("You can pay for {n} box.", "You can pay for {n} boxes.", count)
    if count or reservable(board.actions):
        head = _("Take a card or choose a box.")
    else:
        head = _("Take a card or place a Wild.") if wild else _("Take a card.")
    return Prompt(head, text.format(n=count))


def _trade(state: State, chosen: Selection) -> Prompt:
    """One card lies on the discards, two are taken for it (clause 3.2)."""
    down = name(state.hand[chosen.give or 0])
    head = _("Take one more card.") if chosen.taken else _("Take two cards from the tray.")
    return Prompt(head, _("{kind} goes to the discards.").format(kind=down))


def _cards(board: Board) -> Prompt:
    """Cards are chosen, and what for is open: to pay, or a single one to trade."""
    asked = shared.cards_prompt(board.state, board.chosen, payable(board.actions))
    if len(board.chosen.cards) > 1:
        return asked
    return Prompt(_("Take two cards for it, or choose the box it pays for."), asked.text)


def _box(board: Board) -> Prompt:
    """A box is in hand: it is filled, or reserved."""
    state, chosen = board.state, board.chosen
    asked = shared.box_prompt(state, chosen)
    if _may_reserve(board) and not _can_pay(board):
        return Prompt(
            _("Reserve this box?"), _("You cannot pay for it yet. A Wild is locked on it.")
        )
    if paid(state, state.player, chosen) is None:
        return evolve(asked, head=_("Choose the cards that pay."))
    if chosen.box == "reserved":
        free = _("Its Wild will be free again.")
        return evolve(asked, text=f"{asked.text} {free}".strip())
    return asked


def _discarding(board: Board) -> Prompt:
    excess, chosen = to_discard(board.actions), len(board.chosen.cards)
    count = excess - chosen
    head = ngettext("Discard {n} card.", "Discard {n} cards.", count).format(n=count)
    return Prompt(head, _("You keep {n} at most.").format(n=len(board.state.hand) - excess))


def _can_pay(board: Board) -> bool:
    """Return whether the hand pays for the box that is chosen."""
    tile = tile_in_hand(board.state, board.chosen)
    return bool(ways_with(board.state.hand, tile, ()))


def offers_reserving(board: Board) -> bool:
    """Return whether the box that is chosen can be reserved, and nothing else can be done
    with it."""
    return _may_reserve(board) and not _can_pay(board)


def _may_reserve(board: Board) -> bool:
    """Return whether the box that is chosen can be reserved."""
    return board.chosen.box in reservable(board.actions)


def buttons(board: Board) -> tuple[Button, ...]:
    """Return the buttons of the moment, the primary one first."""
    state, chosen = board.state, board.chosen
    if state.player != board.player or state.phase == OVER or chosen == NOTHING:
        return ()
    back = Button("cancel", _("Cancel"), "cross", role=BACK)
    if state.phase == DISCARD or chosen.give is not None:
        return (back,)
    if chosen.wild:
        return (shared.wild_button(chosen), back)
    tile = tile_in_hand(state, chosen)
    if tile is None:
        return (shared.place_button(board), back)
    if offers_reserving(board):
        return (_reserve(MAIN), back)
    more: list[Button] = []
    if paid(state, board.player, chosen) is None:
        if _can_pay(board) and "pay" not in board.without:
            more.append(Button("pay", _("Choose for me"), "cards"))
    elif len(tile.faces) > 1:
        more.append(Button("rotate", _("Rotate"), "rotate"))
    if _may_reserve(board):
        more.append(_reserve())
    return (shared.place_button(board), *more, back)


def _reserve(role: str = "step") -> Button:
    if role == MAIN:
        return Button("reserve", _("Reserve the box"), "flag", primary=True, role=MAIN)
    return Button("reserve", _("Reserve"), "flag")


def why(board: Board) -> str:
    """Return the clause that the moment is about."""
    state, chosen = board.state, board.chosen
    if state.phase == OVER:
        return "7.3"
    if state.phase == DISCARD:
        return "2.4"
    if chosen.wild:
        return "5.1"
    if chosen.give is not None:
        return "3.2"
    if chosen.box:
        return "6.1" if offers_reserving(board) else "4.2"
    if state.ending:
        return "7.2"
    return "4.2" if chosen.cards else "2.2"
