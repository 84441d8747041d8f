"""Results of a class: what one learner did, as a small result to export, and what a teacher reads
from many.
"""

from __future__ import annotations

from tutor.results.tally import Answer, StepTally, Tally, dump_tally, load_tally

__all__ = ["Answer", "StepTally", "Tally", "dump_tally", "load_tally"]
