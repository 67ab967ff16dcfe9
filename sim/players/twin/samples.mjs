// What is learned from: the features of sheets, and what was still to come after each.

import { MOST_DETAILS } from "./details_twin.mjs";
import { FEATURES, MOST_ACTIVE } from "./features_twin.mjs";

const MEAN = 80; // features of a sheet; there is more room when it is needed

export class Samples {
    constructor(most) {
        this.count = 0;
        this.features = new Uint16Array(most * MEAN + MOST_ACTIVE + MOST_DETAILS);
        this.starts = new Uint32Array(most + 1); // where a sample's features begin; the next one's end them
        this.targets = new Float32Array(most);
    }

    // Return the same in no more room than it takes.
    trimmed() {
        this.features = this.features.slice(0, this.starts[this.count]);
        this.starts = this.starts.slice(0, this.count + 1);
        this.targets = this.targets.slice(0, this.count);
        return this;
    }

    // Add what a judge has just looked at; the details only where no combo may follow.
    add(judge, pending, target = 0) {
        const at = this.next(judge.n + judge.nDetails);
        this.features.set(judge.active.subarray(0, judge.n), at);
        let end = at + judge.n;
        if (!pending) for (let i = 0; i < judge.nDetails; i++) this.features[end++] = FEATURES + judge.details[i];
        this.end(end, target);
    }

    // Return where the next sample begins, of so many features at most.
    next(most) {
        const at = this.starts[this.count];
        if (at + most > this.features.length) {
            const larger = new Uint16Array(2 * this.features.length);
            larger.set(this.features);
            this.features = larger;
        }
        return at;
    }

    // Finish the sample: its features end there.
    end(end, target) {
        this.targets[this.count++] = target;
        this.starts[this.count] = end;
    }
}
