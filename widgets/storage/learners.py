"""Several learners who share one device: one at a time learns, and the others' things are kept.

What the browser keeps is the learner's who learns now. What the others have lies packed under
`KEY`, each under a nickname; who comes back gets it unpacked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Protocol

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import MOST_TEXT, Reader, entries, read_json, text
from tutor.results.result import LONGEST_NICK, clean
from tutor.rooms import ids, storage_key

KEY, ASIDE = "learners", "learners-unread"
"""Storage keys of the learners, and of what could not be read."""
MOST = 12
MOST_KEYS = 200
LARGEST = 4_000_000
"""Characters of all packs; a browser keeps some five million."""
OF_THE_DEVICE = (
    "settings",
    KEY,
    ASIDE,
    "day.results",
    "class-address",
    "plan-game",
    "lesson-draft",
)
"""Keys that belong to nobody: how the page looks, and what a teacher keeps."""


class Browser(Protocol):
    """The part of the shell that this module needs."""

    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Store a text in the browser."""

    def forget(self, key: str) -> None:
        """Delete a text."""


@attrs.frozen
class Learners:
    """Who shares the device. `now`: who learns, "" while it is one alone. `others`: what each of
    the others has, by name.
    """

    now: str = ""
    others: Mapping[str, Mapping[str, str]] = attrs.field(factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """All of them by name; () while it is one alone."""
        return tuple(sorted((self.now, *self.others), key=str.casefold)) if self.others else ()


def kept(browser: Browser) -> Learners:
    """Return who shares the device; one alone where what is kept cannot be read: then it is set
    aside, and nothing is lost."""
    stored = browser.stored.get(KEY, "")
    if not stored:
        return Learners()
    pack = entries(text(MOST_TEXT), MOST_KEYS)
    try:
        read = Reader(read_json(stored, LARGEST))
        return Learners(
            clean(read.one("now", text(LONGEST_NICK))), read.one("others", entries(pack, MOST))
        )
    except SaveError:
        browser.store(ASIDE, stored)
        browser.forget(KEY)
        return Learners()


def add(browser: Browser, now: str, other: str) -> None:
    """Let another learner begin, with nothing done; `now` names who has learned so far. Raises
    SaveError for a name that is none, or is taken."""
    found = kept(browser)
    mine, new = found.now or clean(now), clean(other)
    if not mine or not new:
        raise SaveError(_("Give each a nickname."))
    if new.casefold() in (name.casefold() for name in (mine, *found.others)):
        raise SaveError(_("“{name}” is here already. Choose another nickname.").format(name=new))
    if len(found.others) + 1 >= MOST:
        raise SaveError(_("At most {n} learners share a device.").format(n=MOST))
    _turn(browser, Learners(mine, {**found.others, new: {}}), new)


def switch(browser: Browser, to: str) -> None:
    """Let another of them learn on. Raises SaveError for a name that nobody has."""
    found = kept(browser)
    if to not in found.others:
        raise SaveError(_("Nobody here has this name."))
    _turn(browser, found, to)


def remove(browser: Browser, name: str) -> None:
    """Forget one of the others, and all that is theirs."""
    found = kept(browser)
    _keep(browser, found.now, {each: found.others[each] for each in found.others if each != name})


def mend(browser: Browser) -> None:
    """Bring back what is of who learns now, if a page was closed while learners changed."""
    found = kept(browser)
    if found.now in found.others:
        _unpack(browser, found.others[found.now])
        remove(browser, found.now)


def _turn(browser: Browser, found: Learners, to: str) -> None:
    """Pack what is there, unpack what `to` has, and say who learns now.

    All is packed before anything is overwritten, and who learns now is said last: other tabs then
    read what is there already.
    """
    own = {key: browser.stored[key] for key in personal(browser)}
    others = {**found.others, found.now: own}
    _keep(browser, found.now, others)
    _unpack(browser, others.pop(to))
    _keep(browser, to, others)


def _unpack(browser: Browser, pack: Mapping[str, str]) -> None:
    for key in tuple(personal(browser)):
        if key not in pack:
            browser.forget(key)
    for key, value in pack.items():
        browser.store(key, value)


def personal(browser: Browser) -> Iterator[str]:
    """Yield the keys of what is the learner's own."""
    shared = {*OF_THE_DEVICE, *(storage_key(game, "plan") for game in ids())}
    yield from (key for key, value in browser.stored.items() if value and key not in shared)


def _keep(browser: Browser, now: str, others: Mapping[str, Mapping[str, str]]) -> None:
    if others:
        plain = {name: dict(pack) for name, pack in others.items()}
        browser.store(KEY, json.dumps({"now": now, "others": plain}, separators=(",", ":")))
    else:
        browser.forget(KEY)
