"""The page as an app: a folder that a browser can install."""

import hashlib
import json
import os
from typing import Any

from web import pixels
from web.page_text import PAGE_SOURCES, page

WORKER = "service-worker.js"
MANIFEST = "manifest.webmanifest"
# Each icon's size, the size of one of the game's pixels in it, and its purpose: a system may crop a
# maskable icon to a circle.
ICONS = {
    "icon-192.png": (192, 6, "any"),
    "icon-512.png": (512, 18, "any"),
    "icon-maskable.png": (512, 10, "maskable"),
    "apple-touch-icon.png": (180, 6, ""),  # requested by this name
}
_GROUND = "#15171f"  # as in style.css
PREVIEW = "preview.png"  # shown by programs that preview a link
# Where the folder will be on the web, ending in a slash: some of those programs need all of it.
_ADDRESS = "NUMBER_DROP_ADDRESS"
_LINKS = f"""<meta property="og:type" content="website">
<meta property="og:title" content="Number Drop">
<meta property="og:description" content="Roll the dice, drop the shape. It starts at once.">
<meta property="og:image" content="%s{PREVIEW}">
<meta name="twitter:card" content="summary_large_image">
<link rel="manifest" href="{MANIFEST}">
<link rel="apple-touch-icon" href="apple-touch-icon.png">
<meta name="theme-color" content="{_GROUND}">"""
_MAY_LOAD = "manifest-src 'self'; worker-src 'self'; img-src 'self' blob: data:;"


def files() -> dict[str, bytes]:
    """Return the folder's files by name; FileNotFoundError as for `page`."""
    address = os.environ.get(_ADDRESS, "")
    made = {
        "index.html": page(links=_LINKS % address, may_load=_MAY_LOAD).encode(),
        MANIFEST: json.dumps(manifest(), indent=1).encode(),
    }
    made |= {name: pixels.icon(size, pixel) for name, (size, pixel, _) in ICONS.items()}
    return made | {WORKER: _worker(made), PREVIEW: pixels.preview()}


def manifest() -> dict[str, Any]:
    """Return the manifest: the installed app's name and looks."""
    return {
        "id": "./",
        "name": "Number Drop, pocket edition",
        "short_name": "Number Drop",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": _GROUND,
        "theme_color": _GROUND,
        "icons": [
            {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, (size, _, purpose) in ICONS.items()
            if purpose
        ],
        "shortcuts": [{"name": "Daily game", "url": "./#daily"}],
    }


def _worker(made: dict[str, bytes]) -> bytes:
    """Return the service worker, whose version changes with any file."""
    version = hashlib.sha256(b"".join(made.values())).hexdigest()[:16]
    source = (PAGE_SOURCES / WORKER).read_text("utf-8")
    names = ["./", *(name for name in made if name != "index.html")]
    source = source.replace("/* version */", f'"{version}"')
    return source.replace("/* files */", json.dumps(names)).encode()
