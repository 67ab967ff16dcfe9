// What a pupil wrote, kept in the browser.

const WORK = "number-drop.workshop.";

export class Work {
  // `starts` are the texts that the exercises begin with.
  constructor(store, starts) {
    this.store = store;
    this.starts = starts;
  }

  // Return an exercise's { text, ran, isDone, seed }: `ran` was in the machine last, "" if none.
  of(number) {
    return { text: this.starts[number], ran: "", isDone: false, seed: 7, ...this.parsed(number) };
  }

  // Return what is kept under a name; null for nothing, or if somebody changed it by hand.
  parsed(name) {
    try {
      return JSON.parse(this.store.read(WORK + name));
    } catch {
      return null;
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

  begin(begun) {
    this.store.write(WORK + "begin", JSON.stringify(begun));
  }
}
