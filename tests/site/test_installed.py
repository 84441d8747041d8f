"""Chromium itself is asked whether the site may be put among a tablet's apps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.conftest import wait_ready
from tests.serving import launch_for_one
from tests.site.sent import Sent
from tests.site.test_kept import WHOLE


@pytest.fixture
def tablet(real_chromium: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser with a profile: others install nothing."""
    with launch_for_one(real_chromium.browser_type, tmp_path) as context:
        yield context


@pytest.mark.long  # test_kept.py starts without a network, too
def test_a_browser_installs_it_and_what_is_installed_opens_with_no_network(
    tablet: BrowserContext, app: Sent
) -> None:
    page = tablet.new_page()
    page.goto(app.url)
    wait_ready(page)
    asked = tablet.new_cdp_session(page)
    assert asked.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    found = asked.send("Page.getAppManifest")
    assert found["errors"] == []
    page.wait_for_function(WHOLE)
    page.close()
    app.server.plugged = False
    try:
        page = tablet.new_page()
        page.goto(found["manifest"]["startUrl"])
        wait_ready(page)
    finally:
        app.server.plugged = True
