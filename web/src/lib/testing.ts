/** Small positions for the tests of the view code. */
import type { CardText, Towers } from './cards';
import type { Preview, State, TableMessage } from './protocol';
import { emptyView, type View } from './view';

export const noTowers: Towers = { T: [], C: [], H: [], S: [], M: [] };

export function makeState(changes: Partial<State> = {}): State {
  return {
    players: 3,
    variant: 'standard',
    round: 1,
    lap: 1,
    phase: 'bid',
    turn: 1,
    start: 1,
    display: ['T5', 'C7', 'S0', 'H12', 'M3'],
    pile: 75,
    discard: [],
    bids: [],
    limits: [null, null, null],
    towers: [noTowers, noTowers, noTowers],
    rubble: [[], [], []],
    scores: [0, 0, 0],
    winners: null,
    ...changes,
  };
}

export function makeTable(state: State | null, changes: Partial<TableMessage> = {}): TableMessage {
  return {
    type: 'table',
    number: 1,
    id: 'KIWI',
    phase: 'playing',
    options: {
      variant: 'standard',
      start: 'random',
      pace: {},
      listed: false,
      hints: true,
      away_seconds: 120,
      stand_in: 'greedy',
      daily: null,
      played_on: null,
      challenge: null,
    },
    seats: ['Anna', 'Ben', 'Cleo'].map((name) => ({ kind: 'open', taken: true, name })),
    commitment: '',
    state,
    ...changes,
  };
}

export const makeView = (table: TableMessage, seats: readonly number[] = [1]): View => ({
  ...emptyView,
  link: 'open',
  table,
  since: table.number,
  you: { type: 'you', seats, creator: true },
});

export function makePreview(changes: Partial<Preview> = {}): Preview {
  return {
    type: 'preview',
    number: 1,
    seat: 1,
    demolish: null,
    cards: [],
    returned: [],
    missing: 2,
    choices: [],
    tops: [],
    orders: [],
    towers: { T: [], C: [], H: [], S: [], M: [] },
    rubble: [],
    points: { total: 10, towers: {}, main: null, main_points: 0, rubble_points: 0 },
    score: 10,
    change: 0,
    price: 0,
    action: null,
    ...changes,
  };
}

export const cards = (text: string): CardText[] => (text === '' ? [] : (text.split(' ') as CardText[]));
