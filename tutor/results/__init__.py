"""How it goes in a class: what a learner did, as a small result that may be exported, and what a
teacher reads out of many.
"""

from __future__ import annotations

from tutor.results.tally import Answer, StepTally, Tally, dump_tally, load_tally

__all__ = ["Answer", "StepTally", "Tally", "dump_tally", "load_tally"]
