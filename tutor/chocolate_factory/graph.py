"""All ways through a run as a graph of Factories, for networkx."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.chocolate_factory.actions import Trade
from tutor.chocolate_factory.factory import Factory
from tutor.chocolate_factory.notation import action_text

if TYPE_CHECKING:
    from networkx import DiGraph


def graph(factory: Factory) -> DiGraph[Factory]:
    """Return the graph of all Factories that this Shift and those that follow can lead to.

    Needs networkx. A node is a Factory; an edge is an action that leads from one to the next, with
    its text, "action", and the coal that it costs, "coal". Trades are left out: they only bring
    coal back (clause 7.8). Every chocolate more on the belt makes it larger: a Monday without new
    Parts has 92 nodes, a Saturday may have many thousands.

    >>> found = graph(Factory.parse("Roaster Upgrader Chute - / B O - - / - - - -", coal=1))
    >>> found.number_of_nodes(), sorted(it["action"] for _a, _b, it in found.edges(data=True))
    (4, ['op t1 B>O', 'op t2 O>F', 'op t2 O>K'])
    """
    from networkx import DiGraph

    found: DiGraph[Factory] = DiGraph()
    found.add_node(factory)
    waiting = [factory]
    while waiting:
        now = waiting.pop()
        for action in now.actions():
            if isinstance(action, Trade):
                continue
            after = now.after(action)
            if after not in found:
                waiting.append(after)
            found.add_edge(now, after, action=action_text(action), coal=now.coal - after.coal)
    return found
