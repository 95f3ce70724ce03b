/** `update(view, message)` is the only way in which a view changes. Pure: the same messages give the same view. */
import type { FromServer, TableMessage } from './protocol';
import type { Link, View } from './view';

/** What happens on this side of the wire. */
export type Local =
  | { readonly type: 'link'; readonly link: Link }
  | { readonly type: 'sent'; readonly request: string }
  | { readonly type: 'dismiss' };

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
      return { ...view, link: nextLink(view.link, message.link) };
    case 'sent':
      return { ...view, refused: null, sending: [...view.sending, message.request] };
    case 'dismiss':
      return { ...view, refused: null, hint: null, reaction: null };
  }
}

/** An older table than the one in hand is old news: after a lost connection messages can overtake each other. */
function withTable(view: View, table: TableMessage): View {
  if (view.table && view.table.id === table.id && table.number < view.table.number) return view;
  if (view.table?.id === table.id && isSamePosition(view.table, table)) return { ...view, table };
  return { ...view, table, since: table.number, preview: null, hint: null, refused: null };
}

/** Numbers also rise while the position stays: somebody asks to take a move back, or comes and goes. */
const isAboutNow = (view: View, number: number): boolean => view.table !== null && view.since <= number && number <= view.table.number;

/** Is it still the same decision of the same player? Then what was tapped so far still counts. */
export function isSamePosition(before: TableMessage, after: TableMessage): boolean {
  return before.phase === after.phase && before.turn?.seat === after.turn?.seat && before.turn?.player === after.turn?.player && JSON.stringify(before.state) === JSON.stringify(after.state);
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
