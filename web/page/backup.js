// Everything that the browser has stored, as one file to save and to load.
//
// The file is JSON, gzipped: the checksum in that shows whether it arrived whole.

import { save, through } from "./bytes.js";
import { tell } from "./notice.js";
import { store } from "./store.js";
import { at, words } from "./words.js";

const NAME = "number-drop.backup";
const MOST_BYTES = 1 << 20; // of a file that is looked at

export function listenToBackup(device) {
  at("save-all").addEventListener("click", async () => {
    device.save_settings();
    const text = new TextEncoder().encode(JSON.stringify(store.all()));
    save(new Blob([await through(new CompressionStream("gzip"), text)]), NAME);
  });
  at("load-all").addEventListener("click", () => at("backup").click());
  at("backup").addEventListener("change", async () => {
    const [file] = at("backup").files;
    at("backup").value = ""; // so that the same file can be chosen again
    const values = await valuesIn(file);
    at("help").close();
    if (!values || !store.isWhole(values)) {
      tell("noBackup");
    } else if (confirm(words.replaces)) {
      store.replaceAll(values);
      location.reload();
    }
  });
}

// Return a backup's values by their names, null if the file is none or is damaged.
async function valuesIn(file) {
  try {
    const packed = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
    return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("gzip"), packed)));
  } catch (damage) {
    console.info(damage);
    return null;
  }
}
