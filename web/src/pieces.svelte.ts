/** The first table comes piece by piece, each in a task of its own: what to do can be read before the towers stand. So
 * does the first study of a game. */
import { app } from './app.svelte';
import { picturesOn } from './art/image';
import { oneByOne } from './lib/idle';
import type { State } from './lib/protocol';

/** What has been drawn before: its parts are known, and the next of its kind comes in one go. */
const known = { table: false, study: false };

/** How many of its `all` pieces are shown by now. The pictures of a table are made before the first. */
export class Pieces {
  shown = $state(0);

  constructor(
    what: 'table' | 'study',
    private readonly all: number,
    state?: State | null,
  ) {
    if (known[what]) this.shown = all;
    const pictures = state ? picturesOn(state, app.dark) : [];
    $effect(() => {
      if (this.shown < this.all) return oneByOne(this.shown === 0 ? pictures : [], () => (this.shown += 1));
      known[what] = true;
      return undefined;
    });
  }

  get areAll(): boolean {
    return this.shown >= this.all;
  }
}
