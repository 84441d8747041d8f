"""Text as a link: compressed, in characters a URL may hold, and back with care."""

from __future__ import annotations

import base64
import zlib

from tutor.engine import SaveError
from tutor.i18n import _


def to_link(text: str) -> str:
    """The text as URL-safe characters.

    >>> from_link(to_link("Truffle"))
    'Truffle'
    """
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def from_link(link: object, most: int = 1 << 18) -> str:
    """The text of a link, at most so many bytes long: a small link may not unpack into a huge one.

    Raises SaveError if the link was cut short or changed.
    """
    try:
        if not isinstance(link, str) or len(link) > most:
            raise ValueError
        packed = base64.b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, most)
        if not unpacker.eof:
            raise ValueError
        return plain.decode()
    except (ValueError, zlib.error):
        raise SaveError(
            _("This link is damaged. Copy the whole link once more and open it again.")
        ) from None
