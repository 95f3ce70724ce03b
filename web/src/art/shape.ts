/** How large the pieces of a tower are drawn: needed before there is a picture of it. */
import type { TowerValues } from '../lib/cards';

export const WIDTH = 240,
  GROUND = 32;
const FLOOR = 48,
  SPIRE = 84;
export const heightOf = (value: number): number => (value === 0 ? SPIRE : FLOOR);

/** How high the picture is for each part of its width. */
export const towerShape = (values: TowerValues, { ground = false } = {}): number =>
  (values.reduce((sum, value) => sum + heightOf(value), 0) + (ground ? GROUND : 0)) / WIDTH;
