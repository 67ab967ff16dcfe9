// The page's own words. What the screen says comes from the firmware, in the same languages.

const WORDS = {
  en: {
    board: "Board",
    full: "Full screen",
    picture: "Picture",
    link: "Copy link",
    about: "Help",
    copied: "A link to this game's dice is copied.",
    noGame: "There is no game yet whose dice could be shared.",
    noSeed: "That link has no game in it: a seed is a number below 4294967296, or a code.",
    forbidden: "This browser lets the page keep nothing: play on, but a game is gone when you leave.",
    fullStore: "The browser's storage is full: the latest choice is not kept. Play on, or make room.",
    unread: "What this browser kept cannot be read: the handheld begins anew. The old text is put"
      + " aside, as number-drop.memory.unread.",
    elsewhere: "The game goes on in another window. Reload this one to take it up here.",
    tooOld: "This browser is too old for the page. Any from 2023 or later will do.",
    broken: "The game has stopped. Reload the page: what was kept is still there.",
    screen: "Screen of the handheld",
    key: "key",
    help: [
      "Press the keys with fingers, several at once, or with the mouse. On a keyboard: arrow keys,"
        + " A, B, X and Y; Enter is START, Space is SELECT.",
      "The lowest lines of the screen say what the keys do right now. SETTINGS, behind MORE, has"
        + " the language, the colours, the sound and the left hand.",
      "The game is kept in this browser after every choice, whatever board is shown. Nothing is"
        + " loaded from elsewhere, and nothing is sent.",
      "All of it is one file: save the page and play without a network.",
    ],
    keyNames: { up: "up", down: "down", left: "left", right: "right" },
    phases: ["place the 1", "roll", "slide a tile", "block falls", "drop", "circle", "over"],
    round: "Round",
    score: "Score",
    player: "Player",
    dice: "Dice",
    star: "star",
    column: "Column",
    sheet: "Sheet, from the top",
    row: "row",
    emptySheet: "The sheet is empty",
    pieces: "Pieces on the board",
    colours: ["red", "yellow", "green", "blue"],
    kinds: ["circle", "square", "diamond", "triangle"],
    turn: "turn",
    chosen: "chosen",
  },
  fr: {
    board: "Console",
    full: "Plein écran",
    picture: "Image",
    link: "Copier le lien",
    about: "Aide",
    copied: "Le lien vers les dés de cette partie est copié.",
    noGame: "Il n'y a pas encore de partie dont on puisse partager les dés.",
    noSeed: "Ce lien ne mène à aucune partie : il faut un nombre inférieur à 4294967296, ou un code.",
    forbidden: "Ce navigateur ne laisse rien garder : jouez, mais la partie sera perdue en quittant.",
    fullStore: "La mémoire du navigateur est pleine : le dernier choix n'est pas gardé. Jouez, ou faites de la place.",
    unread: "Ce que ce navigateur a gardé est illisible : la console recommence à neuf. L'ancien"
      + " texte est mis de côté, sous number-drop.memory.unread.",
    elsewhere: "La partie continue dans une autre fenêtre. Rechargez celle-ci pour la reprendre ici.",
    tooOld: "Ce navigateur est trop ancien pour cette page. Il en faut un de 2023 ou plus récent.",
    broken: "Le jeu s'est arrêté. Rechargez la page : ce qui était gardé est toujours là.",
    screen: "Écran de la console",
    key: "touche",
    help: [
      "Touchez les boutons, plusieurs à la fois s'il le faut, ou cliquez. Au clavier : les flèches,"
        + " A, B, X et Y ; Entrée est START, Espace est SELECT.",
      "Le bas de l'écran dit ce que font les boutons à ce moment. Les réglages, dans SUITE, ont la"
        + " langue, les couleurs, le son et la main gauche.",
      "La partie est gardée dans ce navigateur après chaque choix, quelle que soit la console."
        + " Rien n'est chargé d'ailleurs, rien n'est envoyé.",
      "Tout tient dans un seul fichier : enregistrez la page et jouez sans réseau.",
    ],
    keyNames: { up: "haut", down: "bas", left: "gauche", right: "droite" },
    phases: ["placer le 1", "lancer", "descendre une tuile", "un bloc tombe", "poser", "entourer", "fini"],
    round: "Manche",
    score: "Score",
    player: "Joueur",
    dice: "Dés",
    star: "étoile",
    column: "Colonne",
    sheet: "Feuille, depuis le haut",
    row: "ligne",
    emptySheet: "La feuille est vide",
    pieces: "Pièces sur le plateau",
    colours: ["rouge", "jaune", "vert", "bleu"],
    kinds: ["cercle", "carré", "losange", "triangle"],
    turn: "rotation",
    chosen: "choisi",
  },
};

// The words in use; `speak` changes them.
export let words = WORDS.en;

// The browser's language if the game has it, else English.
export function browserLanguage() {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

// Use another language, in all that is marked with data-words too.
export function speak(language) {
  words = WORDS[language] ?? WORDS.en;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-words]")) {
    element.textContent = words[element.dataset.words];
  }
  const help = document.getElementById("help");
  help.replaceChildren(...words.help.map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  }));
  document.getElementById("screen").setAttribute("aria-label", words.screen);
}
