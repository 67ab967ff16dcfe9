"""French words of the settings screen; NAMES and the like in the order of kept/settings.py."""

HEADING = "RÉGLAGES"
NAMES = (
    "LANGUE",
    "THÈME",
    "SON",
    "LUMINOSITÉ",
    "ANIMATIONS",
    "MAIN",
    "RÉPÉTITION",
    "CADENCE",
    "CONSEILS",
    "MODE STRICT",
    "CONFIRMATION",
    "EXERCICE",
    "ATTÉNUER",
    "ÉTEINDRE",
)
CHOICES = (
    ("ENGLISH", "FRANÇAIS"),
    ("SOMBRE", "CLAIR", "CONTRASTE"),
    ("COUPÉ", "DOUX", "FORT"),
    ("1", "2", "3", "4", "5"),
    ("SANS", "RAPIDES", "POSÉES"),
    ("DROITE", "GAUCHE"),
    ("TÔT", "MOYENNE", "TARD"),
    ("LENTE", "MOYENNE", "RAPIDE"),
    ("NON", "OUI"),
    ("NON", "OUI"),
    ("NON", "OUI", "PAUSE"),
    ("NON", "OUI"),
    ("JAMAIS", "1 MIN", "2 MIN", "3 MIN"),
    ("JAMAIS", "5 MIN", "10 MIN", "30 MIN"),
)
MEANINGS = (
    "MOTS À L'ÉCRAN",
    "COULEURS",
    "EFFETS SONORES",
    "LUMIÈRE DE L'ÉCRAN, DE 1 À 5",
    "DURÉE DU LANCER DE DÉS",
    "TOURNE L'ÉCRAN ET LES TOUCHES",
    "ATTENTE AVANT QU'UNE TOUCHE RÉPÈTE",
    "RYTHME D'UNE TOUCHE QUI RÉPÈTE",
    "SI SELECT DONNE UN CONSEIL",
    "SANS ANNULER NI CONSEIL, LA PROCHAINE",
    "",
    "DROP IT MONTRE OÙ ÇA TOMBERA",
    "SANS APPUI, LA LUMIÈRE BAISSE",
    "SANS APPUI, LA LUMIÈRE S'ÉTEINT",
)
CONFIRMING = (  # what the choices of the one without a meaning do
    "A LANCE TOUT DE SUITE",
    "A DEMANDE AVANT DE LANCER",
    "A TROP RAPIDE DEMANDE D'ABORD",
)
ERASE = "EFFACER SCORES"
KEEP = "GARDER"
DONE = "OK"
ERASING = ("EFFACER ?", "VRAIMENT ?", "EFFACÉ")  # the first question, the second, and then
ERASED = (
    "TOUS LES SCORES ROSES ET LEURS NOMS",
    "ILS NE REVIENDRONT PAS",
    "LE TABLEAU ROSE EST VIDE",
)
HINTS_SETTING = (("\u2191\u2193", "CHOISIR"), ("\u2190\u2192", "CHANGER"), ("B", "RETOUR"))
HINTS_FEW = (("\u2191\u2193", "CHOISIR"), ("A", "CHANGER"), ("B", "RETOUR"))
HINTS_ERASE = (("\u2191\u2193", "CHOISIR"), ("A", "OK"), ("B", "RETOUR"))
