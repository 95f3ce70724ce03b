/** A replayed game cut into rounds, and a round in words. */
import type { Replay, ReplayStep } from './api';
import { isCard, type CardText } from './cards';
import { playedInWords, type Announcement, type Speaker } from './announce';
import type { BidSaid } from './protocol';

export interface ReplayRound {
  readonly round: number;
  readonly display: readonly CardText[];
  /** The places in the display of the cards that were taken. */
  readonly taken: readonly number[];
  readonly bids: readonly BidSaid[];
  readonly builder: number | null;
  readonly build: string | null;
  readonly after: ReplayStep;
}

/** The round that a step belongs to, as far as it was played then. */
export const leafAt = (replay: Replay, at: number): ReplayRound | null =>
  replayRounds({ ...replay, steps: replay.steps.slice(0, at + 1) }).at(-1) ?? null;

/** The step at which a round begins, or else the last. */
export function beginningOf(replay: Replay, round: number): number {
  const found = replay.steps.findIndex(({ state }) => state.round >= round);
  return found < 0 ? replay.steps.length - 1 : found;
}

/** The last step of a round, or else of the game. */
export function endOf(replay: Replay, round: number): number {
  const after = replay.steps.findIndex(({ state }) => state.round > round);
  return (after < 0 ? replay.steps.length : after) - 1;
}

/** One leaf a round: what lay there, what was said, what was built, and the towers after it. */
export function replayRounds(replay: Replay): ReplayRound[] {
  const rounds: ReplayRound[] = [];
  for (const step of replay.steps) {
    const [verb = '', ...words] = step.played.action.split(' ');
    if (verb === 'deal') {
      const display = words.filter(isCard);
      rounds.push({
        round: step.state.round,
        display,
        taken: [],
        bids: [],
        builder: null,
        build: null,
        after: step,
      });
      continue;
    }
    const last = rounds.pop();
    if (last === undefined) continue;
    const seat = step.played.seat ?? 0;
    if (verb === 'build')
      rounds.push({
        ...last,
        after: step,
        build: step.played.action,
        builder: seat,
        taken: takenPlaces(last.display, words),
      });
    else if (verb === 'retract') rounds.push({ ...last, after: step, bids: step.state.bids });
    else
      rounds.push({
        ...last,
        after: step,
        bids: [...last.bids, { seat, bid: verb === 'bid' ? Number(words[0]) : null }],
      });
  }
  return rounds;
}

function takenPlaces(display: readonly CardText[], words: readonly string[]): number[] {
  const places: number[] = [];
  for (const word of words) {
    const at = display.findIndex((card, i) => card === word && !places.includes(i));
    if (at >= 0) places.push(at);
  }
  return places;
}

export function stepInWords(
  round: ReplayRound,
  speaker: Speaker,
  isMe: (seat: number) => boolean = () => false,
): Announcement[] {
  const said = round.bids.flatMap(({ seat, bid }) =>
    playedInWords({ seat, action: bid === null ? 'pass' : `bid ${bid}` }, null, speaker, isMe),
  );
  if (round.builder === null || round.build === null)
    return round.after.state.phase === 'bid' || round.after.state.phase === 'build'
      ? said
      : [...said, { id: 'page-nobody-builds', facts: {} }];
  return [...said, ...playedInWords({ seat: round.builder, action: round.build }, null, speaker, isMe)];
}
