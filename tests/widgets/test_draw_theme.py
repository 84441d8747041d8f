"""The themes keep the contrast they promise (WCAG 2 ratio)."""

from __future__ import annotations

import pytest

from widgets.chocolatiers_family.draw.kinds import LETTERS, kind
from widgets.draw.theme import DARK, LIGHT, THEMES, Theme, mixed, theme

GROUNDS = ("table", "surface", "surface_2", "tray")
STATES = ("click", "chosen", "refused", "hint", "solved", "focus")


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _lowest(theme: Theme, tokens: tuple[str, ...], grounds: tuple[str, ...]) -> float:
    return min(
        contrast(getattr(theme, token), getattr(theme, ground))
        for token in tokens
        for ground in grounds
    )


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.contrast}")
class TestContrast:
    def test_text(self, theme: Theme) -> None:
        limit = 7 if theme.contrast else 4.5
        assert _lowest(theme, ("ink", "ink_2"), GROUNDS) >= limit
        assert contrast(theme.ink, theme.medal) >= limit
        assert contrast(theme.on_primary, theme.primary) >= limit
        assert contrast(theme.on_primary, theme.primary_hover) >= limit
        messages = ("refused_bg", "hint_bg", "solved_bg")
        assert _lowest(theme, ("ink",), messages) >= limit

    def test_lines_and_marks(self, theme: Theme) -> None:
        limit = 4.5 if theme.contrast else 3
        assert _lowest(theme, ("line_strong",), GROUNDS) >= limit
        assert _lowest(theme, ("box_edge",), ("tray", "surface")) >= limit
        assert _lowest(theme, STATES, ("cell", "box", "tray", "surface", "table")) >= limit
        badges = ("chosen", "refused", "hint", "solved")
        assert min(contrast(theme.on_state, getattr(theme, b)) for b in badges) >= 4.5

    def test_rims_against_every_ground(self, theme: Theme) -> None:
        for letter in LETTERS:
            rim = theme.rim or kind(letter).edge
            for ground in ("cell", "box", "surface", "table"):
                assert contrast(rim, getattr(theme, ground)) >= 3


def test_letters_stand_out_from_their_chocolate() -> None:
    assert min(contrast(kind(k).ink, kind(k).body) for k in LETTERS) >= 4.5


def test_themes_are_found_by_what_the_learner_asked_for() -> None:
    assert theme() is LIGHT
    assert theme(dark=True) is DARK
    assert {(t.dark, t.contrast) for t in THEMES} == {
        (False, False), (True, False), (False, True), (True, True)
    }  # fmt: skip


def test_css_variables_are_named_like_the_tokens() -> None:
    variables = DARK.css_variables()
    assert variables["--surface-2"] == DARK.surface_2
    assert variables["--rim"] == DARK.rim
    assert "--rim" not in LIGHT.css_variables(), "chocolates have their own edge on the light theme"
    assert all(value.startswith(("#", "rgba(", "0 ")) for value in variables.values())


def test_mixing_goes_from_the_ground_to_the_colour() -> None:
    assert mixed("#ff8000", "#000000", 0) == "#000000"
    assert mixed("#ff8000", "#000000", 1) == "#ff8000"
