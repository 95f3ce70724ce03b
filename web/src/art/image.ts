/** Pictures as addresses for `<img>`: the browser draws each once and keeps it, however often it stands on the table. */
import { HIGHEST_VALUE, KINDS, type Kind, type TowerValues } from '../lib/cards';
import { cardBackSvg, logoSvg } from './emblem';
import { floorSvg } from './floor';
import { groundSvg, lotSvg } from './ground';
import { rubbleSvg } from './rubble';
import { skylineSvg } from './skyline';
import { symbolSvg } from './symbols';
import { towerSvg } from './tower';

const drawn = new Map<string, string>();

function once(name: string, dark: boolean, draw: (options: { dark: boolean }) => string): string {
  const key = dark ? `${name}*` : name;
  let address = drawn.get(key);
  if (address === undefined) drawn.set(key, (address = addressOf(draw({ dark }))));
  return address;
}

/** An SVG text as an address. Only what would end the address early is escaped, which keeps it short. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#<>?[\\\]^`{|}]/g, encodeURIComponent)}`;

export const floorImage = (kind: Kind, value: number, dark: boolean): string => once(`f${kind}${value}`, dark, (options) => floorSvg(kind, value, options));
export const groundImage = (kind: Kind, dark: boolean): string => once(`g${kind}`, dark, (options) => groundSvg(kind, options));
export const lotImage = (kind: Kind, dark: boolean): string => once(`l${kind}`, dark, (options) => lotSvg(kind, options));
/** A whole tower, with or without the ground it stands on. */
export const towerImage = (kind: Kind, values: TowerValues, dark: boolean, { ground = false } = {}): string => once(`t${kind}${values.join('.')}${ground ? 'g' : ''}`, dark, (options) => towerSvg(kind, values, { ...options, ground }));
export const symbolImage = (kind: Kind, dark: boolean): string => once(`s${kind}`, dark, (options) => symbolSvg(kind, options));
export const rubbleImage = (count: number, dark: boolean): string => once(`r${count}`, dark, (options) => rubbleSvg(count, options));
export const skylineImage = (dark: boolean): string => once('skyline', dark, skylineSvg);
export const backImage = (dark: boolean): string => once('back', dark, cardBackSvg);
export const logoImage = (dark: boolean): string => once('logo', dark, logoSvg);

/** Pictures drawn ahead. As long as they are held the browser keeps what it has drawn. */
const held = new Map<string, HTMLImageElement>();

/** Draws all floors, one by one while there is nothing else to do: ten at once, when cards are dealt, would hold up what moves. */
export function drawAhead(dark: boolean): () => void {
  const cards = KINDS.flatMap((kind) => Array.from({ length: HIGHEST_VALUE + 1 }, (_, value) => () => floorImage(kind, value, dark)));
  const pictures = [() => backImage(dark), ...cards];
  const next = (): void => {
    const address = pictures.shift()?.();
    if (address === undefined) return;
    if (!held.has(address)) {
      const picture = new Image();
      picture.src = address;
      held.set(address, picture);
    }
    stop = whenIdle(next);
  };
  let stop = whenIdle(next);
  return () => stop();
}

/** Safari has no word for idle; there it is a little later. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 50);
  return () => clearTimeout(handle);
}
