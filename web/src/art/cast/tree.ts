/** In the tree: animals in the bark, lanterns, nests and ladders. */
import {
  PAPER,
  RED,
  ORANGE,
  YELLOW,
  GREEN,
  BLUE,
  PINK,
  BROWN,
  TAN,
  GREY,
  SLATE,
  WHITE,
  type Drawing,
  type Palette,
} from '../kinds';
import { at, bare, dot, inked, line, oval, path, points, rect, stroke } from '../pencils';
import { EARS, animal, eyes, person, shoulders, type Cast } from './common';

export const who = {
  owl: () =>
    path('M-6 .5C-8-8-7-12-6.4-16L-3-13.6H3L6.4-16C7-12 8-8 6 .5Z', BROWN) +
    oval(0, -3, 3.6, 3.6, TAN, bare) +
    dot(-2.8, -9.6, 2.7, WHITE) +
    dot(2.8, -9.6, 2.7, WHITE) +
    points('M-2.5-9.4;M2.5-9.4;', 2) +
    path('M-1.2-7.4H1.2L0-5Z', ORANGE),
  squirrel: () =>
    path('M3 0C9 0 9-6 7-9 5-12 9-15 5-16 1-17 0-9 2-5Z', ORANGE) + at(-2, 0, animal('#c9793f', 'pointed')),
  fox: () =>
    shoulders(ORANGE) +
    path('M-7-16-5-6 0-2.5 5-6 7-16 2.5-12.5H-2.5Z', ORANGE) +
    path('M-5-6.4-1.5-8 0-2.6 1.5-8 5-6.4 0-2.4Z', WHITE, bare) +
    eyes(-9.6) +
    points('M0-3.6;', 2.4),
  bear: () => animal('#8a5c39', 'round', TAN) + path('M1.5 0C1-4 8-4 7.5 0Z', YELLOW),
  rabbit: () => animal('#e6d6bd', 'long'),
  hedgehog: () =>
    path('M-7 .5-8-4-6-5-7-9-4-9-3.5-13-1-11.5 1.5-14 3-10.5 6.4-10.5 6-7 8.4-5 7 .5Z', '#7a5738') +
    oval(0, -4.6, 4.6, 4.2, TAN) +
    eyes(-5.4, 1.9) +
    points('M0-3;', 2.4),
  bird: () =>
    path('M-6-4C-6-12 4-12 5-5L9-7 7 0H-2C-5 0-6-2-6-4Z', BLUE) +
    path('M-6-6-10-4.5-5.6-3.4Z', ORANGE) +
    points('M-2.8-6.4;', 2),
  dormouse: () =>
    shoulders(GREY) +
    EARS.big(GREY) +
    oval(0, -7.6, 6, 5.2, GREY) +
    line('M-4-8q1.4 1.6 2.8 0M1.2-8q1.4 1.6 2.8 0', ' stroke-width="1.1"') +
    points('M0-5.6;', 1.8) +
    line('M5-17h3l-3 3h3', ' stroke-width="1.1"'),
  scout: () => person('#f0c59c', RED, GREEN) + dot(-2.3, -8.4, 2.4, SLATE) + dot(2.3, -8.4, 2.4, SLATE),
  reader: () =>
    person('#c98d5f', '#4a3020', BLUE) + path('M-6.5-4 0-2.6 6.5-4V1L0 2-6.5 1Z', WHITE) + line('M0-2.6V2'),
} satisfies Record<string, Drawing>;
export const deco = {
  door: (c: Palette) =>
    path('M-10 0V-22C-10-32 10-32 10-22V0Z', c.door) +
    line('M-3.4-1V-28M3.4-1V-28', stroke(c.shade, 1)) +
    dot(0, -19, 3.4, c.glass) +
    dot(6.4, -11, 1.3, YELLOW) +
    rect(-12.5, -2.6, 25, 3.2, c.lite),
  nest: () =>
    path('M-5-8C-5-12-1-12-1-8ZM0-8C0-13 5-13 5-8Z', WHITE) +
    path('M-10-8H10C9-1-9-1-10-8Z', BROWN) +
    line('M-7-5 6-6M-5-2.6 7-4'),
  hive: () =>
    line('M0-34V-28') +
    path('M-4-28H4C9-26 9-20 9-18S7-9 0-9-9-14-9-18-9-26-4-28Z', YELLOW) +
    line('M-8.6-21H8.6M-8.4-15.4H8.4') +
    dot(0, -13.6, 2.2, '#6b4a17') +
    points('M12-24;M-12-15;', 2.6),
  lantern: (c: Palette) =>
    line('M0-34V-26') +
    path('M-4.5-26H4.5L6-13H-6Z', c.glass) +
    path('M-6-26H6L3-30H-3ZM-7-13H7V-10H-7Z', c.door),
  mushrooms: () =>
    rect(-6, -8, 5, 8, PAPER) +
    path('M-11-8C-10-17 3-17 4-8Z', RED) +
    points('M-6-11;M-1-12;', 2.2, PAPER) +
    rect(4.5, -5, 4, 5, PAPER) +
    path('M2-5C3-11 10-11 11-5Z', RED),
  ladder: (c: Palette) => inked('M-6-34V-1M6-34V-1M-6-27H6M-6-20H6M-6-13H6M-6-6H6', c, '#e9c796', 2),
  flowers: () =>
    path('M-10-6H10L8 0H-8Z', '#c76b43') +
    line('M-5-6V-13M1-6V-17M6-6V-12', stroke('#557f37', 1.6)) +
    dot(-5, -14, 3, PINK) +
    dot(1, -18, 3.2, YELLOW) +
    dot(6.4, -13, 2.8, RED),
  washing: () =>
    line('M-11-27Q0-23 11-28') +
    path('M-9-26-2-24.6V-15L-8.6-16Z', RED) +
    path('M2-24.6H5V-18L9-16V-13H2Z', WHITE),
  acorn: () =>
    path('M-6-16H6C6-7 1-5 0-2-1-5-6-7-6-16Z', TAN) +
    path('M-8-15C-8-21 8-21 8-15Z', BROWN) +
    line('M0-20V-24'),
  birdhouse: (c: Palette) =>
    path('M-7-8V-22L0-29 7-22V-8Z', TAN) +
    line('M-10-20 0-30 10-20', stroke(c.door, 2.6)) +
    dot(0, -17, 3, c.door) +
    line('M0-12.4V-9M0-8V0'),
} satisfies Record<string, Drawing>;

const scenes = [
  '',
  'bird | acorn',
  'owl | lantern',
  'nest | squirrel',
  'dormouse | birdhouse',
  'fox | hive',
  'ladder rabbit | owl',
  'scout acorn | nest squirrel',
  'hedgehog | reader',
  'bird scout | fox lantern',
  'washing bear | hive bear',
  'owl ladder | reader flowers',
  'squirrel birdhouse | dormouse fox',
  'mushrooms door lantern | rabbit hive hedgehog',
  'bear flowers owl | ladder door mushrooms',
  'fox mushrooms door | flowers bear washing',
];

export const tree: Cast = { who, deco, scenes };
