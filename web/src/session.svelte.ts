/** One table as this browser plays it: the view, what has been tapped, and what is said to the server. */
import { app } from './app.svelte';
import { answers, cardsOf, choiceOf, decisionOf, demolishedBy, guess, nothingChosen, readChoice, withoutReturned, writeChoice, type Choice } from './lib/building';
import { newRequest } from './lib/connection';
import type { AskKind, FromClient, FromServer, Preview, Reaction, SeatSetup } from './lib/protocol';
import { browserStore, recallChoice, rememberChoice, rememberPromise } from './lib/storage';
import { update, type Local } from './lib/update';
import { emptyView, isMyTurn, type View } from './lib/view';

/** How long a bid can be taken back before it is sent. */
export const SLIP_MILLISECONDS = 600;

export class Session {
  view = $state.raw<View>(emptyView);
  choice = $state.raw<Choice>(nothingChosen);
  /** A number just said (null: a pass), for the moment in which it can be taken back. */
  saying = $state.raw<{ readonly number: number | null } | null>(null);
  readonly #transmit: (message: FromClient) => void;
  readonly #store = browserStore('tab');
  #slip: ReturnType<typeof setTimeout> | undefined;

  constructor(transmit: (message: FromClient) => void, view: View = emptyView) {
    this.#transmit = transmit;
    this.view = view;
  }

  /** The build as it stands, at once: the answer, or what it will most likely be. */
  get preview(): Preview | null {
    const start = this.view.table?.turn?.building ?? null;
    const answer = this.view.preview ?? start;
    if (answer === null || start === null) return null;
    if (this.choice.steps.length === 0) return start;
    return guess(answer, this.choice);
  }

  /** Is the build shown the server's answer, and not a guess at it? */
  get isAnswered(): boolean {
    const answer = this.view.preview ?? this.view.table?.turn?.building ?? null;
    return answer !== null && answers(answer, this.choice);
  }

  get isWaiting(): boolean {
    return this.view.sending.length > 0;
  }

  receive(message: FromServer | Local): void {
    const before = this.view;
    this.view = update(before, message);
    if (message.type === 'table' && (before.table === null || this.view.since !== before.since)) this.#beginTurn();
    if (message.type === 'you' && before.you === null) this.#beginTurn();
    if (message.type === 'table' && before.table === null && message.commitment !== '' && message.phase !== 'ended') rememberPromise(browserStore(), message.id, message.commitment);
    if (message.type === 'preview' && message.returned.length > 0 && answers(message, this.choice)) {
      this.choice = withoutReturned(this.choice, message.returned);
      this.view = { ...this.view, preview: { ...message, returned: [] } };
    }
    if (message.type === 'hint' && this.view.hint === message) this.choose(choiceOf(message.action, this.view.table?.state?.display ?? []));
  }

  /** If only one build exists, it is laid out already and only wants "Build". */
  #beginTurn(): void {
    clearTimeout(this.#slip);
    this.saying = null;
    this.choice = nothingChosen;
    const { table } = this.view;
    const builds = (table?.turn?.legal ?? []).filter(({ action }) => action.startsWith('build'));
    const only = builds.length === 1 ? builds[0] : undefined;
    if (!table?.state || !isMyTurn(this.view) || table.state.phase !== 'build') return;
    const before = readChoice(recallChoice(this.#store), decisionOf(table), table.state.display);
    if (before.steps.length > 0) this.choose(before);
    else if (only !== undefined) this.choose(choiceOf(only.action, table.state.display));
  }

  choose(choice: Choice): void {
    this.choice = choice;
    const { table } = this.view;
    if (table === null) return;
    rememberChoice(this.#store, writeChoice(decisionOf(table), choice));
    const { number } = table;
    if (choice.steps.length > 0) this.#transmit({ type: 'preview', number, cards: cardsOf(choice), demolish: demolishedBy(choice) });
  }

  act(action: string): void {
    const { table } = this.view;
    if (!table?.turn || this.isWaiting) return;
    const request = newRequest();
    this.receive({ type: 'sent', request });
    this.#transmit({ type: 'act', number: table.number, action, seat: table.turn.seat, request });
  }

  build(): void {
    const action = this.preview?.action;
    if (action) this.act(action);
  }

  /** Says a number, or passes with null; until it is sent, `takeSlipBack` unsays it. */
  bid(number: number | null): void {
    const action = number === null ? 'pass' : `bid ${number}`;
    if (!app.settings.slowBids) {
      this.act(action);
      return;
    }
    clearTimeout(this.#slip);
    this.saying = { number };
    this.#slip = setTimeout(() => {
      this.saying = null;
      this.act(action);
    }, SLIP_MILLISECONDS);
  }

  takeSlipBack(): void {
    clearTimeout(this.#slip);
    this.saying = null;
  }

  hint(): void {
    const number = this.view.table?.number;
    if (number !== undefined) this.#transmit({ type: 'hint', number });
  }

  undo(): void {
    const number = this.view.table?.number;
    if (number === undefined) return;
    const request = newRequest();
    this.receive({ type: 'sent', request });
    this.#transmit({ type: 'undo', number, request });
  }

  end(): void {
    this.#transmit({ type: 'end', request: newRequest() });
  }

  agree(ask: AskKind, isYes: boolean): void {
    this.#transmit({ type: 'agree', ask, yes: isYes });
  }

  react(reaction: Reaction): void {
    this.#transmit({ type: 'react', reaction });
  }

  /** Lets a bot play for somebody who is away. */
  relieve(seat: number): void {
    this.#transmit({ type: 'relieve', seat });
  }

  moveSeats(order: readonly number[]): void {
    this.#transmit({ type: 'move', order });
  }

  start(): void {
    this.#transmit({ type: 'start' });
  }

  changeSeat(seat: number, what: SeatSetup): void {
    this.#transmit({ type: 'change', seat, what });
  }

  rematch(): void {
    this.#transmit({ type: 'rematch' });
  }

  leave(): void {
    this.#transmit({ type: 'leave' });
  }
}
