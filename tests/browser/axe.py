"""What axe, which knows the rules of accessible pages, has to say of one."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, TABLET

OFTEN = {(PHONE, "dark")}
"""The other pairs are long."""
ON_SCREENS = pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(size, theme, marks=[] if (size, theme) in OFTEN else pytest.mark.long)
        for size in (DESKTOP, TABLET, PHONE)
        for theme in ("light", "dark")
    ],
    ids=str,
)
"""Every size of window in both themes."""


def findings(page: Page) -> list[str]:
    """What axe has to say against the page, in a line each."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes'][:3]]}"
        for one in found
    ]
