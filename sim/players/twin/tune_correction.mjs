// `make tune ARGS=--correction`: learns what the board's evaluation misses, from games against chance.
//
//     tune_correction.mjs GAMES FILE
//
// A sample is a sheet that no combo follows: its features and finer ones, and by how many points the
// playouts of tried.mjs exceed the evaluation. The games are played in two stages: in the second, the
// playouts use what the first has learned. One game in ten is kept to measure the result.

import { CORRECTION_HIDDEN, CORRECTION_SCALE, readCorrection, writeCorrection } from "./correction.mjs";
import { ALL_FEATURES, MOST_FINER, addFiner } from "./finer.mjs";
import { Learner } from "./learn.mjs";
import { readNet } from "./net.mjs";
import { randomFrom } from "./random.mjs";
import { Samples } from "./samples.mjs";
import { MOST_A_GAME, Trials } from "./tried.mjs";

const SEED = 310_000_000; // no measurement uses seeds from here on
const STAGES = 2;
const EPOCHS = 8;
const RATE = 0.002;
const KEPT = 10; // one game in this many

const [games, file] = process.argv.slice(2);
const net = readNet();
const features = new Uint16Array(MOST_FINER);

function add(samples, judge, points) {
    for (let i = 0; i < judge.n; i++) features[i] = judge.active[i];
    const n = addFiner(judge, judge.open0, judge.open1, features, judge.n);
    const at = samples.next(n);
    samples.features.set(features.subarray(0, n), at);
    samples.end(at + n, points);
}

// Play all games of a stage; return the samples to learn from, and those kept.
function playAll(correction, seed) {
    const trials = new Trials(net, { correction });
    const most = Math.ceil(games / KEPT) * MOST_A_GAME;
    const [learned, kept] = [new Samples(most * KEPT), new Samples(most)];
    for (let i = 0; i < games; i++) {
        const samples = i % KEPT === KEPT - 1 ? kept : learned;
        trials.play(seed + i, (judge, pending, points, expected) => {
            if (pending) return;
            const known = correction ? correction.of(judge, judge.open0, judge.open1) : 0;
            add(samples, judge, points - expected + known);
        });
        if (i % 100 === 99) process.stdout.write(`\r${i + 1} of ${games} games `);
    }
    return [learned.trimmed(), kept.trimmed()];
}

// The mean squared error, without and with what was learned.
function errors(learner, samples) {
    let [before, after] = [0, 0];
    for (let i = 0; i < samples.count; i++) {
        before += samples.targets[i] ** 2;
        after += learner.sample(samples, i, 0);
    }
    return [before / samples.count, after / samples.count];
}

function learn(samples) {
    const learner = new Learner({
        features: ALL_FEATURES,
        hidden: CORRECTION_HIDDEN,
        scale: CORRECTION_SCALE,
        details: 0,
    });
    const random = randomFrom(SEED);
    for (const [name, spread] of [["rows", 0.1], ["out", 1]]) {
        const values = learner.w[name];
        for (let i = 0; i < values.length; i++) values[i] = (random() - 0.5) * spread;
    }
    learner.train([samples], EPOCHS, RATE, random);
    return learner;
}

let correction = null;
for (let stage = 0; stage < STAGES; stage++) {
    const [learned, kept] = playAll(correction, SEED + stage * games);
    const learner = learn(learned);
    writeCorrection(learner.w, file);
    correction = readCorrection(file);
    const [before, after] = errors(learner, kept.count ? kept : learned);
    console.log(`squared error of what is still to come: ${before.toFixed(2)} before, now ${after.toFixed(2)}`);
}
