/** The service worker: keeps the shell of the page, so that it opens at once and without a network.
 *
 * What the server says (/api) is never kept. The build puts the list of files and their version in (vite.config.ts). */
const VERSION = '__VERSION__';
const FILES = __FILES__;
/** The files with a language's words and letters, by its code. */
const WORDS = __WORDS__;
const INDEX = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll([INDEX, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** The page says which language it speaks: all of its words and letters are kept, those of
 * screens not yet seen included. */
self.addEventListener('message', (event) => {
  event.waitUntil(
    Promise.all(
      (WORDS[event.data?.language] ?? []).map((file) => kept(new Request(file)).catch(() => undefined)),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(pathname))
      event.respondWith(fetch(request).catch(async () => (await caches.match(INDEX)) ?? Response.error()));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(kept(request));
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});

/** The page's own addresses; documents of the server are not its business. */
const isScreen = (pathname) => !/^\/(api|docs|schema|metrics|healthz|readyz)(\/|$)/.test(pathname);

/** Files with a hash in their name never change. What was once loaded stays. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}
