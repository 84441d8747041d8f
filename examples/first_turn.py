"""A first turn: load a game, start it, see what may be done, do it, and be refused."""

from tutor import IllegalAction, load_game
from tutor.chocolatiers import Take

game = load_game("chocolatiers")
state = game.start(players=2, seed=7)
print(game.describe(state, player=0))

for action in game.actions(state):
    print(game.action_text(action), "-", game.describe_action(state, action))

state = game.apply(state, game.actions(state)[0])

try:
    game.apply(state, Take("T"))  # a turn has one such action
except IllegalAction as refused:
    for broken in refused.violations:
        print(broken.message, "Rule", broken.clause, game.rulebook[broken.clause].title)
