// SIS, the player of fast boards, as in engine/number_drop/ahead.py.

import { BLOCK, COMBO, DROP, Game, OVER, ROLL, SLIDE, TILES } from "./game_twin.mjs";
import { POINT } from "./net.mjs";
import { Player } from "./player.mjs";

const STRONGEST = 4;
const QUICK = 5;
const BREADTH = 4;
const MARGIN = 640;
const GAMES = 6;
const MOST = 24;
const BELIEF = 3;
const WIN = 40 * POINT;
const DICE = 5;
const SIDES = 6;

// Remove duplicate choices: a star can show what another die shows.
const unlike = (choices) => choices.filter(({ action }, i) => choices.findIndex((one) => one.action === action) === i);

export class Ahead {
    constructor(net, levels) {
        this.lead = new Player(net, levels[STRONGEST]);
        this.quick = new Player(net, levels[QUICK]);
        this.random = new Game(1, 1);
        this.trial = null;
    }

    choose(game) {
        const first = this.lead.choose(game);
        const tried = this.propose(game, first);
        if (tried.length < 2) return first;
        if (this.trial?.players !== game.players) this.trial = new Game(game.players, 1);
        const games = Math.max(1, Math.min(GAMES, Math.floor(MOST / (tried.length * Math.max(2, game.players)))));
        const { random } = this;
        random.seedDice((1 << 16) | (game.round << 8) | game.phase);
        const faces = this.faces();
        for (let i = 0; i < games; i++) {
            const roll = faces.reduceRight((sum, die) => sum * SIDES + die[i], 0);
            random.step();
            for (const choice of tried) choice.sum += this.playOn(game, choice.action, roll);
        }
        return tried.reduce((best, choice) => (choice.sum > best.sum ? choice : best)).action;
    }

    propose(game, first) {
        let choices = [];
        if (game.phase === SLIDE) {
            for (let letter = 0; letter < TILES; letter++) {
                const value = letter === first ? POINT : 0;
                if ((game.slideLetters() >> letter) & 1) choices.push({ action: letter, value });
            }
        } else if (game.phase === BLOCK || game.phase === DROP || game.phase === COMBO) choices = unlike(this.lead.judged);
        choices.sort((a, b) => b.value - a.value);
        if (game.phase !== SLIDE) choices = choices.slice(0, BREADTH);
        choices = choices.filter(({ value }) => value >= choices[0].value - MARGIN);
        return choices.map(({ action, value }) => ({ action, sum: value * BELIEF }));
    }

    faces() {
        const all = [];
        for (let die = 0; die < DICE; die++) {
            const faces = [];
            for (let face = 0; face < SIDES; face++) {
                const other = this.random.below(face + 1);
                faces[face] = faces[other];
                faces[other] = face;
            }
            all.push(faces);
        }
        return all;
    }

    playOn(game, action, roll) {
        const { trial, quick } = this;
        const me = game.player;
        trial.copyFrom(game);
        trial.random = this.random.random;
        trial.coming = roll;
        trial.apply(action);
        const last = game.round + 1;
        let own = null;
        while (own === null && trial.phase !== OVER && !(trial.phase === ROLL && trial.round > last)) {
            if (trial.phase === ROLL) {
                trial.apply(trial.coming);
                continue;
            }
            const chosen = quick.choose(trial);
            if (trial.phase === DROP && trial.round === last && trial.player === me) {
                own = trial.sheets[me].score() * POINT + quick.value;
            } else trial.apply(chosen);
        }
        own ??= this.points(me);
        if (game.players === 1) return own;
        let best = -WIN;
        for (let i = 0; i < game.players; i++) if (i !== me) best = Math.max(best, this.points(i));
        return own - best + (trial.phase === OVER ? Math.sign(own - best) * WIN : 0);
    }

    points(player) {
        const { trial, quick } = this;
        const score = trial.sheets[player].score() * POINT;
        if (trial.phase === OVER) return score;
        trial.player = player;
        quick.begin(trial);
        return score + quick.sheetNow();
    }
}
