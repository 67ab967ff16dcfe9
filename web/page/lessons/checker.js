// Checks a pupil's file in a machine of its own, which is stopped when it takes too long.

import { unpacked } from "../bytes.js";
import { reported } from "./mistakes.js";

const LONGEST_CHECK_MS = 60_000; // a player's twenty games take some seconds, on a slow computer twenty

// Return the result of web/lessons/checks.py, or { mistake }: a traceback, or "" if it did not end.
// Unless it did not end, `printed` has the lines that it printed.
export async function look(number, files) {
  const [wasm, archive] = await Promise.all([unpacked("wasm"), unpacked("files")]);
  const address = URL.createObjectURL(new Blob([workerScript()], { type: "text/javascript" }));
  const worker = new Worker(address);
  try {
    return await new Promise((resolve) => {
      worker.addEventListener("message", ({ data }) => resolve(data));
      worker.addEventListener("error", (event) => resolve({ mistake: event.message || "?" }));
      setTimeout(() => resolve({ mistake: "" }), LONGEST_CHECK_MS);
      worker.postMessage({ number, wasm, archive, files });
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(address);
  }
}

// Return the worker's script. It is not a module, since browsers start none as a worker from a
// disk, so syntax only allowed in modules is removed or moved into a function.
function workerScript() {
  const scripts = ["micropython", "lesson-worker"].map((id) => document.getElementById(id).textContent);
  const script = scripts.join("\n").replaceAll("import.meta.url", '"data:,"').replace(/\bexport default \w+;?/, "");
  return `(async () => {${script}\n})();`;
}

// Return a mistake as an entry for lesson-words.js, with its `line` in the pupil's text, if known.
export function mistakeIn(traceback, file, text) {
  if (!traceback) {
    return { says: ["endlessSomewhere"] };
  }
  const lines = traceback.trim().split("\n");
  const inFile = lines.map((line) => line.match(/File "\/?([^"]+)", line (\d+)/))
    .filter((found) => found && found[1] === file);
  // Something missing at the end of a file is only detected in the lines that exercises.js appends.
  const line = Math.min(Number(inFile.at(-1)?.[2] ?? 0), text.trimEnd().split("\n").length);
  const what = lines.at(-1);
  const loop = what.match(/^RuntimeError: endless loop (\d+)$/);
  if (loop) {
    return { says: ["endless", loop[1]], line: Number(loop[1]) };
  }
  if (!line) {
    return { says: ["broken", what] };
  }
  return { says: reported(what, line), line };
}
