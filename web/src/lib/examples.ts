/** The drawn examples of the rules, by rule. The engine has worked them out when the page was built
 * (`fivetowers/rulebook/examples.py`). */
import made from '../made/examples.json';
import type { CardText, Kind, Towers, TowerValues } from './cards';

/** `rule` is the one that forbids it, if any. */
export type Example =
  | { readonly type: 'cards'; readonly cards: readonly CardText[] }
  | {
      readonly type: 'put';
      readonly kind: Kind;
      readonly values: TowerValues;
      readonly count: number;
      readonly rule: string | null;
    }
  | {
      readonly type: 'demolition';
      readonly kind: Kind;
      readonly before: TowerValues;
      readonly after: TowerValues;
      readonly demolished: CardText;
      readonly points: number;
    }
  | {
      readonly type: 'bid';
      readonly kind: Kind;
      readonly values: TowerValues;
      readonly display: readonly CardText[];
      readonly bid: number;
      readonly rule: string | null;
      readonly demolished: CardText | null;
    }
  | {
      readonly type: 'bids';
      readonly said: readonly { readonly seat: number; readonly said: number | 'pass' | 'retract' }[];
      readonly silent: readonly number[];
    }
  | {
      readonly type: 'tower';
      readonly kind: Kind;
      readonly values: TowerValues;
      readonly points: number;
      readonly main: boolean;
    }
  | { readonly type: 'rubble'; readonly cards: number; readonly points: number }
  | {
      readonly type: 'sum';
      readonly towers: Towers;
      readonly rubble: number;
      readonly parts: readonly number[];
      readonly total: number;
    };

const EXAMPLES = made as unknown as Readonly<Record<string, readonly Example[]>>;

export const examplesOf = (rule: string): readonly Example[] => EXAMPLES[rule] ?? [];
