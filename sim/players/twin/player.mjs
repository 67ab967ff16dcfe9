// The computer player, as in engine/number_drop/bot.py, as fast as this computer allows.

import { columnOf, dropAt, orientationOf } from "./actions_twin.mjs";
import { keep } from "./best_twin.mjs";
import { BLOCK, COMBO, DROP, SLIDE, STAR, START } from "./game_twin.mjs";
import { findDown } from "./groups_twin.mjs";
import { Judge } from "./judge_twin.mjs";
import { orderDigits, orderGain, ordersOf } from "./orders_twin.mjs";
import { WIDE } from "./shapes_twin.mjs";
import { BASE, WIDTH } from "./sheet_twin.mjs";

const WORST = -(1 << 30);
const GAIN = 32; // 1/8 of a point in 1 / POINT points
// A player's limits: see engine/number_drop/player/levels.py. With `alone`, it plays with others as
// if it were alone; `correction` is what the desktop's player adds, in solo games, to the evaluation
// of a sheet that no combo follows.
const LIMITS = {
    turns: 19,
    landings: 10,
    fewer: 6,
    orders: 24,
    fulls: 48,
    deep: 6,
    each: 4,
    sees: 8,
    alone: false,
    correction: null,
};

export class Player extends Judge {
    constructor(net, limits = {}) {
        super(net, { ...LIMITS, ...limits });
        const { landings, fulls, deep } = this.limits;
        this.landKey = new Int32Array(landings);
        this.landing = new Int32Array(landings);
        this.landings = 0;
        this.fullKey = new Int32Array(fulls);
        this.full = new Int32Array(fulls);
        this.fulls = 0;
        this.bestKey = new Int32Array(Math.max(deep, 1));
        this.best = new Int32Array(Math.max(deep, 1));
        this.found = 0;
        this.judged = []; // the choices judged last, each with its value
        this.value = 0; // of the latest choice, in 1 / POINT points still to come
    }

    choose(game) {
        if (game.phase === START) return (game.player * 5) % WIDTH;
        if (game.phase === SLIDE) return this.slide(game);
        this.begin(game);
        if (game.phase === BLOCK) return this.block(game);
        if (game.phase === DROP) return this.drop(game);
        this.value = this.bestCombo(this.limits.each);
        this.judged = this.compared;
        return this.comboAction;
    }

    // The choices judged last, the best first; of drops only those whose combos were evaluated.
    ranked() {
        return this.judged.sort((a, b) => b.value - a.value).map(({ action }) => action);
    }

    slide(game) {
        const letters = game.slideLetters();
        const wanted = letters & game.sheet().letters || letters;
        return 31 - Math.clz32(wanted);
    }

    block(game) {
        this.judged = [];
        let choice = -1;
        this.value = WORST;
        this.eachLanding(game, (landing) => {
            this.outline(landing);
            const value = this.sheetNow();
            this.judged.push({ action: landing, value });
            if (value > this.value) {
                this.value = value;
                choice = landing;
            }
        });
        return choice;
    }

    // Call found(landing) for all landings of the first orientations, or of all if those have none.
    eachLanding(game, found, turns = 99) {
        const first = game.firstOrientation();
        let count = 0;
        for (let o = first; o < game.lastOrientation(); o++) {
            if (o >= first + turns && count) break;
            for (let col = 0; col + WIDE[o] <= WIDTH; col++) {
                if (this.sheet.landing(o, col) < 0) continue;
                count++;
                found((o << 3) | col);
            }
        }
    }

    drop(game) {
        this.chooseLandings(game);
        this.chooseOrders(game);
        this.found = 0;
        for (let i = 0; i < this.fulls; i++) {
            const action = this.full[i];
            this.found = keep(this.bestKey, this.best, this.found, this.best.length, this.dropValue(action), action);
        }
        let [choice] = this.best;
        [this.value] = this.bestKey;
        if (!this.limits.deep) return choice;
        this.value = WORST;
        this.judged = [];
        for (let i = 0; i < this.found; i++) {
            const value = this.deepValue(this.best[i]);
            this.judged.push({ action: this.best[i], value });
            if (value > this.value) {
                this.value = value;
                choice = this.best[i];
            }
        }
        return choice;
    }

    chooseLandings(game) {
        const { dice } = game;
        const star = dice[0] === STAR || dice[1] === STAR || dice[2] === STAR;
        const kept = star ? this.limits.fewer : this.limits.landings;
        this.beginLandings();
        findDown(this.grid);
        this.landings = 0;
        const offer = (landing) => {
            const value = this.landingValue(landing);
            this.landings = keep(this.landKey, this.landing, this.landings, kept, value, landing);
        };
        this.eachLanding(game, offer, this.limits.turns);
    }

    chooseOrders(game) {
        const { dice } = game;
        const orders = ordersOf(dice);
        const tried = Math.min(orders.length, this.limits.orders);
        this.fulls = 0;
        for (let i = 0; i < this.landings; i++) {
            const landing = this.landing[i];
            const orientation = orientationOf(landing);
            const col = columnOf(landing);
            const corner = (this.sheet.landing(orientation, col) << 3) + col + BASE;
            this.remember(i, landing);
            for (let j = 0; j < tried; j++) {
                const gain = orderGain(this.grid, dice, orders[j], corner, orientation * 5);
                const action = dropAt(orderDigits, landing);
                const worth = this.landKey[i] + gain * GAIN;
                this.fulls = keep(this.fullKey, this.full, this.fulls, this.full.length, worth, action);
            }
        }
    }
}
