/** The heap of demolished floors, which grows, and the foreman on top of it. */
import type { Kind } from '../lib/cards';
import * as haunted from './cast/haunted';
import { EARS, shoulders, smile } from './cast/common';
import { ART_KINDS, BLUE, type Drawing, GREY, ORANGE, paletteOf, YELLOW } from './kinds';
import {
  at,
  bare,
  dot,
  line,
  number,
  oval,
  path,
  picture,
  type PictureOptions,
  points,
  stroke,
  turn,
} from './pencils';
import { gearRim } from './symbols';

const DEBRIS: Readonly<Record<Kind, Drawing>> = {
  // a lump of each kind, about 34 wide and 20 high, standing on y = 0
  T: (c) =>
    path('M-15-1-16-13 11-15 13-2Z', c.wall) +
    oval(12, -8, 4, 6.4, c.lite) +
    line('M12-11V-6M-11-10 4-11M-12-5 2-6', stroke(c.shade, 1.4)) +
    path('M-15-7C-20-6-24-10-22-15-17-14-14-11-15-7Z', c.trim),
  C: (c) =>
    path('M-16 0-14-15Q0-20 15-14L16-5 9 0Z', c.wall) +
    path('M-14.4-13Q0-21 15-14 15-9 11-10 8-6 5-10 1-4-3-10-7-7-9-10-14-8-14.4-13Z', c.trim) +
    line('M-6-15l2 1M3-15l1-2M9-13l2 1', stroke(c.main, 2)),
  H: (c) =>
    path('M-16 0-15-14-6-18 12-15 16-3 13 0Z', c.wall) +
    path('M-4-1V-8Q-3-12 1-14 5-12 6-8V-1Z', c.glass) +
    line('M-11-4-8-8-11-11', stroke(c.trim, 1.4)) +
    points('M-.4-7;M3-7;', 2),
  S: (c) =>
    path('M-17 0C-17-10-9-17-2-16 8-18 16-9 17 0Z', c.wall) +
    at(3, -6, path('M-2 5H2L6-1C6-4 3-6 0-6S-6-4-6-1Z', '#f3b9a2')) +
    points('M-9-5;M-6-10;M10-10;M12-4;', 1.7, c.trimShade),
  M: (c) =>
    path('M-16-1-13-15 3-12 15-16 16-3 4 0Z', c.wall) +
    path('M3-12 4 0', 'none', stroke(c.trimShade, 1.4)) +
    at(-5, -9, path(gearRim(7, 7, 2.2), c.rust) + dot(0, 0, 2, c.trimShade)) +
    points('M8-11;M12-6;M8-4;', 2, c.trim),
};
/** A larger heap looks no different. */
export const TALLEST_HEAP = 21;
const HEAP_SCALE = [1.3, 1.3, 1.25, 1.15, 1.06, 1, 0.97]; // by rows: a small heap is drawn a little larger

/** The heap of n demolished floors, and the foreman's opinion of it. */
export function rubbleSvg(n: number, { dark = false }: PictureOptions = {}): string {
  const pieces = Math.min(Math.max(n, 0), TALLEST_HEAP),
    ink = dark ? '#14111c' : '#4a3a2c',
    dust = dark ? '#3a354a' : '#e9dabb';
  const rows = Math.ceil((Math.sqrt(8 * pieces + 1) - 1) / 2),
    lift = rows > 5 ? 11 : 13;
  let art = '',
    left = pieces,
    peak = 0;
  for (let row = 0, size = rows; left > 0; row++, size--) {
    const count = Math.min(size, left),
      layer: string[] = [];
    for (let i = 0; i < count; i++) {
      const piece = pieces - left,
        k = turn(ART_KINDS, piece * 3 + row),
        side = i % 2 ? -1 : 1,
        x = count % 2 ? side * Math.ceil(i / 2) : side * (Math.floor(i / 2) + 0.5);
      layer.push(
        at(
          120 + x * 30 + ((piece * 5) % 4),
          90 - row * lift,
          DEBRIS[k.letter](paletteOf(k, dark)),
          ` rotate(${((piece * 7) % 13) - 6})`,
        ),
      );
      left--;
    }
    art += layer.join('');
    peak = row;
  }
  const mood =
    n >= 4
      ? line('M-2-4.6Q0-6.4 2-4.6', ' stroke-width="1.1"') +
        (n >= 7 ? path('M7-12C9-9 8-7 7-7S5-9 7-12Z', BLUE, ' stroke-width="1"') : '')
      : smile(-5.4);
  const foreman = at(
    pieces ? 126 : 150,
    90 - (pieces ? peak * lift + 15 : 0),
    `${shoulders(ORANGE)}${EARS.big(GREY)}${oval(0, -8.4, 6, 5.4, GREY)}${points('M-2.4-8.4;M2.4-8.4;M0-6.6;', 1.9)}${mood}${path('M-8-11H8C6-12 6-17 0-17S-6-12-8-11Z', YELLOW)}`,
    ' scale(1.15)',
  );
  const cloud = (x: number, size: number): string =>
    path(
      `M${x - 12 * size} 91C${x - 16 * size} ${91 - 9 * size} ${x - 6 * size} ${91 - 12 * size} ${x - 3 * size} ${91 - 8 * size} ${x} ${91 - 14 * size} ${x + 10 * size} ${91 - 10 * size} ${x + 8 * size} ${91 - 6 * size} ${x + 15 * size} ${91 - 6 * size} ${x + 13 * size} 91 ${x + 11 * size} 91Z`.replace(
        /\d+\.\d+/g,
        (digits) => number(Number(digits)),
      ),
      dust,
    );
  const tidy = pieces
    ? cloud(108 - rows * 15, 0.7 + rows * 0.1) + cloud(134 + rows * 15, 0.6 + rows * 0.08)
    : at(112, 90, haunted.deco.broom()) + points('M88 70;M94 60;M84 82;', 3, YELLOW);
  return picture(
    '0 0 240 96',
    ink,
    at(
      120,
      92,
      oval(120, 91, 40 + rows * 12, 4, dust, bare) + foreman + art + tidy,
      ` scale(${HEAP_SCALE[rows] ?? 1}) translate(-120,-91)`,
    ),
  );
}
