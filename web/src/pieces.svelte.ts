/** The first table comes piece by piece, each in a task of its own: what to do can be read before the towers stand. */
import { app } from './app.svelte';
import { picturesOn } from './art/image';
import { oneByOne } from './lib/idle';
import type { State } from './lib/protocol';

/** A table has been drawn before: its parts are known, and the next comes in one go. */
let isWarm = false;

/** How many of a table's `all` pieces are shown by now. Its pictures are made before the first. */
export class Pieces {
  shown = $state(0);

  constructor(
    private readonly all: number,
    state: State | null | undefined,
  ) {
    if (isWarm) this.shown = all;
    const pictures = state ? picturesOn(state, app.dark) : [];
    $effect(() => {
      if (this.shown < this.all) return oneByOne(this.shown === 0 ? pictures : [], () => (this.shown += 1));
      isWarm = true;
      return undefined;
    });
  }

  get areAll(): boolean {
    return this.shown >= this.all;
  }
}
