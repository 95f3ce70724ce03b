/** In the cake: gummy bears, bakers, and what they left lying about. */
import {
  PAPER,
  RED,
  ORANGE,
  YELLOW,
  GREEN,
  PINK,
  TAN,
  GREY,
  WHITE,
  LILAC,
  MINT,
  type Drawing,
  type Palette,
} from '../kinds';
import { at, bare, dot, inked, line, number, oval, path, points, rect, stroke } from '../pencils';
import { animal, eyes, person, smile, type Cast } from './common';

export const who = {
  gummy: () => animal('#e4574f', 'round', '#f08a7d'),
  lime: () => animal('#9cc05a', 'round', '#c6dd92'),
  ginger: () =>
    path('M-9-7C-9-9-6-9-4-7H4C6-9 9-9 9-7S6-3.6 5-3.4V.5H-5V-3.4C-6-3.6-9-5-9-7Z', '#b9753f') +
    dot(0, -11, 5, '#b9753f') +
    eyes(-11.6, 1.9) +
    smile(-9.6) +
    points('M0-4.4;M0-1.4;', 2.2, RED),
  mouse: () => animal(GREY, 'big') + path('M-1 .5-1-3.4 8-4 7 .5Z', YELLOW),
  baker: () =>
    person('#f0c59c', '#7b4a2b', WHITE) +
    path('M-5.4-10V-14C-9-15-7-20-3.4-18.4-2-21 3-21 3.6-18.4 7-20 9-15 5.4-14V-10Z', WHITE),
  jelly: () =>
    path('M-7 .5C-6-5-6-12-3-13H3C6-12 6-5 7 .5Z', '#e96f7d') +
    path('M-3-13H3C5-12 5.6-8 5.8-6 2-4 0-8-5.8-6-5.6-8-5-12-3-13Z', '#f7a3a6', bare) +
    eyes(-6) +
    smile(-3.6),
  marsh: () =>
    path('M-6.5 .5V-11C-6.5-15 6.5-15 6.5-11V.5Z', WHITE) +
    oval(0, -11.6, 6.4, 2.6, '#ffffff') +
    eyes(-6.4) +
    smile(-4) +
    points('M-4.6-4;M4.6-4;', 2.6, PINK),
  tooth: () =>
    path('M-6-13C-3-15-1-12 0-12S3-15 6-13 6.6-5 4.6.5H1.6C1-4-1-4-1.6.5H-4.6C-6.6-5-9-11-6-13Z', '#ffffff') +
    eyes(-8.4, 2.2) +
    line('M-1.8-4.6Q0-6.6 1.8-4.6', ' stroke-width="1.1"'),
  cupcake: () =>
    path('M-5-5H5L4 .5H-4Z', '#b9753f') +
    path('M-6.5-5C-8-9-4-9-4-10-5-14 5-14 4-10 4-9 8-9 6.5-5Z', PINK) +
    dot(0, -14.4, 2.2, RED),
  cat: () => animal(WHITE, 'pointed', PINK),
} satisfies Record<string, Drawing>;
export const deco = {
  door: (c: Palette) =>
    path('M-10 0V-22C-10-33 10-33 10-22V0Z', c.door) +
    line('M-7-1V-21C-7-29 7-29 7-21V-1', stroke(PAPER, 1.6)) +
    path('M0-13C-5-17-2-21 0-18 2-21 5-17 0-13Z', RED) +
    dot(5.4, -9, 1.4, YELLOW) +
    rect(-12.5, -2.6, 25, 3.2, '#d99a63', 1.5),
  lolly: () =>
    rect(-1.2, -18, 2.4, 18, WHITE, 1) +
    dot(0, -22, 8.4, RED) +
    line('M0-22C2-24 5-22 4-19 2-15-5-17-5-22-5-28 3-29 6-26', stroke(PAPER, 2.2)),
  cane: (c: Palette) =>
    inked('M-3-3V-22C-3-31 8-31 8-22', c, WHITE, 4) +
    line(
      'M-3-2V-22C-3-31 8-31 8-22',
      ` stroke="${RED}" stroke-width="4" stroke-dasharray="3 5" stroke-linecap="butt"`,
    ),
  gumballs: () =>
    rect(-6, -10, 12, 10, RED) +
    dot(0, -18, 9, '#dff1f1') +
    points('M-4-17;M1-21;M4-16;M-1-14;M-5-21;M4-21;', 4.4, PINK) +
    points('M1-21;M-1-14;M4-21;', 4.4, YELLOW) +
    rect(-2, -6, 4, 4, PAPER),
  ants: () =>
    points('M-10-3;M-2-3;M6-3;', 4.4, '#5a2b2b') +
    points('M-7-4;M1-4;M9-4;', 3.2, '#5a2b2b') +
    path('M-6-7-3-13 4-12 7-7Z', TAN),
  hole: () =>
    path('M-8 0V-7C-8-17 8-17 8-7V0Z', '#8e4a5c') +
    at(0, 0, who.mouse(), ' scale(.8)') +
    points('M-10-2;M10-1;M12-4;', 2.4, TAN),
  donut: () =>
    at(
      0,
      -18,
      dot(0, 0, 9.4, TAN) +
        dot(0, -0.8, 8.4, PINK, bare) +
        dot(0, 0, 3, '#d9869a') +
        line('M-6-2l1.6 1.6M-2-6h2M4-5l1.4 1.6M5 2 4 4M-3 5.6h2', stroke(PAPER, 1.7)),
    ),
  cherries: () =>
    line('M-4-9C-3-17 1-20 4-22M5-8C6-13 5-18 4-22') +
    dot(-5, -6, 5, RED) +
    dot(5, -5.4, 5, '#c53d49') +
    path('M4-22C8-26 12-23 12-20 8-18 5-20 4-22Z', GREEN),
  macarons: () =>
    [YELLOW, MINT, LILAC]
      .map((f, i) => {
        const y = -8.4 - i * 8.6;
        return rect(-8.4, y, 16.8, 8.2, f, 3.6) + line(`M-7.4 ${number(y + 4.2)}H7.4`, stroke(PAPER, 2));
      })
      .join(''),
  popsicle: () =>
    rect(-1.4, -8, 2.8, 8, TAN, 1) +
    path('M-6-7V-22C-6-30 6-30 6-22V-7Z', ORANGE) +
    path('M-6-16H6V-22C6-30-6-30-6-22Z', PINK) +
    line('M-2.4-20V-11', stroke(PAPER, 1.8)),
  icecream: () =>
    path('M-6-14H6L0 0Z', TAN) +
    line('M-3-12 2-5M3-12-1.6-5', ' stroke-width="1"') +
    dot(0, -18, 7, WHITE) +
    dot(0, -24.6, 5, PINK) +
    dot(0, -30, 2.2, RED),
} satisfies Record<string, Drawing>;

const scenes = [
  '',
  'cupcake | cherries',
  'gummy | lolly',
  'popsicle | mouse',
  'jelly | cane',
  'marsh | icecream',
  'tooth | cane gummy',
  'macarons ginger | cat popsicle',
  'baker | cupcake',
  'gummy lolly | mouse donut',
  'gumballs cat | tooth lolly',
  'icecream baker | jelly ants',
  'lime macarons | donut marsh',
  'cane door ginger | cupcake ants gumballs',
  'baker lolly marsh | gummy door cane',
  'macarons tooth door | hole ginger icecream',
];

export const candy: Cast = { who, deco, scenes };
