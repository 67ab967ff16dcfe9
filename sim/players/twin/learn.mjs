// The network in floating point while it learns, by stochastic gradient descent with Adam.
//
// (Kingma and Ba, "Adam: a method for stochastic optimization", 2015.)

import { DETAILS, DETAIL_SCALE } from "./details_twin.mjs";
import { FEATURES } from "./features_twin.mjs";
import { HIDDEN, LINEAR_SCALE, Net, POINT, ROW_SCALE } from "./net.mjs";

const BATCH = 256;
const STRIDE = 1 << 28; // more than the samples of one part of the window

export class Learner {
    // `scale`: a hidden value of 1.0, stored in 8 bits. Features from `features` on are details, which
    // contribute directly, without hidden values.
    constructor({ features = FEATURES, hidden = HIDDEN, scale = ROW_SCALE, details = DETAILS } = {}) {
        this.features = features;
        this.hidden = hidden;
        const isBoards = details > 0; // whose points are stored in bytes as well
        this.most = {
            rows: 127 / scale,
            linear: isBoards ? 127 / LINEAR_SCALE : 120,
            details: 127 / DETAIL_SCALE,
            bias: 120,
            out: 120,
            base: 120,
        };
        const sizes = { rows: features * hidden, linear: features, details, bias: hidden, out: hidden, base: 1 };
        this.w = {};
        this.m = {};
        this.v = {};
        this.g = {};
        for (const [name, size] of Object.entries(sizes)) {
            for (const part of [this.w, this.m, this.v, this.g]) part[name] = new Float32Array(size);
        }
        this.steps = 0;
    }

    // Start from a network; one that knows nothing gets small random weights, so that it can learn.
    begin(net, random) {
        const { w } = this;
        w.base[0] = net.base / POINT;
        for (let i = 0; i < w.linear.length; i++) w.linear[i] = net.linear[i] / LINEAR_SCALE;
        for (let i = 0; i < w.details.length; i++) w.details[i] = net.details[i] / DETAIL_SCALE;
        for (let i = 0; i < HIDDEN; i++) {
            w.bias[i] = net.bias[i] / ROW_SCALE;
            w.out[i] = net.out[i] / POINT || random() - 0.5;
        }
        const knows = net.rows.some((row) => row !== 0);
        for (let i = 0; i < w.rows.length; i++) {
            w.rows[i] = knows ? net.rows[i] / ROW_SCALE : (random() - 0.5) * 0.3;
        }
    }

    // Train on the samples for `epochs` passes in random order; return the mean squared error.
    train(window, epochs, rate, random) {
        const order = [];
        window.forEach((samples, which) => {
            for (let i = 0; i < samples.count; i++) order.push(which * STRIDE + i);
        });
        let error = 0;
        for (let epoch = 0; epoch < epochs; epoch++) {
            shuffle(order, random);
            error = 0;
            for (let at = 0; at + BATCH <= order.length; at += BATCH) {
                for (let i = at; i < at + BATCH; i++) {
                    error += this.sample(window[Math.floor(order[i] / STRIDE)], order[i] % STRIDE, 1 / BATCH);
                }
                const progress = (epoch + at / order.length) / epochs;
                this.adam(rate * (1 - 0.9 * progress));
            }
        }
        return error / order.length;
    }

    sample(samples, index, weight) {
        const { w, g, hidden, features } = this;
        const from = samples.starts[index];
        const to = samples.starts[index + 1];
        const active = samples.features;
        let sum = w.base[0];
        const a = (this.a ??= new Float32Array(hidden));
        for (let h = 0; h < hidden; h++) a[h] = w.bias[h];
        for (let i = from; i < to; i++) {
            const f = active[i];
            if (f >= features) {
                sum += w.details[f - features];
                continue;
            }
            sum += w.linear[f];
            const row = f * hidden;
            for (let h = 0; h < hidden; h++) a[h] += w.rows[row + h];
        }
        for (let h = 0; h < hidden; h++) if (a[h] > 0) sum += a[h] * w.out[h];
        const error = sum - samples.targets[index];
        const d = error * weight;
        g.base[0] += d;
        for (let h = 0; h < hidden; h++) {
            if (a[h] > 0) {
                g.out[h] += d * a[h];
                a[h] = d * w.out[h];
                g.bias[h] += a[h];
            } else a[h] = 0;
        }
        for (let i = from; i < to; i++) {
            const f = active[i];
            if (f >= features) {
                g.details[f - features] += d;
                continue;
            }
            g.linear[f] += d;
            const row = f * hidden;
            for (let h = 0; h < hidden; h++) g.rows[row + h] += a[h];
        }
        return error * error;
    }

    adam(rate) {
        this.steps++;
        const c1 = 1 - 0.9 ** this.steps;
        const c2 = 1 - 0.999 ** this.steps;
        for (const name of Object.keys(this.w)) {
            const w = this.w[name], m = this.m[name], v = this.v[name], g = this.g[name];
            const most = this.most[name];
            for (let i = 0; i < w.length; i++) {
                const gi = g[i];
                m[i] += 0.1 * (gi - m[i]);
                v[i] += 0.001 * (gi * gi - v[i]);
                let x = w[i] - (rate * m[i]) / c1 / (Math.sqrt(v[i] / c2) + 1e-8);
                if (x > most) x = most; else if (x < -most) x = -most;
                w[i] = x;
                g[i] = 0;
            }
        }
    }

    net() {
        const net = new Net();
        const { w } = this;
        for (let i = 0; i < w.rows.length; i++) net.rows[i] = Math.round(w.rows[i] * ROW_SCALE);
        for (let i = 0; i < w.linear.length; i++) net.linear[i] = Math.round(w.linear[i] * LINEAR_SCALE);
        for (let i = 0; i < w.details.length; i++) net.details[i] = Math.round(w.details[i] * DETAIL_SCALE);
        for (let i = 0; i < HIDDEN; i++) {
            net.bias[i] = Math.round(w.bias[i] * ROW_SCALE);
            net.out[i] = Math.round(w.out[i] * POINT);
        }
        net.base = Math.round(w.base[0] * POINT);
        return net;
    }
}

function shuffle(list, random) {
    for (let i = list.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        [list[i], list[j]] = [list[j], list[i]];
    }
}
