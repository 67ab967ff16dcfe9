// The starting point for learning from scratch: a few of the features, weighted by hand.

import * as F from "./features_twin.mjs";
import { LINEAR_SCALE, Net } from "./net.mjs";

const CHANCE = [
    [0.88, 0.28, 0.092, 0.026],
    [0.88, 0.51, 0.26, 0.1],
]; // by kind and number of missing digits: the chance that a combo is completed
const HARD = [0.92, 0.82]; // ... if there is only one place where it can grow

export function handMade() {
    const net = new Net();
    const most = 127; // a byte
    const set = (feature, points) => (net.linear[feature] = Math.min(most, Math.round(LINEAR_SCALE * points)));
    for (let kind = 0; kind < 2; kind++) {
        for (let v = 0; v < 6; v++) {
            const worth = v === 5 ? 11.7 : v + 1.63;
            for (let state = 1; state < 8; state++) {
                const hard = state > 1 && state % 2 === 0 ? HARD[kind] : 1;
                set(F.SLOT + (kind * 6 + v) * 8 + state, worth * CHANCE[kind][state >> 1] * hard);
            }
        }
    }
    for (let ready = 2; ready < 6; ready++) set(F.READY + ready, -0.13 * (ready - 1));
    for (let gaps = 1; gaps < 7; gaps++) set(F.GAPS + gaps - 1, (1.34 * (7 - gaps)) / 7);
    for (let rows = 0; rows < 12; rows++) set(F.HOLED + rows, -1.87 * rows);
    for (let steps = 0; steps < 16; steps++) set(F.BUMPS + steps, -0.156 * steps);
    for (let depth = 0; depth < 8; depth++) set(F.WELLS + depth, -0.46 * depth);
    for (let fill = 0; fill < 25; fill++) set(F.FILL + fill, 0.44 * fill);
    for (let top = 11; top < 15; top++) set(F.TOP + top, -0.83 * (top - 10));
    return net;
}
