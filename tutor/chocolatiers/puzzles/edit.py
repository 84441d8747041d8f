"""Puzzles made by hand: from a draft to a task, and what is found out about it.

task = draft.task()        # DraftError: one clear sentence on what is wrong
finding = examine(task)    # is the answer proven and unique, how hard is it, if not, why not
"""

from __future__ import annotations

from collections import Counter

import attrs

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.display import Display, DisplayError
from tutor.chocolatiers.kinds import EMPTY, KINDS, WILD, in_order, is_cards, name, say_cards
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.kinds.placing import value_without
from tutor.chocolatiers.puzzles.model import GAME, PAY, PLACE, Task
from tutor.chocolatiers.puzzles.position import MARGIN, SPOIL, WIN, Aim, Position
from tutor.chocolatiers.puzzles.sketch import Sketch
from tutor.chocolatiers.puzzles.solver import pay_for_both, solve
from tutor.chocolatiers.scoring import awards
from tutor.chocolatiers.state import Tile
from tutor.i18n import _, ngettext
from tutor.kit.words import usual_names
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

MOST_HAND = 12
AIMS = {"steal": WIN, "spoil": SPOIL}


class DraftError(ValueError):
    """A draft that cannot be a puzzle; the message says what is wrong, `player` with whom."""

    def __init__(self, message: str, player: int | None = None) -> None:
        self.player = player
        super().__init__(message)


class UnfinishedError(DraftError):
    """A draft in which something is still to be laid; nothing of it is wrong."""


@attrs.frozen
class Draft:
    """A puzzle being made; the solving player is player 0.

    `sketches`, `kept` (Wilds not placed): by player. `card`: the Scoring card asked about. `tiles`:
    boxes to place or to pay. `count`: Wilds the answer may use. Parts a kind does not need are
    kept, but make no difference.
    """

    kind: str = "steal"
    sketches: tuple[Sketch, ...] = (Sketch(), Sketch())
    kept: tuple[int, ...] = (1, 0)
    first: int | None = None
    card: str = "T"
    tiles: tuple[Tile, ...] = ()
    count: int = 1
    hand: str = ""

    def task(self) -> Task:
        """The task. Raises DraftError for the first thing that is wrong."""
        pieces = PUZZLE_KINDS[self.kind].pieces
        displays = tuple(_display(self, player) for player in range(len(self.sketches)))
        tiles = self.tiles[: pieces.tiles]
        paying = PUZZLE_KINDS[self.kind].mode == PAY  # with boxes of no matter which table
        _check_copies(() if paying else displays, tiles)
        _check_wilds(self, displays)
        if pieces.tiles:
            _check_tiles(self, displays[0], pieces.tiles)
        if pieces.hand:
            _check_hand(self.hand)
        return Task(
            self.kind,
            Position(displays, self.kept, 0, self.first),
            self.card if pieces.cards else "",
            tiles,
            self.count if pieces.wilds else 0,
            in_order(self.hand) if pieces.hand else "",
        )

    @classmethod
    def of(cls, task: Task) -> Draft:
        """The draft of a finished task, its solving player first."""
        position = task.position
        me = position.player
        seats = [me, *(p for p in range(len(position.displays)) if p != me)]
        return cls(
            task.kind,
            tuple(Sketch.of(position.displays[p]) for p in seats),
            tuple(position.wilds[p] for p in seats),
            None if position.first is None else seats.index(position.first),
            task.cards or "T",
            task.tiles,
            max(1, task.wilds),
            task.hand,
        )


def called(player: int) -> str:
    """What a player of a draft is called."""
    return usual_names(player + 1)[player]


def _display(draft: Draft, player: int) -> Display:
    try:
        display = draft.sketches[player].display()
    except DisplayError as error:
        raise DraftError(f"{called(player)}: {error}", player) from None
    if not display:
        raise UnfinishedError(_("{who}: no box yet.").format(who=called(player)), player)
    return display


def _shape(spaces: str) -> str:
    """The same text for a box however it is turned."""
    return min(Tile(spaces, 0).faces)


def _check_copies(displays: tuple[Display, ...], tiles: tuple[Tile, ...]) -> None:
    """No tile of the game lies on the table more often than the game has it.

    A box with a Wild on it may have been any tile, and a box of one's own invention is none.
    """
    owned = Counter(_shape(tile.spaces) for tile in load_components().tiles)
    used = Counter(_shape(tile.spaces) for tile in tiles)
    for shape, count in used.items():
        if owned[shape] and count > owned[shape]:
            raise DraftError(_("The game does not have both boxes of the question."))
    for player, display in enumerate(displays):
        for place in display.boxes:
            face = display.face(*place)
            used[_shape(face)] += WILD not in face
            if owned[_shape(face)] and used[_shape(face)] > owned[_shape(face)]:
                text = ngettext(
                    "{who}: the box {box} lies here once too often, the game has {n}.",
                    "{who}: the box {box} lies here once too often, the game has {n}.",
                    owned[_shape(face)],
                )
                box = say_cards(face.replace(EMPTY, ""))
                raise DraftError(
                    text.format(who=called(player), box=box, n=owned[_shape(face)]), player
                )


def _check_wilds(draft: Draft, displays: tuple[Display, ...]) -> None:
    most = load_components().wilds
    for player, display in enumerate(displays):
        count = display.wilds + draft.kept[player]
        if count > most:
            raise DraftError(
                _("{who}: {n} Wilds, but a player has {most}.").format(
                    who=called(player), n=count, most=most
                ),
                player,
            )
    if PUZZLE_KINDS[draft.kind].pieces.wilds and draft.kept[0] < draft.count:
        raise DraftError(
            _("The answer needs {n} Wilds: leave yourself so many.").format(n=draft.count), 0
        )


def _check_tiles(draft: Draft, own: Display, needed: int) -> None:
    if len(draft.tiles) < needed:
        raise UnfinishedError(_("Choose the boxes of the question."))
    if not all(tile.chocolates for tile in draft.tiles[:needed]):
        raise UnfinishedError(_("The box of the question has no chocolates."))
    if not all(is_cards(tile.chocolates) for tile in draft.tiles[:needed]):
        raise DraftError(_("No Wild is printed on a box of the question."))
    if PUZZLE_KINDS[draft.kind].mode == PLACE and not own.open_places:
        raise DraftError(_("Your display is full: no box can be placed."), 0)


def _check_hand(hand: str) -> None:
    if not hand:
        raise UnfinishedError(_("The hand is empty."))
    if len(hand) > MOST_HAND:
        raise DraftError(_("A hand of {n} cards is too large.").format(n=len(hand)))
    for kind in KINDS:
        have = load_components().cards[kind]
        if hand.count(kind) > have:
            raise DraftError(
                _("The hand has {n} {kind}; the game has {have}.").format(
                    n=hand.count(kind), kind=name(kind), have=have
                )
            )


# ---- what is found out


@attrs.frozen
class Finding:
    """`puzzle`: proven, None if it is none; `reason` says why not. `best`: how many answers are
    best, where that was counted.
    """

    puzzle: Puzzle[Task] | None
    best: int
    reason: str = ""


def examine(task: Task) -> Finding:
    """Prove a task, or say what it lacks."""
    puzzle = prove(GAME, task)
    if puzzle is not None:
        return Finding(puzzle, len(puzzle.proof.answers))
    mode = PUZZLE_KINDS[task.kind].mode
    if mode == PLACE:
        return _why_not_placing(task)
    if mode == PAY:
        return _why_not_paying(task)
    award = awards(task.position.displays).get(task.cards)
    if task.kind == "fewest" and award is not None and award.winner == task.position.player:
        return Finding(None, 0, _("You get this card already."))
    return Finding(None, 0, _("Nobody shows two of this kind together."))


def _why_not_placing(task: Task) -> Finding:
    aim = Aim(AIMS.get(task.kind, MARGIN), task.cards)
    lacking = _lacking_race(task)
    if lacking:
        return Finding(None, 0, lacking)
    solution = solve(task.position, aim, task.tiles, task.wilds)
    best = len(solution.answers)
    if not best:
        return Finding(None, 0, _("There is no way to play it."))
    if aim.kind != MARGIN and not solution.value:
        text = ngettext(
            "{n} Wild cannot do it here.", "{n} Wilds cannot do it here.", task.wilds
        ).format(n=task.wilds)
        return Finding(None, 0, text)
    if best > 1:
        return Finding(None, best, _("{n} answers are equally good.").format(n=best))
    if solution.runner_up is None:
        return Finding(None, best, _("There is only one way to play: nothing to find."))
    if task.wilds and task.kind != "keep" and _needless(task, aim, solution.value):
        return Finding(None, best, _("Fewer Wilds do as well."))
    if task.kind == "two":
        return Finding(None, best, _("The best Wild does not win two cards."))
    return Finding(None, best, _("A Wild would change no group: nothing tempts here."))


def _lacking_race(task: Task) -> str:
    """What a race that a rival must lead lacks, "" if nothing."""
    if task.kind not in AIMS:
        return ""
    winner = awards(task.position.displays)[task.cards].winner
    if winner == task.position.player:
        return _("You lead this card already.")
    return _("No rival leads this card.") if winner is None else ""


def _needless(task: Task, aim: Aim, value: int) -> bool:
    return value_without(task, aim, task.wilds - 1) >= value


def _why_not_paying(task: Task) -> Finding:
    choices = pay_for_both(task.hand, *task.tiles)
    good = sum(choice.then is not None for choice in choices)
    if not choices:
        return Finding(None, 0, _("This hand cannot pay for the first box."))
    if not good:
        return Finding(None, 0, _("After the first box no payment leaves enough for the second."))
    if good > 1:
        text = _("{n} payments leave the second box in reach.")
        return Finding(None, good, text.format(n=good))
    return Finding(None, good, _("There is only one way to pay: nothing to find."))
