/** The drawn numbers, the symbol of each kind, and the sign that carries both on a floor. */
import type { Kind } from '../lib/cards';
import { ART, type ArtKind, type Palette, paletteOf } from './kinds';
import { at, line, number, path, picture, type PictureOptions, points, stroke } from './pencils';

const DIGITS = [
  // strokes in a box 15 wide and 26 high
  'M7.5 0C12.6 0 15 5 15 13S12.6 26 7.5 26 0 21 0 13 2.4 0 7.5 0Z',
  'M1 6 8 0V26',
  'M.6 7C.8 2.8 3.8 0 7.6 0 11.7 0 14.3 2.7 14.3 6.6 14.3 12.2 7 17 .4 26H15',
  'M1 0H14L7 10C12 9.8 15 13.2 15 17.7 15 22.7 11.6 26 7.2 26 3.8 26 1.3 24.4 0 21.4',
  'M11 26V0L0 18.3H15.4',
  'M13.8 0H3L1.6 11.6C3.2 10.2 5.3 9.4 7.5 9.4 12 9.4 15 12.7 15 17.5 15 22.6 11.7 26 7.2 26 3.8 26 1.3 24.5 0 21.8',
  'M11.6 0C5 4.4.2 11 .2 18.2A7.4 7.6 0 1 0 15 18.2 7.4 7.6 0 0 0 .3 17',
  'M0 0H15L5.4 26',
  'M7.5 0A5.9 5.9 0 1 0 7.5 11.8 5.9 5.9 0 1 0 7.5 0ZM7.5 11.8A7.2 7.1 0 1 0 7.5 26 7.2 7.1 0 1 0 7.5 11.8Z',
  'M3.4 26C10 21.6 14.8 15 14.8 7.8A7.4 7.6 0 1 0 0 7.8 7.4 7.6 0 0 0 14.7 9',
];
const digitWidth = (digit: string) => (digit === '1' ? 8 : 15);

function numeral(value: number, x: number, y: number, colour: string): string {
  let art = '',
    offset = x;
  for (const digit of String(value)) {
    art += at(offset, y, line(DIGITS[Number(digit)] ?? ''));
    offset += digitWidth(digit) + 7.5;
  }
  return `<g${stroke(colour, 5.4)}>${art}</g>`;
}
const numeralWidth = (value: number): number =>
  [...String(value)].reduce((sum, digit) => sum + digitWidth(digit) + 7.5, -7.5);

export const gearRim = (r: number, teeth: number, depth: number): string =>
  Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i - 0.5) * Math.PI) / (2 * teeth),
      reach = i % 4 < 2 ? r : r - depth;
    return `${i ? 'L' : 'M'}${number(reach * Math.sin(angle))} ${number(-reach * Math.cos(angle))}`;
  }).join('') + 'Z';

// Each symbol hides its kind's letter: the leaf's veins a T, the sweet's swirl a C, the ghost's face an H …
export const SYMBOLS: Readonly<Record<Kind, readonly [outline: string, letter: string]>> = {
  T: ['M0 9.6V13M0 10C-10 7-12-3 0-12 12-3 10 7 0 10Z', 'M0 8V-3.6M-4.4-3.6H4.4'],
  C: [
    'M-6.5-2-12-6.5-11 0-12 6.5-6.5 2M6.5-2 12-6.5 11 0 12 6.5 6.5 2M7.6 0A7.6 7.6 0 1 1-7.6 0 7.6 7.6 0 1 1 7.6 0Z',
    'M3.3-2.7A4 4 0 1 0 3.3 2.7',
  ],
  H: [
    'M-9 10.5V-2C-9-8-5-11.5 0-11.5S9-8 9-2V10.5L5.8 7.4 3 10.5 0 7.4-3 10.5-5.8 7.4Z',
    'M-3.5-5.6V2.4M3.5-5.6V2.4M-3.5-1.6H3.5',
  ],
  S: [
    'M-3.6 10.5H3.6L4 7.6C9 5 12-1 11-4.6 8.6-5.2 8.8-8 6.4-9.4 4-9 2.6-11.4 0-11.4S-4-9-6.4-9.4C-8.8-8-8.6-5.2-11-4.6-12-1-9 5-4 7.6Z',
    'M3.5-4.4C2-7-3.4-6.6-3.4-3.8-3.4-.6 3.6-1.4 3.6 1.8 3.6 4.8-2.4 5-3.8 2.4',
  ],
  M: [gearRim(12, 8, 3.2), 'M-4 4V-4L0 .8 4-4V4'],
};

export const symbol = (k: ArtKind, c: Palette): string =>
  path(SYMBOLS[k.letter][0], c.main) + line(SYMBOLS[k.letter][1], stroke(c.paper, 2.2));

const PLAQUE_HEIGHT = 36;
export const plaqueWidth = (value: number): number => numeralWidth(value) + 45;

const BOARDS: Readonly<Record<Kind, (w: number) => string>> = {
  // the sign's outline in a box w wide: a rough plank, a biscuit, a label, a pebble, a plate
  T: (w) => `M2 1 ${w - 3} 0 ${w - 0.4} 8 ${w - 2.4} 17 ${w} 27 ${w - 3} 36 3 35.2-.2 27 1.8 18-.6 8Z`,
  C: (w) => `M9 0H${w - 9}Q${w} 0 ${w} 9V27Q${w} 36 ${w - 9} 36H9Q0 36 0 27V9Q0 0 9 0Z`,
  H: (w) =>
    `M5.4 0H${w - 5.4}Q${w - 5} 4.6 ${w} 5.4V30.6Q${w - 5} 31.4 ${w - 5.4} 36H5.4Q5 31.4 0 30.6V5.4Q5 4.6 5.4 0Z`,
  S: (w) =>
    `M13 .4Q${w / 2}-.6 ${w - 13} .4 ${w - 1} 2 ${w} 14V22Q${w - 1} 34 ${w - 13} 35.6 ${w / 2} 36.6 13 35.6 1 34 0 22V14Q1 2 13 .4Z`,
  M: (w) => `M5 0H${w - 5}L${w} 5V31L${w - 5} 36H5L0 31V5Z`,
};

/** The sign with symbol and number, its middle at x = 120 and its top at `y`. */
export function plaque(k: ArtKind, c: Palette, value: number, y: number): string {
  const w = plaqueWidth(value);
  const bolts = k.letter === 'M' ? points(`M5.4 5;M5.4 31;M${w - 5.4} 5;M${w - 5.4} 31;`, 2.4, c.trim) : '';
  return at(
    120 - w / 2,
    y,
    path(BOARDS[k.letter](w), c.paper, stroke(c.ink, 1.8)) +
      bolts +
      at(17, PLAQUE_HEIGHT / 2, symbol(k, c)) +
      numeral(value, 35.5, 5, c.ink),
  );
}

/** The kind's symbol alone: 32 by 32. */
export function symbolSvg(kind: Kind, { dark = false }: PictureOptions = {}): string {
  const k = ART[kind],
    c = paletteOf(k, dark);
  return picture('0 0 32 32', c.ink, at(16, 16, symbol(k, c), ' scale(1.2)'));
}
