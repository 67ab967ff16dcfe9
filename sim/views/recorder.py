"""Writes the last screen as PNG and the whole run as animated GIF."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from sim.board.display import Display


_COLOURS = 255  # of a film; one more index is for pixels that a picture leaves unchanged
_LEAST_MS = 50  # least duration of a picture; of faster changes, only the last is kept


def picture(display: "Display", scale: int = 1, is_held: bool = False) -> Image.Image:
    """Return a picture of the screen, with each of its pixels `scale` pixels wide and high.

    If it `is_held`, the picture is upright for a player who has turned the board.
    """
    pixels = display.upright() if is_held else display.seen()
    image = Image.frombuffer("RGB", display.panel, pixels, "raw", "BGR;16", 0, 1)
    width, height = display.panel
    return image.resize((width * scale, height * scale), Image.Resampling.NEAREST)


class Recorder:
    """Takes pictures of the display for a PNG, and one of every change for a GIF."""

    def __init__(
        self, shot: Path | None, film: Path | None, scale: int = 1, is_held: bool = False
    ) -> None:
        """Take the files to write, if any, and the arguments of `picture`."""
        self._is_held = is_held
        self._shot = shot
        self._film = film
        self._scale = scale
        self._frames: list[tuple[int, Image.Image]] = []
        self._colours: list[tuple[int, ...]] = []  # shared by all pictures: a table each is larger
        self._seen = bytearray()

    def frame(self, display: "Display", now_ms: int) -> None:
        """Add a picture to the film if the screen has changed."""
        if self._film is None or self._seen == (seen := display.seen()):
            return
        self._seen[:] = seen
        image = self._in_colours(picture(display, is_held=self._is_held))
        if len(self._frames) > 1 and now_ms - self._frames[-1][0] < _LEAST_MS:
            now_ms, _ = self._frames.pop()
        self._frames.append((now_ms, image))

    def finish(self, display: "Display", now_ms: int) -> None:
        """Write the files; OSError if one of them cannot be written."""
        self.write_shot(display)
        self.write_film(now_ms)

    def write_shot(self, display: "Display") -> None:
        """Write the last screen, if wanted; may raise OSError."""
        if self._shot is not None:
            picture(display, self._scale, self._is_held).save(self._shot, "PNG")

    def write_film(self, now_ms: int) -> None:
        """Write the film, if wanted; may raise OSError."""
        if self._film is not None:
            self._write_film(self._film, now_ms)

    def _in_colours(self, image: Image.Image) -> Image.Image:
        """Return a picture in the film's colours, to which new ones are added while possible."""
        for _, colour in image.getcolors(image.width * image.height) or ():
            if isinstance(colour, tuple) and colour not in self._colours:
                self._colours.append(colour)
        del self._colours[_COLOURS:]
        table = Image.new("P", (1, 1))
        table.putpalette(self._palette())
        return image.quantize(palette=table, dither=Image.Dither.NONE)

    def _palette(self) -> bytes:
        return b"".join(bytes(colour) for colour in self._colours)

    def _write_film(self, film: Path, end_ms: int) -> None:
        images = self._scaled()
        first = next(images)
        starts = [start for start, _ in self._frames]
        first.save(
            film,
            "GIF",
            save_all=True,
            append_images=images,
            duration=_durations([*starts, end_ms]),
            loop=0,
            palette=self._palette(),
            optimize=True,
        )

    def _scaled(self) -> Iterator[Image.Image]:
        for _, image in self._frames:
            width, height = image.size
            size = (width * self._scale, height * self._scale)
            yield image.resize(size, Image.Resampling.NEAREST)


def _durations(times_ms: list[int]) -> list[int]:
    """Return each picture's duration in ms, rounded to GIF's hundredths of a second.

    `times_ms` are the start times and the end of the last picture. Two hundredths are the least
    that viewers respect.
    """
    hundredths = [round(time / 10) for time in times_ms]
    stays = (after - start for start, after in zip(hundredths, hundredths[1:], strict=False))
    return [max(stay, 2) * 10 for stay in stays]
