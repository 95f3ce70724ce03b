/** A puzzle as this browser solves it: a table's session whose one action is judged instead of played. */
import { answerPuzzle, previewPuzzle, type PuzzleView, type Verdict } from './lib/puzzles';
import { nothingChosen } from './lib/building';
import type { FromClient } from './lib/protocol';
import { Session } from './session.svelte';
import { Workbench } from './workbench.svelte';

export class Puzzle {
  readonly view: PuzzleView;
  verdict = $state.raw<Verdict | null>(null);
  readonly session: Session;
  readonly bench: Workbench;
  readonly #onverdict: (verdict: Verdict) => void;

  constructor(view: PuzzleView, onverdict: (verdict: Verdict) => void, ontrouble: (error: unknown) => void) {
    this.view = view;
    this.#onverdict = onverdict;
    this.session = new Session((message) => void this.#answer(message).catch(ontrouble));
    this.bench = new Workbench(() => this.session);
    this.session.receive({ type: 'link', link: 'open' });
    this.session.receive({ type: 'you', seats: [view.seat], creator: true });
    this.session.receive(view.table);
  }

  async #answer(message: FromClient): Promise<void> {
    const { id, table } = this.view;
    if (message.type === 'preview')
      this.session.receive(await previewPuzzle(id, message.cards ?? [], message.demolish ?? null));
    else if (message.type === 'act') {
      try {
        this.verdict = await answerPuzzle(id, message.action);
        this.#onverdict(this.verdict);
      } finally {
        this.session.receive({ type: 'accepted', request: message.request ?? '', number: table.number });
      }
    }
  }

  again(): void {
    this.verdict = null;
    this.session.choose(nothingChosen);
  }
}
