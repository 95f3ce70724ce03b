/** An analysis as the server tells it, and where its lines, marks and names stand in the picture. */
import { area, line } from 'd3-shape';
import { isCard, type CardText } from './cards';
import { request, type ReplayStep } from './api';
import type { Why } from './protocol';

export const VERDICTS = ['best', 'good', 'slip', 'mistake', 'blunder'] as const;
export type VerdictName = (typeof VERDICTS)[number];
/** As chess players write them; never without the word. */
export const SIGNS: Readonly<Record<VerdictName, string>> = {
  best: '★',
  good: '✓',
  slip: '?!',
  mistake: '?',
  blunder: '??',
};
export type Depth = 'quick' | 'normal' | 'deep';

export interface AnalysedDeal {
  readonly kind: 'deal';
  readonly round: number;
  readonly cards: readonly string[];
  readonly share: readonly number[];
  readonly error: readonly number[];
  readonly expected_points: readonly number[];
  readonly points_error: readonly number[];
}
export interface OtherAction {
  readonly action: string;
  readonly share: number;
  readonly error: number;
  readonly expected_points: number;
  readonly points_error: number;
}
export interface AnalysedDecision {
  readonly kind: 'decision';
  readonly round: number;
  readonly seat: number;
  readonly action: string;
  readonly best: string;
  readonly share: readonly number[];
  readonly chosen_share: number;
  readonly best_share: number;
  readonly loss: number;
  readonly error: number;
  readonly verdict: VerdictName;
  readonly alternatives: readonly OtherAction[];
  readonly expected_points: readonly number[];
  readonly points_error: readonly number[];
  readonly share_error: readonly number[];
}
export type AnalysedEvent = AnalysedDeal | AnalysedDecision;
export interface AnalysedGame {
  readonly players: number;
  readonly depth: Depth;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly start: readonly number[];
  readonly start_error: readonly number[];
  readonly events: readonly AnalysedEvent[];
  readonly luck: readonly number[];
  readonly own: readonly number[];
  readonly others: readonly number[];
}
export interface TurningEvent {
  readonly event: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly error: number;
  readonly reasons: readonly Why[];
}
export const PARTS = ['luck', 'own', 'others'] as const;
export interface Analysis {
  /** How good such judgements have been: of those that said about `said`, this part came true. */
  readonly trust: { readonly said: number; readonly real: number; readonly games: number };
  readonly game: AnalysedGame;
  readonly errors: Readonly<Record<(typeof PARTS)[number], readonly number[]>>;
  readonly turning_points: {
    readonly game: readonly TurningEvent[];
    readonly seats: readonly (readonly TurningEvent[])[];
  };
}
export interface AnalysisProgress {
  readonly phase: 'none' | 'working' | 'done';
  readonly depth: Depth | null;
  readonly done: number;
  readonly total: number;
  readonly analysis: Analysis | null;
}

const address = (id: string): string => `/api/tables/${encodeURIComponent(id)}/analysis`;
export const beginAnalysis = (id: string): Promise<AnalysisProgress> => request('POST', address(id));
export const fetchAnalysis = (id: string, have: Depth | null): Promise<AnalysisProgress> =>
  request('GET', `${address(id)}${have === null ? '' : `?have=${have}`}`);
export const giveUpAnalysis = (id: string): Promise<AnalysisProgress> => request('DELETE', address(id));

/** Where an analysis is asked for: that of a table, or of a game as text, which no server keeps. */
export interface AnalysisSource {
  begin(): Promise<AnalysisProgress>;
  look(have: Depth | null): Promise<AnalysisProgress>;
  giveUp(): Promise<AnalysisProgress>;
}
export const ofTable = (id: string): AnalysisSource => ({
  begin: () => beginAnalysis(id),
  look: (have) => fetchAnalysis(id, have),
  giveUp: () => giveUpAnalysis(id),
});
export function ofRecord(read: () => Promise<string>): AnalysisSource {
  let found = '';
  const at = (query = ''): string => `/api/analyses/${found}${query}`;
  return {
    async begin() {
      const record = await read();
      const { id, progress } = await request<{ id: string; progress: AnalysisProgress }>(
        'POST',
        '/api/analyses',
        { record },
      );
      found = id;
      return progress;
    },
    look: (have) => request('GET', at(have === null ? '' : `?have=${have}`)),
    giveUp: () => request('DELETE', at()),
  };
}

// ---- the picture ----------------------------------------------------------------------------------------------------

/** Where each event stands, counted in rounds: the last one of a round at its end. */
export function placesOf(events: readonly AnalysedEvent[]): number[] {
  const inRound = new Map<number, number>();
  for (const { round } of events) inRound.set(round, (inRound.get(round) ?? 0) + 1);
  const seen = new Map<number, number>();
  return events.map(({ round }) => {
    const place = (seen.get(round) ?? 0) + 1;
    seen.set(round, place);
    return round - 1 + place / (inRound.get(round) ?? 1);
  });
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly rounds: number;
}
export const across = (frame: Frame, round: number): number =>
  frame.left + (round / Math.max(1, frame.rounds)) * (frame.width - frame.left - frame.right);
export const upwards = (frame: Frame, share: number): number =>
  frame.top + (1 - share) * (frame.height - frame.top - frame.bottom);

/** A seat's win share over the game, as the outline of a line. */
export function shareLine(game: AnalysedGame, seat: number, frame: Frame): string {
  const places = [0, ...placesOf(game.events)];
  const shares = [game.start[seat - 1] ?? 0, ...game.events.map(({ share }) => share[seat - 1] ?? 0)];
  const draw = line<number>(
    (_, i) => across(frame, places[i] ?? 0),
    (share) => upwards(frame, share),
  ).digits(1);
  return draw(shares) ?? '';
}

/** How sure that is: a band that is known where cards were turned up, and that ends with the game. */
export function shareBand(game: AnalysedGame, seat: number, frame: Frame): string {
  const places = placesOf(game.events);
  const known = game.events.flatMap((event, i) =>
    event.kind === 'deal'
      ? [{ place: places[i] ?? 0, share: event.share[seat - 1] ?? 0, error: event.error[seat - 1] ?? 0 }]
      : [],
  );
  if (known.length === 0) return '';
  const last = game.events.at(-1)?.share[seat - 1] ?? 0;
  const within = (share: number): number => upwards(frame, Math.min(1, Math.max(0, share)));
  const draw = area<(typeof known)[number]>(
    ({ place }) => across(frame, place),
    ({ share, error }) => within(share - error),
    ({ share, error }) => within(share + error),
  ).digits(1);
  return (
    draw([
      { place: 0, share: game.start[seat - 1] ?? 0, error: game.start_error[seat - 1] ?? 0 },
      ...known,
      { place: frame.rounds, share: last, error: 0 },
    ]) ?? ''
  );
}

/** Heights for names at the ends of their lines: in their order, and none nearer to the next than `gap`. */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const placed = [...heights];
  let limit = lowest;
  for (const i of order) {
    placed[i] = Math.min(heights[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - gap;
  }
  return placed;
}

/** Where the numbered circles stand: one that would cover another steps aside. */
export function circles(
  game: AnalysedGame,
  points: readonly TurningEvent[],
  frame: Frame,
  gap: number,
): { readonly x: number; readonly y: number }[] {
  const places = placesOf(game.events);
  const found: { x: number; y: number }[] = [];
  for (const { event, after } of points) {
    let x = across(frame, places[event] ?? 0);
    const y = upwards(frame, after);
    const isCovering = (): boolean => found.some((other) => Math.hypot(other.x - x, other.y - y) < gap - 0.5);
    while (isCovering()) x += 2;
    found.push({ x, y });
  }
  return found;
}

// ---- words and counts -----------------------------------------------------------------------------------------------

/** An action inside a sentence ("better to …"), as id and facts of a message. */
export function actionInSentence(
  action: string,
  card: (card: CardText) => string,
  list: (parts: readonly string[]) => string,
): { id: string; facts: Record<string, string> } {
  const [verb = '', ...words] = action.split(' ');
  if (verb === 'bid') return { id: 'analyse-bid', facts: { number: words[0] ?? '' } };
  if (verb === 'pass') return { id: 'analyse-pass', facts: {} };
  const cards = list(words.filter(isCard).map(card));
  const demolished = words.find((word) => word.startsWith('x'))?.slice(1) ?? '';
  return isCard(demolished)
    ? { id: 'analyse-demolish', facts: { card: card(demolished), cards } }
    : { id: 'analyse-build', facts: { cards } };
}

/** Decisions where there was something to decide. */
export const decisionsOf = (game: AnalysedGame, seat: number | null): AnalysedDecision[] =>
  game.events.filter(
    (event): event is AnalysedDecision =>
      event.kind === 'decision' && event.alternatives.length > 0 && (seat === null || event.seat === seat),
  );

export const countVerdicts = (decisions: readonly AnalysedDecision[]): Record<VerdictName, number> => {
  const counts = { best: 0, good: 0, slip: 0, mistake: 0, blunder: 0 };
  for (const { verdict } of decisions) counts[verdict] += 1;
  return counts;
};

/** The first round after the cards were shuffled again, if they were. */
export const roundOfSecondLap = (steps: readonly ReplayStep[]): number | null =>
  steps.find(({ state }) => state.lap === 2 && state.phase === 'bid')?.state.round ?? null;
