/** A floor is never drawn lower than 11 px. Where that does not fit, the floors above the lowest fold into one line. */
import { SPIRE, type TowerValues } from './cards';

export const LOWEST_FLOOR = 11;
const LOWEST_SPIRE = 22;
const FOLD_LINE = 15;
/** So many floors always stay: the lowest and the two at the top. */
const KEPT = 3;

/** How many floors above the lowest are folded away in a tower `height` px high of which `taken` px are used otherwise. */
export function foldedFloors(values: TowerValues, height: number, taken = 0): number {
  if (height === 0) return 0;
  const room = height - taken;
  const wanted = values.reduce((sum, value) => sum + (value === SPIRE ? LOWEST_SPIRE : LOWEST_FLOOR), 0);
  if (wanted <= room) return 0;
  const count = Math.min(values.length - KEPT, Math.ceil((wanted + FOLD_LINE - room) / LOWEST_FLOOR));
  return count < 2 ? 0 : count;
}
