/** The messages on a table's socket. Made from the server's types by `make golden`: not to be changed by hand.
 *
 * Seats count from 1. What the server leaves out when it has its default is optional here.
 */
import type { CardText, Kind, Towers } from './cards';

export const PROTOCOL_VERSION = 3;

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

export type Fact = string | number;
export type Facts = Readonly<Record<string, Fact>>;

/** The time for one decision, in seconds or in days; neither means that nobody is hurried. */
export interface Pace {
  readonly seconds?: number | null;
  readonly days?: number | null;
}

/** The first `actions` of the game come from another one; after them the cards come as they did there, or not. */
export interface PlayedOn {
  readonly actions: number;
  readonly cards: 'same' | 'shuffled';
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
  readonly played_on: PlayedOn | null;
  readonly challenge: string | null;
}

/** `name` is null where nobody sits, or where the name was removed; `name_id` is set for friendly names
 * and for those of bots: words that every language has. */
export interface SeatView {
  readonly kind: SeatKind;
  readonly taken: boolean;
  readonly name?: string | null;
  readonly name_id?: string | null;
  readonly bot?: string | null;
  readonly away?: boolean;
  readonly undo?: UndoMode;
  readonly stand_in_from?: number;
}

export interface BidSaid {
  readonly seat: number;
  readonly bid: number | null;
}

/** The public position, field by field as in docs/notation.md. */
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

/** One seat's points, part by part. `towers` has only those that stand, without the main tower's bonus (R19–R21). */
export interface ScoreParts {
  readonly total: number;
  readonly towers: Readonly<Partial<Record<Kind, number>>>;
  readonly main: Kind | null;
  readonly main_points: number;
  readonly rubble_points: number;
}

/** `score` is the seat's total after it; `demolishes` the top card that a build would take away. */
export interface LegalAction {
  readonly action: string;
  readonly score: number;
  readonly demolishes?: CardText | null;
}

/** Why something cannot be done: the same code, rule and facts as a refusal. */
export interface Why {
  readonly code: string;
  readonly rule?: string | null;
  readonly facts?: Facts;
}

/** One button of the bidding: a number, or null for a pass; `why_not` says why it cannot be said. */
export interface BidChoice {
  readonly number: number | null;
  readonly why_not?: Why | null;
  readonly demolition?: boolean;
}

/** A card turned up that is not chosen yet. It can be taken now, or only after demolishing a card, or not at all. */
export interface CardChoice {
  readonly card: CardText;
  readonly can?: boolean;
  readonly needs?: CardText | null;
  readonly why_not?: Why | null;
}

/** A top card of the builder's towers: may it be demolished now, at which price, or why not? */
export interface TopChoice {
  readonly card: CardText;
  readonly can?: boolean;
  readonly price?: number;
  readonly why_not?: Why | null;
}

/** The orders in which the cards chosen for a tower can stand, where there is more than one; the one used first. */
export interface TowerOrders {
  readonly kind: Kind;
  readonly orders: readonly (readonly number[])[];
}

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
  readonly towers: Towers;
  readonly rubble: readonly CardText[];
  readonly points: ScoreParts;
  readonly score: number;
  readonly change: number;
  readonly price: number;
  readonly action: string | null;
}

/** Who decides. The rest is for people only: a bot's choices are nobody's business. */
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

export interface Played {
  readonly action: string;
  readonly by: By;
  readonly seat?: number | null;
}

/** An event of the change that led here, for motion and for the history; `type` is that of the event. */
export interface News {
  readonly type: string;
  readonly seat?: number | null;
  readonly action?: string | null;
  readonly by?: By | null;
  readonly back_to?: number | null;
  readonly order?: readonly number[] | null;
}

/** Somebody asked everybody; `agreed` have said yes, `waiting` have not answered. */
export interface Ask {
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly waiting: readonly number[];
}

/** The texts that the commitment was made from, once the game is over; `number`: the server's, if it sealed one. */
export interface Reveal {
  readonly salt: string;
  readonly order1: string;
  readonly order2: string;
  readonly number?: string;
}

/** Somebody's random number for the shuffle: its seal, and the number itself once it is opened. */
export interface SealView {
  readonly seat: number;
  readonly seal: string;
  readonly number?: string | null;
}

/** The numbers that the shuffle is made from; `called`: they are to be opened now. */
export interface DrawView {
  readonly shuffle: number;
  readonly seals: readonly SealView[];
  readonly called: boolean;
}

/** Everything about a table at one number. */
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
  readonly host?: number | null;
  readonly draw?: DrawView | null;
}

/** What is mine at this table: the one message that is not the same for everybody. */
export interface You {
  readonly type: 'you';
  readonly seats: readonly number[];
  readonly creator: boolean;
}

/** Who is connected, seat by seat, and how many are watching. Never stored. */
export interface Presence {
  readonly type: 'presence';
  readonly seats: readonly boolean[];
  readonly watching: number;
}

export interface Reacted {
  readonly type: 'reaction';
  readonly seat: number;
  readonly reaction: Reaction;
}

/** A stable code, the rule it rests on, and the facts: the reader's side has the words. Nothing has changed. */
export interface Refused {
  readonly type: 'refused';
  readonly code: string;
  readonly rule: string | null;
  readonly facts: Facts;
  readonly request: string | null;
}

/** `number` is that of the event which the request made; the same again, if the request is sent again. */
export interface Accepted {
  readonly type: 'accepted';
  readonly request: string;
  readonly number: number;
}

/** What a strong player would do now, and facts that speak for it. */
export interface Hint {
  readonly type: 'hint';
  readonly number: number;
  readonly action: string;
  readonly score: number;
  readonly reasons: readonly Why[];
}

export interface Pong {
  readonly type: 'pong';
}

/** The server is about to stop; the game goes on where it was. */
export interface Closing {
  readonly type: 'closing';
}

/** Who may sit here: anybody with the link, a bot, or another person on the creator's device ("here"). */
export interface SeatSetup {
  readonly kind?: SeatKind;
  readonly bot?: string | null;
  readonly name?: string | null;
}

/** What the creator chose. `start` counts from 1 here too, because this struct is the wire's own. */
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
  readonly played_on?: PlayedOn | null;
  readonly challenge?: string | null;
}

/** An action in notation for a seat of mine, and the number of the state that it answers. */
export interface Act {
  readonly type: 'act';
  readonly number: number;
  readonly action: string;
  readonly seat: number;
  readonly request?: string | null;
}

/** Back to my last decision. */
export interface Undo {
  readonly type: 'undo';
  readonly number: number;
  readonly request?: string | null;
}

/** Ends the game early, if all agree; before the start the creator closes the table. */
export interface End {
  readonly type: 'end';
  readonly request?: string | null;
}

/** Yes or no to what somebody asked; no to one's own question withdraws it. */
export interface Agree {
  readonly type: 'agree';
  readonly ask: AskKind;
  readonly yes: boolean;
}

/** All seats of mine: before the start they are free again, in a game the stand-in plays for me. */
export interface Leave {
  readonly type: 'leave';
}

/** The creator, while somebody is away: the stand-in plays for this seat until its person is back. */
export interface Relieve {
  readonly type: 'relieve';
  readonly seat: number;
}

/** Before the start: I have a random number for the shuffle, and this is its SHA-256. A new one takes its place. */
export interface Seal {
  readonly type: 'seal';
  readonly seal: string;
}

/** When the start was asked for: the number that I sealed. One that comes too late changes nothing. */
export interface Open {
  readonly type: 'open';
  readonly number: string;
}

/** The creator. Those who have sealed a number are asked to open it first. */
export interface Start {
  readonly type: 'start';
}

/** The creator, before the start: this seat becomes open, a bot's, or another person's on the same device. */
export interface ChangeSeat {
  readonly type: 'change';
  readonly seat: number;
  readonly what: SeatSetup;
}

/** The creator, before the start: the seats in their new order. */
export interface MoveSeats {
  readonly type: 'move';
  readonly order: readonly number[];
}

/** The first message; with the last number seen, when the connection was lost. In version 1 it said more. */
export interface Hello {
  readonly type: 'hello';
  readonly since?: number | null;
}

/** A build that is being put together: which steps can follow? */
export interface AskPreview {
  readonly type: 'preview';
  readonly number: number;
  readonly cards?: readonly CardText[];
  readonly demolish?: CardText | null;
  readonly ordered?: readonly Kind[];
}

export interface AskHint {
  readonly type: 'hint';
  readonly number: number;
}

/** A new table for the same people; the second to ask finds the first one's. */
export interface AskRematch {
  readonly type: 'rematch';
}

export interface React {
  readonly type: 'react';
  readonly reaction: Reaction;
}

export interface Ping {
  readonly type: 'ping';
}

export const FROM_SERVER = [
  'table',
  'you',
  'presence',
  'reaction',
  'refused',
  'accepted',
  'preview',
  'hint',
  'pong',
  'closing',
] as const;
export type FromServer =
  | TableMessage
  | You
  | Presence
  | Reacted
  | Refused
  | Accepted
  | Preview
  | Hint
  | Pong
  | Closing;

export const FROM_CLIENT = [
  'act',
  'undo',
  'end',
  'agree',
  'leave',
  'relieve',
  'seal',
  'open',
  'start',
  'change',
  'move',
  'hello',
  'preview',
  'hint',
  'rematch',
  'react',
  'ping',
] as const;
export type FromClient =
  | Act
  | Undo
  | End
  | Agree
  | Leave
  | Relieve
  | Seal
  | Open
  | Start
  | ChangeSeat
  | MoveSeats
  | Hello
  | AskPreview
  | AskHint
  | AskRematch
  | React
  | Ping;
