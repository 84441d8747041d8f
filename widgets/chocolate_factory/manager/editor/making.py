"""What the editor of the solo game is made of."""

from tutor.chocolate_factory.manager.puzzles.making.drafts import dump, load
from tutor.chocolate_factory.manager.puzzles.making.edit import Draft
from widgets.chocolate_factory.editor.page import Making
from widgets.chocolate_factory.manager.editor.editing import ACTS, EditorDesk, act, look
from widgets.chocolate_factory.manager.editor.view import paint, said

MAKING = Making(
    file="factory-manager-puzzles.json",
    desk=lambda draft: EditorDesk(draft or Draft()),
    dump=dump,
    load=load,
    of_task=Draft.of,
    acts=ACTS,
    act=act,
    look=look,
    paint=paint,
    said=said,
)
