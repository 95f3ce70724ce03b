/** On the beach: crabs, gulls, and somebody asleep. */
import {
  PAPER,
  RED,
  ORANGE,
  YELLOW,
  GREEN,
  BLUE,
  PINK,
  TAN,
  GREY,
  WHITE,
  NIGHT,
  type Drawing,
  type Palette,
} from '../kinds';
import { at, bare, dot, inked, line, oval, path, points, rect, stroke } from '../pencils';
import { eyes, person, smile, type Cast } from './common';

export const who = {
  crab: () =>
    path(
      'M-5.4-5C-10-8-9.6-14-5.4-13.6L-6.6-10.6-3.8-11.4C-3.2-9-4-6.6-5.4-5ZM5.4-5C10-8 9.6-14 5.4-13.6L6.6-10.6 3.8-11.4C3.2-9 4-6.6 5.4-5Z',
      RED,
    ) +
    path('M-7 .5C-8-9 8-9 7 .5Z', RED) +
    dot(-2.2, -7.4, 1.9, WHITE) +
    dot(2.2, -7.4, 1.9, WHITE) +
    points('M-2-7.2;M2.4-7.2;', 1.5) +
    smile(-3.4),
  gull: () =>
    path('M-6 .5C-6-7-3-8-3-12-2-17 5-17 5-12 6-7 7-4 7 .5Z', WHITE) +
    path('M4.6-12.6 10-11 4.6-9.8Z', ORANGE) +
    points('M2-13;', 2) +
    path('M-6 .5C-5-6 0-6 2 .5Z', GREY),
  turtle: () =>
    path('M-7 .5C-8-8 5-10 6 .5Z', '#8a9a4b') +
    line('M-4-4 0-6M-3 0V-3M2 0V-5') +
    oval(5, -8, 4, 3.6, GREEN) +
    points('M6-9;', 1.9) +
    line('M5-6.4Q7-6 8-7'),
  fish: () =>
    rect(-8, -12, 16, 13, '#8ccbd4', 0, bare) +
    path('M-6-6C-3-11 3-10 5-6L8.4-9V-3L5-6C3-2-3-1-6-6Z', ORANGE) +
    points('M-3-6.6;', 1.9) +
    points('M-6-15;M-4-18;', 1.6, WHITE),
  octopus: () =>
    path('M-7 .5C-9-3-6-5-6-9-6-17 6-17 6-9 6-5 9-3 7 .5L4-1.4 2 .5 0-1.4-2 .5-4-1.4Z', '#d98aa8') +
    eyes(-8.4) +
    oval(0, -5, 1.3, 1.5, '#644312', bare),
  diver: () =>
    person('#f0c59c', '#7b4a2b', BLUE) +
    rect(-5, -10.6, 10, 4.6, '#bfe6ec', 2) +
    eyes(-8.4, 2) +
    line('M6-5V-16', stroke(ORANGE, 2.4)),
  star: () =>
    path('M0-17 2.6-10.4 9-10.6 4-6 5.6.4 0-3-5.6.4-4-6-9-10.6-2.6-10.4Z', ORANGE) +
    rect(-4.4, -10, 3.8, 2.8, NIGHT, 1) +
    rect(0.6, -10, 3.8, 2.8, NIGHT, 1) +
    smile(-6),
  hermit: () =>
    path('M-7 .5C-9-10 3-15 6-6 7-3 6 0 5 .5Z', '#e7a98a') +
    line('M-5-1C-5-8 3-8 2-3 1-1-2-2-1-4') +
    line('M5-3 7-8M6-2 9-6') +
    points('M7-9;M9.4-7;', 2.6),
  seal: () =>
    path('M-6.6.5C-6-10-3-12.4 0-12.4S6-10 6.6.5Z', '#8b98a0') +
    oval(0, -5.4, 3, 2, '#d3dadc', bare) +
    points('M-2.4-8;M2.4-8;M0-6.4;', 1.9) +
    dot(0, -15.4, 2.9, RED),
  nap: () =>
    path('M-7 .5C-6-5-3-6 0-6S6-5 7 .5Z', YELLOW) +
    dot(0, -8.4, 5, '#e9b98b') +
    path('M-8-9.4H8L5-11C4-16-4-16-5-11Z', '#f3e3b0') +
    line('M-3.4-7.4q1.2 1.4 2.4 0M1-7.4q1.2 1.4 2.4 0', ' stroke-width="1"'),
} satisfies Record<string, Drawing>;
export const deco = {
  door: (c: Palette) =>
    path('M-11 0V-20C-11-34 11-34 11-20V0Z', c.trimShade) +
    path('M-8.4 0V-19C-8.4-29 8.4-29 8.4-19V0Z', c.door) +
    line('M-2.8-1V-26M2.8-1V-26', ' stroke-width="1"') +
    dot(5.4, -11, 1.5, WHITE) +
    rect(-13, -2.6, 26, 3.2, c.trimLite),
  shell: () =>
    at(
      0,
      -17,
      path(
        'M-3 8H3L3.4 6C8 4 10-1 9-4 7-4.6 7-6 5-7.4 3-7 2-9 0-9S-3-7-5-7.4C-7-6-7-4.6-9-4-10-1-8 4-3.4 6Z',
        '#f3b9a2',
      ) + line('M0 5V-6M-2 5-5-3M2 5 5-3', ' stroke-width="1"'),
    ),
  starfish: () =>
    at(
      0,
      -18,
      path(
        'M0-10C2-10 2-4 3.4-3 5-2.4 10-4 10-2.4S5 1 4.6 2.4C4.4 4 8 8 6.4 9S1.6 5 0 5-5 10-6.4 9-4.4 4-4.6 2.4C-5 1-10-.8-10-2.4S-5-2.4-3.4-3C-2-4-2-10 0-10Z',
        ORANGE,
      ) + points('M0-5;M0 0;M4-1;M-4-1;M3 4;M-3 4;', 1.4, PAPER),
    ),
  bucket: () =>
    line('M-8-16C-7-27 7-27 8-16') +
    path('M-9-16H9L6.6 0H-6.6Z', BLUE) +
    rect(-9.6, -18, 19.2, 3.6, '#9cc9d3') +
    dot(0, -7.4, 3, YELLOW),
  parasol: () =>
    line('M0-30 3 0', stroke('#8a6a3d', 2)) +
    path('M-12-18C-11-29-5-33 0-33S10-30 12-20Q8-22 4.6-19 0-22-4-18.4-8-21-12-18Z', RED) +
    path('M-4-18.4C-4-26-2-31 0-33 3-31 4.6-26 4.6-19 0-22-4-18.4-4-18.4Z', WHITE),
  bottle: () =>
    `<g transform="rotate(24 0 -12)">${path('M-3-27H3V-21C7-19 7-16 7-14V-1H-7V-14C-7-16-7-19-3-21Z', '#a8d6c4') + rect(-2.6, -30, 5.2, 4, TAN) + rect(-4, -14, 8, 9, PAPER) + line('M-2-11H2M-2-8H1', ' stroke-width="1"')}</g>`,
  spade: () =>
    line('M0-32V-12', stroke('#8a5a2a', 2.8)) +
    line('M-4-33H4', stroke('#8a5a2a', 2.8)) +
    path('M-6-14H6V-6C6-3 2 0 0 1-2 0-6-3-6-6Z', RED),
  towel: () =>
    line('M-11-28H11') +
    path('M-8-28H8V-7L6-6 4-7 2-6 0-7-2-6-4-7-6-6-8-7Z', WHITE) +
    path('M-8-24H8V-20H-8ZM-8-16H8V-12H-8Z', BLUE, bare),
  ball: () =>
    dot(0, -9, 9, WHITE) + path('M0-18C-7-14-7-4 0 0-12 0-12-18 0-18ZM0-18C9-16 9-2 0 0 5-5 5-13 0-18Z', RED),
  weed: (c: Palette) =>
    inked('M-5-1C-9-8-1-12-5-22M1-1C5-9-3-16 2-27M7-1C10-6 4-10 7-17', c, '#8fb05c', 2.6) +
    points('M-9-26;M-7-31;', 2.4, '#8ccbd4'),
  sandals: () =>
    `<g transform="rotate(-10)">${[-5, 5].map((x) => oval(x, -10, 4, 8.6, PINK) + line(`M${x - 3}-8 ${x}-14 ${x + 3}-8`, stroke(RED, 1.8))).join('')}</g>`,
} satisfies Record<string, Drawing>;

const scenes = [
  '',
  'gull | shell',
  'crab | starfish',
  'bottle | star',
  'fish | sandals',
  'hermit | weed',
  'turtle ball | towel',
  'starfish seal | octopus bucket',
  'diver | crab',
  'gull shell | fish starfish',
  'parasol nap | crab spade',
  'octopus bottle | hermit towel',
  'seal weed | diver shell',
  'bucket door starfish | crab ball gull',
  'turtle parasol nap | spade door shell',
  'weed fish door | octopus sandals bucket',
];

export const sand: Cast = { who, deco, scenes };
