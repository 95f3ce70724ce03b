/** The walls of a floor: bark and leaves, cake and icing, crooked stone, damp sand, riveted sheets. */
import type { Kind } from '../lib/cards';
import { YELLOW, RED, PAPER, BLUE, type Palette } from './kinds';
import {
  bare,
  line,
  number,
  path,
  points,
  rect,
  scallops,
  scatter,
  stripes,
  stroke,
  studs,
  turn,
} from './pencils';

export const FLOOR_HEIGHT = 48;
/** The picture teaches the rule (R5): a floor's width grows with its value. */
export const bodyWidth = (value: number): number => 96 + value * 9;
const isGroundFloor = (value: number): boolean => value >= 13;

/** The walls of a floor of value `v` from `l` to `r`. */
export const BODIES: Readonly<Record<Kind, (c: Palette, l: number, r: number, v: number) => string>> = {
  T(c, l, r, v) {
    const w = r - l,
      inner = l + 11,
      down = 'a9 9 0 0 1 0 15.5',
      up = 'a9 9 0 0 1 0-15.5';
    const bush = `M${l + 5} .8H${r - 5}${down}${down}a9 9 0 0 1 0 15.4H${l + 5}${up}${up}a9 9 0 0 1 0-15.4Z`;
    const leaves = `M${l + 3} .8H${r - 3}V7${scallops(-(w - 6), Math.round(w / 17), [9, 13, 7, 11], v)}Z`;
    const grain = turn(
      [
        () =>
          line(`M${inner} 20H${r - 11}M${inner} 29H${r - 11}M${inner} 38H${r - 11}`, stroke(c.shade, 1.2)),
        () => stripes(inner + 6, r - 12, 12, 34.4, c.shade, 1.2, 8.6),
        () =>
          line(
            scatter(inner + 3, r - 18, 9.5, (x, i) => `M${x} ${[22, 31, 40][i % 3]}q3 3 6 0`),
            stroke(c.shade, 1.3),
          ),
      ],
      v,
    )();
    const fruit = turn([RED, PAPER, c.trimLite, YELLOW], v);
    return (
      path(bush, c.trimShade) +
      path(`M${inner} 2H${r - 11}V47.2H${inner}Z`, c.wall) +
      grain +
      rect(r - 20, 8, 8.4, 38.6, c.shade, 0, bare + ' opacity=".6"') +
      (isGroundFloor(v) ? stripes(inner + 1, r - 12, 42.4, 4.4, c.trimShade, 2, 1.6) : '') +
      path(leaves, c.trim) +
      points(
        scatter(l + 12, r - 8, 21, (x, i) => `M${x} ${[5, 9, 6][(i + v) % 3]};`) +
          `M${l + 5} 24;M${l + 6} 38;M${r - 5} 20;M${r - 6} 36;`,
        3,
        fruit,
      )
    );
  },
  C(c, l, r, v) {
    const w = r - l,
      icing = v % 3 === 1 ? '#8a5238' : c.trim;
    const cake = `M${l + 9} .8H${r - 9}Q${r - 1} .8 ${r - 1} 10 ${r - 2.4} 24 ${r - 0.8} 38 ${r - 0.8} 47.2 ${r - 9} 47.2H${l + 9}Q${l + 0.8} 47.2 ${l + 0.8} 38 ${l + 2.4} 24 ${l + 1} 10 ${l + 1} .8 ${l + 9} .8Z`;
    const top = `M${l + 9} .8H${r - 9}Q${r - 1} .8 ${r - 1} 9${scallops(-(w - 2), Math.round(w / 19), [9, 4, 12, 6], v)}Q${l + 1} .8 ${l + 9} .8Z`;
    const dough = turn(
      [
        () => studs(l + 9, r - 12, 20, 4, c.lite, 15) + studs(l + 16.5, r - 12, 31, 4, c.lite, 15),
        () => stripes(l + 5, r - 12, 8, 31, c.lite, 5, 7),
        () => '',
        () => line(`M${l + 4} 27H${r - 4}`, stroke(c.trim, 2.6)),
      ],
      v,
    )();
    const foot = isGroundFloor(v)
      ? path(
          `M${l + 1} 39.6H${r - 1}Q${r - 1} 47.2 ${r - 9} 47.2H${l + 9}Q${l + 1} 47.2 ${l + 1} 39.6Z`,
          '#d9a06b',
        ) + stripes(l + 8, r - 6, 40.4, 6, '#a86f3f', 1.1, 9)
      : path(`M${l + 1.6} 39H${r - 1.6}L${r - 2.4} 43H${l + 2.4}Z`, c.trim, bare);
    return (
      path(cake, c.wall) +
      dough +
      path(
        `M${r - 12} 2H${r - 9}Q${r - 2} 2 ${r - 2} 10L${r - 3} 24 ${r - 2} 38Q${r - 2} 46 ${r - 9} 46H${r - 12}Z`,
        c.shade,
        bare + ' opacity=".6"',
      ) +
      foot +
      path(top, icing) +
      sprinkles(l + 10, r - 10, v)
    );
  },
  H(c, l, r, v) {
    const w = r - l,
      lean = v % 2 ? 1.4 : -1.4,
      teeth = Math.round(w / 13),
      step = number(-w / teeth / 2),
      depth = [5, 3.4, 6];
    const wall = `M${l + 5 + lean} 8H${r - 5 + lean}L${r - 3.6} 30 ${r - 4.6} 47.2H${l + 4}L${l + 5.4} 28Z`;
    const roof = `M${l + 4} .8H${r - 4}L${r - 0.4} 9.4${Array.from({ length: teeth }, (_, i) => `l${step} ${turn(depth, i + v)} ${step}-${turn(depth, i + v)}`).join('')}Z`;
    const masonry = turn(
      [
        () =>
          path(
            scatter(l + 10, r - 16, 23, (x, i) => `M${x} ${[17, 38, 25, 33][i % 4]}h7v4h-7z`),
            c.lite,
            bare,
          ),
        () => stripes(l + 12, r - 8, 11, 36, c.shade, 1.1, 9.4),
        () =>
          line(
            scatter(l + 12, r - 16, 31, (x, i) => `M${x} ${[16, 30][i % 2]}l3 4-2 3 4 5`),
            stroke(c.shade, 1.3),
          ) +
          points(
            scatter(l + 8, r - 8, 17, (x, i) => `M${x} ${[38, 22, 30][i % 3]};`),
            2.6,
            c.lite,
          ),
      ],
      v,
    )();
    const foot = isGroundFloor(v)
      ? rect(l + 3.4, 42, w - 7.4, 5.2, c.trimLite, 1) + stripes(l + 14, r - 8, 42.6, 4, c.trimShade, 1.1, 12)
      : '';
    return (
      path(wall, c.wall) +
      masonry +
      path(
        `M${r - 15} 12H${r - 6 + lean}L${r - 4.6} 30 ${r - 5.6} 46.4H${r - 15}Z`,
        c.shade,
        bare + ' opacity=".6"',
      ) +
      foot +
      path(roof, c.trim) +
      line(`M${l + 6} 4.6H${r - 6}`, stroke(c.trimLite, 1.4))
    );
  },
  S(c, l, r, v) {
    const w = r - l,
      count = Math.round(w / 17),
      step = w / count;
    const wall = `M${l + 4} .8H${r - 4}Q${r - 2} 24 ${r - 0.8} 47.2H${l + 0.8}Q${l + 2} 24 ${l + 4} .8Z`;
    const merlons = Array.from(
      { length: count },
      (_, i) =>
        `M${number(l + step * (i + 0.2))} .8h${number(step * 0.6)}v${7 + ((i + v) % 2)}h${number(-step * 0.6)}z`,
    ).join('');
    const grains = points(
      scatter(l + 8 + (v % 5), r - 5, 12, (x, i) => `M${x} ${15 + ((i * 13 + v * 5) % 26)};`),
      1.6,
      c.trimShade,
    );
    const relief = turn(
      [
        () => '',
        () => line(`M${l + 3} 27${scallops(w - 6, Math.round(w / 30), [-5, 5], v)}`, stroke(c.shade, 1.4)),
        () => stripes(l + 14, r - 10, 13, 30, c.lite, 2.4, 10),
      ],
      v,
    )();
    const foot = isGroundFloor(v)
      ? path(
          `M${l + 1.2} 44${scallops(w - 2.4, Math.round(w / 14), [-5], 0)}V47.2H${l + 1}Z`,
          '#7fbcc8',
          ' stroke-width="1"',
        )
      : path(`M${l + 2} 43.4H${r - 2}V46.4H${l + 1.6}Z`, c.trim, bare);
    return (
      path(wall, c.wall) +
      relief +
      path(`M${r - 14} 10H${r - 4}Q${r - 3} 28 ${r - 2} 46H${r - 14}Z`, c.shade, bare + ' opacity=".55"') +
      grains +
      foot +
      path(`M${l + 4.6} 1.6H${r - 4.6}V9.6H${l + 4.4}Z`, c.trimShade, bare) +
      path(merlons, c.trimLite) +
      line(`M${l + 3.4} 11H${r - 3.4}`, ' stroke-width="1"')
    );
  },
  M(c, l, r, v) {
    const w = r - l,
      rust = c.rust,
      patch = l + 7 + ((v * 23) % 20),
      other = r - 32 - ((v * 17) % 18);
    const sheet = turn(
      [
        () => '',
        () => stripes(l + 10, r - 8, 8, 34, c.shade, 1.2, 6),
        () => studs(l + 10, r - 8, 12, 2, c.trim, 9) + studs(l + 10, r - 8, 38.6, 2, c.trim, 9),
      ],
      v,
    )();
    return (
      rect(l + 4, 4, w - 8, 42, c.wall, 0) +
      sheet +
      rect(patch, 10, 16 + v, 31, v % 2 ? c.lite : rust, 1, stroke(c.trimShade, 1)) +
      rect(other, 10, 22, 31, v % 3 ? c.lite : c.verdigris, 1, stroke(c.trimShade, 1)) +
      rect(r - 13, 8, 8.4, 34, c.shade, 0, bare + ' opacity=".6"') +
      rect(l + 0.8, 0.8, w - 1.6, 6.6, c.trim, 1.5) +
      studs(l + 6, r - 5, 4.1, 2.6, c.trimLite, 8) +
      rect(l + 0.8, 42.6, w - 1.6, 4.6, isGroundFloor(v) ? YELLOW : c.trim, 1.5) +
      (isGroundFloor(v) ? stripes(l + 4, r - 3, 43.2, 3.4, '#3f4b53', 5, 6) : '')
    );
  },
};

export const sprinkles = (l: number, r: number, v: number): string =>
  [RED, YELLOW, BLUE]
    .map((colour, i) =>
      line(
        scatter(
          l + 4 + i * 9 + (v % 4) * 2,
          r,
          27,
          (x) => `M${x} ${4 + ((Math.round(Number(x)) * 7 + i) % 3)}l${i - 1 || 1.6} 2`,
        ),
        stroke(colour, 2),
      ),
    )
    .join('');
