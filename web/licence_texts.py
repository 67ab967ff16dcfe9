"""The licence texts of all that is in the page."""

import html
import importlib.metadata

from sim.project import ROOT

_LIBRARIES = ("adafruit-circuitpython-display-text", "adafruit-circuitpython-displayio-layout")
_MICROPYTHON = ROOT / "web" / "licences" / "micropython.txt"


def licences() -> str:
    """Return all texts as HTML, each below its heading. Raises FileNotFoundError."""
    texts = {"Number Drop, pocket edition": (ROOT / "LICENSE").read_text("utf-8")}
    texts |= {name: _of_library(name) for name in _LIBRARIES}
    texts["MicroPython"] = _MICROPYTHON.read_text("utf-8")
    return "\n".join(
        f"<h3>{html.escape(name)}</h3>\n<pre>{html.escape(text)}</pre>"
        for name, text in texts.items()
    )


def _of_library(name: str) -> str:
    """Return the text that a library was installed with."""
    for file in importlib.metadata.files(name) or ():
        if file.name.startswith("LICENSE"):
            return file.read_text("utf-8")
    raise FileNotFoundError(f"{name} is installed without its licence")
