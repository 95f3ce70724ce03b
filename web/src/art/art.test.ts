import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HIGHEST_VALUE, KINDS } from '../lib/cards';
import { BODIES, bodyWidth } from './bodies';
import { CAST } from './cast';
import { logoSvg } from './emblem';
import { flagSvg, floorSvg } from './floor';
import { groundSvg, lotSvg } from './ground';
import { addressOf } from './image';
import { ART } from './kinds';
import { rubbleSvg } from './rubble';
import { SYMBOLS, symbolSvg } from './symbols';
import { towerShape } from './shape';
import { towerSvg } from './tower';

const VALUES = Array.from({ length: HIGHEST_VALUE + 1 }, (_, value) => value);
const THEMES = [{ dark: false }, { dark: true }];
const all = (draw: (kind: (typeof KINDS)[number], value: number) => string): string[] =>
  KINDS.flatMap((kind) => VALUES.map((value) => draw(kind, value)));

/** How far left the walls of a floor begin, from what is drawn. */
function leftEdge(kind: (typeof KINDS)[number], value: number): number {
  const left = 120 - bodyWidth(value) / 2;
  const walls = BODIES[kind](ART[kind].light, left, 240 - left, value);
  return Math.min(...[...walls.matchAll(/(?:M| x=")(-?[\d.]+)/g)].map((match) => Number(match[1])));
}

describe('the 80 faces', () => {
  test.each(THEMES)('all differ (%o)', (theme) => {
    expect(new Set(all((kind, value) => floorSvg(kind, value, theme))).size).toBe(80);
  });

  test('differ by more than their number: no two floors of a kind show the same scene', () => {
    for (const kind of KINDS) {
      const scenes = CAST[kind].scenes.slice(1);
      expect(scenes).toHaveLength(HIGHEST_VALUE);
      expect(new Set(scenes).size).toBe(HIGHEST_VALUE);
    }
  });

  test('every name in a scene is somebody or something', () => {
    for (const kind of KINDS) {
      const { who, deco, scenes } = CAST[kind];
      for (const name of scenes.slice(1).flatMap((scene) => scene.split(/ \| | /)))
        expect(name in who || name in deco, `${kind} ${name}`).toBe(true);
    }
  });

  test('are drawn with real numbers only', () => {
    for (const svg of all((kind, value) => floorSvg(kind, value)))
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  test('stay small: no face is over 12 kB', () => {
    expect(Math.max(...all((kind, value) => floorSvg(kind, value)).map((svg) => svg.length))).toBeLessThan(
      12_000,
    );
  });
});

describe('a floor without its sign', () => {
  test('has no number drawn on it; a spire keeps its own', () => {
    for (const kind of KINDS)
      for (const value of VALUES) {
        expect(floorSvg(kind, value)).toContain(SYMBOLS[kind][1]);
        expect(floorSvg(kind, value, { bare: true }).includes(SYMBOLS[kind][1])).toBe(value === 0);
      }
  });
});

describe('the picture teaches the rule', () => {
  test('R5: a floor is wider than every lower one', () => {
    for (const value of VALUES.slice(1)) expect(bodyWidth(value)).toBeGreaterThan(bodyWidth(value - 1));
    expect(bodyWidth(HIGHEST_VALUE)).toBeLessThanOrEqual(240);
  });

  test.each(KINDS)('R5: %s is drawn wider, floor by floor', (kind) => {
    for (const value of VALUES.slice(2))
      expect(leftEdge(kind, value)).toBeLessThan(leftEdge(kind, value - 1));
  });

  test.each(KINDS)('R6: the %s 8 has a terrace as wide as any floor, and only the 8', (kind) => {
    const terrace = /<rect x="\.8" y="\.8" width="238\.4"/;
    for (const value of VALUES) expect(terrace.test(floorSvg(kind, value))).toBe(value === 8);
  });

  test.each(KINDS)('R6: the %s 9 hangs from six balloons, and only the 9', (kind) => {
    const cluster = /M23 24\.\d/;
    for (const value of VALUES) expect(cluster.test(floorSvg(kind, value))).toBe(value === 9);
  });

  test.each(KINDS)('R7: the %s 0 is a spire with a flag, taller than a floor, and only the 0', (kind) => {
    const flag = /M120 20V2/;
    for (const value of VALUES) {
      const svg = floorSvg(kind, value);
      expect(flag.test(svg)).toBe(value === 0);
      expect(svg.includes('viewBox="0 0 240 84"')).toBe(value === 0);
    }
  });

  test.each(KINDS)(
    'the flag of the bare %s spire is a picture of its own, to the right of the pole',
    (kind) => {
      const cloth = /d="(M121 2[^"]*)"/;
      const [, flag = ''] = cloth.exec(flagSvg(kind)) ?? [];
      expect(floorSvg(kind, 0)).toContain(flag);
      expect(floorSvg(kind, 0, { bare: true })).not.toMatch(cloth);
      expect(flag).not.toBe('');
    },
  );

  test('R21: the heap grows with every demolished floor, up to what there is room for', () => {
    const sizes = Array.from({ length: 15 }, (_, n) => (rubbleSvg(n).match(/rotate\(/g) ?? []).length);
    for (let n = 2; n < sizes.length; n++) expect(sizes[n]).toBeGreaterThan(sizes[n - 1] ?? 0);
    expect(rubbleSvg(99)).toBe(rubbleSvg(98));
  });
});

describe('kinds differ by shape', () => {
  const outlines = (draw: (kind: (typeof KINDS)[number]) => string): string[] =>
    KINDS.map((kind) => draw(kind).replace(/#[0-9a-f]{6}/g, ''));
  test('symbols', () => expect(new Set(outlines((kind) => symbolSvg(kind))).size).toBe(5));
  test('grounds', () => expect(new Set(outlines((kind) => groundSvg(kind))).size).toBe(5));
  test('empty places', () => expect(new Set(outlines((kind) => lotSvg(kind))).size).toBe(5));
});

test('a whole tower holds its floors from the ground up, each in its place', () => {
  const svg = towerSvg('T', [12, 8, 0], { ground: true });
  expect(towerShape([12, 8, 0], { ground: true }) * 240).toBe(48 + 48 + 84 + 32);
  expect([...svg.matchAll(/<svg [^>]*? y="(\d+)"/g)].map((match) => Number(match[1]))).toEqual([
    132, 84, 0, 180,
  ]);
});

test('a picture as an address holds nothing that would end it', () => {
  expect(addressOf(floorSvg('T', 7))).toMatch(/^data:image\/svg\+xml,[^"#<>]+$/);
});

test('the icon of the page is the logo', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../public/icon.svg'), 'utf8')).toBe(`${logoSvg()}\n`);
});
