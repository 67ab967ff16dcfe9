// Lets the browser cache the page for offline use, where it is an app: see web/app.py.

import { tell } from "./notice.js";

export function install() {
  if (document.querySelector("link[rel=manifest]")) {
    if (navigator.serviceWorker?.controller) { // otherwise this is the first visit
      navigator.serviceWorker.addEventListener("controllerchange", () => tell("newVersion"));
    }
    navigator.serviceWorker?.register("service-worker.js").catch(() => {}); // not allowed for a page opened from a disk
  }
}
