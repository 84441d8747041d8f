"""The colours of the table, in four themes."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from attrs import asdict, evolve, frozen


@frozen(cache_hash=True)
class Theme:
    """Every colour that a drawing or a page may use; tokens are named in data/themes.toml.

    `rim`: the line round a chocolate ("" means the kind's own edge); `line_scale`: factor of the
    width of every line (high contrast); `sh1`, `sh2`: CSS shadows.
    """

    name: str
    dark: bool
    contrast: bool
    table: str
    surface: str
    surface_2: str
    tray: str
    line: str
    line_strong: str
    ink: str
    ink_2: str
    primary: str
    on_primary: str
    primary_hover: str
    box: str
    box_edge: str
    cell: str
    medal: str
    shadow_solid: str
    click: str
    chosen: str
    refused: str
    refused_bg: str
    hint: str
    hint_bg: str
    near: str
    near_bg: str
    solved: str
    solved_bg: str
    on_state: str
    focus: str
    player_1: str
    player_2: str
    player_3: str
    player_4: str
    player_5: str
    player_line: str
    rim: str
    shadow: str
    lift: str
    sh1: str
    sh2: str
    line_scale: float

    @property
    def players(self) -> tuple[str, ...]:
        """The fills of the players' marks, by number from 0."""
        return self.player_1, self.player_2, self.player_3, self.player_4, self.player_5

    def css_variables(self) -> dict[str, str]:
        """Return the theme as CSS custom properties: `--surface-2` and so on."""
        # A theme without a rim leaves --rim unset, so that each chocolate has its own edge.
        skip = {"name", "dark", "contrast", "line_scale"}
        return {
            f"--{key.replace('_', '-')}": value
            for key, value in asdict(self).items()
            if key not in skip and value
        }


@cache
def theme(dark: bool = False, contrast: bool = False) -> Theme:
    """Return the theme for a page: light or dark, plain or high contrast."""
    text = files(__package__).joinpath("data", "themes.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    name = "dark" if dark else "light"
    values = data[name] | (data[f"{name}_contrast"] if contrast else {})
    return Theme(name=name, dark=dark, contrast=contrast, **values)


def mixed(colour: str, ground: str, part: float) -> str:
    """Mix a "#rrggbb" colour into a ground colour; `part` (0 to 1) is its share.

    >>> mixed("#ffffff", "#000000", 0.5)
    '#808080'
    """
    pairs = ((int(colour[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part * a + (1 - part) * b):02x}" for a, b in pairs)


LIGHT = theme()
DARK = theme(dark=True)
LIGHT_CONTRAST = theme(contrast=True)
DARK_CONTRAST = theme(dark=True, contrast=True)
ON_PAPER = evolve(LIGHT, table="#FFFFFF", tray="#FFFFFF")
THEMES = (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)
