/** A whole session as a short text for the end of an address, and back. What cannot be read gives null, never half a
 * session.
 *
 * `1;Anna,Ben;fk3z/f960.c0...n4k.2/…`: version; names; then each game: its minute, and the seats. A seat has five
 * towers in the order of kinds and its rubble. A tower is one hexadecimal digit a card from the bottom up; `n4` is
 * one of four cards, `n4k` one with a spire.
 */
import { KINDS } from '../cards';
import { LONGEST_NAME } from '../names';
import { DATA, FEWEST, MOST, MOST_RUBBLE, TALLEST } from './data';
import type { PadSeat, PadTowers } from './score';
import type { PadGame, PadSession } from './session';
import { isCounted, type PadTower } from './towers';

const VERSION = '1',
  HEX = 16,
  DENSE = 36;
const MOST_GAMES = 99;

const formatTower = (tower: PadTower): string =>
  isCounted(tower)
    ? `n${tower.count}${tower.crowned ? 'k' : ''}`
    : tower.map((value) => value.toString(HEX)).join('');
const formatSeat = ({ towers, rubble }: PadSeat): string =>
  [...KINDS.map((kind) => formatTower(towers[kind])), rubble].join('.');
const formatGame = ({ at, seats }: PadGame): string =>
  [at.toString(DENSE), ...seats.map(formatSeat)].join('/');
export const formatSession = ({ names, games }: PadSession): string =>
  [VERSION, names.map(encodeURIComponent).join(), ...games.map(formatGame)].join(';');

class Unreadable extends Error {}
function check(isRight: boolean): void {
  if (!isRight) throw new Unreadable();
}

function parseTower(text: string): PadTower {
  const found = /^n(\d{1,2})(k?)$/.exec(text);
  if (found !== null) {
    const count = Number(found[1]);
    check(count <= TALLEST && (count > 0 || found[2] === ''));
    return { count, crowned: found[2] === 'k' };
  }
  check(/^[0-9a-f]*$/.test(text) && text.length <= TALLEST);
  return Array.from(text, (digit) => parseInt(digit, HEX)).map(
    (value) => (check(DATA.values.includes(value)), value),
  );
}

function parseSeat(text: string): PadSeat {
  const parts = text.split('.'),
    rubble = parts.at(-1) ?? '';
  check(parts.length === KINDS.length + 1 && /^\d{1,3}$/.test(rubble) && Number(rubble) <= MOST_RUBBLE);
  const towers = Object.fromEntries(
    KINDS.map((kind, i) => [kind, parseTower(parts[i] ?? '')]),
  ) as unknown as PadTowers;
  return { towers, rubble: Number(rubble) };
}

function parseGame(text: string, players: number): PadGame {
  const [at = '', ...seats] = text.split('/');
  check(/^[0-9a-z]{1,7}$/.test(at) && seats.length === players);
  return { at: parseInt(at, DENSE), seats: seats.map(parseSeat) };
}

// eslint-disable-next-line no-control-regex -- names have none
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/;

export function parseSession(text: string): PadSession | null {
  try {
    const [version, names = '', ...games] = text.split(';');
    const read = names.split(',').map(decodeURIComponent);
    check(
      version === VERSION &&
        read.length >= FEWEST &&
        read.length <= MOST &&
        games.length >= 1 &&
        games.length <= MOST_GAMES,
    );
    check(read.every((name) => [...name].length <= LONGEST_NAME && !CONTROLS.test(name)));
    return { names: read, games: games.map((game) => parseGame(game, read.length)) };
  } catch (error) {
    if (error instanceof Unreadable || error instanceof URIError) return null;
    throw error;
  }
}
