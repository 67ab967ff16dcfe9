// The page's own texts. Those on the screen come from the firmware, in the same languages.

const WORDS = {
  en: {
    board: "Board",
    full: "Full screen",
    picture: "Picture",
    keys: "Keys",
    link: "Copy link",
    about: "Help",
    close: "Close",
    daily: "Daily game",
    share: "Share the result",
    sound: "Sound",
    copied: "The link is copied: anyone who opens it starts the same game.",
    copiedCode: "The game's code is copied. GAME BY CODE, under MORE, starts a game with the same dice:",
    byHand: "This browser does not let the page copy it, so please copy it yourself:",
    copiedResult: "The result is copied: paste it where others can read it.",
    noCode: "This game has no dice, so it has no code: everybody has the same pieces.",
    noGame: "There is no game to share yet.",
    playThese: "Play these dice:",
    watch: "Watch my game:",
    noSuchGame: "That link names a game that is not here: there are number_drop and drop_it.",
    noSuchSeed: "The dice in that link do not exist: the number is too large, or the code is mistyped.",
    noSeeds: "That link has dice for Drop It, which has none: leave out its seed.",
    noSuchPlayers: "That link is for a number of players that cannot play: 1 to 6 can.",
    noVariants: "That link has a variant of Number Drop, which has none: they are for Drop It.",
    noSuchVariant: "That variant of Drop It does not exist: it is a sum of 1, 2 or 4, and 8.",
    noSuchDay: "That link is for a day that does not exist. A day is written like this: daily=2026-12-24.",
    newVersion: "A new version is here: reload the page to play it. Your game goes on.",
    twoGames: "That link names two games at once, so none was started.",
    noSuchReplay: "That link does not contain a complete game: part of it may be missing.",
    noSuchBoard: "There is no board of that name, so this is the last one you used, or the first.",
    meaningless: "Part of that link is unknown and was ignored:",
    forbidden: "This browser does not let the page save anything: you can play, but the game is lost when you leave.",
    fullStore: "The browser's storage is full, so your last choice is not saved. Play on, or free some space.",
    unread: "The data saved in this browser cannot be read, so the handheld starts afresh. The old data are"
      + " kept as",
    elsewhere: "The game is being played in another window, so this one saves nothing: reload it to resume the"
      + " game here.",
    saveAll: "Save everything as a file",
    loadAll: "Load such a file",
    replaces: "Replace the games, scores and settings in this browser by those in the file?",
    noBackup: "That is not a file saved here, or it is damaged. Nothing has changed.",
    licences: "Licences",
    broken: "The game has stopped. Reload the page: your saved game is still there.",
    screen: "Screen of the handheld",
    handheld: "Handheld",
    phone: "Phone",
    key: "key",
    help: [
      "Touch the screen, or click on it: tap anywhere to roll, then tap a tile. Drag the shape to where"
        + " it shall fall, and let go. Or tap a column to move it there, tap the shape to turn it, swipe up"
        + " to flip it and down to drop it. Tap a combo, then again to circle it. The words at the bottom"
        + " are buttons. In Drop It, tap the piece you want, drag to aim, swipe down to drop.",
      "On a keyboard: arrow keys, A, B, X and Y. Enter and Space are A, Backspace is B. Escape opens"
        + " PAUSE during a game, and goes back everywhere else. S is START, and H gives a hint. The"
        + " handheld's own keys can be pressed several at once; on a phone a button above shows them.",
      "The bottom lines of the screen show what the keys do right now. SETTINGS, under MORE, has"
        + " the language, the colours, the sound and left-handed play.",
      "The game is saved in this browser after every choice, whatever board is shown. Nothing is"
        + " loaded from elsewhere, and nothing is sent. Safari forgets it after seven days without a"
        + " visit, unless you install the page: Share, Add to Home Screen. The button below saves it as"
        + " a file for any browser.",
      "Everything is in one file: save the page and play offline.",
      "A screen reader announces what changes on the screen; a full description is at the end of the"
        + " page.",
      "Number Drop is a game by Florian Sirieix and Benoit Turpin, Drop It one by Uwe Rapp and"
        + " Bernhard Lach. This page is fan-made, with words, pixels and fonts of its own, and not"
        + " affiliated with authors or publishers.",
    ],
    keyNames: { up: "up", down: "down", left: "left", right: "right" },
    phases: {
      start: "place the", roll: "roll", slide: "slide a tile", block: "block falls",
      drop: "drop", combo: "circle", over: "over",
    },
    colon: ": ",
    round: "Round",
    score: "Score",
    dice: "Dice",
    star: "star",
    column: "column",
    row: "row",
    from: "from",
    emptySheet: "The sheet is empty",
    falls: "Would land",
    changing: "The keys change",
    circles: "Would be circled",
    pass: "Nothing circled",
    tile: "Tile",
    tiles: "Tiles",
    notch: "notch",
    fallen: "fallen",
    turnedOver: "turned over",
    letters: "Letters circled",
    fullRows: "Full rows",
    highRows: "Rows above the Game Over line",
    circled: "circled",
    same: "Circled, equal",
    run: "Circled, in a row",
    bonus: "Bonus of 8 circled",
    piece: "Piece",
    left: "Left",
    colours: { red: "red", yellow: "yellow", green: "green", blue: "blue" },
    kinds: { circle: "circle", square: "square", diamond: "diamond", triangle: "triangle" },
    mayNotTouch: "May not touch",
    sides: ["left edge, level", "right edge, level", "floor, part"],
    pieces: "pieces",
    edges: ["Left edge from the bottom", "Right edge from the bottom", "Floor from the left"],
    turned: "rotated by",
    degrees: "degrees",
    across: "across",
    up: "up",
    games: { number_drop: "Number Drop", drop_it: "Drop It" },
    points: "points",
    rank: "rank",
    code: "code",
    letter: "Letter",
    of: "of",
    chosen: "Chosen",
  },
  fr: {
    board: "Console",
    full: "Plein écran",
    picture: "Image",
    keys: "Touches",
    link: "Copier le lien",
    about: "Aide",
    close: "Fermer",
    daily: "Partie du jour",
    share: "Partager le résultat",
    sound: "Son",
    copied: "Le lien est copié : qui le suit commence la même partie.",
    copiedCode: "Le code de la partie est copié. PARTIE PAR CODE, dans PLUS, commence une partie avec les mêmes dés :",
    byHand: "À copier à la main, car ce navigateur ne laisse pas la page le faire :",
    copiedResult: "Le résultat est copié : collez-le là où d'autres le liront.",
    noCode: "Ce jeu n'a pas de dés, donc pas de code : tout le monde a les mêmes pièces.",
    noGame: "Il n'y a pas encore de partie à partager.",
    playThese: "Jouer avec ces dés :",
    watch: "Voir ma partie :",
    noSuchGame: "Ce lien nomme un jeu qui n'est pas ici : il y a number_drop et drop_it.",
    noSuchSeed: "Les dés de ce lien n'existent pas : le nombre est trop grand, ou le code est mal recopié.",
    noSeeds: "Ce lien a des dés pour Drop It, qui n'en a pas : enlevez seed.",
    noSuchPlayers: "Ce lien est pour un nombre de joueurs impossible : on joue de 1 à 6.",
    noVariants: "Ce lien a une variante de Number Drop, qui n'en a pas : elles sont pour Drop It.",
    noSuchVariant: "Cette variante de Drop It n'existe pas : c'est une somme de 1, de 2 ou 4, et de 8.",
    noSuchDay: "Ce lien est pour un jour qui n'existe pas. Un jour s'écrit ainsi : daily=2026-12-24.",
    newVersion: "Une nouvelle version est là : rechargez la page pour y jouer. La partie continue.",
    twoGames: "Ce lien nomme deux parties à la fois : aucune n'a commencé.",
    noSuchReplay: "Ce lien ne contient pas de partie entière : il en manque peut-être un bout.",
    noSuchBoard: "Aucune console n'a ce nom : voici celle d'avant, ou la première.",
    meaningless: "Dans ce lien, ceci ne veut rien dire et reste sans effet :",
    forbidden: "Ce navigateur ne laisse rien garder : jouez, mais la partie sera perdue en quittant.",
    fullStore: "La mémoire du navigateur est pleine : le dernier choix n'est pas gardé. Jouez, ou faites de la place.",
    unread: "Ce que ce navigateur a gardé est illisible : la console recommence à neuf. L'ancien"
      + " texte est mis de côté, sous le nom",
    elsewhere: "La partie continue dans une autre fenêtre, et rien n'est gardé dans celle-ci : rechargez-la pour"
      + " reprendre la partie ici.",
    saveAll: "Tout enregistrer dans un fichier",
    loadAll: "Charger un tel fichier",
    replaces: "Remplacer les parties, scores et réglages de ce navigateur par ceux du fichier ?",
    noBackup: "Ce n'est pas un fichier enregistré ici, ou il est abîmé. Rien n'a changé.",
    licences: "Licences",
    broken: "Le jeu s'est arrêté. Rechargez la page : ce qui était gardé est toujours là.",
    screen: "Écran de la console",
    handheld: "Console",
    phone: "Téléphone",
    key: "touche",
    help: [
      "Touchez l'écran, ou cliquez dessus : n'importe où pour lancer les dés, puis une tuile. Faites"
        + " glisser la forme là où elle doit tomber, et lâchez. Ou touchez une colonne pour l'y mettre, la"
        + " forme pour la tourner ; balayez vers le haut pour la retourner, vers le bas pour la poser."
        + " Touchez une combinaison, et encore une fois pour la valider. Les mots du bas sont des boutons."
        + " Dans Drop It, touchez la pièce voulue, glissez pour viser, balayez vers le bas pour lâcher.",
      "Au clavier : les flèches, A, B, X et Y. Entrée et Espace sont A, Retour arrière est B. Échap ouvre"
        + " PAUSE, et ramène en arrière partout ailleurs. S est START, et H donne un conseil. Les boutons"
        + " de la console s'actionnent à plusieurs ; sur un téléphone, une touche en haut les montre.",
      "Le bas de l'écran dit ce que font les boutons à ce moment. Les réglages, dans PLUS, ont la"
        + " langue, les couleurs, le son et la main gauche.",
      "La partie est gardée dans ce navigateur après chaque choix, quelle que soit la console."
        + " Rien n'est chargé d'ailleurs, rien n'est envoyé. Safari l'oublie après sept jours sans visite,"
        + " à moins d'installer la page : Partager, Sur l'écran d'accueil. Le bouton ci-dessous"
        + " l'enregistre dans un fichier, pour n'importe quel navigateur.",
      "Tout tient dans un seul fichier : enregistrez la page et jouez sans réseau.",
      "Un lecteur d'écran dit ce qui change à l'écran ; tout est écrit en mots à la fin de la page.",
      "Number Drop est un jeu de Florian Sirieix et Benoit Turpin, Drop It un jeu d'Uwe Rapp et"
        + " Bernhard Lach. Cette page est l'œuvre d'amateurs, avec ses propres mots, pixels et"
        + " polices, sans lien avec les auteurs ni les éditeurs.",
    ],
    keyNames: { up: "haut", down: "bas", left: "gauche", right: "droite" },
    phases: {
      start: "placer le", roll: "lancer", slide: "avancer une tuile", block: "poser le DROP",
      drop: "poser", combo: "valider", over: "fini",
    },
    colon: " : ",
    round: "Tour",
    score: "Score",
    dice: "Dés",
    star: "étoile",
    column: "colonne",
    row: "ligne",
    from: "depuis la",
    emptySheet: "La feuille est vide",
    falls: "Irait en",
    changing: "Les touches changent",
    circles: "Serait validé",
    pass: "Ne rien valider",
    tile: "Tuile",
    tiles: "Tuiles",
    notch: "cran",
    fallen: "tombée",
    turnedOver: "retournée",
    letters: "Lettres entourées",
    fullRows: "Lignes pleines",
    highRows: "Lignes au-dessus de la ligne Game Over",
    circled: "validé",
    same: "Validés, identiques",
    run: "Validés, consécutifs",
    bonus: "Bonus de 8 validé",
    piece: "Pièce",
    left: "Restent",
    colours: { red: "rouge", yellow: "jaune", green: "vert", blue: "bleu" },
    kinds: { circle: "cercle", square: "carré", diamond: "losange", triangle: "triangle" },
    mayNotTouch: "Ne doit pas toucher",
    sides: ["bord gauche, niveau", "bord droit, niveau", "sol, partie"],
    pieces: "pièces",
    edges: ["Bord gauche depuis le bas", "Bord droit depuis le bas", "Sol depuis la gauche"],
    turned: "tournée de",
    degrees: "degrés",
    across: "à",
    up: "hauteur",
    games: { number_drop: "Number Drop", drop_it: "Drop It" },
    points: "points",
    rank: "rang",
    code: "code",
    letter: "Lettre",
    of: "sur",
    chosen: "Choisi",
  },
};

// The texts in use; `speak` changes them.
export let words = WORDS.en;

export function at(id) {
  return document.getElementById(id);
}

// The browser's language if the game has it, else English: needs.js has determined it.
export const browserLanguage = document.documentElement.lang;

// Use another language, also in all elements marked with data-words. Those marked with data-label
// are pictures, whose text is read aloud and shown as a tooltip. For a pupil's own language, the
// page has no texts and uses the browser's.
export function speak(language) {
  const spoken = language in WORDS ? language : browserLanguage;
  words = WORDS[spoken];
  document.documentElement.lang = spoken;
  for (const element of document.querySelectorAll("[data-words]")) {
    element.textContent = words[element.dataset.words];
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.title = words[element.dataset.label];
    element.setAttribute("aria-label", element.title);
  }
  at("help-text").replaceChildren(...words.help.map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  }));
  at("screen").setAttribute("aria-label", words.screen);
  at("case").setAttribute("aria-label", words.handheld);
}
