"""The table while it is set: its areas, what each place says, and what a click lays."""

from widgets.chocolatiers.setting.area import SETTING
from widgets.chocolatiers.setting.dragging import dropped, lifted, pieces
from widgets.chocolatiers.setting.explorer import LayExplorer, PlayersExplorer

__all__ = ["SETTING", "LayExplorer", "PlayersExplorer", "dropped", "lifted", "pieces"]
