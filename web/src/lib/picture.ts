/** The towers as one picture to share: floors put on top of each other in a single SVG text. */
import { floorSvg } from '../art/floor';
import { groundSvg } from '../art/ground';
import { skylineSvg } from '../art/skyline';
import { KINDS, SPIRE, type Towers } from './cards';

const COLUMN = 240, GAP = 12, FLOOR = 48, SPIRE_HEIGHT = 84, GROUND = 32, MARGIN = 40, TITLE = 90;
const heightOf = (value: number): number => (value === SPIRE ? SPIRE_HEIGHT : FLOOR);

/** A picture put at a place: the outer svg element gets a box. */
const placed = (svg: string, x: number, y: number, width: number, height: number): string => svg.replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${width}" height="${height}"`);
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function towersPicture(towers: Towers, title: string, dark = false): { svg: string; width: number; height: number } {
  const tall = Math.max(FLOOR * 6, ...KINDS.map((kind) => towers[kind].reduce((sum, value) => sum + heightOf(value), 0)));
  const width = MARGIN * 2 + KINDS.length * COLUMN + (KINDS.length - 1) * GAP, height = TITLE + MARGIN + tall + GROUND + MARGIN;
  const foot = height - MARGIN - GROUND;
  const columns = KINDS.map((kind, i) => {
    const x = MARGIN + i * (COLUMN + GAP);
    let y = foot;
    const floors = towers[kind].map((value) => placed(floorSvg(kind, value, { dark }), x, (y -= heightOf(value)), COLUMN, heightOf(value)));
    return floors.join('') + placed(groundSvg(kind, { dark }), x, foot, COLUMN, GROUND);
  });
  const [top, bottom, ink] = dark ? ['#141830', '#3a2c4c', '#f6f1e7'] : ['#bfe0f5', '#fdf1dc', '#262138'];
  const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".78" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
  const far = placed(skylineSvg({ dark }), 0, height - (width * 260) / 1200, width, (width * 260) / 1200);
  const words = `<text x="${width / 2}" y="${TITLE - 24}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="54" fill="${ink}">${escaped(title)}</text>`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${sky}${far}${columns.join('')}${words}</svg>`, width, height };
}
