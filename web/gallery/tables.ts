/** Tables as a server would send them, made from the gallery's positions. */
import { KINDS, type CardText, type Kind } from '../src/lib/cards';
import type { Replay, ReplayStep } from '../src/lib/api';
import type { SeatView, State, TableMessage, Turn } from '../src/lib/protocol';
import { emptyView, leaderOf, type Link, type View } from '../src/lib/view';
import { NAMES, POSITIONS, type Position } from './positions';
import { bidChoices, preview, score } from './rules';

export type Scene = 'bid' | 'build' | 'wait' | 'end' | 'room';

const seatView = (i: number): SeatView => ({ kind: i > 1 ? 'bot' : 'open', taken: true, name: NAMES[i] ?? '', bot: i > 1 ? 'steady' : null });

function stateOf(position: Position, scene: Scene): State {
  const seats = position.towers.length;
  const bids = (scene === 'wait' ? position.bids.slice(0, Math.max(1, position.bids.length - 1)) : position.bids).map(([seat, bid]) => ({ seat: seat + 1, bid }));
  const scores = position.towers.map((towers, i) => score(towers, position.rubble[i]?.length ?? 0).total);
  const best = Math.max(...scores);
  return {
    players: seats, variant: 'standard', round: position.round, lap: position.time, phase: scene === 'end' ? 'over' : scene === 'build' ? 'build' : 'bid',
    turn: scene === 'end' ? null : scene === 'wait' ? ((bids.at(-1)?.seat ?? 1) % seats) + 1 : 1, start: position.start + 1,
    display: position.display, pile: position.pile, discard: position.discard, bids, limits: position.towers.map(() => null),
    towers: position.towers, rubble: position.rubble, scores, winners: scene === 'end' ? scores.flatMap((one, i) => (one === best ? [i + 1] : [])) : null,
  };
}

function unseen(position: Position): Partial<Record<Kind, number[]>> {
  const twice = position.towers.length >= 4 ? [0, 2, 5, 7, 10, 12] : [];
  const seen: CardText[] = [...position.display, ...position.discard, ...position.rubble.flat(), ...position.towers.flatMap((towers) => KINDS.flatMap((kind) => towers[kind].map((value) => `${kind}${value}` as CardText)))];
  return Object.fromEntries(KINDS.map((kind) => {
    const left = [...Array.from({ length: 16 }, (_, value) => value), ...twice];
    for (const card of seen) if (card.startsWith(kind)) left.splice(left.indexOf(Number(card.slice(1))), 1);
    return [kind, left.sort((a, b) => a - b)];
  }));
}

export function tableOf(key: string, scene: Scene): TableMessage {
  const position = POSITIONS[key];
  if (!position) throw new Error(`no position ${key}`);
  const state = stateOf(position, scene), mine = position.towers[0], rubble = position.rubble[0]?.length ?? 0, leader = leaderOf(state);
  if (!mine) throw new Error('nobody plays');
  const turn: Turn | null = scene === 'end' ? null
    : scene === 'bid' ? { seat: 1, player: 'person', ...bidChoices(mine, rubble, state.display, leader?.bid ?? -1, position.start === 0) }
    : scene === 'build' ? { seat: 1, player: 'person', building: preview(mine, rubble, state.display, leader?.bid ?? 0, [], null) }
    : { seat: state.turn ?? 1, player: 'bot' };
  return {
    type: 'table', number: 0, id: 'KIWI-42', phase: scene === 'end' ? 'ended' : scene === 'room' ? 'waiting' : 'playing',
    options: { variant: 'standard', start: 'random', pace: {}, listed: false, hints: true, away_seconds: 120, stand_in: 'steady', daily: null },
    seats: scene === 'room' ? [seatView(0), seatView(1), { kind: 'open', taken: true, name: 'Cleo' }, { kind: 'open', taken: false }] : position.towers.map((_, i) => seatView(i)),
    commitment: '', ...(scene === 'room' ? {} : { state }), scores: position.towers.map((towers, i) => score(towers, position.rubble[i]?.length ?? 0)), to_come: unseen(position), turn,
    round: state.bids.map(({ seat, bid }) => ({ action: bid === null ? 'pass' : `bid ${bid}`, by: 'person', seat })),
  };
}

export function viewOf(key: string, scene: Scene, { link = 'open', seats = [1], away = false }: { link?: Link; seats?: readonly number[]; away?: boolean } = {}): View {
  const table = tableOf(key, scene);
  const who = away && table.turn ? { ...table, turn: { ...table.turn, player: 'person' as const } } : table;
  return { ...emptyView, link, table: who, you: { type: 'you', seats, creator: true }, presence: { type: 'presence', seats: table.seats.map((_, i) => !(scene === 'room' && i === 2) && !(away && i + 1 === table.turn?.seat)), watching: 0 } };
}

/** The answer to a preview, as the server would give it. */
export function answer(key: string, cards: readonly CardText[], demolish: CardText | null): ReturnType<typeof preview> {
  const position = POSITIONS[key];
  const towers = position?.towers[0];
  if (!position || !towers) throw new Error(`no position ${key}`);
  return preview(towers, position.rubble[0]?.length ?? 0, position.display, leaderOf(stateOf(position, 'build'))?.bid ?? 0, cards, demolish);
}

/** One round of a finished game. */
export function replayOf(key: string, build: string): Replay {
  const position = POSITIONS[key];
  if (!position) throw new Error(`no position ${key}`);
  const state = stateOf(position, 'bid'), builder = leaderOf(state)?.seat ?? 1;
  const after: State = { ...state, towers: state.towers };
  const scores = position.towers.map((towers, i) => score(towers, position.rubble[i]?.length ?? 0));
  const step = (action: string, seat: number | null): ReplayStep => ({ played: { action, by: 'person', seat }, state: after, scores });
  return {
    id: 'KIWI-42', seats: position.towers.map((_, i) => seatView(i)),
    steps: [step(`deal ${position.display.join(' ')}`, null), ...state.bids.map(({ seat, bid }) => step(bid === null ? 'pass' : `bid ${bid}`, seat)), step(build, builder)],
  };
}
