// The browser's storage: the handheld's memory, the board chosen last, and the theme.
//
// A browser may forbid it, or have no room; the page then says so, and the game goes on without. Of
// two tabs, the one that wrote last has the newer game: the other writes no more until it is
// reloaded.

import { fromBase64, toBase64, toHex } from "./bytes.js";
import { tell } from "./notice.js";

// The workshop's page has a game of its own, since that may contain a pupil's tile.
const OURS = document.getElementById("lessons") ? "number-drop.workshop." : "number-drop.";
const MEMORY = `${OURS}memory`;
const UNREAD = `${OURS}memory.unread`; // data that could not be loaded
const MEMORY_BYTES = 4096; // as in board_file.py
const BOARD = `${OURS}board`;
const THEME = `${OURS}theme`; // as in index.html
const PLACE = `${OURS}place`;
const KEYS = `${OURS}keys`; // not empty if a touched device shows its keys
// The errors of a write where storage is forbidden. In an Android app that shows the page without
// DOM storage, localStorage is null, which gives a TypeError.
const FORBIDDEN = ["SecurityError", "TypeError"];

// Return the names of everything this page has stored.
function names() {
  return Object.keys(localStorage).filter((name) => name.startsWith(OURS));
}

// Carry stored values in the tab from one load of the page to the next.
//
// For a page opened from a file, Chromium occasionally provides a store without effect: it is
// empty, and writes to it are lost at the next load, which finds the earlier values again. This
// happened in about 1 of 30 loads on a busy computer, and in none of 220 over HTTP. A reload trusts
// the values noted just before it; any other load only restores values that are missing.
function carry() {
  const { kept } = history.state ?? {};
  history.replaceState(null, ""); // so that it only belongs to the latest load, should the next one crash
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

// Note the values in the tab, for the next load.
function note() {
  const kept = Object.fromEntries(names().map((name) => [name, localStorage.getItem(name)]));
  history.replaceState({ kept }, "");
}

// Do it unless the browser forbids it or has no room, which the Store reports.
function attempt(deed) {
  try {
    deed();
  } catch (error) {
    console.info(error);
  }
}

const IS_FILE = location.protocol === "file:";
let keepMore = () => {}; // called when the page ends

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
    this.isOver = false; // whether everything was erased, and nothing is stored until the page is reloaded
    this.latest = null; // the text of the memory that this tab last read or wrote
    this.isOld = false; // whether another tab has a newer one
    addEventListener("storage", (event) => {
      if (event.key === MEMORY) {
        this.isOld = true;
        tell("elsewhere");
      }
    });
    addEventListener("pageshow", ({ persisted }) => { // restored from history, during which it got no events
      if (persisted && this.isElsewhere()) {
        tell("elsewhere");
      }
    });
  }

  // Return whether another tab has a newer memory. It is read again, since a restored page got no
  // events, and events take a moment. A memory that is gone is not newer.
  isElsewhere() {
    const there = this.read(MEMORY);
    this.isOld ||= there !== "" && there !== this.latest;
    return this.isOld;
  }

  // Register a function that saves something when the page ends.
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

  // Return the board's memory as hexadecimal digits, or "" if there is none or it is unreadable.
  // An unreadable one is set aside, since the next choice overwrites it.
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

  // Store the board's memory; return whether that succeeded.
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

  // Where the player was in this tab, for a reload: "" if that is not known.
  place() {
    try {
      return sessionStorage.getItem(PLACE) ?? "";
    } catch {
      return "";
    }
  }

  keepPlace(place) {
    attempt(() => sessionStorage.setItem(PLACE, place));
  }

  hasKeys() {
    return this.read(KEYS) !== "";
  }

  keepKeys(areShown) {
    return this.write(KEYS, areShown ? "shown" : "");
  }

  keepTheme(name) {
    return this.write(THEME, name);
  }

  // Erase everything this page has stored. The page ends with it, so that its game is not saved again.
  forgetAll() {
    this.isOver = true;
    try {
      names().forEach((name) => localStorage.removeItem(name));
    } catch {
      tell("forbidden");
    }
  }

  // Return everything stored, by name.
  all() {
    try {
      return Object.fromEntries(names().map((name) => [name, localStorage.getItem(name)]));
    } catch {
      return {};
    }
  }

  // Whether these could be the values of `all`, with a memory that can be read.
  isWhole(values) {
    return Object.entries(values).every(([name, text]) => name.startsWith(OURS) && typeof text === "string")
      && bytesIn(values[MEMORY] ?? "").length === MEMORY_BYTES;
  }

  // Store these values instead of everything else. The page ends with it, as with `forgetAll`.
  replaceAll(values) {
    const before = this.all();
    this.forgetAll();
    try {
      Object.entries(values).forEach(([name, text]) => localStorage.setItem(name, text));
    } catch (refusal) { // no room: everything is as before
      Object.entries(before).forEach(([name, text]) => localStorage.setItem(name, text));
      console.info(refusal);
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

// Return the bytes of a base64 text, or none if it is malformed.
function bytesIn(text) {
  try {
    return fromBase64(text);
  } catch {
    return new Uint8Array(0); // edited by hand
  }
}
