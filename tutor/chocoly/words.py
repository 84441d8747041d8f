"""The position and the actions in plain sentences, for a screen reader and for everyone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.chocoly.actions import Action, Bean, Flavour, Lay, Pass, Stack
from tutor.chocoly.areas import Areas
from tutor.chocoly.board import Board
from tutor.chocoly.faces import FLAVOURS, HIDDEN, is_face, name, say_face
from tutor.chocoly.scoring import Result, results
from tutor.chocoly.state import CHOOSE, OVER, State
from tutor.i18n import _, ngettext
from tutor.kit.words import all_names, join_words


def describe(
    state: State, player: int | None = None, names: Sequence[str] = (), *, counted: bool = True
) -> str:
    """Return the whole position in sentences; what `player` cannot see must be hidden already.

    `counted`: with what can be counted: the largest areas and the tokens in them.
    """
    called = all_names(names, state.players)
    lines = [_turn_line(state, called)]
    n = len(state.pile)
    lines.append(ngettext("Pile: {n} tile.", "Pile: {n} tiles.", n).format(n=n))
    if state.neutral:
        lines.append(_("Nobody has {flavour}: it is neutral.").format(flavour=name(state.neutral)))
    lines.append(describe_board(state.board))
    lines += _stacked(state, called)
    each = results(state) if counted else ()
    first = 0 if player is None else player
    for p in ((first + n) % state.players for n in range(state.players)):
        lines.append(_player_line(state, p, called, p == player, each[p] if each else None))
    return "\n".join(lines)


def _turn_line(state: State, called: Sequence[str]) -> str:
    if state.phase == OVER:
        return _("The game is over.")
    who = called[state.player]
    if state.phase == CHOOSE:
        return _("{who} to choose a flavour.").format(who=who)
    if state.started:
        return _("{who} to move, with a new hand.").format(who=who)
    return _("{who} to move.").format(who=who)


def describe_board(board: Board) -> str:
    """Return what is seen on the table, row by row."""
    if not board:
        return _("The table is empty.")
    lines = []
    for row in sorted({row for row, _column in board}):
        runs = [
            _run_text(start, [name(board[row, start + n].flavour) for n in range(length)])
            for start, length in _runs(sorted(column for r, column in board if r == row))
        ]
        lines.append(_("Row {row}: {pieces}.").format(row=row, pieces="; ".join(runs)))
    return "\n".join(lines)


def _run_text(start: int, pieces: list[str]) -> str:
    text = _("from column {column} {pieces}")
    return text.format(column=start, pieces=", ".join(pieces))


def _runs(columns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Columns that follow each other: the first, and how many."""
    start, length = columns[0], 0
    for column in columns:
        if column != start + length:
            yield start, length
            start, length = column, 0
        length += 1
    yield start, length


def _stacked(state: State, called: Sequence[str]) -> Iterator[str]:
    tiles = state.board.tiles()
    for tile, owner in sorted(state.tokens.items()):
        if tile in tiles:
            row, column = tiles[tile][0]
            text = _("Stacked at row {row}, column {column}, with a token of {who}.")
            yield text.format(row=row, column=column, who=called[owner])


def _player_line(
    state: State, player: int, called: Sequence[str], own: bool, result: Result | None
) -> str:
    parts = [_("{who}.").format(who=called[player])]
    flavour = state.flavours[player]
    if flavour is not None:
        partners = [called[p] for p in state.side(player) if p != player]
        text = _("Flavour: {flavour}, with {partner}.") if partners else _("Flavour: {flavour}.")
        parts.append(text.format(flavour=name(flavour), partner=join_words(partners)))
    parts.append(_("Hand: {tiles}.").format(tiles=say_hand(state.hands[player])))
    parts.append(_("Tokens left: {n}.").format(n=state.left[player]))
    parts.append(_("The bean is there.") if state.beans[player] else _("The bean is paid."))
    if result is not None and flavour is not None:
        parts.append(say_result(result))
    return " ".join(parts)


def say_hand(hand: Sequence[str]) -> str:
    """Return the tiles of a hand, or how many they are where they are hidden."""
    if not hand:
        return _("none")
    if HIDDEN in hand:
        return n_tiles(len(hand))
    return "; ".join(map(say_face, hand))


def n_tiles(n: int) -> str:
    """Say a number of tiles."""
    return ngettext("{n} tile", "{n} tiles", n).format(n=n)


def n_pieces(n: int) -> str:
    """Say a number of pieces."""
    return ngettext("{n} piece", "{n} pieces", n).format(n=n)


def say_result(it: Result) -> str:
    """Return a largest area, the tokens in it, and the next one (clauses 5.2, 5.4 and 5.5)."""
    text = _("Largest area: {n}; own tokens in it: {tokens}; second-largest: {second}.")
    return text.format(n=n_pieces(len(it.area)), tokens=it.tokens, second=len(it.second))


def describe_action(state: State, action: Action) -> str:
    """Return what the action does, in one sentence."""
    match action:
        case Flavour(flavour):
            return _("Choose {flavour}.").format(flavour=name(flavour))
        case Bean():
            return _("Pay the cocoa bean: the hand goes under the pile, and a new one is drawn.")
        case Lay(face, row, column):
            text = _("Lay {tile} at row {row}, column {column}.")
        case Stack(face, row, column):
            text = _("Pay a token and stack {tile} at row {row}, column {column}.")
        case Pass():
            return _("Pass: there is nothing to place.")
    return text.format(tile=say_face(face), row=row, column=column)


def tell(state: State, action: Action, who: str) -> str:
    """Return what `who` did, in a few words, and what it did to the largest areas."""
    match action:
        case Flavour(flavour):
            return _("{who} chooses {flavour}.").format(who=who, flavour=name(flavour))
        case Bean():
            return _("{who} pays the cocoa bean for a new hand.").format(who=who)
        case Pass():
            return _("{who} passes.").format(who=who)
        case Lay(face, row, column):
            text, more = _("{who} lays a tile."), _("{who} lays a tile: {changes}.")
        case Stack(face, row, column):
            text, more = _("{who} stacks a tile."), _("{who} stacks a tile: {changes}.")
    changes = ", ".join(_changes(state, face, row, column))
    return (more if changes else text).format(who=who, changes=changes)


def _changes(state: State, face: str, row: int, column: int) -> Iterator[str]:
    """Yield the largest areas that are larger or smaller once the tile lies there, and what they
    fell into or grew from."""
    if not is_face(face) or type(row) is not int or type(column) is not int:
        return
    before = state.board.areas
    after: Areas = before.after(state.board.pieces, face, row, column)
    for flavour in FLAVOURS:
        old, new = before.largest(flavour), after.largest(flavour)
        if flavour not in state.flavours or old == new:
            continue
        if new < old and len(parts := _pieces_of(before, after, flavour)) > 1:
            yield _("{flavour} cut from {old} to {parts}").format(
                flavour=name(flavour), old=old, parts=join_words(parts)
            )
        elif new > old and len(parts := _pieces_of(after, before, flavour)) > 1:
            yield _("{flavour} joined from {parts} to {new}").format(
                flavour=name(flavour), parts=join_words(parts), new=new
            )
        else:
            text = _("{flavour} from {old} to {new}")
            yield text.format(flavour=name(flavour), old=old, new=new)


def _pieces_of(whole: Areas, parts: Areas, flavour: str) -> list[str]:
    """Return the sizes of the areas of one position that share pieces with the largest of the
    other one, largest first; single pieces are not worth a word."""
    largest_area = next(iter(whole.ordered(flavour)), frozenset())
    return [str(len(it)) for it in parts.ordered(flavour) if len(it) > 1 and it & largest_area]
