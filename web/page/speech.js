// Describes the screen in a live region, for people who cannot see it.

import { words } from "./words.js";

const WAIT_MS = 250; // after the last change, so that only what stays is announced
const CHOSEN = "→"; // before a chosen line
const GAME_OVER_ROW = 11; // the lowest row above the Game Over line, counted from 0
const TURN_DEGREES = 15; // of a piece of Drop It
const KEY_OF_ARROW = { "↑": "up", "↓": "down", "←": "left", "→": "right" };

// Return sentences for a state from spoken_state.py: what can be done now, then the text on the screen,
// then what is on the table.
export function told(state) {
  const { now, table } = toldGame(state);
  const lines = state.lines.map((line) =>
    line.startsWith(CHOSEN) ? named(words.chosen, spoken(line.slice(1))) : spoken(line));
  if (state.letter) {
    const [place, count, letter] = state.letter;
    lines.push(named(`${words.letter} ${place} ${words.of} ${count}`, letter));
  }
  const hints = (state.hints ?? []).map(([keys, what]) => named(spoken(keys), what)).join(", ");
  return [...now, state.message, ...lines, hints, ...table].filter(Boolean);
}

function toldGame(state) {
  if (state.number_drop) {
    return toldNumberDrop(state.number_drop);
  }
  return state.drop_it ? toldDropIt(state.drop_it) : { now: [], table: [] };
}

// Return a label and a text: "Dice: 1 2".
function named(what, text) {
  return what + words.colon + text;
}

// Return a text with its arrows as words: "up down".
function spoken(text) {
  const inWords = text.replaceAll(/[↑↓←→]/g, (arrow) => ` ${words.keyNames[KEY_OF_ARROW[arrow]]} `);
  return inWords.replaceAll(/ +/g, " ").trim();
}

function toldNumberDrop(game) {
  const sheet = game.sheets[game.shown];
  const phase = words.phases[game.phase] + (game.phase === "start" ? ` ${game.player + 1}` : "");
  const now = [game.round ? named(`${words.round} ${game.round}`, phase) : phase];
  if (game.dice) {
    now.push(`${words.dice} ${game.dice.join(" ").replaceAll("*", words.star)}`);
  }
  const isSolo = game.sheets.length === 1;
  now.push(...toldChoice(game, isSolo), `${words.score} ${sheet.score.total}`);
  const table = ["same", "run"].filter((kind) => sheet[kind].length).map((kind) =>
    named(words[kind], sheet[kind].join(" ")));
  if (sheet.bonus) {
    table.push(words.bonus);
  }
  const letters = game.tiles.filter((_, i) => sheet.letters[i] === "O").map(({ letter }) => letter);
  const isHigh = (row) => row >= GAME_OVER_ROW;
  table.push(
    ...listed(words.letters, letters),
    ...listed(words.fullRows, sheet.rows.filter((row) => !isHigh(row)).map((row) => row + 1)),
    ...listed(words.highRows, sheet.rows.filter(isHigh).map((row) => row + 1)),
    named(words.tiles, game.tiles.map((tile) => toldTile(tile, isSolo)).join(", ")),
  );
  return { now, table: [...table, ...toldRows(sheet)] };
}

// Return a line that lists things, or none if there are none.
function listed(what, things) {
  return things.length ? [named(what, things.join(", "))] : [];
}

// Alone, tiles move down notch by notch; with several players, a fallen one is turned over.
function toldTile({ letter, shape, notch, used }, isSolo) {
  const place = isSolo ? (used ? words.fallen : `${words.notch} ${notch}`) : used && words.turnedOver;
  return [letter, shape, place].filter(Boolean).join(" ");
}

// Return what the offered choice would do, and the part of it that the keys change.
function toldChoice({ choice, cursor, tiles }, isSolo) {
  switch (choice?.do) {
    case "start":
      return [place(null, choice.col)];
    case "slide":
      return [`${words.tile} ${toldTile(tiles.find(({ letter }) => letter === choice.letter), isSolo)}`];
    case "combo":
      return listed(words.circles, choice.cells.map(([row, col]) => place(row, col)));
    case "pass":
      return [words.pass];
    case "block":
    case "drop": {
      const parts = [named(words.falls, stacks(choice.cells))];
      if (cursor >= 0) {
        const [row, col, digit] = choice.cells[cursor];
        parts.push(named(words.changing, `${digit}, ${place(row, col)}`));
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
    return named(`${words.column} ${column + 1} ${words.from} ${words.row} ${stack[0][0] + 1}`, marks);
  }).join(", ");
}

// Return a sheet's rows that are not empty, the highest first.
function toldRows(sheet) {
  const rows = sheet.grid
    .map((row, index) => [index + 1, [...row].map((mark, col) =>
      mark === "." ? "-" : sheet.circled[index][col] === "o" ? `${mark} ${words.circled}` : mark)])
    .filter(([, marks]) => marks.some((mark) => mark !== "-"))
    .reverse()
    .map(([number, marks]) => named(`${words.row} ${number}`, marks.join(", ")));
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
    named(`${words.piece} ${index + 1}`, `${words.kinds[piece.kind]} ${words.colours[piece.colour]},`
      + ` ${words.across} ${piece.x}, ${words.up} ${piece.y}`));
  const edges = (game.edges ?? []).map((marks, index) =>
    named(words.edges[index], marks.map((mark) => words.colours[mark] ?? words.kinds[mark]).join(", ")));
  return { now, table: [named(words.left, colours.join("; ")), ...pieces.reverse(), ...edges] };
}

// Return what the aimed piece may not touch: marks and pieces of its kind or colour.
function toldForbidden({ choice: { kind, colour }, edges, pieces }) {
  const isOwn = (mark) => mark === kind || mark === colour;
  const places = (list) => list.flatMap((one, index) => (one ? [index + 1] : [])).join(", ");
  const alike = places(pieces.map((piece) => isOwn(piece.kind) || isOwn(piece.colour)));
  const parts = (edges ?? []).map((marks, side) => `${words.sides[side]} ${places(marks.map(isOwn))}`);
  const told = [...parts, alike && `${words.pieces} ${alike}`].filter(Boolean).join("; ");
  return told && named(words.mayNotTouch, told);
}

export class Teller {
  // `element` is a live region: a screen reader reads its new lines aloud.
  constructor(element) {
    this.element = element;
    this.timer = 0;
  }

  // Something changed: announce the state that `ask` returns, once nothing has changed for a while.
  note(ask) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(told(ask())), WAIT_MS);
  }

  // Show these lines, leaving those unchanged that are already there.
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
