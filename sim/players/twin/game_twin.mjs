// The rules, phase by phase: engine/number_drop/game.py and table.py.

import { columnOf, digitsOf, landingOf, orientationOf } from "./actions_twin.mjs";
import { traceCombo } from "./combos_twin.mjs";
import { COUNT, DICE_SHAPES, FIRST, SHAPES } from "./shapes_twin.mjs";
import { BLOCK_DIGITS, LINE, Sheet, WIDTH } from "./sheet_twin.mjs";

export const START = 0;
export const ROLL = 1;
export const SLIDE = 2;
export const BLOCK = 3;
export const DROP = 4;
export const COMBO = 5;
export const OVER = 6;
export const STAR = 10;
export const ROLLS = 7776;
export const TILES = 5;
const BOTTOM = 4;
const ALL_LETTERS = 31;
const PAPER_SEED = 2463534242;
const WARM_UP = 16;

const FACES = [
    [1, STAR, 3, 4, 5, 7],
    [1, 2, STAR, 4, 5, 6],
    [2, 3, 4, STAR, 6, 7],
    [1, 2, 3, 5, 6, 7],
    [0, 1, 2, 3, 4, STAR],
];

export class Game {
    constructor(players, seed) {
        this.players = players;
        this.phase = START;
        this.player = 0;
        this.active = 0;
        this.round = 0;
        this.dice = new Uint8Array(5);
        this.tiles = new Uint8Array(TILES);
        this.notches = new Uint8Array(TILES);
        this.used = 0;
        this.letter = 0;
        this.slides = 0;
        this.sheets = Array.from({ length: players }, () => new Sheet());
        this.seedDice(seed);
        const shapes = players === 1 ? DICE_SHAPES : SHAPES;
        const drawn = Array.from({ length: shapes }, (_, i) => i);
        for (let i = 0; i < TILES; i++) {
            const j = i + this.below(shapes - i);
            [drawn[i], drawn[j]] = [drawn[j], drawn[i]];
        }
        this.tiles.set(drawn.slice(0, TILES));
        this.coming = this.below(ROLLS);
    }

    // --- chance: engine/rng.py ---

    seedDice(seed) {
        this.random = seed | 0 || PAPER_SEED | 0;
        for (let i = 0; i < WARM_UP; i++) this.step();
    }

    step() {
        let x = this.random;
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        this.random = x;
    }

    below(limit) {
        const fair = 65536 - (65536 % limit);
        this.step();
        while (this.random >>> 16 >= fair) this.step();
        return (this.random >>> 16) % limit;
    }

    // Replace the dice to come by those of another seed, as a player does that thinks ahead.
    imagine(seed) {
        this.seedDice(seed);
        this.coming = this.below(ROLLS);
    }

    copyFrom(other) {
        this.phase = other.phase;
        this.player = other.player;
        this.active = other.active;
        this.round = other.round;
        this.dice.set(other.dice);
        this.tiles.set(other.tiles);
        this.notches.set(other.notches);
        this.used = other.used;
        this.letter = other.letter;
        this.slides = other.slides;
        this.random = other.random;
        this.coming = other.coming;
        for (let i = 0; i < this.players; i++) this.sheets[i].copyFrom(other.sheets[i]);
    }

    // --- queries ---

    sheet() {
        return this.sheets[this.player];
    }

    anyStar() {
        const d = this.dice;
        return d[0] === STAR || d[1] === STAR || d[2] === STAR || d[3] === STAR || d[4] === STAR;
    }

    threats() {
        let letters = 0;
        for (const sheet of this.sheets) letters |= sheet.letters;
        return letters & ~this.used;
    }

    // The shape that drops now, or -1 for any dice shape: a tile's shape may have the star's number.
    shape() {
        if (this.phase === BLOCK) return this.tiles[this.letter];
        return this.dice[4] === STAR ? -1 : this.dice[4];
    }

    firstOrientation() {
        const shape = this.shape();
        return shape < 0 ? 0 : FIRST[shape];
    }

    lastOrientation() {
        const shape = this.shape();
        return shape < 0 ? FIRST[DICE_SHAPES] : FIRST[shape] + COUNT[shape];
    }

    slideLetters() {
        const shape = this.slides === 0 ? STAR : this.dice[4];
        let letters = 0;
        for (let i = 0; i < TILES; i++) {
            if (this.notches[i] < BOTTOM && (shape === STAR || this.tiles[i] === shape)) letters |= 1 << i;
        }
        return letters;
    }

    canLand() {
        const sheet = this.sheet();
        for (let o = this.firstOrientation(); o < this.lastOrientation(); o++) {
            for (let col = 0; col < WIDTH; col++) {
                if (sheet.landing(o, col) >= 0) return true;
            }
        }
        return false;
    }

    // --- actions ---

    // Perform a legal action.
    apply(action) {
        switch (this.phase) {
            case START:
                this.sheet().write(action, this.player + 1);
                if (this.player + 1 < this.players) this.player++;
                else this.beginRound(0);
                break;
            case ROLL:
                this.roll(action);
                break;
            case SLIDE:
                this.slide(action);
                break;
            case BLOCK:
                this.place(action, BLOCK_DIGITS);
                this.afterBlock();
                break;
            case DROP:
                this.place(landingOf(action), digitsOf(action));
                this.phase = COMBO;
                break;
            case COMBO:
                if (action) this.sheet().circle(...traceCombo(this.sheet(), action));
                this.afterCombo();
        }
    }

    beginRound(active) {
        this.active = active;
        this.player = active;
        this.round++;
        this.phase = ROLL;
    }

    roll(faces) {
        for (let i = 0; i < 5; i++) {
            this.dice[i] = FACES[i][faces % 6];
            faces = (faces / 6) | 0;
        }
        this.coming = this.below(ROLLS);
        if (this.players === 1) {
            this.slides = 0;
            this.slideOrDrop();
        } else if (this.anyStar() && this.threats()) {
            this.letter = 31 - Math.clz32(this.threats() & -this.threats());
            this.player = this.active;
            this.blockFrom(0);
        } else this.dropOf(this.active);
    }

    slideOrDrop() {
        for (; this.slides < 2; this.slides++) {
            if ((this.slides === 0 || this.anyStar()) && this.slideLetters()) {
                this.phase = SLIDE;
                return;
            }
        }
        this.dropOf(0);
    }

    slide(letter) {
        this.slides++;
        if (++this.notches[letter] === BOTTOM) {
            this.used |= 1 << letter;
            this.letter = letter;
            const sheet = this.sheet();
            if (((sheet.letters >> letter) & 1) === 0) {
                this.phase = BLOCK;
                if (this.canLand()) return;
                sheet.crossed |= 1 << letter;
            }
        }
        this.slideOrDrop();
    }

    blockFrom(turn) {
        this.phase = BLOCK;
        const last = this.player;
        for (let later = turn; later < this.players; later++) {
            this.player = (this.active + later) % this.players;
            if (((this.sheet().letters >> this.letter) & 1) === 0 && this.canLand()) return;
        }
        this.player = last;
        this.used |= 1 << this.letter;
        for (const sheet of this.sheets) sheet.crossed |= 1 << this.letter;
        this.endRound();
    }

    afterBlock() {
        if (this.players === 1) {
            this.sheet().crossed |= 1 << this.letter;
            this.slideOrDrop();
        } else this.blockFrom(((this.player - this.active + this.players) % this.players) + 1);
    }

    dropOf(player) {
        this.player = player;
        this.phase = DROP;
        if (!this.canLand()) this.phase = COMBO;
    }

    place(landing, digits) {
        const sheet = this.sheet();
        const orientation = orientationOf(landing);
        const col = columnOf(landing);
        sheet.place(orientation, sheet.landing(orientation, col), col, digits);
    }

    afterCombo() {
        const player = (this.player + 1) % this.players;
        if (player === this.active) this.endRound();
        else this.dropOf(player);
    }

    endRound() {
        let over = this.players === 1 && this.used === ALL_LETTERS;
        for (const sheet of this.sheets) {
            sheet.circleRows();
            over ||= sheet.top() > LINE;
        }
        if (over) {
            for (const sheet of this.sheets) sheet.circlePenalties();
            this.phase = OVER;
        } else this.beginRound((this.active + 1) % this.players);
    }
}
