"""The site and a browser. The fixtures have the names of those of the served app, so a test written
for it runs here, too.
"""

from __future__ import annotations

from typing import Any

import pytest
from attrs import frozen
from playwright.sync_api import Browser, BrowserContext

from tests.browser.conftest import chromium as real_chromium
from tests.browser.conftest import open_app, visit
from tests.site.sent import Sent, site, site_app

__all__ = ["open_app", "real_chromium", "site", "site_app", "visit"]


@pytest.fixture(scope="module")
def app(site_app: Sent) -> Sent:
    """The site at its address, in the place of a running app."""
    return site_app


@frozen
class Forgetful:
    """A browser whose visits keep nothing for a day without a network: that costs each of them all
    files once more. Tests of just that ask `real_chromium`.
    """

    browser: Browser

    def new_context(self, **settings: Any) -> BrowserContext:
        """As of any browser."""
        return self.browser.new_context(**({"service_workers": "block"} | settings))


@pytest.fixture(scope="module")
def chromium(real_chromium: Browser) -> Forgetful:
    """The browser of tests to which it makes no difference whether the site is kept."""
    return Forgetful(real_chromium)
