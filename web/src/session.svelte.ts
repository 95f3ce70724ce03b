/** One table as this browser plays it: the view, what has been tapped, and what is said to the server. */
import { tick } from 'svelte';
import { app } from './app.svelte';
import {
  answers,
  cardsOf,
  choiceOf,
  decisionOf,
  demolishedBy,
  guess,
  nothingChosen,
  readChoice,
  withoutReturned,
  writeChoice,
  type Choice,
} from './lib/building';
import { newRequest } from './lib/connection';
import { isJump, motionsBetween, type Motion } from './lib/moves';
import { contributionOf, isAsked, newNumber, sealsText, type OwnNumber } from './lib/numbers';
import { HELD, restAfter, TIMES, timetable, type Times } from './lib/pace';
import { isLocal } from './lib/place';
import type {
  AskKind,
  FromClient,
  FromServer,
  Preview,
  Reaction,
  SeatSetup,
  TableMessage,
} from './lib/protocol';
import { emptyPlaces, stepsBetween } from './lib/steps';
import {
  browserStore,
  numberOf,
  promiseOf,
  recallChoice,
  rememberChoice,
  rememberNumber,
  rememberPromise,
  type Kept,
} from './lib/storage';
import { steady } from './lib/sharing';
import { update, type Local } from './lib/update';
import { emptyView, isBot, isMyTurn, type View } from './lib/view';
import { Pacer } from './pacer.svelte';

/** How long a bid can be taken back before it is sent; and a pass that is the only thing possible. */
export const SLIP_MILLISECONDS = 600,
  FORCED_MILLISECONDS = 2200;

/** A page with Python in it is answered after a few milliseconds: no longer than this is a mark shown alone. */
export const ANSWER_MILLISECONDS = 40;
/** What comes last of an answer to a move or a question. */
const ANSWERS: readonly string[] = ['accepted', 'refused', 'preview'];

/** A number just said (null: a pass), for the moment in which it can be taken back. */
export interface Saying {
  readonly number: number | null;
  /** Nothing else was possible, so the page says it by itself. */
  readonly isForced?: boolean;
}

const actionOf = (number: number | null): string => (number === null ? 'pass' : `bid ${number}`);

export class Session {
  view = $state.raw<View>(emptyView);
  choice = $state.raw<Choice>(nothingChosen);
  saying = $state.raw<Saying | null>(null);
  /** What was sent last and wants an answer. */
  #sent = $state.raw<readonly Kept[]>([]);
  readonly #send: (message: FromClient) => void;
  readonly #store = browserStore('tab');
  readonly #pacer = new Pacer({
    show: (step) => this.#show(step),
    pause: (step) => (this.#isMine(step.news?.at(-1)?.seat ?? 0) ? 0 : this.times.pause),
  });
  #slip: ReturnType<typeof setTimeout> | undefined;
  /** The table before the build that waits to be seen. */
  #seenBefore: TableMessage | null = null;
  /** After a connection was opened the page jumps to the present. */
  #isArriving = true;
  /** Is what is shown the first deal, just turned up? */
  isOpening = false;

  /** What waits to be drawn until a tap's mark has been painted; null if nothing has to wait. */
  #held: (() => void)[] | null = null;
  /** Takes the mark away. */
  #unmark: () => void = () => undefined;
  /** Has the table been asked since, and will it answer in a moment? */
  #isDue = false;
  /** The end of that moment. */
  #moment: ReturnType<typeof setTimeout> | undefined;

  /** The number for the shuffle, also where nothing can be stored; and whether it was sealed over this connection. */
  #number: OwnNumber | null = null;
  #hasSealed = false;

  constructor(transmit: (message: FromClient) => void, view: View = emptyView) {
    this.#send = transmit;
    this.view = view;
  }

  /** The build as it stands, at once: the answer, or what it will most likely be. What has not changed in it is as it
   * was. */
  readonly preview = $derived.by(steady(() => this.#build()));

  #build(): Preview | null {
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

  /** What the server has not answered. Without a connection it is kept, and sent when that is back. */
  get unanswered(): readonly Kept[] {
    return this.#sent.filter(({ request }) => this.view.sending.includes(request));
  }

  waitsFor(type: Kept['type']): boolean {
    return this.unanswered.some((kept) => kept.type === type);
  }

  /** Does a move, or its undoing, wait for an answer? */
  get isWaiting(): boolean {
    return this.waitsFor('act') || this.waitsFor('undo');
  }

  /** An action that the server has not answered. */
  get sent(): string | null {
    return this.unanswered.find((kept) => kept.type === 'act')?.action ?? null;
  }

  get isOffline(): boolean {
    return this.view.link === 'lost' || this.view.link === 'restart';
  }

  /** Does the page still show how it came to what the server has said? */
  get isBehind(): boolean {
    return this.#pacer.isBehind;
  }

  /** Does a build of somebody else stand until the reader has seen it? */
  get isHeld(): boolean {
    return this.#pacer.isHeld;
  }

  /** Shows again how the build that waits came about. */
  async showAgain(): Promise<void> {
    const { table } = this.view,
      before = this.#seenBefore;
    if (!this.isHeld || table === null || before === null) return;
    this.#update({ type: 'again', table: before });
    await tick();
    await new Promise(requestAnimationFrame);
    if (this.isHeld) this.#update({ type: 'again', table });
  }

  /** How long everything takes. A running clock is no time for a calm pace. */
  get times(): Times {
    const { pace } = app.settings;
    const isTimed = this.view.table?.options.pace.seconds ?? 0;
    return TIMES[isTimed && pace === 'calm' ? 'brisk' : pace];
  }

  #transmit(message: FromClient): void {
    const wantsAnswer = 'request' in message || message.type === 'preview';
    this.#isDue = wantsAnswer && this.#held !== null && isLocal(this.view.table?.id ?? '');
    this.#send(message);
  }

  /** From now on nothing of this table is drawn, until `settle`; then the mark of a tap is taken away. */
  hold(unmark: () => void = () => undefined): void {
    this.#held ??= [];
    this.#unmark = unmark;
    this.#isDue = false;
  }

  /** Draws what has waited. */
  settle = (): void => {
    if (this.#held === null) return;
    clearTimeout(this.#moment);
    this.#moment = undefined;
    const held = this.#held;
    this.#held = null;
    for (const change of held) change();
    // a mark that went first would have the page laid out before it changes, where places are measured
    void tick().then(this.#unmark);
  };

  /** The mark has been seen: draws what has waited, together with the answer where that is only a moment away. To draw
   * a table twice takes a slow phone longer than this moment. */
  settleSoon(): void {
    if (this.#isDue) this.#moment ??= setTimeout(this.settle, ANSWER_MILLISECONDS);
    else this.settle();
  }

  /** Changes what is shown: now, or when that is drawn. */
  draw(change: () => void): void {
    if (this.#held === null) change();
    else this.#held.push(change);
  }

  receive(message: FromServer | Local): void {
    this.draw(() => this.#receive(message));
    if (!ANSWERS.includes(message.type)) return;
    this.#isDue = false;
    if (this.#moment !== undefined) this.settle();
  }

  #receive(message: FromServer | Local): void {
    if (message.type === 'link') {
      if (message.link !== 'open' || this.view.link !== 'back') this.#isArriving = true;
      this.#pacer.drain();
    }
    if (message.type === 'table') this.#take(message);
    else this.#update(message);
  }

  /** When all that is known is shown. */
  caughtUp(): Promise<void> {
    return this.#pacer.whenDone();
  }

  /** The next step is shown at once. */
  hurry(): void {
    this.draw(() => this.#pacer.hurry());
  }

  /** A table is shown in steps, each in its time, unless there is nothing to see on the way. */
  #take(table: TableMessage): void {
    const known = this.#pacer.last ?? this.view.table;
    const isJumping =
      this.#isArriving ||
      known?.id !== table.id ||
      !table.state ||
      this.times === TIMES.once ||
      document.visibilityState === 'hidden' ||
      (known.state ? isJump(known.state, table.state) : motionsBetween(null, table.state).length === 0);
    this.#isArriving = false;
    if (!isJumping) {
      if (table.number >= known.number) this.#pacer.push(stepsBetween(known, table));
      return;
    }
    this.#pacer.forget();
    this.#update(table);
  }

  /** Draws a step; gives the milliseconds until all has landed and been seen. */
  #show(step: TableMessage): number {
    const before = this.view.table;
    this.isOpening = before !== null && !before.state;
    this.#update(step);
    if (before === null || !step.state) return 0;
    const motions = motionsBetween(before.state ?? null, step.state, emptyPlaces(before));
    const { times } = this;
    const isMine = (seat: number): boolean => this.#isMine(seat);
    const { total } = timetable(
      motions.filter((motion) => motion.type !== 'place' || !isMine(motion.seat)),
      times,
    );
    if (this.#isToBeSeen(motions)) {
      this.#seenBefore = before;
      return HELD;
    }
    return (app.isStill ? 0 : total) + restAfter(motions, times, isMine);
  }

  /** At a calm pace a bot's build waits until the reader goes on. Where other people play, nobody keeps them
   * waiting. */
  #isToBeSeen(motions: readonly Motion[]): boolean {
    const { table, you } = this.view;
    const isAlone = table?.seats.every((seat, i) => isBot(seat) || you?.seats.includes(i + 1)) ?? false;
    return (
      isAlone &&
      this.times === TIMES.calm &&
      motions.some((motion) => motion.type === 'place' && !this.#isMine(motion.seat))
    );
  }

  #isMine(seat: number): boolean {
    return this.view.you?.seats.includes(seat) ?? false;
  }

  #update(message: FromServer | Local): void {
    const before = this.view;
    this.view = update(before, message);
    if (message.type === 'table' && (before.table === null || this.view.since !== before.since))
      this.#beginTurn();
    if (message.type === 'you' && before.you === null) this.#beginTurn();
    if (
      message.type === 'table' &&
      before.table === null &&
      message.commitment !== '' &&
      message.phase !== 'ended'
    )
      rememberPromise(browserStore(), message.id, message.commitment);
    if (message.type === 'link') this.#hasSealed = false;
    if (message.type === 'table' || message.type === 'you') this.#contribute();
    if (message.type === 'preview' && message.returned.length > 0 && answers(message, this.choice)) {
      this.choice = withoutReturned(this.choice, message.returned);
      this.#update({ ...message, returned: [] });
    }
    if (message.type === 'hint' && this.view.hint === message && message.action.startsWith('build'))
      this.choose(choiceOf(message.action, this.view.table?.state?.display ?? []));
  }

  /** Adds a random number to the shuffle, as far as it is time for that. */
  #contribute(): void {
    const { table, you } = this.view;
    if (table === null || you === null || !isAsked(table, you.seats)) return;
    const store = browserStore();
    const own = (this.#number ??= numberOf(store, table.id) ?? newNumber());
    const kept = { hasSealed: this.#hasSealed, promise: promiseOf(store, table.id) };
    const message = contributionOf(table, you.seats, own, kept);
    if (message === null || !table.draw) return;
    this.#hasSealed = true;
    if (message.type === 'open') this.#number = { ...own, seals: sealsText(table.draw) };
    rememberNumber(store, table.id, this.#number);
    this.#transmit(message);
  }

  /** If only one build exists, it is laid out already and only wants "Build". */
  #beginTurn(): void {
    clearTimeout(this.#slip);
    this.saying = null;
    this.choice = nothingChosen;
    const { table } = this.view;
    this.#passIfForced();
    const builds = (table?.turn?.legal ?? []).filter(({ action }) => action.startsWith('build'));
    const only = builds.length === 1 ? builds[0] : undefined;
    if (!table?.state || !isMyTurn(this.view) || table.state.phase !== 'build') return;
    const before = readChoice(recallChoice(this.#store), decisionOf(table), table.state.display);
    if (before.steps.length > 0) this.choose(before);
    else if (only !== undefined) this.choose(choiceOf(only.action, table.state.display));
  }

  /** Where nothing but a pass is possible, or the starting player's 0, it is said after a moment, unless the reader
   * wants to wait. */
  #passIfForced(): void {
    const { table, you } = this.view;
    const legal = table?.turn?.legal ?? [];
    const only = isMyTurn(this.view) && legal.length === 1 ? legal[0]?.action : undefined;
    const isForced = only === 'pass' || only === actionOf(0);
    if (isForced && app.settings.autoPass && you?.seats.length === 1)
      this.#saySoon({ number: only === 'pass' ? null : 0, isForced: true }, FORCED_MILLISECONDS);
  }

  #saySoon(saying: Saying, milliseconds: number): void {
    clearTimeout(this.#slip);
    this.draw(() => (this.saying = saying));
    this.#slip = setTimeout(() => {
      this.saying = null;
      this.act(actionOf(saying.number));
    }, milliseconds);
  }

  choose(choice: Choice): void {
    const { table } = this.view;
    this.draw(() => {
      this.choice = choice;
      if (table !== null) rememberChoice(this.#store, writeChoice(decisionOf(table), choice));
    });
    if (table === null) return;
    const { number } = table;
    if (choice.steps.length > 0)
      this.#transmit({
        type: 'preview',
        number,
        cards: cardsOf(choice),
        demolish: demolishedBy(choice),
        ordered: choice.ordered,
      });
  }

  act(action: string): void {
    const { table } = this.view;
    if (!table?.turn || this.isWaiting) return;
    this.hurry();
    this.send({ type: 'act', number: table.number, action, seat: table.turn.seat, request: newRequest() });
  }

  /** Sends what wants an answer, or sends again what the page before this one was not answered. */
  send(message: Kept): void {
    this.#sent = [...this.unanswered, message];
    this.receive({ type: 'sent', request: message.request });
    this.#transmit(message);
  }

  build(): void {
    const action = this.preview?.action;
    if (action) this.act(action);
  }

  /** Says a number, or passes with null; until it is sent, `takeSlipBack` unsays it. */
  bid(number: number | null): void {
    if (app.settings.slowBids) {
      this.#saySoon({ number }, SLIP_MILLISECONDS);
      return;
    }
    this.takeSlipBack();
    this.act(actionOf(number));
  }

  takeSlipBack(): void {
    clearTimeout(this.#slip);
    this.draw(() => (this.saying = null));
  }

  hint(): void {
    const number = this.view.table?.number;
    if (number !== undefined) this.#transmit({ type: 'hint', number });
  }

  undo(): void {
    this.#pacer.drain();
    const number = this.view.table?.number;
    if (number === undefined || this.isWaiting) return;
    this.send({ type: 'undo', number, request: newRequest() });
  }

  end(): void {
    if (!this.waitsFor('end')) this.send({ type: 'end', request: newRequest() });
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
