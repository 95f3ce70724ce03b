import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the messages of every language live; page, server and command line share them. */
const LOCALES = resolve(import.meta.dirname, '../src/fivetowers/locales');
/** What the page says, in parts: `page` is there from the start, the others come with the screens that need them. */
const PARTS: Readonly<Record<string, RegExp>> = { page: /^(page(-\w+)?|refusals|server)\.ftl$/, pad: /^pad\.ftl$/, puzzles: /^puzzles\.ftl$/, rules: /^rules\.ftl$/, tutorial: /^tutorial\.ftl$/ };

/** `virtual:catalogues` lists the languages and their parts; each part of a language is a chunk of its own. */
function catalogues(): Plugin {
  const list = 'virtual:catalogues';
  const one = 'virtual:words/';
  return {
    name: 'fivetowers-catalogues',
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) {
        const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
        const parts = (language: string) => Object.keys(PARTS).map((part) => `${part}: () => import('${one}${language}-${part}')`).join();
        return `export default {${languages.map((language) => `${JSON.stringify(language)}: {${parts(language)}}`).join()}}`;
      }
      const [language = '', part = ''] = id.startsWith(`\0${one}`) ? id.slice(one.length + 1).split('-') : [];
      const wanted = PARTS[part];
      if (wanted === undefined) return null;
      const folder = resolve(LOCALES, language);
      const files = readdirSync(folder).filter((file) => wanted.test(file)).map((file) => resolve(folder, file));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The words of a language are kept when it is used; everything else belongs to the shell. */
const WORDS_CHUNK = new RegExp(`^assets/([a-z]{2})-(${Object.keys(PARTS).join('|')})-[\\w-]+\\.js$`);

/** `sw.js`: worker.js with the files of this build. A new build is a new version, whatever has changed in it. */
function worker(): Plugin {
  return {
    name: 'fivetowers-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const files = [...made.filter((file) => !WORDS_CHUNK.test(file)), 'theme.js', 'icon.svg', 'manifest.webmanifest'].map((file) => `/${file}`).sort();
      const words: Record<string, string[]> = {};
      for (const file of made.sort()) {
        const language = WORDS_CHUNK.exec(file)?.[1];
        if (language !== undefined) (words[language] ??= []).push(`/${file}`);
      }
      const version = createHash('sha256').update([...Object.keys(bundle)].sort().join()).digest('hex').slice(0, 12);
      const source = Object.entries({ "'__VERSION__'": version, __FILES__: files, __WORDS__: words })
        .reduce((text, [name, value]) => text.replace(name, JSON.stringify(value)), readFileSync(resolve(import.meta.dirname, 'worker.js'), 'utf8'));
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
