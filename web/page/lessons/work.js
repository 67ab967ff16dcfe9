// What a pupil wrote, kept in the browser.

const WORK = "number-drop.workshop.";

export class Work {
  // `starts` are the texts that the exercises begin with.
  constructor(store, starts) {
    this.store = store;
    this.starts = starts;
  }

  // Return an exercise's { text, ran, isDone, told }: `ran` was in the machine last, "" if none.
  of(number) {
    const fresh = { text: this.starts[number], ran: "", isDone: false, seed: 7 };
    try {
      return { ...fresh, ...JSON.parse(this.store.read(WORK + number) || "{}") };
    } catch {
      return fresh; // somebody changed it by hand
    }
  }

  change(number, what) {
    this.store.write(WORK + number, JSON.stringify({ ...this.of(number), ...what }));
  }

  reset(number) {
    this.store.write(WORK + number, "");
  }

  // The exercise that is open, and the one that begins as soon as the page is there again.
  get open() {
    return Number(this.store.read(WORK + "open")) || 1;
  }

  set open(number) {
    this.store.write(WORK + "open", String(number));
  }

  // Return what is to be begun, and forget it: { number, told }, null for nothing.
  takeBegun() {
    const text = this.store.read(WORK + "begin");
    if (!text) {
      return null;
    }
    this.store.write(WORK + "begin", "");
    return JSON.parse(text);
  }

  begin(begun) {
    this.store.write(WORK + "begin", JSON.stringify(begun));
  }
}
