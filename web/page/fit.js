// How large screen and keys are in a window: the screen first, the keys as large as that leaves room.
//
// Every arrangement is tried: keys of all sizes, beside the screen or below it, or in rows below an
// upright one, with much space around all parts or hardly any. Of those with the largest screen one
// with handy keys is taken, then one with much space, then the one with the largest keys.

export const LEAST_KEY = 44; // CSS pixels: what a fingertip hits
const HANDY_KEY = 60;
const LARGEST_KEY = 76;
const SPACES = [
  { gap: 12, bezel: 10, edge: 13 }, // between parts, around the screen, around all
  { gap: 4, bezel: 0, edge: 0 },
];
const ENOUGH = 0.8; // of the largest screen that there is room for: then its pixels are all alike

// `board` has the screen's width and height in pixels, and whether it `is_phone`. That one takes all
// the width that there is: on 390 CSS pixels its cells are 35 wide, with whole dots they would be 32.
// `fields` are the keys on either side:
// { across, down, count, isColumn }; `pills` is how many keys are below. `dots` are those of the
// screen to a CSS pixel. Returns { name, key, gap, bezel, edge, scale }, the name of an arrangement.
export function fit(room, board, fields, pills, dots) {
  const tried = [];
  const isUpright = board.height > board.width;
  const arrangements = isUpright ? { wide, tall, rows } : { wide, tall };
  for (const space of SPACES) {
    for (let key = LARGEST_KEY; key >= LEAST_KEY; key -= 4) {
      for (const [name, roomWith] of Object.entries(arrangements)) {
        const left = roomWith(room, fields, pills, key, space);
        const most = Math.min(left.width / board.width, left.height / board.height);
        tried.push({ name, key, ...space, scale: board.is_phone ? most : crisp(most, dots) });
      }
    }
  }
  const merits = ({ scale, key, gap }) => [scale, Math.min(key, HANDY_KEY), gap, key];
  return tried.reduce((best, next) => (isGreater(merits(next), merits(best)) ? next : best));
}

// Return whether the first number that differs is greater.
function isGreater(numbers, others) {
  const place = numbers.findIndex((number, i) => number !== others[i]);
  return place >= 0 && numbers[place] > others[place];
}

// Return how large a key of the lowest row is: it may be lower than the others, not too low to hit.
export function pill(key) {
  return { width: key * 1.5, height: Math.max(LEAST_KEY, key * 0.6) };
}

// Return the room that keys on both sides leave for the screen. The lowest row stands there too.
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

// Return the room above the keys. There a column of them lies on its side.
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

// Return how many keys there are, and how many of them stand in a row below the screen.
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

// Return the largest scale up to `most` at which each pixel has as many dots as any other, unless
// that would make the screen much smaller.
function crisp(most, dots) {
  const whole = Math.floor(most * dots) / dots;
  return Math.max(whole >= ENOUGH * most ? whole : most, 1 / dots);
}
