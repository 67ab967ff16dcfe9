// Caches the app's files, so that it starts offline, and the workshop once it has been opened: few
// need that, and it is larger than all the others. Only used by the folder edition.
//
// app.py inserts a version that changes with every file: the browser then fetches all of them again
// in the background, and the next start shows them.

const FILES = /* files */;
const WORKSHOP = "workshop.html";
const HOME = new URL("./", location.href);
// All editions on a server share its caches.
const OWN = `number-drop ${HOME.pathname} `;
const KEPT = OWN + /* version */;

addEventListener("install", (event) => {
  const fresh = FILES.map((name) => new Request(name, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(OWN) && name !== KEPT) {
        await caches.delete(name);
      }
    }
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== HOME.origin) {
    return;
  }
  const isPage = pathname === HOME.pathname || pathname === HOME.pathname + "index.html";
  const wanted = isPage ? HOME.href : event.request;
  const answer = async () => {
    const cache = await caches.open(KEPT);
    const kept = await cache.match(wanted);
    if (kept) {
      return kept;
    }
    const fetched = await fetch(event.request);
    if (fetched.ok && pathname === HOME.pathname + WORKSHOP) {
      await cache.put(wanted, fetched.clone());
    }
    return fetched;
  };
  event.respondWith(answer());
});
