"""Pages of runs: the rush, the streak, the duel."""
