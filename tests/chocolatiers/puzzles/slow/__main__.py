"""`python -m tests.chocolatiers.puzzles.slow [KIND ...]`: the whole shipped pack, proven slowly."""

from __future__ import annotations

import sys
import time
from collections import Counter

from tests.chocolatiers.puzzles.slow.proof import SEARCHES, complaints
from tutor.chocolatiers.puzzles.shipped import shipped

kinds = sys.argv[1:] or list(SEARCHES)
pack = shipped()
wrong, total = 0, Counter(puzzle.task.kind for puzzle in pack)
for kind in kinds:
    began, found, proven = time.process_time(), [], 0
    for puzzle in pack:
        if puzzle.task.kind == kind:
            found += complaints(puzzle)
            proven += 1
    took = time.process_time() - began
    print(f"{kind}: {proven} of {total[kind]} proven, {len(found)} complaints, {took:.1f} s")
    for text in found:
        print(f"  {text}")
    wrong += len(found)
for kind in sorted(set(total) - set(SEARCHES)):
    print(f"{kind}: nobody proves these {total[kind]}")
    wrong += total[kind]
sys.exit(bool(wrong))
