// What the screen shows, in words, for whoever does not see it: into a live region.

import { words } from "./words.js";

const WAIT_MS = 250; // after the last change, so that only what stays is told
const SHAPES = "IOTLS";
const STAR = 8; // of a number die: more than any digit that it has

// Return the words for what seen.py has found.
export function told(state) {
  const parts = [];
  if (state.number_drop) {
    parts.push(...toldNumberDrop(state.number_drop));
  }
  if (state.drop_it) {
    parts.push(...toldDropIt(state.drop_it));
  }
  parts.push(...spelled(state.lines).map((line) => line.startsWith("→") ? `${words.chosen}: ${line.slice(1)}` : line));
  return parts.join(". ") + ".";
}

// Return lines with those of one letter, such as the title's, put together.
function spelled(lines) {
  const whole = [];
  let letters = "";
  for (const line of [...lines, ""]) {
    if (line.length === 1) {
      letters += line;
      continue;
    }
    if (letters) {
      whole.push(letters);
      letters = "";
    }
    if (line) {
      whole.push(line);
    }
  }
  return whole;
}

function toldNumberDrop(game) {
  const round = game.round ? `${words.round} ${game.round}: ` : "";
  const parts = [round + words.phases[game.phase]];
  if (game.players > 1) {
    parts.push(`${words.player} ${game.player}`);
  }
  if (game.dice) {
    const faces = game.dice.map((face, die) => {
      if (die === 4) {
        return SHAPES[face] ?? words.star;
      }
      return face >= STAR ? words.star : face;
    });
    parts.push(`${words.dice} ${faces.join(" ")}`);
  }
  if (game.column) {
    parts.push(`${words.column} ${game.column}`);
  }
  parts.push(`${words.score} ${game.score}`);
  const rows = game.rows
    .map((row, index) => [index + 1, row])
    .filter(([, row]) => row !== ".......")
    .reverse()
    .map(([number, row]) => `${words.row} ${number}: ${[...row].join(" ").replaceAll(".", "-")}`);
  parts.push(rows.length ? `${words.sheet}: ${rows.join(", ")}` : words.emptySheet);
  return parts;
}

function toldDropIt(game) {
  const parts = [`${words.player} ${game.player}`, `${words.score} ${game.scores.join(", ")}`];
  parts.push(`${words.pieces} ${game.pieces}`);
  if (game.aim) {
    const [colour, kind, turn, x] = game.aim;
    parts.push(`${words.kinds[kind]} ${words.colours[colour]}, ${words.turn} ${turn}, x ${x}`);
  }
  return parts;
}

export class Teller {
  constructor(element) {
    this.element = element;
    this.timer = 0;
  }

  // Something changed: tell the state that `ask` then returns, once nothing has changed for a while.
  note(ask) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const text = told(ask());
      if (text !== this.element.textContent) {
        this.element.textContent = text;
      }
    }, WAIT_MS);
  }
}
