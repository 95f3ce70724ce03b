/** A card as one floor of a tower. 1 to 15: viewBox 0 0 240 48; the spire: 0 0 240 84. */
import type { Kind } from '../lib/cards';
import { bodyWidth, BODIES, FLOOR_HEIGHT } from './bodies';
import { CAST } from './cast';
import { ART, type ArtKind, type Palette, paletteOf } from './kinds';
import { at, picture, type PictureOptions } from './pencils';
import { balloons, flag, spire, terrace } from './specials';
import { plaque, plaqueWidth } from './symbols';
import { openWindow } from './windows';

const MIDDLE = 120;
/** The body's own edge, kept free. */
const MARGINS: Readonly<Record<Kind, number>> = { T: 8, C: 4, H: 6, S: 5, M: 5 };
/** A slot this wide has room for a larger window. */
const ROOMY = 27;

function side(
  k: ArtKind,
  c: Palette,
  names: readonly string[],
  from: number,
  to: number,
  variant: number,
): string {
  const step = (to - from) / names.length,
    { who, deco } = CAST[k.letter];
  return names
    .map((name, i) => {
      const x = from + step * (i + 0.5);
      return name in who
        ? at(x, 39.4, openWindow(k, c, name, variant + i), step >= ROOMY ? ' scale(1.14)' : '')
        : at(x, 46.4, deco[name]?.(c) ?? '');
    })
    .join('');
}

function special(
  k: ArtKind,
  c: Palette,
  value: number,
  [left, right]: readonly [number, number],
  isCut: boolean,
): string {
  if (value === 8) return terrace(k, c, left, right, isCut);
  return value === 9 ? balloons(c, left, right) : '';
}

/** `bare`: without the sign that carries symbol and number; a spire keeps its own, and is without its flag. */
export function floorSvg(
  kind: Kind,
  value: number,
  { dark = false, bare = false }: PictureOptions & { readonly bare?: boolean } = {},
): string {
  const k = ART[kind],
    c = paletteOf(k, dark);
  if (value === 0) return picture('0 0 240 84', c.ink, spire(k, c, !bare) + plaque(k, c, 0, 47));
  const left = MIDDLE - bodyWidth(value) / 2,
    right = 2 * MIDDLE - left,
    board = plaqueWidth(value) / 2,
    margin = MARGINS[kind];
  const [west = [], east = []] = (CAST[kind].scenes[value] ?? '')
    .split(' | ')
    .map((names) => names.split(' '));
  const scene =
    side(k, c, west, left + margin, MIDDLE - board, value) +
    side(k, c, east, MIDDLE + board, right - margin, value + 2);
  return picture(
    `0 0 240 ${FLOOR_HEIGHT}`,
    c.ink,
    BODIES[kind](c, left, right, value) +
      scene +
      special(k, c, value, [left, right], bare) +
      (bare ? '' : plaque(k, c, value, value === 8 ? 10.4 : 8)),
  );
}

/** The flag of a bare spire, which lies behind it. */
export function flagSvg(kind: Kind, { dark = false }: PictureOptions = {}): string {
  const c = paletteOf(ART[kind], dark);
  return picture('0 0 240 84', c.ink, flag(c));
}
