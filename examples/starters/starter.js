// The least a 5tp bot must do (docs/bots.md), in JavaScript for Node: it says 0 or passes, which is legal.
// It never has to build: a bid of 0 takes no card, and a pass leaves the round. Make `choose` better from here.

const LONGEST_LINE = 4096;
let game = null; // all that has happened in this game: deal …, bid …, pass, build …

function choose(actions) {
  // Only the starting player may say 0, and has to say something.
  return actions[actions.length - 1].startsWith('deal ') ? 'bid 0' : 'pass';
}

function answer(line) {
  if (line === '5tp') return '5tp 1 starter (JavaScript)';
  if (/^new players [2-5] start [1-5]( variant (standard|tabletop))?$/.test(line)) {
    game = [];
    return 'ok';
  }
  if (game === null) return 'error no_game begin with new';
  if (/^do ./.test(line)) {
    game.push(line.slice(3));
    return 'ok';
  }
  if (line === 'undo' && game.length > 0) {
    game.pop();
    return 'ok';
  }
  if (/^go( ms [1-9][0-9]*)?$/.test(line) && game.length > 0) return `action ${choose(game)}`;
  return 'error cannot I cannot do that';
}

let rest = Buffer.alloc(0);
process.stdin.on('data', (data) => {
  rest = Buffer.concat([rest, data]);
  for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
    const bytes = rest.subarray(0, end);
    rest = rest.subarray(end + 1);
    let line = bytes.toString('utf8').replace(/\r$/, '');
    if (line === 'quit') process.exit(0);
    if (line.includes('\ufffd') || line.length > LONGEST_LINE) line = ''; // not UTF-8, or too long
    process.stdout.write(`${answer(line)}\n`);
  }
});
process.stdin.on('end', () => process.exit(0));
