"""Who visits the app: nobody is known by a name."""

from __future__ import annotations

from typing import Any

from jupyter_server.auth.identity import PasswordIdentityProvider, User

VISITOR = User("visitor")


class Visitors(PasswordIdentityProvider):
    """Lets everybody in as the same visitor. The Jupyter server invents a name for each browser and
    keeps it there in a cookie for thirty days; the app has no use for one.
    """

    def generate_anonymous_user(self, handler: Any) -> User:
        """Return the visitor that all are."""
        return VISITOR

    def set_login_cookie(self, handler: Any, user: User) -> None:
        """Set a cookie only for somebody who has logged in."""
        if user != VISITOR:
            super().set_login_cookie(handler, user)
