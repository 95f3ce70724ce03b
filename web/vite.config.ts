import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the messages of every language live; page, server and command line share them. */
const LOCALES = resolve(import.meta.dirname, '../src/fivetowers/locales');
/** The parts of a language's catalogue that the page says; the rest belongs to the command line. */
const PAGE_PARTS = /^(page(-\w+)?|refusals|server)\.ftl$/;

/** `virtual:catalogues` lists the languages; each language is a chunk of its own, loaded when chosen. */
function catalogues(): Plugin {
  const list = 'virtual:catalogues';
  const one = 'virtual:catalogue/';
  return {
    name: 'fivetowers-catalogues',
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) {
        const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
        return `export default {${languages.map((language) => `${JSON.stringify(language)}: () => import('${one}${language}')`).join(',')}}`;
      }
      if (!id.startsWith(`\0${one}`)) return null;
      const folder = resolve(LOCALES, id.slice(one.length + 1));
      const files = readdirSync(folder).filter((file) => PAGE_PARTS.test(file)).map((file) => resolve(folder, file));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** Languages are kept when they are used; everything else belongs to the shell. */
const LANGUAGE_CHUNK = /^assets\/[a-z]{2}-[\w-]+\.js$/;

/** `sw.js`: worker.js with the files of this build. A new build is a new version, whatever has changed in it. */
function worker(): Plugin {
  return {
    name: 'fivetowers-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !LANGUAGE_CHUNK.test(file));
      const files = [...made, 'theme.js', 'icon.svg', 'manifest.webmanifest'].map((file) => `/${file}`).sort();
      const version = createHash('sha256').update([...Object.keys(bundle)].sort().join()).digest('hex').slice(0, 12);
      const source = readFileSync(resolve(import.meta.dirname, 'worker.js'), 'utf8').replace("'__VERSION__'", JSON.stringify(version)).replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte(), worker(), ...(process.env['VITEST'] ? [svelteTesting()] : [])],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env['FIVETOWERS_SERVER'] ?? 'http://localhost:8505', ws: true } } },
  build: { target: 'es2022', outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/testing/setup.ts'] },
});
