/** A whole tower as one picture: where nothing moves, a browser draws it faster than its floors one by one. 240 wide. */
import type { Kind, TowerValues } from '../lib/cards';
import { floorSvg } from './floor';
import { groundSvg } from './ground';
import type { PictureOptions } from './pencils';

const WIDTH = 240, FLOOR = 48, SPIRE = 84, GROUND = 32;
const heightOf = (value: number): number => (value === 0 ? SPIRE : FLOOR);

/** How high the picture is for each part of its width. */
export const towerShape = (values: TowerValues, { ground = false } = {}): number => (values.reduce((sum, value) => sum + heightOf(value), 0) + (ground ? GROUND : 0)) / WIDTH;

/** A picture put at a place: the outer svg element gets a box. */
export const placed = (svg: string, x: number, y: number, width: number, height: number): string => svg.replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${width}" height="${height}"`);

export function towerSvg(kind: Kind, values: TowerValues, { dark = false, ground = false }: PictureOptions & { readonly ground?: boolean } = {}): string {
  const height = Math.round(towerShape(values, { ground }) * WIDTH);
  let y = height - (ground ? GROUND : 0);
  const foot = ground ? placed(groundSvg(kind, { dark }), 0, y, WIDTH, GROUND) : '';
  const floors = values.map((value) => placed(floorSvg(kind, value, { dark }), 0, (y -= heightOf(value)), WIDTH, heightOf(value)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" preserveAspectRatio="none">${floors.join('')}${foot}</svg>`;
}
