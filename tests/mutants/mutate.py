"""One small change in a module at a time: what a test should notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import attrs

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNORDERED = {"min", "max", "isinstance", "_", "N_", "ngettext"}
"""Calls whose arguments are not swapped: nothing changes, or only a text for translators."""
SKIPPED_FIELDS = {"annotation", "returns", "decorator_list", "type_params", "bases"}


@attrs.frozen
class Mutant:
    """A module with one change: `source` is the line it is in, `before` became `after`.

    `line` and `column` count from 1, the column in the line without its indent.
    """

    path: Path
    line: int
    column: int
    source: str
    before: str
    after: str
    node: int
    way: int

    def tree(self) -> ast.Module:
        """The changed module."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        node = list(_nodes(tree))[self.node]
        changed = ast.copy_location(list(_changes(node))[self.way], node)
        return ast.fix_missing_locations(_Replace(node, changed).visit(tree))

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}:{self.column}"
        return f"{place}: {self.before}  ->  {self.after}\n    {self.source}"


def mutants(path: Path) -> list[Mutant]:
    """Every mutant of the module, in the order of its source."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    return [
        Mutant(
            path,
            node.lineno,
            node.col_offset
            - len(lines[node.lineno - 1])
            + len(lines[node.lineno - 1].lstrip())
            + 1,
            lines[node.lineno - 1].strip(),
            _short(node),
            _short(changed),
            number,
            way,
        )
        for number, node in enumerate(_nodes(ast.parse(text)))
        for way, changed in enumerate(_changes(node))
    ]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _short(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that may change: no types, decorators, docstrings or imports of types."""
    yield node
    for field, value in ast.iter_fields(node):
        if field in SKIPPED_FIELDS:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _left_alone(child):
                yield from _nodes(child)


def _left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)  # a docstring
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.JoinedStr)


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """What the node may become, each time with one change."""
    match node:
        case ast.Compare(ops=ops):
            for n, op in enumerate(ops):
                compared = deepcopy(node)
                compared.ops[n] = COMPARED[type(op)]()
                yield compared
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in COMPUTED:
            yield ast.BinOp(left, COMPUTED[type(op)](), right)
        case ast.AugAssign(target=target, op=op, value=value):
            if type(op) in COMPUTED:
                yield ast.AugAssign(target, COMPUTED[type(op)](), value)
            yield ast.Pass()
        case ast.Constant(value=value):
            yield from _constants(value)
        case ast.Call(func=func, args=args):
            yield from _calls(node, func, args)
        case ast.If() | ast.While() | ast.IfExp() if _plain(node.test):
            turned = deepcopy(node)
            turned.test = ast.UnaryOp(ast.Not(), turned.test)
            yield turned
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            for g, generator in enumerate(node.generators):
                for n in range(len(generator.ifs)):
                    unfiltered = deepcopy(node)
                    del unfiltered.generators[g].ifs[n]
                    yield unfiltered
        case ast.Return(value=value) if value is not None:
            if not (isinstance(value, ast.Constant) and value.value is None):
                yield ast.Return(ast.Constant(None))
        case ast.Expr() | ast.Raise() | ast.Break() | ast.Continue():
            yield ast.Pass()
        case _:
            pass


def _constants(value: object) -> Iterator[ast.AST]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
        yield ast.Constant(value - 1)


def _calls(node: ast.Call, func: ast.expr, args: list[ast.expr]) -> Iterator[ast.AST]:
    name = func.id if isinstance(func, ast.Name) else ""
    if name in CALLED:
        yield ast.Call(ast.Name(CALLED[name], ast.Load()), args, node.keywords)
    elif len(args) > 1 and name not in UNORDERED and ast.dump(args[0]) != ast.dump(args[1]):
        yield ast.Call(func, [args[1], args[0], *args[2:]], node.keywords)


def _plain(test: ast.expr) -> bool:
    """A condition that no other change turns round."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


class _Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().generic_visit(node)
