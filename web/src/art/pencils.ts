/** The strokes that every picture is made of: small functions that give SVG text. */
import type { Palette } from './kinds';

export const number = (x: number): string => String(Math.round(x * 10) / 10).replace(/^(-?)0\./, '$1.');
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, more = '') => `<path d="${d}"${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 1.5, more = '') =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${r}" fill="${fill}"${more}/>`;
export const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${more}/>`;
export const at = (x: number, y: number, art: string, more = '') =>
  `<g transform="translate(${number(x)},${number(y)})${more}">${art}</g>`;
export const bare = ' stroke="none"';
export const stroke = (colour: string, width: number | string) =>
  ` stroke="${colour}" stroke-width="${width}"`;
export const points = (d: string, width = 2, colour = '') =>
  `<path d="${d.replace(/;/g, 'h.01')}" stroke-width="${width}"${colour && ` stroke="${colour}"`}/>`; // ';' is a dot

/** A coloured line with an ink outline. */
export const inked = (d: string, c: Palette, colour: string, width: number) =>
  line(d, stroke(c.ink, number(width + 2.6))) + line(d, stroke(colour, width));

export interface PictureOptions {
  readonly dark?: boolean;
}

/** A whole picture: decoration, so that its name comes from the element around it. It has a natural size, and
 * stretches to fill another box. */
export function picture(box: string, ink: string, art: string): string {
  const [, , width = '', height = ''] = box.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none"><g fill="none" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${art}</g></svg>`;
}

/** `count` scallops over `width`, hanging down from the current point; `depths` are taken in turn. */
export const scallops = (width: number, count: number, depths: readonly number[], seed: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `q${number(width / count / 2)} ${number(depths[(i + seed) % depths.length] ?? 0)} ${number(width / count)} 0`,
  ).join('');
/** A thick dashed line: upright stripes from one short path. */
export const stripes = (
  l: number,
  r: number,
  y: number,
  height: number,
  colour: string,
  dash: number,
  gap: number,
): string =>
  line(
    `M${number(l)} ${number(y + height / 2)}H${number(r)}`,
    ` stroke="${colour}" stroke-width="${height}" stroke-dasharray="${dash} ${gap}" stroke-linecap="butt"`,
  );
/** A dashed line of round caps: dots from one short path. */
export const studs = (l: number, r: number, y: number, size: number, colour: string, gap: number): string =>
  line(
    `M${number(l)} ${number(y)}H${number(r)}`,
    ` stroke="${colour}" stroke-width="${size}" stroke-dasharray=".01 ${gap}"`,
  );
/** The same mark again and again from `l` to `r`. */
export const scatter = (
  l: number,
  r: number,
  gap: number,
  mark: (x: string, i: number) => string,
): string => {
  let d = '';
  for (let i = 0, x = l; x < r; x += gap, i++) d += mark(number(x), i);
  return d;
};
/** What hangs in the air must show against a dark page too. */
export const rope = (d: string, c: Palette): string => line(d, stroke(c.rope, 1.2));
/** The kth of a few variants, taken in turn. */
export const turn = <T>(variants: readonly T[], i: number): T => variants[i % variants.length] as T;

export const balloon = (x: number, y: number, r: number): string =>
  `M${x} ${number(y + r * 1.15)}C${number(x - r * 1.3)} ${number(y + r * 0.3)} ${x - r} ${y - r} ${x} ${y - r}S${number(x + r * 1.3)} ${number(y + r * 0.3)} ${x} ${number(y + r * 1.15)}Z`;
