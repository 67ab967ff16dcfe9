// Lets the browser cache the page for offline use, where it is an app: see web/app.py.

import { tell } from "./notice.js";

const IS_APP = document.querySelector("link[rel=manifest]") !== null;

// A new version may take over before the first picture.
if (IS_APP && navigator.serviceWorker?.controller) { // otherwise this is the first visit
  navigator.serviceWorker.addEventListener("controllerchange", () => tell("newVersion"));
}

export function install() {
  if (IS_APP) {
    navigator.serviceWorker?.register("service-worker.js").catch(() => {}); // not allowed for a page opened from a disk
  }
}
