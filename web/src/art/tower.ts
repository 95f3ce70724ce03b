/** A whole tower as one picture: where nothing moves, a browser draws it faster than its floors one by one. 240
 * wide. */
import type { Kind, TowerValues } from '../lib/cards';
import { floorSvg } from './floor';
import { groundSvg } from './ground';
import type { PictureOptions } from './pencils';
import { GROUND, heightOf, towerShape, WIDTH } from './shape';

/** A picture put at a place: the outer svg element gets a box. */
export const placed = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${width}" height="${height}"`);

export function towerSvg(
  kind: Kind,
  values: TowerValues,
  { dark = false, ground = false }: PictureOptions & { readonly ground?: boolean } = {},
): string {
  const height = Math.round(towerShape(values, { ground }) * WIDTH);
  let y = height - (ground ? GROUND : 0);
  const foot = ground ? placed(groundSvg(kind, { dark }), 0, y, WIDTH, GROUND) : '';
  const floors = values.map((value) =>
    placed(floorSvg(kind, value, { dark }), 0, (y -= heightOf(value)), WIDTH, heightOf(value)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" preserveAspectRatio="none">${floors.join('')}${foot}</svg>`;
}
