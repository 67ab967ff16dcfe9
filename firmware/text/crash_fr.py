"""French words of the screen after a crash: the smallest screen shows all of them at once."""

NO_MEMORY = "MANQUE DE MÉMOIRE"
MISTAKE = "ERREUR DU JEU"
KEPT = "PARTIE GARDÉE"
GO_ON = "APPUYER SUR UNE TOUCHE"
