/** The three floors with a rule of their own: the 8's terrace, the 9's balloons, the spire (R6, R7). */
import type { Kind } from '../lib/cards';
import { sprinkles } from './bodies';
import * as candy from './cast/candy';
import * as metal from './cast/metal';
import * as sand from './cast/sand';
import * as tree from './cast/tree';
import { type ArtKind, type Drawing, type Palette, PAPER, PINK, RED, WHITE, YELLOW } from './kinds';
import {
  at,
  balloon,
  bare,
  dot,
  inked,
  line,
  number,
  path,
  points,
  rect,
  rope,
  scallops,
  stroke,
  studs,
  turn,
} from './pencils';

const HANGING: Readonly<Record<Kind, readonly [Drawing, Drawing]>> = {
  // on the terrace's two ends: drawn downwards from y = 0, 26 wide, 37 high
  T: [
    (c) => rope('M-7 0V23M7 0V23', c) + rect(-9, 22, 18, 3.4, c.door) + at(0, 22.6, tree.who.squirrel()),
    (c) => at(0, 32, tree.deco.lantern(c)),
  ],
  C: [
    (c) => rope('M-5 27V0M5 27V0', c) + at(0, 32, candy.who.ginger()) + rect(-8, 31, 16, 3.4, PINK),
    (c) => rope('M0 0V14', c) + at(0, 39, candy.deco.donut()),
  ],
  H: [
    () =>
      path('M-6 24C-8 14-4 6 0 1 4 6 8 14 6 24L3 21 0 24-3 21Z', '#6b54a0') +
      path('M-4 27-4 32-1 28.6ZM4 27 4 32 1 28.6Z', '#7d66b3') +
      dot(0, 24.6, 4.8, '#7d66b3') +
      points('M-1.8 25;M1.8 25;', 2, YELLOW),
    (c) =>
      rope('M0 0V17M-8 16-4 20M-9 24-4 23M8 16 4 20M9 24 4 23M-6 30-3 25M6 30 3 25', c) +
      dot(0, 22, 5.2, '#54407c') +
      points('M-1.8 22;M1.8 22;', 2.2, YELLOW),
  ],
  S: [(c) => rope('M0 0V10', c) + at(0, 33, sand.deco.bucket()), () => at(0, 31, sand.deco.towel())],
  M: [
    (c) =>
      rope('M0 0V9', c) +
      path('M-9 26V17A9 9 0 0 1 9 17V26H4V18A4 4 0 0 0-4 18V26Z', RED) +
      path('M-9 26V21H-4V26ZM4 26V21H9V26Z', WHITE) +
      points('M-5 31;M3 33;', 3, c.rope),
    (c) => rope('M0 0V14', c) + at(0, 33, metal.deco.tyre()),
  ],
};
const DECKS: Readonly<Record<Kind, (c: Palette) => readonly [slab: string, edge: string, fringe: string]>> = {
  // slab, edge line, fringe
  T: (c) => [c.lite, c.shade, c.trim],
  C: () => ['#e5b07a', '#b9804a', '#fff3e2'],
  H: (c) => [c.lite, c.trim, c.trim],
  S: (c) => [c.trimLite, c.shade, RED],
  M: (c) => [c.lite, c.trim, YELLOW],
};

/** The 8: a flat roof as wide as any floor, so that any floor can stand on it. What hangs from its ends is left out
 * where the ends are cut. */
export function terrace(k: ArtKind, c: Palette, l: number, r: number, isCut: boolean): string {
  const [slab, edge, fringe] = DECKS[k.letter](c),
    struts = `M${l + 3} 32 26 9M${r - 3} 32 214 9`;
  return (
    inked(struts, c, edge, 2.8) +
    (isCut ? '' : at(13, 9, HANGING[k.letter][0](c)) + at(227, 9, HANGING[k.letter][1](c))) +
    path(`M3 8H237${scallops(-234, 18, [9, 12], 0)}Z`, fringe) +
    rect(0.8, 0.8, 238.4, 9, slab, 2.4) +
    line('M8 6H58M70 6H152M166 6H232', stroke(edge, 1.4))
  );
}

/** The 9: carried by balloons, so that it can land on any floor. */
export function balloons(c: Palette, l: number, r: number): string {
  const cluster: readonly (readonly [x: number, y: number, size: number, fill: string])[] = [
    [23, 12, 11, YELLOW],
    [10, 15, 9, c.main],
    [18, 27, 8, RED],
  ];
  const both = (draw: (x: number, y: number, size: number, foot: number) => string): string =>
    cluster.map(([x, y, size]) => draw(x, y, size, l + 4) + draw(240 - x, y, size, r - 4)).join('');
  return (
    rope(
      both((x, y, size, foot) => `M${x} ${y + size}Q${x} ${y + size + 8} ${foot} 43`),
      c,
    ) +
    cluster
      .map(([x, y, size, fill]) => path(balloon(x, y, size) + balloon(240 - x, y, size), fill))
      .join('') +
    line(
      both(
        (x, y, size) =>
          `M${number(x - size * 0.45)} ${number(y - size * 0.1)}q0-${number(size * 0.4)} ${number(size * 0.35)}-${number(size * 0.5)}`,
      ),
      stroke(PAPER, 1.8),
    ) +
    points(`M${l + 4} 43;M${r - 4} 43;`, 5, YELLOW)
  );
}

const SPIRES: Readonly<Record<Kind, Drawing>> = {
  // roofs above the drum, which is 92 wide and starts at y = 48
  T: (c) =>
    [
      'M120 28C108 40 90 46 66 54 74 60 84 56 91 58 100 62 108 58 120 60 132 58 140 62 149 58 156 56 166 60 174 54 150 46 132 40 120 28Z',
      'M120 18C111 29 98 36 80 42 90 47 98 44 106 46 112 49 128 49 134 46 142 44 150 47 160 42 142 36 129 29 120 18Z',
      'M120 9C115 18 107 24 96 29 105 34 112 31 120 34 128 31 135 34 144 29 133 24 125 18 120 9Z',
    ]
      .map((d, i) => path(d, turn([c.trimShade, c.trim, c.trimLite], i)))
      .join('') +
    line('M128 26q4 2 8 2M136 40q8 2 14 1', stroke(c.trimShade, 1.6)) +
    points('M80 54;M100 41;M110 28;M144 44;M160 54;M126 40;', 4, RED),
  C: (c) =>
    rect(69, 40, 102, 15, c.trim, 7.5) +
    rect(82, 29.6, 76, 13.6, PINK, 6.8) +
    rect(95, 20, 50, 12.4, c.trim, 6.2) +
    path('M106 22C104 14 116 17 119 9 126 14 137 14 134 22Z', PINK) +
    line('M78 50H120M90 38.6H118M102 27.6H116', stroke(c.trimShade, 1.6)) +
    dot(120, 13, 4.4, RED) +
    sprinkles(84, 160, 2).replace(/M([\d.]+) (\d)/g, (_, x: string, y: string) => `M${x} ${Number(y) + 40}`),
  H: (c) =>
    path(
      'M66 55C90 51 104 40 109 27 111 20 113 16 123 9 122 16 128 22 132 29 139 43 156 51 174 55 150 61 90 61 66 55Z',
      c.trim,
    ) +
    path(
      'M123 9C122 16 128 22 132 29 139 43 156 51 174 55 164 58 152 58 144 59 128 44 119 26 123 9Z',
      c.trimShade,
      bare,
    ) +
    dot(119, 34, 6, c.glass) +
    points('M117 34;M121.4 34;', 2.2) +
    line('M92 50l5 3 5-3M138 42l4 3 4-2M104 41l4 2.4', stroke(c.trimLite, 1.4)),
  S: (c) =>
    path('M97 52 99 28H141L143 52Z', c.wall) +
    path('M131 29H141L143 50H132Z', c.shade, bare + ' opacity=".6"') +
    path('M103 24Q116 19 120 9 124 19 137 24Z', c.lite) +
    path('M96 30V21H104V24H112V21H128V24H136V21H144V30Z', c.trimLite) +
    path('M115 46V40C115 34 125 34 125 40V46Z', c.glass) +
    path('M70 56V45H80V49H90V45H102V49H138V45H150V49H160V45H170V56Z', c.trimLite) +
    points('M104 38;M109 44;M134 36;M130 43;', 1.6, c.trimShade),
  M: (c) =>
    path('M113 28 115.6 11H124.4L127 28Z', c.lite) +
    path('M68 54C88 50 102 42 107 27H133C138 42 152 50 172 54Z', c.wall) +
    path('M133 27C138 42 152 50 172 54H146C134 48 126 40 124 27Z', c.shade, bare + ' opacity=".7"') +
    rect(105, 24, 30, 4.6, c.trim) +
    rect(64, 52, 112, 5.4, c.trim) +
    studs(69, 174, 54.7, 2.4, c.trimLite, 8) +
    line('M104 46 93 35M89 31 84 26', stroke(c.rope, 1.6)) +
    path('M81 38C88 43 99 34 96 24Z', '#e0a070') +
    points('M84 26;', 3.4, RED) +
    points('M112 40;M120 45;', 2.4, c.trim),
};
const DRUMS: Readonly<Partial<Record<Kind, string>>> = {
  C: 'M76 46H164V76Q164 83.2 157 83.2H83Q76 83.2 76 76Z',
  S: 'M75 54H165L168 83.2H72Z',
};

/** The flag of a spire without its pole, which stands in the middle. */
export const flag: Drawing = (c) =>
  path('M121 2C128-1 133 7 146 2L142 8 147 14C134 18 128 10 121 14Z', c.main) +
  path('M121 9C128 6 133 13 143.4 9.4L147 14C134 18 128 10 121 14Z', c.ink, bare + ' opacity=".22"');

/** The 0: the spire with its flag, on which nothing stands (R7). */
export function spire(k: ArtKind, c: Palette, hasFlag = true): string {
  return (
    line('M120 20V2', stroke(c.rope, 2.2)) +
    (hasFlag ? flag(c) : '') +
    path(DRUMS[k.letter] ?? 'M75 55H165L167 83.2H73Z', c.wall) +
    path('M155 56H163L163.4 82H155Z', c.shade, bare + ' opacity=".6"') +
    SPIRES[k.letter](c)
  );
}
