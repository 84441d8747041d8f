"""The final score, done by hand: cards are awarded, points taken, added up, the winner named."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.kinds import KINDS, name
from tutor.chocolatiers.scoring import BOXES, WILDS, awards, cards_won
from tutor.chocolatiers.state import State
from tutor.chocolatiers.teaching import answers
from tutor.engine import Game, Standing
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words, usual_names
from tutor.lessons.feedback import Advice, Feedback, marks
from tutor.lessons.model import LEARNER
from tutor.lessons.teaching import Value

CARDS, KEPT, TILES, SUM, SLIP, WINNER = "cards", "wilds", "boxes", "sum", "slip", "winner"
TIE, SHARED = "tie", "shared"


@attrs.frozen
class Item:
    """One thing to do: `key` names it, `right` are the answers that all have to be given.

    `options`: what else can be answered.
    """

    key: str
    right: frozenset[str]
    options: frozenset[str]


def _words(text: str | Sequence[str]) -> tuple[str, ...]:
    return tuple(text.split()) if isinstance(text, str) else tuple(text)


@attrs.frozen
class Awarding:
    """The final score by hand (clauses 9.1 to 10.5). Values are "ITEM:ANSWER", as "M:1", "V:tie".

    `tasks`, in this order: "cards" (who wins each kind's card, or turn it), "wilds" and "boxes"
    (take the points there), "sum" (the learner's total), "slip" (which of the `printed` numbers
    cannot be), "winner". `own`: only the learner's points are taken. A wrong answer stands as a
    look: the pieces are counted all the same.
    """

    tasks: tuple[str, ...] = attrs.field(converter=_words)
    own: bool = False
    printed: tuple[int, ...] = ()
    goal: None = attrs.field(default=None, init=False)
    about: str = attrs.field(default="", init=False)
    repeats: bool = attrs.field(default=True, init=False)

    # ---- what is to be done

    def items(self, start: State) -> tuple[Item, ...]:
        """Everything to do, in order."""
        return tuple(item for task in self.tasks for item in self._items(task, start))

    def _items(self, task: str, start: State) -> list[Item]:
        players = [str(player) for player in range(start.players)]
        if task == CARDS:
            winners = {kind: award.winner for kind, award in awards(start.displays).items()}
            return [
                _item(kind, [TIE if winner is None else str(winner)], [*players, TIE])
                for kind, winner in winners.items()
            ]
        if task in (KEPT, TILES):
            label = WILDS if task == KEPT else BOXES
            who = [str(LEARNER)] if self.own else players
            found = [p for p in who if standings(start)[int(p)].items[label]]
            return [_item(task, found, players)] if found else []
        if task == SUM:
            total = standings(start)[LEARNER].total
            return [_item(SUM, [str(total)], [str(n) for n in decade(total)])]
        if task == SLIP:
            printed = [str(n) for n in self.printed]
            return [_item(SLIP, printed[-1:], printed)]
        best = [str(p) for p, standing in standings(start).items() if standing.rank == 1]
        return [_item(WINNER, best if len(best) == 1 else [SHARED], [*players, SHARED])]

    def at(self, start: State, seen: Sequence[Value]) -> int:
        """The item that is to be done now, by its number; after the last one their number."""
        items = self.items(start)
        undone = (n for n, item in enumerate(items) if item.right - given(item, seen))
        return next(undone, len(items))

    def rest(self, start: State, seen: Sequence[Value] = ()) -> tuple[Value, ...]:
        """The values that are still to be tried: the solution of a step."""
        return tuple(
            f"{item.key}:{answer}"
            for item in self.items(start)[self.at(start, seen) :]
            for answer in sorted(item.right - given(item, seen))
        )

    # ---- an exploration

    def read(self, value: Value) -> Value:
        """A text."""
        return str(value)

    def state(self, start: State, seen: Sequence[Value]) -> State:
        """The game is over: nothing moves any more."""
        return start

    def problem(
        self, game: Game[State, Action], start: State, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Why this is not what is to be done now; None if it can be tried."""
        items, at = self.items(start), self.at(start, seen)
        key, _colon, answer = str(value).partition(":")
        if at == len(items) or items[at].key != key or answer not in items[at].options:
            return Feedback("refused", _("Not now."), _("One after the other."))
        if f"{key}:{answer}" in seen and answer in items[at].right:
            return Feedback("refused", _("These are counted."), _("Tap another display."))
        return None

    def enough(self, start: State, seen: Sequence[Value]) -> bool:
        """Whether everything is done."""
        return self.at(start, seen) == len(self.items(start))

    def found(self, start: State, seen: Sequence[Value], again: bool = False) -> Feedback:
        """What the last answer led to, in numbers."""
        key, _colon, answer = str(seen[-1]).partition(":")
        item = next(item for item in self.items(start) if item.key == key)
        head, text = self._said(start, item, answer)
        return Feedback("good", head, text, clauses=_clauses(start, key))

    def _said(self, start: State, item: Item, answer: str) -> tuple[str, str]:
        right, names = answer in item.right, usual_names(start.players)
        if item.key in KINDS:
            sizes = said_sizes(start, item.key)
            if not right:
                return sizes, _("Tap again.")
            return self._awarded(item.key, answer, names), sizes
        if item.key in (KEPT, TILES):
            label = WILDS if item.key == KEPT else BOXES
            points = standings(start)[int(answer)].items[label]
            text = ngettext("{who}: {n} point.", "{who}: {n} points.", points)
            said = text.format(who=names[int(answer)], n=points)
            return said, "" if self.own else self._without(start, label, names)
        if item.key == SUM:
            done = _("{n} is your total.").format(n=answer)
            return done if right else _("Add once more."), said_parts(start)
        if item.key == SLIP:
            return _("That one is so."), _("Add up what you see.")
        if answer == SHARED:
            return _("They differ."), said_totals(start)
        return said_totals(start), _("Cards decide between equal points.")

    def _without(self, start: State, label: str, names: Sequence[str]) -> str:
        """Who has nothing to take, so that nobody seems to be forgotten."""
        none = [names[p] for p, found in standings(start).items() if not found.items[label]]
        return _("No points here: {who}.").format(who=join_words(none)) if none else ""

    def _awarded(self, kind: str, answer: str, names: Sequence[str]) -> str:
        if answer == TIE:
            return _("{kind}: nobody gets it.").format(kind=name(kind))
        if int(answer) == LEARNER:
            return _("{kind} is yours.").format(kind=name(kind))
        return _("{who} gets {kind}.").format(who=names[int(answer)], kind=name(kind))

    def advice(self, start: State, value: Value, reason: str) -> Advice:
        """Where to look, then the numbers."""
        key, _colon, _answer = str(value).partition(":")
        where, why = {
            KEPT: (_("Wilds that were kept count."), _("Tap the marked display.")),
            TILES: (_("The numbers in the boxes count."), _("Tap the marked display.")),
            SUM: (_("Cards, Wilds and boxes: add them."), said_parts(start)),
            SLIP: (_("Add the four numbers yourself."), said_parts(start)),
            WINNER: (_("Look at the totals first."), said_totals(start)),
        }.get(key, (_("Look at the lit groups."), said_sizes(start, key)))
        return Advice(value, where, reason or why, marks([f"award:{value}"]))


def _item(key: str, right: Sequence[str], options: Sequence[str]) -> Item:
    return Item(key, frozenset(right), frozenset(options))


def given(item: Item, seen: Sequence[Value]) -> frozenset[str]:
    """The answers to an item so far."""
    pairs = (str(value).partition(":") for value in seen)
    return frozenset(answer for key, _colon, answer in pairs if key == item.key)


def decade(total: int) -> range:
    """The ten numbers of which a total is one."""
    return range(total - total % 10, total - total % 10 + 10)


def standings(state: State) -> dict[int, Standing]:
    """The score by player, in the order of their seats."""
    return dict(sorted(answers.standings(state).items()))


# ---- numbers in words


def said_sizes(state: State, kind: str) -> str:
    """How large everyone's largest group of a kind is: "You 5, Ben 4."."""
    if kind not in KINDS:
        return ""
    sizes = awards(state.displays)[kind].sizes
    return _counted([str(size) for size in sizes])


def said_totals(state: State) -> str:
    """Everyone's points; where the most are shared, the cards of those who have them, too."""
    found = standings(state)
    best = max(standing.total for standing in found.values())
    if sum(standing.total == best for standing in found.values()) == 1:
        return _counted([str(standing.total) for standing in found.values()])
    cards = [
        ngettext("{n} card", "{n} cards", cards_won(s)).format(n=cards_won(s))
        for s in found.values()
    ]
    return _counted(cards)


def said_parts(state: State) -> str:
    """What the learner's total is put together from: "Cards 7, Wilds 1, boxes 25."."""
    items = standings(state)[LEARNER].items
    cards = sum(n for label, n in items.items() if label not in (BOXES, WILDS))
    return _("Cards {cards}, Wilds {wilds}, boxes {boxes}.").format(
        cards=cards, wilds=items[WILDS], boxes=items[BOXES]
    )


def _counted(numbers: Sequence[str]) -> str:
    names = usual_names(len(numbers))
    each = [f"{who} {number}" for who, number in zip(names, numbers, strict=True)]
    return ", ".join(each) + "."


def _clauses(state: State, key: str) -> tuple[str, ...]:
    """The clause behind an answer."""
    if key in KINDS:
        award = awards(state.displays)[key]
        if award.tied:
            return ("9.3",)
        return ("9.1",) if award.winner is not None else ("9.4",)
    return {KEPT: ("10.2",), TILES: ("10.1",), SUM: ("10.1",), SLIP: ("10.1",)}.get(key, ("10.3",))
