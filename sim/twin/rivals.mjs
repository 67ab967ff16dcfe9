// What several players change: engine/number_drop/player/rivals.py.

import { LINE } from "./sheet.mjs";
import { POINT } from "./net.mjs";

export const WEAPON = 1.5 * POINT;
const TURN = 4 * POINT; // what a player may still gain in the round in which the game ends
const WIN = 40 * POINT;
const NONE = -(1 << 20);
const SLIDES = 10;
const PACE = 3;

export class Rivals {
    // Look around the table, from the seat of the player in turn.
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
            if (place(seat) > place(player)) points += TURN;
            if (points > this.best) this.best = points;
        });
    }

    // A value with what it means that the game ends for that, the player choosing so.
    ending(value) {
        if (this.isEnding) return value;
        return this.score + value > this.best ? value + WIN : value - WIN;
    }

    slidesLeft(round) {
        return Math.max(0, SLIDES - Math.floor(((round - 1) * PACE) / 5));
    }
}
