/** A lesson as this browser does it: a table's session whose words go to the lessons of the server instead of a
 * socket. */
import { fetchLesson, previewLesson, type LessonView } from './lib/lessons';
import type { FromClient } from './lib/protocol';
import { Session } from './session.svelte';
import { Workbench } from './workbench.svelte';

export class Lesson {
  view = $state.raw<LessonView>() as LessonView;
  readonly session: Session;
  readonly bench: Workbench;
  readonly #onstep: (view: LessonView) => void;
  readonly #ontrouble: (error: unknown) => void;

  constructor(view: LessonView, onstep: (view: LessonView) => void, ontrouble: (error: unknown) => void) {
    this.#onstep = onstep;
    this.#ontrouble = ontrouble;
    this.session = new Session((message) => void this.#answer(message).catch(ontrouble));
    this.bench = new Workbench(
      () => this.session,
      () => this.view.expects !== null,
    );
    this.session.receive({ type: 'link', link: 'open' });
    this.session.receive({ type: 'you', seats: [view.seat], creator: true });
    this.view = view;
    this.session.receive(view.table);
  }

  /** A step that is no action of the game, or one that is meant to be refused. */
  async step(move: string): Promise<void> {
    try {
      await this.#take(await fetchLesson(this.view.lesson, this.view.done, move), null);
    } catch (error) {
      this.#ontrouble(error);
    }
  }

  async #answer(message: FromClient): Promise<void> {
    const { lesson, done } = this.view;
    if (message.type === 'preview')
      this.session.receive(await previewLesson(lesson, done, message.cards ?? [], message.demolish ?? null));
    else if (message.type === 'act')
      await this.#take(await fetchLesson(lesson, done, message.action), message.request ?? null);
  }

  /** What is said about a step waits until the step has been seen. */
  async #take(view: LessonView, request: string | null): Promise<void> {
    if (request !== null) this.session.receive({ type: 'accepted', request, number: view.table.number });
    this.session.receive(view.table);
    await this.session.caughtUp();
    this.view = view;
    this.session.receive(view.refused ? { ...view.refused, request } : { type: 'dismiss' });
    this.#onstep(view);
  }
}
