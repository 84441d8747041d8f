"""Displays, boxes, stacks, scoring cards and the graph, read from what they record."""

from __future__ import annotations

import pytest

from tests.drawing import drawn, fills, outside, strokes, texts
from widgets.chocolatiers_family.draw import (
    CardRow,
    DisplayLayout,
    GraphLayout,
    Marks,
    StackRow,
    draw_box,
    draw_box_back,
    draw_card,
    draw_display,
    draw_graph,
    draw_pair,
    draw_scoring_card,
    draw_stack,
    draw_tally,
    draw_wild_token,
    draw_wilds,
    kind,
)
from widgets.chocolatiers_family.draw.display import tips_at
from widgets.chocolatiers_family.draw.graph import largest, links_of
from widgets.draw import DARK, LIGHT, Pen, Rect, Scene
from widgets.draw.scene import Splice
from widgets.draw.theme import THEMES, Theme

DISPLAY = "TRNN--/MRR*--/VB--BB/VT--.B"
ROWS = tuple(DISPLAY.split("/"))
POINTS = (4, 3, 5, 6)
GROUPS = {
    "T": [frozenset({(0, 0)}), frozenset({(3, 1)})],
    "N": [frozenset({(0, 2), (0, 3), (1, 3)})],
    "R": [frozenset({(0, 1), (1, 1), (1, 2), (1, 3)})],
    "B": [frozenset({(2, 1)}), frozenset({(2, 4), (2, 5), (3, 5)})],
    "V": [frozenset({(2, 0), (3, 0)})],
}


def display(marks: Marks | None = None, c: int = 78, theme: Theme = LIGHT) -> Scene:
    pen = Pen()
    places = tuple(marks.places) if marks else ()
    layout = DisplayLayout.of(DISPLAY, places=places, c=c)
    draw_display(pen, DISPLAY, POINTS, layout, theme, marks or Marks())
    return pen.scene(layout.width, layout.height)


def bodies(scene: Scene) -> list[str]:
    """The kinds seen, by the body colours of the pieces."""
    by_colour = {kind(letter).body: letter for letter in "TNRMBVW"}
    pieces = [c.sprite for c in scene.commands if isinstance(c, Splice)]
    return [
        by_colour[fill.colour]
        for sprite in pieces
        for fill in fills(sprite.commands)[:3]
        if fill.colour in by_colour
    ]


def test_a_display_shows_every_chocolate_and_its_points() -> None:
    scene = display()
    wanted = DISPLAY.replace("/", "").replace("-", "").replace(".", "").replace("*", "W")
    assert sorted(bodies(scene)) == sorted(wanted)
    assert texts(scene.commands) == ["4", "3", "5", "6"]


def test_points_are_optional_but_never_a_box_too_few() -> None:
    layout, pen = DisplayLayout.of(DISPLAY), Pen()
    draw_display(pen, DISPLAY, (), layout, LIGHT)
    assert texts(pen.scene(560, 382).commands) == []
    with pytest.raises(ValueError, match="shorter"):
        draw_display(pen, DISPLAY, (4, 3), layout, LIGHT)


def test_the_same_display_is_the_same_scene() -> None:
    assert display() == display()
    assert display() != display(Marks(spaces={(0, 0): "chosen"}))
    assert display() != display(theme=DARK)


def test_points_are_left_out_when_they_could_not_be_read() -> None:
    assert texts(display(c=35).commands) == []
    sizes = [
        i.bounds[3] - i.bounds[1]
        for i in drawn(display(c=42).commands)
        if hasattr(i.command, "text")
    ]
    assert len(sizes) == 4
    assert min(sizes) >= 10


def test_a_wild_takes_the_colours_of_its_neighbours_across_boxes() -> None:
    assert tips_at(ROWS, 1, 3) == ("N", "", "", "R")
    assert tips_at(("T*RR", "NN.B"), 0, 1) == ("", "R", "N", "T")
    assert tips_at(ROWS, 0, 0) == ("", "", "", ""), "only a Wild has tips"
    assert tips_at(("**", "T."), 0, 0) == ("", "", "T", ""), "another Wild gives no colour"


def test_a_refused_link_crosses_where_the_rule_breaks() -> None:
    scene = display(Marks(boxes={(0, 1): "refused"}, link=((1, 1), (0, 2))))
    layout = DisplayLayout.of(DISPLAY, c=78)
    (x1, y1), (x2, y2) = layout.space_rect(1, 1).centre, layout.space_rect(0, 2).centre
    discs = [i for i in drawn(scene.commands) if getattr(i.command, "colour", "") == LIGHT.refused]
    left, top, right, bottom = discs[-1].bounds
    assert ((left + right) / 2, (top + bottom) / 2) == ((x1 + x2) / 2, (y1 + y2) / 2)
    dashed = [s for s in strokes(scene.commands) if s.colour == LIGHT.refused and s.dash]
    assert len(dashed) == 1
    badges = [f for f in fills(scene.commands) if f.colour == LIGHT.refused]
    assert len(badges) == 1, "one cross, where the rule breaks"


def test_group_marks_may_go_without_badges() -> None:
    spaces = {(0, 1): "chosen", (1, 1): "chosen"}
    with_badges = display(Marks(spaces=spaces))
    without = display(Marks(spaces=spaces, badges=False))
    assert len(drawn(with_badges.commands)) - len(drawn(without.commands)) == 6


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.contrast}")
@pytest.mark.parametrize("c", [24, 35, 52, 63, 78])
def test_nothing_of_a_display_is_cut_off(c: int, theme: Theme) -> None:
    for state in ("clickable", "hovered", "chosen", "refused", "hint", "solved", "focus"):
        marks = Marks(
            spaces={(0, 1): state},
            boxes={(0, 0): state, (0, 1): state},
            places={(0, 2): state, (1, 1): state, (-1, 0): "clickable", (0, 3): "clickable"},
            link=((1, 3), (0, 2)),
        )
        assert outside(display(marks, c, theme)) == []


@pytest.mark.parametrize("state", ["rest", "hovered", "chosen", "refused", "hint", "focus"])
def test_nothing_of_cards_and_stacks_is_cut_off(state: str) -> None:
    row, pen = CardRow.of(8, 366, per_row=4, height=84), Pen()
    for index, letter in enumerate("TNRMBV?."):
        draw_card(pen, letter, row.card_rect(index), LIGHT, state)
    draw_pair(pen, row.card_rect(4), row.card_rect(5), LIGHT, "M")
    assert outside(pen.scene(*row.size)) == []
    stacks, pen = StackRow(5, 560, 46), Pen()
    for index in range(5):
        x, y, *_ = stacks.stack_rect(index)
        draw_stack(pen, "TNR.", 4, 3 * index, x, y, 46, LIGHT, state)
    assert outside(pen.scene(*stacks.size)) == []


def test_a_stack_says_how_many_and_shows_no_more_edges_than_boxes() -> None:
    def stack(count: int) -> Scene:
        pen = Pen()
        draw_stack(pen, "TNRM", 4, count, 10, 10, 46, LIGHT)
        return pen.scene(140, 140)

    assert texts(stack(7).commands) == ["4", "7"]
    assert texts(stack(0).commands) == []
    edges = [len(drawn(stack(count).commands)) for count in (1, 2, 3, 9)]
    assert edges[0] < edges[1] < edges[2] == edges[3]


def test_a_box_face_down_shows_no_kind() -> None:
    pen, up = Pen(), Pen()
    draw_box_back(pen, 0, 0, 46, LIGHT)
    draw_box(up, "TNR.", 4, 0, 0, 46, LIGHT)
    assert bodies(pen.scene(120, 120)) == []
    assert bodies(up.scene(120, 120)) == ["T", "N", "R"]


def test_scoring_cards_show_points_and_who_they_are_for() -> None:
    def card(what: str, face_up: bool = True) -> Scene:
        pen = Pen()
        draw_scoring_card(pen, what, 4, Rect(5, 5, 54, 76), LIGHT, face_up=face_up)
        return pen.scene(64, 90)

    assert texts(card("M").commands) == ["4"]
    assert bodies(card("M")) == ["M"]
    assert texts(card("flag").commands) == ["4"]
    assert bodies(card("flag")) == []
    assert texts(card("M", face_up=False).commands) == [], "a tied card gives no points"
    assert bodies(card("M", face_up=False)) == []
    assert any(s.dash for s in strokes(card("M", face_up=False).commands))


def test_wilds_and_tallies_count() -> None:
    pen = Pen()
    draw_wilds(pen, 2, 0, 0, 40, LIGHT, total=3)
    assert bodies(pen.scene(140, 50)) == ["W", "W"]
    pen = Pen()
    draw_wild_token(pen, 2, Rect(5, 5, 100, 48), LIGHT)
    assert texts(pen.scene(120, 60).commands) == ["× 2"]
    pen = Pen()
    draw_tally(pen, "R", 4, 0, 0, LIGHT)
    assert [f.colour for f in fills(pen.scene(140, 20).commands)] == [kind("R").body] * 4


def graph(focus: str = "", pitch: int = 45, theme: Theme = LIGHT) -> Scene:
    layout, pen = GraphLayout.of(DISPLAY, pitch=pitch), Pen()
    draw_graph(pen, DISPLAY, GROUPS, layout, theme, focus=focus)
    return pen.scene(layout.width, layout.height)


def test_links_join_neighbours_of_one_group_only() -> None:
    links = links_of(GROUPS)
    assert links[((1, 2), (1, 3))] == ["R"]
    assert links[((0, 3), (1, 3))] == ["N"]
    assert ((2, 1), (2, 4)) not in links, "two groups of one kind stay apart"
    assert len(links) == 2 + 3 + 2 + 1


def test_two_wilds_side_by_side_carry_links_of_every_kind_that_passes() -> None:
    both = {kind: [frozenset({(0, 0), (0, 1)})] for kind in "TR"}
    assert links_of(both) == {((0, 0), (0, 1)): ["T", "R"]}


def test_bubbles_tell_the_largest_groups() -> None:
    assert sorted(texts(graph().commands)) == ["2", "3", "3", "4"]
    assert sorted(texts(graph("B").commands)) == ["1", "3"], "every group of the kind in focus"


def test_focus_pales_the_others_and_rings_the_largest() -> None:
    plain, focus = graph(), graph("R")
    assert kind("N").body in {f.colour for f in fills(plain.commands)}
    assert kind("N").body not in {f.colour for f in fills(focus.commands)}
    assert kind("R").body in {f.colour for f in fills(focus.commands)}
    rings = [s for s in strokes(focus.commands) if s.colour == LIGHT.chosen and s.width == 2]
    assert len(rings) == 4


def test_the_largest_of_equal_groups_is_the_first_in_reading_order() -> None:
    one, two = frozenset({(2, 0), (2, 1)}), frozenset({(0, 3), (1, 3)})
    assert largest([one, two]) == two
    assert largest([]) == ()


@pytest.mark.parametrize("pitch", [18, 30, 45, 70])
@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.contrast}")
def test_nothing_of_a_graph_is_cut_off(pitch: int, theme: Theme) -> None:
    assert outside(graph(pitch=pitch, theme=theme)) == []
    assert outside(graph("R", pitch, theme)) == []


def test_an_empty_display_draws_its_graph() -> None:
    layout, pen = GraphLayout.of("", pitch=30), Pen()
    draw_graph(pen, "", {}, layout, LIGHT)
    assert len(fills(pen.scene(layout.width, layout.height).commands)) == 6
