// The first roll of each playout: in any aligned six playouts each die shows each of its faces once.
//
// With independent rolls, a few playouts differ more by luck with the first one. All rolls stay as
// likely as they are: Latin hypercube sampling.

import { randomFrom } from "./random.mjs";

const DICE = 5;
const FACES = 6;
const MIX = 0x9e3779b1; // so that neighbouring rows do not resemble each other
const WARM_UP = 8;

export class Rolls {
    constructor() {
        this.row = null; // which six are in `rolls`
        this.rolls = new Uint16Array(FACES);
    }

    // Return the number of the first roll for a playout's seed, as used by `Game.coming`.
    of(seed) {
        const row = Math.floor(seed / FACES);
        if (row !== this.row) this.shuffle(row);
        return this.rolls[seed - row * FACES];
    }

    shuffle(row) {
        this.row = row;
        this.rolls.fill(0);
        const random = randomFrom(Math.imul(row, MIX) ^ MIX);
        for (let i = 0; i < WARM_UP; i++) random();
        for (let die = 0, place = 1; die < DICE; die++, place *= FACES) {
            const faces = [...Array(FACES).keys()];
            for (let i = 0; i < FACES; i++) {
                const [face] = faces.splice(Math.floor(random() * faces.length), 1);
                this.rolls[i] += place * face;
            }
        }
    }
}
