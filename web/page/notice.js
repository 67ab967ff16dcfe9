// One line that tells what the player has to know, above the board or over it.

import { at, words } from "./words.js";

// The next key takes these away.
const PASSING = [
  "copied", "copiedCode", "copiedResult", "noGame", "noCode", "noSuchGame", "noSuchReplay", "noSuchBoard",
];
let noticed = "";

// Show one of the page's words, none for "", in place of what was told before; `text` instead of
// them if it is given.
export function tell(name, text = "") {
  noticed = name;
  const line = at("notice");
  line.textContent = name && (text || words[name]);
  line.hidden = !name;
  line.classList.toggle("passing", PASSING.includes(name));
}

// Tell it in the language that is spoken now.
export function tellAgain() {
  tell(noticed);
}

// A key was pressed: what passes is gone.
export function letPass() {
  if (PASSING.includes(noticed)) {
    tell("");
  }
}
