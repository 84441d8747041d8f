"""A tournament of a class: each file of a folder is a player, and all play against each other."""

from itertools import combinations
from pathlib import Path

from tutor import load_game
from tutor.commands.simulate import SimulationTotals, play_game, seatings
from tutor.players.own import own_players

folder = Path(__file__).with_name("players")
game = load_game("chocolatiers")
players = own_players(folder)
totals = SimulationTotals(tuple(players))
for pair in combinations(players, 2):
    for seed in range(2):
        for seated in seatings(pair, seats=2):
            play_game(game, players, seated, seed, totals)

print(totals.table())
for name, player in players.items():
    print(name, "lost", len(player.slips), "turns", *player.slips[:1])
