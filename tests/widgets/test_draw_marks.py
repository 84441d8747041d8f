"""States are told apart by line and badge, not by colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.drawing import drawn, strokes, texts
from widgets.chocolatiers_family.draw import draw_card, draw_place
from widgets.draw import LIGHT, STATES, Pen, Rect, Scene, draw_ring
from widgets.draw.marks import badge_radius, draw_badge, draw_state_badge
from widgets.draw.scene import Fill, Stroke
from widgets.draw.theme import THEMES, Theme


def marked(state: str, theme: Theme = LIGHT, side: float = 78) -> Scene:
    pen, rect = Pen(), Rect(20, 20, side, side)
    draw_ring(pen, state, rect, theme, 12)
    draw_state_badge(pen, state, rect, theme)
    return pen.scene(140, 140)


def without_colours(scene: Scene) -> list[object]:
    """What is left for someone who sees no colour at all."""
    left: list[object] = []
    for item in drawn(scene.commands):
        match item.command:
            case Stroke():
                left.append((item.command.path, item.command.width, item.command.dash))
            case Fill():
                left.append(item.command.path)
    return left


@pytest.mark.parametrize(("one", "other"), list(combinations(["rest", *STATES], 2)))
@pytest.mark.parametrize("side", [30, 78])
def test_states_differ_without_colour(one: str, other: str, side: float) -> None:
    assert without_colours(marked(one, side=side)) != without_colours(marked(other, side=side))


def test_rest_is_unmarked() -> None:
    assert marked("rest").commands == ()


def test_an_unknown_state_is_an_error_not_a_silent_nothing() -> None:
    with pytest.raises(KeyError):
        marked("chozen")


@pytest.mark.parametrize("state", ["chosen", "refused", "hint", "solved"])
@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.contrast}")
def test_these_states_have_a_badge_in_their_colour(state: str, theme: Theme) -> None:
    colours = [i.command.colour for i in drawn(marked(state, theme).commands)]
    assert colours.count(getattr(theme, state)) == 2, "line and badge"
    assert theme.on_state in colours


def test_lines_get_thinner_on_small_spaces_and_wider_for_contrast() -> None:
    (large, *_), (small, *_) = (strokes(marked("chosen", side=s).commands) for s in (78, 40))
    assert (large.width, small.width) == (4, 3)
    (bold, *_) = strokes(marked("chosen", THEMES[2]).commands)
    assert bold.width > large.width


def test_key_focus_lies_outside_the_piece() -> None:
    (ring,) = drawn(marked("focus").commands)
    assert ring.bounds == (14, 14, 104, 104)


def test_other_lines_stay_inside_the_piece() -> None:
    for state in STATES.keys() - {"focus"}:
        ring = drawn(marked(state).commands)[0]
        assert ring.bounds == (20, 20, 98, 98)


def test_badges_keep_to_their_sizes() -> None:
    assert badge_radius(78) == 11
    assert badge_radius(169) == pytest.approx(13.52)
    assert badge_radius(400) == 16
    assert badge_radius(24) == 6


def test_a_badge_needs_a_known_sign() -> None:
    with pytest.raises(KeyError):
        draw_badge(Pen(), "smile", 0, 0, 10, "#000000", LIGHT)


def test_an_open_place_has_a_plus_a_quiet_one_has_not() -> None:
    def lines(state: str) -> int:
        pen = Pen()
        draw_place(pen, Rect(0, 0, 100, 100), 46, LIGHT, state)
        return sum(
            s.path[0][0] == "M" and not s.dash for s in strokes(pen.scene(100, 100).commands)
        )

    assert lines("rest") == 0
    assert lines("clickable") == 2


def test_a_chosen_card_is_lifted_and_a_hidden_one_shows_no_kind() -> None:
    def card(letter: str, state: str = "rest") -> Scene:
        pen = Pen()
        draw_card(pen, letter, Rect(10, 30, 70, 100), LIGHT, state)
        return pen.scene(100, 140)

    top = min(item.bounds[1] for item in drawn(card("R").commands))
    lifted = min(item.bounds[1] for item in drawn(card("R", "chosen").commands))
    assert top - lifted > 12
    assert not texts(card("?").commands)
    assert len({card(letter) for letter in "?RT."}) == 4
