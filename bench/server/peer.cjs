// boardgame.io's server with a game of our size: four seats, towers of cards, one move a turn.
// In its favour: storage in memory (its default; nothing is durable), no undo, a move that does next to nothing.
// Usage: node peer.cjs PORT
const { Server } = require("boardgame.io/server");

const SEATS = 4;
const TOWERS = 5;
const CARDS = 10;

const game = {
  name: "five-towers",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => ({
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: `player ${seat}`,
      towers: Array.from({ length: TOWERS }, () => Array.from({ length: CARDS }, (_, card) => `r${card + 5}`)),
      bid: 0,
    })),
    display: ["b15", "g3", "y7", "r11", "w2"],
    round: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, tower, card) => {
      const seat = G.seats[Number(playerID)];
      seat.towers[tower][G.round % CARDS] = card;
      seat.bid += 1;
      G.round += 1;
    },
  },
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
// Its own call names no host and would listen on every address.
server.app.listen = (port, done) => {
  listen(port, "127.0.0.1", done);
  return server.app.server;
};
server.run(Number(process.argv[2]));
