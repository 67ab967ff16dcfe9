// Lets the browser cache the page for offline use, where it is an app: see web/app.py.

export function install() {
  if (document.querySelector("link[rel=manifest]")) {
    navigator.serviceWorker?.register("service-worker.js").catch(() => {}); // not allowed for a page opened from a disk
  }
}
