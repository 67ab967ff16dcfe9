// A pupil's work, saved in the browser; what the browser refuses is kept until the page ends.

const WORK = "number-drop.workshop.";

export class Work {
  // `starts` are the initial texts of the exercises.
  constructor(store, starts) {
    this.store = store;
    this.starts = starts;
    this.unkept = new Map(); // by number, what the browser refused to save
    addEventListener("beforeunload", (event) => {
      if (this.unkept.size) {
        event.preventDefault(); // makes the browser ask first
        event.returnValue = true; // which Chrome before 119 requires
      }
    });
  }

  // Call `changed` when another tab has changed the work, which all tabs share, or when this page
  // is restored from the browser's history, during which it got no events.
  whenChangedElsewhere(changed) {
    addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(WORK)) { // null: the browser's storage was cleared
        changed();
      }
    });
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) {
        changed();
      }
    });
  }

  // Return an exercise's { text, ran, isDone, seed }: `ran` was loaded last, "" if none.
  of(number) {
    return { text: this.starts[number], ran: "", isDone: false, seed: 7, ...this.unkept.get(number) ?? this.parsed(number) };
  }

  // Return the value saved under a name; null if there is none, or if it was edited by hand.
  parsed(name) {
    try {
      return JSON.parse(this.store.read(WORK + name));
    } catch {
      return null;
    }
  }

  // Save a change of an exercise; return whether everything is saved, so that nothing is lost if
  // the page is reloaded.
  change(number, what) {
    this.unkept.set(number, { ...this.of(number), ...what });
    for (const [each, whole] of this.unkept) {
      if (this.store.write(WORK + each, JSON.stringify(whole))) {
        this.unkept.delete(each);
      }
    }
    return this.unkept.size === 0;
  }

  // Reset an exercise; return the same.
  reset(number) {
    return this.change(number, { text: this.starts[number], ran: "", isDone: false });
  }

  forgetAll() {
    this.unkept.clear();
    this.store.forgetAll();
  }

  // The open exercise.
  get open() {
    const number = this.parsed("open");
    return number in this.starts ? number : 1;
  }

  set open(number) {
    this.store.write(WORK + "open", String(number));
  }

  // Return what is to be started, { number, seed, told }, and forget it; null for nothing.
  takeBegun() {
    const begun = this.parsed("begin");
    if (begun) {
      this.store.write(WORK + "begin", "");
    }
    return begun;
  }

  // Start it after the next load; return whether that was saved.
  begin(begun) {
    return this.store.write(WORK + "begin", JSON.stringify(begun));
  }
}
