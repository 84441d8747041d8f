"""The script and the style sheet a widget is given."""

from __future__ import annotations

import re
from pathlib import Path

from widgets.browser import assets
from widgets.draw.theme import THEMES

STATIC = Path(assets.__file__).parents[1] / "static"


def test_the_scripts_are_one_module_with_one_export() -> None:
    lines = re.findall(r"^(?:import|export)\b.*", assets.script(), re.MULTILINE)
    assert lines == ["export default { render };"]


def test_no_name_is_given_twice_at_the_top() -> None:
    names = re.findall(
        r"^(?:async )?(?:const|let|var|class|function) (\w+)", assets.script(), re.MULTILINE
    )
    assert len(names) > 20
    assert sorted(names) == sorted(set(names))


def test_every_theme_has_its_colours() -> None:
    style = assets.style()
    for theme in THEMES:
        contrast = "high" if theme.contrast else "normal"
        start = style.index(f'[data-theme="{theme.name}"][data-contrast="{contrast}"]')
        block = style[start : style.index("}", start)]
        assert f"--ink-2: {theme.ink_2};" in block
        assert f"color-scheme: {theme.name};" in block


def test_every_colour_that_is_used_is_known() -> None:
    style = assets.style()
    used = set(re.findall(r"var\((--[\w-]+)\)", style))  # with a fallback it may be unknown
    known = set(re.findall(r"^\s*(--[\w-]+):", style, re.MULTILINE))
    assert used - known == set()


def test_nothing_is_fetched_from_outside() -> None:
    style = assets.style()
    assert "@import" not in style
    assert all(url.startswith("data:") for url in re.findall(r'url\(["\']?([^"\')]+)', style))
    for name in assets.SCRIPTS[1:]:  # the first is idiomorph, with addresses in its comments
        assert not re.search(r"https?://", (STATIC / name).read_text("utf-8"))


def test_the_vendored_script_has_its_licence() -> None:
    assert "Zero-Clause BSD" in (STATIC / "vendor/idiomorph.LICENSE").read_text("utf-8")
