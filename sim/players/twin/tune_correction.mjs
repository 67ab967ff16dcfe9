// `make tune ARGS=--correction`: learns what the board's evaluation misses, from games against chance.
//
//     tune_correction.mjs GAMES FILE
//
// A sample is a sheet at a round's end: its features and details, and how many points more it came to
// than the evaluation expected. One part in ten is kept to measure what was learned.

import { CORRECTION_HIDDEN, CORRECTION_SCALE, writeCorrection } from "./correction.mjs";
import { ALL_FEATURES, MOST_DETAILS, addDetails } from "./details.mjs";
import { COMBO, DROP, Game, OVER, ROLL } from "./game.mjs";
import { Learner } from "./learn.mjs";
import { POINT, readNet } from "./net.mjs";
import { Player } from "./player.mjs";
import { randomFrom } from "./random.mjs";

const SEED = 310_000_000; // nothing is measured with seeds from here on
const MOST_A_GAME = 24;
const PART = 2000; // games whose samples are kept together
const EXPLORE = 0.15; // how often any of the drops that were compared is tried
const LAMBDA = 0.85; // how much the game's end counts, a round, beside what was expected on the way
const EPOCHS = 3;
const RATE = 0.0015;
const KEPT = 10; // one part in so many

const [games, file] = process.argv.slice(2);
const player = new Player(readNet());
const features = new Uint16Array(MOST_DETAILS);

function newSamples() {
    const most = PART * MOST_A_GAME;
    return {
        count: 0,
        features: new Uint16Array(most * MOST_DETAILS),
        lengths: new Uint8Array(most),
        targets: new Float32Array(most),
    };
}

function trimmed({ count, features, lengths, targets }) {
    return {
        count,
        features: features.slice(0, count * MOST_DETAILS),
        lengths: lengths.slice(0, count),
        targets: targets.slice(0, count),
    };
}

// Play one game and add its sheets at the rounds' ends.
function play(seed, samples) {
    const game = new Game(1, seed);
    const sheet = game.sheets[0];
    const random = randomFrom(seed);
    const start = samples.count;
    const seen = []; // by sample: what the game was expected to come to, and what the best would have
    while (game.phase !== OVER) {
        if (game.phase === ROLL) {
            game.apply(game.coming);
            continue;
        }
        const { phase } = game;
        let action = player.choose(game);
        if (phase === DROP && random() < EXPLORE) {
            if (seen.length) seen[seen.length - 1].instead = sheet.score() + player.value / POINT;
            action = player.full[Math.floor(random() * player.fulls)];
        }
        game.apply(action);
        if (phase === COMBO && game.phase !== OVER) {
            player.begin(game);
            const expected = sheet.score() + player.sheetNow() / POINT;
            if (player.last) continue;
            add(samples);
            seen.push({ expected, instead: null });
        }
    }
    let back = sheet.score();
    for (let i = seen.length - 1; i >= 0; i--) {
        const { expected, instead } = seen[i];
        back = instead ?? back;
        samples.targets[start + i] = back - expected;
        back = (1 - LAMBDA) * expected + LAMBDA * back;
    }
}

function add(samples) {
    for (let i = 0; i < player.n; i++) features[i] = player.active[i];
    const at = samples.count++;
    samples.lengths[at] = addDetails(player, player.open0, player.open1, features, player.n);
    samples.features.set(features, at * MOST_DETAILS);
}

function playAll() {
    const learned = [];
    const kept = [];
    for (let seed = 0; seed < games; seed += PART) {
        const samples = newSamples();
        for (let i = seed; i < Math.min(seed + PART, games); i++) play(SEED + i, samples);
        ((seed / PART) % KEPT === KEPT - 1 ? kept : learned).push(trimmed(samples));
        process.stdout.write(`\r${Math.min(seed + PART, games)} of ${games} games `);
    }
    return { learned, kept };
}

// The mean squared error, with what was learned or without.
function errors(learner, parts) {
    let [before, after, count] = [0, 0, 0];
    for (const samples of parts) {
        for (let i = 0; i < samples.count; i++) {
            before += samples.targets[i] ** 2;
            after += learner.sample(samples, i, 0);
        }
        count += samples.count;
    }
    return [before / count, after / count];
}

const { learned, kept } = playAll();
const learner = new Learner({
    features: ALL_FEATURES,
    hidden: CORRECTION_HIDDEN,
    most: MOST_DETAILS,
    scale: CORRECTION_SCALE,
});
const random = randomFrom(SEED);
for (const [name, spread] of [["rows", 0.05], ["out", 0.5]]) {
    const values = learner.w[name];
    for (let i = 0; i < values.length; i++) values[i] = (random() - 0.5) * spread;
}
learner.train(learned, EPOCHS, RATE, random);
writeCorrection(learner.w, file);
const [before, after] = errors(learner, kept.length ? kept : learned);
console.log(`squared error of what is still to come: ${before.toFixed(2)} before, now ${after.toFixed(2)}`);
