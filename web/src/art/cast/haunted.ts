/** Behind the stones: eyes in the dark, and their washing. */
import {
  PAPER,
  RED,
  ORANGE,
  YELLOW,
  GREEN,
  PINK,
  WHITE,
  LILAC,
  NIGHT,
  type Drawing,
  type Palette,
} from '../kinds';
import { at, bare, dot, line, oval, path, points, rect, stroke } from '../pencils';
import { eyes, person, shoulders, type Cast } from './common';

export const who = {
  ghost: () =>
    path('M-6.5.5V-9C-6.5-17 6.5-17 6.5-9V.5L4 -1.6 2 .5 0-1.6-2 .5-4-1.6Z', WHITE) +
    points('M-2.4-10;M2.4-10;', 2.6) +
    oval(0, -6, 1.4, 1.9, '#2b1d45', bare),
  eyes: () =>
    oval(-3, -10, 2.4, 3, YELLOW, bare) +
    oval(3.4, -10, 2.4, 3, YELLOW, bare) +
    points('M-2.4-9.4;M3-9.4;', 2) +
    points('M-3.6-3;M.4-3;', 1.7, WHITE),
  cat: () =>
    shoulders('#3d3350') +
    path('M-6.4-8-6-16-2.4-13H2.4L6-16 6.4-8C6-3-6-3-6.4-8Z', '#3d3350') +
    points('M-2.6-9;M2.6-9;', 3, YELLOW) +
    points('M-2.6-9;M2.6-9;', 1.3) +
    line('M-8-6H-4M4-6H8', stroke(LILAC, 0.9)),
  bones: () =>
    shoulders('#efe6d2') +
    path('M-5.6-10C-5.6-17 5.6-17 5.6-10 5.6-7.6 3.6-7 3.4-4H-3.4C-3.6-7-5.6-7.6-5.6-10Z', WHITE) +
    points('M-2.3-10.4;M2.3-10.4;', 3.2) +
    line('M-1.4-6V-4.4M1.4-6V-4.4', ' stroke-width="1"') +
    line('M5 0C8-3 8-6 8-9', stroke(WHITE, 2)),
  count: () =>
    path('M-8 .5V-6L-4-4H4L8-6V.5Z', RED) +
    dot(0, -9, 5.2, '#dfe3d0') +
    path('M-5.4-8C-6-16 6-16 5.4-8 4-12 1.6-12 0-9.4-1.6-12-4-12-5.4-8Z', '#2b1d45') +
    eyes(-8.6, 2) +
    line('M-2-5.6H2') +
    path('M-1.8-5.4H-.6L-1.2-3.6ZM.6-5.4H1.8L1.2-3.6Z', WHITE, bare),
  mummy: () =>
    path('M-6.5.5C-6-4-6-5-5-5-6-16 6-16 5-5 6-5 6-4 6.5.5Z', '#efe4c8') +
    line('M-5-11 5-9.6M-5-5.6 5-7M-6-2 6-3.4', ' stroke-width="1"') +
    points('M-2-8.4;M2.4-8.2;', 2.4),
  pumpkin: () =>
    oval(0, -5.4, 7, 5.8, ORANGE) +
    line('M0-11V-13.4') +
    path('M-4.4-6.4-2.4-9-1-6.4ZM1-6.4 2.4-9 4.4-6.4ZM-4-4H4L2-1.6H-2Z', YELLOW, ' stroke-width="1"'),
  blob: () =>
    path('M-7 .5C-7-16 7-16 7 .5Z', GREEN) +
    dot(0, -7.6, 3.4, WHITE) +
    points('M.4-7.2;', 2.8) +
    line('M-3-2H3') +
    path('M-4-12-6-16-1.6-13ZM4-12 6-16 1.6-13Z', PAPER),
  bat: () =>
    path('M-3-6C-5-3-7-4-9-1-10-9-7-13-3.4-11ZM3-6C5-3 7-4 9-1 10-9 7-13 3.4-11Z', '#7a5fae') +
    path('M-4-8-4.4-16-1.4-13H1.4L4.4-16 4-8C4-2-4-2-4-8Z', '#8f75c2') +
    dot(-1.8, -9, 1.7, WHITE) +
    dot(1.8, -9, 1.7, WHITE) +
    points('M-1.6-8.8;M1.6-8.8;', 1.4) +
    path('M-1.6-6H-.2L-.9-4.2ZM.2-6H1.6L.9-4.2Z', WHITE, bare),
  witch: () => person('#b9cf8a', '#5b3b78', '#5b4487') + path('M-8-11H8L3-13 1-21-3-13Z', '#3d2c5e'),
  candle: (c: Palette) =>
    rect(-2.4, -9, 4.8, 9.4, PAPER, 1) +
    path('M0-17C4-13 2-10 0-10S-4-13 0-17Z', ORANGE, ` stroke="${c.ink}" stroke-width="1"`),
} satisfies Record<string, Drawing>;
export const deco = {
  door: (c: Palette) =>
    path('M-10 0V-20Q-9-29 0-33 9-29 10-20V0Z', c.door) +
    line('M-9-8H2M-9-21H2', stroke('#8b8794', 2)) +
    line('M0-32V-1', stroke('#2b1d45', 0.9)) +
    dot(5, -13, 1.8, YELLOW) +
    oval(0, -24, 2.8, 2, YELLOW) +
    points('M0-24;', 2) +
    rect(-12.5, -2.6, 25, 3.2, c.lite),
  web: () =>
    line(
      'M-10-34 8-14M-10-34-10-10M-10-34 11-32M-10-28Q-6-28-5-33M-10-20Q-1-22 2-33.4M-10-13Q4-16 8-32.6',
      stroke('#f4eefc', 1),
    ) +
    line('M6-32V-16', ' stroke-width=".8"') +
    dot(6, -13, 2.8, NIGHT) +
    line('M3-15 1-17M3-12 .6-11M9-15 11-17M9-12 11.4-11', ' stroke-width="1"'),
  portrait: () =>
    `<g transform="rotate(-7 0 -18)">${rect(-9, -30, 18, 22, '#c79a4b') + rect(-6.4, -27.4, 12.8, 16.8, '#7f9a86', 1) + path('M-5-11C-4-16 4-16 5-11Z', RED) + dot(0, -18.4, 3.8, '#e7d6b8') + points('M-1.4-18.6;M1.4-18.6;', 1.5) + line('M-3-16.6Q0-13.6 3-16.6', stroke('#4a3020', 1.8))}</g>`,
  tomb: () =>
    path('M-8 0V-14C-8-24 8-24 8-14V0Z', '#b9b6c4') +
    line('M-4-13H4M-3-9H3') +
    path('M-11 0-9-5-7 0-5-4-3 0Z', GREEN),
  torch: () =>
    path('M-2.4-15H2.4L1-3H-1Z', '#7a5738') +
    path('M0-31C6-25 6-17 0-15-6-17-6-23-2-25-1-27-.6-29 0-31Z', ORANGE) +
    path('M0-23C3-20 2-17 0-16-2-17-3-20 0-23Z', YELLOW, bare),
  cauldron: () =>
    path('M-9-13H9C12-4 7-1 5-1H-5C-7-1-12-4-9-13Z', '#3f3653') +
    oval(0, -13, 9.6, 2.6, '#a8d05a') +
    dot(-3, -18, 2.2, '#a8d05a') +
    dot(3, -22, 3, '#a8d05a') +
    line('M-5-1-6 1M5-1 6 1'),
  broom: () =>
    line('M8-33-2-12', stroke('#7a5738', 2.4)) +
    path('M-4-14 1-11.6C2-6 0-2-3 0L-11-4C-9-9-8-12-4-14Z', YELLOW) +
    line('M-3-10-6-3', ' stroke-width="1"'),
  bats: () =>
    [
      { x: -3, y: -26, s: 0.9 },
      { x: 4, y: -13, s: 0.7 },
    ]
      .map(({ x, y, s }) =>
        at(
          x,
          y,
          path('M0 3C-3 6-6 4-9 7-9 1-6-2-3-2L-2.6-5 0-3.4 2.6-5 3-2C6-2 9 1 9 7 6 4 3 6 0 3Z', '#453267'),
          ` scale(${s})`,
        ),
      )
      .join(''),
  planks: () =>
    path('M-8-10V-26L0-33 8-26V-10Z', NIGHT) +
    points('M-3-21;M2-21;', 2.6, YELLOW) +
    path('M-10-27 9-31 10-27-9-22ZM-10-17 10-13V-9L-10-12Z', '#a67b52'),
  sheets: () =>
    line('M-12-29Q0-25 12-29', ' stroke-width="1.1"') +
    [-6, 5.6]
      .map((x) =>
        at(
          x,
          -27,
          path('M-4.6 0H4.6L4 15 1.6 12.6-.6 15-2.6 12.6-4.6 15Z', WHITE) + points('M-1.6 5;M1.8 5;', 1.8),
        ),
      )
      .join(''),
  potions: () =>
    rect(-11, -4, 22, 3, '#7a5738', 1) +
    path('M-8-12-8-15H-4V-12L-2-4H-10Z', GREEN) +
    path('M3-14V-18H7V-14C11-12 11-4 8-4H2C-1-4-1-12 3-14Z', PINK) +
    points('M4-21;M6-24;', 1.8, PINK),
} satisfies Record<string, Drawing>;

const scenes = [
  '',
  'bat | candle',
  'eyes | web',
  'torch | ghost',
  'cat | bats',
  'pumpkin | potions',
  'blob torch | witch',
  'portrait mummy | count bats',
  'ghost | bones',
  'witch web | bat torch',
  'web count | cauldron blob',
  'bones broom | potions mummy',
  'eyes sheets | cat portrait',
  'torch door pumpkin | eyes tomb broom',
  'ghost tomb web | count door torch',
  'cauldron cat door | mummy planks pumpkin',
];

export const haunted: Cast = { who, deco, scenes };
