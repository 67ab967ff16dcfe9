// Lets the browser keep the page for use without a network, where it is an app: see web/app.py.

export function install() {
  if (document.querySelector("link[rel=manifest]")) {
    navigator.serviceWorker?.register("service-worker.js").catch(() => {}); // from a disk it may not
  }
}
