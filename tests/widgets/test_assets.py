"""The script and the style sheet a widget is given."""

from __future__ import annotations

import re
from pathlib import Path

from widgets.browser import assets
from widgets.draw.theme import THEMES

HOUSE = Path(assets.__file__).parents[1]
STATIC = HOUSE / "static"


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


def sources() -> str:
    """All code that makes pages."""
    kinds = ("*.py", "*.js", "*.html", "*.j2")
    files = (path for kind in kinds for path in HOUSE.rglob(kind))
    return "\n".join(path.read_text("utf-8") for path in files)


OF_HOSTS = {"jp-Notebook"}
"""Classes of JupyterLab's own pages, which our styles ask about."""


def test_every_class_that_is_styled_is_on_some_page() -> None:
    style = re.sub(r"/\*.*?\*/", "", assets.style(), flags=re.DOTALL)
    selectors = re.findall(r"([^{};]+)\{", style)
    classes = {name for each in selectors for name in re.findall(r"\.([a-z][\w-]*)", each)}
    source = sources()
    words = set(re.findall(r"[a-z][\w-]*", source))
    made = set(re.findall(r"([a-z][\w-]*-)\{", source))  # f"zone-{name}"
    lost = {name for name in classes - words if not any(name.startswith(each) for each in made)}
    assert lost <= OF_HOSTS


def test_every_length_and_colour_that_is_named_is_used() -> None:
    style = assets.style()
    named = set(re.findall(r"(--[\w-]+)\s*:", style.partition(".tutor {")[2]))
    used = set(re.findall(r"var\(\s*(--[\w-]+)", style + sources()))
    assert named - used - set(re.findall(r"--[\w-]+", sources())) == set()
