"""Text as a link: compressed into URL-safe characters, and read back with care."""

from __future__ import annotations

import base64
import zlib

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import MOST_TEXT


def to_link(text: str) -> str:
    """Compress a text into URL-safe characters.

    >>> from_link(to_link("Truffle"))
    'Truffle'
    """
    return _letters(zlib.compress(text.encode(), 9))


def from_link(link: object, most: int = MOST_TEXT) -> str:
    """Return the text of a link.

    `most`: limit in characters of the link and in bytes of the text, since a small link could
    unpack into a huge one. Raises SaveError if the link was cut short or changed, or if anything
    follows it.
    """
    try:
        if not isinstance(link, str) or len(link) > most:
            raise ValueError
        packed = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
        if _letters(packed) != link:  # the decoder silently skips characters outside its alphabet
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
