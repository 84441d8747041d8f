"""Translation of every text that a person reads (gettext from the standard library).

Code marks a sentence with ``_``. Data (lessons, the rulebook) holds plain English and is translated
where it is shown; ``N_`` marks such text for extraction without translating it.
"""

from __future__ import annotations

import gettext

from tutor.resources import resource

DOMAIN = "tutor"
LOCALE_DIR = resource("tutor", "locale")

_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def set_language(*codes: str) -> None:
    """Use the first language that has a catalogue; English if none has."""
    global _catalogue
    _catalogue = gettext.translation(DOMAIN, LOCALE_DIR, languages=list(codes), fallback=True)


def spoken() -> object:
    """Return a token of the language in use: what is kept in words is kept by it."""
    return _catalogue


def languages() -> list[str]:
    """Return the codes of the languages with a compiled catalogue, English first."""
    found = sorted(p.parent.parent.name for p in LOCALE_DIR.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return ["en", *(code for code in found if code != "en")]


def _(text: str) -> str:
    """Translate a text to the learner's language; the empty text stays empty."""
    return _catalogue.gettext(text) if text else ""


def ngettext(one: str, many: str, n: int) -> str:
    """Translate the singular or plural form for `n`."""
    return _catalogue.ngettext(one, many, n)


def N_(text: str) -> str:  # noqa: N802 (the name gettext's tools look for)
    """Mark a text in data for translators; it is translated when it is shown."""
    return text
