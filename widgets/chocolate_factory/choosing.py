"""What clicks mean: a thing of the table, and then, where it leaves a choice, what it shall do."""

from __future__ import annotations

from attrs import evolve

from tutor.chocolate_factory.actions import (
    PARTS,
    STAFF,
    Action,
    Deliver,
    Done,
    Drop,
    New,
    Operate,
    Place,
    Shift,
    Supply,
    Take,
    Trade,
)
from tutor.chocolate_factory.moving import is_move, not_out, split
from tutor.chocolate_factory.parts import Convert
from tutor.chocolate_factory.state import PICK, PLACE, State
from tutor.engine import ActionError, Game
from widgets.chocolate_factory.grouping import read, way_to
from widgets.chocolate_factory.offering import (
    NOTHING,
    TARGET,
    Board,
    Chosen,
    chips,
    components,
    offers,
    source,
    sources,
)
from widgets.tabletop import Outcome


def click(board: Board, target: str) -> Outcome[Action, Chosen]:
    """Answer a click."""
    if TARGET.fullmatch(target) is None:
        return Outcome(board.chosen)
    if target == "coal":  # it is what one trades for
        target = "room"
    if target in ("cancel", board.chosen.source):
        return Outcome(NOTHING)
    kind = target.partition(":")[0]
    if kind == "go":
        known = any(it.target == target for it in chips(board))
        path = (*board.chosen.path, read(target))
        return Outcome(evolve(board.chosen, path=path) if known else board.chosen)
    if kind == "do":
        action = chip_action(board.game, target)
        return _played(board, target, action) if action else Outcome(board.chosen)
    if kind == "back":
        back = int(target.partition(":")[2])
        return Outcome(NOTHING, back=back if back <= len(board.retractable) else 0)
    if target in moved_to(board):
        return click(board, moved_to(board)[target])
    found = offers(board, target)
    if not found and kind == "tile":
        return _worked_on(board, target)
    if not found and target == "room" and moved_to(board):
        return Outcome(board.chosen, None, (not_out(),), target)
    if len(found) > 1:
        return Outcome(Chosen(target))
    if taken_back(board, target):
        return Outcome(NOTHING, back=1)
    return _played(board, target, found[0] if found else attempt(board, target))


def moved_to(board: Board) -> dict[str, str]:
    """Return the tiles to which the chosen Part can move a chocolate, and the chip that does; none
    where several chocolates could go.
    """
    kind, _colon, place = board.chosen.source.partition(":")
    card = board.state.seat.part(place) if kind == "part" else None
    if card is None or not components(board.game).parts[card].moves:
        return {}
    ways: dict[str, list[str]] = {}
    for chip in chips(board):
        move = split(chip.action.changes)[1] if isinstance(chip.action, Operate) else chip.shared
        if is_move(move):
            ways.setdefault(f"tile:{move[-1]}", []).append(chip.target)
    return {tile: found[0] for tile, found in ways.items() if len(found) == 1}


def _worked_on(board: Board, tile: str) -> Outcome[Action, Chosen]:
    """Choose the Part that can work on a tile, the next one at the next click; or say why none
    can.
    """
    both = [f"part:{row}{tile[-1]}" for row in "tb"]
    able = [it for it in both if offers(board, it)]
    if not able:
        there = [it for it in both if board.state.seat.part(it[-2:])] or both
        return _played(board, there[0], attempt(board, there[0]))
    at = able.index(board.chosen.source) + 1 if board.chosen.source in able else 0
    return Outcome(Chosen(able[at]) if at < len(able) else NOTHING)


def _played(board: Board, target: str, action: Action | None) -> Outcome[Action, Chosen]:
    """Play an action, or say why it cannot be."""
    refusal = board.game.explain(board.state, action) if action else ()
    played = None if refusal else action
    return Outcome(NOTHING, played, refusal, target if refusal else "")


def chip_action(game: Game[State, Action], target: str) -> Action | None:
    """Return the action of a chip, None if the target is none."""
    try:
        return game.parse_action(read(target)) if target.startswith("do:") else None
    except ActionError:
        return None


def taken_back(board: Board, target: str) -> bool:
    """Return whether a click there takes the last operation back: its Part is clicked again."""
    last = next(iter(board.retractable[-1:]), None)
    return isinstance(last, Operate) and f"part:{last.place}" == target


def attempt(board: Board, target: str) -> Action | None:
    """Return the action that a click meant though it is not legal, so that the rules say why."""
    state, (kind, _, rest) = board.state, target.partition(":")
    if kind == "part":
        return Place(rest) if state.step == PLACE else _operation(board, rest)
    if kind == "order":
        mine = next(iter(state.seat.orders[int(rest) :]), None)
        return Supply(int(rest), mine.done + 1 if mine else 1)
    if kind == "card" and state.step == PICK:
        for row, packets in ((PARTS, state.packets.parts), (STAFF, state.packets.staff)):
            for n, packet in enumerate(packets):
                if rest in packet:
                    return Take(row, n, rest)
    plain: dict[str, Action] = {
        "store": Deliver(state.seat.store or "K"),
        "room": Trade(state.seat.store[:1] or "B"),
        "drawn": New(rest or "S"),
        "shift": Shift(),
        "done": Done(),
    }
    return plain.get(kind)


def _operation(board: Board, place: str) -> Action:
    cards = components(board.game)
    card = board.state.seat.part(place)
    part = cards.parts[card] if card else None
    tile = board.state.seat.belt[int(place[1]) - 1]
    if part is not None and part.is_chute:
        return Drop(tile[:1] or "B")
    way = part.ways[0] if part else None
    if isinstance(way, Convert) and all(len(it) == 1 for it in way.inputs + way.outputs):
        return Operate(place, (f"{''.join(way.inputs)}>{''.join(way.outputs)}",))
    return Operate(place, ("B>O",))


def clicks(game: Game[State, Action], state: State, action: Action) -> tuple[str, ...]:
    """Return the targets to click, with nothing chosen, to play a legal action."""
    cards = components(game)
    first = source(action, state, cards)
    same = tuple(it for it in game.actions(state) if source(it, state, cards) == first)
    if not first:
        return way_to(game, same, action)
    return (first,) if len(same) == 1 else (first, *way_to(game, same, action))


def states(board: Board) -> dict[str, str]:
    """Return the state of every target that is not at rest, with the board's marks on top."""
    found: dict[str, str] = dict.fromkeys(board.touch, "clickable")
    if not board.quiet:
        found |= {it: "clickable" for it in sources(board) if it}
        found |= {it.target: "clickable" for it in chips(board)}
        found |= dict.fromkeys(moved_to(board), "clickable")
        if board.chosen.source:
            found[board.chosen.source] = "chosen"
    return found | dict(board.marks)
