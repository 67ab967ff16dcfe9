// Which keys are held down, by fingers, the mouse, or the computer's keyboard.

// By letter, and on keyboards with other letters by position. Names with ! are not keys of the
// board but commands, for which the firmware names the key.
const LETTERS = { a: "a", b: "b", x: "x", y: "y", s: "!start", h: "!select" };
const PLACES = {
  KeyA: "a", KeyB: "b", KeyX: "x", KeyY: "y", KeyS: "!start", KeyH: "!select",
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  Enter: "!a", NumpadEnter: "!a", Space: "!a", Backspace: "!b", Escape: "!leave",
};
// By button of a gamepad: https://www.w3.org/TR/gamepad/#remapping
const BUTTONS = {
  0: "!a", 1: "!b", 2: "x", 3: "y", 8: "!select", 9: "!start", 12: "up", 13: "down", 14: "left", 15: "right",
};
const STICK = [["left", "right"], ["up", "down"]]; // by axis
const TILT = 0.5; // of a stick, from which it presses a key
const COMMAND = "!"; // marks a command rather than a key
const NEEDS_HOLDING = "hold"; // no press gives that command, but holding a key does
export const OPPOSITE = { up: "down", down: "up", left: "right", right: "left" };

export class Keys {
  // `names` are the board's keys in order; `send` takes events in the firmware's form. `find`
  // returns the name of the key for a command now, "" if there is none, or NEEDS_HOLDING if a
  // key would have to be held; `pressCommand` then gives it, since nobody holds Escape.
  constructor(names, send, find, pressCommand) {
    this.names = names;
    this.send = send;
    this.find = find;
    this.pressCommand = pressCommand;
    this.holders = new Map(names.map((name) => [name, new Set()]));
    this.pointers = new Set(); // that pressed a key: each holds the key that it is on, if any
    this.padButtons = new Set(); // of gamepads, that are down
    this.turned = false; // whether the board is turned round
  }

  // Let `holder` hold a key, if there is one: a pointer's number, a key of the keyboard, or a
  // gamepad's button. What only holding a key would do is done at once.
  press(name, holder) {
    if (name.startsWith(COMMAND)) {
      this.pressCommand(name.slice(COMMAND.length));
      return;
    }
    const holders = this.holders.get(name);
    if (holders && holders.add(holder).size === 1) {
      this.send(this.names.indexOf(name) + 1);
      this.show(name, true);
    }
  }

  // Release everything that `holder` holds.
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
      const key = keyUnder(event); // none between the arms of a cross, where the slide continues
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
    // A screen reader clicks without a pointer: press and release the key.
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
        if (!event.repeat) {
          this.press(key, event.code);
        }
      }
    });
    addEventListener("keyup", (event) => {
      if (event.key === "Meta") { // macOS does not report the release of a key held with it
        this.releaseAll();
      }
      this.release(event.code);
    });
    addEventListener("blur", () => this.releaseAll());
    document.addEventListener("visibilitychange", () => this.releaseAll());
  }

  // Return the board's key for a key of the keyboard, if any; COMMAND and the command if a key would
  // have to be held.
  ofKeyboard(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) {
      return undefined;
    }
    if (event.target.closest?.("#lessons")) {
      return undefined; // somebody is typing
    }
    const focused = event.target.closest?.("[data-key], header button");
    if (focused && (event.key === "Enter" || event.key === " ")) {
      return focused.dataset.key; // the focused key; the page's own buttons handle their own
    }
    // A letter on another key's position means that letter, as in the desktop's window.
    const place = /^[a-z]$/i.test(event.key) ? undefined : PLACES[event.code];
    return this.named(LETTERS[event.key?.toLowerCase()] ?? place ?? "");
  }

  // Press and release the keys that gamepads do: browsers have no events for their buttons.
  readGamepads() {
    for (const [index, pad] of [...navigator.getGamepads?.() ?? []].entries()) {
      if (!pad && !this.padButtons.size) {
        continue;
      }
      for (const [number, name] of Object.entries(BUTTONS)) {
        this.hold(`pad ${index} ${number}`, name, pad?.buttons[number]?.pressed);
      }
      STICK.forEach((names, axis) => names.forEach((name, way) => {
        const tilt = (pad?.axes[axis] ?? 0) * (way ? 1 : -1);
        this.hold(`pad ${index} ${name}`, name, tilt > TILT);
      }));
    }
  }

  // Note whether a gamepad's button is down, and press or release its key if that is new.
  hold(button, name, isDown) {
    if (!isDown) {
      if (this.padButtons.delete(button)) {
        this.release(button);
      }
    } else if (!this.padButtons.has(button)) {
      this.padButtons.add(button);
      const key = document.querySelector("dialog[open]") ? undefined : this.named(name);
      if (key) {
        this.press(key, button);
      }
    }
  }

  // Return the board's key for a name in the tables above, as `ofKeyboard` does.
  named(name) {
    if (name.startsWith(COMMAND)) {
      const found = this.find(name.slice(COMMAND.length));
      return found === NEEDS_HOLDING ? name : found;
    }
    const key = this.turned ? OPPOSITE[name] ?? name : name;
    return this.holders.has(key) ? key : undefined;
  }
}
