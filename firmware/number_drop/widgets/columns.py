"""What a sheet's score is made of."""

from engine.const import TYPE_CHECKING
from engine.number_drop.sheet import RUN, SAME

if TYPE_CHECKING:
    from engine.number_drop.sheet import Sheet


def columns(sheet: "Sheet") -> tuple[int, int, int, int]:
    """Return the points in the four columns of a sheet's score."""
    return (
        sheet.rows_score(),
        sheet.column_score(SAME),
        sheet.column_score(RUN),
        sheet.bonus_score(),
    )
