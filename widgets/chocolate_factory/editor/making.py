"""What the editor of Chocolate Factory is made of."""

from tutor.chocolate_factory.puzzles.making.drafts import dump, load
from tutor.chocolate_factory.puzzles.making.edit import Draft
from widgets.chocolate_factory.editor.editing import ACTS, EditorDesk, act, look
from widgets.chocolate_factory.editor.page import Making
from widgets.chocolate_factory.editor.view import paint, said

MAKING = Making(
    file="chocolate-factory-puzzles.json",
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
