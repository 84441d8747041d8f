"""What the tests of rooms share with those of the browser."""

from tests.browser.conftest import chromium, open_app

__all__ = ["chromium", "open_app"]
