"""Bundles as the project makes them, each made once for all tests that look at it."""

from functools import cache
from pathlib import Path

from sim import languages
from sim.bundler import drive, pipeline
from sim.bundler.passes import annotations
from tests.made_once import made_once

_bundle, _shorten = pipeline.bundle, pipeline.shorten  # a test may put others in their place


@made_once
def bundle(
    names: tuple[str, ...],
    is_source: bool = False,
    left_out: tuple[str, ...] = (),
    has_lines: bool = False,
) -> pipeline.Bundle:
    """Return what pipeline.bundle returns."""
    return _bundle(names, is_source, left_out, has_lines)


@made_once
def shortened(board: str) -> dict[Path, bytes]:
    """Return the sources on a board's drive as they are before they become files of a bundle."""
    sources = {place: path.read_bytes() for place, path in drive.files([board]).items()}
    return _shorten(pipeline.begin(sources))


def keep() -> None:
    """Let what each bundle asks anew of the same source be worked out once, from now on."""
    imported = drive._imported_libraries

    @cache
    def libraries(source: Path, changed: int, size: int) -> list[str]:
        return imported(source)

    def of_source(source: Path) -> list[str]:
        now = source.stat()
        return libraries(source, now.st_mtime_ns, now.st_size)

    vars(drive)["_imported_libraries"] = of_source
    vars(languages)["words"] = cache(languages.words)
    vars(annotations)["without_types"] = cache(annotations.without_types)
