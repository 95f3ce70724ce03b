/** Shows what the server sends one step after the other, each for as long as it takes to see it. */
import type { TableMessage } from './lib/protocol';

/** With more steps than this to catch up with, the page jumps to the present. */
const MOST_STEPS = 24;

export interface Shown {
  /** Draws a step, and says for how many milliseconds it stands. */
  readonly show: (step: TableMessage) => number;
  /** Milliseconds of quiet before a step. */
  readonly pause: (step: TableMessage) => number;
}

export class Pacer {
  /** Is there more than what is shown? */
  isBehind = $state(false);
  /** Does the step that is shown stand until `hurry`? */
  isHeld = $state(false);
  readonly #queue: TableMessage[] = [];
  readonly #shown: Shown;
  readonly #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quietSince = -Infinity;

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** The newest table that is known, if it is not shown yet. */
  get last(): TableMessage | null {
    return this.#queue.at(-1) ?? null;
  }

  push(steps: readonly TableMessage[]): void {
    this.#queue.push(...steps);
    if (this.#queue.length > MOST_STEPS) this.drain();
    else if (this.#timer === undefined && !this.isHeld) this.#next();
    this.#tell();
  }

  /** When nothing more is to be shown. */
  whenDone(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#tell();
    });
  }

  #tell(): void {
    this.isBehind = this.#queue.length > 0;
    if (!this.isBehind) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Ends the time of the step that stands: the next one follows at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isHeld = false;
    this.#quietSince = -Infinity;
    this.#next();
  }

  /** Jumps to the present. */
  drain(): void {
    this.forget(() => {
      for (const step of this.#queue.splice(0)) this.#shown.show(step);
    });
  }

  /** Drops what has not been shown: it is old news. */
  forget(first: () => void = () => undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isHeld = false;
    first();
    this.#queue.length = 0;
    this.#quietSince = -Infinity;
    this.#tell();
  }

  #next(): void {
    const step = this.#queue[0];
    if (step === undefined) return;
    const wait = this.#quietSince + this.#shown.pause(step) - performance.now();
    if (wait > 0) {
      this.#wait(wait);
      return;
    }
    this.#queue.shift();
    const hold = this.#shown.show(step);
    this.isHeld = hold === Infinity;
    this.#tell();
    if (this.isHeld) {
      // it has been seen for as long as the reader liked
      this.#quietSince = -Infinity;
      return;
    }
    this.#quietSince = performance.now() + hold;
    if (hold > 0) this.#wait(hold);
    else this.#next();
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, milliseconds);
  }
}
