/** Pictures as addresses for `<img>`. The SVG of each is made once, however often it stands on the table. */
import { HIGHEST_VALUE, kindOf, KINDS, SPIRE, valueOf, type Kind, type TowerValues } from '../lib/cards';
import { whenIdle } from '../lib/idle';
import type { State } from '../lib/protocol';
import { cardBackSvg, logoSvg } from './emblem';
import { flagSvg, floorSvg } from './floor';
import { groundSvg, lotSvg } from './ground';
import { rubbleSvg } from './rubble';
import { skylineSvg } from './skyline';
import { symbolSvg } from './symbols';
import { towerSvg } from './tower';

const drawn = new Map<string, string>();

/** The browser reads what a `blob:` holds later, each in a task of its own; of a `data:` address it reads all at once,
 * and what moves has to wait. */
function once(name: string, dark: boolean, draw: (options: { dark: boolean }) => string): string {
  const key = dark ? `${name}*` : name;
  let address = drawn.get(key);
  if (address === undefined)
    drawn.set(key, (address = URL.createObjectURL(new Blob([draw({ dark })], { type: 'image/svg+xml' }))));
  return address;
}

/** An SVG text as an address. Only what would end the address early is escaped, which keeps it short. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#<>?[\\\]^`{|}]/g, encodeURIComponent)}`;

export const floorImage = (kind: Kind, value: number, dark: boolean): string =>
  once(`f${kind}${value}`, dark, (options) => floorSvg(kind, value, options));
/** A floor without its sign, for towers: the page writes the number over it. A spire is without its flag. */
export const facadeImage = (kind: Kind, value: number, dark: boolean): string =>
  once(`b${kind}${value}`, dark, (options) => floorSvg(kind, value, { ...options, bare: true }));
/** The flag of a spire, which lies behind it and unrolls when it is built. */
export const flagImage = (kind: Kind, dark: boolean): string =>
  once(`v${kind}`, dark, (options) => flagSvg(kind, options));
export const groundImage = (kind: Kind, dark: boolean): string =>
  once(`g${kind}`, dark, (options) => groundSvg(kind, options));
export const lotImage = (kind: Kind, dark: boolean): string =>
  once(`l${kind}`, dark, (options) => lotSvg(kind, options));
/** A whole tower, with or without the ground it stands on. */
export const towerImage = (kind: Kind, values: TowerValues, dark: boolean, { ground = false } = {}): string =>
  once(`t${kind}${values.join('.')}${ground ? 'g' : ''}`, dark, (options) =>
    towerSvg(kind, values, { ...options, ground }),
  );
export const symbolImage = (kind: Kind, dark: boolean): string =>
  once(`s${kind}`, dark, (options) => symbolSvg(kind, options));
export const rubbleImage = (count: number, dark: boolean): string =>
  once(`r${count}`, dark, (options) => rubbleSvg(count, options));
export const skylineImage = (dark: boolean): string => once('skyline', dark, skylineSvg);
export const backImage = (dark: boolean): string => once('back', dark, cardBackSvg);
export const logoImage = (dark: boolean): string => once('logo', dark, logoSvg);

/** Pictures that the browser has read and keeps: what comes to the table is drawn in the same frame as its number. */
const ready = new Map<string, HTMLImageElement>();
function keepReady(address: string, done: () => void): void {
  if (ready.has(address)) {
    done();
    return;
  }
  const image = new Image();
  image.onload = image.onerror = done;
  image.src = address;
  ready.set(address, image);
}

/** Makes the pictures that may come to the table, while the browser has nothing else to do: each when the one before
 * it has been read, because what reads it is not idle work, and would keep a player waiting if it came in heaps. Ends
 * by calling what it returns. */
export function drawAhead(dark: boolean): () => void {
  const later = KINDS.flatMap((kind) => [
    () => groundImage(kind, dark),
    () => lotImage(kind, dark),
    () => flagImage(kind, dark),
    ...Array.from({ length: HIGHEST_VALUE + 1 }, (_, value) => () => facadeImage(kind, value, dark)),
  ]);
  let stop = (): void => undefined;
  function go(): void {
    const make = later.pop();
    stop = whenIdle(() => {
      if (make !== undefined) keepReady(make(), go);
    }, {});
  }
  go();
  return () => {
    later.length = 0;
    stop();
  };
}

/** Those of a table that is about to be shown. */
export function picturesOn({ display, towers }: State, dark: boolean): (() => void)[] {
  const cards = display.map((card) => () => floorImage(kindOf(card), valueOf(card), dark));
  const standing = towers.flatMap((own) =>
    KINDS.flatMap((kind) => [
      () => (own[kind].length > 0 ? groundImage : lotImage)(kind, dark),
      ...own[kind].map((value) => () => facadeImage(kind, value, dark)),
      ...(own[kind].at(-1) === SPIRE ? [() => flagImage(kind, dark)] : []),
    ]),
  );
  return [...KINDS.map((kind) => () => symbolImage(kind, dark)), ...cards, ...standing];
}
