/** `update(view, message)` is the only way in which a view changes. Pure: the same messages give the same view. */
import type { RoundView } from './api';
import type { FromServer, News, TableMessage } from './protocol';
import { roundsAfter, roundsOver } from './rounds';
import { keeping } from './sharing';
import type { Link, View } from './view';

/** What happens on this side of the wire. */
export type Local =
  | { readonly type: 'link'; readonly link: Link }
  | { readonly type: 'sent'; readonly request: string }
  | { readonly type: 'dismiss' }
  /** A page comes in place of one that went a while ago. */
  | { readonly type: 'return' }
  /** What was missed has been read. */
  | { readonly type: 'read' }
  /** The rounds that are over, asked for. */
  | { readonly type: 'rounds'; readonly rounds: readonly RoundView[] }
  /** A table that was shown before, to show again how it came to the present one. */
  | { readonly type: 'again'; readonly table: TableMessage };

export function update(view: View, message: FromServer | Local): View {
  switch (message.type) {
    case 'table':
      return withTable(view, message);
    case 'you':
      return { ...view, you: message };
    case 'presence':
      return { ...view, presence: message };
    case 'reaction':
      return { ...view, reaction: message };
    case 'refused':
      return { ...view, refused: message, sending: answered(view, message.request) };
    case 'accepted':
      return { ...view, refused: null, sending: answered(view, message.request) };
    case 'preview':
      return isAboutNow(view, message.number) ? { ...view, preview: message, refused: null } : view;
    case 'hint':
      return isAboutNow(view, message.number) ? { ...view, hint: message } : view;
    case 'closing':
      return { ...view, link: 'restart' };
    case 'pong':
      return view;
    case 'link':
      return withLink(view, message.link);
    case 'rounds':
      return { ...view, rounds: message.rounds.slice(0, roundsOver(view.table?.state)) };
    case 'again':
      return { ...view, table: message.table };
    case 'sent':
      return { ...view, refused: null, sending: [...view.sending, message.request] };
    case 'return':
      return { ...view, isReturning: true };
    case 'read':
      return { ...view, missed: [] };
    case 'dismiss':
      return { ...view, refused: null, hint: null, reaction: null };
  }
}

/** An older table than the one in hand is old news: after a lost connection messages can overtake each other. */
function withTable(view: View, message: TableMessage): View {
  if (view.table && view.table.id === message.id && message.number < view.table.number) return view;
  const table = keepingBoard(view.table, message);
  const isReturning = false;
  if (view.table?.id === table.id && isSamePosition(view.table, table))
    return { ...view, table, isReturning };
  const missed = missedIn(view, table);
  const rounds = roundsAfter(view.rounds, view.table, table);
  const news = { preview: null, hint: null, refused: null, isReturning, missed, rounds };
  return { ...view, table, since: table.number, ...news };
}

/** What lies on the table stays the same object as long as it is the same: most moves are bids, and change none of
 * it. */
function keepingBoard(before: TableMessage | null, after: TableMessage): TableMessage {
  if (before?.id !== after.id) return after;
  const { options, seats, state, scores, to_come } = after;
  return {
    ...after,
    options: keeping(before.options, options),
    seats: keeping(before.seats, seats),
    ...(state && { state: keeping(before.state, state) }),
    ...(scores && { scores: keeping(before.scores, scores) }),
    ...(to_come && { to_come: keeping(before.to_come, to_come) }),
  };
}

/** What others played, or somebody for me, while the connection was lost: the first table after it tells that. What
 * comes
 * later is seen as it happens, and the end of a game tells it all at once. */
function missedIn(view: View, table: TableMessage): readonly News[] {
  const isSame = view.table === null || view.table.id === table.id;
  const isReturn = view.isReturning && isSame && table.phase === 'playing';
  if (!isReturn) return table.phase === 'playing' ? view.missed : [];
  const isOwn = ({ seat, by }: News): boolean =>
    by === 'person' && seat !== null && seat !== undefined && (view.you?.seats.includes(seat) ?? false);
  const played = (table.news ?? []).filter((news) => news.action && news.seat && !isOwn(news));
  return view.missed.length > 0 || played.length === 0 ? view.missed : played;
}

/** Numbers also rise while the position stays: somebody asks to take a move back, or comes and goes. */
const isAboutNow = (view: View, number: number): boolean =>
  view.table !== null && view.since <= number && number <= view.table.number;

/** Is it still the same decision of the same player? Then what was tapped so far still counts. */
export function isSamePosition(before: TableMessage, after: TableMessage): boolean {
  return (
    before.phase === after.phase &&
    before.turn?.seat === after.turn?.seat &&
    before.turn?.player === after.turn?.player &&
    JSON.stringify(before.state) === JSON.stringify(after.state)
  );
}

/** While nobody listened, rounds may have been taken back: they are asked for again. */
function withLink(view: View, link: Link): View {
  const isOpening = link === 'open' && view.link !== 'back' && view.link !== 'open';
  const next = nextLink(view.link, link);
  const isReturning = view.isReturning || (next === 'back' && view.link !== 'back');
  return { ...view, link: next, isReturning, rounds: isOpening ? [] : view.rounds };
}

/** A connection that opens again after it was lost is `back`, so that the page can say so. */
function nextLink(before: Link, after: Link): Link {
  if (after === 'open' && (before === 'lost' || before === 'restart')) return 'back';
  if (after === 'lost' && before === 'restart') return 'restart';
  return after;
}

function answered(view: View, request: string | null): readonly string[] {
  return request === null ? view.sending : view.sending.filter((waiting) => waiting !== request);
}
