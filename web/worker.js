/** The service worker: keeps the shell of the page, so that it opens at once and without a network.
 *
 * What the server says (/api) is never kept. The build puts the list of files and their version in (vite.config.ts);
 * all are relative to the folder of the page. Python and the game (PACK) are kept only if the reader wants that: then
 * in a cache of their own, and a new version of the page takes over only when all of its files are there. */
const VERSION = '__VERSION__';
/** The hash of each file, here and below. */
const FILES = __FILES__;
/** The script by which a page is known to be of this version. */
const ENTRY = __ENTRY__;
/** The files with a language's words and letters, by its code. */
const WORDS = __WORDS__;
/** What is needed to play without a server. */
const PACK = __PACK__;
/** A page may be newer than this worker, and need files that are not in its pack. */
const isOfPython = (path) => /^assets\/(pyodide|python-)/.test(path);
const ROOT = new URL(self.registration.scope).pathname;
/** A host may have other pages beside this one, and all of them share what the browser keeps: `cacheName` in pack.ts. */
const OWN = `fivetowers ${ROOT} `;
const SHELL = OWN + VERSION;
const PACK_CACHE = `${OWN}python`;
/** The interpreter as it was once started: the page's own worker looks after it. */
const STARTED_CACHE = `${OWN}python-started`;
/** In the shell of every version: which of the pack are its files. No address of the page is like that. */
const PACK_LIST = `${ROOT}api/pack`;

self.addEventListener('install', (event) => {
  const install = async () => {
    const isNew = !(await caches.has(SHELL));
    try {
      const cache = await caches.open(SHELL);
      await Promise.all([keepPage(cache), ...Object.entries(FILES).map((file) => keepWhole(cache, ...file))]);
      await cache.put(PACK_LIST, new Response(JSON.stringify(Object.keys(PACK))));
      if (await isWanted()) await Promise.all([addPack(), ...Object.keys(ALL_WORDS).map(keepFile)]);
    } catch (error) {
      if (isNew) await caches.delete(SHELL); // or it would count as the version before the next one
      throw error;
    }
    await self.skipWaiting();
  };
  event.waitUntil(install().catch(tellWhy));
});

/** Somebody may wait for that: the page can tell a full disk from a bad line. */
async function tellWhy(error) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(error.name);
  throw error;
}

/** One host may be many machines: the page that comes may still be the one of before. */
async function keepPage(shelf, cache = 'no-cache') {
  const page = await fetch(ROOT, { cache });
  if (page.ok && (await page.clone().text()).includes(ENTRY)) return shelf.put(ROOT, page);
  if (cache !== 'reload') return keepPage(shelf, 'reload');
  throw new Error(`${ROOT} is of another version`);
}

const keepWhole = async (shelf, file, hash) =>
  shelf.put(ROOT + file, await whole(ROOT + file, hash, howFresh(file)));

/** A host may not say for how long its files count, and a browser then guesses: only a hash in the name is sure. */
const howFresh = (file) => (file.startsWith('assets/') ? 'default' : 'no-cache');

/** Does the reader want to play without a server? An empty cache says nothing: see `shelfOfPack` in python.worker.ts. */
const isWanted = async () =>
  (await caches.has(PACK_CACHE)) && (await (await caches.open(PACK_CACHE)).keys()).length > 0;

/** Those that have not changed are there already; an older page still finds its own. */
async function addPack() {
  const pack = await caches.open(PACK_CACHE);
  for (const [file, hash] of Object.entries(PACK))
    if (!(await pack.match(ROOT + file))) await pack.put(ROOT + file, await whole(ROOT + file, hash));
}

/** A version that works is not replaced by a damaged one, nor by a host's answer to any address. What the browser's HTTP
 * cache has may be wrong, so the server is asked. */
async function whole(url, hash, cache = 'default') {
  const answer = await fetch(url, { cache });
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()));
  if (answer.ok && [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash)
    return answer;
  if (cache !== 'reload') return whole(url, hash, 'reload');
  throw new Error(`${url} is not what it should be`);
}

/** Files of the pack that belong to no version any more. */
async function cleanPack() {
  if (!(await caches.has(PACK_CACHE))) return;
  const wanted = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(OWN) || [PACK_CACHE, STARTED_CACHE].includes(name)) continue;
    const list = await (await caches.open(name)).match(PACK_LIST);
    if (!list) return; // of before there were lists
    wanted.push(...(await list.json()));
  }
  const pack = await caches.open(PACK_CACHE);
  for (const request of await pack.keys())
    if (!wanted.includes(new URL(request.url).pathname.slice(ROOT.length))) await pack.delete(request);
}

/** The version before this one stays: a page that is still open may ask for a part of it. */
self.addEventListener('activate', (event) => {
  const clean = async () => {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(OWN) && ![SHELL, PACK_CACHE, STARTED_CACHE].includes(name),
    );
    for (const name of others.slice(0, -1)) await caches.delete(name);
    await cleanPack();
    for (const name of NAMES_OF_BEFORE) if (await isOurs(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});
/** What was kept before names said whose it is; other pages of the host may have such a cache too. */
const NAMES_OF_BEFORE = ['python', 'python-started'];
async function isOurs(name) {
  const kept = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  const isFile = ({ url }) => isOfPython(new URL(url).pathname.slice(ROOT.length));
  return (
    kept.length > 0 &&
    kept.every((request) => request.url.startsWith(self.registration.scope) && isFile(request))
  );
}

/** The page says which language it speaks: all of its words and letters are kept, those of
 * screens not yet seen included. With `pack`, the addresses of the files that it needs to play without a server, every
 * language is; the page is told when they are there, or why not. A page of another version has other files: what it
 * keeps would be of no use to the page that this worker shows. */
self.addEventListener('message', (event) => {
  const { language, pack } = event.data ?? {};
  const [line] = event.ports;
  if (pack !== undefined && !isPackOfThisVersion(pack)) return line?.postMessage('version');
  const files = pack === undefined ? (WORDS[language] ?? {}) : ALL_WORDS;
  const tell = (done) => line?.postMessage(done.find(({ reason }) => reason)?.reason.name ?? true);
  event.waitUntil(Promise.allSettled(Object.keys(files).map(keepFile)).then(tell));
});
const isPackOfThisVersion = (urls) =>
  Object.keys(PACK).every((file) => urls.includes(new URL(file, self.registration.scope).href));
const ALL_WORDS = Object.assign({}, ...Object.values(WORDS));
/** In the shell of this version: an older one, which may have the file too, goes with the next update. */
async function keepFile(file) {
  const shell = await caches.open(SHELL);
  const request = new Request(ROOT + file);
  if (await shell.match(request)) return;
  const found = (await caches.match(request)) ?? (await fetch(request));
  if (!found.ok) throw new Error(`${found.status} for ${file}`);
  await shell.put(request, found);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(ROOT)) return;
  const path = pathname.slice(ROOT.length);
  if (request.mode === 'navigate') {
    if (isScreen(path)) event.respondWith(newest(request, ROOT));
  } else if (isOfPython(path)) {
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  } else if (path.startsWith('assets/')) {
    event.respondWith(kept(request));
  } else if (path in FILES) {
    event.respondWith(newest(request, request));
  }
});

/** Never what the browser kept of an older version. */
const asked = (request) => fetch(request, { cache: 'no-cache' });

/** The page's own addresses; documents of the server are not its business. */
const isScreen = (path) => !/^(api|docs|schema|metrics|healthz|readyz)(\/|$)/.test(path);

/** A line on which everything is asked and nothing answered is no line; milliseconds. Who can play without one waits
 * less: the page is the same, and goes on asking the server for what only that has. */
const PATIENCE = 3000,
  SHORT_PATIENCE = 1000;
/** Until then nobody is asked: a page that was not to be had in time finds the rest of its version here. */
let silentUntil = 0;

/** What the server has, or else what is kept of this version. A proxy whose server is gone answers, but not with a page;
 * and so does a folder that was removed. */
async function newest(request, name) {
  const kept = await (await caches.open(SHELL)).match(name);
  if (kept === undefined) return asked(request);
  if (Date.now() < silentUntil) return kept;
  const patience = (await isWanted()) ? SHORT_PATIENCE : PATIENCE;
  const answer = await Promise.race([asked(request).catch(() => null), waited(patience)]);
  if (answer === 'silent') silentUntil = Date.now() + 10 * PATIENCE;
  return answer instanceof Response && isGood(answer) ? answer : kept;
}
/** It may ask the reader to sign in, too. */
const isGood = ({ ok, type, status }) => ok || type === 'opaqueredirect' || status === 401;
const waited = (patience) => new Promise((resolve) => setTimeout(resolve, patience, 'silent'));

/** Files with a hash in their name never change. What was once loaded stays; but not the page that some hosts give for
 * a file that they do not have. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && !answer.headers.get('content-type')?.startsWith('text/html')) {
    const copy = answer.clone();
    const shelf = await caches.open(SHELL);
    await shelf.put(request, copy).catch(() => undefined); // no room: the page has it all the same
  }
  return answer;
}
