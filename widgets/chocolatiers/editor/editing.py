"""The editor's desk: a draft, the brush, the box in hand. Every act gives a new desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.edit import MOST_HAND, Draft, examine
from tutor.chocolatiers.puzzles.making.sketch import FREE, MOST_POINTS, SHOWS, SIDE, Sketch
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, WILD, in_order
from tutor.chocolatiers_family.tiles import Tile
from tutor.kit import reading
from tutor.puzzles.drafting import DraftError, Finding, kept
from widgets.chocolatiers_family.target_ids import parse

BRUSHES = KINDS + WILD + EMPTY
LEAST, MOST = 2, 4
"""Players."""
MOST_KEPT = load_components().wilds
MOST_TILES = 9

EXAMPLE = Draft(
    sketches=(
        Sketch.of(Display.parse(".MTMTR/NNRNNR", [3, 4, 4])),
        Sketch.of(Display.parse("MMNV/VBT.", [6, 3])),
    ),
    card="M",
)
"""What a teacher finds: a small puzzle, to change at once."""


@attrs.frozen
class EditorDesk:
    """`player`: whose display is painted. `brush`: what a click on a space paints. `box`: the box
    in hand, to turn, remove or rate. `source`: number of the tile a click on an open place lays
    (see `tiles`).
    """

    draft: Draft = EXAMPLE
    player: int = 0
    brush: str = "T"
    box: Place | None = None
    source: int = 0

    @property
    def sketch(self) -> Sketch:
        """The display that is painted."""
        return self.draft.sketches[self.player]


def tiles() -> tuple[Tile, ...]:
    """Return what can be laid: a box to paint oneself, then the tiles of the game."""
    return (FREE, *load_components().tiles)


def act(desk: EditorDesk, name: str, text: str = "") -> EditorDesk:
    """Return the desk after an act; the same desk for what is none. Never raises."""
    verb, _colon, what = name.partition(":")
    do = ACTS.get(verb)
    return do(desk, what, text) if do else desk


def look(draft: Draft) -> Finding[Task] | DraftError:
    """Return what is found out about a draft, or what is wrong with it."""
    try:
        return examine(draft.task())
    except DraftError as error:
        return error


# ---- acts


def _player(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    chosen = _number(what, len(desk.draft.sketches))
    return desk if chosen is None else attrs.evolve(desk, player=chosen, box=None)


def _more(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    draft = desk.draft
    if len(draft.sketches) >= MOST:
        return desk
    fresh = Sketch().with_box((0, 0), EMPTY * 4, FREE.points)
    grown = attrs.evolve(draft, sketches=(*draft.sketches, fresh), kept=(*draft.kept, 0))
    return attrs.evolve(desk, draft=grown, player=len(draft.sketches), box=(0, 0))


def _fewer(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    """Take away the last player."""
    draft, left = desk.draft, len(desk.draft.sketches) - 1
    if left < LEAST:
        return desk
    first = None if draft.first == left else draft.first
    smaller = attrs.evolve(
        draft, sketches=draft.sketches[:left], kept=draft.kept[:left], first=first
    )
    return attrs.evolve(desk, draft=smaller, player=min(desk.player, left - 1), box=None)


def _brush(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    return attrs.evolve(desk, brush=what) if len(what) == 1 and what in BRUSHES else desk


def _space(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    kind, numbers = parse(f"space:{what}")
    if kind != "space":
        return desk
    row, column = numbers
    if (row // 2, column // 2) not in desk.sketch.boxes:
        return desk
    painted = desk.sketch.painted(row, column, desk.brush)
    return attrs.evolve(_with_sketch(desk, painted), box=(row // 2, column // 2))


def _place(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    """Lay the chosen tile."""
    kind, numbers = parse(f"place:{what}")
    if kind != "place":
        return desk
    place, tile = (numbers[0], numbers[1]), tiles()[desk.source]
    laid = desk.sketch.with_box(place, tile.spaces, tile.points)
    return attrs.evolve(_with_sketch(desk, laid), box=place if place in laid.boxes else desk.box)


def _source(desk: EditorDesk, _what: str, text: str) -> EditorDesk:
    chosen = _number(text, len(tiles()))
    return desk if chosen is None else attrs.evolve(desk, source=chosen)


def _turn(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    return _with_sketch(desk, desk.sketch.turned(desk.box)) if desk.box else desk


def _remove(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    if desk.box is None:
        return desk
    return attrs.evolve(_with_sketch(desk, desk.sketch.without_box(desk.box)), box=None)


def _points(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    if desk.box not in desk.sketch.boxes or desk.box is None:
        return desk
    points = desk.sketch.boxes[desk.box][1] + _step(what)
    return _with_sketch(desk, desk.sketch.with_points(desk.box, max(0, min(MOST_POINTS, points))))


def _kept(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    kept = list(desk.draft.kept)
    kept[desk.player] = max(0, min(load_components().wilds, kept[desk.player] + _step(what)))
    return _with(desk, kept=tuple(kept))


def _first(desk: EditorDesk, _what: str, text: str) -> EditorDesk:
    if text == "true":
        return _with(desk, first=desk.player)
    return _with(desk, first=None) if desk.draft.first == desk.player else desk


def _kind(desk: EditorDesk, _what: str, text: str) -> EditorDesk:
    if text not in PUZZLE_KINDS or not PUZZLE_KINDS[text].drawn:
        return desk
    draft = desk.draft
    pieces = PUZZLE_KINDS[text].pieces
    wanted = load_components().tiles[8 : 8 + max(0, pieces.tiles - len(draft.tiles))]
    hand = draft.hand or ("TTNRMMBV" if pieces.hand else "")
    kept = draft.kept
    if pieces.wilds and kept[0] < draft.count:
        kept = (draft.count, *kept[1:])
    return _with(desk, kind=text, tiles=(*draft.tiles, *wanted), hand=hand, kept=kept)


def _card(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    return _with(desk, card=what) if len(what) == 1 and what in KINDS else desk


def _count(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    """Most Wilds that the answer may use; the solving player has at least as many left."""
    count = max(1, min(load_components().wilds, desk.draft.count + _step(what)))
    kept = (max(count, desk.draft.kept[0]), *desk.draft.kept[1:])
    return _with(desk, count=count, kept=kept)


def _question(desk: EditorDesk, what: str, text: str) -> EditorDesk:
    """Another box of the question."""
    number, chosen = _number(what, 2), _number(text, len(load_components().tiles))
    if number is None or chosen is None or number > len(desk.draft.tiles):
        return desk
    before, after = desk.draft.tiles[:number], desk.draft.tiles[number + 1 :]
    return _with(desk, tiles=(*before, load_components().tiles[chosen], *after))


def _hand(desk: EditorDesk, what: str, _text: str) -> EditorDesk:
    sign, card = what[:1], what[1:]
    if len(card) != 1 or card not in KINDS:
        return desk
    hand = desk.draft.hand
    if sign == "+" and len(hand) < MOST_HAND:
        return _with(desk, hand=in_order(hand + card))
    return _with(desk, hand=hand.replace(card, "", 1)) if sign == "-" else desk


def _clear(desk: EditorDesk, _what: str, _text: str) -> EditorDesk:
    empty = tuple(Sketch() for _sketch in desk.draft.sketches)
    return attrs.evolve(_with(desk, sketches=empty, first=None), box=None)


ACTS: dict[str, Callable[[EditorDesk, str, str], EditorDesk]] = {
    "player": _player,
    "more": _more,
    "fewer": _fewer,
    "brush": _brush,
    "space": _space,
    "place": _place,
    "source": _source,
    "turn": _turn,
    "remove": _remove,
    "points": _points,
    "kept": _kept,
    "first": _first,
    "kind": _kind,
    "card": _card,
    "count": _count,
    "question": _question,
    "hand": _hand,
    "clear": _clear,
}


def _with(desk: EditorDesk, **changes: Any) -> EditorDesk:
    return attrs.evolve(desk, draft=attrs.evolve(desk.draft, **changes))


def _with_sketch(desk: EditorDesk, sketch: Sketch) -> EditorDesk:
    sketches = list(desk.draft.sketches)
    sketches[desk.player] = sketch
    return _with(desk, sketches=tuple(sketches))


def _number(text: str, below: int) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and int(text) < below else None


def _step(what: str) -> int:
    return {"+": 1, "-": -1}.get(what, 0)


# ---- across a reload


def dump(draft: Draft) -> dict[str, Any]:
    """Return a draft as plain data."""
    return {
        "kind": draft.kind,
        "sketches": [
            [[*place, spaces, points] for place, (spaces, points) in sketch.boxes.items()]
            for sketch in draft.sketches
        ],
        "kept": list(draft.kept),
        "first": draft.first,
        "card": draft.card,
        "tiles": [[tile.spaces, tile.points] for tile in draft.tiles],
        "count": draft.count,
        "hand": draft.hand,
    }


def load(text: str) -> Draft | None:
    """Return the draft of a dumped text, None if it is none."""
    return kept(text, _draft)


def _draft(read: reading.Reader) -> Draft:
    """Raises SaveError where an entry is none of a draft."""
    sketches = read.one("sketches", reading.items(_sketch, MOST, least=LEAST))
    seats = len(sketches)
    tile = reading.pair(reading.letters(KINDS + EMPTY, 4, least=4), reading.number(MOST_POINTS))
    return Draft(
        read.one("kind", reading.choice([k.id for k in PUZZLE_KINDS.values() if k.drawn])),
        sketches,
        read.one("kept", reading.items(reading.number(MOST_KEPT), seats, least=seats)),
        read.one("first", reading.optional(reading.number(seats - 1))),
        read.one("card", reading.letters(KINDS, 1, least=1)),
        tuple(Tile(*each) for each in read.one("tiles", reading.items(tile, MOST_TILES))),
        read.one("count", reading.number(MOST_KEPT, least=1)),
        read.one("hand", reading.letters(KINDS, MOST_HAND)),
    )


def _sketch(value: Any) -> Sketch:
    sketch = Sketch()
    for row, column, spaces, points in reading.items(_box, SIDE * SIDE)(value):
        sketch = sketch.with_box((row, column), spaces, points)
    return sketch


def _box(value: Any) -> tuple[int, int, str, int]:
    row, column, spaces, points = reading.items(lambda part: part, most=4, least=4)(value)
    side = reading.number(SIDE - 1)
    return (
        side(row),
        side(column),
        reading.letters(SHOWS, 4, least=4)(spaces),
        reading.number(MOST_POINTS)(points),
    )
