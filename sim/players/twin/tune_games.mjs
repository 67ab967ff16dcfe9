// One thread of `make tune`: plays some games and replies with their scores and samples.

import { parentPort, workerData } from "node:worker_threads";
import { FEATURES } from "./features_twin.mjs";
import { Net } from "./net.mjs";
import { MOST_A_GAME as MOST_PLAYED, playToLearn } from "./played.mjs";
import { Player } from "./player.mjs";
import { Samples } from "./samples.mjs";
import { MOST_A_GAME as MOST_TRIED, Trials } from "./tried.mjs";

const QUICK = { fulls: 24, deep: 2 }; // the player's limits while it learns from whole games

// learn: "played" (what came after each sheet), "tried" (the expected outcome) or "" (only the score)
const { net, learn, seed, count } = workerData;
if (net.rows.length % FEATURES) throw new Error("this network is for other features");
const made = Object.assign(new Net(), net);
const samples = new Samples(learn === "tried" ? count * MOST_TRIED : learn ? count * MOST_PLAYED : MOST_PLAYED);
let sum = 0;
if (learn === "tried") {
    const trials = new Trials(made);
    const found = (judge, pending, points) => samples.add(judge, pending, points);
    for (let game = 0; game < count; game++) sum += trials.play(seed + game, found);
} else {
    const player = new Player(made, learn ? QUICK : {});
    for (let game = 0; game < count; game++) {
        if (!learn) samples.count = 0;
        sum += playToLearn(player, seed + game, samples, Boolean(learn));
    }
}
parentPort.postMessage({ sum, samples: learn ? samples.trimmed() : null });
