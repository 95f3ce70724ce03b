/** An analysis that is asked for and gets better while one looks. */
import { ofRecord, ofTable, type Analysis, type AnalysisProgress, type AnalysisSource } from './lib/analysis';
import { fetchOwnRecord } from './lib/api';
import { isLocal } from './lib/place';
import { openedRecord } from './opened';

/** Milliseconds between two questions. */
const PAUSE = 400;

/** Where the analysis of a game is asked for: a server knows its own tables, all others it is sent as text. */
export function analysisOf(id: string): AnalysisSource {
  if (id === '') return ofRecord(() => Promise.resolve(openedRecord() ?? ''));
  return isLocal(id) ? ofRecord(async () => (await fetchOwnRecord(id)).text) : ofTable(id);
}

export class AnalysisWork {
  analysis = $state.raw<Analysis | null>(null);
  progress = $state.raw<AnalysisProgress | null>(null);
  trouble = $state.raw<unknown>(null);
  readonly #source: AnalysisSource;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;

  constructor(source: AnalysisSource) {
    this.#source = source;
  }

  begin(): void {
    this.#isWanted = true;
    this.trouble = null;
    this.#ask(this.#source.begin());
  }

  /** No longer looked at; the server goes on. */
  leave(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
  }

  giveUp(): void {
    this.leave();
    this.progress = null;
    this.#source.giveUp().catch(() => undefined);
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
                  ? this.#source.begin()
                  : this.#source.look(this.analysis?.game.depth ?? null),
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
