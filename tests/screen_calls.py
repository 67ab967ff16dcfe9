"""A mypy plugin that checks the arguments of screens opened by name.

`navigator.push(screen_names.SEAT, line)` only has the name of a module, because that is loaded
late, and to mypy the arguments could be anything. With this plugin, they are those of the class
`Screen` in that module. A game's name means the game's own module; a name shared by all games
requires a call that suits each game's module. Where keys are few, a screen in steps may replace
another, and takes the same arguments.
"""

import re
from pathlib import Path

from mypy.nodes import ARG_POS, Expression, FuncDef, MemberExpr, MypyFile, NameExpr, TypeInfo
from mypy.plugin import MethodSigContext, Plugin
from mypy.types import CallableType, FunctionLike, get_proper_type

ROOT = Path(__file__).resolve().parents[1]
# Methods that take a screen's name and its arguments.
_WAYS = ("push", "replace_all", "overlay", "replace")
_FEW = "few_"  # prefix of a screen in steps: see Navigator.find
_NAVIGATORS = ("firmware.navigator.Navigator", "firmware.session.interfaces.handheld.Navigator")
_NAMES = "screen_names"  # modules of constants, named like their screen's file in capitals
_NAMED = re.compile(rf"\.(?:{'|'.join(_WAYS)})\(\s*{_NAMES}\.(\w+)")
_SHARED = "firmware.screens"
# The priority with which mypy loads a module first: the same as for an import in a function.
_LATE = 20
_OWN = 2  # parameters of a screen that the navigator passes: self, and the app


def screens_of(name: str, caller: str) -> list[str]:
    """Return the modules that a screen's name may stand for, depending on the caller.

    A game's own takes precedence over a shared one, see Navigator.find.
    """
    folders = sorted(path.parent.name for path in ROOT.glob("firmware/*/screens"))
    owns = [f"firmware.{game}.screens" for game in folders]
    mine = [own for own in owns if caller.startswith(own.removesuffix("screens"))]
    names = (name, _FEW + name)
    found = [f"{own}.{one}" for own in mine or owns for one in names if _is_there(own, one)]
    if _is_there(_SHARED, name) and not (mine and found):
        found.append(f"{_SHARED}.{name}")
    return found


def _is_there(package: str, name: str) -> bool:
    return (ROOT / package.replace(".", "/") / f"{name}.py").is_file()


class ScreenCalls(Plugin):
    """Gives the navigator's methods the parameters of screens."""

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        """Return the screens that a module names, which mypy then loads before it."""
        if file.is_stub or not file.path.endswith(".py"):  # a folder has no text
            return []
        names = set(_NAMED.findall(Path(file.path).read_text("utf-8")))
        found = {module for name in names for module in screens_of(name.lower(), file.fullname)}
        return [(_LATE, module, -1) for module in sorted(found - {file.fullname})]

    def get_method_signature_hook(self, fullname: str):  # type: ignore[no-untyped-def]  # mypy's own
        """Return the function that determines a navigator method's parameters, or None."""
        owner, _, name = fullname.rpartition(".")
        return _signature if owner in _NAVIGATORS and name in _WAYS else None


def _signature(context: MethodSigContext) -> FunctionLike:
    given = context.default_signature
    name = _name(context.args[0][0]) if context.args and context.args[0] else ""
    if not name:
        return given
    checker = context.api
    caller = checker.tree.fullname  # type: ignore[attr-defined]  # the checker has it
    names = screens_of(name, caller)
    modules = [checker.modules.get(one) for one in names]  # type: ignore[attr-defined]  # as above
    if not names:
        checker.fail(f'There is no screen "{name}"', context.context)
        return given
    if not all(modules):
        checker.fail("A screen's name has to follow the bracket, to be found", context.context)
        return given
    found = [_made_with(module) for module in modules]
    first, shown = found[0], _OWN + len(context.args[1])
    for other in found[1:]:
        if (
            other.arg_types[_OWN:shown] != first.arg_types[_OWN:shown]
            or ARG_POS in other.arg_kinds[shown:]
        ):
            checker.fail(f'Not each screen "{name}" takes that', context.context)
    return given.copy_modified(
        arg_types=[given.arg_types[0], *first.arg_types[_OWN:]],
        arg_kinds=[given.arg_kinds[0], *first.arg_kinds[_OWN:]],
        arg_names=[given.arg_names[0], *[None] * len(first.arg_names[_OWN:])],  # positional only
    )


def _name(given: Expression) -> str:
    """Return the screen's name in `screen_names.SEAT`, or "" for anything else."""
    match given:
        case MemberExpr(expr=NameExpr(name=name), name=constant) if name == _NAMES:
            return constant.lower()
    return ""


def _made_with(module: MypyFile) -> CallableType:
    """Return the type of `Screen.__init__`."""
    screen = module.names["Screen"].node
    assert isinstance(screen, TypeInfo)
    made = screen.get_method("__init__")
    assert isinstance(made, FuncDef)
    found = get_proper_type(made.type)
    assert isinstance(found, CallableType)
    return found


def plugin(version: str) -> type[Plugin]:
    """Return the plugin, for any version of mypy."""
    return ScreenCalls
