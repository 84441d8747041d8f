"""Lessons that teachers write in a form, as data. They are read, never run."""

from tutor.lessons.written.build import Built, build, examine
from tutor.lessons.written.file import read_written, write_written
from tutor.lessons.written.model import Reply, Written, WrittenStep

__all__ = [
    "Built",
    "Reply",
    "Written",
    "WrittenStep",
    "build",
    "examine",
    "read_written",
    "write_written",
]
