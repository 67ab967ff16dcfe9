"""What CircuitPython's Python lacks or does differently, by syntax node.

Each rule examines one kind of syntax node and yields pairs: what is wrong, what to write instead.
Types are not known here, so a rule about a method goes by its name, unless the file shows that the
name is its own.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator

from sim.board.board_files import STANDARD

Trouble = tuple[str, str]
Rule = Callable[[ast.AST, "Context"], Iterator[Trouble]]

MISSING_METHODS = {
    "bit_count": "count bits with a table or a loop",
    "zfill": "pad by hand: '0' * (width - len(text)) + text",
    "ljust": "pad by hand: text + ' ' * (width - len(text))",
    "rjust": "pad by hand: ' ' * (width - len(text)) + text",
    "removeprefix": "test startswith() and slice",
    "removesuffix": "test endswith() and slice",
    "isalnum": "test isalpha() or isdigit()",
    "isascii": "compare each ord() with 128",
    "title": "write the capitals into the text",
    "translate": "replace() each character",
    "casefold": "use lower()",
}
MISSING_CALLS = {
    "format": "use str.format() or an f-string",
    "vars": "name the attributes, or use getattr()",
}
MISSING_ERRORS = {
    "RecursionError": "do not recurse over cells; RuntimeError is what a full stack raises",
    "ModuleNotFoundError": "catch ImportError",
    **dict.fromkeys(
        ("FileNotFoundError", "FileExistsError", "PermissionError", "IsADirectoryError"),
        "catch OSError",
    ),
}
MISSING_IN_MODULE = {
    ("struct", "Struct"): "use struct.pack_into() and struct.unpack_from()",
    ("random", "shuffle"): "swap by hand with random.randrange(), or with the game's own generator",
    ("random", "sample"): "swap by hand with random.randrange()",
    ("random", "choices"): "call random.choice() in a loop",
}
IGNORED_METHODS = {
    "__setattr__": "use a property or a method",
    "__delattr__": "use a method",
    "__del__": "give the class a deinit() and call it",
}
# An expression in an f-string that ends with = (and is not ==, <=, >=, != or a doubled brace).
F_STRING_DEBUG = re.compile(r"(?<!\{)\{[^{}:]*[^=!<>{}:]=\s*(![rsa])?(:[^{}]*)?\}")


class Context:
    """What the rules know about the whole file: its source, its own names, and its guards."""

    def __init__(self, source: str, tree: ast.Module):
        self.source = source
        self.guarded: set[ast.AST] = set()
        self.functions: set[str] = set()
        self.own: set[str] = set()
        self.modules: set[str] = set()
        self.bytearrays: set[str] = set()
        for node in ast.walk(tree):
            self._note(node)

    def _note(self, node: ast.AST) -> None:
        match node:
            case ast.Try() if any(_catches_import_error(handler) for handler in node.handlers):
                self.guarded.update(part for child in node.body for part in ast.walk(child))
            case ast.If(test=ast.Name("TYPE_CHECKING")):
                self.guarded.update(part for child in node.body for part in ast.walk(child))
            case ast.FunctionDef(name=name):
                self.functions.add(name)
                self.own.add(name)
            case ast.Import(names) | ast.ImportFrom(names=names):
                self.modules.update((alias.asname or alias.name).split(".")[0] for alias in names)
            case ast.Name(name, ast.Store()):
                self.own.add(name)
            case ast.Assign(targets, ast.Call(ast.Name("bytearray"))):
                self.bytearrays.update(ast.unparse(target) for target in targets)


def _catches_import_error(handler: ast.ExceptHandler) -> bool:
    return handler.type is None or "ImportError" in ast.unparse(handler.type)


def _syntax(node: ast.AST, context: Context) -> Iterator[Trouble]:
    match node:
        case ast.Match():
            yield "match statement", "use if and elif"
        case ast.TryStar():
            yield "except*", "use except"
        case ast.FunctionDef() | ast.Lambda() if node.args.posonlyargs:
            yield "positional-only '/'", "leave the / out"
        case ast.List(elts, ast.Load()) | ast.Tuple(elts, ast.Load()) | ast.Set(elts):
            if any(isinstance(element, ast.Starred) for element in elts):
                yield "* inside a list, tuple or set", "add the parts with +, extend() or update()"
        case ast.Dict(keys) if None in keys:
            yield "** inside a dict", "copy it and use update()"
        case ast.Slice(step=step) if step is not None and ast.unparse(step) != "1":
            yield "slice with a step", "loop over range(start, stop, step)"
        case ast.JoinedStr():
            if F_STRING_DEBUG.search(ast.get_source_segment(context.source, node) or ""):
                yield "f-string with =", "write the name into the text"
        case ast.With(items=items) if _is_parenthesised(node, context.source):
            if len(items) > 1 or items[0].optional_vars:
                yield "parenthesised with", "nest the with statements"


def _is_parenthesised(node: ast.With, source: str) -> bool:
    """Return whether one pair of parentheses encloses all items, judging by the source text."""
    lines = source.splitlines()[node.lineno - 1 : node.body[0].lineno]
    text = "\n".join(lines)[node.col_offset + len("with") :].lstrip()
    depth = 0
    for place, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if depth == 0:
            return character == ")" and text[0] == "(" and text[place + 1 :].lstrip()[:1] == ":"
    return False


def _imports(node: ast.AST, context: Context) -> Iterator[Trouble]:
    if node in context.guarded:
        return
    match node:
        case ast.Import(names):
            modules = [alias.name for alias in names]
        case ast.ImportFrom(module=str(module), level=0):
            modules = [module]
            for alias in node.names:
                if (module, alias.name) in MISSING_IN_MODULE:
                    yield f"{module}.{alias.name}", MISSING_IN_MODULE[module, alias.name]
        case _:
            return
    for module in modules:
        top = module.split(".")[0]
        if top in sys.stdlib_module_names and top not in STANDARD:
            yield f"import of {module}", "do without, or guard it: try … except ImportError"


def _calls(node: ast.AST, context: Context) -> Iterator[Trouble]:
    match node:
        case ast.Call(ast.Name(name)) if name in MISSING_CALLS and name not in context.own:
            yield f"{name}()", MISSING_CALLS[name]
        case ast.Call(ast.Name("next"), [_, _]) if "next" not in context.own:
            yield "next() with a default", "catch StopIteration, or use a for loop"
        case ast.Call(ast.Name("pow"), [_, ast.UnaryOp(ast.USub()), _]):
            yield "pow() with a negative exponent (wrong there)", "find the inverse in a loop"
        case ast.Call(ast.Name("print"), keywords=keywords) if _keyword(keywords, "flush"):
            yield "print(flush=…)", "leave flush out"
        case ast.Call(ast.Attribute(attr="split" | "rsplit"), keywords=keywords) if _keyword(
            keywords, "maxsplit"
        ):
            yield "split(maxsplit=…)", "give the separator and the number by position"
        case ast.Call(ast.Attribute(attr="decode"), args, keywords):
            values = [*args, *(keyword.value for keyword in keywords)]
            if any(isinstance(value, ast.Constant) and value.value == "ascii" for value in values):
                yield "decode('ascii') (takes anything there)", "check that each byte is below 128"
        case ast.Call(ast.Attribute(ast.expr() as owner, "pop")):
            if ast.unparse(owner) in context.bytearrays:
                yield "bytearray.pop()", "keep a length next to a bytearray of fixed size"


def _containment(node: ast.AST, context: Context) -> Iterator[Trouble]:
    match node:
        case ast.Compare(ast.Constant(str() | bytes())):
            return
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Subscript(_, ast.Slice())]):
            is_found = True  # the type of what is sliced is unknown: better a false alarm than none
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[where]):
            is_found = ast.unparse(where) in context.bytearrays
        case _:
            return
    if is_found:
        yield "a number in a bytearray (NotImplementedError)", "look for it in bytes(…) of that"


def _keyword(keywords: list[ast.keyword], name: str) -> bool:
    return any(keyword.arg == name for keyword in keywords)


def _attributes(node: ast.AST, context: Context) -> Iterator[Trouble]:
    match node:
        case ast.Attribute(ast.Name(owner), name) if (owner, name) in MISSING_IN_MODULE:
            yield f"{owner}.{name}", MISSING_IN_MODULE[owner, name]
        case ast.Attribute(ast.Name(owner), ctx=ast.Store()) if owner in context.functions:
            yield "attribute on a function", "use a module's global or a class"
        case ast.Call(ast.Attribute(owner, name)) if name in MISSING_METHODS:
            ours = {"self", "cls", *context.modules}
            if not (isinstance(owner, ast.Name) and owner.id in ours):
                yield f".{name}()", MISSING_METHODS[name]
        case ast.Name(name, ast.Load()) if name in MISSING_ERRORS and name not in context.own:
            yield name, MISSING_ERRORS[name]
        case ast.Delete(targets):
            for target in targets:
                if isinstance(target, ast.Subscript):
                    if ast.unparse(target.value) in context.bytearrays:
                        yield "del of a bytearray's item", "move the rest by hand, keep a length"


def _classes(node: ast.AST, _: Context) -> Iterator[Trouble]:
    if not isinstance(node, ast.ClassDef):
        return
    if node.keywords:
        yield "keyword in a class statement (metaclass)", "use a plain class"
    for part in node.body:
        match part:
            case ast.FunctionDef(name=name) if name in IGNORED_METHODS:
                yield f"{name} (ignored there)", IGNORED_METHODS[name]
            case ast.Assign([ast.Name("__slots__")]) | ast.AnnAssign(ast.Name("__slots__")):
                yield "__slots__ (ignored there)", "leave it out"


RULES: tuple[Rule, ...] = (_syntax, _imports, _calls, _containment, _attributes, _classes)
