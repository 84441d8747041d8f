"""The editor's desk: a draft, the tile in hand, what a click does. Every act gives a new desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from tutor.chocoly.actions import Lay, Stack, action_text
from tutor.chocoly.faces import FLAVOURS, canonical, is_flavour, turned
from tutor.chocoly.listing import lays, stacks
from tutor.chocoly.puzzles.making.drafted_table import Put, near, placement
from tutor.chocoly.puzzles.making.edit import DRAWN, NAMED, Draft, examine
from tutor.chocoly.puzzles.model import Task
from tutor.chocoly.setup import CHOSEN, FLAVOUR_OPTIONS
from tutor.chocoly.squares import Square
from tutor.chocoly.state import State
from tutor.chocoly.turns import put
from tutor.kit.frozen import changed
from tutor.kit.words import usual_names
from tutor.puzzles.drafting import DraftError, Finding
from widgets.chocoly.target_ids import parse

LAY, STACK, ASK_LAY, ASK_STACK = "lay", "stack", "ask-lay", "ask-stack"
"""What a click on the board does: a tile is placed there, or is the one of the question."""
ORDERS = tuple(order for order in FLAVOUR_OPTIONS if order != CHOSEN)
PLAYERS = (2, 3, 4)

EXAMPLE = Draft(
    "cut",
    puts=(
        Put("lay CBBB 0 0", 0),
        Put("lay BCCB 0 2", 1),
        Put("lay CCAC 0 4", 0),
        Put("lay BABA 2 1", 1),
        Put("lay AAAB -2 0", 0),
        Put("lay BABB 4 1", 1),
    ),
    hand=("ACCC", "BCCC", "BCCC", "ACCB"),
    flavour="B",
)
"""What a teacher finds: a small puzzle, to change at once."""


@attrs.frozen
class EditorDesk:
    """`face`: the tile in hand, as it is turned. `mode`: what a click does, see `way`. `owner`: who
    stacks. `refusal`: why the last act was refused; `refused`: the placement that was.
    """

    draft: Draft = EXAMPLE
    face: str = "AAAB"
    mode: str = LAY
    owner: int = 0
    refusal: DraftError | None = None
    refused: Lay | Stack | None = None

    @property
    def ways(self) -> tuple[str, ...]:
        """What a click can do with this kind."""
        asks = NAMED.get(self.draft.kind, ())
        return (LAY, STACK, *({Lay: ASK_LAY, Stack: ASK_STACK}[kind] for kind in asks))

    @property
    def way(self) -> str:
        """What a click does."""
        return self.mode if self.mode in self.ways else LAY

    @property
    def stacking(self) -> bool:
        """Whether the tile in hand is to be stacked."""
        return self.way in (STACK, ASK_STACK)

    @property
    def asking(self) -> bool:
        """Whether the tile in hand is the one of the question."""
        return self.way in (ASK_LAY, ASK_STACK)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        state = self.draft.base
        usual = usual_names(state.players)
        return tuple(usual[(p - state.player) % state.players] for p in range(state.players))

    @property
    def places(self) -> tuple[Square, ...]:
        """Where the tile in hand can lie as it is turned now; a question may be about any place."""
        table = self.draft.state
        if self.asking:
            return near(table, stacked=self.stacking)
        if self.draft.left_of(self.face)[1] <= 0:
            return ()
        found = (stacks if self.stacking else lays)(self._holding(table))
        return tuple(
            (it.row, it.column)
            for it in found
            if isinstance(it, Lay | Stack) and it.face == self.face
        )

    def _holding(self, table: State) -> State:
        """Return the table with the tile in the hand of who places it."""
        hands = put(table.hands, self.owner, (canonical(self.face),))
        return changed(table, player=self.owner, hands=hands)


def act(desk: EditorDesk, name: str, text: str = "") -> EditorDesk:
    """Return the desk after an act; the same desk for what is none. Never raises."""
    verb, _colon, what = name.partition(":")
    do = ACTS.get(verb)
    if do is None:
        return desk
    clean = attrs.evolve(desk, refusal=None, refused=None)
    try:
        return do(clean, name if verb == "at" else what, text)
    except DraftError as error:
        refused = _placement(clean, name) if verb == "at" else None
        return attrs.evolve(clean, refusal=error, refused=refused)


def look(draft: Draft) -> Finding[Task] | DraftError:
    """Return what is found out about a draft, or what is wrong with it."""
    try:
        return examine(draft.task())
    except DraftError as error:
        return error


# ---- acts


def _placement(desk: EditorDesk, target: str) -> Lay | Stack | None:
    """Return the tile in hand at a place of the board; the first one lies where squares are
    counted."""
    kind, numbers = parse(target)
    if kind != "at":
        return None
    row, column = numbers if desk.draft.state.board else (0, 0)
    return (Stack if desk.stacking else Lay)(desk.face, row, column)


def _at(desk: EditorDesk, target: str, _text: str) -> EditorDesk:
    """The tile is placed there, or the question is about it."""
    action = _placement(desk, target)
    if action is None:
        return desk
    words = action_text(action)
    draft = desk.draft.asking(words) if desk.asking else desk.draft.put(words, desk.owner)
    return attrs.evolve(desk, draft=draft)


def _corner(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    """The next flavour for a corner of the tile."""
    if what not in ("0", "1", "2", "3"):
        return desk
    corner = int(what)
    following = FLAVOURS[(FLAVOURS.index(desk.face[corner]) + 1) % len(FLAVOURS)]
    return attrs.evolve(desk, face=desk.face[:corner] + following + desk.face[corner + 1 :])


def _turn(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    return attrs.evolve(desk, face=turned(desk.face))


def _mode(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    """What a click does; a question about a tile of before shows that tile."""
    return attrs.evolve(desk, mode=what) if what in desk.ways else desk


def _owner(desk: EditorDesk, _what: str, text: str) -> EditorDesk:
    seats = [str(seat) for seat in range(desk.draft.base.players)]
    return attrs.evolve(desk, owner=int(text)) if text in seats else desk


def _undo(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    return attrs.evolve(desk, draft=desk.draft.taken_back())


def _clear(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    return attrs.evolve(desk, draft=desk.draft.emptied())


def _keep(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    return attrs.evolve(desk, draft=desk.draft.with_hand(desk.face))


def _drop(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    """A tile is taken out of the hand; it is the one to place now."""
    hand = desk.draft.hand
    if what not in [str(number) for number in range(len(hand))]:
        return desk
    draft = desk.draft.without_hand(int(what))
    return attrs.evolve(desk, draft=draft, face=hand[int(what)])


def _players(desk: EditorDesk, _what: str, text: str) -> EditorDesk:
    if text not in map(str, PLAYERS) or int(text) == desk.draft.base.players:
        return desk
    return attrs.evolve(desk, draft=desk.draft.with_players(int(text)), owner=0)


def _order(desk: EditorDesk, _what: str, text: str) -> EditorDesk:
    return attrs.evolve(desk, draft=desk.draft.with_flavours(text)) if text in ORDERS else desk


def _kind(desk: EditorDesk, _what: str, text: str) -> EditorDesk:
    if text not in DRAWN:
        return desk
    return attrs.evolve(desk, draft=attrs.evolve(desk.draft, kind=text))


def _flavour(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    if not is_flavour(what):
        return desk
    return attrs.evolve(desk, draft=attrs.evolve(desk.draft, flavour=what))


ACTS: Mapping[str, Callable[[EditorDesk, str, str], EditorDesk]] = {
    "at": _at,
    "corner": _corner,
    "turn": _turn,
    "hand": _turn,
    "mode": _mode,
    "owner": _owner,
    "undo": _undo,
    "clear": _clear,
    "keep": _keep,
    "drop-tile": _drop,
    "players": _players,
    "order": _order,
    "kind": _kind,
    "flavour": _flavour,
}


def named(desk: EditorDesk) -> Lay | Stack | None:
    """Return the tile of the question, if there is one and the kind asks for it."""
    draft = desk.draft
    if not draft.asks_placement or not draft.named:
        return None
    return placement(draft.named)
