/** An analysis that is asked for and gets better while one looks. */
import {
  beginAnalysis,
  fetchAnalysis,
  giveUpAnalysis,
  type Analysis,
  type AnalysisProgress,
} from './lib/analysis';

/** Milliseconds between two questions. */
const PAUSE = 400;

export class AnalysisWork {
  analysis = $state.raw<Analysis | null>(null);
  progress = $state.raw<AnalysisProgress | null>(null);
  trouble = $state.raw<unknown>(null);
  readonly #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;

  constructor(id: string) {
    this.#id = id;
  }

  begin(): void {
    this.#isWanted = true;
    this.trouble = null;
    this.#ask(beginAnalysis(this.#id));
  }

  /** No longer looked at; the server goes on. */
  leave(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
  }

  giveUp(): void {
    this.leave();
    this.progress = null;
    giveUpAnalysis(this.#id).catch(() => undefined);
  }

  #ask(answer: Promise<AnalysisProgress>): void {
    answer.then(
      (progress) => {
        if (!this.#isWanted) return;
        this.progress = progress;
        if (progress.analysis !== null) this.analysis = progress.analysis;
        // another node may have been asked, which knows nothing of it yet
        if (progress.phase !== 'done')
          this.#timer = setTimeout(
            () =>
              this.#ask(
                progress.phase === 'none'
                  ? beginAnalysis(this.#id)
                  : fetchAnalysis(this.#id, this.analysis?.game.depth ?? null),
              ),
            PAUSE,
          );
      },
      (error: unknown) => {
        if (this.#isWanted) this.trouble = error;
      },
    );
  }
}
