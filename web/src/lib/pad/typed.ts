/** A player's towers as typed: `T:15,9,0 S:6,4 x:2`, the project's notation, and what people write instead of it (`t
 * 15 9 0`). */
import { isKind, KINDS, type Kind } from '../cards';
import { DATA, MOST_RUBBLE, TALLEST } from './data';
import { emptySeat } from './session';
import type { PadSeat } from './score';
import { isCounted, type PadTower } from './towers';

export const RUBBLE_MARK = 'x',
  COUNT_MARK = '×',
  CROWN_MARK = '^';

const formatTower = (kind: Kind, tower: PadTower): string =>
  isCounted(tower)
    ? `${kind}${COUNT_MARK}${tower.count}${tower.crowned ? CROWN_MARK : ''}`
    : `${kind}:${tower.join()}`;

/** `T:15,9 S×4^ x:2`: a tower of which only the number of cards is known has ×, and ^ with a spire. */
export function formatSeat({ towers, rubble }: PadSeat): string {
  const words = KINDS.filter((kind) =>
    isCounted(towers[kind]) ? towers[kind].count > 0 : towers[kind].length > 0,
  ).map((kind) => formatTower(kind, towers[kind]));
  return [...words, ...(rubble > 0 ? [`${RUBBLE_MARK}:${rubble}`] : [])].join(' ');
}

/** What was typed, or the part that cannot be read. */
export function parseSeat(text: string): PadSeat | { readonly unread: string } {
  const parts = text.trim().match(/[a-z][^a-z]*|[^a-z]+/gi) ?? [];
  let seat = emptySeat;
  const seen = new Set<string>();
  for (const part of parts) {
    const mark = part.charAt(0),
      kind = mark.toUpperCase(),
      rest = part.slice(1).trim().replace(/^:/, '').trim();
    const key = mark.toLowerCase() === RUBBLE_MARK ? RUBBLE_MARK : kind;
    if (seen.has(key)) return { unread: part.trim() };
    seen.add(key);
    if (key === RUBBLE_MARK) {
      const rubble = Number(rest);
      if (!/^\d+$/.test(rest) || rubble > MOST_RUBBLE) return { unread: part.trim() };
      seat = { ...seat, rubble };
    } else {
      const tower = isKind(kind) ? readTower(rest) : null;
      if (!isKind(kind) || tower === null) return { unread: part.trim() };
      seat = { ...seat, towers: { ...seat.towers, [kind]: tower } };
    }
  }
  return seat;
}

function readTower(text: string): PadTower | null {
  const counted = /^[×*]\s*(\d{1,2})(\^?)$/.exec(text);
  if (counted !== null) {
    const count = Number(counted[1]);
    return count > TALLEST ? null : { count, crowned: counted[2] === CROWN_MARK && count > 0 };
  }
  const values = text.split(/[\s,;.]+/).filter((word) => word !== '');
  const isRead =
    values.length > 0 &&
    values.length <= TALLEST &&
    values.every((word) => /^\d{1,2}$/.test(word) && DATA.values.includes(Number(word)));
  return isRead ? values.map(Number) : null;
}
