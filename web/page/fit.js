// The sizes of screen and keys in a window: the screen first, then keys as large as the rest allows.
//
// Every layout is tried: keys of all sizes, beside the screen or below it, or in rows below an
// upright one, with wide or narrow gaps. Among those with the largest screen, one with comfortable
// keys is preferred, then one with wide gaps, then the one with the largest keys.

export const LEAST_KEY = 44; // CSS pixels: what a fingertip can hit
const HANDY_KEY = 60;
const LARGEST_KEY = 76;
const SPACES = [
  { gap: 12, bezel: 10, edge: 13 }, // between parts, around the screen, around all
  { gap: 4, bezel: 0, edge: 0 },
];
const ENOUGH = 0.8; // of the largest screen that fits: from here on, a scale at which all pixels are alike is preferred

// `board` has the screen's width and height in pixels. A phone, which has an `upright` screen, takes
// all the room: on 390 CSS pixels its cells are 32 wide, where whole dots would only allow 26. `fields`
// are the keys on either side: { across, down, count, isColumn }; `pills` is the number of keys
// below. `dots` is the number of the display's dots per CSS pixel. Returns { name, key, gap, bezel,
// edge, scale, left }, where `name` is that of a layout and `left` the room that it has for a screen.
export function fit(room, board, fields, pills, dots) {
  const tried = [];
  const isUpright = board.height > board.width;
  const hasKeys = pills || fields.some((field) => field.count);
  const arrangements = !hasKeys ? { wide } : isUpright ? { wide, tall, rows } : { wide, tall };
  for (const space of SPACES) {
    for (let key = LARGEST_KEY; key >= LEAST_KEY; key -= 4) {
      for (const [name, roomWith] of Object.entries(arrangements)) {
        const left = roomWith(room, fields, pills, key, space);
        const most = Math.min(left.width / board.width, left.height / board.height);
        tried.push({ name, key, ...space, left, scale: board.upright ? most : crisp(most, dots) });
      }
    }
  }
  const merits = ({ scale, key, gap }) => [scale, Math.min(key, HANDY_KEY), gap, key];
  return tried.reduce((best, next) => (isGreater(merits(next), merits(best)) ? next : best));
}

// Compare two lists of numbers lexicographically.
function isGreater(numbers, others) {
  const place = numbers.findIndex((number, i) => number !== others[i]);
  return place >= 0 && numbers[place] > others[place];
}

// Return the size of a key of the lowest row, which may be less high than the others, but not too
// low to hit.
export function pill(key) {
  return { width: key * 1.5, height: Math.max(LEAST_KEY, key * 0.6) };
}

// Return the room that keys on both sides leave for the screen, with the lowest row in between.
function wide(room, fields, pills, key, { gap, bezel, edge }) {
  const across = fields.reduce((sum, field) => sum + field.across, 0) * key;
  const aside = fields.filter((field) => field.count).length * gap;
  const down = Math.max(...fields.map((field) => field.down)) * key + (pills ? gap + pill(key).height : 0);
  const height = room.height - 2 * edge;
  return {
    width: room.width - across - aside - 2 * (bezel + edge),
    height: down > height ? 0 : height - 2 * bezel,
  };
}

// Return the room above the keys, where a column of them is laid sideways.
function tall(room, fields, pills, key, { gap, bezel, edge }) {
  const across = fields.reduce((sum, field) => sum + (field.isColumn ? field.count : field.across), 0);
  const down = Math.max(...fields.map((field) => (field.isColumn ? 1 : field.down)));
  const width = room.width - 2 * edge;
  const under = down * key + gap + (pills ? gap + pill(key).height : 0);
  return {
    width: across * key + gap > width ? 0 : width - 2 * bezel,
    height: room.height - under - 2 * (bezel + edge),
  };
}

// Return the number of keys, and how many of them fit into a row below the screen.
export function inRows(fields, pills, key, width) {
  const count = fields.reduce((sum, field) => sum + field.count, pills);
  return { count, across: Math.ceil(count / Math.ceil(count * key / width)) };
}

// Return the room above such rows.
function rows(room, fields, pills, key, { gap, bezel, edge }) {
  const width = room.width - 2 * edge;
  const { count, across } = inRows(fields, pills, key, width);
  const under = Math.ceil(count / across) * key + gap;
  return { width: width - 2 * bezel, height: room.height - under - 2 * (bezel + edge) };
}

// Return the largest scale up to `most` at which all pixels have the same number of dots, unless
// that would make the screen much smaller.
function crisp(most, dots) {
  const whole = Math.floor(most * dots) / dots;
  return Math.max(whole >= ENOUGH * most ? whole : most, 1 / dots);
}
