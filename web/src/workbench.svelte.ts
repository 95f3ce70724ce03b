/** What taps and keys do while it is my turn: the same at a table and in a lesson. What fits and what does not, the
 * server has said. */
import { app } from './app.svelte';
import {
  demolish,
  giveBack,
  isTaken,
  lookOf,
  nothingChosen,
  restore,
  take,
  takeAll,
  takeBack,
  type CardLook,
} from './lib/building';
import { isKind, kindOf, type CardText, type Kind } from './lib/cards';
import type { BidChoice, Preview, State } from './lib/protocol';
import { steady } from './lib/sharing';
import { isMyTurn, leaderOf } from './lib/view';
import type { Session } from './session.svelte';

/** Something that was touched although it cannot be used now, with a way out if there is one. */
export interface Touched {
  readonly words: string;
  readonly rule: string | null;
  readonly fix?: { readonly label: string; readonly run: () => void };
}

export class Workbench {
  refusal = $state.raw<Touched | null>(null);
  readonly #session: () => Session;

  readonly #isOpen: () => boolean;

  constructor(session: () => Session, isOpen: () => boolean = () => true) {
    this.#session = session;
    this.#isOpen = isOpen;
  }

  get #position(): State | null {
    return this.#session().view.table?.state ?? null;
  }

  get #display(): readonly CardText[] {
    return this.#position?.display ?? [];
  }

  get isBuilding(): boolean {
    return this.#isOpen() && isMyTurn(this.#session().view) && this.#position?.phase === 'build';
  }

  /** The build as it stands, while it is mine. */
  get preview(): Preview | null {
    return this.isBuilding ? this.#session().preview : null;
  }

  /** How each card turned up looks, and what it is called. */
  readonly looks = $derived.by(steady(() => this.#looks()));

  #looks(): { look: CardLook; label: string }[] {
    const { preview } = this;
    if (preview === null) return [];
    return this.#display.map((card, at) => {
      const { look, choice, along = [] } = this.#look(preview, at);
      const words = app.cardName(card);
      if (look === 'along')
        return {
          look,
          label: app.say('page-card-along', { card: words, along: app.list(along.map(app.cardName)) }),
        };
      if (look === 'taken') return { look, label: app.say('page-card-taken', { card: words }) };
      if (look === 'needs' && choice?.needs)
        return {
          look,
          label: app.say('page-card-needs', { card: words, needs: app.cardName(choice.needs) }),
        };
      return {
        look,
        label: look === 'no' ? app.say('page-card-no', { card: words, reason: this.#whyNot(at) }) : words,
      };
    });
  }

  #look(preview: Preview, at: number): ReturnType<typeof lookOf> {
    const { choice, view } = this.#session();
    return lookOf(choice, preview, this.#display, at, view.table?.turn?.legal);
  }

  #whyNot(at: number): string {
    const { preview } = this;
    if (preview === null) return '';
    const { choice } = this.#look(preview, at);
    if (choice?.why_not) return app.reason(choice.why_not);
    return app.say('page-take-only', {
      count: this.#position === null ? 0 : (leaderOf(this.#position)?.bid ?? 0),
    });
  }

  tapCard = (at: number): void => {
    const { preview } = this;
    const session = this.#session(),
      card = this.#display[at];
    if (preview === null || card === undefined) return;
    this.#refuse(null);
    if (isTaken(session.choice, at)) {
      session.choose(giveBack(session.choice, at));
      return;
    }
    const { look, choice, along = [] } = this.#look(preview, at);
    const needs = choice?.needs ?? null;
    if (look === 'free') session.choose(take(session.choice, card, at));
    else if (look === 'along') session.choose(take(takeAll(session.choice, along, this.#display), card, at));
    else if (look === 'needs' && needs !== null) {
      this.#refuse({
        words: app.say('page-demolish-first', { card: app.cardName(card), needs: app.cardName(needs) }),
        rule: null,
        fix: {
          label: app.say('page-demolish-it', { card: app.cardName(needs) }),
          run: () => {
            this.#refuse(null);
            session.choose(take(demolish(session.choice, needs), card, at));
          },
        },
      });
    } else {
      this.#refuse({ words: this.#whyNot(at), rule: choice?.why_not?.rule ?? null });
      shake(at);
    }
  };

  #refuse(touched: Touched | null): void {
    this.#session().draw(() => (this.refusal = touched));
  }

  hit = (card: CardText): void => {
    this.#refuse(null);
    this.#session().choose(demolish(this.#session().choice, card));
  };

  hitKind(kind: Kind): void {
    const { preview } = this;
    const session = this.#session();
    if (preview?.demolish && kindOf(preview.demolish) === kind) {
      session.choose(restore(session.choice));
      return;
    }
    const top = preview?.tops.find(({ card }) => kindOf(card) === kind);
    if (top?.can) this.hit(top.card);
    else if (top?.why_not) this.#refuse({ words: app.reason(top.why_not), rule: top.why_not.rule ?? null });
  }

  /** A key while building; false if it means nothing here. */
  buildKey(pressed: string, isOnButton: boolean): boolean {
    const session = this.#session();
    if (/^[1-5]$/.test(pressed)) this.tapCard(Number(pressed) - 1);
    else if (isKind(pressed)) this.hitKind(pressed);
    else if (pressed === 'U') session.choose(takeBack(session.choice));
    else if (pressed === 'ENTER' && !isOnButton) session.build();
    else if (pressed === 'ESCAPE') session.choose(nothingChosen);
    else return false;
    return true;
  }

  /** The bid that a key stands for: a number, or P for passing. */
  bidOfKey(pressed: string): BidChoice | undefined {
    return this.#session().view.table?.turn?.bids?.find(({ number }) =>
      pressed === 'P' ? number === null : String(number) === pressed,
    );
  }
}

/** Refused: the card lifts, tilts like the overhang it would be, and returns. */
function shake(at: number): void {
  if (app.isStill) return;
  document
    .querySelector(`[data-at="display:${at}"]`)
    ?.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-6px) rotate(-7deg)', offset: 0.45 },
        { transform: 'none' },
      ],
      { duration: 220, easing: 'ease-out' },
    );
}
