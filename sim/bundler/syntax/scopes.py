"""Scopes in a syntax tree: which names refer to the module's own."""

import ast
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from sim.bundler.syntax.trees import Transformer, children, walk

FUNCTION = ast.FunctionDef | ast.Lambda
# Most nodes are none of these. Checking the class first is faster than matching each.
_GIVING = {ast.Name, ast.FunctionDef, ast.ClassDef, ast.arg, ast.alias, ast.ExceptHandler}
_SCOPES = {ast.FunctionDef, ast.Lambda, ast.ClassDef}
_SCOPES |= {ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp}
_Comprehension = TypeVar(
    "_Comprehension", ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp
)


def given(node: ast.AST) -> Iterator[str]:
    """Yield the names that a node binds in its scope."""
    match node:
        case ast.Name(name) if not isinstance(node.ctx, ast.Load):
            yield name
        case ast.FunctionDef(name) | ast.ClassDef(name) | ast.arg(name):
            yield name
        case ast.alias():
            yield node.asname or node.name.partition(".")[0]
        case ast.ExceptHandler(_, str(name)):
            yield name


def right_inside(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield all nodes of a scope that are not in inner ones.

    The scope is a module, function or class. Parts of inner scopes that are evaluated here, such as
    defaults, are included.
    """
    waiting = children(scope)
    while waiting:
        node = waiting.pop()
        yield node
        if node.__class__ not in _SCOPES:
            waiting += children(node)
            continue
        match node:
            case ast.FunctionDef():
                waiting += [*node.decorator_list, *defaults(node.args)]
            case ast.Lambda():
                waiting += defaults(node.args)
            case ast.ClassDef():
                waiting += [*node.decorator_list, *node.bases]
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                waiting.append(node.generators[0].iter)


def defaults(args: ast.arguments) -> list[ast.expr]:
    """Return the default values of arguments."""
    return args.defaults + [one for one in args.kw_defaults if one is not None]


def own_names(scope: ast.AST) -> set[str]:
    """Return the names that are bound directly in a scope: a module, function or class."""
    found: set[str] = set()
    elsewhere: set[str] = set()
    for node in right_inside(scope):
        if node.__class__ in _GIVING:
            found.update(given(node))
        elif isinstance(node, ast.Global | ast.Nonlocal):
            elsewhere |= set(node.names)
    return found - elsewhere


def mixed_names(one: ast.ClassDef) -> set[str]:
    """Return a class's names that it may also read with another meaning.

    These are the names that its code reads before it binds them, and all that its methods' defaults
    read.
    """
    own = own_names(one)
    found: set[str] = set()
    before: set[str] = set()
    for part in one.body:
        alone = ast.Module([part], [])
        names = {node for node in right_inside(alone) if isinstance(node, ast.Name)}
        read = {node.id for node in names if isinstance(node.ctx, ast.Load)} & own
        found |= read if isinstance(part, ast.FunctionDef) else read - before
        before |= own_names(alone)
    return found


def top_names(tree: ast.Module) -> set[str]:
    """Return a module's top-level names, including those that functions declare global."""
    calls = {name for node in walk(tree) if isinstance(node, ast.Global) for name in node.names}
    return own_names(tree) | calls


class Scoped(Transformer):
    """Visits a module, knowing each name's new name in every scope."""

    def __init__(self, new: Mapping[str, str]) -> None:
        """Initialize with the new names of a module's top-level names."""
        self._new = new
        self._around: list[Mapping[str, str]] = []  # what names mean in the enclosing functions

    def meanings(self, scope: ast.AST) -> Mapping[str, str]:
        """Return what a scope's own names mean inside it, unlike outside."""
        return {name: name for name in own_names(scope)}

    def is_hidden(self, name: str) -> bool:
        """Return whether a local name hides the top-level one here."""
        return any(name in meanings for meanings in self._around)

    def new(self, name: str) -> str:
        """Return the new name of a name in the current scope."""
        for meanings in reversed(self._around):
            if name in meanings:
                return meanings[name]
        return self._new.get(name, name)

    def visit_Global(self, node: ast.Global) -> ast.Global:
        """Replace names that a function declares global."""
        node.names = [self._new.get(name, name) for name in node.names]
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        """Replace the name of an exception caught at the top level."""
        node.name = node.name and self.new(node.name)
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Visit a function, whose defaults and decorators belong to the enclosing scope."""
        node.name = self.new(node.name)
        node.decorator_list = self.each(node.decorator_list)
        self._defaults(node.args)
        self._within(node, "body")
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """Visit a lambda."""
        self._defaults(node.args)
        self._within(node, "body")
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Visit a class, whose names its methods do not see.

        Raises ValueError for a name that first means the module's, and then the class's.
        """
        for name in sorted(mixed_names(node)):
            if self.new(name) != name:
                raise ValueError(
                    f"class {node.name}: {name} is both the module's and the class's own"
                )
        node.name = self.new(node.name)
        node.bases = self.each(node.bases)
        node.decorator_list = self.each(node.decorator_list)
        meanings = self.meanings(node)
        body: list[Any] = []
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                name = part.name
                body += self.each([part])
                part.name = name
            else:
                self._around.append(meanings)
                body += self.each([part])
                self._around.pop()
        node.body = body
        return node

    def _comprehension(self, node: _Comprehension) -> _Comprehension:
        """Visit a comprehension, which has variables of its own."""
        first = node.generators[0]
        outside = self.visit(first.iter)  # the first iterable is evaluated outside
        first.iter = ast.Constant(None)
        self._within(node, *node._fields)
        first.iter = outside
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension

    def _defaults(self, args: ast.arguments) -> None:
        args.defaults = self.each(args.defaults)
        args.kw_defaults = [one and self.visit(one) for one in args.kw_defaults]

    def _within(self, node: ast.AST, *fields: str) -> None:
        """Visit some fields of a node whose own names hide others."""
        self._around.append(self.meanings(node))
        for field in fields:
            value = getattr(node, field)
            made = self.each(value) if isinstance(value, list) else self.visit(value)
            setattr(node, field, made)
        self._around.pop()
