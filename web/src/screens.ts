/** The screens by the name of their route. Each is loaded when it is asked for, with the words that only it needs. */
import { app } from './app.svelte';

const withWords = async <Screen>(part: string, screen: Promise<Screen>): Promise<Screen> =>
  (await Promise.all([screen, app.loadWords(part)]))[0];

export const SCREENS = {
  home: () => import('./pages/Home.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  table: () => import('./pages/TablePage.svelte'),
  replay: () => withWords('study', import('./pages/Replay.svelte')),
  analysis: () => withWords('study', import('./pages/Analysis.svelte')),
  join: () => import('./pages/Join.svelte'),
  games: () => import('./pages/Games.svelte'),
  daily: () => withWords('same', import('./pages/Daily.svelte')),
  same: () => withWords('same', import('./pages/SameCards.svelte')),
  challenge: () => withWords('same', import('./pages/Challenge.svelte')),
  progress: () => withWords('study', import('./pages/Progress.svelte')),
  seat: () => import('./pages/TakeSeat.svelte'),
  device: () => import('./pages/ShareDevice.svelte'),
  score: () => withWords('pad', import('./pages/ScorePad.svelte')),
  card: () => withWords('pad', import('./pages/ReferenceCard.svelte')),
  puzzle: () => withWords('puzzles', import('./pages/Puzzle.svelte')),
  puzzles: () => withWords('puzzles', import('./pages/Puzzles.svelte')),
  rules: () => withWords('rules', import('./pages/Rules.svelte')),
  film: () => withWords('film', import('./pages/Film.svelte')),
  learn: () => withWords('tutorial', import('./pages/Tutorial.svelte')),
};
