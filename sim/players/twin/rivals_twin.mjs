// What changes with several players: engine/number_drop/player/rivals.py.

import { readFileSync } from "node:fs";
import { LINE } from "./sheet_twin.mjs";
import { POINT } from "./net.mjs";

const WIN = 40 * POINT;
const NONE = -(1 << 20);
const RIVALS = new URL("../../../engine/number_drop/player/rivals.py", import.meta.url);

// The tuned constants WEAPON, _TURN, _SLIDES and _PACE, as the board's player has them.
const found = [...readFileSync(RIVALS, "utf8").matchAll(/^(\w+) = const\((\d+)\)/gm)];
const CONSTANTS = Object.fromEntries(found.map(([, name, number]) => [name, Number(number)]));

export class Rivals {
    constructor(constants = {}) {
        this.constants = { ...CONSTANTS, ...constants };
    }

    // Load the table as seen by the current player.
    load(game) {
        const { players, player, active } = game;
        const place = (seat) => (seat - active + players) % players;
        this.threats = game.threats();
        this.harmless = 31;
        this.isEnding = false;
        this.score = game.sheet().score() * POINT;
        this.best = NONE;
        game.sheets.forEach((sheet, seat) => {
            if (seat === player) return;
            this.harmless &= sheet.letters;
            let points = sheet.score() * POINT;
            const over = sheet.top() - LINE;
            if (over > 0) {
                this.isEnding = true;
                points -= over * 5 * POINT;
            }
            if (place(seat) > place(player)) points += this.constants._TURN;
            if (points > this.best) this.best = points;
        });
    }

    // A value, adjusted for the game ending with it because the player chose so.
    ending(value) {
        if (this.isEnding) return value;
        return this.score + value > this.best ? value + WIN : value - WIN;
    }

    slidesLeft(round) {
        const { _SLIDES, _PACE } = this.constants;
        return Math.max(0, _SLIDES - Math.floor(((round - 1) * _PACE) / 5));
    }
}
