"""What is drawn of Chocoly: pieces, stacked tiles, counts, outlines, cuts; and where it lies."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.drawing import drawn, fills, strokes, texts
from tutor.chocoly.areas import areas, largest
from tutor.chocoly.board import Board
from widgets.chocoly.draw.board import draw_board
from widgets.chocoly.draw.bubbles import bubbles, corner_of, draw_bubble
from widgets.chocoly.draw.changes import changes
from widgets.chocoly.draw.film import film
from widgets.chocoly.draw.graph import draw_graph
from widgets.chocoly.draw.layout import STEPS, BoardLayout, lift, steps_from
from widgets.chocoly.draw.marks import Ghost, Over, draw_over
from widgets.chocoly.draw.outline import loops
from widgets.chocoly.draw.pieces import FLAVOURS, NEUTRAL, flavour, piece_sprite, shown
from widgets.chocoly.draw.svg import piece_svg
from widgets.chocoly.draw.tile import tile_sprite
from widgets.draw import DARK, LIGHT, Pen
from widgets.draw.paths import placed, svg_data
from widgets.draw.scene import Text
from widgets.draw.sweet import letter_path
from widgets.draw.theme import THEMES, Theme

SIZES = (14, 18, 24, 32, 43, 64)


def board(*tiles: tuple[str, int, int] | tuple[str, int, int, int]) -> Board:
    """These tiles, in this order; a fourth number is the level."""
    found = Board()
    for number, (face, row, column, *level) in enumerate(tiles):
        found = found.with_tile(face, row, column, number, *level)
    return found


LOW = board(("AAAB", 0, 0), ("ACBC", 0, 2))
HIGH = board(("AAAB", 0, 0), ("ACBC", 0, 2), ("CBAA", 0, 1, 1))


# ---- pieces


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.contrast}")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letter", FLAVOURS)
def test_silhouette_colour_and_letter_at_every_size(letter: str, size: int, theme: Theme) -> None:
    look = flavour(letter).sweet
    commands = piece_sprite(letter, size, theme).commands
    top = placed(look.shape(size), 0, 0, size)
    assert any(fill.path == top and fill.colour == look.body for fill in fills(commands))
    height, width = look.letter_size(size)
    x, y = look.letter_centre
    last = strokes(commands)[-1]
    assert last.path == letter_path(look, x * size, y * size, height * size)
    assert (last.colour, last.width) == (look.ink, width * size)


@pytest.mark.parametrize(("one", "other"), list(combinations(FLAVOURS, 2)))
def test_no_two_flavours_share_silhouette_colour_letter_or_ground(one: str, other: str) -> None:
    a, b = flavour(one), flavour(other)
    assert a.field != b.field
    assert a.sweet.silhouette != b.sweet.silhouette
    assert a.sweet.body != b.sweet.body
    assert a.sweet.glyph != b.sweet.glyph


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letter", FLAVOURS)
def test_a_piece_stays_in_its_square(letter: str, size: int) -> None:
    for item in drawn(piece_sprite(letter, size, LIGHT).commands):
        assert min(item.bounds) >= -1.5
        assert max(item.bounds) <= size + 1.5


@pytest.mark.parametrize("letter", FLAVOURS)
def test_the_svg_has_the_very_same_paths(letter: str) -> None:
    svg = piece_svg(letter, 40)
    commands = piece_sprite(letter, 40, LIGHT).commands
    written = [svg_data(item.command.path) for item in drawn(commands)]  # type: ignore[union-attr]
    assert [part.split('"')[0] for part in svg.split(' d="')[1:]] == written
    assert 'aria-hidden="true"' in svg


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("letter", FLAVOURS)
def test_the_neutral_flavour_is_grey_on_one_ground(letter: str, theme: Theme) -> None:
    quiet, plain = shown(letter, theme, NEUTRAL), shown(letter, theme)
    assert quiet.field == shown("A", theme, NEUTRAL).field
    assert quiet.sweet.body != plain.sweet.body
    assert quiet.sweet.silhouette == plain.sweet.silhouette


def test_a_tile_face_down_shows_no_flavour() -> None:
    colours = {fill.colour for fill in fills(tile_sprite("?", 40, LIGHT).commands)}
    assert not colours & {flavour(letter).field for letter in FLAVOURS}
    assert tile_sprite("AABC", 40, LIGHT) != tile_sprite("ABAC", 40, LIGHT)


# ---- the board


def drawn_board(lies: Board) -> tuple[Pen, BoardLayout]:
    layout = BoardLayout.of(lies, width=400, height=400, c=44)
    pen = Pen()
    draw_board(pen, lies, layout, LIGHT)
    return pen, layout


def test_every_square_has_the_ground_of_its_flavour() -> None:
    pen, layout = drawn_board(LOW)
    grounds = {
        item.bounds: item.command.colour
        for item in drawn(pen.recorded().commands)
        if item.command.__class__.__name__ == "Fill"
    }
    for square, piece in LOW.items():
        rect = layout.square(square)
        bounds = (rect.x, rect.y, rect.right, rect.bottom)
        assert grounds[bounds] == flavour(piece.flavour).field


def test_a_stacked_tile_lies_on_top_and_higher() -> None:
    pen, layout = drawn_board(HIGH)
    c = layout.square((0, 1))
    tops = [
        (item.bounds, item.command.colour)
        for item in drawn(pen.recorded().commands)
        if item.command.__class__.__name__ == "Fill"
    ]
    raised = (c.x, c.y - lift(44), c.right, c.bottom - lift(44))
    ground = layout.square((0, 3))
    below = (ground.x, ground.y, ground.right, ground.bottom)
    grounds = {bounds: n for n, (bounds, _colour) in enumerate(tops)}
    assert dict(tops)[raised] == flavour("C").field
    assert grounds[raised] > grounds[below]


def test_seams_part_tiles_and_an_edge_goes_round_them() -> None:
    pen, layout = drawn_board(board(("AAAB", 0, 0), ("CCCA", 0, 2)))
    lines = [line for line in strokes(pen.recorded().commands) if line.colour == LIGHT.box_edge]
    seam, edge = lines[-2:]
    middle = layout.square((0, 2)).x
    assert {(x, y)[0] for _verb, (x, y) in seam.path} == {middle}
    assert edge.width > seam.width


# ---- where everything lies


@given(st.integers(1, 25), st.integers(1, 25), st.integers(200, 1200), st.integers(200, 1200))
def test_squares_are_whole_steps_and_never_under_18(
    tall: int, wide: int, width: int, height: int
) -> None:
    squares = [(0, 0), (tall - 1, wide - 1)]
    layout = BoardLayout.of(squares, width=width, height=height)
    assert layout.c in STEPS
    fits = min(width / (wide + 3), height / (tall + 3))
    assert layout.c == max([step for step in STEPS if step <= fits] or [18])
    home = layout.covered
    assert home.centre[0] == pytest.approx(layout.width / 2, abs=1)
    assert home.centre[1] == pytest.approx(layout.height / 2, abs=1)
    for corner in ((-2, -2), (tall, wide)):  # a tile that is tried out
        rect = layout.tile(corner)
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.right <= layout.width
        assert rect.bottom <= layout.height


@given(st.integers(1, 25), st.integers(1, 25), st.integers(200, 1200), st.integers(200, 1200))
def test_the_whole_of_a_place_is_in_sight_unless_squares_are_the_smallest(
    tall: int, wide: int, width: int, height: int
) -> None:
    squares = [(0, 0), (tall - 1, wide - 1)]
    layout = BoardLayout.of(squares, width=width, height=height)
    x, y = (layout.width - width) / 2, (layout.height - height) / 2  # it is scrolled to its middle
    for corner in ((-2, -2), (tall, wide)):
        place = layout.middle(corner)
        seen = x <= place.x + 1 and place.right - 1 <= x + width
        seen &= y <= place.y + 1 and place.bottom - 1 <= y + height
        assert seen or layout.c == STEPS[0]


def test_a_whole_game_of_nineteen_squares_is_in_sight_on_a_phone() -> None:
    layout = BoardLayout.of([(0, 0), (18, 18)], width=366, height=400)
    assert layout.c == 18
    assert layout.covered.width <= 366


def test_steps_begin_with_what_fits() -> None:
    assert steps_from(27) == (27, 35, 44, 54)
    assert steps_from(54) == (54,)


def test_places_beside_each_other_do_not_overlap() -> None:
    layout = BoardLayout.of(LOW, width=400, height=400)
    one, right, below = (layout.middle(at) for at in ((0, 0), (0, 1), (1, 0)))
    assert one.right == right.x
    assert one.bottom == below.y
    assert one.centre == layout.tile((0, 0)).centre


# ---- counts


def test_a_count_is_at_a_corner_of_its_area() -> None:
    for bubble in bubbles(HIGH, FLAVOURS):
        area = next(a for a in areas(HIGH, bubble.flavour) if len(a) == bubble.size)
        row, column = bubble.corner
        around = {(row - up, column - left) for up in (0, 1) for left in (0, 1)}
        assert around & area
        assert bubble.size == largest(HIGH, bubble.flavour)


def test_counts_avoid_tokens_and_each_other() -> None:
    area = frozenset({(0, 0), (0, 1), (1, 0), (1, 1)})
    assert corner_of(area) == (1, 1)
    assert corner_of(area, frozenset({(1, 1)})) != (1, 1)
    found = [bubble.corner for bubble in bubbles(HIGH, FLAVOURS)]
    assert len(found) == len(set(found))


def test_ones_own_count_is_filled_and_the_neutral_one_light() -> None:
    bubble = bubbles(LOW, "A")[0]
    layout = BoardLayout.of(LOW, width=400, height=400)
    looks = {}
    for key, more in (("own", {"own": True}), ("other", {}), ("neutral", {"neutral": True})):
        pen = Pen()
        draw_bubble(pen, bubble, layout, LIGHT, **more)
        text = next(c for c in pen.recorded().commands if isinstance(c, Text))
        looks[key] = (fills(pen.recorded().commands)[0].colour, text.weight, text.text)
    assert looks["own"][0] == LIGHT.chosen
    assert looks["other"][1] == 700
    assert looks["neutral"][1] == 400
    assert {text for _fill, _weight, text in looks.values()} == {"4"}


# ---- outlines and changes


@given(st.frozensets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1))
def test_an_outline_encloses_its_area_and_no_more(squares: frozenset[tuple[int, int]]) -> None:
    enclosed = 0.0
    for loop in loops(squares):
        for (y1, x1), (y2, x2) in zip(loop, loop[1:] + loop[:1], strict=True):
            enclosed += (x1 * y2 - x2 * y1) / 2
            assert (x1 == x2) != (y1 == y2)
    assert enclosed == len(squares)


ROW = board(("AAAB", 0, 0), ("AACC", 0, 2), ("AABB", 0, 4))
"""Six Almonds in a row and one below the first."""


def test_a_cut_is_one_area_before_and_its_parts_after() -> None:
    after = ROW.with_tile("BCBC", 0, 2, 3, 1)
    cut = next(change for change in changes(ROW, after) if change.flavour == "A")
    assert cut.is_cut
    assert [len(area) for area in cut.before] == [7]
    assert [len(area) for area in cut.after] == [3, 2]


def test_joining_is_told_the_other_way_round() -> None:
    apart = board(("AABB", 0, 0), ("AACC", 0, 4))
    together = apart.with_tile("AABC", 0, 2, 2)
    (join,) = changes(apart, together)
    assert not join.is_cut
    assert [len(area) for area in join.after] == [6]
    assert [len(area) for area in join.before] == [2, 2]


def test_growing_and_touching_at_a_corner_change_no_area() -> None:
    assert changes(LOW, LOW) == ()
    grown = board(("AABB", 0, 0), ("AACC", -2, 0))
    assert changes(board(("AABB", 0, 0)), grown) == ()


def test_a_film_tells_what_the_count_was_and_what_it_is() -> None:
    after = ROW.with_tile("BCBC", 0, 2, 3, 1)
    cut = next(change for change in changes(ROW, after) if change.flavour == "A")
    layout = BoardLayout.of(after, width=400, height=300)
    shot = str(film(cut, after, layout, 4, "A"))
    assert 'id="film-4"' in shot
    assert 'class="cut-film cut mine"' in shot
    assert [shot.count(f">{n}</text>") for n in (7, 3, 2)] == [1, 1, 1]
    assert shot.count('class="line"') == 2
    assert 'aria-hidden="true"' in shot


# ---- what lies over the board


def over(**what: object) -> Pen:
    pen = Pen()
    layout = BoardLayout.of(HIGH, width=400, height=400, c=44)
    draw_over(pen, HIGH, Over(**what), layout, LIGHT)  # type: ignore[arg-type]
    return pen


def test_a_token_lies_in_the_middle_of_its_tile() -> None:
    commands = over(tokens={2: 1}).recorded().commands
    x, y = BoardLayout.of(HIGH, width=400, height=400, c=44).tile((0, 1)).centre
    disc = drawn(commands)[0].bounds
    assert (disc[0] + disc[2]) / 2 == pytest.approx(x)
    assert (disc[1] + disc[3]) / 2 == pytest.approx(y - lift(44))
    assert LIGHT.player_2 in {fill.colour for fill in fills(commands)}


def test_a_ring_for_each_place() -> None:
    rings = fills(over(places=[(0, 4), (2, 0), (-2, 1)]).recorded().commands)
    assert [verb for verb, _numbers in rings[0].path] == ["O", "O", "O"]


def test_a_tile_that_is_refused_has_a_cross_and_the_places_stay_in_sight() -> None:
    at = Ghost("AABC", (0, 4), state="refused")
    refused = over(ghost=at, places=[(2, 0)]).recorded().commands
    colours = {line.colour for line in strokes(refused)}
    assert {LIGHT.refused, LIGHT.click} <= colours


def test_what_is_marked_together_has_one_line_and_one_sign() -> None:
    apart = over(squares={(0, 0): "solved", (0, 3): "solved"}).recorded().commands
    together = over(squares={(0, 0): "solved", (1, 0): "solved"}).recorded().commands

    def signs(commands: tuple) -> int:  # type: ignore[type-arg]
        return sum(fill.colour == LIGHT.solved for fill in fills(commands))

    assert signs(apart) == 2
    assert signs(together) == 1


# ---- the graph


def test_the_graph_has_a_node_for_each_piece_and_a_diamond_at_each_cut() -> None:
    pen = Pen()
    layout = BoardLayout.of(ROW, width=400, height=300)
    draw_graph(pen, ROW, layout, LIGHT, flavour="A")
    bodies = [f for f in fills(pen.recorded().commands) if f.colour == flavour("A").sweet.body]
    shapes = ["".join(verb for verb, _numbers in fill.path) for fill in bodies]
    assert len(shapes) == 7
    assert shapes.count("MLLLZ") == 5  # all but both ends
    assert texts(pen.recorded().commands) == ["7"]


def test_without_a_flavour_the_graph_counts_the_largest_of_each() -> None:
    pen = Pen()
    draw_graph(pen, ROW, BoardLayout.of(ROW, width=400, height=300), LIGHT)
    assert sorted(texts(pen.recorded().commands)) == ["2", "2", "7"]
