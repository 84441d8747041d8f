"""Games as tables of pandas: who scores with what. It needs the extra: choco-tutor[pandas]."""

from random import Random

import pandas

from tutor import Record

rng = Random(1)
tables: list[pandas.DataFrame] = []
for seed in range(6):
    record = Record.start("chocolatiers", players=2, seed=seed)
    while not record.game.over(record.state):
        record.play(rng.choice(record.game.actions(record.state)))
    tables.append(record.game.standings(record.state).to_frame())

print(pandas.concat(tables).groupby("rank")[["total", "Boxes", "Scoring cards"]].mean())

record = Record.start("chocoly", players=2, seed=1)
for _number in range(3):
    record.play(rng.choice(record.game.actions(record.state)))
print(record.to_frame()[["player", "action"]])
