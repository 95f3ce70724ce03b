/** The towers far away, at the foot of a page: 0 0 1200 260. */
import { littleTower } from './emblem';
import { ART_KINDS } from './kinds';
import {
  at,
  balloon,
  dot,
  line,
  path,
  picture,
  type PictureOptions,
  points,
  rect,
  stroke,
  turn,
} from './pencils';

const SKYLINE: readonly (readonly [x: number, floors: number, scale: number, kind: number, row: number])[] = [
  // x, floors, scale, kind, row (0 far, 1 near)
  [60, 5, 3.4, 4, 0],
  [150, 4, 3, 1, 1],
  [235, 6, 3.4, 2, 0],
  [330, 3, 3.4, 3, 1],
  [420, 5, 3, 0, 0],
  [505, 4, 3.4, 2, 1],
  [600, 6, 3.2, 1, 0],
  [690, 4, 3.2, 4, 1],
  [775, 5, 3.2, 3, 0],
  [870, 5, 3, 0, 1],
  [955, 4, 3.8, 4, 0],
  [1045, 4, 3.2, 1, 1],
  [1140, 6, 3.2, 2, 0],
];

const DAY = { far: '#f3e5c8', near: '#ebd8b3', hill: '#e2cb9f', glow: '#fff8e6' },
  DUSK = { far: '#252233', near: '#2e2a40', hill: '#373249', glow: '#c8a868' };

/** A quiet row of towers for the foot of a page; it takes the page's own colour for the sky. */
export function skylineSvg({ dark = false }: PictureOptions = {}): string {
  const { far, near, hill, glow } = dark ? DUSK : DAY;
  const row = (which: number, fill: string, seam: string): string =>
    SKYLINE.filter((tower) => tower[4] === which)
      .map(([x, floors, size, kindIndex]) =>
        at(
          x,
          236,
          `<g stroke="${seam}" stroke-width=".5">${littleTower(turn(ART_KINDS, kindIndex), floors, () => fill)}</g>` +
            points(
              Array.from(
                { length: floors },
                (_, i) => `M${-5 + i}-${9 * i + 4.5};M${(i * 3) % 5}-${9 * i + 4.5};`,
              ).join(''),
              2.4,
              glow,
            ),
          ` scale(${size})`,
        ),
      )
      .join('');
  const flight = at(
    330,
    34,
    path(balloon(-16, 0, 11) + balloon(16, 0, 11) + balloon(0, -8, 12), near) +
      line('M-16 12-12 34M16 12 12 34M0 6V34', stroke(near, 1.6)) +
      rect(-26, 34, 52, 13, near, 2) +
      points('M-14 40.5;M0 40.5;M14 40.5;', 5, glow),
  );
  const body =
    dot(150, 44, 25, dark ? '#8f8a86' : '#f7e6b8') +
    flight +
    row(0, far, near) +
    row(1, near, hill) +
    path('M0 222Q150 200 320 222T640 222 960 220 1200 216V260H0Z', hill) +
    path('M0 242Q220 224 460 244T900 240 1200 240V260H0Z', near);
  return picture('0 0 1200 260', 'none', body);
}
