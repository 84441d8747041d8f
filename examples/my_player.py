"""A player of one's own: tutor simulate --player examples/my_player.py:choose --games 50."""

from collections.abc import Sequence

from tutor import load_game
from tutor.chocolatiers import Action, State, check

game = load_game("chocolatiers")


def choose(view: State, actions: Sequence[Action]) -> Action:
    """Return the action after which I have the most points."""

    def mine(action: Action) -> int:
        after = game.apply(view, action)
        return next(s.total for s in game.standings(after) if s.player == view.player)

    return max(actions, key=mine)


if __name__ == "__main__":
    print(check.player(choose, opponent="playful", games=6))
