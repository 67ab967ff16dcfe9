// One thread of `make tune`: plays some games and answers with their points, and what they show.

import { parentPort, workerData } from "node:worker_threads";
import { FEATURES } from "./features.mjs";
import { Net } from "./net.mjs";
import { Player } from "./player.mjs";
import { Samples, playToLearn } from "./samples.mjs";

const QUICK = { fulls: 24, deep: 2 }; // what the player looks at while it learns

const { net, learn, seed, count } = workerData;
if (net.rows.length % FEATURES) throw new Error("this network is for other features");
const player = new Player(Object.assign(new Net(), net), learn ? QUICK : {});
const samples = new Samples(learn ? count : 1);
let sum = 0;
for (let game = 0; game < count; game++) {
    if (!learn) samples.count = 0;
    sum += playToLearn(player, seed + game, samples, learn);
}
parentPort.postMessage({ sum, samples: learn ? samples.trimmed() : null });
