// The four exercises: where a pupil's file goes on a drive, and how the machine gets it.

const LEAST_CELLS = 3, MOST_CELLS = 5; // of a tile, as in sim/exercises/faults/tile.py

// By number: the file on the drive, and the `lists` that name it: [file, list, name], where no name
// means the drawing.
const EXERCISES = {
  1: { file: "firmware/themes/my.py", lists: [["firmware/themes/__init__.py", "NAMES", "my"]] },
  2: { file: "firmware/text/my.py", lists: [["firmware/text/__init__.py", "LANGUAGES", "my"]] },
  4: { // its file is a drawing, added to the others
    file: "",
    lists: [["engine/number_drop/shapes.py", "NAMES", "MY"], ["engine/number_drop/shapes.py", "arts"]],
  },
  5: { file: "firmware/guests/zoe.py", lists: [["firmware/guests/__init__.py", "NAMES", "zoe"]] },
};

// Return the files of a drive that an exercise changes, by name. `source` returns a file's original
// content.
function filesOf(number, text, source) {
  const { file, lists } = EXERCISES[number];
  const files = file ? { [file]: text } : {};
  for (const [place, list, name = artOf(text)] of lists) {
    files[place] = withName(files[place] ?? source(place), list, name, place);
  }
  return files;
}

// Return a file with a name added at the end of a list, whatever the list contains.
function withName(source, list, name, place) {
  const found = new RegExp(`^( *${list} = \\()((?:\\s*"[^"]*",?)*)\\s*\\)`, "m");
  if (!found.test(source)) {
    throw new Error(`${place}: write ${list} as names in quotes, in round brackets`);
  }
  return source.replace(found, (_, head, names) =>
    `${head}${names ? `${names.replace(/,$/, "")}, "${name}"` : `"${name}",`})`);
}

// Return a drawing in the game's form: "##/##/#.".
function artOf(drawing) {
  return drawing.split("\n").map((row) => row.trim()).filter(Boolean).join("/");
}

// Return what is wrong with a drawing, before any machine loads it; [] for nothing. The machine's
// tables have no room for a large drawing, so that is detected here.
function wrongDrawing(drawing) {
  const rows = artOf(drawing).split("/");
  if (!rows.every((row) => /^[#.]*$/.test(row))) {
    return [["signs"]];
  }
  const cells = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [[x, y]] : [])));
  if (!cells.length) {
    return [["noCells"]];
  }
  if (cells.length < LEAST_CELLS || cells.length > MOST_CELLS) {
    return [["size", cells.length, MOST_CELLS]];
  }
  const isWide = [0, 1].some((way) => {
    const places = cells.map((cell) => cell[way]);
    return Math.max(...places) - Math.min(...places) >= MOST_CELLS;
  });
  return isWide ? [["apart"]] : [];
}

// Return a pupil's file with its endless loops guarded: each iteration of a `while` is counted,
// and so is every choice of a player, without changing line numbers; see web/lessons/guard.py.
function guarded(text) {
  const lines = text.split("\n").map((line, i) =>
    line.replace(/^([ \t]*)while\b(?!.*:=)/, `$1while lesson_turn(${i + 1}) and`));
  return `${lines.join("\n")}\n\ntry:\n    choose = lesson_guarded(choose)\nexcept NameError:\n    pass\n`;
}

// Return all of an exercise's files for a machine, guarded in the same way.
export function filesForMachine(number, text, source) {
  const files = filesOf(number, text, source);
  const { file } = EXERCISES[number];
  return file ? { ...files, [file]: guarded(text) } : files;
}
