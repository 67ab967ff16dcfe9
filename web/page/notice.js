// One line with what the player has to know, above the board or over it.

import { at, words } from "./words.js";

// Messages that the next key dismisses, or a touch of the screen or of the line itself.
const PASSING = [
  "copied", "copiedCode", "copiedResult", "byHand", "noGame", "noCode", "noSuchReplay", "noSuchBoard", "meaningless",
  "noSuchGame", "noSuchSeed", "noSeeds", "noSuchPlayers", "noVariants", "noSuchVariant", "noSuchDay", "twoGames",
  "newVersion", "noBackup",
];
let noticed = "", noted = "";
let lasting = ["", ""]; // shown again once a passing message is gone

// Show one of the page's messages instead of the current one, with `text` after it; "" shows none.
export function tell(name, text = "") {
  noticed = name;
  noted = text;
  if (!PASSING.includes(name)) {
    lasting = [name, text];
  }
  const line = at("notice");
  line.textContent = name && words[name] + text;
  line.hidden = !name;
  line.classList.toggle("passing", PASSING.includes(name));
}

// Show it in the current language.
export function tellAgain() {
  tell(noticed, noted);
}

// A key was pressed: dismiss a passing message.
export function letPass() {
  if (PASSING.includes(noticed)) {
    tell(...lasting);
  }
}

// On a phone it may cover much of the screen: a tap dismisses it, unless it is to be selected.
at("notice").addEventListener("click", () => {
  if (noticed !== "byHand" && getSelection().isCollapsed) {
    letPass();
  }
});
