/** The result of a game as one picture to share: the winner's towers, and the table of points on a board below them. */
import { KINDS, type Kind, type Towers } from '../cards';
import {
  background,
  middleOf,
  SPACE,
  tallestOf,
  towersSvg,
  WIDTH,
  wrapped,
  type Picture,
  type Written,
} from '../picture';
import type { ScoreColumn } from '../view';
import type { PadTowers } from './score';
import { isCounted } from './towers';

const ROW = 62,
  SIZE = 34,
  LABELS = 330;

export interface RowNames {
  readonly kinds: (kind: Kind) => string;
  readonly main: string;
  readonly rubble: string;
  readonly total: string;
}

const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

export function scorePicture(
  towers: PadTowers,
  columns: readonly ScoreColumn[],
  names: RowNames,
  title: string,
  dark = false,
): Picture {
  const known = Object.fromEntries(
    KINDS.map((kind) => [kind, isCounted(towers[kind]) ? [] : towers[kind]]),
  ) as unknown as Towers;
  const rows: { name: string; cells: string[]; isStrong?: boolean }[] = [
    { name: '', cells: columns.map(({ name }) => shortened(name, columns.length)), isStrong: true },
    ...KINDS.map((kind) => ({
      name: names.kinds(kind),
      cells: columns.map(({ parts }) => (parts.towers[kind] === undefined ? '–' : `${parts.towers[kind]}`)),
    })),
    { name: names.main, cells: columns.map(({ parts }) => `+${parts.main_points}`) },
    { name: names.rubble, cells: columns.map(({ parts }) => plain(parts.rubble_points)) },
    { name: names.total, cells: columns.map(({ parts }) => plain(parts.total)), isStrong: true },
  ];
  const foot = SPACE.title + SPACE.margin + tallestOf(known),
    board = foot + SPACE.ground + SPACE.margin;
  const height = board + rows.length * ROW + SPACE.margin * 2;
  const { svg, ink } = background(height, dark);
  const surface = dark ? '#222640' : '#fffdf8',
    gold = dark ? '#4d431f' : '#fbe9b8';
  const left = SPACE.margin,
    width = WIDTH - 2 * SPACE.margin,
    step = (width - LABELS) / columns.length;
  const middle = (column: number): number => left + LABELS + step * (column + 0.5);
  const panel = `<rect x="${left}" y="${board}" width="${width}" height="${rows.length * ROW + SPACE.margin / 2}" rx="24" fill="${surface}"/>`;
  const wins = columns
    .map(({ isWinner }, i) =>
      isWinner
        ? `<rect x="${middle(i) - step / 2 + 6}" y="${board + 8}" width="${step - 12}" height="${rows.length * ROW + 4}" rx="16" fill="${gold}"/>`
        : '',
    )
    .join('');
  const words = rows.flatMap(({ name, cells, isStrong }, row): Written[] => {
    const line = { y: board + ROW * (row + 0.75), size: isStrong ? SIZE * 1.15 : SIZE, ink };
    return [
      { ...line, text: name, x: left + 28, align: 'left', most: LABELS - 40 },
      ...cells.map((text, i) => ({ ...line, text, x: middle(i), align: 'center', most: step - 16 }) as const),
    ];
  });
  const counts = KINDS.flatMap((kind, i): Written[] => {
    const tower = towers[kind];
    if (!isCounted(tower) || tower.count === 0) return [];
    const place = { x: middleOf(i), y: foot - 20, size: 60, ink, align: 'center', most: 200 } as const;
    return [{ ...place, text: `×${tower.count}` }];
  });
  const heading: Written = {
    text: title,
    x: WIDTH / 2,
    y: SPACE.title - 24,
    size: 54,
    ink,
    align: 'center',
    most: width,
  };
  return wrapped(
    [svg, towersSvg(known, foot, dark), panel, wins].join(''),
    [...counts, ...words, heading],
    height,
  );
}

/** A name that fits its column. */
function shortened(name: string, columns: number): string {
  const most = Math.floor(42 / columns);
  return [...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name;
}
