// The value of a turn's choices, in 1 / POINT points: engine/number_drop/player/judge.py.

import { columnOf, digitIn, digitsOf, landingOf, orientationOf } from "./actions_twin.mjs";
import { traceCombo } from "./combos_twin.mjs";
import { MOST_DETAILS, listDetails } from "./details_twin.mjs";
import * as F from "./features_twin.mjs";
import { TILES } from "./game_twin.mjs";
import { findGroups, largest, listCombos, listDigits, pushDigit, setHeights, takeBack } from "./groups_twin.mjs";
import { POINT, SUMS, add, detailsWorth, worth } from "./net.mjs";
import { Rivals } from "./rivals_twin.mjs";
import { OFFSETS, SIZE } from "./shapes_twin.mjs";
import { BASE, COLUMN, EMPTY, HEIGHT, LINE, WIDTH } from "./sheet_twin.mjs";

const BONUS = 32;
const PENALTY = 5 * POINT;
const MOST_COMBOS = 128;
const LANDINGS = 512; // possible numbers of landings

export class Judge {
    constructor(net, limits) {
        this.net = net;
        this.table = net.packed();
        this.nothing = net.nothing();
        this.limits = limits;
        this.active = new Uint8Array(F.MOST_ACTIVE);
        this.n = 0; // the number of active features
        this.details = new Uint16Array(MOST_DETAILS); // the active details, where no combo follows
        this.nDetails = 0;
        this.ofSurface = 0; // how many of them, at the start, are the surface's
        this.surface = new Int32Array(SUMS); // the sums of those
        this.before = new Int32Array(SUMS); // ... of the groups before a drop, and of the table
        this.sums = new Int32Array(SUMS);
        this.none = new Int32Array(SUMS);
        this.certain = 0; // the points that the rows gain or lose for certain
        this.top = 0; // the highest column
        this.placeOf = new Uint8Array(LANDINGS); // by landing: its index in `memory`
        this.memory = Array.from({ length: limits.landings }, () => ({
            heights: new Uint8Array(WIDTH),
            filled: new Uint8Array(HEIGHT),
            surface: new Int32Array(SUMS),
            active: new Uint8Array(F.MOST_ACTIVE),
        }));
        this.heights = new Uint8Array(WIDTH); // including what is put on the sheet
        this.filled = new Uint8Array(HEIGHT);
        this.combos = new Int32Array(MOST_COMBOS);
        this.lifted = new Uint8Array(8);
        this.rivals = new Rivals(limits.rivals);
        this.compared = []; // the combos judged last
        this.comboAction = 0;
    }

    // Load what no choice of this turn changes.
    begin(game) {
        const sheet = game.sheet();
        this.sheet = sheet;
        this.grid = sheet.grid;
        this.open0 = sheet.openSizes(0) >> 3;
        this.open1 = sheet.openSizes(1) >> 3;
        this.several = game.players > 1 && !this.limits.alone;
        if (this.several) this.rivals.load(game);
        const falling = (this.several ? this.rivals.threats : ~game.used) & ~sheet.letters;
        this.left = 0;
        this.blocks = 0;
        for (let i = 0; i < TILES; i++) {
            this.left += 4 - game.notches[i];
            this.blocks += (falling >> i) & 1;
        }
        this.last = this.left === 0 || (this.several && this.rivals.isEnding);
        if (this.several) this.left = this.rivals.slidesLeft(game.round);
        listDigits(this.grid, sheet.top());
        this.look();
        this.survey();
    }

    // Load the sheet's own heights and rows, with nothing put on.
    look() {
        for (let col = 0; col < WIDTH; col++) this.heights[col] = this.sheet.heights[col];
        for (let row = 0; row < HEIGHT; row++) this.filled[row] = this.sheet.filled[row];
    }

    // Put a shape's outline on them; return its lower left cell.
    outline(landing) {
        const { heights, filled } = this;
        const orientation = orientationOf(landing);
        const col = columnOf(landing);
        this.look();
        const corner = (this.sheet.landing(orientation, col) << 3) + col;
        for (let i = orientation * 5; i < orientation * 5 + SIZE[orientation]; i++) {
            const cell = corner + OFFSETS[i];
            filled[cell >> 3] |= 1 << (cell & 7);
            if (heights[cell & 7] <= cell >> 3) heights[cell & 7] = (cell >> 3) + 1;
        }
        this.survey();
        return corner;
    }

    // Evaluate the surface, which digits do not affect.
    survey() {
        const { heights, active } = this;
        let top = 0;
        for (let col = 0; col < WIDTH; col++) if (heights[col] > top) top = heights[col];
        this.top = top;
        this.ofSurface = F.surfaceFeatures(heights, this.filled, active, 0);
        this.certain = F.freshRows * 2 * POINT - PENALTY * Math.max(0, top - LINE);
        add(this.table, active, 0, this.ofSurface, this.nothing, this.surface);
    }

    // The value of ending the game with a value, if that is a choice.
    ending(value) {
        return this.several ? this.rivals.ending(value) : value;
    }

    // --- landings ---

    beginLandings() {
        setHeights(this.heights);
        findGroups(this.grid);
        let n = F.groupFeatures(this.open0, this.open1, this.active, 0);
        n = F.slotFeatures(this.open0, this.open1, this.left, this.blocks, this.active, n);
        this.active[n++] = F.PENDING;
        add(this.table, this.active, 0, n, this.none, this.before);
    }

    landingValue(landing) {
        this.outline(landing);
        const { certain } = this;
        if (this.top > LINE) return this.ending(certain - 4 * PENALTY);
        return this.last ? certain : certain + worth(this.net, this.surface, this.before);
    }

    // --- drops ---

    dropValue(action) {
        const corner = this.put(action);
        const value = this.evaluate(true, this.open0, this.open1, this.blocks, 0);
        this.lift(action, corner);
        return value;
    }

    deepValue(action) {
        const corner = this.put(action);
        const value = this.bestCombo(1);
        this.lift(action, corner);
        return value;
    }

    // Cache a landing's surface: drops there are evaluated next.
    remember(number, landing) {
        const kept = this.memory[number];
        this.placeOf[landing] = number;
        kept.corner = this.outline(landing);
        kept.heights.set(this.heights);
        kept.filled.set(this.filled);
        kept.surface.set(this.surface);
        kept.active.set(this.active);
        kept.ofSurface = this.ofSurface;
        kept.certain = this.certain;
        kept.top = this.top;
    }

    // Do the same as `outline` for a cached landing.
    recall(landing) {
        const kept = this.memory[this.placeOf[landing]];
        this.heights.set(kept.heights);
        this.filled.set(kept.filled);
        this.surface.set(kept.surface);
        this.active.set(kept.active);
        this.ofSurface = kept.ofSurface;
        this.certain = kept.certain;
        this.top = kept.top;
        return kept.corner;
    }

    // Put a drop into the grid and the outline; return its lower left cell in the grid.
    put(action) {
        const at = orientationOf(action) * 5;
        const corner = this.recall(landingOf(action)) + BASE;
        const digits = digitsOf(action);
        for (let i = 0; i < 4; i++) {
            const cell = corner + OFFSETS[at + i];
            const digit = digitIn(digits, i);
            this.grid[cell] = digit;
            pushDigit(cell, digit);
        }
        return corner;
    }

    // Remove it again.
    lift(action, corner) {
        const at = orientationOf(action) * 5;
        for (let i = 3; i >= 0; i--) takeBack(this.grid, corner + OFFSETS[at + i]);
    }

    // --- the sheet ---

    // The value of the sheet with what is put on it, when no combo follows.
    sheetNow() {
        return this.evaluate(false, this.open0, this.open1, this.blocks, 0);
    }

    // ... with some values open, and `gain` points being circled; `pending`: a combo may follow.
    evaluate(pending, open0, open1, blocks, gain) {
        const { active, heights } = this;
        const certain = this.certain + gain * POINT;
        setHeights(heights);
        findGroups(this.grid);
        const over = this.top > LINE;
        if (over || this.last) {
            const value = certain + (pending ? this.largestGain() * POINT : 0);
            return over ? this.ending(value) : value;
        }
        let n = F.groupFeatures(open0, open1, active, this.ofSurface);
        n = F.joinFeatures(this.grid, heights, active, n);
        n = F.slotFeatures(open0, open1, this.left, blocks, active, n);
        if (pending) active[n++] = F.PENDING;
        this.n = n;
        add(this.table, active, this.ofSurface, n, this.surface, this.sums);
        const value = certain + worth(this.net, this.sums, this.none);
        if (pending) return value;
        this.nDetails = listDetails(this.grid, heights, this.details, 0);
        const detailed = value + detailsWorth(this.net, this.details, this.nDetails);
        const { correction } = this.limits;
        if (!correction || this.several) return detailed;
        return detailed + Math.round(correction.of(this, open0, open1) * POINT);
    }

    // The points of the best combo among the groups found.
    largestGain() {
        let most = 0;
        for (let kind = 0; kind < 2; kind++) {
            const open = kind ? this.open1 : this.open0;
            for (let size = largest(kind); size > 2; size--) {
                if ((open >> (size - 3)) & 1) most = Math.max(most, this.gain(kind, size));
            }
        }
        return most;
    }

    gain(kind, size) {
        if (size === 8) return 8;
        const before = this.sheet.values[kind] & 31;
        return COLUMN[before | (1 << (size - 3))] - COLUMN[before];
    }

    // --- combos ---

    // Judge passing and up to `each` combos of each kind and value; return the value of the best.
    bestCombo(each) {
        this.comboAction = 0;
        let most = this.sheetNow();
        this.compared = [{ action: 0, value: most }];
        let count = 0;
        for (let kind = 0; kind < 2; kind++) {
            const open = kind ? this.open1 : this.open0;
            for (let size = 3; size <= this.limits.sees; size++) {
                if ((open >> (size - 3)) & 1) count = listCombos(kind, size, each, this.combos, count);
            }
        }
        for (let i = count - 1; i >= 0; i--) {
            const action = this.combos[i];
            const value = this.comboValue(action);
            this.compared.push({ action, value });
            if (value > most) {
                most = value;
                this.comboAction = action;
            }
        }
        return most;
    }

    comboValue(action) {
        const { sheet, grid, lifted, rivals } = this;
        const [kind, cells, size] = traceCombo(sheet, action);
        const bit = 1 << (size - 3);
        let { open0, open1, blocks } = this;
        let weapon = 0;
        if (kind || bit === BONUS) open1 &= ~bit;
        if (!kind || bit === BONUS) open0 &= ~bit;
        if (bit !== BONUS && ((open0 | open1 | sheet.crossed | sheet.letters) & bit) === 0) {
            blocks -= this.several ? (rivals.threats >> (size - 3)) & 1 : 1;
            if (this.several && (rivals.harmless & bit) === 0) weapon = rivals.constants.WEAPON;
        }
        for (let i = 0; i < size; i++) {
            lifted[i] = grid[BASE + cells[i]];
            grid[BASE + cells[i]] = EMPTY;
        }
        let value = this.evaluate(false, open0, open1, blocks, this.gain(kind, size));
        if (!this.last && this.top <= LINE) value += weapon; // otherwise there is no further roll that it could harm
        for (let i = 0; i < size; i++) grid[BASE + cells[i]] = lifted[i];
        return value;
    }
}
