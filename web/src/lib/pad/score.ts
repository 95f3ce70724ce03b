/** Points of one player, part by part, as the end of a game shows them. The weights are the engine's. */
import { KINDS, type Kind } from '../cards';
import type { ScoreParts } from '../protocol';
import { DATA, MOST_RUBBLE } from './data';
import { heightOf, isCrowned, type PadTower } from './towers';

export type PadTowers = Readonly<Record<Kind, PadTower>>;
/** What lies before one player. */
export interface PadSeat {
  readonly towers: PadTowers;
  readonly rubble: number;
}

export function scoreSeat({ towers, rubble }: PadSeat): ScoreParts {
  const { points } = DATA;
  const standing = KINDS.filter((kind) => heightOf(towers[kind]) > 0);
  const byKind = Object.fromEntries(
    standing.map((kind) => [
      kind,
      heightOf(towers[kind]) * (isCrowned(towers[kind]) ? points.crowned : points.card),
    ]),
  ) as ScoreParts['towers'];
  const bonus = (kind: Kind): number => heightOf(towers[kind]) * points.main;
  const main = standing.reduce<Kind | null>(
    (best, kind) => (best === null || bonus(kind) > bonus(best) ? kind : best),
    null,
  );
  const main_points = main === null ? 0 : bonus(main),
    rubble_points = points.rubble[Math.min(rubble, MOST_RUBBLE)] ?? 0;
  const total = standing.reduce((sum, kind) => sum + (byKind[kind] ?? 0), main_points + rubble_points);
  return { total, towers: byKind, main, main_points, rubble_points };
}

/** Seats from 0 with the most points; several share the victory. */
export function winnersOf(seats: readonly PadSeat[]): number[] {
  const totals = seats.map((seat) => scoreSeat(seat).total),
    most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}
