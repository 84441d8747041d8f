"""Where a class finds the tutor: the address in a link for everybody, and the links themselves."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import quote, urlsplit

from tutor.engine import SaveError
from tutor.i18n import _

KEY = "class-address"
"""Under this name the browser keeps an address that the teacher has typed."""
LONGEST = 200
LONGEST_AT = 2000
"""Characters of a place that a login brings back: some keep it in a cookie, which holds 4 KB."""
_HUB = re.compile(r"/user/[^/]+/")
_REDIRECT = "/hub/user-redirect/"
_STRANGE = re.compile(r"[^\x21-\x7e]|[\"'<>\\^`{|}#]")


def read_place(text: str) -> str:
    """Return a typed address, with "http://" where nothing is said. Raises SaveError if it is
    none."""
    typed = text.strip().partition("#")[0]
    full = typed if "://" in typed else f"http://{typed}"
    wrong = SaveError(_("This is no address of a page. One looks like http://192.168.0.10:8800/."))
    if len(full) > LONGEST or _STRANGE.search(full):
        raise wrong
    try:
        parts = urlsplit(full)
        host, _port = parts.hostname, parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("http", "https") or not host or parts.username is not None:
        raise wrong
    return f"{parts.scheme}://{parts.netloc}{parts.path or '/'}"


def for_everybody(place: str) -> str:
    """Return the address of this page as others reach it: on a JupyterHub each at a server of
    their own.

    >>> for_everybody("https://hub.example/user/ada/tutor/")
    'https://hub.example/hub/user-redirect/tutor/'
    """
    return _HUB.sub(_REDIRECT, place, count=1)


def is_private(place: str) -> bool:
    """Return whether nobody but this computer reaches the address.

    >>> is_private("http://127.0.0.1:8800/"), is_private("http://192.168.0.10:8800/")
    (True, False)
    """
    host = urlsplit(place).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def class_place(kept: str, here: str) -> str:
    """Return what the teacher has typed, else where this page is; "" if that is not known."""
    try:
        return read_place(kept) if kept else for_everybody(read_place(here)) if here else ""
    except SaveError:
        return ""


def link_to(place: str, address: str) -> str:
    """Return a link for everybody to an address in the app. A hub's login loses what follows
    "#", so that there it is said before, unless it is too long for that: then only who is logged
    in gets there.

    >>> link_to("http://192.168.0.10:8800/", "today/groups")
    'http://192.168.0.10:8800/#today/groups'
    >>> link_to("https://hub.example/hub/user-redirect/tutor/", "today/groups")
    'https://hub.example/hub/user-redirect/tutor/?at=today/groups'
    """
    at = quote(address)
    if _REDIRECT in place and len(at) <= LONGEST_AT:
        return f"{place}?at={at}"
    return f"{place}#{address}"


def before_code(place: str) -> str:
    """Return what stands before a code that a class types (`widgets.serve.codes`), "" where the
    tutor is not one for all: then no code of it leads anywhere.

    >>> before_code("http://192.168.0.10:8800/")
    'http://192.168.0.10:8800/c/'
    """
    return "" if not place or _REDIRECT in place else f"{place.rstrip('/')}/c/"


def link_to_type(place: str, address: str) -> str:
    """Return the link to a table or a class: short, unless a hub's login stands before it.

    >>> link_to_type("http://192.168.0.10:8800/", "t/RAMP7")
    'http://192.168.0.10:8800/t/RAMP7'
    """
    return f"{place.rstrip('/')}/{address}" if before_code(place) else link_to(place, address)
