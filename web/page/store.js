// What the browser keeps: the handheld's memory, which board was chosen last, and the theme.
//
// A browser may forbid it, or have no room; both are told, and the game goes on without. Of two tabs
// the one that wrote last has the newer game: the other one writes no more until it is loaded anew.

import { fromBase64, toBase64, toHex } from "./bytes.js";
import { tell } from "./notice.js";

// The workshop's page keeps a game of its own: there it may have a pupil's tile.
const OURS = document.getElementById("lessons") ? "number-drop.workshop." : "number-drop.";
const MEMORY = `${OURS}memory`;
const UNREAD = `${OURS}memory.unread`; // what was there and could not be read
const MEMORY_BYTES = 4096; // as in board_file.py
const BOARD = `${OURS}board`;
const THEME = `${OURS}theme`; // as index.html reads it
// What a write fails with where the page may keep nothing. An Android app that shows the page without
// DOM storage has null for localStorage: that is a TypeError.
const FORBIDDEN = ["SecurityError", "TypeError"];

// Return the names of all that this page keeps.
function names() {
  return Object.keys(localStorage).filter((name) => name.startsWith(OURS));
}

// Let the tab carry what is kept from one load of the page to the next.
//
// Chromium gives a page that was opened from a file a store of no effect now and then: empty, and
// what is written there is lost with the load, so that the next one finds what was there before. It
// was some 1 of 30 loads on a busy computer, none of 220 over HTTP. A reload knows best what was
// kept just before it; to any other load, only what is missing is given back.
function carry() {
  const { kept } = history.state ?? {};
  history.replaceState(null, ""); // so that it is of the latest load alone, should the next one crash
  const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
  if (kept && isReload) {
    names().filter((name) => !(name in kept)).forEach((name) => localStorage.removeItem(name));
  }
  for (const [name, text] of Object.entries(kept ?? {})) {
    const there = localStorage.getItem(name);
    if (there === null || isReload && there !== text) {
      localStorage.setItem(name, text);
    }
  }
}

// Note it in the tab, for the load that follows.
function note() {
  const kept = Object.fromEntries(names().map((name) => [name, localStorage.getItem(name)]));
  history.replaceState({ kept }, "");
}

// Do it unless the browser forbids or has no room; of that the Store tells.
function attempt(deed) {
  try {
    deed();
  } catch (error) {
    console.info(error);
  }
}

const IS_FILE = location.protocol === "file:";
let keepMore = () => {}; // as the page ends

if (IS_FILE) {
  attempt(carry);
}
for (const end of ["beforeunload", "pagehide"]) {
  addEventListener(end, () => {
    attempt(keepMore);
    if (IS_FILE) {
      attempt(note);
    }
  });
}

class Store {
  constructor() {
    this.refused = false;
    this.isOver = false; // whether all is forgotten, and nothing is kept until the page is loaded anew
    this.latest = null; // the text of the memory that this tab read or wrote last
    this.isOld = false; // whether another tab has a newer one
    addEventListener("storage", (event) => {
      if (event.key === MEMORY) {
        this.isOld = true;
        tell("elsewhere");
      }
    });
    addEventListener("pageshow", ({ persisted }) => { // back to a page that heard nothing meanwhile
      if (persisted && this.isElsewhere()) {
        tell("elsewhere");
      }
    });
  }

  // Return whether another tab has a newer memory. That is looked for, too: a page to which somebody
  // goes back was told nothing, and telling takes a moment. One that is gone is newer for nobody.
  isElsewhere() {
    const there = this.read(MEMORY);
    this.isOld ||= there !== "" && there !== this.latest;
    return this.isOld;
  }

  // Let something be kept as the page ends.
  keepAtEnd(keep) {
    keepMore = keep;
  }

  read(name) {
    try {
      return localStorage.getItem(name) ?? "";
    } catch {
      tell("forbidden");
      return "";
    }
  }

  // Return the board's memory as hexadecimal digits, "" if there is none that can be read.
  // One that cannot be read is put aside: the next choice writes over it.
  memory() {
    const text = this.latest = this.read(MEMORY);
    const bytes = bytesIn(text);
    if (text && bytes.length !== MEMORY_BYTES) {
      if (this.write(UNREAD, text)) {
        tell("unread", ` ${UNREAD}`);
      }
      return "";
    }
    return toHex(bytes);
  }

  board() {
    return this.read(BOARD);
  }

  // Keep the board's memory; return whether that could be.
  keep(bytes) {
    if (this.isElsewhere()) {
      tell("elsewhere");
      return false;
    }
    const text = toBase64(bytes);
    const isKept = this.write(MEMORY, text);
    this.latest = isKept ? text : this.latest;
    return isKept;
  }

  keepBoard(name) {
    return this.write(BOARD, name);
  }

  keepTheme(name) {
    return this.write(THEME, name);
  }

  // Forget all that this page keeps. The page ends with it: its game, too, is not to come back.
  forgetAll() {
    this.isOver = true;
    try {
      names().forEach((name) => localStorage.removeItem(name));
    } catch {
      tell("forbidden");
    }
  }

  write(name, text) {
    if (this.isOver) {
      return false;
    }
    try {
      localStorage.setItem(name, text);
    } catch (refusal) {
      this.refused = true;
      tell(FORBIDDEN.includes(refusal.name) ? "forbidden" : "fullStore");
      return false;
    }
    if (this.refused) {
      this.refused = false;
      tell("");
    }
    return true;
  }
}

export const store = new Store();

// Return the bytes that a text means, none if it is no base64.
function bytesIn(text) {
  try {
    return fromBase64(text);
  } catch {
    return new Uint8Array(0); // somebody changed it by hand
  }
}
