/** Windows: one frame style a kind, three shapes. */
import type { Kind } from '../lib/cards';
import { CAST } from './cast';
import { type ArtKind, NIGHT, type Palette } from './kinds';
import { path, rect, stroke, turn } from './pencils';

const OPENINGS = {
  // outline of the opening, sill at y = 0
  arch: 'M-8 0V-14C-8-24 8-24 8-14V0Z',
  round: 'M-8 0C-10-8-9-20 0-21 9-20 10-8 8 0Z',
  square: 'M-8 0V-20Q0-21 8-20V0Z',
  gothic: 'M-8 0V-13Q-7-20 0-25 7-20 8-13V0Z',
  crooked: 'M-8 0-7-15Q-5-20 1-24 8-19 8-12V0Z',
};
const SHAPES: Readonly<Record<Kind, readonly (keyof typeof OPENINGS)[]>> = {
  T: ['arch', 'round', 'square'],
  C: ['round', 'arch', 'round'],
  H: ['gothic', 'crooked', 'gothic'],
  S: ['arch', 'round', 'arch'],
  M: ['square', 'round', 'arch'],
};
const FRAMES: Readonly<Record<Kind, (c: Palette) => readonly [frame: string, sill: string]>> = {
  // frame and sill
  T: (c) => [c.door, c.lite],
  C: (c) => [c.trim, '#d99a63'],
  H: (c) => [c.trimShade, c.trimLite],
  S: (c) => [c.trimLite, c.trimLite],
  M: (c) => [c.trimShade, c.trimLite],
};

export function openWindow(k: ArtKind, c: Palette, name: string, variant: number): string {
  const shape = OPENINGS[turn(SHAPES[k.letter], variant)],
    [frame, sill] = FRAMES[k.letter](c);
  return (
    path(shape, frame, stroke(frame, 4.6)) +
    path(shape, name === 'eyes' ? NIGHT : c.glass) +
    (CAST[k.letter].who[name]?.(c) ?? '') +
    rect(-10.6, -0.6, 21.2, 3.4, sill, 1.4)
  );
}
