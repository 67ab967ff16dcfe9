// What each level of the computer player considers, read from engine/number_drop/player/levels.py.

import { readFileSync } from "node:fs";

const LEVELS = new URL("../../../engine/number_drop/player/levels.py", import.meta.url);
const ROW = 8;

// Return a list of limits for `Player`, the weakest level first; the last one is QUICK's.
export function readLevels() {
    const bytes = [...readFileSync(LEVELS, "utf8").matchAll(/\\x([0-9a-f]{2})/g)].map(([, hex]) => parseInt(hex, 16));
    if (bytes.length === 0 || bytes.length % ROW) throw new Error(`${LEVELS}: not a table of ${ROW} columns`);
    const levels = [];
    for (let at = 0; at < bytes.length; at += ROW) {
        const [turns, landings, fewer, orders, fulls, deep, each, sees] = bytes.slice(at, at + ROW);
        levels.push({ turns, landings, fewer, orders, fulls, deep, each, sees });
    }
    return levels;
}
