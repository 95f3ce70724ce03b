/** The messages on a table's socket, as `fivetowers/server/messages.py` and `views.py` define them. Seats count from 1.
 *
 * What the server leaves out when it has its default is optional here.
 */
import type { CardText, Kind, Towers } from './cards';

export const REACTIONS = ['hello', 'thanks', 'well_built', 'oops', 'wow', 'thinking', 'good_game'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const ASKS = ['undo', 'end'] as const;
export type AskKind = (typeof ASKS)[number];
export const VARIANTS = ['standard', 'tabletop'] as const;
export type Variant = (typeof VARIANTS)[number];
export const TABLE_PHASES = ['waiting', 'playing', 'ended'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];
export const PHASES = ['deal', 'bid', 'build', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const PLAYERS = ['person', 'bot', 'stand_in'] as const;
export type Player = (typeof PLAYERS)[number];
export const SEAT_KINDS = ['open', 'bot', 'here'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export const UNDO_MODES = ['no', 'free', 'ask'] as const;
export type UndoMode = (typeof UNDO_MODES)[number];
export const END_REASONS = ['over', 'agreed', 'removed'] as const;
export type EndReason = (typeof END_REASONS)[number];
export const ACTORS = ['person', 'bot', 'clock', 'stand_in', 'deal'] as const;
export type By = (typeof ACTORS)[number];

export type Fact = string | number | boolean | readonly string[] | null;
export type Facts = Readonly<Record<string, Fact>>;

/** Why something cannot be done. */
export interface Why { readonly code: string; readonly rule?: string | null; readonly facts?: Facts }

// ---- the position -------------------------------------------------------------------------------------------------

export interface BidSaid { readonly seat: number; readonly bid: number | null }

export interface State {
  readonly players: number;
  readonly variant: Variant;
  readonly round: number;
  readonly lap: number;
  readonly phase: Phase;
  readonly turn: number | null;
  readonly start: number;
  readonly display: readonly CardText[];
  readonly pile: number;
  readonly discard: readonly CardText[];
  readonly bids: readonly BidSaid[];
  readonly limits: readonly (number | null)[];
  readonly towers: readonly Towers[];
  readonly rubble: readonly (readonly CardText[])[];
  readonly scores: readonly number[];
  readonly winners: readonly number[] | null;
}

/** One seat's points, part by part; `towers` has only those that stand. */
export interface ScoreParts {
  readonly total: number;
  readonly towers: Readonly<Partial<Record<Kind, number>>>;
  readonly main: Kind | null;
  readonly main_points: number;
  readonly rubble_points: number;
}

// ---- whose turn it is, and what they can do -------------------------------------------------------------------------

export interface LegalAction { readonly action: string; readonly score: number; readonly demolishes?: CardText | null }
export interface BidChoice { readonly number: number | null; readonly why_not?: Why | null; readonly demolition?: boolean }
export interface CardChoice { readonly card: CardText; readonly can?: boolean; readonly needs?: CardText | null; readonly why_not?: Why | null }
export interface TopChoice { readonly card: CardText; readonly can?: boolean; readonly price?: number; readonly why_not?: Why | null }
export interface TowerOrders { readonly kind: Kind; readonly orders: readonly (readonly number[])[] }

/** A build that is being put together, as far as it stands. */
export interface Preview {
  readonly type: 'preview';
  readonly number: number;
  readonly seat: number;
  readonly demolish: CardText | null;
  readonly cards: readonly CardText[];
  readonly returned: readonly CardText[];
  readonly missing: number;
  readonly choices: readonly CardChoice[];
  readonly tops: readonly TopChoice[];
  readonly orders: readonly TowerOrders[];
  readonly score: number;
  readonly change: number;
  readonly action: string | null;
}

export interface Turn {
  readonly seat: number;
  readonly player: Player;
  readonly legal?: readonly LegalAction[];
  readonly bids?: readonly BidChoice[];
  readonly most?: number | null;
  readonly price?: number | null;
  readonly example?: string | null;
  readonly building?: Preview | null;
}

// ---- the table ------------------------------------------------------------------------------------------------------

export interface SeatSetup { readonly kind: SeatKind; readonly bot?: string | null; readonly name?: string | null }
export interface Pace { readonly seconds?: number | null; readonly days?: number | null }

export interface TableOptions {
  readonly seats: readonly SeatSetup[];
  readonly variant?: Variant;
  readonly start?: number | 'random';
  readonly pace?: Pace;
  readonly listed?: boolean;
  readonly hints?: boolean;
  readonly away_seconds?: number;
  readonly stand_in?: string;
  readonly daily?: string | null;
}

export interface OptionsView {
  readonly variant: Variant;
  readonly start: number | 'random';
  readonly pace: Pace;
  readonly listed: boolean;
  readonly hints: boolean;
  readonly away_seconds: number;
  readonly stand_in: string;
  readonly daily: string | null;
}

export interface SeatView {
  readonly kind: SeatKind;
  readonly taken: boolean;
  readonly name?: string | null;
  readonly name_id?: string | null;
  readonly bot?: string | null;
  readonly away?: boolean;
  readonly undo?: UndoMode;
}

export interface Played { readonly action: string; readonly by: By; readonly seat?: number | null }
export interface News {
  readonly type: string;
  readonly seat?: number | null;
  readonly action?: string | null;
  readonly by?: By | null;
  readonly back_to?: number | null;
  readonly order?: readonly number[] | null;
}
export interface Ask { readonly seat: number; readonly agreed: readonly number[]; readonly waiting: readonly number[] }
export interface Reveal { readonly salt: string; readonly order1: string; readonly order2: string }

export interface TableMessage {
  readonly type: 'table';
  readonly number: number;
  readonly id: string;
  readonly phase: TablePhase;
  readonly options: OptionsView;
  readonly seats: readonly SeatView[];
  readonly commitment: string;
  readonly state?: State | null;
  readonly scores?: readonly ScoreParts[];
  readonly to_come?: Readonly<Partial<Record<Kind, readonly number[]>>>;
  readonly turn?: Turn | null;
  readonly round?: readonly Played[];
  readonly news?: readonly News[];
  readonly deadline?: number | null;
  readonly undo_ask?: Ask | null;
  readonly end_ask?: Ask | null;
  readonly ended?: EndReason | null;
  readonly reveal?: Reveal | null;
  readonly rematch?: string | null;
}

// ---- from the server --------------------------------------------------------------------------------------------------

export interface You { readonly type: 'you'; readonly seats: readonly number[]; readonly creator: boolean }
export interface Presence { readonly type: 'presence'; readonly seats: readonly boolean[]; readonly watching: number }
export interface Reacted { readonly type: 'reaction'; readonly seat: number; readonly reaction: Reaction }
export interface Refused { readonly type: 'refused'; readonly code: string; readonly rule: string | null; readonly facts: Facts; readonly words: string; readonly request: string | null }
export interface Accepted { readonly type: 'accepted'; readonly request: string; readonly number: number }
export interface Hint { readonly type: 'hint'; readonly number: number; readonly action: string; readonly score: number }
export interface Pong { readonly type: 'pong' }
export interface Closing { readonly type: 'closing' }

export const FROM_SERVER = ['table', 'you', 'presence', 'reaction', 'refused', 'accepted', 'preview', 'hint', 'pong', 'closing'] as const;
export type FromServer = TableMessage | You | Presence | Reacted | Refused | Accepted | Preview | Hint | Pong | Closing;

// ---- from the page ------------------------------------------------------------------------------------------------------

export const FROM_CLIENT = ['hello', 'act', 'preview', 'undo', 'agree', 'end', 'hint', 'react', 'leave', 'relieve', 'start', 'change', 'move', 'rematch', 'ping'] as const;
export type FromClient =
  | { readonly type: 'hello'; readonly lang: string; readonly since: number | null }
  | { readonly type: 'act'; readonly number: number; readonly action: string; readonly seat: number; readonly request: string }
  | { readonly type: 'preview'; readonly number: number; readonly cards: readonly CardText[]; readonly demolish: CardText | null }
  | { readonly type: 'undo'; readonly number: number; readonly request: string }
  | { readonly type: 'agree'; readonly ask: AskKind; readonly yes: boolean }
  | { readonly type: 'end'; readonly request: string }
  | { readonly type: 'hint'; readonly number: number }
  | { readonly type: 'react'; readonly reaction: Reaction }
  | { readonly type: 'leave' }
  | { readonly type: 'relieve'; readonly seat: number }
  | { readonly type: 'start' }
  | { readonly type: 'change'; readonly seat: number; readonly what: SeatSetup }
  | { readonly type: 'move'; readonly order: readonly number[] }
  | { readonly type: 'rematch' }
  | { readonly type: 'ping' };

/** Reads a text frame. Whatever is not a message that this page knows is null, so that an older page lives with a newer server. */
export function readMessage(text: string): FromServer | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  return (FROM_SERVER as readonly unknown[]).includes(value.type) ? (value as FromServer) : null;
}
