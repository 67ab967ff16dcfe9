// The workshop panel's texts, in the browser's language: the game's may be a pupil's own.

// Return letters without their accents, or "" if that leaves others than A to Z.
function plain(letters) {
  const bare = letters.normalize("NFD").replace(/\p{M}/gu, "");
  return /^[A-Z ]+$/i.test(bare) ? bare : "";
}

const LESSON_WORDS = {
  en: {
    heading: "Workshop",
    run: "Run",
    reset: "Start over",
    pupil: "Next pupil",
    download: "Download",
    boards: { files: "First Pico: my files", colour: "Pico 2, colour screen", mono: "Pico 2, OLED" },
    file: "Your file (Escape leaves it)",
    sureReset: "This deletes what you wrote in this exercise. Continue?",
    surePupil: "This deletes all work in the four exercises, and the game. Continue?",
    looking: "Let's see …",
    printed: "Printed:",
    done: "Done!",
    todo: "Not yet:",
    stopped: "It does not run yet:",
    nothingDone: "There is nothing to take home yet: press Run until it says Done!",
    downloadedFiles: "A first Pico needs your files compiled: give this zip to the person leading the workshop, who unpacks"
      + " it into a folder for you and makes the bundle there. It contains:",
    downloaded: "For a Pico 2: unpack it, and copy everything onto the CIRCUITPY drive. A first Pico does not have enough"
      + " memory for it and shows MemoryError. It contains:",
    of: (name, told) => `${name}: ${told}`,
    names: { 1: "Theme", 2: "Language", 4: "Tile", 5: "Player" },
    texts: {
      1: "Each line gives a part of the game its colour. After 0x come red, green and blue, two digits each,"
        + " from 00 (none) to FF (full): 0xFF0000 is red, 0xFFFF00 yellow. Change at least four colours, then press Run.",
      2: "Translate the text between the quotes into another language: a real one, or a secret one. Leave what is"
        + " before the = as it is. The game writes in CAPITALS. Change at least five words, then press Run.",
      4: "Draw a tile: # is a cell, . is a gap. It has 3 to 5 connected cells, in a shape that the"
        + " game does not have yet. Press Run: a game for two starts with it.",
      5: "Here you write a player. The game calls choose for each move: legal has all the legal moves, and you"
        + " return one of them. This player just drops as low as it can. What does it miss? Make it better,"
        + " then press Run: it plays 20 games against BEN.",
    },
    says: {
      unchanged: () => "change something first: nothing has changed yet",
      noColour: (part) => `"${part}" needs a colour`,
      noPart: (part) => `the game has no part called "${part}"`,
      isNoColour: (part) => `"${part}" is not a colour: write it like 0x3FA0FF`,
      fewColours: (own, least) => `change more colours: ${own} of ${least} are your own`,
      unreadable: (text, ground, ratio, least) =>
        `"${text}" on "${ground}" is hard to read: make one lighter or the other darker (${ratio}, wanted ${least})`,
      noWord: (word) => `the game has no ${word}`,
      form: (word, model) => `${word} has to look like ${model}`,
      letters: (word, letters) => `${word}: the game's font has no ${letters}: write ${plain(letters) || "it with A to Z"}`,
      accents: (word, letters) => `${word}: write ACCENTS = True at the top, before the first class, for ${letters}`,
      long: (word) => `${word} is too long for a small screen`,
      fewWords: (own, least) => `change more words: ${own} of ${least} are your own`,
      signs: () => "draw with # and . only",
      noCells: () => "draw some # first: each one is a cell",
      sameShape: (name) => `the game has that shape: it is ${name}, perhaps turned or flipped`,
      size: (cells, most) => `it has ${cells} cell${cells === 1 ? "" : "s"}: a tile has 3 to ${most}`,
      line: () => "at most four cells in a line",
      apart: () => "its cells have to be connected, side by side",
      dealt: (name, seeds, all) => `your tile is dealt in ${seeds} of ${all} games`,
      noChoose: () => "a function choose(game, legal) is missing",
      illegal: (action, seed) => `in game ${seed} it chose ${action}, which is not legal there`,
      noReturn: (seed) => `in game ${seed} choose returned nothing: is a return missing?`,
      games: (won, lost, all, own, others) =>
        `it won ${won} of ${all} games, BEN ${lost}; ${own} points a game, BEN ${others}`,
      beaten: () => "BEN is beaten!",
      notBeaten: () => "BEN is not beaten yet: keep going if you like",
      endless: (line) => `line ${line}: this loop never ends`,
      endlessSomewhere: () => "a loop in the file never ends",
      mistake: (line, what) => `line ${line}: ${what}`,
      syntax: (line) => `line ${line}: Python cannot read this line or the one before`,
      noQuote: (line) => `line ${line}: a quote is missing`,
      noClosing: (line, bracket) => `line ${line}: this ${bracket} is never closed`,
      noOpening: (line, bracket) => `line ${line}: nothing was opened that this ${bracket} closes`,
      noComma: (line) => `line ${line}: a comma is missing at its end`,
      noColon: (line) => `line ${line}: a colon is missing at its end`,
      equals: (line) => `line ${line}: to compare, write ==; a single = gives a name to something`,
      noIndent: (line) => `line ${line}: after a colon, indent the next line: press Tab`,
      extraIndent: (line) => `line ${line}: this line is indented too far`,
      unevenIndent: (line) => `line ${line}: this line has to begin below the start of an earlier one`,
      noInput: (line) => `line ${line}: nobody can answer input() during a game: decide from game and legal`,
      noSleep: (line) => `line ${line}: a player must not sleep, or the game stands still: remove this line`,
      spelling: (line, own, wanted) => `line ${line}: write ${wanted}, not ${own}`,
      unknown: (line, name) => `line ${line}: nothing is called ${name}: is it spelled as above?`,
      noAttribute: (line, name) => `line ${line}: there is no .${name} on what is before the dot`,
      arguments: (line, wanted, given) => `line ${line}: this function takes ${wanted} values in its brackets, not ${given}`,
      types: (line, one, other) => `line ${line}: ${one} and ${other} do not go together here`,
      noUse: (line, type) => `line ${line}: ${type} cannot be used like this`,
      index: (line) => `line ${line}: the list has no such place; the first is 0`,
      key: (line, key) => `line ${line}: there is nothing called ${key}`,
      zero: (line) => `line ${line}: this divides by zero`,
      noModule: (line, name) => `line ${line}: there is no module called ${name}`,
      recursion: (line) => `line ${line}: this function calls itself without end`,
      memory: (line) => `line ${line}: this takes more memory than there is`,
      broken: (what) => what,
      more: (count) => `and ${count} more`,
      older: (name) =>
        `${name}, as you last ran it. The file has changed since: press Run, then Download again`,
      again: () => "press Run again to see it in the game",
      unkept: () => "this browser saves nothing, so the game cannot show it: copy your file, or press Download,"
        + " before you leave the page",
    },
  },
  fr: {
    heading: "Atelier",
    run: "Lancer",
    reset: "Recommencer",
    pupil: "Élève suivant",
    download: "Télécharger",
    boards: { files: "Premier Pico : mes fichiers", colour: "Pico 2, écran couleur", mono: "Pico 2, OLED" },
    file: "Ton fichier (Échap pour en sortir)",
    sureReset: "Ce que tu as écrit dans cet exercice sera effacé. Continuer ?",
    surePupil: "Tout le travail des quatre exercices sera effacé, et la partie aussi. Continuer ?",
    looking: "Voyons voir…",
    printed: "Affiché :",
    done: "Réussi !",
    todo: "Pas encore :",
    stopped: "Ça ne marche pas encore :",
    nothingDone: "Il n'y a encore rien à emporter : clique sur Lancer jusqu'à ce que ce soit réussi.",
    downloadedFiles: "Un premier Pico a besoin de tes fichiers compilés : donne ce zip à la personne qui mène l'atelier,"
      + " qui le décompresse dans un dossier à ton nom et y crée le jeu. Dedans :",
    downloaded: "Pour un Pico 2 : décompresse-le et copie tout sur le lecteur CIRCUITPY. Un premier Pico manque de"
      + " mémoire pour cela et affiche MemoryError. Dedans :",
    of: (name, told) => `${name} : ${told}`,
    names: { 1: "Thème", 2: "Langue", 4: "Tuile", 5: "Joueur" },
    texts: {
      1: "Chaque ligne donne sa couleur à une partie du jeu. Après 0x viennent le rouge, le vert et le bleu, deux"
        + " signes chacun, de 00 (rien) à FF (tout) : 0xFF0000 est rouge, 0xFFFF00 jaune. Change au moins quatre"
        + " couleurs, puis clique sur Lancer.",
      2: "Traduis ce qui est entre guillemets dans une autre langue, vraie ou secrète. Ce qui est avant le ="
        + " ne change pas. Le jeu écrit en MAJUSCULES. Change au moins cinq mots, puis clique sur Lancer.",
      4: "Dessine une tuile : # est une case, . un vide. Elle a de 3 à 5 cases qui se touchent, et une forme"
        + " que le jeu n'a pas encore. Clique sur Lancer : une partie à deux commence avec elle.",
      5: "Ici, tu programmes un joueur. Le jeu appelle choose à chaque coup : legal contient tout ce qui est"
        + " permis, et il faut en renvoyer un. Ce joueur pose le plus bas possible, et c'est tout. Qu'est-ce"
        + " qui lui échappe ? Améliore-le, puis clique sur Lancer : il joue 20 parties contre BEN.",
    },
    says: {
      unchanged: () => "change d'abord quelque chose : pour l'instant, tout est comme au début",
      noColour: (part) => `il manque une couleur pour « ${part} »`,
      noPart: (part) => `« ${part} » n'existe pas dans le jeu`,
      isNoColour: (part) => `« ${part} » n'est pas une couleur : écris par exemple 0x3FA0FF`,
      fewColours: (own, least) => `change d'autres couleurs : ${own} sur ${least} sont à toi`,
      unreadable: (text, ground, ratio, least) =>
        `« ${text} » sur « ${ground} » se lit mal : éclaircis l'un ou fonce l'autre (${ratio}, il faut ${least})`,
      noWord: (word) => `le jeu n'a pas de ${word}`,
      form: (word, model) => `${word} doit avoir cette forme : ${model}`,
      letters: (word, letters) =>
        `${word} : la police du jeu n'a pas ${letters} : écris ${plain(letters) || "avec les lettres de A à Z"}`,
      accents: (word, letters) => `${word} : écris ACCENTS = True tout en haut, avant la première classe, pour ${letters}`,
      long: (word) => `${word} est trop long pour un petit écran`,
      fewWords: (own, least) => `change d'autres mots : ${own} sur ${least} sont à toi`,
      signs: () => "dessine seulement avec # et .",
      noCells: () => "dessine d'abord quelques # : chacun est une case",
      sameShape: (name) => `le jeu a déjà cette forme : c'est ${name}, peut-être tournée ou retournée`,
      size: (cells, most) => `elle a ${cells} case${cells === 1 ? "" : "s"} : il en faut de 3 à ${most}`,
      line: () => "pas plus de quatre cases en ligne",
      apart: () => "les cases doivent se toucher par un côté",
      dealt: (name, seeds, all) => `ta tuile est distribuée dans ${seeds} partie${seeds === 1 ? "" : "s"} sur ${all}`,
      noChoose: () => "il manque une fonction choose(game, legal)",
      illegal: (action, seed) => `à la partie ${seed}, il a choisi ${action}, ce qui n'est pas permis à ce moment`,
      noReturn: (seed) => `à la partie ${seed}, choose n'a rien renvoyé : manque-t-il un return ?`,
      games: (won, lost, all, own, others) =>
        `il a gagné ${won} parties sur ${all}, BEN ${lost} ; ${own} points par partie, BEN ${others}`,
      beaten: () => "BEN est battu !",
      notBeaten: () => "BEN n'est pas encore battu : continue si tu veux",
      endless: (line) => `ligne ${line} : cette boucle ne s'arrête jamais`,
      endlessSomewhere: () => "il y a une boucle qui ne s'arrête jamais",
      mistake: (line, what) => `ligne ${line} : ${what}`,
      syntax: (line) => `ligne ${line} : Python ne comprend pas cette ligne ou la précédente`,
      noQuote: (line) => `ligne ${line} : il manque un guillemet`,
      noClosing: (line, bracket) => `ligne ${line} : ce ${bracket} n'est jamais refermé`,
      noOpening: (line, bracket) => `ligne ${line} : ce ${bracket} ne referme rien`,
      noComma: (line) => `ligne ${line} : il manque une virgule à la fin`,
      noColon: (line) => `ligne ${line} : il manque un deux-points à la fin`,
      equals: (line) => `ligne ${line} : pour comparer, écris == ; un seul = donne un nom à quelque chose`,
      noIndent: (line) => `ligne ${line} : après un deux-points, décale la ligne suivante avec Tab`,
      extraIndent: (line) => `ligne ${line} : cette ligne est trop décalée`,
      unevenIndent: (line) => `ligne ${line} : cette ligne doit commencer sous le début d'une ligne précédente`,
      noInput: (line) => `ligne ${line} : personne ne peut répondre à input() en pleine partie : décide avec game et legal`,
      noSleep: (line) => `ligne ${line} : un joueur ne dort pas, sinon la partie s'arrête : enlève cette ligne`,
      spelling: (line, own, wanted) => `ligne ${line} : écris ${wanted}, pas ${own}`,
      unknown: (line, name) => `ligne ${line} : rien ne s'appelle ${name} : est-ce bien écrit comme plus haut ?`,
      noAttribute: (line, name) => `ligne ${line} : ce qui est avant le point n'a pas de .${name}`,
      arguments: (line, wanted, given) =>
        `ligne ${line} : cette fonction attend ${wanted} valeurs entre parenthèses, pas ${given}`,
      types: (line, one, other) => `ligne ${line} : ${one} et ${other} ne vont pas ensemble ici`,
      noUse: (line, type) => `ligne ${line} : ${type} ne s'emploie pas ainsi`,
      index: (line) => `ligne ${line} : la liste n'a pas cette place ; la première est 0`,
      key: (line, key) => `ligne ${line} : rien ne s'appelle ${key}`,
      zero: (line) => `ligne ${line} : division par zéro`,
      noModule: (line, name) => `ligne ${line} : aucun module ne s'appelle ${name}`,
      recursion: (line) => `ligne ${line} : cette fonction s'appelle elle-même sans fin`,
      memory: (line) => `ligne ${line} : il n'y a pas assez de mémoire pour cela`,
      broken: (what) => what,
      more: (count) => `et ${count} de plus`,
      older: (name) =>
        `${name}, dans la version lancée en dernier. Le fichier a changé depuis : clique sur Lancer,`
        + " puis encore sur Télécharger",
      again: () => "clique encore sur Lancer pour le voir dans le jeu",
      unkept: () => "ce navigateur ne garde rien, donc le jeu ne peut pas le montrer : copie ton fichier, ou clique"
        + " sur Télécharger, avant de quitter la page",
    },
  },
};
