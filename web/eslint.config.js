import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'shots'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['worker.js'],
    languageOptions: {
      globals: {
        ...globals.serviceworker,
        __ENTRY__: 'readonly',
        __FILES__: 'readonly',
        __PACK__: 'readonly',
        __WORDS__: 'readonly',
      },
    },
  },
  {
    files: ['first.js'],
    languageOptions: { globals: { __SCREENS__: 'readonly', __WORDS__: 'readonly' } },
  },
  {
    rules: {
      // the page's own pictures are the only markup put in as text (see art/)
      'svelte/no-at-html-tags': 'off',
      // links go through lib/router.ts, this is not SvelteKit
      'svelte/no-navigation-without-resolve': 'off',
      eqeqeq: 'error',
    },
  },
);
