/** What the live region says: one sentence an event, as ids and facts of messages, from comparing two tables. */
import { isCard, type CardText } from './cards';
import type { News, State, TableMessage } from './protocol';
import { leaderOf, mineFirst } from './view';

export interface Announcement {
  readonly id: string;
  readonly facts: Readonly<Record<string, string | number>>;
}
export interface Speaker {
  /** The reader's own is "You". */
  readonly name: (seat: number) => string;
  readonly card: (card: CardText) => string;
  readonly list: (parts: readonly string[]) => string;
}

/** The sentences for a change, in the order: what others did, the new round, the end, my turn. */
export function announcements(
  table: TableMessage,
  isMine: (seat: number) => boolean,
  speaker: Speaker,
): Announcement[] {
  const state = table.state;
  if (!state) return [];
  const said = (table.news ?? []).flatMap((news) => announceNews(news, state, isMine, speaker));
  if (state.phase === 'over') return [...said, announceEnd(state, isMine, speaker)];
  const turn = table.turn;
  return turn && turn.player === 'person' && isMine(turn.seat)
    ? [...said, announceTurn(state, turn.most ?? null, speaker)]
    : said;
}

function announceNews(
  news: News,
  state: State,
  isMine: (seat: number) => boolean,
  { name, card, list }: Speaker,
): Announcement[] {
  const [verb = '', ...words] = (news.action ?? '').split(' ');
  const seat = news.seat ?? null;
  const cards = words.filter(isCard);
  if (verb === 'deal')
    return [{ id: 'page-live-round', facts: { round: state.round, cards: list(cards.map(card)) } }];
  if (seat === null || isMine(seat)) return [];
  if (verb === 'bid') return [{ id: 'page-live-bid', facts: { name: name(seat), number: words[0] ?? '' } }];
  if (verb === 'pass') return [{ id: 'page-live-pass', facts: { name: name(seat) } }];
  if (verb === 'retract') return [{ id: 'page-live-retract', facts: { name: name(seat) } }];
  if (verb !== 'build') return [];
  const demolished = words.find((word) => word.startsWith('x'))?.slice(1);
  const facts = { name: name(seat), cards: list(cards.map(card)), points: state.scores[seat - 1] ?? 0 };
  return demolished !== undefined && isCard(demolished)
    ? [{ id: 'page-live-demolish', facts: { ...facts, card: card(demolished) } }]
    : [{ id: 'page-live-build', facts }];
}

/** One action in words, as the history and a replay tell it; about the reader in the second person. Turning up cards
 * tells nothing. */
export function playedInWords(
  { action, seat }: { readonly action: string; readonly seat?: number | null },
  start: number | null,
  { name, card, list }: Speaker,
  isMe: (seat: number) => boolean,
): Announcement[] {
  if (seat === undefined || seat === null) return [];
  const [verb = '', ...words] = action.split(' ');
  const isMine = isMe(seat),
    who = { name: name(seat) };
  const cards = list(words.filter(isCard).map(card));
  if (verb === 'bid') {
    const facts = { ...who, number: Number(words[0]) };
    return [
      seat === start
        ? { id: isMine ? 'page-you-said-start' : 'page-said-start', facts }
        : { id: isMine ? 'page-you-said' : 'page-said', facts },
    ];
  }
  if (verb === 'pass') return [{ id: isMine ? 'page-you-pass' : 'page-passes', facts: who }];
  if (verb === 'retract') return [{ id: isMine ? 'page-you-retract' : 'page-retracts', facts: who }];
  const demolished = words.find((word) => word.startsWith('x'))?.slice(1) ?? '';
  if (isCard(demolished))
    return [
      {
        id: isMine ? 'page-you-demolish' : 'page-demolishes',
        facts: { ...who, cards, card: card(demolished) },
      },
    ];
  return [{ id: isMine ? 'page-you-build' : 'page-builds', facts: { ...who, cards } }];
}

function announceTurn(state: State, most: number | null, { name }: Speaker): Announcement {
  if (state.phase === 'build')
    return { id: 'page-live-your-build', facts: { count: leaderOf(state)?.bid ?? 0 } };
  const leader = leaderOf(state);
  if (leader === null) return { id: 'page-live-your-start', facts: { most: most ?? 0 } };
  return {
    id: 'page-live-your-bid',
    facts: { name: name(leader.seat), number: leader.bid, most: most ?? 0 },
  };
}

function announceEnd(state: State, isMine: (seat: number) => boolean, { name, list }: Speaker): Announcement {
  const winners = state.winners ?? [];
  const first = winners[0] ?? 1;
  const points = state.scores[first - 1] ?? 0;
  // several people at one device are called by name
  const isAlone = state.scores.filter((_, i) => isMine(i + 1)).length === 1;
  const isMe = (seat: number): boolean => isAlone && isMine(seat);
  if (winners.length > 1)
    return {
      id: winners.some(isMe) ? 'page-live-end-shared-you' : 'page-live-end-shared',
      facts: { names: list(mineFirst(winners, isMe).map(name)), points },
    };
  return isMe(first)
    ? { id: 'page-live-end-you', facts: { points } }
    : { id: 'page-live-end', facts: { name: name(first), points } };
}

/** Facts of a refusal with cards as names instead of notation. */
export function factsInWords(
  facts: Readonly<Record<string, unknown>>,
  card: (card: CardText) => string,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'string' && isCard(value)
        ? card(value)
        : typeof value === 'number'
          ? value
          : String(value),
    ]),
  );
}
