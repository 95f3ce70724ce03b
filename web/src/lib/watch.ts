/** Notices a worker that has died without a word, as one may of a phone's want of memory. */

const GLANCE = 3_000;

/** Whatever is said is answered. Glances are counted, and not the time: a phone that sleeps takes none. */
export class Watch {
  #due = 0;
  #glances = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `most` says how many glances may find nothing new, before `onsilence`. */
  constructor(
    private readonly most: () => number,
    private readonly onsilence: () => void,
  ) {}

  said(): void {
    this.#due += 1;
    if (this.#due > 1) return;
    this.#glances = 0;
    this.#timer = setInterval(() => ++this.#glances >= this.most() && this.onsilence(), GLANCE);
  }

  /** The worker lives; while something else is due, the glances are counted from here. */
  heard(isAnswer: boolean): void {
    this.#glances = 0;
    if (isAnswer && this.#due > 0 && --this.#due === 0) clearInterval(this.#timer);
  }

  /** Nothing is due any more. */
  end(): void {
    this.#due = 0;
    clearInterval(this.#timer);
  }
}
