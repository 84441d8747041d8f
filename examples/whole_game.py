"""A whole game by chance, kept as a record: undo, save, link, the score."""

from random import Random

from tutor import Record

rng = Random(3)
record = Record.start("chocoly", players=3, seed=3)
while not record.game.over(record.state):
    record.play(rng.choice(record.game.actions(record.state)))

print(record)
print(record.game.verdict(record.state, ["Kira", "Ben", "Mia"]).head)
for standing in record.game.standings(record.state):
    print(standing.rank, standing.total, dict(standing.items))

assert Record.load(record.dump()) == record
assert Record.from_link(record.link()).state == record.state
record.undo()
print(len(record.actions), "actions after taking one back")
