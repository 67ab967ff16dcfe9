// One line that tells what the player has to know, above the board or over it.

import { at, words } from "./words.js";

// The next key takes these away, or a touch of the screen or of the line itself.
const PASSING = [
  "copied", "copiedCode", "copiedResult", "byHand", "noGame", "noCode", "noSuchGame", "noSuchReplay", "noSuchBoard",
  "meaningless",
];
let noticed = "", noted = "";
let lasting = ["", ""]; // what is told again once what passes is gone

// Show one of the page's words, none for "", in place of what was told before; `text` behind them.
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

// Tell it in the language that is spoken now.
export function tellAgain() {
  tell(noticed, noted);
}

// A key was pressed: what passes is gone.
export function letPass() {
  if (PASSING.includes(noticed)) {
    tell(...lasting);
  }
}

// On a telephone it may cover much of the screen: a tap takes it away, unless it is to be selected.
at("notice").addEventListener("click", () => {
  if (noticed !== "byHand" && getSelection().isCollapsed) {
    letPass();
  }
});
