"""The results of a notebook's checks as a file, which the teacher's desk reads with the others'."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from pathlib import Path

import attrs

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.kit.tries import Try, tries
from tutor.results.result import LARGEST, Result, clean, file_name, read_result, result_file
from tutor.results.tally import Tally, is_task, slipped, solved, task_key

_COUNTED: dict[Path, int] = {}
"""How many of the tries each file has, so that none counts twice when it is saved again."""


@attrs.frozen(repr=False)
class SavedResult:
    """A result that was saved: where, and `text` that says so."""

    path: Path
    text: str

    def __repr__(self) -> str:
        return self.text


def save_result(name: str, folder: str | Path = ".") -> SavedResult:
    """Save what the checks have said so far as a file for the teacher, under a nickname.

    The file is written into `folder`; if an earlier one of that nickname lies there, it goes on:
    so the notebooks of a folder share one. Raises ValueError, which says why nothing was saved.
    """
    nickname = clean(name) if isinstance(name, str) else ""
    if not nickname:
        raise ValueError(_('Say under which nickname: save_result("Ada").'))
    tried = tries()
    if not tried:
        raise ValueError(_("Nothing was checked yet: run a cell with a check first."))
    path = Path(folder) / file_name(nickname)
    before = _read(path, nickname)
    counted = _COUNTED.get(path.absolute(), 0) if path.exists() else 0
    tally = tally_of(tried[counted:], before.tally)
    result = attrs.evolve(before, day=date.today().isoformat(), tally=tally)
    try:
        path.write_text(result_file(result), encoding="utf-8")
    except OSError as error:
        text = _("“{file}” cannot be written: {why}.")
        raise ValueError(text.format(file=path, why=error.strerror or error)) from None
    _COUNTED[path.absolute()] = len(tried)
    steps = [step for key, step in tally.steps.items() if is_task(key)]
    passed = sum(step.solved for step in steps)
    text = ngettext(
        "Saved as {file}: {n} of {all} task is right.",
        "Saved as {file}: {n} of {all} tasks are right.",
        len(steps),
    ).format(file=path, n=passed, all=len(steps))
    return SavedResult(path, text + " " + _("Give this file to your teacher."))


def _read(path: Path, nickname: str) -> Result:
    """Return the result that lies there, or an empty one."""
    if not path.exists():
        return Result(nickname)
    text = _("“{file}” lies there already, and cannot be continued. {why}")
    try:
        with path.open(encoding="utf-8") as file:
            before = read_result(file.read(LARGEST + 1))
    except (OSError, UnicodeDecodeError):
        why = _("It cannot be read.")
        raise ValueError(text.format(file=path, why=why)) from None
    except SaveError as error:
        raise ValueError(text.format(file=path, why=error)) from None
    if before.name != nickname:
        why = _("It is the result of “{name}”.").format(name=before.name)
        raise ValueError(text.format(file=path, why=why))
    return before


def tally_of(tried: Iterable[Try], tally: Tally) -> Tally:
    """Count what checks have said. A task that is right stays right, whatever is tried after it."""
    for each in tried:
        key = task_key(each.game, each.task)
        if (step := tally.steps.get(key)) is not None and step.solved:
            continue
        if each.checked:
            tally = solved(tally, key)
        else:
            said = each.checked.text.splitlines()[0].removeprefix("✗ ")
            tally = slipped(tally, key, each.checked.clause, said)
    return tally
