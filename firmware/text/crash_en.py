"""English words of the screen after a crash: the smallest screen shows all of them at once."""

NO_MEMORY = "TOO LITTLE MEMORY"
MISTAKE = "A BUG IN THE GAME"
KEPT = "THE GAME IS KEPT"
GO_ON = "PRESS ANY KEY"
