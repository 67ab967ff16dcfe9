// The desktop player: tries the most promising choices by playing on with other dice.
//
// Every choice meets the same dice. Round by round the worse half is dropped, and the rest is tried
// as many more times as all of them were: successive halving.

import { readCorrection } from "./correction.mjs";
import { BLOCK, COMBO, DROP, Game, OVER, ROLL, SLIDE, START, TILES } from "./game_twin.mjs";
import { Player } from "./player.mjs";
import { POINT } from "./net.mjs";
import { Rolls } from "./rolls.mjs";

// the limits of a playout's own player, and of the one that proposes the choices
const QUICK = { landings: 6, fewer: 4, fulls: 24, deep: 3, each: 2 };
const WIDE = { landings: 16, fewer: 12, fulls: 120, deep: 30, each: 6 };
// The share of a drop's playouts that another choice needs: a drop has more nearly equal choices.
const SHARE = { [START]: 0.1, [SLIDE]: 0.1, [BLOCK]: 0.25, [DROP]: 1, [COMBO]: 0.25 };
const CORRECTION = readCorrection();
const WIN = 40;
export const DEFAULTS = { playouts: 1200, rounds: 1, breadth: 30 };

export class Lookahead {
    constructor(net, settings = {}, seed = 1) {
        this.settings = { ...DEFAULTS, ...settings };
        this.quick = new Player(net, { ...QUICK, correction: CORRECTION, ...this.settings.quick });
        const deep = Math.max(WIDE.deep, this.settings.breadth);
        this.wide = new Player(net, { ...WIDE, correction: CORRECTION, deep });
        this.rolls = new Rolls();
        this.seed = seed;
        this.trial = null;
    }

    // Return the choices tried, the best first: [{ action, value (points), tries }]. The action `asked`
    // is always among them, and tried to the end.
    rank(game, asked = -1) {
        const proposed = this.propose(game);
        if (asked >= 0 && !proposed.includes(asked)) proposed.push(asked);
        const choices = proposed.map((action) => ({ action, sum: 0, tries: 0 }));
        if (choices.length < 2) return choices.map(({ action }) => ({ action, value: 0, tries: 0 }));
        if (this.trial?.players !== game.players) this.trial = new Game(game.players, 1);
        const stages = Math.ceil(Math.log2(choices.length));
        const playouts = this.settings.playouts * SHARE[game.phase];
        let alive = choices;
        let first = 0;
        for (let stage = 0; stage < stages; stage++) {
            const tries = Math.max(1, Math.round(playouts / stages / alive.length));
            for (let i = first; i < first + tries; i++) {
                for (const choice of alive) {
                    choice.sum += this.playOn(game, choice.action, this.seed + i);
                    choice.tries++;
                }
            }
            first += tries;
            alive.sort((a, b) => b.sum / b.tries - a.sum / a.tries);
            const kept = Math.max(2, Math.ceil(alive.length / 2));
            alive = alive.filter((choice, place) => place < kept || choice.action === asked);
        }
        this.seed = (this.seed + first) | 0;
        alive.sort((a, b) => b.sum / b.tries - a.sum / a.tries);
        const rest = choices.filter((choice) => !alive.includes(choice));
        rest.sort((a, b) => b.tries - a.tries || b.sum / b.tries - a.sum / a.tries);
        return [...alive, ...rest].map(({ action, sum, tries }) => ({ action, value: sum / tries, tries }));
    }

    choose(game) {
        return this.rank(game)[0].action;
    }

    // The choices worth trying, according to the evaluation alone.
    propose(game) {
        const { wide, settings } = this;
        if (game.phase === OVER || game.phase === ROLL) return [];
        if (game.phase === START) return [...Array(7).keys()];
        if (game.phase === SLIDE) {
            return [...Array(TILES).keys()].filter((letter) => (game.slideLetters() >> letter) & 1);
        }
        wide.choose(game);
        return wide.ranked().slice(0, settings.breadth);
    }

    // Try one choice with the dice of one seed; return the resulting points.
    playOn(game, action, seed) {
        const { trial, quick } = this;
        const me = game.player;
        trial.copyFrom(game);
        trial.imagine(Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995);
        trial.coming = this.rolls.of(seed);
        trial.apply(action);
        const last = game.round + this.settings.rounds;
        while (trial.phase !== OVER) {
            if (trial.phase === ROLL) {
                if (trial.round > last) break;
                trial.apply(trial.coming);
            } else trial.apply(quick.choose(trial));
        }
        if (game.players === 1) return this.points(trial, 0);
        const own = this.points(trial, me);
        let best = -100;
        for (let i = 0; i < game.players; i++) if (i !== me) best = Math.max(best, this.points(trial, i));
        if (trial.phase !== OVER) return own - best;
        return own - best + (own > best ? WIN : own < best ? -WIN : 0);
    }

    // A player's points, plus those the evaluation still expects.
    points(trial, player) {
        const score = trial.sheets[player].score();
        if (trial.phase === OVER) return score;
        const { player: turn } = trial;
        trial.player = player;
        this.quick.begin(trial);
        const { quick } = this;
        const value = quick.sheetNow();
        trial.player = turn;
        return score + value / POINT;
    }
}
