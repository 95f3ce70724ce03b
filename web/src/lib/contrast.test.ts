/** Measures the pairs of text and background in tokens.css, in both themes. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KINDS } from './cards';

const css = readFileSync(resolve(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const read = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/gi)].map((match) => [match[1], match[2]]),
  );
const [lightPart = '', darkPart = ''] = css.split(':root[data-theme="dark"]');
const light = read(lightPart),
  dark = { ...light, ...read(darkPart) };

const linear = (channel: number): number =>
  channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string): number =>
  [1, 3, 5].reduce(
    (sum, at, i) =>
      sum + linear(parseInt(hex.slice(at, at + 2), 16) / 255) * ([0.2126, 0.7152, 0.0722][i] ?? 0),
    0,
  );
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5,
  SHAPE = 3;
const pairs: [string, string, number][] = [
  ...['--surface', '--surface-2', '--surface-3', '--sky-top', '--sky-bottom'].flatMap(
    (back): [string, string, number][] => [
      ['--ink', back, TEXT],
      ['--ink-2', back, TEXT],
    ],
  ),
  ['--ink', '--turn-wash', TEXT],
  ['--ink-2', '--turn-wash', TEXT],
  ['--ink', '--bad-wash', TEXT],
  ['--ink-dim', '--surface', TEXT],
  ['--ink-dim', '--surface-2', TEXT],
  ['--act-ink', '--act', TEXT],
  ['--can', '--surface', TEXT],
  ['--can', '--can-wash', TEXT],
  ['--good', '--surface', TEXT],
  ['--bad', '--surface', TEXT],
  ['--bad', '--bad-wash', TEXT],
  ['--turn', '--turn-wash', TEXT], // the way back to a game that goes on
  ['--turn', '--surface', TEXT],
  ['--line-strong', '--surface', SHAPE],
  ['--focus', '--surface', SHAPE],
  ['--focus', '--sky-bottom', SHAPE],
  ['--gold-ink', '--surface', TEXT],
  ...KINDS.flatMap((kind): [string, string, number][] => [
    [`--k${kind}-deep`, `--k${kind}-wash`, TEXT],
    [`--k${kind}-deep`, '--surface', TEXT],
  ]),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  test.each(pairs)('%s on %s has at least %d', (text, back, least) =>
    expect(contrast(theme[text] ?? '#000000', theme[back] ?? '#000000')).toBeGreaterThanOrEqual(least),
  );
});
