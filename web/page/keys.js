// Which keys are down, whoever holds them: fingers, the mouse, or the computer's keyboard.

// By letter, and where a keyboard has other letters, by where the key is. What begins with ! is no
// key of the board: which one does that is asked for.
const LETTERS = { a: "a", b: "b", x: "x", y: "y", s: "!start", h: "!select" };
const PLACES = {
  KeyA: "a", KeyB: "b", KeyX: "x", KeyY: "y", KeyS: "!start", KeyH: "!select",
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  Enter: "!a", NumpadEnter: "!a", Space: "!a", Backspace: "!b", Escape: "!leave",
};
const MEANT = "!"; // before what is no key, but a meaning
const NEEDS_HOLDING = "hold"; // no press means it, but a held key does
export const OPPOSITE = { up: "down", down: "up", left: "right", right: "left" };

export class Keys {
  // `names` are the board's keys in their order; `send` takes events as the firmware has them, and
  // `find` returns the name of the key that means something now, "" if none does, NEEDS_HOLDING if
  // a held one does. `mean` acts as that would: nobody holds Escape.
  constructor(names, send, find, mean) {
    this.names = names;
    this.send = send;
    this.find = find;
    this.mean = mean;
    this.holders = new Map(names.map((name) => [name, new Set()]));
    this.pointers = new Set(); // that went down on a key: each holds the one that it is on, if any
    this.turned = false; // whether the board is held the other way round
  }

  // `holder` begins to hold a key, if there is one: a pointer's number, or a key of the keyboard.
  press(name, holder) {
    const holders = this.holders.get(name);
    if (holders && holders.add(holder).size === 1) {
      this.send(this.names.indexOf(name) + 1);
      this.show(name, true);
    }
  }

  // `holder` lets go of whatever it holds.
  release(holder) {
    for (const [name, holders] of this.holders) {
      if (holders.delete(holder) && holders.size === 0) {
        this.send(-this.names.indexOf(name) - 1);
        this.show(name, false);
      }
    }
  }

  releaseAll() {
    this.pointers.clear();
    for (const holders of [...this.holders.values()]) {
      for (const holder of [...holders]) {
        this.release(holder);
      }
    }
  }

  show(name, down) {
    document.querySelector(`[data-key="${name}"]`)?.classList.toggle("down", down);
  }

  // Listen to fingers and the mouse on `board`: a finger may slide from key to key.
  listenToPointers(board) {
    const keyUnder = (event) =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-key]")?.dataset.key;
    board.addEventListener("pointerdown", (event) => {
      const key = event.target.closest("[data-key]")?.dataset.key;
      if (key && event.button === 0) {
        event.preventDefault();
        event.target.releasePointerCapture?.(event.pointerId);
        this.pointers.add(event.pointerId);
        this.press(key, event.pointerId);
      }
    });
    addEventListener("pointermove", (event) => {
      if (!this.pointers.has(event.pointerId)) {
        return;
      }
      const held = [...this.holders].find(([, holders]) => holders.has(event.pointerId))?.[0];
      const key = keyUnder(event); // none between the arms of a cross, and the slide goes on
      if (key !== held) {
        this.release(event.pointerId);
        this.press(key, event.pointerId);
      }
    });
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, (event) => {
        this.pointers.delete(event.pointerId);
        this.release(event.pointerId);
      });
    }
    board.addEventListener("contextmenu", (event) => event.preventDefault());
    // A screen reader clicks without pointing: that is a key pressed and let go.
    board.addEventListener("click", (event) => {
      const key = event.target.closest("[data-key]")?.dataset.key;
      if (key && event.detail === 0) {
        this.press(key, "click");
        this.release("click");
      }
    });
  }

  listenToKeyboard() {
    addEventListener("keydown", (event) => {
      const key = this.ofKeyboard(event);
      if (key) {
        event.preventDefault();
        if (event.repeat) {
          return;
        }
        if (key.startsWith(MEANT)) {
          this.mean(key.slice(MEANT.length));
        } else {
          this.press(key, event.code);
        }
      }
    });
    addEventListener("keyup", (event) => this.release(event.code));
    addEventListener("blur", () => this.releaseAll());
    document.addEventListener("visibilitychange", () => this.releaseAll());
  }

  // Return the board's key that a key of the keyboard stands for, if any. If that would have to be
  // held, it is MEANT and the meaning.
  ofKeyboard(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) {
      return undefined;
    }
    if (event.target.closest?.("#lessons")) {
      return undefined; // somebody writes
    }
    const focused = event.target.closest?.("[data-key], header button");
    if (focused && (event.key === "Enter" || event.key === " ")) {
      return focused.dataset.key; // the key that has the focus; the page's own buttons do theirs
    }
    // Where it has a letter of another key's place, that is not meant, as in the window.
    const place = /^[a-z]$/i.test(event.key) ? undefined : PLACES[event.code];
    const name = LETTERS[event.key?.toLowerCase()] ?? place ?? "";
    if (name.startsWith(MEANT)) {
      const found = this.find(name.slice(MEANT.length));
      return found === NEEDS_HOLDING ? name : found;
    }
    const key = this.turned ? OPPOSITE[name] ?? name : name;
    return this.holders.has(key) ? key : undefined;
  }
}
