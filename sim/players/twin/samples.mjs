// Samples to learn from: the features of sheets, and the points that followed each.

import { MOST_DETAILS } from "./details_twin.mjs";
import { FEATURES, MOST_ACTIVE } from "./features_twin.mjs";

const MEAN = 80; // features of a sheet; more room is allocated when needed

export class Samples {
    constructor(most) {
        this.count = 0;
        this.features = new Uint16Array(most * MEAN + MOST_ACTIVE + MOST_DETAILS);
        this.starts = new Uint32Array(most + 1); // where each sample's features begin, and the previous one's end
        this.targets = new Float32Array(most);
    }

    // Return the samples, trimmed to the memory they need.
    trimmed() {
        this.features = this.features.slice(0, this.starts[this.count]);
        this.starts = this.starts.slice(0, this.count + 1);
        this.targets = this.targets.slice(0, this.count);
        return this;
    }

    // Add what a judge has just evaluated; details only if no combo may follow.
    add(judge, pending, target = 0) {
        const at = this.next(judge.n + judge.nDetails);
        this.features.set(judge.active.subarray(0, judge.n), at);
        let end = at + judge.n;
        if (!pending) for (let i = 0; i < judge.nDetails; i++) this.features[end++] = FEATURES + judge.details[i];
        this.end(end, target);
    }

    // Return where the next sample begins, with room for `most` features.
    next(most) {
        const at = this.starts[this.count];
        if (at + most > this.features.length) {
            const larger = new Uint16Array(2 * this.features.length);
            larger.set(this.features);
            this.features = larger;
        }
        return at;
    }

    // Finish the sample, whose features end at `end`.
    end(end, target) {
        this.targets[this.count++] = target;
        this.starts[this.count] = end;
    }
}
