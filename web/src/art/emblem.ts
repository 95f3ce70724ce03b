/** Little towers: the sign of the game and the back of a card. */
import type { Kind } from '../lib/cards';
import { ART_KINDS, type ArtKind, paletteOf, PAPER, YELLOW } from './kinds';
import {
  at,
  bare,
  dot,
  line,
  path,
  picture,
  type PictureOptions,
  points,
  rect,
  stripes,
  stroke,
} from './pencils';

const TOPS: Readonly<Record<Kind, string>> = {
  // 18 wide, 16 high, standing on y = 0
  T: 'M-8 0C-12-3-8-8-6-7.4-7-14 7-14 6-7.4 8-8 12-3 8 0Z',
  C: 'M-7 0C-11-1-9-6-6-5.6-8-9-4-10-3-9.6-2-12-1-13 1-15 2-11 5-11 4-9.4 8-9 7-6 6-5.6 9-6 11-1 7 0Z',
  H: 'M-10 0C-4-2-2-10 4-17 3-10 5-2 10 0Z',
  S: 'M-8 0V-9H-4.6V-6H-1.8V-9H1.8V-6H4.6V-9H8V0Z',
  M: 'M-9 0-3-8H-.9V-11.6H-5L0-17 5-11.6H.9V-8H3L9 0Z',
};

/** A tower in a few strokes, narrowing to its top: `paint` gives the fill of floor i, or of the top for 'top'. */
export function littleTower(k: ArtKind, floors: number, paint: (floor: number | 'top') => string): string {
  let art = '';
  for (let i = 0; i < floors; i++) {
    const w = 22 - i * 2;
    art += rect(-w / 2, -9 * (i + 1), w, 9, paint(i), 1.4);
  }
  return art + at(0, -9 * floors, path(TOPS[k.letter], paint('top')));
}
const LITTLE_FLOORS = [3, 4, 5, 4, 3];
const LOGO_FLOORS = [3, 5, 6, 5, 3];

/** The sign of the game: 120 by 120. */
export function logoSvg({ dark = false }: PictureOptions = {}): string {
  const ink = dark ? '#15131c' : '#3a2f2a';
  const towers = ART_KINDS.map((k, i) => {
    const c = paletteOf(k, dark),
      floors = LOGO_FLOORS[i] ?? 0,
      roof = k.letter === 'S' ? c.trimLite : c.trim;
    const panes = Array.from({ length: floors }, (_, f) => `M0-${9 * f + 4.5};`).join('');
    return at(
      24 + i * 18,
      96,
      littleTower(k, floors, (floor) => (floor === 'top' ? roof : floor % 2 ? c.lite : c.main)) +
        points(panes, 3.6, dark ? '#ffdf8a' : PAPER),
      ' scale(.98)',
    );
  });
  const sky =
    dot(60, 60, 58, dark ? '#2f3350' : '#c3e2e2', stroke(ink, 2.2)) +
    dot(92, 32, 8, dark ? '#f7e7b0' : YELLOW, bare);
  const meadow =
    path('M11.6 92Q60 87 108.4 92A58 58 0 0 1 11.6 92Z', dark ? '#4d6b3c' : '#93ba68', stroke(ink, 1.8)) +
    path('M20 102Q60 96 100 102A58 58 0 0 1 20 102Z', dark ? '#3c5530' : '#79a353', bare);
  return picture('0 0 120 120', ink, sky + [0, 4, 1, 3, 2].map((i) => towers[i]).join('') + meadow);
}

/** The back is an architect's plan, so that it gives no kind away. */
export function cardBackSvg({ dark = false }: PictureOptions = {}): string {
  const h = 160,
    blue = dark ? '#33466b' : '#4c6f93',
    ink = dark ? '#141b2c' : '#24384f',
    chalk = dark ? '#c9d6e8' : '#f3f0e2';
  const grid = `<g opacity=".16">${stripes(11, 234, 4, h - 8, chalk, 0.8, 11.2)}${line(`M120 12V${h - 6}`, ` stroke="${chalk}" stroke-width="230" stroke-dasharray=".8 11.2" stroke-linecap="butt"`)}</g>`;
  const frame =
    rect(1, 1, 238, h - 2, blue, 7, stroke(ink, 1.8)) +
    grid +
    rect(
      5.4,
      5.4,
      229.2,
      h - 10.8,
      'none',
      4,
      ` stroke="${chalk}" stroke-width="1.2" stroke-dasharray="6 3"`,
    );
  const drawing =
    ART_KINDS.map((k, i) =>
      at(
        36 + i * 42,
        132,
        `<g stroke="${chalk}">${littleTower(k, LITTLE_FLOORS[i] ?? 0, () => blue)}</g>`,
        ' scale(1.6)',
      ),
    ).join('') + line('M14 132H226M14 142H226M14 139V145M226 139V145M120 139V145', stroke(chalk, 1.4));
  return picture(`0 0 240 ${h}`, ink, frame + drawing);
}
