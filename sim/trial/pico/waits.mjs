// Waiting for an emulated Pico's screen to come to rest, or to show a picture.

const STEP = 10; // ms between two looks at the screen
const LONGEST = 900_000; // ms to wait for a picture while the screen never comes to rest
export const MILLION = 1e6; // ns in a ms

/** @typedef {Pick<import("./pico.mjs").Pico, "nanos" | "run" | "cutAt" | "pixels" | "lastPixel" | "screen">} Board */

/** Run until `isDone`, for `most` ms at most. @param {Board} board @param {number} most @param {() => boolean} isDone */
export function runUntil(board, most, isDone) {
    const end = board.nanos + most * MILLION;
    while (!isDone() && !board.cutAt && board.nanos < end) board.run(STEP * MILLION);
}

/**
 * Return whether no pixel has been sent for `ms`, nor since a time in ns.
 * @param {Board} board @param {number} ms @param {number} since
 */
export function isQuiet(board, ms, since = 0) {
    return board.nanos - Math.max(board.lastPixel, since) >= ms * MILLION;
}

/**
 * Run until a picture is shown and no pixel has been sent for `quiet` ms; return how many of its pixels differ.
 *
 * Give up `most` ms after the latest new picture at rest. Pictures that have been shown before do not count: some
 * messages take turns forever.
 * @param {Board} board @param {Uint16Array} wanted @param {number} quiet @param {number} most
 */
export function waitFor(board, wanted, quiet, most) {
    const begin = board.nanos;
    const shown = new Set();
    let [newest, looked, count] = [begin, -1, 0];
    runUntil(board, LONGEST, () => {
        if (!isQuiet(board, quiet, begin)) return false;
        if (looked !== board.pixels) {
            looked = board.pixels;
            const picture = board.screen.picture();
            count = differing(picture, wanted);
            if (!shown.has(packed(picture))) newest = board.nanos;
            shown.add(packed(picture));
        }
        return !count || board.nanos - newest >= most * MILLION;
    });
    return differing(board.screen.picture(), wanted);
}

/** @param {Uint16Array} one @param {Uint16Array} other */
function differing(one, other) {
    if (one.length !== other.length) return Math.max(one.length, other.length);
    return one.reduce((count, pixel, at) => count + Number(pixel !== other[at]), 0);
}

/** Return a picture as text. @param {Uint16Array} picture */
export const packed = (picture) => Buffer.from(picture.buffer).toString("base64");
