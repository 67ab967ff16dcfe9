// What a pupil wrote, kept in the browser; what that does not keep is there until the page ends.

const WORK = "number-drop.workshop.";

export class Work {
  // `starts` are the texts that the exercises begin with.
  constructor(store, starts) {
    this.store = store;
    this.starts = starts;
    this.unkept = new Map(); // by number, what the browser refused to keep
    addEventListener("beforeunload", (event) => {
      if (this.unkept.size) {
        event.preventDefault(); // the browser asks first
        event.returnValue = true; // which is what Chrome before 119 goes by
      }
    });
  }

  // Call `changed` when another tab has changed the work: both have the same files. A page to which
  // somebody goes back was told nothing meanwhile.
  whenChangedElsewhere(changed) {
    addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(WORK)) { // null: the browser has forgotten all
        changed();
      }
    });
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) {
        changed();
      }
    });
  }

  // Return an exercise's { text, ran, isDone, seed }: `ran` was in the machine last, "" if none.
  of(number) {
    return { text: this.starts[number], ran: "", isDone: false, seed: 7, ...this.unkept.get(number) ?? this.parsed(number) };
  }

  // Return what is kept under a name; null for nothing, or if somebody changed it by hand.
  parsed(name) {
    try {
      return JSON.parse(this.store.read(WORK + name));
    } catch {
      return null;
    }
  }

  // Keep a change of an exercise; return whether all exercises are kept, so that nothing is lost if
  // the page is loaded anew.
  change(number, what) {
    this.unkept.set(number, { ...this.of(number), ...what });
    for (const [each, whole] of this.unkept) {
      if (this.store.write(WORK + each, JSON.stringify(whole))) {
        this.unkept.delete(each);
      }
    }
    return this.unkept.size === 0;
  }

  // Begin an exercise again; return likewise.
  reset(number) {
    return this.change(number, { text: this.starts[number], ran: "", isDone: false });
  }

  forgetAll() {
    this.unkept.clear();
    this.store.forgetAll();
  }

  // The exercise that is open, and the one that begins as soon as the page is there again.
  get open() {
    const number = this.parsed("open");
    return number in this.starts ? number : 1;
  }

  set open(number) {
    this.store.write(WORK + "open", String(number));
  }

  // Return what is to be begun, and forget it: { number, seed, told }, null for nothing.
  takeBegun() {
    const begun = this.parsed("begin");
    if (begun) {
      this.store.write(WORK + "begin", "");
    }
    return begun;
  }

  // Let it begin; return whether that is kept.
  begin(begun) {
    return this.store.write(WORK + "begin", JSON.stringify(begun));
  }
}
