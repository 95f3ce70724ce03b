/** In the scrap: robots, kettles, and a duck in the sink. */
import {
  PAPER,
  RED,
  ORANGE,
  YELLOW,
  GREEN,
  PINK,
  TAN,
  GREY,
  SLATE,
  WHITE,
  type Drawing,
  type Palette,
} from '../kinds';
import { at, bare, dot, inked, line, oval, path, points, rect, stroke } from '../pencils';
import { gearRim } from '../symbols';
import { animal, eyes, person, shoulders, smile, type Cast } from './common';

export const who = {
  robot: () =>
    shoulders(SLATE) +
    rect(-6, -14, 12, 9.6, '#d8b04c', 2) +
    line('M0-14V-17.6') +
    dot(0, -18, 1.5, RED) +
    dot(-2.6, -10.4, 1.9, WHITE) +
    dot(2.6, -10.4, 1.9, WHITE) +
    points('M-2.4-10.2;M2.8-10.2;', 1.4) +
    line('M-2.4-6.8H2.4', ' stroke-width="1.2"'),
  tin: () =>
    path('M-5.5.5V-12H5.5V.5Z', GREY) +
    oval(0, -12, 5.5, 2, WHITE) +
    rect(-4, -10, 8, 3.6, '#2f3f4a', 1.5) +
    points('M-1.6-8.2;M1.8-8.2;', 2, '#9be3d0') +
    line('M-6-4H6M-5.5-4-9-8', ' stroke-width="1.4"'),
  cat: () => animal(ORANGE, 'pointed'),
  rat: () => animal('#9aa0a6', 'big', PINK) + path('M-8 .5-7-4 0-3.6V.5Z', YELLOW),
  toaster: () =>
    path('M-5-9V-15C-5-18 0-18 0-15V-9ZM1-9V-13C1-16 6-16 6-13V-9Z', TAN) +
    path('M-7 .5V-6C-7-10 7-10 7-6V.5Z', '#d8dfe2') +
    eyes(-5) +
    smile(-3),
  bulb: () =>
    path('M-3-2C-3-5-6-7-6-11-6-18 6-18 6-11 6-7 3-5 3-2Z', YELLOW) +
    rect(-3, -3, 6, 4, SLATE) +
    eyes(-11, 2) +
    smile(-9),
  sock: () =>
    rect(-8, -13, 16, 14, '#a5d5dd', 0, bare) +
    path('M-3-15H3V-8L7-4C7-1 3-1 1-2L-3-6Z', RED) +
    points('M-5-15;M5-17;M-4-4;', 2.6, WHITE),
  plant: () =>
    path('M-5-7H5L4 .5H-4Z', '#c57f4d') +
    path('M0-7C-8-8-8-14-6-15-2-14 0-11 0-7 0-12 3-17 7-17 8-12 5-8 0-7Z', GREEN),
  pilot: () =>
    person('#c98d5f', '#7b4a2b', '#a35b3a') + dot(-2.6, -12, 2.3, '#cfe9e6') + dot(2.6, -12, 2.3, '#cfe9e6'),
  duck: () =>
    rect(-8, -5, 16, 6, '#a5d5dd', 0, bare) +
    path('M-7-5C-7-2-4-1 0-1S7-2 7-7C4-6 3-7 3-9 4-16-6-16-5-9-5-7-7-7-7-5Z', YELLOW) +
    path('M-5-10.6-9-9.4-5-8.4Z', ORANGE) +
    points('M-2.4-11.4;', 2),
} satisfies Record<string, Drawing>;
export const deco = {
  door: (c: Palette) =>
    rect(-10.5, -31, 21, 31, c.door, 4) +
    rect(-7.4, -28, 14.8, 25, 'none', 3, stroke(c.ink, 0.9)) +
    dot(0, -20, 4, c.glass) +
    dot(0, -9, 3.6, 'none', stroke('#e7c25a', 1.8)) +
    line('M-3.4-9H3.4M0-12.4V-5.6', stroke('#e7c25a', 1.4)) +
    rect(-13, -2.6, 26, 3.2, c.trimLite),
  gear: (c: Palette) => at(0, -18, path(gearRim(11, 8, 3), '#c79a4b') + dot(0, 0, 3.4, c.shade)),
  gauge: () =>
    dot(0, -18, 9, WHITE) +
    line('M-6-15A7 7 0 0 1 6-15', stroke(GREEN, 2)) +
    line('M2.4-23.4A7 7 0 0 1 6.4-15', stroke(RED, 2)) +
    line('M0-17 4-22', ' stroke-width="1.8"') +
    points('M0-17;', 3),
  pipe: (c: Palette) =>
    inked('M-6-4V-14C-6-20 6-16 6-22V-32', c, '#c98b5b', 5.8) +
    rect(-11, -10, 10, 4, '#a86a3f') +
    rect(1, -29, 10, 4, '#a86a3f'),
  valve: () =>
    line('M0-6V-14', stroke('#2a343b', 6)) +
    rect(-5, -6, 10, 4, SLATE) +
    dot(0, -20, 8, 'none', stroke('#2a343b', 5)) +
    dot(0, -20, 8, 'none', stroke(RED, 2.6)) +
    line('M-7-20H7M0-27V-13', stroke(RED, 2.2)),
  fan: (c: Palette) =>
    dot(0, -18, 10.4, c.trimShade) +
    path(
      'M0-18C-7-20-7-27-1-27 3-24 1-20 0-18 5-23 10-18 7-14 3-13 1-16 0-18-2-10-9-11-8-17-5-20-2-18 0-18Z',
      c.lite,
    ) +
    dot(0, -18, 2, YELLOW),
  kettle: () =>
    line('M-5-15C-6-26 6-26 5-15', stroke('#2a343b', 2.2)) +
    path('M6-7C9-8 9-13 12-15L13.4-12C11-10 11-4 6-2Z', '#e0a070') +
    path('M-8-1C-10-11-5-15 0-15S10-11 8-1Z', '#e0a070') +
    path('M-4-14.6H4L2.4-17H-2.4Z', '#a86a3f') +
    eyes(-8) +
    smile(-5.6) +
    points('M13-19;M12-24;', 2.4, WHITE),
  clock: () =>
    line('M-6-4-8 0M6-4 8 0') +
    dot(-6, -24, 4, '#c79a4b') +
    dot(6, -24, 4, '#c79a4b') +
    dot(0, -13, 10, PAPER) +
    line('M0-13V-19M0-13 4-11', ' stroke-width="1.8"') +
    points('M0-21;M0-5;M-8-13;M8-13;', 1.4),
  tyre: () =>
    dot(0, -11, 11, '#4b5760') +
    dot(0, -11, 5, GREY) +
    points('M-8.4-11;M8.4-11;M0-19.4;M0-2.6;', 2, '#7d8990'),
  lights: () =>
    rect(-5, -31, 10, 26, '#3f4b53', 3) +
    dot(0, -26, 3, RED) +
    dot(0, -18, 3, YELLOW) +
    dot(0, -10, 3, GREEN),
  plate: () =>
    `<g transform="rotate(-6 0 -18)">${rect(-11, -24, 22, 12, '#e7c25a', 2) + line('M-7-20V-16M-3-20H1L-2-16M5-16V-20L8-16V-20', ' stroke-width="1.6"')}</g>`,
  tv: () =>
    line('M0-21-5-30M0-21 5-28') +
    rect(-10, -21, 20, 16, '#a86a3f', 3) +
    rect(-7.4, -18.6, 11, 11, '#cfe9e6', 3) +
    points('M6.8-16;M6.8-11;', 2.4, YELLOW) +
    eyes(-14, 2) +
    smile(-11.6),
} satisfies Record<string, Drawing>;

const scenes = [
  '',
  'bulb | gauge',
  'robot | valve',
  'gear | cat',
  'plant | clock',
  'tin | pipe',
  'toaster lights | duck',
  'plate pilot | sock valve',
  'robot | cat',
  'pilot gauge | duck clock',
  'tv toaster | fan tin',
  'pipe rat | bulb gauge',
  'sock kettle | robot plate',
  'tyre door gear | pilot pipe bulb',
  'lights tin tv | duck door valve',
  'kettle robot door | sock tyre fan',
];

export const metal: Cast = { who, deco, scenes };
