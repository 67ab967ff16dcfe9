// The board around the screen, with its keys where the board has them.
//
// Keys are beside the screen or below it: see fit.js. Held left-handed, the board is turned round,
// so every key is displayed there, with its label upside down.

import { fit, inRows, pill } from "./fit.js";
import { OPPOSITE } from "./keys.js";
import { words } from "./words.js";

const ARROWS = { up: "▲", down: "▼", left: "◀", right: "▶" };

const ALIKE = 0.1; // of a screen's width or height: more than a browser's toolbar

export class Case {
  constructor(board, hasKeys) {
    this.board = board;
    this.hasKeys = hasKeys; // whether they are shown
    this.turned = false;
    this.parts = Object.fromEntries(
      ["case", "left", "right", "below", "glass", "screen"].map((id) => [id, document.getElementById(id)]),
    );
    this.table = document.getElementById("table");
    this.build();
    this.chooseScreen();
    this.fit(); // before the browser's own layout, which would otherwise run twice
    new ResizeObserver(() => this.resized()).observe(this.table);
  }

  // Give a phone's screen the proportions of the room that the window has for it; return whether they
  // are others. That restarts the game, so a little more or less room makes the screen larger or
  // smaller instead.
  chooseScreen() {
    const { board, table } = this;
    if (!board.upright) {
      return false;
    }
    const isUpright = table.clientHeight > table.clientWidth;
    const [[least, low], [widest, highest]] = isUpright ? board.upright : board.lying;
    const { left, scale } = this.best({ ...board, width: least, height: low });
    const width = Math.min(widest, Math.floor(left.width / scale));
    const height = Math.min(highest, Math.floor(left.height / scale));
    const isAlike = (size, other) => Math.abs(size - other) < ALIKE * other;
    if (isAlike(width, board.width) && isAlike(height, board.height)) {
      return false;
    }
    Object.assign(board, { width, height });
    return true;
  }

  // Show the keys, or give their room to the screen.
  showKeys(areShown) {
    this.hasKeys = areShown;
    this.build();
    this.resized();
  }

  // The room has changed: a phone's screen may take another size, which `onResize` is told.
  resized() {
    const isOther = this.chooseScreen();
    this.fit();
    if (isOther) {
      this.onResize?.();
    }
  }

  // Turn the board round, or back.
  turn(turned) {
    this.turned = turned;
    this.build();
    this.fit();
  }

  build() {
    const { left, right, below } = this.hasKeys ? this.board : { left: {}, right: {}, below: [] };
    const [before, after] = this.turned ? [right, left] : [left, right];
    this.fill(this.parts.left, before);
    this.fill(this.parts.right, after);
    const pills = this.turned ? [...below].reverse() : below;
    this.parts.below.replaceChildren(...pills.map((name) => this.key(name, "pill")));
    this.pills = pills.length;
    const oneSided = [left, right].some((keys) => Object.keys(keys).length === 0);
    this.parts.case.classList.toggle("bare", !this.hasKeys);
    this.parts.case.classList.toggle("turned", this.turned);
    this.parts.case.classList.toggle("one-sided", oneSided);
  }

  // Put keys into a field, each at its place [across, down].
  fill(field, keys) {
    const places = Object.values(keys);
    const across = Math.max(0, ...places.map(([col]) => col + 1));
    const down = Math.max(0, ...places.map(([, row]) => row + 1));
    field.style.setProperty("--across", across);
    field.style.setProperty("--down", down);
    field.replaceChildren(...Object.entries(keys).map(([name, [col, row]]) => {
      const key = this.key(name, "");
      key.style.gridColumn = this.turned ? across - col : col + 1;
      key.style.gridRow = this.turned ? down - row : row + 1;
      return key;
    }));
    field.across = across;
    field.down = down;
    field.count = places.length;
    field.isColumn = across === 1 && down > 1;
    field.classList.toggle("column", field.isColumn);
  }

  key(name, style) {
    const key = document.createElement("button");
    const label = this.board.labels[name];
    key.type = "button";
    key.className = `key ${style} ${name in ARROWS && !label ? "arrow" : ""}`;
    key.dataset.key = name;
    const ink = document.createElement("span");
    ink.textContent = label ?? ARROWS[name] ?? name.toUpperCase();
    key.style.setProperty("--letters", Math.max(3, ink.textContent.length));
    key.append(ink);
    // A screen reader cannot see how the board is held: an arrow is named after its current direction.
    const way = this.turned ? OPPOSITE[name] ?? name : name;
    key.setAttribute("aria-label", `${label ?? words.keyNames[way] ?? name.toUpperCase()}, ${words.key}`);
    return key;
  }

  // Return the best layout in the available room, around the screen of a `board`.
  best(board) {
    const room = { width: this.table.clientWidth, height: this.table.clientHeight };
    const fields = [this.parts.left, this.parts.right];
    const best = fit(room, board, fields, this.pills, globalThis.devicePixelRatio || 1);
    const { across } = inRows(fields, this.pills, best.key, room.width - 2 * best.edge);
    return { ...best, across };
  }

  // Lay everything out in the available room.
  fit() {
    const best = this.best(this.board);
    const { classList, style } = this.parts.case;
    classList.toggle("tall", best.name === "tall");
    classList.toggle("rows", best.name === "rows");
    classList.toggle("tight", best.edge === 0);
    style.setProperty("--per-row", best.across);
    const sizes = {
      key: best.key,
      gap: best.gap,
      bezel: best.bezel,
      "pill-width": pill(best.key).width,
      "pill-height": pill(best.key).height,
      "screen-width": this.board.width * best.scale,
      "screen-height": this.board.height * best.scale,
    };
    for (const [name, pixels] of Object.entries(sizes)) {
      style.setProperty(`--${name}`, `${pixels}px`);
    }
  }
}
