// Answers requests, one JSON object per line; sim/players/twin/__init__.py sends them.

import { createInterface } from "node:readline";
import { Ahead } from "./ahead_twin.mjs";
import { eachCombo } from "./combos_twin.mjs";
import { readCorrection } from "./correction.mjs";
import { COMBO, Game, OVER, ROLL } from "./game_twin.mjs";
import { readLevels } from "./levels_twin.mjs";
import { Lookahead } from "./lookahead.mjs";
import { readNet } from "./net.mjs";
import { Player } from "./player.mjs";
import { randomFrom } from "./random.mjs";
import { digest, gameFrom } from "./state.mjs";

const net = readNet();
const levels = readLevels();

// Play a game to its end with the choices of `choose(game)`; return it.
function play(players, seed, choose) {
    const game = new Game(players, seed);
    while (game.phase !== OVER) game.apply(game.phase === ROLL ? game.coming : choose(game));
    return game;
}

// Return the CPU time of this process in ms, which other processes do not affect.
function computed() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
}

const parts = (sheet) => {
    const [same, run] = [sheet.columnScore(0), sheet.columnScore(1)];
    const score = sheet.score();
    return [score, sheet.rowsScore(), same, run, score - sheet.rowsScore() - same - run];
};

const commands = {
    // A whole game, choice by choice: the action, its expected value, a digest of the game before it, and
    // the number of combos.
    trace({ players, seed, level, skill }) {
        const player = new Player(net, levels[level]);
        const random = randomFrom(seed);
        const steps = [];
        play(players, seed, (game) => {
            const before = digest(game);
            let combos = 0;
            let any = 0;
            if (game.phase === COMBO) {
                eachCombo(game.sheet(), (kind, cells, size, action) => {
                    combos++;
                    if (Math.floor(random() * combos) === 0) any = action;
                    return false;
                });
            }
            let action = player.choose(game);
            const byPlayer = random() < skill;
            const worth = byPlayer ? player.value : null;
            if (!byPlayer && game.phase === COMBO) action = any;
            steps.push([action, worth, before, combos]);
            return action;
        });
        return { steps };
    },

    // The scores of solo games by column: total, rows, identical, consecutive, bonus. With `corrected`
    // the player evaluates like the one that looks ahead.
    games({ level, seed, count, corrected }) {
        const correction = corrected ? readCorrection() : null;
        const player = new Player(net, { ...levels[level], correction });
        const scores = [];
        for (let i = 0; i < count; i++) {
            scores.push(parts(play(1, seed + i, (game) => player.choose(game)).sheets[0]));
        }
        return { scores };
    },

    // All actions, except rolls, of a game with SIS in all seats, and the scores of solo games.
    sis({ players = 1, seed, count = 1 }) {
        const ahead = new Ahead(net, levels);
        const actions = [];
        const scores = [];
        for (let i = 0; i < count; i++) {
            const game = play(players, seed + i, (now) => {
                const action = ahead.choose(now);
                if (count === 1) actions.push(action);
                return action;
            });
            scores.push(parts(game.sheets[0]));
        }
        return { actions, scores };
    },

    // How many of `count` games the player wins against others like itself that ignore their opponents;
    // with `settings` the one that looks ahead, with `sis` SIS, or with `rivals` one with these
    // constants, against the player. As many consecutive games as there are seats have the same dice and
    // rotate the seats. A tie counts as a fraction of a win.
    match({ level, seed, count, players = 2, settings, rivals, sis }) {
        const limits = levels[level];
        let [one, other] = [new Player(net, limits), new Player(net, { ...limits, alone: true })];
        if (settings) [one, other] = [new Lookahead(net, settings, seed), new Player(net, limits)];
        if (rivals) [one, other] = [new Player(net, { ...limits, rivals }), new Player(net, limits)];
        if (sis) [one, other] = [new Ahead(net, levels), new Player(net, limits)];
        let wins = 0;
        for (let i = 0; i < count; i++) {
            const seat = i % players;
            const choose = (now) => (now.player === seat ? one : other).choose(now);
            const scores = play(players, seed + Math.floor(i / players), choose).sheets.map((sheet) => sheet.score());
            const most = Math.max(...scores);
            if (scores[seat] === most) wins += 1 / scores.filter((score) => score === most).length;
        }
        return { wins };
    },

    // The choices of a game, the best first, each with its expected final score.
    rank({ players, state, settings, seed, asked }) {
        const ahead = new Lookahead(net, settings, seed);
        return { choices: ahead.rank(gameFrom(Buffer.from(state, "hex"), players), asked) };
    },

    // One solo game by the player that looks ahead: its columns, its number of choices, their time in ms.
    ahead({ seed, settings }) {
        const ahead = new Lookahead(net, settings, seed);
        let choices = 0;
        const start = computed();
        const game = play(1, seed, (now) => (choices++, ahead.choose(now)));
        return { score: parts(game.sheets[0]), choices, ms: computed() - start };
    },
};

for await (const line of createInterface({ input: process.stdin })) {
    const { do: name, ...request } = JSON.parse(line);
    process.stdout.write(JSON.stringify(commands[name](request)) + "\n");
}
