"""French words of Number Drop at the table."""

STANDS = "DÉS DÉJÀ LANCÉS"
