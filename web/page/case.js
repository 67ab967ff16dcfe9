// The board around the screen: its keys where the board has them, as large as the window allows.
//
// A window that is wide has the keys beside the screen, one that is tall below it. In the left hand
// the board is turned round: every key stands where it then is, its label upside down.

import { words } from "./words.js";

const ARROWS = { up: "▲", down: "▼", left: "◀", right: "▶" };
const LEAST_KEY = 44; // CSS pixels: what a fingertip hits
const LARGEST_KEY = 76;
const GAP = 12;
const BEZEL = 10; // around the screen
const EDGES = 2; // of the case, left and right

export class Case {
  constructor(board) {
    this.board = board;
    this.turned = false;
    this.parts = Object.fromEntries(
      ["case", "left", "right", "below", "glass", "screen"].map((id) => [id, document.getElementById(id)]),
    );
    this.table = document.getElementById("table");
    this.build();
    new ResizeObserver(() => this.fit()).observe(this.table);
  }

  // Hold the board the other way round, or not.
  turn(turned) {
    this.turned = turned;
    this.build();
  }

  build() {
    const { left, right, below } = this.board;
    const [before, after] = this.turned ? [right, left] : [left, right];
    this.fill(this.parts.left, before);
    this.fill(this.parts.right, after);
    const pills = this.turned ? [...below].reverse() : below;
    this.parts.below.replaceChildren(...pills.map((name) => this.key(name, "pill")));
    const oneSided = [left, right].some((keys) => Object.keys(keys).length === 0);
    this.parts.case.classList.toggle("turned", this.turned);
    this.parts.case.classList.toggle("one-sided", oneSided);
    this.fit();
  }

  // Put keys into a field: each at its place, [across, down].
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
    key.setAttribute("aria-label", `${label ?? words.keyNames[name] ?? name.toUpperCase()}, ${words.key}`);
    return key;
  }

  // Choose the arrangement that has the larger screen, and lay it out.
  fit() {
    const room = { width: this.table.clientWidth, height: this.table.clientHeight };
    const wide = this.measure(room, true);
    const tall = this.measure(room, false);
    const best = wide.room >= tall.room ? wide : tall;
    const { style } = this.parts.case;
    this.parts.case.classList.toggle("tall", best === tall);
    style.setProperty("--key", `${best.key}px`);
    style.setProperty("--gap", `${GAP}px`);
    style.setProperty("--bezel", `${BEZEL}px`);
    style.setProperty("--screen-width", `${this.board.width * best.scale}px`);
    style.setProperty("--screen-height", `${this.board.height * best.scale}px`);
  }

  // Return how large the keys are and the screen is, and how large it could be if pixels could be
  // of any size: { key, scale, room }, in CSS pixels.
  // A column of keys becomes a row below the screen.
  measure(room, isWide) {
    const fields = [this.parts.left, this.parts.right];
    const lying = (field) => field.isColumn && !isWide;
    const across = fields.reduce((sum, field) => sum + (lying(field) ? field.count : field.across), 0);
    const down = Math.max(...fields.map((field) => (lying(field) ? 1 : field.down)));
    const hasPills = this.board.below.length > 0;
    const fitting = isWide
      ? (room.height - 2 * (GAP + BEZEL)) / 5
      : (room.width - 3 * GAP - EDGES) / Math.max(across, 5);
    const key = Math.max(LEAST_KEY, Math.min(LARGEST_KEY, Math.floor(fitting)));
    const pills = hasPills ? key * 0.6 + GAP : 0;
    const aside = isWide ? across * key + 2 * GAP : 0;
    const under = (isWide ? 0 : down * key + GAP) + pills;
    const width = room.width - aside - 2 * (GAP + BEZEL) - EDGES;
    const height = room.height - under - 2 * (GAP + BEZEL) - EDGES;
    const most = Math.min(width / this.board.width, height / this.board.height);
    return { key, scale: this.crisp(most), room: most };
  }

  // Return the largest scale up to `most` at which each pixel has as many dots as any other.
  crisp(most) {
    const dots = globalThis.devicePixelRatio || 1;
    return Math.max(1, Math.floor(most * dots)) / dots;
  }
}
