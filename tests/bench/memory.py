"""How much of a board's heap the engine takes, counted in the boards' 32-bit VM."""

from tests.vm import machine

IMPORT = "import engine.number_drop"
MADE = (
    "from engine.number_drop import Game, Record\n"
    "from engine.number_drop.bot import Bot\n"
    "from engine.number_drop.legal import Legal\n"
    "game, kept = Game(1, 1), None"
)
THINGS = ("Game(1, 1)", "Game(6, 1)", "Record(1, 1)", "Record(6, 1)", "Bot()", "Legal(game)")


def sizes() -> dict[str, int]:
    """Return the bytes taken by each loaded module and each created object, by name."""
    compiled = machine.engine_files(compiled=True)
    found = {
        "engine.number_drop": machine.heap_growth(IMPORT, compiled),
        "engine.number_drop from source": machine.heap_growth(IMPORT, machine.engine_files()),
    }
    for module in ("legal", "bot"):
        script = f"{IMPORT}.{module}"
        found[f"  and its {module}"] = machine.heap_growth(script, compiled, setup=IMPORT)
    for made in THINGS:
        found[made] = machine.heap_growth(f"kept = {made}", compiled, setup=MADE)
    return found
