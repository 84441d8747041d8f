"""Puzzles made by hand: from a draft to a task, and what is found out about it.

draft = draft.put("lay AABC 0 2", 0)   # DraftError: what is wrong, in a sentence, and its clause
task = draft.task()                    # the same; UnfinishedError while something is still to come
finding = examine(task)                # is it proven, how hard is it; if it is none, why not
"""

from __future__ import annotations

from collections import Counter

import attrs

from tutor.chocoly.actions import Lay, Stack
from tutor.chocoly.board import Board
from tutor.chocoly.faces import HIDDEN, canonical, say_face
from tutor.chocoly.puzzles.kinds import PUZZLE_KINDS
from tutor.chocoly.puzzles.making.drafted_table import (
    COMPONENTS,
    Put,
    empty,
    hidden,
    lying,
    placement,
    placing_problems,
    table_of,
)
from tutor.chocoly.puzzles.making.possible import problems
from tutor.chocoly.puzzles.model import GAME, Task
from tutor.chocoly.state import State
from tutor.chocoly.status import all_there
from tutor.chocoly.turns import put
from tutor.i18n import N_, _, ngettext
from tutor.kit.frozen import changed
from tutor.puzzles.drafting import DraftError, Finding, UnfinishedError
from tutor.puzzles.pack import prove

NAMED = {"rule": (Lay, Stack), "area": (Stack,)}
"""Kinds that ask about one placement, and how that may be placed."""
FLAVOURED = ("area", "cut")
"""Kinds that ask about the area of a flavour."""
NOT_DRAWN = N_("Puzzles of this kind come out of games; they are not made by hand.")
DRAWN = ("rule", "area", "lay", "join", "cut")
"""Kinds that can be set up by hand and proven at once."""
FROM_GAMES = tuple(kind for kind in PUZZLE_KINDS if kind not in DRAWN)
"""Kinds about the end of a game, an open hand or the bean: they come out of games."""


@attrs.frozen(slots=False)
class Draft:
    """A puzzle being made; whose turn it is solves it.

    `base`: what lay on the table from the beginning, hands hidden. `puts`: tiles put on it since.
    `hand`: the tiles of who solves. `named`: the placement the question is about. `flavour`: whose
    area it asks about. Parts a kind does not need are kept, but make no difference.
    """

    kind: str = "lay"
    base: State = attrs.field(factory=empty)
    puts: tuple[Put, ...] = ()
    hand: tuple[str, ...] = ()
    named: str = ""
    flavour: str = "A"

    @property
    def player(self) -> int:
        """Who solves."""
        return self.base.player

    @property
    def room(self) -> int:
        """Number of tiles in the solving player's hand."""
        return len(self.base.hands[self.player])

    @property
    def asks_placement(self) -> bool:
        """Whether the question is about one placement."""
        return self.kind in NAMED

    @property
    def state(self) -> State:
        """The table as whoever solves sees it; what is missing in the own hand is hidden."""
        table = table_of(self.base, self.puts)
        hand = (*self.hand, *(HIDDEN,) * (self.room - len(self.hand)))
        return changed(table, hands=put(table.hands, self.player, tuple(map(canonical, hand))))

    # ---- making it

    def put(self, text: str, owner: int) -> Draft:
        """Return the draft with one tile more on the table. Raises DraftError for what cannot lie
        there.
        """
        action = placement(text)
        table = table_of(self.base, self.puts)
        if not table.pile:
            words = _("No more tiles can lie there: the others are in the hands of the players.")
            raise DraftError(words, "2.1")
        self._check_box((action.face,))
        for problem in placing_problems(changed(table, player=owner), action):
            raise DraftError(problem.message, problem.clause)
        return attrs.evolve(self, puts=(*self.puts, Put(text, owner)))

    def taken_back(self) -> Draft:
        """Return the draft without the tile that was placed last. Raises DraftError if it cannot be
        taken away.
        """
        if self.puts:
            return attrs.evolve(self, puts=self.puts[:-1])
        base = self.base
        if not base.board:
            raise UnfinishedError(_("The board is empty already."))
        last = base.placed - 1
        squares = base.board.tiles().get(last, ())
        if any(base.board[square].level for square in squares):
            words = _("Nobody knows what lies under this tile; you can only empty the board.")
            raise DraftError(words, "4.1")
        left = {square: piece for square, piece in base.board.items() if piece.tile != last}
        pile = (*base.pile, HIDDEN)
        return attrs.evolve(self, base=changed(base, board=Board(left), placed=last, pile=pile))

    def emptied(self) -> Draft:
        """Return the draft with nothing on the table."""
        fresh = changed(empty(self.base.players), flavours=self.base.flavours)
        return attrs.evolve(self, base=fresh, puts=(), named="")

    def with_hand(self, face: str) -> Draft:
        """Return the draft with one tile more in hand. Raises DraftError if there is no such tile,
        or no room.
        """
        if len(self.hand) >= self.room:
            words = ngettext(
                "You hold {n} tile; take one out first.",
                "You hold {n} tiles; take one out first.",
                self.room,
            )
            raise DraftError(words.format(n=self.room), "1.2")
        self._check_box((face,))
        return attrs.evolve(self, hand=(*self.hand, canonical(face)))

    def without_hand(self, number: int) -> Draft:
        """Return the draft with one tile less in hand."""
        return attrs.evolve(self, hand=(*self.hand[:number], *self.hand[number + 1 :]))

    def asking(self, text: str) -> Draft:
        """Return the draft with another placement to ask about; its tile is in hand from now on.
        Raises DraftError if there is no room for it, or no such tile.
        """
        held = canonical(placement(text).face)
        draft = self if held in self.hand else self.with_hand(held)
        return attrs.evolve(draft, named=text)

    def with_players(self, players: int) -> Draft:
        """Return the draft with so many players; flavours and turn begin anew. Raises DraftError if
        one who leaves has a token on the table.
        """
        table = table_of(self.base, self.puts)
        if any(owner >= players for owner in table.tokens.values()):
            words = _("A player who leaves has a token on the table: take that tile away first.")
            raise DraftError(words, "4.5")
        full = empty(players)
        paid = Counter(self.base.tokens.values())
        pile = len(full.pile) - self.base.placed
        if pile < len(self.puts):
            raise DraftError(_("There are not tiles enough for one hand more."), "1.2")
        base = changed(
            full,
            board=self.base.board,
            tokens=self.base.tokens,
            placed=self.base.placed,
            pile=(HIDDEN,) * pile,
            left=tuple(COMPONENTS.tokens - paid[player] for player in range(players)),
        )
        # It makes no difference who laid a tile, but it must be one of the players.
        puts = tuple(Put(it.text, it.owner if it.owner < players else 0) for it in self.puts)
        return attrs.evolve(self, base=base, puts=puts)

    def with_flavours(self, order: str) -> Draft:
        """Return the draft with these flavours, by seat or by team."""
        sides = len(self.base.sides)
        given = tuple(order[seat % sides] for seat in range(self.base.players))
        return attrs.evolve(self, base=changed(self.base, flavours=given))

    def left_of(self, face: str) -> tuple[int, int]:
        """Return how many of this tile the box has, and how many of them are not used yet."""
        held = canonical(face)
        used = [*self.hand, *(canonical(placement(it.text).face) for it in self.puts)]
        used += [next(iter(kinds)) for kinds in lying(self.base) if len(kinds) == 1]
        owned = COMPONENTS.tiles.count(held)
        return owned, owned - used.count(held)

    def _check_box(self, more: tuple[str, ...] = ()) -> None:
        """The box has each of these tiles so often (clause 1.1)."""
        for face in more:
            owned, left = self.left_of(face)
            if owned == 0:
                words = _("There is no such tile in the box: {face}.")
                raise DraftError(words.format(face=say_face(canonical(face))), "1.1")
            if left <= 0:
                words = ngettext(
                    "This tile is there once too often: the box has {n}.",
                    "This tile is there once too often: the box has {n}.",
                    owned,
                )
                raise DraftError(words.format(n=owned), "1.1")
        sure = [*more, *self.hand, *(placement(it.text).face for it in self.puts)]
        known = [frozenset((canonical(face),)) for face in sure]
        if not all_there([*known, *lying(self.base)], COMPONENTS.tiles):
            raise DraftError(_("The tiles under the others would not be those of the game."), "1.1")

    # ---- what it is

    def task(self) -> Task:
        """Return the task. Raises DraftError for the first thing that is wrong."""
        kind = PUZZLE_KINDS[self.kind]
        if self.kind not in DRAWN:
            raise DraftError(_(NOT_DRAWN))
        if not self.state.board:
            raise UnfinishedError(_("Lay a tile on the board."))
        self._check_box()
        if len(self.hand) < self.room:
            words = ngettext(
                "Put {n} more tile in your hand.",
                "Put {n} more tiles in your hand.",
                self.room - len(self.hand),
            )
            raise UnfinishedError(words.format(n=self.room - len(self.hand)), "1.2")
        named = self.named if self.asks_placement else ""
        if self.asks_placement and not self._names_well():
            raise UnfinishedError(_("Put the tile of the question on the board."))
        flavour = self.flavour if self.kind in FLAVOURED else ""
        task = Task(self.kind, self.state, self.player, named, flavour)
        if self.kind == "area" and named:
            for problem in placing_problems(self.state, placement(named)):
                raise DraftError(problem.message, problem.clause)
        for problem in problems(task):
            if problem.message == kind.lacking(task):
                raise UnfinishedError(problem.message)
            raise DraftError(problem.message, problem.clause)
        return task

    def _names_well(self) -> bool:
        if not self.named:
            return False
        action = placement(self.named)
        return isinstance(action, NAMED[self.kind]) and canonical(action.face) in self.hand

    @classmethod
    def of(cls, task: Task) -> Draft:
        """Return the draft of a finished task. Raises DraftError for one that comes out of
        games."""
        if task.kind not in DRAWN:
            raise DraftError(_(NOT_DRAWN))
        hand = task.state.hands[task.player]
        return cls(task.kind, hidden(task.state), (), hand, task.named, task.flavour or "A")


# ---- what is found out


def examine(task: Task) -> Finding[Task]:
    """Prove a task, or say what it lacks."""
    puzzle = prove(GAME, task)
    if puzzle is not None:
        return Finding(puzzle)
    return Finding(None, PUZZLE_KINDS[task.kind].why_not(task))
