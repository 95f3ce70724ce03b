/** The towers as one picture to share: floors put on top of each other in a single SVG text, and the words over them.
 *
 * Words are not part of the SVG: inside a picture a browser has only the device's typefaces. */
import { floorSvg } from '../art/floor';
import { groundSvg } from '../art/ground';
import { skylineSvg } from '../art/skyline';
import { placed } from '../art/tower';
import { KINDS, SPIRE, type Towers } from './cards';

const COLUMN = 240,
  GAP = 12,
  FLOOR = 48,
  SPIRE_HEIGHT = 84,
  GROUND = 32,
  MARGIN = 40,
  TITLE = 90,
  WHOSE = 52;
const heightOf = (value: number): number => (value === SPIRE ? SPIRE_HEIGHT : FLOOR);

/** Words in a picture: where their base line is, and how wide they may become. */
export interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly align: 'left' | 'center';
  readonly most: number;
}
export interface Picture {
  readonly svg: string;
  readonly words: readonly Written[];
  readonly width: number;
  readonly height: number;
}
/** A part of a picture, drawn from its own upper edge. */
export interface Drawn {
  readonly svg: string;
  readonly words: readonly Written[];
  readonly height: number;
}
export const WIDTH = MARGIN * 2 + KINDS.length * COLUMN + (KINDS.length - 1) * GAP;

/** The sky above, the sky behind the towers, and the colour to write on it with. */
export const SKIES = {
  light: { top: '#bfe0f5', bottom: '#fdf1dc', ink: '#262138' },
  dark: { top: '#141830', bottom: '#3a2c4c', ink: '#f6f1e7' },
} as const;

/** Sky and skyline behind everything, and the colour to write with. */
export function background(height: number, dark: boolean): { svg: string; ink: string } {
  const { top, bottom, ink } = dark ? SKIES.dark : SKIES.light;
  const stops = `<stop stop-color="${top}"/><stop offset=".78" stop-color="${bottom}"/>`;
  const sky =
    `<defs><linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${height}" fill="url(#sky)"/>`;
  return {
    svg: sky + placed(skylineSvg({ dark }), 0, height - (WIDTH * 260) / 1200, WIDTH, (WIDTH * 260) / 1200),
    ink,
  };
}

export const wrapped = (inner: string, words: readonly Written[], height: number): Picture => ({
  svg:
    '<svg xmlns="http://www.w3.org/2000/svg" ' +
    `viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${inner}</svg>`,
  words: words.filter(({ text }) => text !== ''),
  width: WIDTH,
  height,
});

/** Five towers on their ground, their feet at `foot`. */
export function towersSvg(towers: Towers, foot: number, dark: boolean): string {
  return KINDS.map((kind, i) => {
    const x = MARGIN + i * (COLUMN + GAP);
    let y = foot;
    const floors = towers[kind].map((value) =>
      placed(floorSvg(kind, value, { dark }), x, (y -= heightOf(value)), COLUMN, heightOf(value)),
    );
    return floors.join('') + placed(groundSvg(kind, { dark }), x, foot, COLUMN, GROUND);
  }).join('');
}
export const tallestOf = (towers: Towers): number =>
  Math.max(FLOOR * 6, ...KINDS.map((kind) => towers[kind].reduce((sum, value) => sum + heightOf(value), 0)));
/** The middle of a kind's column. */
export const middleOf = (column: number): number => MARGIN + column * (COLUMN + GAP) + COLUMN / 2;
export const SPACE = { title: TITLE, margin: MARGIN, ground: GROUND } as const;

/** The towers of one player, with a title and whose they are; above them a graph, if there is one. */
export function towersPicture(
  towers: Towers,
  title: string,
  whose: string,
  dark = false,
  graph: Drawn | null = null,
): Picture {
  const above = graph === null ? 0 : graph.height + MARGIN,
    height = TITLE + above + WHOSE + MARGIN + tallestOf(towers) + GROUND + MARGIN;
  const { svg, ink } = background(height, dark);
  const whole = { x: WIDTH / 2, ink, align: 'center', most: WIDTH - 2 * MARGIN } as const;
  return wrapped(
    svg +
      (graph === null ? '' : `<g transform="translate(0 ${TITLE})">${graph.svg}</g>`) +
      towersSvg(towers, height - MARGIN - GROUND, dark),
    [
      { ...whole, text: title, y: TITLE - 24, size: 54 },
      ...(graph?.words ?? []).map((one) => ({ ...one, y: one.y + TITLE })),
      { ...whole, text: whose, y: TITLE + above + WHOSE - 24, size: 38 },
    ],
    height,
  );
}
