"""What `widgets` offers, where a package is missing."""

from __future__ import annotations

import pytest

import widgets


def test_a_missing_package_is_named_with_what_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def without(_module: str) -> None:
        raise ModuleNotFoundError("No module named 'htpy'", name="htpy")

    monkeypatch.setattr(widgets, "import_module", without)
    with pytest.raises(ModuleNotFoundError, match=r"This needs htpy.*choco-tutor\[app\]"):
        _player = widgets.lesson_player
