/** How long everything that moves takes, and how long it rests, at each pace. Milliseconds. */
import { valueOf, SPIRE } from './cards';
import type { Motion } from './moves';

export const PACES = ['calm', 'brisk', 'once'] as const;
export type Pace = (typeof PACES)[number];

export interface Times {
  /** Before a bot or another player moves. */
  readonly pause: number;
  readonly deal: number;
  readonly dealGap: number;
  readonly bid: number;
  readonly bidRest: number;
  /** My own card to its tower, and somebody else's. */
  readonly own: number;
  readonly place: number;
  readonly placeGap: number;
  /** After somebody has built. */
  readonly rest: number;
  readonly demolish: number;
  readonly clear: number;
  readonly reshuffle: number;
  readonly spire: number;
  /** A row of the count at the end. */
  readonly count: number;
  /** A whole build of somebody else, at most. */
  readonly most: number;
}

export const TIMES: Readonly<Record<Pace, Times>> = {
  calm: {
    pause: 900,
    deal: 320,
    dealGap: 80,
    bid: 240,
    bidRest: 500,
    own: 300,
    place: 520,
    placeGap: 160,
    rest: 1400,
    demolish: 620,
    clear: 280,
    reshuffle: 1200,
    spire: 900,
    count: 900,
    most: 5000,
  },
  brisk: {
    pause: 400,
    deal: 260,
    dealGap: 60,
    bid: 180,
    bidRest: 220,
    own: 260,
    place: 320,
    placeGap: 80,
    rest: 700,
    demolish: 420,
    clear: 220,
    reshuffle: 900,
    spire: 600,
    count: 700,
    most: 2800,
  },
  once: {
    pause: 0,
    deal: 0,
    dealGap: 0,
    bid: 0,
    bidRest: 0,
    own: 120,
    place: 0,
    placeGap: 0,
    rest: 0,
    demolish: 0,
    clear: 0,
    reshuffle: 0,
    spire: 300,
    count: 0,
    most: 300,
  },
};

/** A step that stands until the reader goes on. */
export const HELD = Infinity;

/** A 9 drifts down under its balloons. */
const BALLOONS = 1.6;
/** From this card on a build's cards fly together. */
const TOGETHER = 4;

export interface Flight {
  readonly motion: Motion;
  readonly delay: number;
  readonly duration: number;
}

/** When each motion of one change begins and how long it takes; `total` is when all have landed. */
export function timetable(
  motions: readonly Motion[],
  times: Times,
): { readonly flights: readonly Flight[]; readonly total: number } {
  const building = buildFlights(motions, times);
  const flights = [...building];
  let at = endOf(building);
  let next = at;
  const cleared = motions.filter(({ type }) => type === 'clear');
  if (cleared.length > 0) {
    flights.push(...cleared.map((motion) => ({ motion, delay: at, duration: times.clear })));
    next = at + times.clear;
  }
  at = next;
  for (const motion of motions) {
    if (motion.type === 'bid') {
      flights.push({ motion, delay: 0, duration: times.bid });
      next = Math.max(next, times.bid);
    } else if (motion.type === 'reshuffle') {
      flights.push({ motion, delay: at, duration: times.reshuffle });
      at = next = at + times.reshuffle;
    } else if (motion.type === 'deal') {
      flights.push({ motion, delay: at, duration: times.deal });
      next = at + times.deal;
      at += times.dealGap;
    } else if (motion.type === 'turn' || motion.type === 'end')
      flights.push({ motion, delay: next, duration: 0 });
  }
  return { flights, total: next };
}

function buildFlights(motions: readonly Motion[], times: Times): Flight[] {
  const flights: Flight[] = [];
  let at = 0,
    placed = 0;
  for (const motion of motions) {
    if (motion.type === 'demolish') {
      flights.push({ motion, delay: at, duration: times.demolish });
      at += times.demolish;
    } else if (motion.type === 'place') {
      placed += 1;
      const duration = valueOf(motion.card) === 9 ? times.place * BALLOONS : times.place;
      flights.push({ motion, delay: at, duration });
      if (placed < TOGETHER) at += duration + times.placeGap;
      else at += times.placeGap / 2;
    }
  }
  const last = endOf(flights),
    most = times.most - times.rest;
  if (last <= most) return flights;
  const scale = most / last;
  return flights.map(({ motion, delay, duration }) => ({
    motion,
    delay: delay * scale,
    duration: duration * scale,
  }));
}

const endOf = (flights: readonly Flight[]): number =>
  Math.max(0, ...flights.map(({ delay, duration }) => delay + duration));

/** How long a step rests after all has landed, before the next one is shown. */
export function restAfter(
  motions: readonly Motion[],
  times: Times,
  isMine: (seat: number) => boolean,
): number {
  const built = motions.filter((motion) => motion.type === 'place' || motion.type === 'demolish');
  const crowned = built.some((motion) => motion.type === 'place' && valueOf(motion.card) === SPIRE);
  if (built.some((motion) => !isMine(motion.seat))) return times.rest + (crowned ? times.spire : 0);
  if (built.length > 0) return times.own + (crowned ? times.spire : 0);
  return motions.some(({ type }) => type === 'bid') ? times.bidRest : 0;
}
