/** Parts of those who live in the towers. The origin is the middle of the window sill; a figure is 14 wide and 17
 * high. */
import { type Drawing, WHITE } from '../kinds';
import { bare, dot, line, number, oval, path, points } from '../pencils';

/** Who looks out, what stands about, and what goes on at each value 1 to 15: left of the sign | right of it. */
export interface Cast {
  readonly who: Readonly<Record<string, Drawing>>;
  readonly deco: Readonly<Record<string, Drawing>>;
  readonly scenes: readonly string[];
}

export const eyes = (y: number, gap = 2.4): string =>
  points(`M${number(-gap)} ${y};M${number(gap)} ${y};`, 1.9);
export const smile = (y: number): string => line(`M-1.8 ${y}Q0 ${y + 2} 1.8 ${y}`, ' stroke-width="1.1"');
export const shoulders = (fill: string): string => path('M-6.5.5C-6-4-3-5 0-5S6-4 6.5.5Z', fill);
export const EARS = {
  round: (f: string): string => dot(-4.8, -13, 2.4, f) + dot(4.8, -13, 2.4, f),
  big: (f: string): string => dot(-5.2, -13, 3.4, f) + dot(5.2, -13, 3.4, f),
  pointed: (f: string): string => path('M-6-9-5.6-16-1-13ZM6-9 5.6-16 1-13Z', f),
  long: (f: string): string => path('M-4-11C-7-20-2-20-1.4-12ZM4-11C7-20 2-20 1.4-12Z', f),
};
/** An animal looking out: ears, a round head, a lighter muzzle. */
export const animal = (fill: string, ears: keyof typeof EARS, muzzle = WHITE, body = fill): string =>
  shoulders(body) +
  EARS[ears](fill) +
  oval(0, -8.4, 6, 5.4, fill) +
  oval(0, -6.2, 3, 2.2, muzzle, bare) +
  points('M-2.4-9.4;M2.4-9.4;M0-7.4;', 1.9);
export const person = (skin: string, hair: string, clothes: string): string =>
  shoulders(clothes) +
  dot(0, -8.6, 5, skin) +
  path('M-5.2-8C-6-15 6-15 5.2-8 3-11-2-11-5.2-8Z', hair) +
  eyes(-8.2, 1.9) +
  smile(-6.2);
