"""The licence texts of everything in the page."""

import html

from sim.project import ROOT
from sim.release import licences as texts

_MICROPYTHON = ROOT / "web" / "licences" / "micropython.txt"


def licences() -> str:
    """Return all texts as HTML, each below its heading; may raise FileNotFoundError."""
    found = {place.stem: text.decode() for place, text in texts.of_modules(texts.OF_PAGE).items()}
    found["micropython"] = _MICROPYTHON.read_text("utf-8")
    return "\n".join(
        f"<h3>{html.escape(name)}</h3>\n<pre>{html.escape(text)}</pre>"
        for name, text in found.items()
    )
