/** My progress, fetched, and the analyses of my last games, one after the other. */
import { beginAnalysis, fetchAnalysis } from './lib/analysis';
import { ApiError } from './lib/api';
import { fetchProgress, type Progress } from './lib/progress';

/** Milliseconds between two questions. */
const PAUSE = 1000,
  PAUSES_WHEN_LIMITED = 30;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Who has asked for much waits a while; there is no hurry here. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'rate.requests') throw error;
    for (let i = 0; i < PAUSES_WHEN_LIMITED; i += 1) await pause();
    return ask();
  }
}

export class ProgressWork {
  progress = $state.raw<Progress | null>(null);
  trouble = $state.raw<unknown>(null);
  /** Which of how many games is analysed now. */
  analysing = $state.raw<{ readonly number: number; readonly count: number } | null>(null);
  #isWanted = true;

  async load(): Promise<void> {
    this.trouble = null;
    try {
      this.progress = await fetchProgress();
    } catch (error) {
      this.trouble = error;
    }
  }

  /** The figures are fetched again after each game. */
  async analyse(): Promise<void> {
    const ids = this.progress?.to_analyse ?? [];
    this.trouble = null;
    try {
      for (const [i, id] of ids.entries()) {
        if (!this.#isWanted) return;
        this.analysing = { number: i + 1, count: ids.length };
        await this.#analysed(id);
        if (this.#isWanted) this.progress = await patiently(fetchProgress);
      }
    } catch (error) {
      this.trouble = error;
    } finally {
      this.analysing = null;
    }
  }

  /** No longer looked at; the server finishes the game that it has begun. */
  leave(): void {
    this.#isWanted = false;
  }

  async #analysed(id: string): Promise<void> {
    let { phase, depth } = await patiently(() => beginAnalysis(id));
    while (phase !== 'done' && this.#isWanted) {
      await pause();
      // another node may have been asked, which knows nothing of it yet
      const ask = phase === 'none' ? () => beginAnalysis(id) : () => fetchAnalysis(id, depth);
      ({ phase, depth } = await patiently(ask));
    }
  }
}
