"""Look rules up: every refusal names a clause, and every clause says where it is from."""

from tutor import GAMES, load_game
from tutor.rulebook import find_clauses

for name in GAMES:
    game = load_game(name)
    print(f"{game.title}: {len(game.rulebook)} clauses, {game.players} players")

for clause in find_clauses(load_game("chocolatiers-2019").rulebook, "reserve"):
    print(clause.id, clause.title, "-", clause.text)
