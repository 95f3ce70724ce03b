import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { type Plugin, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the messages of every language live; page, server and command line share them. */
const LOCALES = resolve(import.meta.dirname, '../src/fivetowers/locales');
/** What the page says, in parts: `page` is there from the start, the others come with the screens that need them. */
const PARTS: Readonly<Record<string, RegExp>> = {
  page: /^(page(-\w+)?|reasons|refusals|server)\.ftl$/,
  pad: /^pad\.ftl$/,
  puzzles: /^puzzles\.ftl$/,
  rules: /^rules\.ftl$/,
  tutorial: /^tutorial\.ftl$/,
  film: /^film\.ftl$/,
  same: /^same\.ftl$/,
  study: /^(analyse|progress|study)\.ftl$/,
};

/** `virtual:catalogues` lists the languages and their parts; each part of a language is a chunk of its own. */
function catalogues(): Plugin {
  const list = 'virtual:catalogues';
  const one = 'virtual:words/';
  return {
    name: 'fivetowers-catalogues',
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) {
        const languages = readdirSync(LOCALES, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
          .sort();
        const parts = (language: string) =>
          Object.keys(PARTS)
            .map((part) => `${part}: () => import('${one}${language}-${part}')`)
            .join();
        return `export default {${languages.map((language) => `${JSON.stringify(language)}: {${parts(language)}}`).join()}}`;
      }
      const [language = '', part = ''] = id.startsWith(`\0${one}`) ? id.slice(one.length + 1).split('-') : [];
      const wanted = PARTS[part];
      if (wanted === undefined) return null;
      const folder = resolve(LOCALES, language);
      const files = readdirSync(folder)
        .filter((file) => wanted.test(file))
        .map((file) => resolve(folder, file));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The words and letters of a language are kept when it is used; everything else belongs to the shell. */
const WORDS_CHUNK = new RegExp(`^assets/([a-z]{2})-(${Object.keys(PARTS).join('|')})-[\\w-]+\\.js$`);

/** The typeface's file with the letters that every language has: asked for at once, before the style names it. */
const BASIC_LETTERS = /^assets\/nunito-latin-wght-normal-[\w-]+\.woff2$/;

function preloadedTypeface(): Plugin {
  return {
    name: 'fivetowers-typeface',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => BASIC_LETTERS.test(name));
        if (file === undefined) throw new Error('the build holds no typeface');
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** What a language needs of the typeface beyond the basic letters. */
const MORE_LETTERS: Readonly<Record<string, RegExp>> = {
  cs: /^assets\/nunito-latin-ext-/,
  lt: /^assets\/nunito-latin-ext-/,
  bg: /^assets\/nunito-cyrillic-/,
};
const TYPEFACE = /\.woff2$/;

/** A screen's component, and by what its address begins where that is not its name. */
const SCREENS: Readonly<Record<string, { file: string; words?: string }>> = {
  '': { file: 'Home' },
  'new/': { file: 'NewTable' },
  't/': { file: 'TablePage' },
  'replay/': { file: 'Replay', words: 'study' },
  'analysis/': { file: 'Analysis', words: 'study' },
  join: { file: 'Join' },
  games: { file: 'Games' },
  daily: { file: 'Daily', words: 'same' },
  'same/': { file: 'SameCards', words: 'same' },
  'challenge/': { file: 'Challenge', words: 'same' },
  progress: { file: 'Progress', words: 'study' },
  device: { file: 'ShareDevice' },
  score: { file: 'ScorePad', words: 'pad' },
  card: { file: 'ReferenceCard', words: 'pad' },
  puzzles: { file: 'Puzzles', words: 'puzzles' },
  'puzzles/': { file: 'Puzzle', words: 'puzzles' },
  rules: { file: 'Rules', words: 'rules' },
  film: { file: 'Film', words: 'film' },
  learn: { file: 'Tutorial', words: 'tutorial' },
};
const FIRST = 'first.js';

/** `first.js`, the first script of the page: with the files of this build that each screen and language needs. */
function firstScript(): Plugin {
  const written = (screens: object, words: object): string =>
    readFileSync(resolve(import.meta.dirname, FIRST), 'utf8')
      .replace('__SCREENS__', JSON.stringify(screens))
      .replace('__WORDS__', JSON.stringify(words));
  return {
    name: 'fivetowers-first-script',
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${FIRST}` }, injectTo: 'head-prepend' }],
    configureServer({ middlewares }) {
      middlewares.use(`/${FIRST}`, (_, answer) => {
        answer.setHeader('content-type', 'text/javascript');
        answer.end(written({}, {}));
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((made) => made.type === 'chunk');
        const needed = (file: string, found = new Set<string>()): Set<string> => {
          const chunk = chunks.find(({ fileName }) => fileName === file);
          if (chunk === undefined || found.has(file)) return found;
          for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
          found.add(file);
          for (const other of chunk.imports) needed(other, found);
          return found;
        };
        const main = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.ts')));
        const shell = needed(main?.fileName ?? '');
        // the sky of every screen, which would come last
        const pictures = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/art/image.ts'));
        if (pictures === undefined) throw new Error('the build holds no pictures');
        const screens = Object.entries(SCREENS).map(([address, { file, words }]) => {
          const chunk = chunks.find(({ facadeModuleId }) =>
            facadeModuleId?.endsWith(`/pages/${file}.svelte`),
          );
          if (chunk === undefined) throw new Error(`the build holds no screen ${file}`);
          const files = [...needed(chunk.fileName), pictures.fileName].filter((one) => !shell.has(one));
          return [address, { files, words }] as const;
        });
        const words: Record<string, Record<string, string>> = {};
        for (const { fileName } of chunks) {
          const [, language, part] = WORDS_CHUNK.exec(fileName) ?? [];
          if (language !== undefined && part !== undefined) (words[language] ??= {})[part] = fileName;
        }
        this.emitFile({
          type: 'asset',
          fileName: FIRST,
          source: written(Object.fromEntries(screens), words),
        });
      },
    },
  };
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What the browser needs to play without a server: Pyodide as it comes from npm, and the game packed by Python. */
const PYODIDE = resolve(import.meta.dirname, 'node_modules/pyodide');
const GAME = resolve(import.meta.dirname, 'src/made/game.zip');
const OFFLINE: Readonly<Record<string, { from: string; to: string; isPacked?: boolean }>> = {
  loader: { from: resolve(PYODIDE, 'pyodide.mjs'), to: 'pyodide.js' },
  runtime: { from: resolve(PYODIDE, 'pyodide.asm.mjs'), to: 'pyodide-runtime.js' },
  // as plain bytes: no file server may unpack it on the way
  machine: { from: resolve(PYODIDE, 'pyodide.asm.wasm'), to: 'pyodide-machine.bin', isPacked: true },
  library: { from: resolve(PYODIDE, 'python_stdlib.zip'), to: 'python-library.zip' },
  game: { from: GAME, to: 'python-game.zip' },
};
const OFFLINE_FILE = /^assets\/(pyodide|python-)/;

/** `virtual:offline` names these files with size and hash; they are fetched only when somebody wants them. */
function offlineFiles(): Plugin {
  const virtual = 'virtual:offline';
  const made = new Map<string, Buffer>();
  let isBuild = false;
  return {
    name: 'fivetowers-offline',
    config: (_, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === virtual ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${virtual}`) return null;
      if (!isBuild || !existsSync(GAME)) return 'export default null';
      const pack = Object.entries(OFFLINE).map(([name, { from, to, isPacked = false }]) => {
        const read = readFileSync(from);
        const bytes = isPacked ? gzipSync(read, { level: 6 }) : read;
        const hash = hashOf(bytes);
        const [stem = '', ending = ''] = to.split('.');
        const url = `assets/${stem}-${hash.slice(0, 10)}.${ending}`;
        made.set(url, bytes);
        return [name, { url, size: bytes.length, hash }];
      });
      return `export default ${JSON.stringify(Object.fromEntries(pack))}`;
    },
    generateBundle() {
      for (const [fileName, source] of made) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The script with which the page begins. */
const ENTRY = /<script type="module"[^>]* src="\/(assets\/[^"]+)"/;

/** `sw.js`: worker.js with the files of this build. A new build is a new version, whatever has changed in it. */
function worker(): Plugin {
  return {
    name: 'fivetowers-worker',
    apply: 'build',
    generateBundle: {
      order: 'post', // Vite takes chunks out that hold only styles
      handler(_, bundle) {
        const made = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        const files = [
          ...made.filter(
            (file) =>
              !WORDS_CHUNK.test(file) &&
              !OFFLINE_FILE.test(file) &&
              (!TYPEFACE.test(file) || BASIC_LETTERS.test(file)),
          ),
          'first.js',
          'icon.svg',
          'icon-turn.svg',
          'manifest.webmanifest',
        ].sort();
        const words: Record<string, string[]> = {};
        for (const file of made.sort()) {
          const language = WORDS_CHUNK.exec(file)?.[1];
          if (language !== undefined) (words[language] ??= []).push(file);
        }
        for (const [language, letters] of Object.entries(MORE_LETTERS))
          words[language]?.push(...made.filter((file) => letters.test(file)));
        const contentOf = (file: string): string | Uint8Array => {
          const found = bundle[file];
          if (found === undefined) return readFileSync(resolve(import.meta.dirname, 'public', file));
          return found.type === 'asset' ? found.source : found.code;
        };
        const template = readFileSync(resolve(import.meta.dirname, 'worker.js'), 'utf8');
        // the name of an asset holds its hash; of the others only the content says whether it is new
        const version = createHash('sha256').update(Object.keys(bundle).sort().join()).update(template);
        for (const file of ['index.html', ...files].filter((name) => !name.startsWith('assets/')))
          version.update(contentOf(file));
        const hashed = (some: readonly string[]): Record<string, string> =>
          Object.fromEntries(some.map((file) => [file, hashOf(contentOf(file))]));
        const entry = ENTRY.exec(String(contentOf('index.html')))?.[1];
        if (entry === undefined) throw new Error('the page has no script');
        const source = Object.entries({
          "'__VERSION__'": version.digest('hex').slice(0, 12),
          __FILES__: hashed(files),
          __ENTRY__: entry,
          __WORDS__: Object.fromEntries(
            Object.entries(words).map(([language, some]) => [language, hashed(some)]),
          ),
          __PACK__: hashed(made.filter((file) => OFFLINE_FILE.test(file))),
        }).reduce((text, [name, value]) => text.replace(name, JSON.stringify(value)), template);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** Python draws with the same pieces: it gets them as a file beside the page. */
const ARTWORK = resolve(import.meta.dirname, '../src/fivetowers/artwork.json.gz');

function sharedArtwork(): Plugin {
  return {
    name: 'fivetowers-artwork',
    apply: 'build',
    async writeBundle() {
      const source = resolve(import.meta.dirname, 'artwork.ts');
      const { module } = await runnerImport<typeof import('./artwork')>(source);
      writeFileSync(ARTWORK, gzipSync(JSON.stringify(module.artwork())));
    },
  };
}

/** What many screens have and what is no part of a table: without drawings. */
const CONTROLS =
  /flags\/legacy\.js|src\/(components\/(Avatar|Bar|Chips|CodeField|Dots|GameList|Icon|LanguagePicker|Notice|PacePicker|Rich|SettingsSheet|Sheet|StillTower|Switch|WhoPicker|colours)|lib\/(idle|lessons)|art\/(icons|shape))\./; // the first is Svelte's

/** No module comes along only because another one needs it. */
const ALONE = { includeDependenciesRecursively: false };

/** Few files, each worth its request. */
const GROUPS = [
  { name: 'shell', tags: ['$initial' as const], priority: 4, ...ALONE },
  { name: 'controls', test: CONTROLS, priority: 3, ...ALONE },
  { name: 'art', test: /src\/art\//, priority: 2, ...ALONE },
  { name: 'table', test: /src\/(?!share|lib\/qr)/, minShareCount: 3, priority: 1, ...ALONE },
];

export default defineConfig({
  plugins: [
    catalogues(),
    sharedArtwork(),
    svelte(),
    offlineFiles(),
    preloadedTypeface(),
    firstScript(),
    worker(),
    ...(process.env['VITEST'] ? [svelteTesting()] : []),
  ],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['FIVETOWERS_SERVER'] ?? 'http://localhost:8505', ws: true } },
  },
  worker: { format: 'es' },
  // scripts and styles find each other wherever the page lies; only the page itself names the root
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000, // on a busy machine
    // files share what they import: a third of the time, and what one leaves behind the next would notice
    pool: 'threads',
    isolate: false,
  },
});
