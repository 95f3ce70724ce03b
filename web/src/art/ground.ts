/** The ground a tower stands on (0 0 240 32), and a place that is still empty (0 -48 240 80). */
import type { Kind } from '../lib/cards';
import * as candy from './cast/candy';
import * as haunted from './cast/haunted';
import * as metal from './cast/metal';
import * as sand from './cast/sand';
import * as tree from './cast/tree';
import { ART, type Drawing, NIGHT, PAPER, paletteOf, YELLOW } from './kinds';
import {
  at,
  bare,
  dot,
  inked,
  line,
  oval,
  path,
  picture,
  type PictureOptions,
  points,
  rect,
  scallops,
  stroke,
  studs,
} from './pencils';
import { symbol } from './symbols';

const GROUNDS: Readonly<Record<Kind, Drawing>> = {
  T: (c) =>
    path('M3 .8H237C240 11 226 15 212 21 188 31 150 31.4 120 31S52 31 28 21C14 15 0 11 3 .8Z', c.wall) +
    line('M60 18q6 8 16 6M180 17q-8 8-18 7M40 15q2 4 6 5', stroke(c.shade, 1.6)) +
    path(`M3 .8H237V7${scallops(-234, 15, [8, 12, 6], 0)}Z`, c.trim) +
    oval(196, 18, 5, 3.4, c.ink) +
    points('M194 18;M198 18;', 1.8, PAPER) +
    points('M24 5;M66 6;M150 5;M214 6;', 3, c.trimLite),
  C: (c) =>
    path('M102 12H138L146 23C160 25 166 27 168 31.2H72C74 27 80 25 94 23Z', c.wall) +
    path('M134 13H138L146 23C160 25 166 27 168 31H146C142 26 136 22 134 13Z', c.shade, bare) +
    path(`M3 .8H237V7${scallops(-234, 18, [10], 0)}Z`, c.trim) +
    studs(16, 226, 8, 2.6, c.main, 13) +
    line('M8 4H232', stroke(c.trimShade, 1.2)),
  H: (c) =>
    path(
      'M3 .8H237L231 9 217 12 206 22 186 20 168 29 142 26 120 31.2 96 27 72 30 56 22 34 23 22 12 9 9Z',
      c.wall,
    ) +
    path('M3 .8H237L231 8 212 7 200 12 176 8 150 12 120 9 92 12 62 8 44 12 26 7 9 8Z', c.trim) +
    path('M44 15H60V20H44ZM168 14H182V20H168ZM82 20H94V25H82ZM150 19H158V23H150Z', c.lite, bare) +
    oval(196, 15.4, 6, 3.6, NIGHT) +
    points('M194 15.4;M198.4 15.4;', 2.2, YELLOW) +
    line('M28 16l9 3', stroke(PAPER, 2.6)),
  S: (c) =>
    path('M2 .8H238C240 10 238 18 232 22H8C2 18 0 10 2 .8Z', c.wall) +
    path(`M3 31.2Q1 24 3 19${scallops(234, 13, [-7, -10], 0)}Q239 24 237 31.2Z`, '#7fbcc8') +
    line(`M22 26${scallops(66, 5, [-4], 0)}M152 26${scallops(66, 5, [-4], 0)}`, stroke(PAPER, 1.3)) +
    points('M20 8;M44 11;M70 7;M96 11;M150 8;M172 11;M196 7;M222 10;', 1.8, c.trimShade) +
    line('M6 4.2H234', stroke(c.trimLite, 2)),
  M: (c) =>
    inked('M40 10 60 30M60 10 40 30M180 10 200 30M200 10 180 30', c, c.trimLite, 2) +
    rect(32, 8, 8, 22, c.trim) +
    rect(60, 8, 8, 22, c.trim) +
    rect(172, 8, 8, 22, c.trim) +
    rect(200, 8, 8, 22, c.trim) +
    rect(26, 28, 48, 3.4, c.trimShade) +
    rect(166, 28, 48, 3.4, c.trimShade) +
    rect(90, 8, 60, 22.6, c.wall, 3) +
    rect(3, 0.8, 234, 9, c.trimLite, 2) +
    studs(10, 232, 5.3, 2.4, c.trimShade, 11),
};
const WAITING: Readonly<Record<Kind, readonly [Drawing, Drawing]>> = {
  // what lies about before anything is built
  T: [tree.deco.mushrooms, tree.deco.flowers],
  C: [candy.deco.lolly, candy.deco.gumballs],
  H: [haunted.deco.tomb, haunted.deco.cauldron],
  S: [sand.deco.bucket, sand.deco.spade],
  M: [metal.deco.tyre, metal.deco.lights],
};

export function groundSvg(kind: Kind, { dark = false }: PictureOptions = {}): string {
  const k = ART[kind],
    c = paletteOf(k, dark);
  const badge = at(120, 19.6, dot(0, 0, 10, c.paper) + at(0, 0, symbol(k, c), ' scale(.66)'));
  return picture('0 0 240 32', c.ink, GROUNDS[kind](c) + badge);
}

export function lotSvg(kind: Kind, { dark = false }: PictureOptions = {}): string {
  const k = ART[kind],
    c = paletteOf(k, dark);
  const plan =
    line(
      'M120-42H74Q70-42 70-38V-.6M120-42H166Q170-42 170-38V-.6',
      ` stroke="${c.main}" stroke-width="2" stroke-dasharray="5 5"`,
    ) + at(120, -21, symbol(k, c), ' scale(1.25)');
  const waiting = WAITING[kind].map((draw, i) => at(i ? 198 : 42, 0.8, draw(c))).join('');
  return picture('0 -48 240 80', c.ink, waiting + plan + GROUNDS[kind](c));
}
