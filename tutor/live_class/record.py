"""A class as it stands: its plan, who has come, what its teacher asks. It is the sum of its
entries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from attrs import evolve, frozen

from tutor.together.table import Entry


@frozen
class Pupil:
    """Somebody who has come. `key`: digest of the secret of the device; `number`: names the pupil
    to the teacher, and to nobody else.
    """

    number: int
    key: str
    name: str
    mark: str


@frozen
class ClassTable:
    """A table at which some of the class sit. `code`: of the shared table; `pupils`: numbers."""

    code: str
    pupils: tuple[int, ...]


@frozen
class LiveClass:
    """A class at one moment.

    Attributes:
        plan: the address of the plan in the app.
        teacher: digest of the teacher's key.
        came: how many have come in all.
        eyes_up: whether all pages rest.
        called: which thing of the plan all are called to, -1 for the plan itself; `calls`: the
            number of that call, 0 before the first.
        tables: those that were formed last.
        entries: how many made the class what it is.
    """

    plan: str
    teacher: str
    pupils: tuple[Pupil, ...] = ()
    came: int = 0
    eyes_up: bool = False
    called: int = -1
    calls: int = 0
    tables: tuple[ClassTable, ...] = ()
    entries: int = 1

    def pupil(self, key: str) -> Pupil | None:
        """Return the pupil with this digest."""
        return next((each for each in self.pupils if each.key == key), None)

    def table_of(self, pupil: Pupil) -> str:
        """Return the code of the table at which a pupil sits; "" for none."""
        return next((each.code for each in self.tables if pupil.number in each.pupils), "")


def class_of(entries: Iterable[Entry]) -> LiveClass:
    """Return the class that these entries make, the first of which opens it."""
    found: LiveClass | None = None
    for entry in entries:
        found = after(found, entry)
    assert found is not None
    return found


def after(school: LiveClass | None, entry: Entry) -> LiveClass:
    """Return the class with one more entry, which `asking` has made; None before the first."""
    if school is None:
        return LiveClass(entry["plan"], entry["teacher"])
    return evolve(CHANGES[entry["do"]](school, entry), entries=school.entries + 1)


def _come(school: LiveClass, entry: Entry) -> LiveClass:
    new = Pupil(school.came + 1, entry["key"], entry["name"], entry["mark"])
    return evolve(school, pupils=(*school.pupils, new), came=school.came + 1)


def _out(school: LiveClass, entry: Entry) -> LiveClass:
    return evolve(
        school, pupils=tuple(each for each in school.pupils if each.number != entry["pupil"])
    )


def _eyes(school: LiveClass, entry: Entry) -> LiveClass:
    return evolve(school, eyes_up=entry["up"])


def _call(school: LiveClass, entry: Entry) -> LiveClass:
    return evolve(school, called=entry["to"], calls=school.calls + 1)


def _tables(school: LiveClass, entry: Entry) -> LiveClass:
    """Seat some: whoever sits at a new table has left an old one."""
    new = tuple(ClassTable(code, tuple(pupils)) for code, pupils in entry["tables"])
    seated = {number for table in new for number in table.pupils}
    old = (evolve(t, pupils=tuple(n for n in t.pupils if n not in seated)) for t in school.tables)
    return evolve(school, tables=(*(t for t in old if t.pupils), *new))


CHANGES: Mapping[str, Callable[[LiveClass, Entry], LiveClass]] = {
    "come": _come,
    "out": _out,
    "eyes": _eyes,
    "call": _call,
    "tables": _tables,
}
"""What each kind of entry changes."""
