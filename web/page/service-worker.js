// Caches the app's files, so that it starts offline. Only used by the folder edition.
//
// app.py inserts a version that changes with every file: the browser then fetches all of them again
// in the background, and the next start shows them.

const FILES = /* files */;
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
  const answer = async () => (await (await caches.open(KEPT)).match(wanted)) ?? fetch(event.request);
  event.respondWith(answer());
});
