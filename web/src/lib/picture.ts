/** The towers as one picture to share: floors put on top of each other in a single SVG text. */
import { floorSvg } from '../art/floor';
import { groundSvg } from '../art/ground';
import { skylineSvg } from '../art/skyline';
import { placed } from '../art/tower';
import { KINDS, SPIRE, type Towers } from './cards';

const COLUMN = 240, GAP = 12, FLOOR = 48, SPIRE_HEIGHT = 84, GROUND = 32, MARGIN = 40, TITLE = 90, WHOSE = 52;
const heightOf = (value: number): number => (value === SPIRE ? SPIRE_HEIGHT : FLOOR);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface Picture { readonly svg: string; readonly width: number; readonly height: number }
export const WIDTH = MARGIN * 2 + KINDS.length * COLUMN + (KINDS.length - 1) * GAP;

/** Sky and skyline behind everything, and the colour to write with. */
export function background(height: number, dark: boolean): { svg: string; ink: string } {
  const [top, bottom, ink] = dark ? ['#141830', '#3a2c4c', '#f6f1e7'] : ['#bfe0f5', '#fdf1dc', '#262138'];
  const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".78" stop-color="${bottom}"/></linearGradient></defs><rect width="${WIDTH}" height="${height}" fill="url(#sky)"/>`;
  return { svg: sky + placed(skylineSvg({ dark }), 0, height - (WIDTH * 260) / 1200, WIDTH, (WIDTH * 260) / 1200), ink };
}

export const written = (text: string, x: number, y: number, size: number, ink: string, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="system-ui,sans-serif" font-weight="800" font-size="${size}" fill="${ink}">${escaped(text)}</text>`;

export const wrapped = (inner: string, height: number): Picture => ({ svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${inner}</svg>`, width: WIDTH, height });

/** Five towers on their ground, their feet at `foot`. */
export function towersSvg(towers: Towers, foot: number, dark: boolean): string {
  return KINDS.map((kind, i) => {
    const x = MARGIN + i * (COLUMN + GAP);
    let y = foot;
    const floors = towers[kind].map((value) => placed(floorSvg(kind, value, { dark }), x, (y -= heightOf(value)), COLUMN, heightOf(value)));
    return floors.join('') + placed(groundSvg(kind, { dark }), x, foot, COLUMN, GROUND);
  }).join('');
}
export const tallestOf = (towers: Towers): number => Math.max(FLOOR * 6, ...KINDS.map((kind) => towers[kind].reduce((sum, value) => sum + heightOf(value), 0)));
/** The middle of a kind's column. */
export const middleOf = (column: number): number => MARGIN + column * (COLUMN + GAP) + COLUMN / 2;
export const SPACE = { title: TITLE, margin: MARGIN, ground: GROUND } as const;

/** The towers of one player, with a title and whose they are. */
export function towersPicture(towers: Towers, title: string, whose: string, dark = false): Picture {
  const height = TITLE + WHOSE + MARGIN + tallestOf(towers) + GROUND + MARGIN;
  const { svg, ink } = background(height, dark);
  // a letter is about 0.6 as wide as it is high
  const size = Math.min(54, (WIDTH - 2 * MARGIN) / (0.6 * title.length));
  return wrapped(svg + towersSvg(towers, height - MARGIN - GROUND, dark) + written(title, WIDTH / 2, TITLE - 24, size, ink) + written(whose, WIDTH / 2, TITLE + WHOSE - 24, 38, ink), height);
}
