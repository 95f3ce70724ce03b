/** How high a floor is drawn: the tallest tower fills the room there is. Towers side by side share one height, so that
 * they can be compared. Where floors would be lower than 11 px, those above the lowest fold into one line. */
import { KINDS, SPIRE, type Towers, type TowerValues } from './cards';

export const LOWEST_FLOOR = 11;
/** A spire is higher than a floor. */
export const SPIRE_FLOORS = 1.4;
const LOWEST_SPIRE = Math.ceil(LOWEST_FLOOR * SPIRE_FLOORS);
const FOLD_LINE = 15;
/** The floors that always stay: the lowest and the two at the top. */
const KEPT = 3;

/** What a tower needs: floors, and the px that stand above them (a drop place, a pill, a number). */
export interface Need {
  readonly floors: number;
  readonly taken: number;
}
/** A single floor does not fill the place: no floor is higher than this, or than a part of its width. */
export interface FloorLimits {
  readonly fewest: number;
  readonly highest: number;
}
export const OWN_FLOORS: FloorLimits = { fewest: 5, highest: 54 };
const PART_OF_WIDTH = 0.4;

export const floorsIn = (values: TowerValues): number =>
  values.reduce((sum, value) => sum + (value === SPIRE ? SPIRE_FLOORS : 1), 0);

export const needsOf = (towers: Towers, taken = 0): Need[] =>
  KINDS.map((kind) => ({ floors: floorsIn(towers[kind]), taken }));

/** The px of one floor where towers with these needs stand in places of this size; 0 while that is unknown. */
export function floorHeight(
  { height: room, width }: { readonly height: number; readonly width: number },
  needs: readonly Need[],
  { fewest, highest }: FloorLimits = OWN_FLOORS,
): number {
  if (room === 0) return 0;
  const most = Math.max(highest, Math.round(width * PART_OF_WIDTH));
  // a low tower with much above it needs no more than it has: only one share is that of the fewest floors
  const shares = needs.map(({ floors, taken }) => (room - taken) / Math.max(floors, 1));
  const share = (room - Math.min(...needs.map(({ taken }) => taken))) / fewest;
  return Math.max(LOWEST_FLOOR, Math.min(most, Math.floor(Math.min(share, ...shares))));
}

/** How many floors above the lowest fold away in a tower `height` px high, of which `taken` px are used otherwise. */
export function foldedFloors(values: TowerValues, height: number, taken = 0): number {
  if (height === 0) return 0;
  const room = height - taken;
  const wanted = values.reduce((sum, value) => sum + (value === SPIRE ? LOWEST_SPIRE : LOWEST_FLOOR), 0);
  if (wanted <= room) return 0;
  const count = Math.min(values.length - KEPT, Math.ceil((wanted + FOLD_LINE - room) / LOWEST_FLOOR));
  return count < 2 ? 0 : count;
}
