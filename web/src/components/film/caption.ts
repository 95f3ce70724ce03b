import { app } from '../../app.svelte';
import type { Step } from '../../lib/film';

/** What is said of a shot, in the language of the page. */
export function captionOf({ scene, shot }: Step): string {
  const { seat, ...facts } = shot.facts;
  const name = seat === undefined ? {} : { name: app.seatName(shot.table, seat) };
  return app.say(`film-${scene}-${shot.name}`, { ...facts, ...name });
}
