// boardgame.io with tic-tac-toe, at a free port of 127.0.0.1, games in memory; prints its address when it listens.
const { Server, Origins } = require('boardgame.io/server');

const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'].map((row) => [...row].map(Number));

const hasRow = (fields, player) => ROWS.some((row) => row.every((field) => fields[field] === player));

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ fields: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, field) {
      if (G.fields[field] !== null) return 'INVALID_MOVE';
      G.fields[field] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (hasRow(G.fields, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (G.fields.every((field) => field !== null)) return { winner: null };
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { app } = server;
const listen = app.listen.bind(app);
app.listen = (port, done) => listen(port, '127.0.0.1', done);
server.run({ port: 0 }).then(({ appServer }) => {
  process.stderr.write(`node ${process.version}\n`);
  process.stdout.write(`boardgame.io is at http://127.0.0.1:${appServer.address().port}\n`);
});
