"""The pictures on the page's buttons, from web/page/icons.txt.

That file has a name and eleven lines for each, with a character per pixel: # is drawn.
"""

from pathlib import Path

SOURCE = Path(__file__).with_name("page") / "icons.txt"


def icon(name: str) -> str:
    """Return a picture as an SVG element in the colour of the text around it."""
    rows = pictures()[name]
    size = f"{len(rows[0])} {len(rows)}"
    return (
        f'<svg class="icon" data-icon="{name}" viewBox="0 0 {size}" aria-hidden="true">'
        f'<path d="{_path(rows)}"/></svg>'
    )


def pictures() -> dict[str, list[str]]:
    """Return the rows of all pictures, by name."""
    blocks = SOURCE.read_text("utf-8").strip().split("\n\n")
    return {block.split("\n")[0]: block.split("\n")[1:] for block in blocks}


def _path(rows: list[str]) -> str:
    """Return an SVG path: a box for each run of pixels in a row."""
    path = []
    for y, row in enumerate(rows):
        x = 0
        for run in row.replace(".#", ". #").replace("#.", "# .").split(" "):
            if run[0] == "#":
                path.append(f"M{x} {y}h{len(run)}v1h-{len(run)}z")
            x += len(run)
    return "".join(path)
