/** The film as it runs: which shot is shown, whether it goes on by itself, and the table's session that shows it. */
import { app } from './app.svelte';
import { stepsOf, type FilmView, type Step } from './lib/film';
import { TIMES, type Times } from './lib/pace';
import { Session } from './session.svelte';
import { Workbench } from './workbench.svelte';

/** Nobody decides anything here, and the pace is the film's own. */
class FilmSession extends Session {
  override get times(): Times {
    return TIMES.calm;
  }
}

export class Film {
  readonly steps: readonly Step[];
  readonly seat: number;
  at = $state(0);
  isPlaying = $state(false);
  isOver = $state(false);
  session = $state.raw<Session>(new FilmSession(() => undefined));
  readonly bench = new Workbench(
    () => this.session,
    () => false,
  );
  readonly #readingTime: (step: Step) => number;
  /** What waits for its time gives up when something else has been asked for since. */
  #turn = 0;

  constructor(view: FilmView, readingTime: (step: Step) => number) {
    this.steps = stepsOf(view);
    this.seat = view.seat;
    this.#readingTime = readingTime;
    this.#cut(this.step.shot.table);
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  /** From here on, by itself; from the beginning if it is over. */
  async play(): Promise<void> {
    if (this.isOver) this.#show(0);
    this.isPlaying = true;
    const turn = ++this.#turn;
    while (turn === this.#turn) {
      const begun = performance.now();
      await this.session.caughtUp();
      const left = begun + this.#readingTime(this.step) - performance.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(900, left)));
      if (turn !== this.#turn) return;
      if (this.at === this.steps.length - 1) {
        this.pause();
        this.isOver = true;
      } else this.#show(this.at + 1);
    }
  }

  pause(): void {
    this.#turn += 1;
    this.isPlaying = false;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  /** A step on is seen as it happens; any other is a cut, and so is every step where nothing may move. */
  go(at: number): void {
    if (at < 0 || at >= this.steps.length) return;
    const wasPlaying = this.isPlaying;
    this.pause();
    this.#show(at);
    if (wasPlaying) void this.play();
  }

  #show(at: number): void {
    const isNext = at === this.at + 1;
    this.isOver = false;
    this.at = at;
    const { shot, before } = this.step;
    if (!isNext || app.isStill) this.#cut(shot.table);
    else {
      if (this.session.isBehind || this.session.view.table?.id !== before.id) this.#cut(before);
      // what changes is seen from where it was drawn before
      requestAnimationFrame(() => this.session.receive(shot.table));
    }
  }

  /** Shows a table without the way there. */
  #cut(table: Step['before']): void {
    const session = new FilmSession(() => undefined);
    session.receive({ type: 'link', link: 'open' });
    session.receive({ type: 'you', seats: [], creator: false });
    session.receive(table);
    this.session = session;
  }
}
