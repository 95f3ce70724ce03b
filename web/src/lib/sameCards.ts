/** Games with the same cards: challenges, how others fared, two games side by side, and the calendar of daily games. */
import { request, type MyTry } from './api';
import type { CardText } from './cards';
import type { SeatKind } from './protocol';

/** Somebody who played these cards; `key` asks for that game beside mine, and is empty where it is not told. */
export interface SameCardsResult {
  readonly key: string;
  readonly name: string | null;
  readonly name_id: string | null;
  readonly bot: string | null;
  readonly points: number;
  readonly place: number;
  readonly mine: boolean;
  readonly first: boolean;
  readonly undone: number;
}
export interface SameCardsView {
  readonly seat: number;
  readonly daily: string | null;
  readonly challenge: string | null;
  readonly people: readonly SameCardsResult[];
  readonly bots: readonly SameCardsResult[];
  readonly playing: 'none' | 'working' | 'done';
}

/** A round of one game, for the seat that is compared. */
export interface OneSide {
  readonly display: readonly CardText[];
  readonly bid: number | null;
  readonly built: string | null;
  readonly builder: number | null;
  readonly change: number;
  readonly points: number;
}
export interface RoundBeside {
  readonly round: number;
  readonly mine: OneSide | null;
  readonly other: OneSide | null;
  readonly same: boolean;
}
/** `parted`: the first round that went another way; `by`: the seat that did something else first. */
export interface SideBySide {
  readonly seat: number;
  readonly parted: number | null;
  readonly by: number | null;
  readonly rounds: readonly RoundBeside[];
}

export interface ChallengedSeat {
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly name_id: string | null;
  readonly bot: string | null;
}
export interface ChallengeView {
  readonly id: string;
  readonly seats: readonly ChallengedSeat[];
  readonly seat: number;
  readonly start: number;
  readonly mine: MyTry | null;
  readonly sent: boolean;
}

export interface DayPlayed {
  readonly date: string;
  readonly id: string;
  readonly points: number | null;
  readonly place: number | null;
}
export interface DailyCalendar {
  readonly month: string;
  readonly days: readonly DayPlayed[];
  readonly streak: number;
  readonly longest: number;
  readonly played: number;
  readonly today: string;
  readonly first: string;
}

const sameCards = (id: string, rest = ''): string =>
  `/api/tables/${encodeURIComponent(id)}/same-cards${rest}`;
const challenge = (id: string, rest = ''): string => `/api/challenges/${encodeURIComponent(id)}${rest}`;

export const fetchSameCards = (id: string): Promise<SameCardsView> => request('GET', sameCards(id));
/** The bots play these cards, if they have not yet. */
export const letBotsPlay = (id: string): Promise<SameCardsView> => request('POST', sameCards(id));
export const fetchBeside = (id: string, key: string): Promise<SideBySide> =>
  request('GET', sameCards(id, `/${encodeURIComponent(key)}`));
export const makeChallenge = (id: string): Promise<{ id: string; link: string }> =>
  request('POST', `/api/tables/${encodeURIComponent(id)}/challenge`);
export const fetchChallenge = (id: string): Promise<ChallengeView> => request('GET', challenge(id));
export const takeChallenge = (id: string, name: string): Promise<{ id: string }> =>
  request('POST', challenge(id), { name });
export const fetchChallengeResults = (id: string): Promise<readonly SameCardsResult[]> =>
  request('GET', challenge(id, '/results'));
export const fetchCalendar = (month: string): Promise<DailyCalendar> =>
  request('GET', `/api/daily/mine?month=${month}`);

const DAY = 86_400_000;
const DAYS_A_WEEK = 7;
/** 2026-06-01 was a Monday. */
const MONDAY = Date.UTC(2026, 5, 1);

/** The weeks of a month, Monday first: dates as in `2026-11-17`, and null beside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01`);
  const before = ((((first - MONDAY) / DAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
  const weeks: (string | null)[][] = [];
  for (let day = first - before * DAY; ; day += DAYS_A_WEEK * DAY) {
    const week = Array.from({ length: DAYS_A_WEEK }, (_, i) =>
      new Date(day + i * DAY).toISOString().slice(0, 10),
    ).map((date) => (date.startsWith(month) ? date : null));
    if (week.every((date) => date === null)) return weeks;
    weeks.push(week);
  }
}

/** The names of the days of a week, Monday first, short and long. */
export function weekdays(region: string): { short: string; long: string }[] {
  const short = new Intl.DateTimeFormat(region, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(region, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: DAYS_A_WEEK }, (_, i) => MONDAY + i * DAY).map((day) => ({
    short: short.format(day),
    long: long.format(day),
  }));
}

/** The month that comes this number of months later. */
export function monthFrom(month: string, later: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + later)).toISOString().slice(0, 7);
}
