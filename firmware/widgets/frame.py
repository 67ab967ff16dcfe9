"""The frame of most screens other than the table: a heading and a bar."""

from displayio import Group

from firmware.widgets import font, labels
from firmware.widgets.bars import HintBar
from firmware.widgets.layout import (
    HEADING_HEIGHT,
    HEADING_Y,
    LOW_HEADING_HEIGHT,
    LOW_HEADING_Y,
    MARGIN,
    bar_height,
    is_low,
)


class Frame(Group):
    """A whole screen, free from y = `top` up to `bottom`, exclusive.

    `heading` is the Label above that area, `bar` the HintBar below it.
    """

    def __init__(
        self,
        width: int,
        height: int,
        heading: str = "",
        align: int = labels.CENTRE,
        small: bool = False,
    ) -> None:
        """Fill a screen of this size in pixels.

        Without a heading, `top` is 0. The heading uses the large font unless it is `small` or does
        not fit.
        """
        super().__init__()
        low = is_low(height)
        small = small or low or font.LARGE.width(heading) > width - 2 * MARGIN
        self.top = (LOW_HEADING_HEIGHT if low else HEADING_HEIGHT) if heading else 0
        self.heading = labels.make(
            font.SMALL if small else font.LARGE,
            MARGIN,
            LOW_HEADING_Y if low else HEADING_Y,
            width - 2 * MARGIN,
            "circled",
            align,
            heading,
        )
        self.append(self.heading)
        self.bottom = height - bar_height(height)
        self.bar = HintBar(0, self.bottom, width, height - self.bottom)
        self.append(self.bar)
