// The shapes in all their orientations, computed from their art in the engine's source.
//
// A cell is row * 8 + col. Column 7 does not exist and serves as a wall.

import { readFileSync } from "node:fs";

const ENGINE = new URL("../../../engine/number_drop/shapes.py", import.meta.url);
const SOURCE = readFileSync(ENGINE, "utf8");
export const DICE_SHAPES = Number(SOURCE.match(/^DICE_SHAPES = const\((\d+)\)/m)[1]);
const ARTS = SOURCE.match(/^    arts = \(([^)]*)\)/m)[1].match(/(?<=")[#./]+(?=")/g);
const NO_CELL = 15;

function settled(cells) {
    const low = Math.min(...cells.map(([row]) => row));
    const left = Math.min(...cells.map(([, col]) => col));
    const moved = cells.map(([row, col]) => [row - low, col - left]);
    return moved.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

const turned = (cells) => settled(cells.map(([row, col]) => [-col, row]));
const flipped = (cells) => settled(cells.map(([row, col]) => [row, -col]));
const same = (one, other) => one.join() === other.join();

function orientations(art) {
    const cells = [];
    art.split("/").reverse().forEach((line, row) => {
        [...line].forEach((mark, col) => mark === "#" && cells.push([row, col]));
    });
    const found = [];
    for (let side of [settled(cells), flipped(cells)]) {
        for (let turn = 0; turn < 4; turn++, side = turned(side)) {
            if (!found.some((known) => same(known, side))) {
                found.push(side);
            }
        }
    }
    return found;
}

const shapes = ARTS.map(orientations);
const flat = shapes.flat();

export const SHAPES = shapes.length;
export const COUNT = Uint8Array.from(shapes, (shape) => shape.length);
export const FIRST = Uint8Array.from(shapes, (shape) => flat.indexOf(shape[0]));
export const SIZE = Uint8Array.from(flat, (cells) => cells.length);
export const WIDE = Uint8Array.from(flat, (cells) => 1 + Math.max(...cells.map(([, col]) => col)));
export const TALL = Uint8Array.from(flat, (cells) => 1 + Math.max(...cells.map(([row]) => row)));
// by orientation * 5 + i: the offset of its i-th cell from its lower left corner's cell
export const OFFSETS = Uint8Array.from(
    flat.flatMap((cells) => [...cells, [0, 0], [0, 0]].slice(0, 5).map(([row, col]) => row * 8 + col)),
);
// by orientation * 4 + i: the lowest row of its i-th column
export const BOTTOMS = Uint8Array.from(
    flat.flatMap((cells) =>
        [0, 1, 2, 3].map((i) => Math.min(NO_CELL, ...cells.filter(([, col]) => col === i).map(([row]) => row))),
    ),
);
