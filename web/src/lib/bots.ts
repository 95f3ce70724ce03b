/** The bots as levels to choose from: the server says which there are, the catalogue what they are called. */

/** Bots that this page has words for, from the gentlest to the strongest. */
const LEVELS = ['random', 'greedy', 'apprentice', 'bricklayer', 'mason', 'architect', 'master'] as const;
export type Bot = (typeof LEVELS)[number];

/** Yardsticks for programmers: offered only where there is nobody better to play with. */
const YARDSTICKS: readonly string[] = ['random', 'greedy'];

/** The levels for people, as every server has them. */
export const PROPER: readonly Bot[] = ['apprentice', 'bricklayer', 'mason', 'architect', 'master'];

/** Whether there are words for this bot: `page-level-…`. */
export const isLevel = (bot: string): bot is Bot => LEVELS.some((level) => level === bot);

const NAMES = ['bot-ada', 'bot-bruno', 'bot-cleo', 'bot-dora', 'bot-emil'] as const;

/** The name of a bot in a list that was stored when tables did not name their bots yet. */
export const nameOfSeat = (seat: number): string => NAMES[seat - 1] ?? NAMES[0];

/** A seat as far as its colour goes. */
export interface Coloured {
  readonly kind: string;
  readonly taken?: boolean;
  readonly name?: string | null;
  readonly name_id?: string | null;
}

/** The colour of each seat, from 0, all different. A bot has that of its name; people share out the others by their
 * names: so everybody keeps theirs in a rematch, where all sit elsewhere. Free seats take what is left. */
export function coloursOf(seats: readonly Coloured[]): readonly number[] {
  const colours = seats.map(({ kind, name_id }) =>
    kind === 'bot' ? NAMES.findIndex((name) => name === name_id) : -1,
  );
  const free = NAMES.map((_, i) => i).filter((colour) => !colours.includes(colour));
  const called = (i: number): string => seats[i]?.name ?? seats[i]?.name_id ?? '';
  const freeLast = (i: number): number => Number(seats[i]?.taken === false);
  const others = seats
    .map((_, i) => i)
    .filter((i) => colours[i] === -1)
    .sort(
      (a, b) => freeLast(a) - freeLast(b) || (called(a) < called(b) ? -1 : called(a) > called(b) ? 1 : a - b),
    );
  for (const i of others) colours[i] = free.shift() ?? i;
  return colours;
}

/** The bots to offer out of those that the server has, the gentlest first; `last` stays if it was played with before.
 * Of bots without words here it is better not to speak. */
export function offered(bots: readonly string[], last = ''): readonly Bot[] {
  const known = LEVELS.filter((bot) => bots.includes(bot));
  const proper = known.filter((bot) => !YARDSTICKS.includes(bot));
  return proper.length >= 2 ? known.filter((bot) => proper.includes(bot) || bot === last) : known;
}

/** The bot last played with if it is still there, else the gentlest. */
export const chosen = (bot: string, bots: readonly Bot[]): Bot =>
  bots.find((one) => one === bot) ?? bots[0] ?? 'random';
