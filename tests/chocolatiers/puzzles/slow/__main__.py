"""`python -m tests.chocolatiers.puzzles.slow [KIND ...]`: the whole shipped pack, proven slowly."""

from __future__ import annotations

import sys
import time

from tests.chocolatiers.puzzles.slow.proof import complaints
from tests.chocolatiers.puzzles.slow.turns import TooLargeError
from tutor.chocolatiers.puzzles.making.shipped import shipped

pack = shipped()
kinds = sorted({puzzle.task.kind for puzzle in pack})
wrong = 0
for kind in sys.argv[1:] or kinds:
    began, found, proven, left_out = time.process_time(), list[str](), 0, 0
    for puzzle in pack:
        if puzzle.task.kind != kind:
            continue
        try:
            found += complaints(puzzle)
            proven += 1
        except TooLargeError:
            left_out += 1
    took = time.process_time() - began
    print(f"{kind}: {proven} proven, {left_out} too large, {len(found)} complaints, {took:.1f} s")
    for text in found:
        print(f"  {text}")
    wrong += len(found)
sys.exit(bool(wrong))
