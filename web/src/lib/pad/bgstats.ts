/** A game for BG Stats, a play logger: its documented address takes one play as JSON and opens the app
 * (bgstatsapp.com/support, "Push plays to
 * BG Stats from other apps or websites"). Nothing is sent from here: it is a link that the reader may follow. */
import { scoreSeat, winnersOf } from './score';
import { dateOf, type PadGame } from './session';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';
/** BG Stats remembers under these names which of its games and players are meant: they must not change. */
const SOURCE = 'fivetowers',
  GAME = '5-towers',
  NAME = '5 Towers';

export function bgStatsLink(game: PadGame, names: readonly string[]): string {
  const winners = winnersOf(game.seats);
  const play = {
    sourceName: SOURCE,
    sourcePlayId: `${game.at}-${names.join('-')}`,
    playDate: dateOf(game).toISOString().slice(0, 19).replace('T', ' '),
    game: { name: NAME, sourceGameId: GAME, highestWins: true, noPoints: false },
    players: game.seats.map((seat, i) => ({
      name: names[i] ?? '',
      sourcePlayerId: names[i] ?? '',
      score: scoreSeat(seat).total,
      winner: winners.includes(i),
    })),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
