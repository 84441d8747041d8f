"""The position of the solo game in plain sentences, a line for each part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager import judging
from tutor.chocolate_factory.manager.assignment import Assignment
from tutor.chocolate_factory.manager.judging import goals, labels
from tutor.chocolate_factory.manager.saying import say_card
from tutor.chocolate_factory.manager.setup import LEAVES
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.names import part_name, staff_name
from tutor.chocolate_factory.state import HIDDEN, PICK
from tutor.chocolate_factory.stores import NAMES, STORES
from tutor.chocolate_factory.words import (
    decks_line,
    phase_name,
    say_order,
    say_part,
    seat_lines,
    store_line,
    store_of,
    turn_line,
)
from tutor.i18n import _, ngettext
from tutor.kit.words import all_names


def describe(
    state: ManagerState, cards: Components, names: Sequence[str] = (), *, judged: bool = True
) -> str:
    """Describe the whole position in sentences; what is hidden must be hidden already. `judged`:
    say which cards are met.
    """
    called = all_names(names, 1)
    if state.step == PICK:
        text = _("{who} to choose an Employee and a Part.").format(who=called[0])
        lines = [f"{phase_name(state)}. {text}", *_row(state, cards)]
    else:
        lines = [turn_line(state, called, cards)]
    lines += _goals(state, cards) if judged else _asked(state)
    lines += (store_line(store, called) for store in state.stores)
    lines += seat_lines(state.seat, called[0], cards)
    if state.special:
        orders = [say_order(mine, cards) for mine in state.special if mine is not None]
        text = _("Special Orders: {all}")
        lines.append(text.format(all=" ".join(orders) if orders else _("all completed.")))
    lines.append(decks_line(state))
    return "\n".join(lines)


def _row(state: ManagerState, cards: Components) -> Iterator[str]:
    for n, store in enumerate(STORES):
        parts = state.packets.parts[n : n + 1] or ((),)
        staff = state.packets.staff[n : n + 1] or ((),)
        if (HIDDEN,) in (parts[0], staff[0]):
            yield _("Nobody can see the new pairs yet.")
            return
        if state.day < len(LEAVES) and LEAVES[state.day] == store:
            text = _("{store}: Employee and Part have left today.")
            yield text.format(store=_(NAMES[store]))
        for employee, part in zip(staff[0], parts[0], strict=False):
            text = _("{name} ({store}: {text}) with {part} ({function}).")
            yield text.format(
                name=staff_name(employee, cards),
                store=store_of(employee, cards),
                text=_(cards.staff[employee].text),
                part=part_name(part, cards),
                function=say_part(part, cards),
            )
    for card in chain(*state.packets.staff[len(STORES) :]):
        text = _("{name} ({store}: {text}), without a Part.")
        said = {"store": store_of(card, cards), "text": _(cards.staff[card].text)}
        yield text.format(name=staff_name(card, cards), **said)


def _goals(state: ManagerState, cards: Components) -> Iterator[str]:
    """Say what each card asks for and whether it is met so far, and what is left over."""
    found = judging.judged(state, cards)
    met = {payment.card for payment in found.met}
    for n, (label, card) in enumerate(zip(labels(state), goals(state), strict=True)):
        shown = card if n < state.opened else HIDDEN
        text = _("{label}: {what} (met).") if shown in met else _("{label}: {what}.")
        yield text.format(label=_(label), what=say_card(shown))
    yield left_line(state, found)


def _asked(state: ManagerState) -> Iterator[str]:
    """Say what each card asks for, and no more."""
    for n, (label, card) in enumerate(zip(labels(state), goals(state), strict=True)):
        shown = card if n < state.opened else HIDDEN
        yield _("{label}: {what}.").format(label=_(label), what=say_card(shown))


def left_line(state: ManagerState, found: Assignment) -> str:
    """Say the money earned and wanted, and the steps that no card needs yet."""
    text = ngettext(
        "£{money} of £{wanted} earned; {n} step left over.",
        "£{money} of £{wanted} earned; {n} steps left over.",
        sum(found.left),
    )
    return text.format(money=state.money, wanted=found.money, n=sum(found.left))
