"""Puzzles made by hand: from a draft to a task, and what is found out about it.

task = draft.task()        # DraftError: one clear sentence on what is wrong, and its clause
finding = examine(task)    # is the answer proven, how hard is it, if it is none, why not
"""

from __future__ import annotations

import attrs

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.possible import problems, too_often
from tutor.chocolatiers.puzzles.making.sketch import Sketch
from tutor.chocolatiers.puzzles.making.tasks import around
from tutor.chocolatiers.puzzles.model import GAME, Kind, Task
from tutor.chocolatiers_family.display import Display, DisplayError
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, counted, in_order, is_cards, say_cards
from tutor.chocolatiers_family.puzzles.model import PLACE
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _, ngettext
from tutor.kit.words import usual_names
from tutor.puzzles.drafting import DraftError, Finding, UnfinishedError
from tutor.puzzles.pack import prove

MOST_HAND = load_components().hand_limit + 1
"""Cards in a hand between the Action Phase and the End Phase (clause 7.1)."""


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
        """Return the task. Raises DraftError for the first thing that is wrong."""
        kind = PUZZLE_KINDS[self.kind]
        if not kind.drawn:
            raise DraftError(_("Puzzles of this kind come out of games, they are not drawn."))
        pieces = kind.pieces
        displays = tuple(_display(self, player) for player in range(len(self.sketches)))
        tiles = self.tiles[: pieces.tiles]
        _check_wilds(self, displays)
        if pieces.tiles:
            _check_tiles(kind, tiles, displays[0])
        _check_boxes(displays, tiles)
        hand = in_order(self.hand) if pieces.hand else ""
        if pieces.hand:
            _check_hand(hand)
        task = Task(
            self.kind,
            around(kind, displays, self.kept, 0, self.first, tiles, hand),
            0,
            self.card if pieces.cards else "",
            tuple(range(len(tiles))),
            min(self.count, pieces.wilds),
        )
        for problem in problems(task):
            raise DraftError(problem.message, clause=problem.clause)
        return task

    @classmethod
    def of(cls, task: Task) -> Draft:
        """Return the draft of a finished task, its solving player first. Of the position only
        what is drawn comes into it."""
        position = task.position
        count = len(position.displays)
        seats = [(position.player + n) % count for n in range(count)]  # as play goes round
        pieces = PUZZLE_KINDS[task.kind].pieces
        return cls(
            task.kind,
            tuple(Sketch.of(position.displays[p]) for p in seats),
            tuple(position.wilds[p] for p in seats),
            None if position.first is None else seats.index(position.first),
            task.cards[:1] or "T",
            task.tiles,
            max(1, task.wilds),
            task.hand if pieces.hand else "",
        )


def called(player: int) -> str:
    """Return what a player of a draft is called."""
    return usual_names(player + 1)[player]


def _display(draft: Draft, player: int) -> Display:
    try:
        display = draft.sketches[player].display()
    except DisplayError as error:
        raise DraftError(f"{called(player)}: {error}", error.clause) from None
    if not display:
        raise UnfinishedError(_("{who}: no box yet.").format(who=called(player)))
    return display


def _check_boxes(displays: tuple[Display, ...], tiles: tuple[Tile, ...]) -> None:
    """No tile of the game lies on the table more often than the game has it."""
    for player, face, owned in too_often(displays, tiles):
        if player is None:
            raise DraftError(_("The game does not have both boxes of the question."), "1.4")
        text = ngettext(
            "{who}: the box {box} lies here once too often, the game has {n}.",
            "{who}: the box {box} lies here once too often, the game has {n}.",
            owned,
        )
        box = say_cards(face.replace(EMPTY, ""))
        raise DraftError(text.format(who=called(player), box=box, n=owned), "1.4")


def _check_wilds(draft: Draft, displays: tuple[Display, ...]) -> None:
    most = load_components().wilds
    for player, display in enumerate(displays):
        count = display.wilds + draft.kept[player]
        if count > most:
            raise DraftError(
                _("{who}: {n} Wilds, but a player has {most}.").format(
                    who=called(player), n=count, most=most
                ),
                "1.2",
            )
    pieces = PUZZLE_KINDS[draft.kind].pieces
    needed = min(draft.count, pieces.wilds)
    if draft.kept[0] < needed:
        raise DraftError(
            _("The answer needs {n} Wilds: leave yourself so many.").format(n=needed), "6.2"
        )


def _check_tiles(kind: Kind, tiles: tuple[Tile, ...], own: Display) -> None:
    if len(tiles) < kind.pieces.tiles:
        raise UnfinishedError(_("Choose the boxes of the question."))
    if not all(tile.chocolates for tile in tiles):
        raise UnfinishedError(_("The box of the question has no chocolates."))
    if not all(is_cards(tile.chocolates) for tile in tiles):
        raise DraftError(_("No Wild is printed on a box of the question."), "6.1")
    if kind.mode == PLACE and not own.open_places:
        raise DraftError(_("Your display is full: no box can be placed."), "8.3")


def _check_hand(hand: str) -> None:
    if not hand:
        raise UnfinishedError(_("The hand is empty."))
    for kind in KINDS:
        have = load_components().cards[kind]
        if hand.count(kind) > have:
            raise DraftError(
                _("The hand has {these}; the game has {have}.").format(
                    these=counted(kind, hand.count(kind)), have=have
                ),
                "1.1",
            )
    if len(hand) > MOST_HAND:
        raise DraftError(
            _("A hand of {n} cards cannot be: {most} at most, in your own turn.").format(
                n=len(hand), most=MOST_HAND
            ),
            "7.1",
        )


# ---- what is found out


def examine(task: Task) -> Finding[Task]:
    """Prove a task, or say what it lacks."""
    puzzle = prove(GAME, task)
    if puzzle is not None:
        return Finding(puzzle)
    return Finding(None, PUZZLE_KINDS[task.kind].why_not(task))
