// What the screen shows, in words, for whoever does not see it: into a live region.

import { words } from "./words.js";

const WAIT_MS = 250; // after the last change, so that only what stays is told
const CHOSEN = "→"; // before a line that is chosen
const TURN_DEGREES = 15; // of a piece of Drop It
const KEY_OF_ARROW = { "↑": "up", "↓": "down", "←": "left", "→": "right" };

// Return the words for what seen.py has found, a sentence each: what can be done now, then the
// words on the screen, then what lies on the table.
export function told(state) {
  const { now, table } = toldGame(state);
  const lines = state.lines.map((line) =>
    line.startsWith(CHOSEN) ? `${words.chosen}: ${spoken(line.slice(1))}` : spoken(line));
  if (state.letter) {
    const [place, count, letter] = state.letter;
    lines.push(`${words.letter} ${place} ${words.of} ${count}: ${letter}`);
  }
  const hints = (state.hints ?? []).map(([keys, what]) => `${spoken(keys)}: ${what}`).join(", ");
  return [...now, state.message, ...lines, hints, ...table].filter(Boolean);
}

function toldGame(state) {
  if (state.number_drop) {
    return toldNumberDrop(state.number_drop);
  }
  return state.drop_it ? toldDropIt(state.drop_it) : { now: [], table: [] };
}

// Return a text with its arrows as words: "up down".
function spoken(text) {
  const named = text.replaceAll(/[↑↓←→]/g, (arrow) => ` ${words.keyNames[KEY_OF_ARROW[arrow]]} `);
  return named.replaceAll(/ +/g, " ").trim();
}

function toldNumberDrop(game) {
  const sheet = game.sheets[game.shown];
  const round = game.round ? `${words.round} ${game.round}: ` : "";
  const now = [round + words.phases[game.phase]];
  if (game.dice) {
    now.push(`${words.dice} ${game.dice.join(" ").replaceAll("*", words.star)}`);
  }
  now.push(...toldChoice(game), `${words.score} ${sheet.score.total}`);
  const table = ["same", "run"].filter((kind) => sheet[kind].length).map((kind) =>
    `${words[kind]}: ${sheet[kind].join(" ")}`);
  if (sheet.bonus) {
    table.push(words.bonus);
  }
  if (game.sheets.length === 1) {
    table.push(`${words.tiles}: ${game.tiles.map(toldTile).join(", ")}`);
  }
  return { now, table: [...table, ...toldRows(sheet)] };
}

function toldTile(tile) {
  const place = tile.used ? words.fallen : `${words.notch} ${tile.notch}`;
  return `${tile.letter} ${tile.shape} ${place}`;
}

// Return what the choice that is offered would do, and what of it the keys change.
function toldChoice({ choice, cursor, tiles }) {
  switch (choice?.do) {
    case "start":
      return [place(null, choice.col)];
    case "slide":
      return [`${words.tile} ${toldTile(tiles.find(({ letter }) => letter === choice.letter))}`];
    case "combo":
      return [`${words.circles}: ${choice.cells.map(([row, col]) => place(row, col)).join(", ")}`];
    case "pass":
      return [words.pass];
    case "block":
    case "drop": {
      const parts = [`${words.falls}: ${stacks(choice.cells)}`];
      if (cursor >= 0) {
        const [row, col, digit] = choice.cells[cursor];
        parts.push(`${words.changing}: ${digit}, ${place(row, col)}`);
      }
      return parts;
    }
    default:
      return [];
  }
}

function place(row, col) {
  const column = `${words.column} ${col + 1}`;
  return row === null ? column : `${column} ${words.row} ${row + 1}`;
}

// Return the cells of a shape column by column: "column 1 from row 5: 5 6 7".
function stacks(cells) {
  const columns = [...new Set(cells.map(([, col]) => col))].sort();
  return columns.map((column) => {
    const stack = cells.filter(([, col]) => col === column).sort(([low], [high]) => low - high);
    const marks = stack.map(([, , digit]) => digit ?? "X").join(" ");
    return `${words.column} ${column + 1} ${words.from} ${words.row} ${stack[0][0] + 1}: ${marks}`;
  }).join(", ");
}

// Return a sheet's rows that are not empty, the highest first.
function toldRows(sheet) {
  const rows = sheet.grid
    .map((row, index) => [index + 1, [...row].map((mark, col) =>
      mark === "." ? "-" : sheet.circled[index][col] === "o" ? `${mark} ${words.circled}` : mark)])
    .filter(([, marks]) => marks.some((mark) => mark !== "-"))
    .reverse()
    .map(([number, marks]) => `${words.row} ${number}: ${marks.join(", ")}`);
  return rows.length ? rows : [words.emptySheet];
}

function toldDropIt(game) {
  const now = [];
  if (game.choice?.do === "drop") {
    const { kind, o, x } = game.choice;
    const turned = kind === "circle" ? "" : `${words.turned} ${o * TURN_DEGREES} ${words.degrees}, `;
    now.push(`${turned}${words.across} ${x}`, toldForbidden(game));
  }
  now.push(`${words.score} ${game.scores.join(", ")}`);
  const colours = Object.entries(game.hands[game.side]).map(([colour, counts]) =>
    `${words.colours[colour]} ` + counts.map((count, kind) =>
      `${Object.values(words.kinds)[kind]} ${count}`).join(", "));
  const pieces = game.pieces.map((piece, index) =>
    `${words.piece} ${index + 1}: ${words.kinds[piece.kind]} ${words.colours[piece.colour]},`
    + ` ${words.across} ${piece.x}, ${words.up} ${piece.y}`);
  const edges = (game.edges ?? []).map((marks, index) =>
    `${words.edges[index]}: ${marks.map((mark) => words.colours[mark] ?? words.kinds[mark]).join(", ")}`);
  return { now, table: [`${words.left}: ${colours.join("; ")}`, ...pieces.reverse(), ...edges] };
}

// Return what the piece that is aimed may not touch: the marks of its own, and pieces like it.
function toldForbidden({ choice: { kind, colour }, edges, pieces }) {
  const isOwn = (mark) => mark === kind || mark === colour;
  const places = (list) => list.flatMap((one, index) => (one ? [index + 1] : [])).join(", ");
  const alike = places(pieces.map((piece) => isOwn(piece.kind) || isOwn(piece.colour)));
  const parts = (edges ?? []).map((marks, side) => `${words.sides[side]} ${places(marks.map(isOwn))}`);
  const told = [...parts, alike && `${words.pieces} ${alike}`].filter(Boolean).join("; ");
  return told && `${words.mayNotTouch}: ${told}`;
}

export class Teller {
  // `element` is a live region: of its lines a screen reader reads aloud those that are new.
  constructor(element) {
    this.element = element;
    this.timer = 0;
  }

  // Something changed: tell the state that `ask` then returns, once nothing has changed for a while.
  note(ask) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(told(ask())), WAIT_MS);
  }

  // Show these lines; leave alone each one that is there already.
  tell(lines) {
    const { children } = this.element;
    const wanted = new Set(lines);
    for (const line of [...children]) {
      if (!wanted.delete(line.textContent)) {
        line.remove();
      }
    }
    for (const [index, text] of lines.entries()) {
      if (children[index]?.textContent !== text) {
        const line = document.createElement("p");
        line.textContent = text;
        this.element.insertBefore(line, children[index] ?? null);
      }
    }
    while (children.length > lines.length) {
      this.element.lastChild.remove();
    }
  }
}
