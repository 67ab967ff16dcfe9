// `make tune`: improves the player by self-play. It prints a line of progress per round; after Ctrl-C,
// the same command resumes.
//
//     tune.mjs FOLDER ROUNDS GAMES THREADS FROM WEIGHTS       FROM: table | nothing
//
// A round plays games with the current evaluation, and learns from those of the last few rounds:
// starting from nothing, first from their outcomes, later from playouts of their sheets, which luck
// affects less. The evaluation with the best mean in separate test games becomes the board's table.
// Everything follows from the round's number, whatever the number of threads.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { handMade } from "./hand.mjs";
import { Learner } from "./learn.mjs";
import { readNet, writeNet } from "./net.mjs";
import { randomFrom } from "./random.mjs";

const LEARN_SEED = 100_000_000; // no measurement uses seeds from here on
const CHECK_SEED = 50_000_000; // nor from here on
const WINDOW = 4; // rounds whose games are learned from
const EPOCHS = 4;
const PARTS = ["rows", "linear", "details", "bias", "out", "base"];
const PLAYED = 6; // first rounds from nothing, which learn from the games' outcomes
const SHARE = 0.4; // of the games, where each yields that many more sheets

const [folder, rounds, games, threads, from, weights] = process.argv.slice(2);
const [ROUNDS, GAMES, THREADS] = [rounds, games, threads].map(Number);
const CHECKED = Math.min(GAMES, 1000); // games that determine whether a round was a good one
const STATE = `${folder}/state.json`;
const samplesFile = (round) => `${folder}/samples-${round}.json`;

// Play games with consecutive seeds, shared among the threads; return the mean and any samples.
async function play(net, seed, count, learn) {
    const shares = Array.from({ length: THREADS }, (_, i) => {
        const first = Math.floor((count * i) / THREADS);
        return { net, learn, seed: seed + first, count: Math.floor((count * (i + 1)) / THREADS) - first };
    });
    const answers = await Promise.all(shares.map(playShare));
    const sum = answers.reduce((total, answer) => total + answer.sum, 0);
    return { mean: sum / count, parts: answers.map((answer) => answer.samples) };
}

function playShare(share) {
    return new Promise((done, failed) => {
        const worker = new Worker(new URL("./tune_games.mjs", import.meta.url), { workerData: share });
        worker.once("message", done);
        worker.once("error", failed);
    });
}

// --- state saved between rounds ---

function keep(state, learner) {
    const kept = { ...state, learner: pack(learner) };
    writeFileSync(`${STATE}.new`, JSON.stringify(kept));
    renameSync(`${STATE}.new`, STATE); // atomic, so that a stop never leaves half a file
}

function pack(learner) {
    const part = (values) => Object.fromEntries(PARTS.map((name) => [name, [...values[name]]]));
    return { steps: learner.steps, w: part(learner.w), m: part(learner.m), v: part(learner.v) };
}

function unpack(learner, kept) {
    learner.steps = kept.steps;
    for (const which of ["w", "m", "v"]) {
        for (const name of PARTS) learner[which][name].set(kept[which][name]);
    }
}

function keepSamples(round, parts) {
    const text = (values) => Buffer.from(values.buffer).toString("base64");
    const plain = parts.map(({ count, features, starts, targets }) => ({
        count,
        features: text(features),
        starts: text(starts),
        targets: text(targets),
    }));
    writeFileSync(samplesFile(round), JSON.stringify(plain));
    rmSync(samplesFile(round - WINDOW), { force: true });
}

function readSamples(round) {
    const bytes = (text) => Uint8Array.from(Buffer.from(text, "base64")).buffer;
    return JSON.parse(readFileSync(samplesFile(round), "utf8")).map((part) => ({
        count: part.count,
        features: new Uint16Array(bytes(part.features)),
        starts: new Uint32Array(bytes(part.starts)),
        targets: new Float32Array(bytes(part.targets)),
    }));
}

// --- the rounds ---

function begin() {
    mkdirSync(folder, { recursive: true });
    const learner = new Learner();
    if (existsSync(STATE)) {
        const { learner: kept, ...state } = JSON.parse(readFileSync(STATE, "utf8"));
        if (from === "nothing" && state.from !== from) {
            console.error(`tune: ${folder} has rounds that began with the table: remove it, or name another --folder`);
            process.exit(2);
        }
        unpack(learner, kept);
        const first = Math.max(0, state.round - WINDOW + 1);
        const window = [];
        for (let round = first; round < state.round; round++) window.push(readSamples(round));
        const told =
            state.round < ROUNDS
                ? `Resuming with round ${state.round + 1};`
                : `All ${state.round} rounds are done: give a larger --rounds to continue, or`;
        console.log(`${told} remove ${folder} to start from scratch.`);
        return { state, learner, window };
    }
    const net = from === "nothing" ? handMade() : readNet(weights);
    learner.begin(net, randomFrom(LEARN_SEED));
    return { state: { round: 0, best: 0, from }, learner, window: [] };
}

const isPlayed = ({ from, round }) => from === "nothing" && round < PLAYED;

// While little is known, steps are large, and earlier rounds' games are misleading.
const rate = ({ from, round }) => (from === "nothing" && round < 2 * PLAYED ? 0.002 : 0.001);
function remembered({ from, round }) {
    if (from !== "nothing") return WINDOW;
    return Math.min(WINDOW, Math.max(1, Math.ceil((round - PLAYED + 1) / 2)));
}

async function main() {
    const { state, learner, window } = begin();
    let net = state.round === 0 && from === "nothing" ? handMade() : learner.net();
    if (state.round === 0 && from !== "nothing") {
        state.best = (await play(net, CHECK_SEED, CHECKED, "")).mean;
        console.log(`The table as it is: ${state.best.toFixed(2)} points`);
    }
    while (state.round < ROUNDS) {
        const start = Date.now();
        const [learn, games] = isPlayed(state) ? ["played", GAMES] : ["tried", Math.ceil(GAMES * SHARE)];
        const played = await play(net, LEARN_SEED + state.round * GAMES, games, learn);
        window.push(played.parts);
        window.splice(0, window.length - remembered(state));
        const random = randomFrom(LEARN_SEED + state.round);
        const error = learner.train(window.flat(), EPOCHS, rate(state), random);
        net = learner.net();
        const { mean } = await play(net, CHECK_SEED, CHECKED, "");
        const better = mean > state.best;
        if (better) {
            state.best = mean;
            writeNet(net, weights);
        }
        keepSamples(state.round, played.parts);
        state.round++;
        keep(state, learner);
        const seconds = Math.round((Date.now() - start) / 1000);
        console.log(
            `round ${state.round}: played ${played.mean.toFixed(2)}, error ${Math.sqrt(error).toFixed(2)}, ` +
                `now ${mean.toFixed(2)}, best ${state.best.toFixed(2)}${better ? ", written" : ""}, ${seconds} s`,
        );
    }
}

await main();
