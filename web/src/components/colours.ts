/** Who has which colour at a table. Below a table's screen every avatar asks here; elsewhere a seat has its own. */
import { getContext, setContext } from 'svelte';
import { coloursOf, type Coloured } from '../lib/bots';

type Colours = (seat: number) => number;
const KEY = Symbol('colours');

export function setColours(seats: () => readonly Coloured[]): void {
  setContext<Colours>(KEY, (seat) => coloursOf(seats())[seat - 1] ?? seat - 1);
}

export const getColours = (): Colours => getContext<Colours | undefined>(KEY) ?? ((seat) => seat - 1);
