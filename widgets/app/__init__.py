"""The app: the page for each address, and the same pages alone in a notebook cell."""

from widgets.app.app import App

__all__ = ["App"]
