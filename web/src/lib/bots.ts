/** The bots as levels to choose from: the server says which there are, the catalogue what they are called. */

/** Bots that this page has words for, from the gentlest to the strongest. */
export const LEVELS = { random: 'gentle', greedy: 'steady', apprentice: 'apprentice', bricklayer: 'bricklayer', mason: 'mason', architect: 'architect', master: 'master' } as const;
export type Bot = keyof typeof LEVELS;
export type Level = (typeof LEVELS)[Bot];

/** Yardsticks for programmers: offered only where there is nobody better to play with. */
const YARDSTICKS: readonly string[] = ['random', 'greedy'];

/** The levels for people, as every server has them. */
export const PROPER: readonly Bot[] = ['apprentice', 'bricklayer', 'mason', 'architect', 'master'];

const isBot = (name: string): name is Bot => Object.hasOwn(LEVELS, name);
export const levelOf = (bot: string): Level | null => (isBot(bot) ? LEVELS[bot] : null);

/** The bots to offer out of those that the server has, the gentlest first; `last` stays if it was played with before.
 * Of bots without words here it is better not to speak. */
export function offered(bots: readonly string[], last = ''): readonly Bot[] {
  const known = (Object.keys(LEVELS) as Bot[]).filter((bot) => bots.includes(bot));
  const proper = known.filter((bot) => !YARDSTICKS.includes(bot));
  return proper.length >= 2 ? known.filter((bot) => proper.includes(bot) || bot === last) : known;
}

/** The bot last played with if it is still there, else the gentlest. */
export const chosen = (bot: string, bots: readonly Bot[]): Bot => bots.find((one) => one === bot) ?? bots[0] ?? 'random';
