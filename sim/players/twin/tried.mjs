// Sheets to learn from, with their values found by playing on for a round with other dice.
//
// The value of a sheet that no combo follows is that of the next round's best drop, averaged over six
// rolls; the value of a sheet with a drop on it is that of its best combo. This keeps the influence of
// luck small. The sheets come from games against chance, and from the alternatives compared there.

import { landingOf } from "./actions_twin.mjs";
import { COMBO, DROP, Game, OVER, ROLL } from "./game_twin.mjs";
import { POINT } from "./net.mjs";
import { Player } from "./player.mjs";
import { randomFrom } from "./random.mjs";
import { Rolls } from "./rolls.mjs";
import { LINE } from "./sheet_twin.mjs";

const EXPLORE = 0.15; // how often a game continues with a drop other than the best
const AMONG_BEST = 0.5; // how often that drop is one of those whose combos were evaluated
const ANY_COMBO = 0.3; // how often a combo is any of those that were compared
const DROPS = 5; // most sheets per drop with a drop on them
const SHEETS = 3; // ... and with a combo after that
const ROLLED = 6; // rolls for each of these: all faces of each die
export const MOST_A_GAME = 20 * (DROPS + SHEETS);
const SOME = { landings: 8, fewer: 5, fulls: 32, deep: 4, each: 2 }; // the limits in a round played on

export class Trials {
    // `limits`: those of the player of these games, as for Player.
    constructor(net, limits = {}) {
        this.player = new Player(net, limits);
        this.quick = new Player(net, { ...limits, ...SOME });
        this.rolls = new Rolls();
        this.after = new Game(1, 1);
        this.trial = new Game(1, 1);
    }

    // Play a solo game and call found(judge, pending, points to come, points expected) for each of its
    // sheets and the alternatives, right after the judge has evaluated it. Return the score.
    play(seed, found) {
        const { player } = this;
        const game = new Game(1, seed);
        const random = randomFrom(seed);
        this.seed = Math.imul(seed, 1 << 16) >>> 0;
        this.seed -= this.seed % ROLLED;
        while (game.phase !== OVER) {
            if (game.phase === ROLL) {
                game.apply(game.coming);
                continue;
            }
            let action = player.choose(game);
            if (game.phase === DROP && !player.last) {
                const any = this.drops(random);
                if (random() < EXPLORE) action = any();
                this.tryDrops(any, found);
                this.tryCombos(game, [action, any(), any()].slice(0, SHEETS), random, found);
            }
            game.apply(action);
        }
        return game.sheets[0].score();
    }

    // Return a function that picks one of the drops that the player has just compared.
    drops(random) {
        const { player } = this;
        const all = [...player.full.subarray(0, player.fulls)];
        const best = [...player.best.subarray(0, player.found)];
        return () => {
            const some = random() < AMONG_BEST ? best : all;
            return some[Math.floor(random() * some.length)];
        };
    }

    tryDrops(any, found) {
        const { player } = this;
        for (const drop of new Set(Array.from({ length: DROPS }, any))) {
            player.remember(0, landingOf(drop));
            const value = player.deepValue(drop);
            player.dropValue(drop);
            if (player.top <= LINE) found(player, true, (value - player.certain) / POINT);
        }
    }

    tryCombos(game, drops, random, found) {
        const { after, quick } = this;
        for (const drop of drops) {
            after.copyFrom(game);
            after.apply(drop);
            if (after.phase === COMBO) {
                let combo = quick.choose(after);
                const { compared } = quick;
                if (random() < ANY_COMBO) combo = compared[Math.floor(random() * compared.length)].action;
                after.apply(combo);
            }
            if (after.phase === OVER) continue;
            const points = this.nextRound(after) - after.sheets[0].score();
            quick.begin(after);
            const expected = quick.sheetNow() / POINT;
            if (!quick.last && quick.top <= LINE) found(quick, false, points, expected);
        }
    }

    // The expected final score, averaged after the next round's drop.
    nextRound(game) {
        const { trial, quick } = this;
        let sum = 0;
        for (let i = 0; i < ROLLED; i++) {
            trial.copyFrom(game);
            trial.imagine(Math.imul(this.seed, 0x9e3779b1) ^ 0x5bd1e995);
            trial.coming = this.rolls.of(this.seed++);
            let dropped = false;
            while (trial.phase !== OVER && !dropped) {
                const action = trial.phase === ROLL ? trial.coming : quick.choose(trial);
                dropped = trial.phase === DROP;
                if (!dropped) trial.apply(action);
            }
            sum += trial.sheets[0].score() + (dropped ? quick.value / POINT : 0);
        }
        return sum / ROLLED;
    }
}
