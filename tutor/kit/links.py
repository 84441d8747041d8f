"""Text as a link: compressed, in characters a URL may hold, and back with care."""

from __future__ import annotations

import base64
import zlib

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import MOST_TEXT


def to_link(text: str) -> str:
    """The text as URL-safe characters.

    >>> from_link(to_link("Truffle"))
    'Truffle'
    """
    return _letters(zlib.compress(text.encode(), 9))


def from_link(link: object, most: int = MOST_TEXT) -> str:
    """The text of a link, at most so many bytes long: a small link may not unpack into a huge one.

    Raises SaveError if the link was cut short or changed, or if anything follows it.
    """
    try:
        if not isinstance(link, str) or len(link) > most:
            raise ValueError
        packed = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
        if _letters(packed) != link:  # what is not of the alphabet is passed over in silence
            raise ValueError
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, most + 1)
        if len(plain) > most or not unpacker.eof or unpacker.unused_data:
            raise ValueError
        return plain.decode()
    except (ValueError, zlib.error):
        raise SaveError(
            _("This link is damaged. Copy the whole link once more and open it again.")
        ) from None


def _letters(packed: bytes) -> str:
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")
