/** What one message of the server is shown as, step by step: bid, build, then the next deal. Pure; nothing here knows
 * seconds. */
import { isCard, type CardText } from './cards';
import { buildMotions, isJump } from './moves';
import type { BidSaid, News, Played, State, TableMessage } from './protocol';
import { lastBuildOf } from './view';

/** The tables to show one after the other; the last is `after` itself. */
export function stepsBetween(before: TableMessage, after: TableMessage): TableMessage[] {
  const old = before.state,
    now = after.state;
  if (!old || !now || isJump(old, now)) return [after];
  const steps: TableMessage[] = [];
  let last = before;
  const said = bidsBetween(old, now, after.news ?? []);
  const built = builtBetween(old, now);
  const isNewRound = now.round !== old.round;
  const goesOn = isNewRound || built !== null || now.phase === 'over';
  for (const bid of goesOn ? said : said.slice(0, -1)) {
    last = withBid(last, after, bid);
    steps.push(last);
  }
  if (built !== null && (isNewRound || now.phase === 'over')) {
    last = withBuild(last, after, built);
    steps.push(last);
  }
  if (steps.length === 0) return [after];
  const shown = new Set(steps.flatMap((step) => (step.news ?? []).map(({ action }) => action)));
  return [...steps, { ...after, news: (after.news ?? []).filter(({ action }) => !shown.has(action ?? '')) }];
}

/** Is this a position between two of the server's, in which nobody can do anything? */
export const isBetween = (table: TableMessage): boolean => table.state?.phase === 'deal';

/** The places in the display of the cards that have been built in this round. */
export function takenPlaces(display: readonly CardText[], build: string | undefined): number[] {
  const places: number[] = [];
  for (const word of (build ?? '').split(' ').slice(1)) {
    const at = display.findIndex((card, i) => card === word && !places.includes(i));
    if (at >= 0) places.push(at);
  }
  return places;
}

/** The places that are empty, because their cards stand on a tower already. */
export function emptyPlaces(table: TableMessage): number[] {
  if (!table.state || !isBetween(table)) return [];
  return takenPlaces(table.state.display, lastBuildOf(table)?.action);
}

function bidsBetween(old: State, now: State, news: readonly News[]): BidSaid[] {
  if (now.round === old.round) return now.bids.slice(old.bids.length);
  // the position of a new round has forgotten them
  return news.flatMap(({ action, seat }) => {
    const [verb, number] = (action ?? '').split(' ');
    if (typeof seat !== 'number' || (verb !== 'bid' && verb !== 'pass')) return [];
    return [{ seat, bid: verb === 'bid' ? Number(number) : null }];
  });
}

function builtBetween(old: State, now: State): Played | null {
  const motions = buildMotions(old, now);
  const seat = motions.flatMap((motion) => ('seat' in motion ? [motion.seat] : []))[0];
  if (seat === undefined) return null;
  const words = motions.flatMap((motion) =>
    motion.type === 'demolish' ? [`x${motion.card}`] : motion.type === 'place' ? [motion.card] : [],
  );
  return { action: ['build', ...words].join(' '), seat, by: 'bot' };
}

function withBid(last: TableMessage, after: TableMessage, { seat, bid }: BidSaid): TableMessage {
  const state = last.state as State;
  const bids = [...state.bids, { seat, bid }];
  const next = (seat % state.players) + 1;
  const turn = bids.some((said) => said.seat === next) || bid === state.display.length ? null : next;
  const played: Played = {
    action: bid === null ? 'pass' : `bid ${bid}`,
    seat,
    by: byOf(after, seat),
  };
  return between(last, after, played, { ...state, bids, turn });
}

function withBuild(last: TableMessage, after: TableMessage, built: Played): TableMessage {
  const state = last.state as State,
    now = after.state as State;
  const played = { ...built, by: byOf(after, built.seat ?? 0) };
  const exact = (after.news ?? []).find(({ action }) => action?.startsWith('build'))?.action;
  const { towers, rubble, scores } = now;
  return {
    ...between(last, after, exact ? { ...played, action: exact } : played, {
      ...state,
      phase: 'deal',
      turn: null,
      towers,
      rubble,
      scores,
    }),
    ...(after.scores ? { scores: after.scores } : {}),
  };
}

function between(last: TableMessage, after: TableMessage, played: Played, state: State): TableMessage {
  const { seat = null, action, by } = played;
  return {
    ...last,
    number: after.number,
    seats: after.seats,
    state,
    turn: null,
    deadline: null,
    round: [...(last.round ?? []), played],
    news: [{ type: 'acted', seat, action, by }],
  };
}

const byOf = ({ news = [] }: TableMessage, seat: number): Played['by'] =>
  news.find((one) => one.seat === seat)?.by ?? 'bot';

/** The cards of a build in notation: what fell, and what was built. */
export function partsOfBuild(action: string): { demolished: CardText | null; built: CardText[] } {
  const words = action.split(' ').slice(1);
  const fallen = words.find((word) => word.startsWith('x'))?.slice(1) ?? '';
  return { demolished: isCard(fallen) ? fallen : null, built: words.filter(isCard) };
}
