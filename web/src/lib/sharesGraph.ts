/** Who was winning, as a part of the picture to share: a line for each seat over the game, its name at the end. */
import { apart, shareLine, upwards, type AnalysedGame, type Frame } from './analysis';
import { SPACE, WIDTH, type Drawn } from './picture';

/** As in tokens.css and study.css, where the page's own graph has them from. */
export const LINES = {
  light: ['#b3391a', '#0b5f93', '#1e6b45', '#6a3fa0', '#7a4a12'],
  dark: ['#ff9a70', '#6cc4f5', '#7fd89b', '#c4a4f5', '#e3b878'],
} as const;
const DASHES = ['16 9', '3 9', '27 9 5 9', '9 7'];
const HEIGHT = 330,
  INSET = 28,
  NAMES = 250,
  SIZE = 30;

export interface Drawer {
  /** The seat whose line is thick. */
  readonly front: number;
  readonly caption: string;
  readonly name: (seat: number) => string;
  /** From 0, as everywhere on the page. */
  readonly colour: (seat: number) => number;
  readonly dark: boolean;
}

export function sharesGraph(game: AnalysedGame, { front, caption, name, colour, dark }: Drawer): Drawn {
  const frame: Frame = {
    width: WIDTH,
    height: HEIGHT,
    left: SPACE.margin + INSET,
    right: SPACE.margin + NAMES,
    top: 72,
    bottom: INSET,
    rounds: game.events.at(-1)?.round ?? 1,
  };
  const ink = (seat: number): string => (dark ? LINES.dark : LINES.light)[colour(seat)] ?? '';
  const seats = Array.from({ length: game.players }, (_, i) => i + 1);
  const others = seats.filter((seat) => seat !== front);
  const right = WIDTH - frame.right;
  const ends = apart(
    seats.map((seat) => upwards(frame, game.events.at(-1)?.share[seat - 1] ?? 0)),
    SIZE + 6,
    upwards(frame, 0),
  );
  const paper = dark ? '#222640' : '#fffdf8',
    pencil = dark ? '#9a93ad' : '#85785f';
  const size = `width="${WIDTH - 2 * SPACE.margin}" height="${HEIGHT}"`;
  const plate = `<rect x="${SPACE.margin}" ${size} rx="18" fill="${paper}" opacity=".88"/>`;
  const level = (share: number): string => {
    const y = upwards(frame, share).toFixed(1);
    return `<path d="M${frame.left},${y}H${right}" stroke="${pencil}" stroke-dasharray="4 8"/>`;
  };
  const course = (seat: number, look: string): string =>
    `<path d="${shareLine(game, seat, frame)}" fill="none" stroke="${ink(seat)}" stroke-linejoin="round" ${look}/>`;
  return {
    svg: [
      plate,
      ...[0, 1 / game.players, 1].map(level),
      ...others.map((seat, i) => course(seat, `stroke-width="5" stroke-dasharray="${DASHES[i]}"`)),
      course(front, 'stroke-width="9"'),
    ].join(''),
    words: [
      {
        text: caption,
        x: frame.left,
        y: 46,
        size: SIZE,
        ink: dark ? '#f6f1e7' : '#262138',
        align: 'left',
        most: WIDTH - 2 * frame.left,
      },
      ...seats.map((seat, i) => ({
        text: name(seat),
        x: right + 18,
        y: (ends[i] ?? 0) + SIZE / 3,
        size: SIZE,
        ink: ink(seat),
        align: 'left' as const,
        most: NAMES - 34,
      })),
    ],
    height: HEIGHT,
  };
}
