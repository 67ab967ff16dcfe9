"""English words of Number Drop at the table."""

STANDS = "THE ROLL STANDS"
